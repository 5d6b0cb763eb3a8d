import * as z from "zod";
import { ApartFailure } from "../../../../shared/apart/opener-process.ts";
import { AppError } from "../../../../shared/errors.ts";
import { textOrJson } from "../../../../shared/http/responses.ts";
import { invalidFields, kernel, wrongField } from "../../../../shared/refusals.ts";
import { PageError } from "../../../../shared/rendering/blocks.ts";
import { lackingIn, TemplateTooLarge, type Values } from "../../../../shared/rendering/language.ts";
import type { PageFormat, Source } from "../../../../shared/rendering/make-page.ts";
import { fillApart, pageApart } from "../../../../shared/rendering/templates-apart.ts";
import { numbersAsWritten } from "../../../../shared/written-numbers.ts";
import type { Template } from "../../records/template.ts";
import { readTemplateBytes, refusalOf } from "./content.ts";
import { refusals } from "./texts.ts";

/** Values by name, nested as deeply as a template needs. */
export const TemplateValues = z.preprocess(
  numbersAsWritten,
  z
    .record(z.string(), z.unknown())
    .meta({ id: "ValoriSablon", examples: [{ nume: "Ana Rusu", randuri: [{ pret: 10 }] }] }),
);

export const RenderedTemplate = textOrJson(
  z.object({ text: z.string(), lipsa: z.array(z.string()) }).meta({ id: "SablonCompletat" }),
  ({ text }) => text,
);
export type RenderedTemplate = z.output<typeof RenderedTemplate>;

/** A preview: the text with its values, and the names without a value: placeholders stay visible, sections are left out. */
export const renderText = (source: Source, values: Values): Promise<RenderedTemplate> =>
  refusing(async () => {
    const rendered = await fillApart(source, values);
    return { text: rendered.text, lipsa: lackingIn(rendered) };
  });

export const pageFormats = ["PDF", "DOCX"] as const satisfies PageFormat[];

export const contentTypes: Record<PageFormat, string> = {
  PDF: "application/pdf",
  DOCX: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** A page that was made, with a flag if it lost layout. */
export interface MadePage {
  bytes: Buffer;
  isSimplified: boolean;
}

/**
 * Makes a page; every value must be present.
 * @throws badRequest that names all missing values; unprocessable for content that no page can show
 */
export async function makePage(template: Template, as: PageFormat, values: Values): Promise<MadePage> {
  const source = { format: template.format, bytes: await readTemplateBytes(template) };
  return refusing(async () => {
    const wish = { as, values, title: template.denumire, language: template.limba };
    const made = await pageApart(source, wish);
    if ("missing" in made)
      throw invalidFields(made.missing.map((name) => wrongField(`variabile.${name}`, kernel.obligatoriu)));
    return made;
  });
}

/** Turns a failure of a template with its values into an error with a readable message. */
async function refusing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof TemplateTooLarge || error instanceof ApartFailure)
      throw refusals.paginaPreaMare({ cause: error });
    if (error instanceof PageError) throw refusalOfPage(error);
    throw refusalOf(error);
  }
}

/** The content of values is the caller's mistake; everything else is a page that cannot be made. */
function refusalOfPage(error: PageError): AppError {
  const { fault, detail: litere } = error;
  if (fault === "literaFaraSemn") return refusals.literaFaraSemn({ litere }, { cause: error });
  if (fault === "caracterDeControl") return refusals.caracterDeControl({ litere }, { cause: error });
  return pageRefusals[fault]({ cause: error });
}

const pageRefusals = {
  preaAdanc: refusals.paginaPreaAdanca,
  preaMare: refusals.paginaPreaMare,
  imagineGresita: refusals.imagineGresita,
} as const;
