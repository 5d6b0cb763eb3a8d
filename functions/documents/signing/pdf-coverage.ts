import { type PdfFile, type PdfView } from "../../../shared/pdf/file.ts";
import { PdfNumber, PdfString, type PdfValue } from "../../../shared/pdf/values.ts";
import { Asn1Error, definite } from "./ber.ts";
import { type Field, fieldsOf, type SignatureValue, signatureIn } from "./pdf-fields.ts";
import { revisionEnding } from "./pdf-revisions.ts";
import type { Reason } from "./reasons.ts";

/** The range of a file that a signature covers. */
export interface Covered {
  cms: Buffer;
  parts: Buffer[];
  /** The revision that it signs; undefined if no section of the file ends there. */
  view: PdfView | undefined;
  /** Another field of that revision has it too: it would be shown twice. */
  isShared: boolean;
}

export const rangeOf = (signature: SignatureValue): number[] => {
  const range = signature.dict.get("ByteRange");
  return Array.isArray(range) ? range.map(numberIn) : [];
};

const numberIn = (value: PdfValue): number => (value instanceof PdfNumber ? value.value : NaN);

/** The end of the signed bytes; undefined if the byte range is not valid. */
export function endOf(signature: SignatureValue): number | undefined {
  const [, , next = NaN, rest = NaN] = rangeOf(signature);
  return Number.isSafeInteger(next + rest) ? next + rest : undefined;
}

/**
 * Determines the range of a signature: it must cover everything up to the end of a revision except its own value,
 * which is exactly the hexadecimal string in its dictionary, in its own object. If more were left out, bytes could
 * hide there; if the string belonged to another dictionary, a signature would be shown twice.
 */
export function coverageOf(file: PdfFile, signature: SignatureValue, field: Field): Covered | Reason {
  const { bytes } = file;
  const range = rangeOf(signature);
  const [zero, start = -1, next = -1, rest = -1] = range;
  const end = next + rest;
  const isRange = range.length === 4 && range.every((one) => Number.isSafeInteger(one) && one >= 0);
  if (!isRange || zero !== 0 || start >= next || end > bytes.length) return "ACOPERIRE_PARTIALA";
  if (!/%%EOF(\r\n|\r|\n)?$/.test(bytes.toString("latin1", Math.max(0, end - 8), end)))
    return "ACOPERIRE_PARTIALA";
  if (!/^<[0-9A-Fa-f\s]+>$/.test(bytes.toString("latin1", start, next))) return "SEMNATURA_CORUPTA";
  if (!isOwnHole(signature, { start, next, end })) return "ACOPERIRE_PARTIALA";
  const view = revisionEnding(file, end);
  const holders = view ? holdersOf(view, signature) : [field];
  if (!holders.some((one) => one.name === field.name && one.ref?.number === field.ref?.number))
    return "ACOPERIRE_PARTIALA";
  const cms = valueIn(signature.dict.get("Contents"));
  const parts = [bytes.subarray(0, start), bytes.subarray(next, end)];
  return cms ? { cms, parts, view, isShared: holders.length > 1 } : "SEMNATURA_CORUPTA";
}

/** The value without what fills its room: zeros, or other bytes that are no text, because text could be read. */
function valueIn(contents: PdfValue): Buffer | undefined {
  if (!(contents instanceof PdfString)) return undefined;
  try {
    const { length } = definite(contents.bytes);
    const isFiller = contents.bytes.subarray(length).every((byte) => byte < SPACE);
    return isFiller ? contents.bytes.subarray(0, length) : undefined;
  } catch (error) {
    if (error instanceof Asn1Error) return undefined;
    throw error;
  }
}

const SPACE = 0x20;

interface Hole {
  start: number;
  next: number;
  end: number;
}

/** True if the gap is the Contents of this dictionary, and the whole object of the dictionary is covered. */
function isOwnHole({ dict, span }: SignatureValue, { start, next, end }: Hole): boolean {
  const contents = dict.get("Contents");
  const isContents =
    contents instanceof PdfString && contents.isHex && contents.start === start && contents.end === next;
  return isContents && span !== undefined && span.start < start && next < span.end && span.end <= end;
}

/** The fields of the signed revision with this signature. */
const holdersOf = (view: PdfView, signature: SignatureValue): Field[] =>
  fieldsOf(view).filter((one) => {
    const value = one.isSignature ? signatureIn(view, one) : undefined;
    return value !== undefined && value !== "unreadable" && value.span?.start === signature.span?.start;
  });
