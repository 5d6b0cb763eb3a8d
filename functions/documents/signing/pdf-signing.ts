import { createHash, type X509Certificate } from "node:crypto";
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
  PdfString,
  type PdfValue,
} from "../../../shared/pdf/values.ts";
import { write } from "../../../shared/pdf/write.ts";
import { appendRevision, freeNumber, newObject, openToSign, openWhole, UnsignablePdf } from "./pdf-file.ts";
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
}

/** What the security store of a file gets, for validation after the services have gone. */
export interface ValidationData {
  lists: Buffer[];
  /** Of OCSP responders. */
  answers: Buffer[];
  certificates: X509Certificate[];
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
    const changed = this.edited(dict, key, change);
    if (changed !== dict.get(key)) this.set(owner, dict.with({ [key]: changed }));
  }

  /** The entry after a change; a reference stays, and the object that it names changes. */
  edited(dict: PdfDict, key: string, change: (value: PdfValue) => PdfValue): PdfValue {
    const value = dict.get(key);
    if (!(value instanceof PdfRef)) return change(value);
    this.set(value, change(this.get(value)));
    return value;
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
  const name = freeName(view, "Semnatura");
  refuseLocked(view, name);
  return appendEmpty(view, { name, body: signatureText(place), size: place.size });
}

/**
 * Appends a field with an empty time stamp of the document (ETSI EN 319 142-1, 5.5; ISO 32000-2, 12.8.5). No signature forbids it.
 * @param bytes of a file that is sound
 */
export function prepareStamp(bytes: Buffer, size: number): PreparedPdf {
  const view = openWhole(bytes);
  return appendEmpty(view, { name: freeName(view, "MarcaTemporala"), body: stampText(size), size });
}

interface EmptySignature {
  name: string;
  /** The signature dictionary. */
  body: Buffer;
  size: number;
}

function appendEmpty(view: PdfView, { name, body, size }: EmptySignature): PreparedPdf {
  const revision = new Revision(view);
  const root = view.trailer.get("Root");
  const page = pagesOf(view)[0]?.ref;
  if (!page || !(root instanceof PdfRef)) throw new UnsignablePdf("deteriorat");
  const signature = revision.reserve();
  const field = revision.add(fieldDictionary({ signature, page, name }));
  revision.edit(page, "Annots", (value) => withItem(value, field));
  addToForm(revision, root, field);
  const bytes = appendRevision(view, [{ number: signature.number, body }, ...revision.objects]);
  return { ...measured(bytes, bytes.indexOf(body, view.file.bytes.length), size), field: name };
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
function freeName(view: PdfView, kind: string): string {
  const fields = fieldsOf(view);
  const taken = new Set(fields.map(({ name }) => name));
  let count = fields.filter((one) => one.isSignature && signatureIn(view, one) !== undefined).length + 1;
  while (taken.has(`${kind}${count}`)) count += 1;
  return `${kind}${count}`;
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

/**
 * Appends validation data to the security store of a file (DSS), and names it as that of every signature and stamp that has none
 * yet (VRI).
 * @throws UnsignablePdf
 */
export function storeData(bytes: Buffer, { lists, answers, certificates }: ValidationData): Buffer {
  const view = openToSign(bytes);
  const revision = new Revision(view);
  const root = view.trailer.get("Root");
  if (!(root instanceof PdfRef)) throw new UnsignablePdf("deteriorat");
  const add = (data: Uint8Array): PdfRef => {
    const content = deflateSync(data);
    const entries = { Filter: new PdfName("FlateDecode"), Length: number(content.length) };
    return revision.add(new PdfStream(new PdfDict(entries), content));
  };
  const added = {
    CRL: lists.map(add),
    OCSP: answers.map(add),
    Cert: certificates.map(({ raw }) => add(raw)),
  };
  revision.edit(root, "DSS", (value) => {
    const store = value instanceof PdfDict ? value : new PdfDict();
    const longer = (key: string, more: PdfRef[]): Record<string, PdfValue> =>
      more.length === 0 ? {} : { [key]: revision.edited(store, key, (list) => [...itemsOf(list), ...more]) };
    return store.with({
      ...longer("CRLs", added.CRL),
      ...longer("OCSPs", added.OCSP),
      ...longer("Certs", added.Cert),
      VRI: revision.edited(store, "VRI", (own) => ofSignatures(view, own, added)),
    });
  });
  return appendRevision(view, revision.objects);
}

const itemsOf = (value: PdfValue): PdfValue[] => (Array.isArray(value) ? value : []);

/** The entries of single signatures, by the SHA-1 of their whole values (ISO 32000-2, table 262). */
function ofSignatures(view: PdfView, value: PdfValue, added: Record<string, PdfRef[]>): PdfDict {
  const known = value instanceof PdfDict ? value : new PdfDict();
  const data = new PdfDict(Object.fromEntries(Object.entries(added).filter(([, refs]) => refs.length > 0)));
  const names = fieldsOf(view).flatMap((field) => {
    const signature = field.isSignature ? signatureIn(view, field) : undefined;
    const contents = typeof signature === "object" ? signature.dict.get("Contents") : null;
    if (!(contents instanceof PdfString)) return [];
    return [createHash("sha1").update(contents.bytes).digest("hex").toUpperCase()];
  });
  return known.with(Object.fromEntries(names.filter((name) => !known.get(name)).map((name) => [name, data])));
}

const hex = (text: string): string => write(textString(text)).toString("latin1");

const room = (size: number): string[] => [
  `/ByteRange[${Array.from({ length: 4 }, () => "0".padStart(RANGE_WIDTH, " ")).join(" ")}]`,
  `/Contents<${"0".repeat(2 * size)}>>>`,
];

/** Name and reason are hexadecimal strings, so their text cannot be taken for syntax. */
function signatureText({ name, at, reason, size }: SignaturePlace): Buffer {
  const parts = [
    "<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached",
    `/Name ${hex(name)}`,
    ...(reason === undefined ? [] : [`/Reason ${hex(reason)}`]),
    `/M (${dateString(at).bytes.toString("latin1")})`,
    ...room(size),
  ];
  return Buffer.from(parts.join("\n"), "latin1");
}

const stampText = (size: number): Buffer =>
  Buffer.from(
    ["<</Type/DocTimeStamp/Filter/Adobe.PPKLite/SubFilter/ETSI.RFC3161", ...room(size)].join("\n"),
    "latin1",
  );
