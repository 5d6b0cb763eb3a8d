import { openFile } from "../../../shared/pdf/file.ts";
import { dateIn, textIn } from "../../../shared/pdf/strings.ts";
import { type PdfSignature, PdfBench, signaturesOf } from "./pdf-bench.ts";
import { readable } from "./pdf-readable.ts";
import type { Trust, Verdict } from "./outcomes.ts";

/** The verdict on a signature inside a PDF. */
export interface PdfVerdict extends Verdict {
  /** From the signature dictionary if the signature covers it, else from the certificate. */
  semnatar?: string;
  /** The name of its field; empty if that cannot be read. */
  field: string;
  /** The revision of the file that it signed, from 1. A signature without a revision does not count. */
  numarRevizie: number;
  /** The end of that revision. */
  end: number;
}

/**
 * Judges every signature inside a PDF, oldest first, or the one in a field; none if the bytes are not a readable PDF.
 */
export const judgePdf = async (bytes: Buffer, trust: Trust, field?: string): Promise<PdfVerdict[]> =>
  (await judgeReadable(bytes, trust, field)) ?? [];

/** Like `judgePdf`, but null if the bytes are not a readable PDF. */
export async function judgeReadable(
  bytes: Buffer,
  trust: Trust,
  field?: string,
): Promise<PdfVerdict[] | null> {
  const view = readable(() => openFile(bytes));
  if (!view) return null;
  const isReadable = view.file.encryption === "none" || view.file.encryption === "open";
  const found = isReadable ? signaturesOf(view) : [];
  if (found.length === 0 && field === undefined && bytes.includes("/ByteRange"))
    return (await import("./pdf-unreachable.ts")).unreachableIn(view.file);
  const bench = new PdfBench(view, found, trust);
  const verdicts: PdfVerdict[] = [];
  let numarRevizie = 1;
  for (const one of found.filter(({ isStamp }) => !isStamp)) {
    if (field === undefined || one.field.name === field)
      verdicts.push({ ...factsOf(one, await bench.verdictOf(one)), numarRevizie });
    if (bench.isIntact(one)) numarRevizie += 1;
  }
  return verdicts;
}

function factsOf(one: PdfSignature, verdict: Verdict): Omit<PdfVerdict, "numarRevizie"> {
  const dict = typeof one.covered === "string" ? undefined : one.signature?.dict;
  const semnatLa = dateIn(dict?.get("M") ?? null) ?? verdict.semnatLa;
  const semnatar = lineOf(textIn(dict?.get("Name") ?? null)) ?? lineOf(verdict.certificat);
  return {
    ...verdict,
    ...(semnatLa ? { semnatLa } : {}),
    ...(semnatar === undefined ? {} : { semnatar }),
    field: one.field.name,
    end: one.end,
  };
}

/** One line of text, as names are shown; undefined if nothing is left. */
function lineOf(text: string | undefined): string | undefined {
  const line = [...(text?.replace(/\p{C}+/gu, " ").trim() ?? "")].slice(0, 127).join("").trim();
  return line === "" ? undefined : line;
}
