import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";

/** A field of a form, and its reference where it has one. */
export interface Field {
  field: PDFDict;
  ref: PDFRef | undefined;
}

const n = PDFName.of;
const MOST_FIELDS = 10_000;

/** All fields of a PDF's form, those inside others too. */
export function fieldsOf({ catalog, context }: PDFDocument): Field[] {
  const form = catalog.lookupMaybe(n("AcroForm"), PDFDict);
  const queue = [...(form?.lookupMaybe(n("Fields"), PDFArray)?.asArray() ?? [])];
  const seen = new Set<PDFDict>();
  const found: Field[] = [];
  for (let item = queue.shift(); item && found.length < MOST_FIELDS; item = queue.shift()) {
    const field = context.lookup(item);
    if (!(field instanceof PDFDict) || seen.has(field)) continue;
    seen.add(field);
    found.push({ field, ref: item instanceof PDFRef ? item : undefined });
    queue.push(...(field.lookupMaybe(n("Kids"), PDFArray)?.asArray() ?? []));
  }
  return found;
}

export const isSignatureField = (field: PDFDict): boolean => field.lookup(n("FT")) === n("Sig");

/** The signature in a field. */
export function signatureOf(field: PDFDict): PDFDict | undefined {
  const value = isSignatureField(field) ? field.lookup(n("V")) : undefined;
  return value instanceof PDFDict ? value : undefined;
}

export const nameOf = (field: PDFDict): string | undefined => textIn(field, "T");

export function textIn(dictionary: PDFDict, key: string): string | undefined {
  const value = dictionary.lookup(n(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}
