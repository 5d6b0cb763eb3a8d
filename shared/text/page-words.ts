import { asPdf, type File } from "./pages.ts";
import { openDocument, withPage, type PdfDocument } from "./pdf-document.ts";
import { flattenedPage, lettersOn } from "./pdf-text.ts";
import { cleanText } from "./written-text.ts";

/** The pages to read: so many from one on, which counts from 1. */
export interface Range {
  from: number;
  pages: number;
}

/**
 * A line as it stands on its page: its words with one space between them, and for each of them its left edge and its width. A soft
 * hyphen at its end says that its last word goes on in the next line.
 */
export interface Line {
  text: string;
  top: number;
  height: number;
  places: number[];
}

/** A page as readers show it, measured in tenths of a point. */
export interface PageWords {
  width: number;
  height: number;
  lines: Line[];
  /** True for a page that has no letters of its own: OCR reads more of it. */
  isPicture: boolean;
}

export interface FileWords {
  pageCount: number;
  /** Those of the range that exist. */
  pages: PageWords[];
}

/** A page of a newspaper has 30,000 characters; what a file hides in one page is more. */
const MOST_CHARACTERS = 40_000;
/** The units of a point. */
const UNITS = 10;

/** The words of a file with pages, where they stand. @throws UnreadableFile */
export async function pageWords(file: File, { from, pages }: Range): Promise<FileWords> {
  const pdf = await openDocument(await asPdf(file, () => false));
  const last = Math.min(pdf.pageCount, from + pages - 1);
  const numbers = Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index);
  return { pageCount: pdf.pageCount, pages: numbers.map((page) => wordsOn(pdf, page)) };
}

function wordsOn(pdf: PdfDocument, page: number): PageWords {
  const { isPicture } = flattenedPage(pdf, page);
  return withPage(pdf, page, (handle) => {
    const size = {
      width: Math.round(pdf.pdfium._FPDF_GetPageWidth(handle) * UNITS),
      height: Math.round(pdf.pdfium._FPDF_GetPageHeight(handle) * UNITS),
    };
    return { ...size, isPicture, lines: lettersOn(pdf, handle) === "" ? [] : linesOn(pdf, handle, size) };
  });
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Word extends Box {
  text: string;
  /** True if a sign at its end says that it goes on. */
  isBroken: boolean;
}
type Size = Pick<PageWords, "width" | "height">;

/** Signs at which a word is broken at the end of a line: PDFium's, and the soft hyphen. */
const BROKEN = ["\u0002", "\ufffe", "\u00ad"];
const SOFT_HYPHEN = "\u00ad";

/** The lines of a page, in the order of its text. */
function linesOn(pdf: PdfDocument, page: number, size: Size): Line[] {
  const lines: Word[][] = [[]];
  let letters = "";
  let box: Box | undefined;
  const endWord = (): void => {
    const placed = box && placeOf(pdf, page, { ...size, box });
    const text = cleanText(letters).normalize("NFC").replaceAll(/\s+/g, "");
    if (placed && text !== "")
      lines.at(-1)?.push({ ...placed, text, isBroken: BROKEN.some((sign) => letters.endsWith(sign)) });
    [letters, box] = ["", undefined];
  };
  const endLine = (): void => {
    endWord();
    if (lines.at(-1)?.length) lines.push([]);
  };
  eachCharacter(pdf, page, (character, around) => {
    if (/[\r\n]/.test(character)) return endLine();
    if (/\s/.test(character)) return endWord();
    letters += character;
    if (around) box = box ? joined(box, around) : around;
    if (BROKEN.includes(character)) endLine();
  });
  endLine();
  const whole = lines.filter((words) => words.length > 0);
  return whole.map((words, index) => lineOf(words, whole[index + 1]));
}

function lineOf(words: readonly Word[], next: readonly Word[] | undefined): Line {
  const top = Math.min(...words.map((word) => word.top));
  const bottom = Math.max(...words.map((word) => word.bottom));
  const text = words.map((word) => word.text).join(" ");
  return {
    text: text.replace(/[-\u2010]?$/, (hyphen) => endOf(words.at(-1), next?.at(0)) ?? hyphen),
    top,
    height: bottom - top,
    places: words.flatMap(({ left, right }) => [left, right - left]),
  };
}

/** What stands at the end of a word that goes on in the next line, by the rules for texts; undefined for one that does not. */
function endOf(last: Word | undefined, first: Word | undefined): string | undefined {
  if (!last || !first) return undefined;
  const bare = last.text.replace(/[-\u2010]$/, "");
  const together = cleanText(`${last.text}${last.isBroken ? "\ufffe" : ""}\n${first.text}`);
  if (together.includes("\n")) return undefined;
  return together.startsWith(`${bare}-`) ? "-" : SOFT_HYPHEN;
}

/** Calls with each character of a page, and the box around it, in points of the page. */
function eachCharacter(
  { pdfium }: PdfDocument,
  page: number,
  use: (character: string, around: Box | undefined) => void,
): void {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return;
  const room = pdfium.wasmExports.malloc(4 * Float32Array.BYTES_PER_ELEMENT);
  const count = Math.min(pdfium._FPDFText_CountChars(text), MOST_CHARACTERS);
  for (let index = 0; index < count; index += 1) {
    const code = pdfium._FPDFText_GetUnicode(text, index);
    const isKnown = pdfium._FPDFText_GetLooseCharBox(text, index, room) === 1;
    // FS_RECTF of fpdfview.h.
    const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.HEAPU8.buffer, room, 4);
    const isDrawn = isKnown && right > left && top > bottom;
    use(
      code <= LAST_CODE ? String.fromCodePoint(code) : "\ufffd",
      isDrawn ? { left, top, right, bottom } : undefined,
    );
  }
  pdfium.wasmExports.free(room);
  pdfium._FPDFText_ClosePage(text);
}

const LAST_CODE = 0x10ffff;

/** On a page of PDF the top is larger than the bottom. */
const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** A box as it is shown, with the rotation and the crop of the page; undefined if it is not on the part that is shown. */
function placeOf(
  { pdfium }: PdfDocument,
  page: number,
  { width, height, box }: Size & { box: Box },
): Box | undefined {
  const room = pdfium.wasmExports.malloc(2 * Int32Array.BYTES_PER_ELEMENT);
  const shown = (x: number, y: number): readonly [number, number] => {
    pdfium._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, room, room + 4);
    const [across = 0, down = 0] = new Int32Array(pdfium.HEAPU8.buffer, room, 2);
    return [within(across, width), within(down, height)];
  };
  const [x1, y1] = shown(box.left, box.top);
  const [x2, y2] = shown(box.right, box.bottom);
  pdfium.wasmExports.free(room);
  const placed = {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2),
    bottom: Math.max(y1, y2),
  };
  return placed.right > placed.left && placed.bottom > placed.top ? placed : undefined;
}

const within = (place: number, most: number): number => Math.min(Math.max(place, 0), most);
