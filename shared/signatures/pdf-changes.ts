import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { fieldsOf, isSignatureField, signatureOf } from "./pdf-fields.ts";
import { appendedObjects, openPdf } from "./pdf-file.ts";

const n = PDFName.of;

/**
 * Whether what stands after a signed revision only adds signatures and what belongs to them: every object that was there
 * and is written again must say the same, but for the places that name a new signature.
 */
export async function addsOnlySignatures(bytes: Buffer, end: number, after: PDFDocument): Promise<boolean> {
  const before = await openPdf(bytes.subarray(0, end));
  const root = before.context.trailerInfo.Root;
  const changed = root instanceof PDFRef ? appendedObjects(bytes, end, root) : undefined;
  if (!changed) return false;
  const allowed = allowances(before, after);
  const isFine = [...changed].every((number) => {
    const ref = PDFRef.of(number);
    const old = before.context.lookup(ref);
    return old === undefined || (allowed.get(ref) ?? isSame)(old, after.context.lookup(ref));
  });
  return isFine && newFieldsAreSignatures(before, after);
}

type Comparison = (old: PDFObject | undefined, now: PDFObject | undefined) => boolean;

const isSame: Comparison = (old, now) => old?.toString() === now?.toString() && sameBytes(old, now);

function sameBytes(old: PDFObject | undefined, now: PDFObject | undefined): boolean {
  const contents = (object: PDFObject | undefined) =>
    object && "getContents" in object ? (object.getContents as () => Uint8Array).call(object) : undefined;
  const [a, b] = [contents(old), contents(now)];
  return a === undefined ? b === undefined : b !== undefined && Buffer.compare(a, b) === 0;
}

/** Dictionaries that are the same but for some entries, each with a comparison of its own. */
const except =
  (entries: Record<string, Comparison>): Comparison =>
  (old, now) => {
    if (!(old instanceof PDFDict) || !(now instanceof PDFDict)) return isSame(old, now);
    const keys = new Set([...old.keys(), ...now.keys()]);
    return [...keys].every((key) => {
      const compare = entries[key.decodeText()] ?? isSame;
      return compare(old.get(key), now.get(key));
    });
  };

const anything: Comparison = () => true;

/** An array that has everything it had, in its order, and more behind it. What is added is judged as a field. */
const longer: Comparison = (old, now) => {
  if (old instanceof PDFRef || now instanceof PDFRef) return isSame(old, now);
  const had = old instanceof PDFArray ? old.asArray() : [];
  const has = now instanceof PDFArray ? now.asArray() : [];
  return had.every((item, i) => item.toString() === has[i]?.toString());
};

const form: Comparison = (old, now) => {
  if (old === undefined) return now instanceof PDFDict || now instanceof PDFRef;
  return except({ Fields: longer, SigFlags: anything })(old, now);
};

/** What may change, by the object that holds it. */
function allowances(before: PDFDocument, after: PDFDocument): Map<PDFRef, Comparison> {
  const { catalog, context } = before;
  const { Root, Info } = context.trailerInfo;
  const allowed = new Map<PDFRef, Comparison>();
  const allow = (ref: PDFObject | undefined, comparison: Comparison) => {
    if (ref instanceof PDFRef) allowed.set(ref, comparison);
  };
  allow(Info, anything);
  allow(Root, except({ AcroForm: form, DSS: anything, Extensions: anything }));
  allow(catalog.get(n("DSS")), anything);
  allow(catalog.get(n("AcroForm")), form);
  allow(catalog.lookupMaybe(n("AcroForm"), PDFDict)?.get(n("Fields")), longer);
  for (const page of before.getPages()) {
    allow(page.ref, except({ Annots: longer }));
    allow(page.node.get(n("Annots")), longer);
  }
  for (const { field, ref } of fieldsOf(before)) if (isEmpty(field)) allow(ref, signing(after));
  return allowed;
}

const isEmpty = (field: PDFDict): boolean => isSignatureField(field) && field.get(n("V")) === undefined;

/** An empty signature field may be signed. */
const signing =
  (after: PDFDocument): Comparison =>
  (old, now) =>
    except({ V: anything, AP: anything, F: anything })(old, now) &&
    now instanceof PDFDict &&
    after.context.lookup(now.get(n("V"))) instanceof PDFDict;

/** Whatever was added to a form or a page is a signed field, without actions; nothing else can be reached anew. */
function newFieldsAreSignatures(before: PDFDocument, after: PDFDocument): boolean {
  const known = new Set(placesOf(before));
  return placesOf(after)
    .filter((tag) => !known.has(tag))
    .every((tag) => {
      const [number = "0", generation = "0"] = tag.split(" ");
      const field = after.context.lookup(PDFRef.of(Number(number), Number(generation)));
      return (
        field instanceof PDFDict &&
        signatureOf(field) !== undefined &&
        ["A", "AA", "Kids", "Parent"].every((key) => field.get(n(key)) === undefined)
      );
    });
}

/** The references (or the whole text, where there is none) of all fields and of everything that stands on pages. */
const placesOf = (pdf: PDFDocument): string[] => [
  ...(
    pdf.catalog.lookupMaybe(n("AcroForm"), PDFDict)?.lookupMaybe(n("Fields"), PDFArray)?.asArray() ?? []
  ).map(String),
  ...pdf
    .getPages()
    .flatMap((page) => (page.node.lookupMaybe(n("Annots"), PDFArray)?.asArray() ?? []).map(String)),
];
