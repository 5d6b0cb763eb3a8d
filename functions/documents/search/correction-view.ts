import * as z from "zod";
import type { Correction } from "../../../shared/search/correction.ts";

/** What was searched in the place of words that find nothing. */
export const CorrectionView: z.ZodType<Correction> = z
  .object({
    searched: z.string(),
    exact: z.string(),
    words: z.array(z.object({ typed: z.string(), searched: z.string() })),
  })
  .meta({ id: "Corectare" });
