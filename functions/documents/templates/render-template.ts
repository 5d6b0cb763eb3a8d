import * as z from "zod";
import { AppError, badRequest, invalidFields, unprocessable } from "../../../shared/errors.ts";
import { textOrJson } from "../../../shared/http/responses.ts";
import { type Block, PageError, textBlocks } from "../../../shared/rendering/blocks.ts";
import { docxBlocks, docxText, fillDocx } from "../../../shared/rendering/docx-template.ts";
import {
  escapeHtml,
  parseTemplate,
  render,
  TemplateTooLarge,
  type Values,
} from "../../../shared/rendering/language.ts";
import { writePdf } from "../../../shared/rendering/pdf.ts";
import type { Template, TemplateFormat } from "../records/template.ts";
import { readTemplateBytes, refusalOf } from "./content.ts";

/** Values by name, as deep as a template asks for them. */
export const TemplateValues = z
  .record(z.string(), z.unknown())
  .meta({ id: "ValoriSablon", examples: [{ nume: "Ana Rusu", randuri: [{ pret: 10 }] }] });

export const RenderedTemplate = textOrJson(
  z.object({ text: z.string(), lipsa: z.array(z.string()) }).meta({ id: "SablonCompletat" }),
  ({ text }) => text,
);
export type RenderedTemplate = z.output<typeof RenderedTemplate>;

/** A template's content in its format. */
export interface Source {
  format: TemplateFormat;
  bytes: Buffer;
}

/** A preview: the text with its values, and the names that have none; these stay visible. */
export async function renderText({ format, bytes }: Source, values: Values): Promise<RenderedTemplate> {
  return refusing(async () => {
    if (format === "DOCX") {
      const { bytes: filled, missing } = await fillDocx(bytes, values);
      return { text: await docxText(filled), lipsa: missing };
    }
    const { text, missing } = fillText({ format, bytes }, values);
    return { text, lipsa: missing };
  });
}

const fillText = ({ format, bytes }: Source, values: Values) =>
  render(parseTemplate(bytes.toString("utf8")), values, format === "HTML" ? escapeHtml : undefined);

export const pageFormats = ["PDF", "DOCX"] as const;
export type PageFormat = (typeof pageFormats)[number];

export const contentTypes: Record<PageFormat, string> = {
  PDF: "application/pdf",
  DOCX: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** A page that was made, and whether it lost its layout on the way. */
export interface MadePage {
  bytes: Buffer;
  isSimplified: boolean;
}

/**
 * Makes a page: every value must be there.
 * @throws badRequest that names all that are missing; unprocessable for what no page can show
 */
export async function makePage(template: Template, format: PageFormat, values: Values): Promise<MadePage> {
  const source = { format: template.format, bytes: await readTemplateBytes(template) };
  return refusing(async () => {
    const { missing, page } =
      source.format === "DOCX" ? await fromDocx(source, values) : fromText(source, values);
    if (missing.length > 0)
      throw invalidFields(missing.map((name) => ({ field: `variabile.${name}`, code: "obligatoriu" })));
    return page(format, { title: template.denumire, language: template.limba });
  });
}

/** What was filled in, and how it becomes a page. */
interface Filled {
  missing: string[];
  page(format: PageFormat, about: { title: string; language: string }): Promise<MadePage>;
}

function fromText(source: Source, values: Values): Filled {
  const { text, missing } = fillText(source, values);
  return {
    missing,
    page: async (format, about) => ({
      bytes: await written(await blocksOf(source, text), format, about),
      isSimplified: false,
    }),
  };
}

async function blocksOf({ format }: Source, text: string): Promise<Block[]> {
  if (format !== "HTML") return textBlocks(text);
  const { htmlBlocks } = await import("../../../shared/rendering/html-blocks.ts");
  return htmlBlocks(text);
}

async function fromDocx({ bytes }: Source, values: Values): Promise<Filled> {
  const filled = await fillDocx(bytes, values);
  return {
    missing: filled.missing,
    page: async (format, about) =>
      format === "DOCX"
        ? { bytes: filled.bytes, isSimplified: false }
        : { bytes: await writePdf(await docxBlocks(filled.bytes), about), isSimplified: true },
  };
}

async function written(blocks: Block[], format: PageFormat, about: { title: string; language: string }) {
  if (format === "PDF") return writePdf(blocks, about);
  const { writeDocx } = await import("../../../shared/rendering/docx.ts");
  return writeDocx(blocks, about);
}

/** What a template and its values cannot become is said in words. */
async function refusing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof TemplateTooLarge) throw unprocessable("paginaPreaMare", { cause: error });
    if (error instanceof PageError)
      throw error.fault === "literaFaraSemn"
        ? badRequest("literaFaraSemn", { values: { litere: error.detail }, cause: error })
        : unprocessable(pageKeys[error.fault], { cause: error });
    throw refusalOf(error);
  }
}

const pageKeys = {
  preaAdanc: "paginaPreaAdanca",
  preaMare: "paginaPreaMare",
  imagineGresita: "imagineGresita",
} as const;
