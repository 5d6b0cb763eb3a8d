import type { PdfFile } from "../../../shared/pdf/file.ts";
import { failed, open, type Outcome, type Verdict, verdictWithout } from "./outcomes.ts";
import type { Integrity } from "./reasons.ts";

/** Its field cannot be read. */
interface Unreachable extends Verdict {
  field: "";
  numarRevizie: number;
  end: number;
}

const MOST = 100;
const RANGE = /\/ByteRange\s*\[\s*0\s+\d{1,12}\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;

/** Why no reader of the sections reaches them. */
const outcomes: Record<PdfFile["encryption"], [Outcome, Integrity]> = {
  none: [failed("FORMAT_FAILURE", "SEMNATURA_CORUPTA"), "MODIFICATA"],
  open: [failed("FORMAT_FAILURE", "SEMNATURA_CORUPTA"), "MODIFICATA"],
  locked: [open("GENERIC", "FISIER_CRIPTAT"), "NESTABILITA"],
  unknown: [open("GENERIC", "NESUSTINUT"), "NESTABILITA"],
  mixed: [failed("FORMAT_FAILURE", "CONTINUT_MODIFICAT"), "MODIFICATA"],
};

/**
 * Signatures that no reader of the sections reaches: the file was damaged or changed after it was signed, or it does not open
 * without a password. They are searched for, because nothing is trusted by it: an answer without them would say that the
 * file was never signed.
 */
export function unreachableIn({ bytes, encryption }: PdfFile): Unreachable[] {
  const [outcome, integritate] = outcomes[encryption];
  const verdict: Verdict = verdictWithout(outcome, { integritate });
  return [...bytes.toString("latin1").matchAll(RANGE)].slice(0, MOST).map(([, next, rest]) => ({
    ...verdict,
    field: "",
    numarRevizie: 1,
    end: Number(next) + Number(rest),
  }));
}
