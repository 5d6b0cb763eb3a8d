import type { SignedContent, JudgedFile } from "../../signing/judged-file.ts";
import { judgeFileApart } from "../../signing/signed-file-apart.ts";
import { openable } from "./opened-apart.ts";
import { type GetTrust, usualTrust } from "./trust.ts";

/** Judges every signature inside a file that is stored nowhere. @throws unavailable */
export const judgeBytes = (
  bytes: Buffer,
  contents: SignedContent[],
  trust: GetTrust = usualTrust,
): Promise<JudgedFile> => openable(async () => judgeFileApart(bytes, await trust(), contents));
