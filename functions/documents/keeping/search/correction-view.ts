import * as z from "zod";
import type { Correction } from "../../search-index/correction.ts";

/** The corrected query, used if words of the original one have no matches. */
export const CorrectionView: z.ZodType<Correction> = z
  .object({
    searched: z.string(),
    exact: z.string(),
    words: z.array(z.object({ typed: z.string(), searched: z.string() })),
  })
  .meta({ id: "Corectare" });
