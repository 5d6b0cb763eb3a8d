import { readFileSync } from "node:fs";
import type { Pdfium } from "./pdfium-calls.ts";
import { wasmFunction, type Callback } from "./wasm.ts";

/**
 * Fonts for PDFs that embed none. Arimo, Tinos and Cousine have the widths of Helvetica, Times and Courier, which
 * many files do not state, and the letters of Romanian and Russian, which PDFium's own fonts lack. Functions that
 * open PDFs pack the files (functions.yml).
 */
const families = { sans: "Arimo", serif: "Tinos", mono: "Cousine" } as const;
type Family = keyof typeof families;
const styles = ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"] as const;
type Style = (typeof styles)[number];

const fileOf = (family: Family, style: Style): string => {
  const name = families[family];
  return `node_modules/@expo-google-fonts/${name.toLowerCase()}/${style}/${name}_${style}.ttf`;
};

/** Patterns of the files, for functions.yml. */
export const substituteFonts = Object.values(families).map(
  (name) => `node_modules/@expo-google-fonts/${name.toLowerCase()}/{${styles.join(",")}}/*.ttf`,
);

/** A font's handle in PDFium is its position in this array, from 1. */
const files = (Object.keys(families) as Family[]).flatMap((family) =>
  styles.map((style) => fileOf(family, style)),
);

const read = new Map<number, Uint8Array>();

/** Read synchronously: PDFium requests a font in the middle of a page, and cannot wait. */
function bytesOf(handle: number): Uint8Array {
  const bytes = read.get(handle) ?? readFileSync(files[handle - 1] ?? "");
  read.set(handle, bytes);
  return bytes;
}

/** FPDF_SYSFONTINFO of fpdf_sysfontinfo.h: nine words of four bytes. Callbacks that are zero are not called. */
const STRUCT = { words: 9, version: 0, mapFont: 3, getFontData: 5 };
const VERSION = 1;
/** FXFONT_FF_FIXEDPITCH, FXFONT_FF_ROMAN. */
const [FIXED_PITCH, ROMAN] = [1, 16];
/** Chinese, Japanese and Korean character sets (FXFONT_SHIFTJIS_CHARSET and the others): these fonts lack them. */
const eastAsian = new Set([128, 129, 134, 136]);
const BOLD_FROM = 600;

interface FontRequest {
  weight: number;
  isItalic: boolean;
  charset: number;
  pitchFamily: number;
}

/** Answers MapFont: the handle of the nearest font, 0 for none. */
function substituteFor(face: string, wanted: FontRequest): number {
  if (eastAsian.has(wanted.charset)) return 0;
  const family = wanted.pitchFamily & FIXED_PITCH ? "mono" : wanted.pitchFamily & ROMAN ? "serif" : "sans";
  const isBold = wanted.weight >= BOLD_FROM || /bold/i.test(face);
  const isItalic = wanted.isItalic || /italic|oblique/i.test(face);
  const style = `${isBold ? "700Bold" : "400Regular"}${isItalic ? "_Italic" : ""}` as const;
  return files.indexOf(fileOf(family, style)) + 1;
}

/**
 * Gives PDFium substitutes for fonts that a file names but does not embed: FPDF_SetSystemFontInfo, before a document
 * is opened. PDFium's function table cannot grow, so the callbacks take the slots of its own look-up, which reads
 * font folders that do not exist in its file system.
 */
export function giveSubstituteFonts(pdfium: Pdfium): void {
  const slots = wordsAt(pdfium, pdfium._FPDF_GetDefaultSystemFontInfo()).slice();
  const put = (field: number, call: Callback, parameters: number): number => {
    const slot = slots[field] ?? 0;
    pdfium.wasmExports.__indirect_function_table.set(slot, wasmFunction(call, parameters));
    return slot;
  };
  const info = pdfium.wasmExports.malloc(STRUCT.words * Int32Array.BYTES_PER_ELEMENT);
  const words = wordsAt(pdfium, info).fill(0);
  words[STRUCT.version] = VERSION;
  words[STRUCT.mapFont] = put(STRUCT.mapFont, mapFont(pdfium), 7);
  words[STRUCT.getFontData] = put(STRUCT.getFontData, getFontData(pdfium), 5);
  pdfium._FPDF_SetSystemFontInfo(info);
}

const wordsAt = (pdfium: Pdfium, at: number): Int32Array =>
  new Int32Array(pdfium.HEAPU8.buffer, at, STRUCT.words);

const mapFont =
  (pdfium: Pdfium): Callback =>
  (_self, weight = 0, italic = 0, charset = 0, pitchFamily = 0, face = 0) =>
    substituteFor(nameAt(pdfium, face), { weight, isItalic: italic !== 0, charset, pitchFamily });

/** A file may give a font any name, so the length is limited. */
const LONGEST_NAME = 256;

function nameAt({ HEAPU8 }: Pdfium, at: number): string {
  const bytes = Buffer.from(HEAPU8.slice(at, at + LONGEST_NAME));
  return bytes.toString("latin1").replace(/\0.*$/s, "");
}

/** Table 0 is the whole file. Without a buffer only its size is requested. */
const getFontData =
  (pdfium: Pdfium): Callback =>
  (_self, handle = 0, table = 0, buffer = 0, size = 0) => {
    if (table !== 0) return 0;
    const bytes = bytesOf(handle);
    if (buffer !== 0 && size >= bytes.length) pdfium.HEAPU8.set(bytes, buffer);
    return bytes.length;
  };
