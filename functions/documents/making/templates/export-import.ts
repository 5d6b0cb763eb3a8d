import * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { contentDisposition, safeFileName } from "../../../../shared/content/file-name.ts";
import { Reply } from "../../../../shared/http/responses.ts";
import { jsonIn } from "../../../../shared/http/json-text.ts";
import type { UploadedFile } from "../../../../shared/http/multipart.ts";
import { Code, line, paragraphs } from "../../../../shared/text-fields.ts";
import type { Person } from "../../access/principal.ts";
import { type Template, TemplateFields } from "../../records/template.ts";
import { contentTypes } from "./render-template.ts";
import { withContent } from "./templates.ts";
import { refusals } from "./texts.ts";

const KIND = "temelia.sablon";

/** A template as a file; importing it creates an identical template. */
export const ExportedTemplate = z
  .object({
    tip: z.literal(KIND),
    ...TemplateFields.omit({ publicat: true }).shape,
    limba: TemplateFields.shape.limba.unwrap(),
  })
  .meta({ id: "SablonExportat" });
export type ExportedTemplate = z.output<typeof ExportedTemplate>;

export async function exportTemplate(template: Stored<Template>): Promise<Reply<ExportedTemplate>> {
  const { cod, denumire, descriere, format, limba, continut } = await withContent(template);
  const exported = { tip: KIND, cod, denumire, descriere, format, limba, continut } as const;
  return new Reply(exported, {
    headers: { "content-disposition": contentDisposition(`${cod}.json`), "cache-control": "no-store" },
  });
}

/** Form fields besides an imported file; they replace those in the file. */
export const ImportFields = z.object({
  cod: Code.optional(),
  denumire: line(255).optional(),
  descriere: paragraphs(2000).optional(),
});

/** The fields of an imported template: an export, or a Word document with the fields beside it. @throws badRequest */
export function importedFields(
  _caller: Person,
  { file, ...named }: z.output<typeof ImportFields> & { file: UploadedFile },
): z.output<typeof TemplateFields> {
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const fields = isDocx(file) ? ofDocx(file) : ofExport(file);
  const parsed = TemplateFields.safeParse({ ...fields, ...given });
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}

const isDocx = ({ bytes, contentType }: UploadedFile): boolean =>
  contentType === contentTypes.DOCX || bytes.subarray(0, 2).toString("latin1") === "PK";

const ofDocx = ({ name, bytes }: UploadedFile) => ({
  denumire: safeFileName(name).replace(/\.docx$/i, ""),
  format: "DOCX" as const,
  continut: bytes.toString("base64"),
});

function ofExport({ bytes }: UploadedFile) {
  try {
    const { tip: _tip, ...fields } = ExportedTemplate.parse(jsonIn(bytes.toString("utf8")));
    return fields;
  } catch (cause) {
    throw refusals.nuEsteExport({ cause });
  }
}
