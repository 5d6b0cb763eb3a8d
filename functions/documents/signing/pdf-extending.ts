import { openFile } from "../../../shared/pdf/file.ts";
import type { Trust } from "./outcomes.ts";
import { certificatesIn, keptIn, signaturesOf } from "./pdf-bench.ts";
import { judgePdf, type PdfVerdict } from "./pdf-judging.ts";
import { type PreparedPdf, prepareStamp, storeData } from "./pdf-signing.ts";
import { recording } from "./recorded-trust.ts";

/** Room for a time stamp of the document, with the certificates of its authority. */
const STAMP_ROOM = 16_384;

/** A PDF with the validation data of its signatures, and an empty time stamp over them. */
export interface ExtendedPdf extends PreparedPdf {
  /** The length of the file without the stamp. */
  stored: number;
}

export interface ExtensionWish {
  /** The field of the signature. */
  field: string;
  /** Revocation lists for the store, beside those that the validation asks for. */
  lists?: Buffer[] | undefined;
}

/** The verdict on a signature as it is, and the file with what a later one needs, if that can be had now. */
export type Extending = { verdict: PdfVerdict | undefined } & Partial<ExtendedPdf>;

/**
 * Appends everything that a later validation needs (PAdES B-LT; ETSI EN 319 142-1, 5.4.2): what a validation of the signature and of
 * its stamps asks for now, of every authority; then the place of a time stamp over all of it (B-LTA).
 */
export async function extendPdf(
  bytes: Buffer,
  trust: Trust,
  { field, lists = [] }: ExtensionWish,
): Promise<Extending> {
  const recorder = recording(trust);
  const { recorded } = recorder;
  const verdicts = await judgePdf(bytes, recorder.trust);
  const verdict = verdicts.find((one) => one.field === field);
  if (verdict?.status !== "VALIDA" || !verdict.stampilaLa) return { verdict };
  const view = openFile(bytes);
  const kept = keptIn(view);
  const isNew = (one: Buffer) => !kept.statements.some((known) => known.equals(one));
  const known = new Set(kept.certificates.map(({ fingerprint256 }) => fingerprint256));
  const data = {
    lists: distinct([...recorded.lists, ...lists]).filter(isNew),
    answers: recorded.answers.filter(isNew),
    certificates: certificatesIn(signaturesOf(view)).filter(
      ({ fingerprint256 }) => !known.has(fingerprint256),
    ),
  };
  const stored = storeData(bytes, data);
  return { verdict, ...prepareStamp(stored, STAMP_ROOM), stored: stored.length };
}

const distinct = (all: Buffer[]): Buffer[] =>
  all.filter((one, i) => all.findIndex((other) => Buffer.compare(other, one) === 0) === i);
