import { openFile } from "../pdf/file.ts";
import { dateIn, textIn } from "../pdf/strings.ts";
import { type FoundSignature, PdfBench, signaturesOf } from "./pdf-bench.ts";
import { readable } from "./pdf-readable.ts";
import type { Trust, Verdict } from "./verdict.ts";

/** A signature inside a PDF, judged. */
export interface PdfVerdict extends Verdict {
  /** As its dictionary says where the signature covers that, else as its certificate does. */
  semnatar?: string;
  /** The name of its field. */
  field: string;
  /** Which revision of the file it signed, from 1. A signature that signs nothing is no revision. */
  numarRevizie: number;
  /** Where that revision ends. */
  end: number;
}

/**
 * Judges every signature inside a PDF, oldest first, or the one in a field; none for what is no PDF that can be read.
 */
export async function judgePdf(bytes: Buffer, trust: Trust, field?: string): Promise<PdfVerdict[]> {
  const view = readable(() => openFile(bytes));
  if (!view) return [];
  const found = signaturesOf(view);
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

function factsOf(one: FoundSignature, verdict: Verdict): Omit<PdfVerdict, "numarRevizie"> {
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

/** One line of text, as names are shown; undefined where nothing is left. */
function lineOf(text: string | undefined): string | undefined {
  const line = [...(text?.replace(/\p{C}+/gu, " ").trim() ?? "")].slice(0, 127).join("").trim();
  return line === "" ? undefined : line;
}
