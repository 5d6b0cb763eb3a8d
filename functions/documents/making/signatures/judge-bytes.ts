import type { SignedContent, JudgedFile } from "../../signing/judged-file.ts";
import { judgeFileApart } from "../../signing/signed-file-apart.ts";
import { fetchList } from "../../signing/revocation-lists.ts";
import { openable } from "./opened-apart.ts";
import { trustBy } from "./trust.ts";

/** Judges every signature inside a file that is stored nowhere. @throws unavailable */
export const judgeBytes = (bytes: Buffer, contents: SignedContent[]): Promise<JudgedFile> =>
  openable(async () => judgeFileApart(bytes, await trustBy(fetchList), contents));
