import type { PdfDocument } from "./pdf-document.ts";
import type { Pdfium } from "./pdfium-calls.ts";

/** A file inside another one; its content is unpacked when it is read, and empty if it is larger than `most`. */
export interface Attached {
  name: string;
  /** True where the name is all that the file around says of it, as the directory of an archive does. */
  isListed?: boolean;
  /** The type that the file around says it has. */
  claimed?: string | undefined;
  read(most: number): Buffer | Promise<Buffer>;
}

/** What lies over a page. */
export interface Beside {
  /** Values of fields, and the texts of notes and stamps. */
  texts: string[];
  attached: Attached[];
  /** True if anything of it may be seen on the page. */
  isSeen: boolean;
}

/** FPDF_ANNOT_… of fpdf_annot.h: a link and the window of a note say nothing that is not said elsewhere. */
const [LINK, POPUP, WIDGET] = [2, 16, 20];
/** FPDF_ANNOT_FLAG_HIDDEN. */
const HIDDEN = 1 << 1;
/** FPDF_FORMFIELD_COMBOBOX, _LISTBOX and _TEXTFIELD: the value of a button is a name that nobody sees. */
const written = new Set([4, 5, 6]);
const TEXT_FIELD = 6;
/** A text field that shows asterisks. */
const PASSWORD = 1 << 13;

/** An annotation, while it is open. */
export interface Annotation {
  annotation: number;
  kind: number;
  flags: number;
  has(key: string): boolean;
}

/** Opens the annotations of a page, one after the other. */
export function annotationsOn(pdfium: Pdfium, page: number, use: (one: Annotation) => void): void {
  const count = pdfium._FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    use({
      annotation,
      kind: pdfium._FPDFAnnot_GetSubtype(annotation),
      flags: pdfium._FPDFAnnot_GetFlags(annotation),
      has: (key) =>
        withText(pdfium, `${key}\0`, "latin1", (at) => pdfium._FPDFAnnot_HasKey(annotation, at)) === 1,
    });
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
}

/** Of all annotations of a page together: many of them may share one long text. */
const MOST_CHARACTERS = 1_000_000;

/** What the annotations of a page say, in their dictionaries. */
export function besidePage(pdf: PdfDocument, page: number): Beside {
  const { pdfium } = pdf;
  const beside: Beside = { texts: [], attached: [], isSeen: false };
  let charactersLeft = MOST_CHARACTERS;
  annotationsOn(pdfium, page, ({ annotation, kind, flags }) => {
    if (kind === LINK || kind === POPUP || (flags & HIDDEN) !== 0) return;
    beside.isSeen = true;
    if (charactersLeft <= 0) return;
    const text = kind === WIDGET ? valueOf(pdf, annotation) : contentsOf(pdfium, annotation);
    charactersLeft -= text.length;
    beside.texts.push(text);
    beside.attached.push(...attachedBy(pdfium, pdfium._FPDFAnnot_GetFileAttachment(annotation)));
  });
  return beside;
}

/** The letters of Romanian that no code page has, and those that look like them in one. */
const respelled: Record<string, string> = { Ș: "Ş", ș: "ş", Ț: "Ţ", ț: "ţ" };

/**
 * Where a file has no picture of a field, PDFium makes one of its value, in code pages: it would leave letters out of a
 * Romanian name. It gets them with a cedilla, as the programs before Unicode wrote them.
 */
export function respellFields(pdf: PdfDocument, page: number): void {
  const { pdfium, form } = pdf;
  let charactersLeft = MOST_CHARACTERS;
  annotationsOn(pdfium, page, ({ annotation, kind }) => {
    if (kind !== WIDGET || charactersLeft <= 0) return;
    // The value of a list is found among its choices, which are spelled as they are.
    if (pdfium._FPDFAnnot_GetFormFieldType(form, annotation) !== TEXT_FIELD) return;
    const value = valueOf(pdf, annotation);
    charactersLeft -= value.length;
    const spelled = value.replaceAll(/[ȘșȚț]/g, (letter) => respelled[letter] ?? letter);
    if (spelled !== value)
      withText(pdfium, "V\0", "latin1", (key) =>
        withText(pdfium, `${spelled}\0`, "utf16le", (text) =>
          pdfium._FPDFAnnot_SetStringValue(annotation, key, text),
        ),
      );
  });
}

function valueOf({ pdfium, form }: PdfDocument, annotation: number): string {
  const type = pdfium._FPDFAnnot_GetFormFieldType(form, annotation);
  const isSecret = (pdfium._FPDFAnnot_GetFormFieldFlags(form, annotation) & PASSWORD) !== 0;
  if (!written.has(type) || (type === TEXT_FIELD && isSecret)) return "";
  return wide(pdfium, (at, bytes) => pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, at, bytes));
}

const contentsOf = (pdfium: Pdfium, annotation: number): string =>
  withText(pdfium, "Contents\0", "latin1", (key) =>
    wide(pdfium, (at, bytes) => pdfium._FPDFAnnot_GetStringValue(annotation, key, at, bytes)),
  );

/** Writes a text for PDFium, while `use` runs. */
export function withText<T>(
  pdfium: Pdfium,
  text: string,
  encoding: "latin1" | "utf16le",
  use: (at: number) => T,
): T {
  const bytes = Buffer.from(text, encoding);
  const at = pdfium.wasmExports.malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, at);
  const found = use(at);
  pdfium.wasmExports.free(at);
  return found;
}

/** The files that are attached to the document itself. */
export function attachedTo({ pdfium, document }: PdfDocument): Attached[] {
  const count = pdfium._FPDFDoc_GetAttachmentCount(document);
  return Array.from({ length: count }, (_, index) =>
    attachedBy(pdfium, pdfium._FPDFDoc_GetAttachment(document, index)),
  ).flat();
}

function attachedBy(pdfium: Pdfium, attachment: number): Attached[] {
  if (attachment === 0) return [];
  const name = wide(pdfium, (at, bytes) => pdfium._FPDFAttachment_GetName(attachment, at, bytes));
  return [{ name, read: (most) => contentOf(pdfium, attachment, most) }];
}

function contentOf(pdfium: Pdfium, attachment: number, most: number): Buffer {
  const size = pdfium.wasmExports.malloc(4);
  const read = (at: number, bytes: number): number =>
    pdfium._FPDFAttachment_GetFile(attachment, at, bytes, size) === 1
      ? new DataView(pdfium.HEAPU8.buffer).getUint32(size, true)
      : 0;
  const bytes = bufferFrom(pdfium, read, most);
  pdfium.wasmExports.free(size);
  return bytes;
}

/** A text that PDFium writes as UTF-16LE with a zero at its end. */
export const wide = (pdfium: Pdfium, read: (at: number, bytes: number) => number): string =>
  bufferFrom(pdfium, read, MOST_TEXT_BYTES).toString("utf16le").replaceAll("\0", "").trim();
const MOST_TEXT_BYTES = 2_000_000;

/** What a call of PDFium writes, which tells the length if it gets no room; empty if it is longer than `most`. */
function bufferFrom(pdfium: Pdfium, read: (at: number, bytes: number) => number, most: number): Buffer {
  const bytes = read(0, 0);
  const at = bytes > 0 && bytes <= most ? pdfium.wasmExports.malloc(bytes) : 0;
  if (at === 0) return Buffer.alloc(0);
  read(at, bytes);
  const found = Buffer.from(pdfium.HEAPU8.slice(at, at + bytes));
  pdfium.wasmExports.free(at);
  return found;
}
