import { readFile } from "node:fs/promises";
import { PDFDocument, PDFName, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";

/** A font that a PDF names; `file` has the same widths. */
interface NamedFont {
  name: string;
  file: string;
  /** Font descriptor flags (ISO 32000-1, table 123). A standard font has neither descriptor nor widths. */
  flags?: number;
}

/** Font files are in the PDF, or only their names. */
interface Embedding {
  embedded: boolean;
}

const A4: [number, number] = [595, 842];
const [SPACE, FIRST_CODE] = [0x20, 0x80];
/** Of font descriptor flags. */
const [ROMAN, NONSYMBOLIC] = [2, 32];

const folder = "node_modules/@expo-google-fonts";
const sans = `${folder}/arimo/400Regular/Arimo_400Regular.ttf`;
/** Standard fonts, and fonts of Windows that files name without carrying them. */
export const namedFonts: NamedFont[] = [
  { name: "Helvetica", file: sans },
  { name: "Helvetica-Bold", file: `${folder}/arimo/700Bold/Arimo_700Bold.ttf` },
  { name: "Times-Roman", file: `${folder}/tinos/400Regular/Tinos_400Regular.ttf` },
  { name: "Times-BoldItalic", file: `${folder}/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf` },
  { name: "Courier", file: `${folder}/cousine/400Regular/Cousine_400Regular.ttf` },
  { name: "ArialMT", file: sans, flags: NONSYMBOLIC },
  { name: "Calibri", file: sans, flags: NONSYMBOLIC },
  {
    name: "TimesNewRomanPS-ItalicMT",
    file: `${folder}/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf`,
    flags: NONSYMBOLIC | ROMAN,
  },
  {
    name: "Georgia-Bold",
    file: `${folder}/tinos/700Bold/Tinos_700Bold.ttf`,
    flags: NONSYMBOLIC | ROMAN,
  },
];

/** A PDF of one page with a line of `text` in each of these fonts. Letters outside ASCII get codes from FIRST_CODE on. */
export async function pdfWithFonts(
  text: string,
  fonts: NamedFont[],
  { embedded }: Embedding,
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage(A4);
  const letters = [...new Set(text)].filter((letter) => letter.charCodeAt(0) >= FIRST_CODE);
  const codeOf = (letter: string) => FIRST_CODE + letters.indexOf(letter);
  const codes = [...text].map((letter) => (letters.includes(letter) ? codeOf(letter) : letter.charCodeAt(0)));
  const shown = Buffer.from(codes).toString("hex");
  for (const [index, font] of fonts.entries())
    page.node.setFontDictionary(PDFName.of(`F${index}`), await fontOf(pdf, font, { letters, embedded }));
  const lines = fonts.map((_, index) => `BT /F${index} 12 Tf 56 ${760 - 24 * index} Td <${shown}> Tj ET`);
  page.node.set(PDFName.of("Contents"), pdf.context.register(pdf.context.flateStream(lines.join("\n"))));
  return Buffer.from(await pdf.save());
}

async function fontOf(
  pdf: PDFDocument,
  { name, file, flags }: NamedFont,
  { letters, embedded }: Embedding & { letters: string[] },
): Promise<PDFRef> {
  const { context } = pdf;
  const isStandard = flags === undefined && !embedded;
  const written = isStandard ? {} : await widthsOf(file, letters);
  const descriptor = {
    Type: "FontDescriptor",
    FontName: name,
    Flags: flags ?? NONSYMBOLIC,
    FontBBox: [-200, -250, 1200, 950],
    ItalicAngle: 0,
    Ascent: 905,
    Descent: -212,
    CapHeight: 700,
    StemV: name.includes("Bold") ? 140 : 80,
    ...(embedded ? { FontFile2: context.register(context.flateStream(await readFile(file))) } : {}),
  };
  const font: Record<string, PDFObject | string | number | number[] | object> = {
    Type: "Font",
    Subtype: isStandard ? "Type1" : "TrueType",
    BaseFont: name,
    Encoding: {
      Type: "Encoding",
      BaseEncoding: "WinAnsiEncoding",
      Differences: [FIRST_CODE, ...letters.map((letter) => PDFName.of(glyphNameOf(letter)))],
    },
    ...written,
    ...(isStandard ? {} : { FontDescriptor: context.register(context.obj(descriptor)) }),
  };
  return context.register(context.obj(font as Parameters<typeof context.obj>[0]));
}

/** The metrics that fontkit reads and its types leave out; its own measuring fails on an empty last glyph. */
interface Measured {
  unitsPerEm: number;
  hmtx: { metrics: { get(glyph: number): { advance: number } } };
  glyphForCodePoint(codePoint: number): { id: number };
}

async function widthsOf(file: string, letters: string[]) {
  const font = fontkit.create(await readFile(file)) as unknown as Measured;
  const ascii = Array.from({ length: FIRST_CODE - SPACE }, (_, index) => String.fromCharCode(SPACE + index));
  const widthOf = (letter: string) =>
    font.hmtx.metrics.get(font.glyphForCodePoint(letter.charCodeAt(0)).id).advance;
  return {
    FirstChar: SPACE,
    LastChar: FIRST_CODE + letters.length - 1,
    Widths: [...ascii, ...letters].map((letter) => Math.round((widthOf(letter) * 1000) / font.unitsPerEm)),
  };
}

const named: Readonly<Record<string, string>> = {
  ă: "abreve",
  â: "acircumflex",
  î: "icircumflex",
  ș: "scommaaccent",
  ț: "tcommaaccent",
};

/** The name of a letter in the Adobe Glyph List. */
const glyphNameOf = (letter: string): string =>
  named[letter] ?? `uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
