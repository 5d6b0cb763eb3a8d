import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  decodePDFRawStream,
} from "@cantoo/pdf-lib";
import { X509Certificate } from "node:crypto";
import { addsOnlySignatures } from "./pdf-changes.ts";
import { fieldsOf, nameOf, signatureOf, textIn } from "./pdf-fields.ts";
import { openPdf, UnsignablePdf } from "./pdf-file.ts";
import type { Reason } from "./reasons.ts";
import { digestsOf, judge, type Trust, type Verdict } from "./verdict.ts";

/** A signature inside a PDF, judged. */
export interface PdfVerdict extends Verdict {
  semnatar: string;
  /** The name of its field. */
  field: string;
  /** Which revision of the file it signed, from 1. */
  numarRevizie: number;
  /** Where that revision ends. */
  end: number;
}

const n = PDFName.of;
const MOST_SIGNATURES = 100;

interface Found {
  field: PDFDict;
  signature: PDFDict;
  end: number;
}

/**
 * Judges every signature inside a PDF, oldest first, or the one in a field; none for what is no PDF that can be read.
 */
export async function judgePdf(bytes: Buffer, trust: Trust, field?: string): Promise<PdfVerdict[]> {
  let pdf: PDFDocument;
  try {
    pdf = await openPdf(bytes);
  } catch (error) {
    if (error instanceof UnsignablePdf) return [];
    throw error;
  }
  const found = signaturesOf(pdf);
  const kept = keptIn(pdf);
  const verdicts: PdfVerdict[] = [];
  for (const [i, one] of found.entries()) {
    if (field !== undefined && nameOf(one.field) !== field) continue;
    const verdict = await judgeOne({ bytes, pdf, one, kept }, trust);
    const semnatLa = dateIn(one.signature) ?? verdict.semnatLa;
    verdicts.push({
      ...verdict,
      ...(semnatLa ? { semnatLa } : {}),
      semnatar: (textIn(one.signature, "Name") ?? verdict.certificat ?? "").slice(0, 255),
      field: nameOf(one.field) ?? "",
      numarRevizie: i + 1,
      end: one.end,
    });
  }
  return verdicts;
}

function signaturesOf(pdf: PDFDocument): Found[] {
  return fieldsOf(pdf)
    .flatMap(({ field }) => {
      const signature = signatureOf(field);
      if (!signature || signature.lookup(n("SubFilter")) === n("ETSI.RFC3161")) return [];
      const [, , start = 0, length = 0] = rangeOf(signature);
      return [{ field, signature, end: start + length }];
    })
    .sort((a, b) => a.end - b.end)
    .slice(0, MOST_SIGNATURES);
}

const rangeOf = (signature: PDFDict): number[] => {
  const range = signature.lookup(n("ByteRange"));
  if (!(range instanceof PDFArray)) return [];
  return range.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : NaN));
};

function dateIn(signature: PDFDict): Date | undefined {
  const date = signature.lookup(n("M"));
  try {
    return date instanceof PDFString || date instanceof PDFHexString ? date.decodeDate() : undefined;
  } catch {
    return undefined;
  }
}

/** Certificates and lists of the security store. */
interface Kept {
  lists: Buffer[];
  certificates: X509Certificate[];
}

function keptIn({ catalog, context }: PDFDocument): Kept {
  const store = catalog.lookup(n("DSS"));
  const streams = (key: string): Buffer[] => {
    const items = store instanceof PDFDict ? store.lookup(n(key)) : undefined;
    return (items instanceof PDFArray ? items.asArray() : []).flatMap((item) => {
      const stream = context.lookup(item);
      return stream instanceof PDFRawStream
        ? readable(() => Buffer.from(decodePDFRawStream(stream).decode()))
        : [];
    });
  };
  return {
    lists: streams("CRLs"),
    certificates: streams("Certs").flatMap((bytes) => readable(() => new X509Certificate(bytes))),
  };
}

function readable<T>(read: () => T): T[] {
  try {
    return [read()];
  } catch {
    return [];
  }
}

interface Case {
  bytes: Buffer;
  pdf: PDFDocument;
  one: Found;
  kept: Kept;
}

async function judgeOne({ bytes, pdf, one, kept }: Case, trust: Trust): Promise<Verdict> {
  const covered = coverageOf(bytes, one.signature);
  if (typeof covered === "string") return { status: "INVALIDA", motiv: covered, nivel: "B-B" };
  const verdict = await judge({ cms: covered.cms, digestBy: digestsOf(covered.parts), ...kept }, trust);
  const isNamed = ["CONTINUT_MODIFICAT", "SEMNATURA_CORUPTA"].includes(verdict.motiv ?? "");
  if (isNamed || one.end === bytes.length) return verdict;
  if (await addsOnlySignatures(bytes, one.end, pdf)) return verdict;
  return { ...verdict, status: "INVALIDA", motiv: "CONTINUT_MODIFICAT" };
}

interface Covered {
  cms: Buffer;
  parts: Buffer[];
}

/**
 * What a signature covers: everything up to the end of a revision but its own value, whose place is exactly the
 * hexadecimal string of the dictionary. Where more is left out, bytes could hide.
 */
function coverageOf(bytes: Buffer, signature: PDFDict): Covered | Reason {
  const range = rangeOf(signature);
  const [zero, start = -1, next = -1, rest = -1] = range;
  const end = next + rest;
  const isRange = range.length === 4 && range.every((one) => Number.isInteger(one) && one >= 0);
  if (!isRange || zero !== 0 || start >= next || end > bytes.length) return "ACOPERIRE_PARTIALA";
  if (!/%%EOF(\r\n|\r|\n)?$/.test(bytes.subarray(Math.max(0, end - 8), end).toString("latin1")))
    return "ACOPERIRE_PARTIALA";
  const hole = bytes.subarray(start, next).toString("latin1");
  const contents = signature.lookup(n("Contents"));
  if (!/^<(?:[0-9a-f]{2})+>$|^<(?:[0-9A-F]{2})+>$/.test(hole)) return "SEMNATURA_CORUPTA";
  if (!(contents instanceof PDFHexString) || contents.toString() !== hole) return "ACOPERIRE_PARTIALA";
  const value = Buffer.from(hole.slice(1, -1), "hex");
  const length = lengthOf(value);
  if (length === undefined || value.subarray(length).some((byte) => byte !== 0)) return "SEMNATURA_CORUPTA";
  return { cms: value.subarray(0, length), parts: [bytes.subarray(0, start), bytes.subarray(next, end)] };
}

/** The length of a DER value with its head; undefined where it is none. */
function lengthOf(value: Buffer): number | undefined {
  const [tag, first] = value;
  if (tag !== 0x30 || first === undefined) return undefined;
  if (first < 0x80) return 2 + first;
  const count = first & 0x7f;
  if (count === 0 || count > 4 || value.length < 2 + count) return undefined;
  const length = 2 + count + value.readUIntBE(2, count);
  return length <= value.length ? length : undefined;
}
