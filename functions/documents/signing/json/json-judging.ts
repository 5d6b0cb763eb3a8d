import { judgeEach, type JudgedSignature, type SignedContent } from "../judged-file.ts";
import type { Trust, Verdict } from "../outcomes.ts";
import { validate } from "../validation.ts";
import { corruptSignature, partly } from "../verdict.ts";
import { type JsonSignature, readJades } from "./jades-reading.ts";
import { JsonError } from "./strict-json.ts";

/**
 * Judges every signature in a file of JSON (JAdES): its payload is in it, or beside it. A file that speaks of signatures and cannot be
 * read has a broken one; undefined if it is of another kind.
 */
export async function judgeJson(
  bytes: Buffer,
  trust: Trust,
  contents: SignedContent[],
): Promise<JudgedSignature[] | undefined> {
  const signatures = readOrNone(bytes, contents);
  if (!signatures)
    return bytes.includes('"protected"') ? [{ ...corruptSignature, numarRevizie: 1 }] : undefined;
  return judgeEach(signatures, (one) => verdictOf(one, trust));
}

function readOrNone(bytes: Buffer, contents: SignedContent[]): JsonSignature[] | undefined {
  try {
    return readJades(bytes, contents);
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}

/** Members beside the signature are shown, and nobody signed them. */
async function verdictOf({ found, isWhole }: JsonSignature, trust: Trust): Promise<Verdict> {
  const verdict = await validate(found, trust);
  return verdict.indicatie === "TOTAL_PASSED" && !isWhole ? partly(verdict) : verdict;
}
