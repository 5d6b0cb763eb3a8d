import { judgeReadableApart } from "../../signing/pdf-apart.ts";
import type { PdfVerdict } from "../../signing/pdf-judging.ts";
import { fetchList } from "../../signing/revocation-lists.ts";
import { openable } from "./opened-apart.ts";
import { trustBy } from "./trust.ts";

/** Judges every signature inside a file that is not stored; null if it is not a readable PDF. @throws unavailable */
export const judgeBytes = (bytes: Buffer): Promise<PdfVerdict[] | null> =>
  openable(async () => judgeReadableApart(bytes, await trustBy(fetchList)));
