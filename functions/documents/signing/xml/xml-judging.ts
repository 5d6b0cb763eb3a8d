import { documentIn, XmlError } from "../../../../shared/xml/parse.ts";
import { judgeEach, type JudgedSignature, type SignedContent } from "../judged-file.ts";
import type { Trust, Verdict } from "../outcomes.ts";
import { validate } from "../validation.ts";
import { corruptSignature, partly } from "../verdict.ts";
import type { Beside } from "./data.ts";
import { readXades, type XmlSignature } from "./xades-reading.ts";

/**
 * Judges every signature in an XML document that speaks of signatures: enveloped, enveloping, or of files beside it. One that
 * cannot be read has a broken one.
 */
export async function judgeXml(
  bytes: Buffer,
  trust: Trust,
  contents: SignedContent[],
): Promise<JudgedSignature[]> {
  const signatures = readOrNone(bytes, { contents });
  if (!signatures) return [{ ...corruptSignature, numarRevizie: 1 }];
  return judgeEach(signatures, (one) => verdictOf(one, trust));
}

export function readOrNone(bytes: Buffer, beside: Beside): XmlSignature[] | undefined {
  const document = documentIn(bytes);
  try {
    return document && readXades(document, beside);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}

/** A signature that holds, but not for all that the document shows, does not hold for the document. */
async function verdictOf({ found, coverage, isCounter }: XmlSignature, trust: Trust): Promise<Verdict> {
  const verdict = await validate(found, trust);
  return verdict.indicatie === "TOTAL_PASSED" && !coverage.isWhole && !isCounter ? partly(verdict) : verdict;
}
