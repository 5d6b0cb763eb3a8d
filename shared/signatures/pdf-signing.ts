import { createHash } from "node:crypto";
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { appendRevision, bodyOf, openPdf, UnsignablePdf, type NewObject } from "./pdf-file.ts";
import { fieldsOf, nameOf, signatureOf } from "./pdf-fields.ts";

/** A PDF with a place for a signature. */
export interface PreparedPdf {
  bytes: Buffer;
  /** SHA-256 of everything but the place. */
  digest: Buffer;
  /** From `<` to behind `>`. */
  hole: { start: number; end: number };
  /** The name of the field. */
  field: string;
}

export interface SignaturePlace {
  /** The signer's name as people see it. */
  name: string;
  at: Date;
  /** Room for the CMS file. */
  size: number;
  /** Revocation lists and certificates, kept for the day on which nobody can be asked. */
  evidence?: { lists: Buffer[]; certificates: Buffer[] };
}

const RANGE_WIDTH = 10;
const n = PDFName.of;

/**
 * Appends a signature field with an empty signature (ISO 32000-1, 12.8; PAdES, ETSI EN 319 142-1). Only the objects that
 * must name it are written again.
 * @throws UnsignablePdf
 */
export async function preparePdf(original: Buffer, place: SignaturePlace): Promise<PreparedPdf> {
  const pdf = await openPdf(original);
  refuseCertified(pdf);
  const { context } = pdf;
  const changed = new Map<PDFRef, PDFObject>();
  const signature = context.nextRef();
  const field = context.nextRef();
  const name = freeName(pdf);
  const page = pdf.getPages()[0];
  if (!page) throw new UnsignablePdf("deteriorat");
  changed.set(field, fieldDictionary(pdf, { signature, page: page.ref, name }));
  addTo(changed, { owner: page.node, ownerRef: page.ref, key: "Annots", item: field });
  addToForm(pdf, changed, field);
  if (place.evidence) addEvidence(pdf, changed, place.evidence);
  const objects = [...changed].map(([{ objectNumber, generationNumber }, object]): NewObject => {
    return { number: objectNumber, generation: generationNumber, body: bodyOf(object) };
  });
  const body = signatureText(place);
  const bytes = appendRevision(original, context, [{ number: signature.objectNumber, body }, ...objects]);
  return { ...measured(bytes, bytes.indexOf(body, original.length), place.size), field: name };
}

/** Writes the byte range, and takes the digest. */
function measured(bytes: Buffer, at: number, size: number): Omit<PreparedPdf, "field"> {
  const start = bytes.indexOf("/Contents<", at) + "/Contents".length;
  const end = start + 2 * size + 2;
  const range = [0, start, end, bytes.length - end].map((one) => String(one).padStart(RANGE_WIDTH, " "));
  bytes.write(range.join(" "), bytes.indexOf("/ByteRange[", at) + "/ByteRange[".length, "latin1");
  const hash = createHash("sha256").update(bytes.subarray(0, start)).update(bytes.subarray(end));
  return { bytes, digest: hash.digest(), hole: { start, end } };
}

/** Puts the CMS file into its place: lower-case hexadecimal, padded with zeros. */
export function fillPdf({ bytes, hole }: Pick<PreparedPdf, "bytes" | "hole">, cms: Buffer): Buffer {
  const room = hole.end - hole.start - 2;
  if (2 * cms.length > room) throw new Error("the signature is larger than its place");
  const filled = Buffer.from(bytes);
  filled.write(cms.toString("hex").padEnd(room, "0"), hole.start + 1, "latin1");
  return filled;
}

/** Certified against every change (DocMDP with P 1): a signature would be one. */
function refuseCertified({ catalog, context }: PDFDocument): void {
  const certified = catalog.lookupMaybe(n("Perms"), PDFDict)?.lookupMaybe(n("DocMDP"), PDFDict);
  const references = certified?.lookupMaybe(n("Reference"), PDFArray);
  for (const reference of references?.asArray() ?? []) {
    const found = context.lookupMaybe(reference, PDFDict);
    const allowed = found?.lookupMaybe(n("TransformParams"), PDFDict)?.lookupMaybe(n("P"), PDFNumber);
    if (allowed?.asNumber() === 1) throw new UnsignablePdf("certificat");
  }
}

/** A name that no field has: a second one of the same name is refused by some readers, and its signature with it. */
function freeName(pdf: PDFDocument): string {
  const fields = fieldsOf(pdf);
  const taken = new Set(fields.map(({ field }) => nameOf(field)));
  let number = fields.filter(({ field }) => signatureOf(field)).length + 1;
  while (taken.has(`Semnatura${number}`)) number += 1;
  return `Semnatura${number}`;
}

function fieldDictionary(
  { context }: PDFDocument,
  { signature, page, name }: { signature: PDFRef; page: PDFRef; name: string },
): PDFObject {
  return context.obj({
    Type: n("Annot"),
    Subtype: n("Widget"),
    FT: n("Sig"),
    T: PDFString.of(name),
    V: signature,
    // No area: nothing on the page changes. Printed and locked.
    Rect: [0, 0, 0, 0],
    F: 132,
    P: page,
  });
}

interface Addition {
  owner: PDFDict;
  ownerRef: PDFRef;
  key: string;
  item: PDFRef;
}

/** Adds to an array: one that is an object of its own is written again alone. */
function addTo(changed: Map<PDFRef, PDFObject>, { owner, ownerRef, key, item }: Addition): void {
  const value = owner.get(n(key));
  const array = owner.lookupMaybe(n(key), PDFArray);
  if (value instanceof PDFRef && array) {
    array.push(item);
    changed.set(value, array);
    return;
  }
  if (array) array.push(item);
  else owner.set(n(key), owner.context.obj([item]));
  changed.set(ownerRef, owner);
}

function addToForm(pdf: PDFDocument, changed: Map<PDFRef, PDFObject>, item: PDFRef): void {
  const { catalog, context } = pdf;
  const rootRef = context.trailerInfo.Root as PDFRef;
  const value = catalog.get(n("AcroForm"));
  const form = catalog.lookupMaybe(n("AcroForm"), PDFDict) ?? context.obj({});
  const formRef = value instanceof PDFRef ? value : rootRef;
  if (!value) catalog.set(n("AcroForm"), form);
  const owner = formRef === rootRef ? catalog : form;
  addTo(changed, { owner: form, ownerRef: formRef, key: "Fields", item });
  // Signatures exist, and the file is only appended to.
  form.set(n("SigFlags"), PDFNumber.of(3));
  changed.set(formRef, owner);
}

/** The security store (DSS): in the signed revision, so that the signature covers it. */
function addEvidence(
  { catalog, context }: PDFDocument,
  changed: Map<PDFRef, PDFObject>,
  { lists, certificates }: { lists: Buffer[]; certificates: Buffer[] },
): void {
  const before = catalog.lookupMaybe(n("DSS"), PDFDict);
  const kept = (key: string) => before?.lookupMaybe(n(key), PDFArray)?.asArray() ?? [];
  const add = (bytes: Buffer) => {
    const ref = context.nextRef();
    changed.set(ref, context.flateStream(bytes));
    return ref;
  };
  const store = context.obj({});
  for (const [key, value] of before?.entries() ?? []) store.set(key, value);
  store.set(n("CRLs"), context.obj([...kept("CRLs"), ...lists.map(add)]));
  store.set(n("Certs"), context.obj([...kept("Certs"), ...certificates.map(add)]));
  catalog.set(n("DSS"), store);
  changed.set(context.trailerInfo.Root as PDFRef, catalog);
}

/** The name is text in hexadecimal: it can be no syntax. */
function signatureText({ name, at, size }: SignaturePlace): Buffer {
  const range = Array.from({ length: 4 }, () => "0".padStart(RANGE_WIDTH, " ")).join(" ");
  const parts = [
    "<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached",
    `/Name ${PDFHexString.fromText(name).toString()}`,
    `/M ${PDFString.fromDate(at).toString()}`,
    `/ByteRange[${range}]`,
    `/Contents<${"0".repeat(2 * size)}>>>`,
  ];
  return Buffer.from(parts.join("\n"), "latin1");
}
