import * as z from "zod";
import { invalidField } from "../../../../shared/refusals.ts";
import { TemplateFields } from "../../records/template.ts";
import type { Machine, Person } from "../../access/principal.ts";
import { bytesOf, readTemplateBytes } from "./content.ts";
import { type RenderedTemplate, renderText, TemplateValues } from "./render-template.ts";
import { publishedTemplate, templateFor } from "./templates.ts";
import { refusals } from "./texts.ts";

/** The template to preview: a stored one, or one that is being edited. */
export const PreviewedTemplate = z
  .object({
    templateId: z.int().positive().optional(),
    continut: TemplateFields.shape.continut.optional(),
    format: TemplateFields.shape.format.optional(),
    variabile: TemplateValues.optional(),
  })
  .meta({
    id: "PrevizualizareSablon",
    examples: [{ continut: "Stimate {{nume}}", variabile: { nume: "Ion" } }],
  });

/** @throws badRequest if neither or both are named; notFound, unprocessable */
export async function previewTemplate(
  caller: Person,
  { templateId, continut, format = "TEXT", variabile = {} }: z.output<typeof PreviewedTemplate>,
): Promise<RenderedTemplate> {
  if ((templateId === undefined) === (continut === undefined))
    throw invalidField("templateId", refusals.sablonSauContinut);
  if (continut !== undefined) return renderText({ format, bytes: bytesOf(format, continut) }, variabile);
  const template = await templateFor(caller, templateId ?? 0, "read");
  return renderText({ format: template.format, bytes: await readTemplateBytes(template) }, variabile);
}

/** A published template with values filled in, for a machine. */
export async function renderPublished(
  caller: Machine,
  cod: string,
  variabile: z.output<typeof TemplateValues> = {},
): Promise<RenderedTemplate> {
  const template = await publishedTemplate(caller, cod);
  return renderText({ format: template.format, bytes: await readTemplateBytes(template) }, variabile);
}
