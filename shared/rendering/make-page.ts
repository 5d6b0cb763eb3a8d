import { escapeHtml } from "../escape-html.ts";
import type { Section } from "./pdf.ts";
import { type Block, refuseControls, textBlocks, textsIn } from "./blocks.ts";
import { namesIn, parseTemplate, render, type Rendered, type Values } from "./language.ts";

/** The format of a template. */
type SourceFormat = "TEXT" | "HTML" | "DOCX";
/** The format of the result. */
export type PageFormat = "PDF" | "DOCX";

/** A template's content in its format. */
export interface Source {
  format: SourceFormat;
  bytes: Buffer;
}

/** The input for a page besides its template. */
export interface Wish {
  as: PageFormat;
  values: Values;
  title: string;
  language: string;
  /** Letters that the font lacks are drawn as boxes: for texts of strangers on a page that must not fail. */
  showsAnyLetter?: boolean;
}

/** A page, with a flag if its layout was lost in the conversion, or the names of the missing values. */
export type MadePage = { bytes: Buffer; isSimplified: boolean } | { missing: string[] };

/** The names in a template. @throws TemplateSyntaxError, DocxError, DocxSyntaxError */
export async function namesInSource({ format, bytes }: Source): Promise<string[]> {
  if (format === "DOCX") return (await import("./docx-template.ts")).namesInDocx(bytes);
  return namesIn(parseTemplate(bytes.toString("utf8")));
}

/** A template with its values as text; placeholders of missing values stay visible. @throws as `makePage` */
export async function fillSource(source: Source, values: Values): Promise<Rendered> {
  if (source.format !== "DOCX") return fillText(source, values);
  const { docxText, fillDocx } = await import("./docx-template.ts");
  const { bytes, ...lacking } = await fillDocx(source.bytes, values);
  return { text: await docxText(bytes), ...lacking };
}

/**
 * Makes a page from a template; every value must be present.
 * @throws TemplateSyntaxError, TemplateTooLarge, DocxError, DocxSyntaxError, PageError
 */
export const makePage = (source: Source, wish: Wish): Promise<MadePage> =>
  source.format === "DOCX" ? fromDocx(source, wish) : fromText(source, wish);

const fillText = ({ format, bytes }: Source, values: Values): Rendered =>
  render(parseTemplate(bytes.toString("utf8")), values, format === "HTML" ? escapeHtml : undefined);

async function fromText(source: Source, wish: Wish): Promise<MadePage> {
  const { text, missing } = fillText(source, wish.values);
  if (missing.length > 0) return { missing };
  const blocks = await blocksOf(source, text);
  return { bytes: await written([{ blocks }], wish), isSimplified: false };
}

async function blocksOf({ format }: Source, text: string): Promise<Block[]> {
  if (format !== "HTML") return textBlocks(text);
  const { htmlBlocks } = await import("./html-blocks.ts");
  return htmlBlocks(text);
}

async function fromDocx({ bytes }: Source, wish: Wish): Promise<MadePage> {
  const { fillDocx } = await import("./docx-template.ts");
  const filled = await fillDocx(bytes, wish.values);
  if (filled.missing.length > 0) return { missing: filled.missing };
  if (wish.as === "DOCX") return { bytes: filled.bytes, isSimplified: false };
  const { sectionsIn } = await import("./docx-pages.ts");
  return { bytes: await written(await sectionsIn(filled.bytes), wish), isSimplified: true };
}

async function written(sections: Section[], { as, title, language, showsAnyLetter }: Wish): Promise<Buffer> {
  const blocks = sections.flatMap((section) => section.blocks);
  // Changes their texts.
  if (showsAnyLetter) await (await import("./fonts.ts")).withBoxes(blocks);
  refuseControls([...textsIn(blocks)].map(({ text }) => text));
  if (as === "PDF") return (await import("./pdf.ts")).writePdf(sections, { title, language });
  return (await import("./docx.ts")).writeDocx(blocks, { title });
}
