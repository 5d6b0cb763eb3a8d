import { PAGE_BREAK, type Most, type PageText } from "./page-texts.ts";
import { type FileProperties, propertiesOf } from "./file-properties.ts";
import { attachedTo, besidePage, type Attached, type Beside, wide, withText } from "./pdf-annotations.ts";
import { openDocument, withPage, type PdfDocument } from "./pdf-document.ts";
import { pictureShareOf } from "./pdf-pictures.ts";
import { unlessIn } from "./own-lines.ts";
import { cleanText, isLikelyText, type RawText } from "./written-text.ts";

/** The text of each page of a PDF, and the files that are attached to it. */
export interface PdfTexts {
  pages: PageText[];
  attached: Attached[];
  properties: FileProperties;
}

/**
 * Reads the pages of a PDF up to a limit: the text of each, with that of the fields and stamps over it, then what fields
 * and notes say and do not show.
 * @throws UnreadableFile as `openDocument`
 */
export async function readPdf(bytes: Uint8Array, most: Required<Most>): Promise<PdfTexts> {
  const pdf = await openDocument(bytes);
  const texts: PdfTexts = { pages: [], attached: [], properties: propertiesIn(pdf, await languageIn(bytes)) };
  let characters = 0;
  for (let page = 1; page <= pdf.pageCount && page <= most.pages && characters < most.characters; page += 1) {
    const { attached, ...read } = readPage(pdf, page);
    texts.pages.push(read);
    texts.attached.push(...attached);
    characters += read.text.length + PAGE_BREAK.length;
  }
  texts.attached.push(...attachedTo(pdf));
  return texts;
}

/** The language that the catalog names (ISO 32000-1, 14.9.2), which PDFium does not tell; undefined for a file that only PDFium reads. */
async function languageIn(bytes: Uint8Array): Promise<string | undefined> {
  const [{ openFile }, { textIn }] = await Promise.all([
    import("../pdf/file.ts"),
    import("../pdf/strings.ts"),
  ]);
  try {
    const view = openFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    return textIn(view.resolve(view.catalog?.get("Lang") ?? null));
  } catch {
    return undefined;
  }
}

/** What the file says about itself (ISO 32000-1, 14.3.3). */
function propertiesIn(
  { pdfium, document, pageCount }: PdfDocument,
  language: string | undefined,
): FileProperties {
  const said = (name: string): string =>
    withText(pdfium, `${name}\0`, "latin1", (key) =>
      wide(pdfium, (at, bytes) => pdfium._FPDF_GetMetaText(document, key, at, bytes)),
    );
  return propertiesOf({
    title: said("Title"),
    author: said("Author"),
    date: said("CreationDate"),
    language,
    pages: pageCount,
  });
}

/** FLAT_NORMALDISPLAY. */
const AS_SHOWN = 0;

/**
 * A page whose letters are missing, or are others than its fonts draw, is to be read from its picture. PDFium reads what
 * fields and stamps show where it is a part of the page, and makes it so, in its memory.
 */
function readPage(pdf: PdfDocument, page: number): PageText & { attached: Attached[] } {
  const { own, isPicture, beside } = flattenedPage(pdf, page);
  const shown = beside.isSeen ? withPage(pdf, page, (handle) => lettersOn(pdf, handle)) : own;
  return {
    text: [shown, ...unlessIn(shown, beside.texts.map(cleanText))].filter(Boolean).join("\n"),
    isPicture,
    attached: beside.attached,
  };
}

/** Makes what lies over a page a part of it, once it is loaded again, and returns what the page says without that. */
export const flattenedPage = (
  pdf: PdfDocument,
  page: number,
): { own: string; isPicture: boolean; beside: Beside } =>
  withPage(pdf, page, (handle) => {
    const own = lettersOn(pdf, handle);
    const isPicture = own === "" || isStampedPicture(pdf, handle, own);
    const beside = besidePage(pdf, handle);
    if (beside.isSeen) pdf.pdfium._FPDFPage_Flatten(handle, AS_SHOWN);
    return { own, isPicture, beside };
  });

/** A page is a picture if more than this share of it is one, and it has fewer words than that: of little picture, hardly any. */
const pictures = [
  { share: 0.5, words: 30 },
  { share: 0.25, words: 10 },
];

/** True for a picture with a line of a program, a stamp or a number over it: what it says is in the picture. */
function isStampedPicture(pdf: PdfDocument, page: number, own: string): boolean {
  const count = own.split(/\s+/).length;
  const shares = pictures.filter(({ words }) => count < words).map(({ share }) => share);
  return own !== "" && shares.length > 0 && pictureShareOf(pdf, page) > Math.min(...shares);
}

/** The text layer of a page; empty if it has none that can be read. */
export function lettersOn(pdf: PdfDocument, page: number): string {
  const layer = layerOf(pdf, page);
  return isLikelyText(layer) ? cleanText(layer.text) : "";
}

/** As many characters of a page are looked up in the tables of its fonts: asking for one takes as long as reading two. */
const LOOKED_UP = 500;

function layerOf({ pdfium }: PdfDocument, page: number): RawText {
  const handle = pdfium._FPDFText_LoadPage(page);
  if (handle === 0) return { text: "", codes: "", codesShare: 0 };
  const count = pdfium._FPDFText_CountChars(handle);
  const at = pdfium.wasmExports.malloc((count + 1) * 2);
  const written = count > 0 ? pdfium._FPDFText_GetText(handle, 0, count, at) : 0;
  const text = Buffer.from(pdfium.HEAPU8.buffer, at, Math.max(0, written - 1) * 2).toString("utf16le");
  pdfium.wasmExports.free(at);
  const step = Math.max(1, Math.floor(count / LOOKED_UP));
  let codes = "";
  for (let index = 0; index < count; index += step)
    if (pdfium._FPDFText_HasUnicodeMapError(handle, index) === 1)
      codes += String.fromCodePoint(pdfium._FPDFText_GetUnicode(handle, index));
  pdfium._FPDFText_ClosePage(handle);
  return { text, codes, codesShare: count === 0 ? 0 : (codes.length * step) / count };
}
