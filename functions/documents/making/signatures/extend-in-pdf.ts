import type { Trust } from "../../signing/outcomes.ts";
import type { PdfVerdict } from "../../signing/pdf-judging.ts";
import { fillPdf } from "../../signing/pdf-signing.ts";
import { extendApart, judgeApart } from "../../signing/signed-file-apart.ts";
import type { SigningService } from "../../signing/signing-port.ts";

interface Wish {
  /** The field of the signature. */
  field: string;
  trust: Trust;
  stamp: SigningService["stamp"];
  /** Revocation lists that count in any case, beside those that the file already has. */
  lists?: Buffer[];
}

interface JudgedPdf {
  bytes: Buffer;
  verdict: PdfVerdict | undefined;
}

/**
 * Judges a signature of a PDF, and appends what the next judgement needs (B-LT) and a time stamp of the document (B-LTA), as far as both
 * can be had now. What does not hold is not added; the file is then as it was, and the verdict says why.
 */
export async function extendInPdf(bytes: Buffer, { field, trust, stamp, lists }: Wish): Promise<JudgedPdf> {
  const { verdict, ...extended } = await extendApart(bytes, trust, { field, lists });
  const { bytes: prepared, digest, hole, stored } = extended;
  if (!prepared || !digest || !hole || stored === undefined) return { bytes, verdict };
  const token = await stamp(digest);
  const stamped = token && token.length * 2 <= hole.end - hole.start - 2 ? token : undefined;
  const candidates = [
    ...(stamped ? [fillPdf({ bytes: prepared, hole }, stamped)] : []),
    prepared.subarray(0, stored),
  ];
  let last = verdict;
  for (const candidate of candidates) {
    [last] = await judgeApart(candidate, trust, field);
    if (last?.status === "VALIDA") return { bytes: candidate, verdict: last };
  }
  return { bytes, verdict: last };
}
