import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import type { PdfView } from "../../../shared/pdf/file.ts";
import { dateString, textString } from "../../../shared/pdf/strings.ts";
import {
  integerIn,
  number,
  PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  type PdfValue,
} from "../../../shared/pdf/values.ts";
import { write } from "../../../shared/pdf/write.ts";
import { appendRevision, freeNumber, newObject, openToSign, UnsignablePdf } from "./pdf-file.ts";
import { fieldsOf, signatureIn } from "./pdf-fields.ts";
import { locksOf } from "./pdf-locks.ts";
import { pagesOf } from "./pdf-pages.ts";

/** A PDF with an empty signature value. */
export interface PreparedPdf {
  bytes: Buffer;
  /** SHA-256 of everything except the value. */
  digest: Buffer;
  /** From `<` to after `>`. */
  hole: { start: number; end: number };
  /** The name of the field. */
  field: string;
}

export interface SignaturePlace {
  /** The signer's name for display. */
  name: string;
  at: Date;
  /** The reason, shown beside the name. */
  reason?: string | undefined;
  /** Room for the CMS file. */
  size: number;
  /** Revocation lists and certificates, for validation after the services have gone. */
  evidence?: { lists: Buffer[]; certificates: Buffer[] };
}

const RANGE_WIDTH = 10;

/** A new revision of a PDF under construction: the objects in their future state. */
class Revision {
  readonly view: PdfView;
  private readonly changed = new Map<number, { ref: PdfRef; value: PdfValue }>();
  private next: number;

  constructor(view: PdfView) {
    this.view = view;
    this.next = freeNumber(view);
  }

  get(ref: PdfRef): PdfValue {
    return this.changed.get(ref.number)?.value ?? this.view.resolve(ref);
  }

  set(ref: PdfRef, value: PdfValue): void {
    this.changed.set(ref.number, { ref, value });
  }

  add(value: PdfValue): PdfRef {
    const ref = this.reserve();
    this.set(ref, value);
    return ref;
  }

  reserve(): PdfRef {
    const ref = new PdfRef(this.next);
    this.next += 1;
    return ref;
  }

  get objects() {
    return [...this.changed.values()].map(({ ref, value }) => newObject(ref, value));
  }

  /** Changes an entry of an object; if the entry is a reference, changes the object that it names. */
  edit(owner: PdfRef, key: string, change: (value: PdfValue) => PdfValue): void {
    const dict = this.get(owner);
    if (!(dict instanceof PdfDict)) throw new UnsignablePdf("deteriorat");
    const value = dict.get(key);
    if (value instanceof PdfRef) this.set(value, change(this.get(value)));
    else this.set(owner, dict.with({ [key]: change(value) }));
  }
}

/**
 * Appends a signature field with an empty signature (ISO 32000-1, 12.8; PAdES, ETSI EN 319 142-1). Only the objects
 * that must refer to it are rewritten.
 * @throws UnsignablePdf
 */
export function preparePdf(original: Buffer, place: SignaturePlace): PreparedPdf {
  const view = openToSign(original);
  refuseCertified(view);
  const revision = new Revision(view);
  const root = view.trailer.get("Root");
  const page = pagesOf(view)[0]?.ref;
  if (!page || !(root instanceof PdfRef)) throw new UnsignablePdf("deteriorat");
  const signature = revision.reserve();
  const name = freeName(view);
  refuseLocked(view, name);
  const field = revision.add(fieldDictionary({ signature, page, name }));
  revision.edit(page, "Annots", (value) => withItem(value, field));
  addToForm(revision, root, field);
  if (place.evidence) addEvidence(revision, root, place.evidence);
  const body = signatureText(place);
  const bytes = appendRevision(view, [{ number: signature.number, body }, ...revision.objects]);
  return { ...measured(bytes, bytes.indexOf(body, original.length), place.size), field: name };
}

/** Writes the byte range and computes the digest. */
function measured(bytes: Buffer, at: number, size: number): Omit<PreparedPdf, "field"> {
  const start = bytes.indexOf("/Contents<", at) + "/Contents".length;
  const end = start + 2 * size + 2;
  const range = [0, start, end, bytes.length - end].map((one) => String(one).padStart(RANGE_WIDTH, " "));
  bytes.write(range.join(" "), bytes.indexOf("/ByteRange[", at) + "/ByteRange[".length, "latin1");
  const hash = createHash("sha256").update(bytes.subarray(0, start)).update(bytes.subarray(end));
  return { bytes, digest: hash.digest(), hole: { start, end } };
}

/** Inserts the CMS file: lower-case hexadecimal, padded with zeros. */
export function fillPdf({ bytes, hole }: Pick<PreparedPdf, "bytes" | "hole">, cms: Buffer): Buffer {
  const room = hole.end - hole.start - 2;
  if (2 * cms.length > room) throw new Error("the signature is larger than the reserved space");
  const filled = Buffer.from(bytes);
  filled.write(cms.toString("hex").padEnd(room, "0"), hole.start + 1, "latin1");
  return filled;
}

/** A file certified against every change (DocMDP with P 1): a signature would be such a change. */
function refuseCertified(view: PdfView): void {
  const certified = view.dict(view.dict(view.catalog?.get("Perms") ?? null)?.get("DocMDP") ?? null);
  for (const reference of view.array(certified?.get("Reference") ?? null) ?? []) {
    const parameters = view.dict(view.dict(reference)?.get("TransformParams") ?? null);
    if (integerIn(view.resolve(parameters?.get("P") ?? null)) === 1) throw new UnsignablePdf("certificat");
  }
}

/** An earlier signature that allows no further field (FieldMDP, or DocMDP with P 1) would become invalid. */
function refuseLocked(view: PdfView, name: string): void {
  for (const field of fieldsOf(view)) {
    const signature = field.isSignature ? signatureIn(view, field) : undefined;
    if (typeof signature === "object" && !locksOf(signature.dict, view).allowsField(name))
      throw new UnsignablePdf("certificat");
  }
}

/** A name that no field uses: some readers refuse a second field of the same name, and its signature with it. */
function freeName(view: PdfView): string {
  const fields = fieldsOf(view);
  const taken = new Set(fields.map(({ name }) => name));
  let count = fields.filter((one) => one.isSignature && signatureIn(view, one) !== undefined).length + 1;
  while (taken.has(`Semnatura${count}`)) count += 1;
  return `Semnatura${count}`;
}

const fieldDictionary = ({
  signature,
  page,
  name,
}: {
  signature: PdfRef;
  page: PdfRef;
  name: string;
}): PdfDict =>
  new PdfDict({
    Type: new PdfName("Annot"),
    Subtype: new PdfName("Widget"),
    FT: new PdfName("Sig"),
    T: textString(name),
    V: signature,
    // No area, so nothing on the page changes. The flags are Print and Locked.
    Rect: [0, 0, 0, 0].map(number),
    F: number(132),
    P: page,
  });

const withItem = (value: PdfValue, item: PdfRef): PdfValue => [...(Array.isArray(value) ? value : []), item];

function addToForm(revision: Revision, root: PdfRef, item: PdfRef): void {
  let fields: PdfRef | undefined;
  revision.edit(root, "AcroForm", (value) => {
    const form = value instanceof PdfDict ? value : new PdfDict();
    const named = form.get("Fields");
    fields = named instanceof PdfRef ? named : undefined;
    // Flags: signatures exist, and the file is append-only.
    return form.with({ Fields: fields ?? withItem(named, item), SigFlags: number(3) });
  });
  if (fields) revision.set(fields, withItem(revision.get(fields), item));
}

/** The security store (DSS): it belongs to the signed revision, so that the signature covers it. */
function addEvidence(
  revision: Revision,
  root: PdfRef,
  { lists, certificates }: { lists: Buffer[]; certificates: Buffer[] },
): void {
  const add = (bytes: Buffer) => {
    const content = deflateSync(bytes);
    const entries = { Filter: new PdfName("FlateDecode"), Length: number(content.length) };
    return revision.add(new PdfStream(new PdfDict(entries), content));
  };
  revision.edit(root, "DSS", (value) => {
    const store = value instanceof PdfDict ? value : new PdfDict();
    const kept = (key: string) => revision.view.array(store.get(key)) ?? [];
    return store.with({
      CRLs: [...kept("CRLs"), ...lists.map(add)],
      Certs: [...kept("Certs"), ...certificates.map(add)],
    });
  });
}

const hex = (text: string): string => write(textString(text)).toString("latin1");

/** Name and reason are hexadecimal strings, so their text cannot be taken for syntax. */
function signatureText({ name, at, reason, size }: SignaturePlace): Buffer {
  const range = Array.from({ length: 4 }, () => "0".padStart(RANGE_WIDTH, " ")).join(" ");
  const parts = [
    "<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached",
    `/Name ${hex(name)}`,
    ...(reason === undefined ? [] : [`/Reason ${hex(reason)}`]),
    `/M (${dateString(at).bytes.toString("latin1")})`,
    `/ByteRange[${range}]`,
    `/Contents<${"0".repeat(2 * size)}>>>`,
  ];
  return Buffer.from(parts.join("\n"), "latin1");
}
