import { PDFDict, PDFDocument, PDFName, PDFString, PDFHexString } from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";
import { readFile } from "node:fs/promises";

/** Entries of a dictionary. */
interface Entries {
  [key: string]: string | number | Entries | (string | number)[];
}

/** A field or a note on a page: the entries of its dictionary, and those of them that are texts. */
type Over = Entries & { Subtype: string; texts?: Record<string, string> };

const A4: [number, number] = [595, 842];

/** A PDF of one page with fields and notes over it, none of which has a picture, and a text in it if one is given. */
export async function pdfWith(over: Over[], { text = "", needsPictures = false } = {}): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const page = pdf.addPage(A4);
  if (text) page.drawText(text, { x: 50, y: 780, size: 12 });
  const font = context.register(context.obj({ Type: "Font", Subtype: "Type1", BaseFont: "Helvetica" }));
  const refs = over.map(({ texts = {}, ...entries }) => {
    const one = context.obj({ Type: "Annot", Rect: [50, 600, 300, 624], F: 4, ...entries });
    if (entries.Subtype === "Widget" || entries.Subtype === "FreeText")
      one.set(PDFName.of("DA"), PDFString.of("/Helv 14 Tf 0 g"));
    for (const [key, value] of Object.entries(texts)) one.set(PDFName.of(key), PDFHexString.fromText(value));
    return context.register(one);
  });
  page.node.set(PDFName.of("Annots"), context.obj(refs));
  const fields = refs.filter((_, index) => over[index]?.Subtype === "Widget");
  pdf.catalog.set(
    PDFName.of("AcroForm"),
    context.obj({ Fields: fields, NeedAppearances: needsPictures, DR: { Font: { Helv: font } } }),
  );
  return pdf;
}

export const saved = async (pdf: PDFDocument): Promise<Buffer> => Buffer.from(await pdf.save());

/** A text field of the form with its value. */
export const textField = (name: string, value: string, entries: Entries = {}): Over => ({
  Subtype: "Widget",
  FT: "Tx",
  texts: { T: name, V: value },
  ...entries,
});

/** A PDF whose font has no table of characters: a reader finds numbers of glyphs, and people read the text. */
export async function pdfWithoutTable(text: string): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const font = await pdf.embedFont(await readFile("node_modules/dejavu-fonts-ttf/ttf/DejaVuSerif.ttf"));
  pdf.addPage(A4).drawText(text, { x: 50, y: 700, size: 14, font });
  await pdf.flush();
  for (const [, object] of pdf.context.enumerateIndirectObjects())
    if (object instanceof PDFDict) object.delete(PDFName.of("ToUnicode"));
  return pdf;
}
