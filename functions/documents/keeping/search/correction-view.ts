import * as z from "zod";
import type { Correction } from "../../search-index/correction.ts";

/** Why nothing was searched: the query has neither a letter nor a digit. */
export const NotSearchedView = z.enum(["FARA_CUVINTE"]);
export type NotSearched = z.output<typeof NotSearchedView>;

/** The corrected query, used if words of the original one have no matches. */
export const CorrectionView: z.ZodType<Correction> = z
  .object({
    searched: z.string(),
    exact: z.string(),
    words: z.array(z.object({ typed: z.string(), searched: z.string() })),
  })
  .meta({ id: "Corectare" });
