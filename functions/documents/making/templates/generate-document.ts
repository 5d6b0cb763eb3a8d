import * as z from "zod";
import { Reply, type FileContent } from "../../../../shared/http/responses.ts";
import { documentFileName } from "../../../../shared/content/file-name.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { line } from "../../../../shared/text-fields.ts";
import type { Person } from "../../access/principal.ts";
import { uploadDocument } from "../../keeping/documents/create-document.ts";
import type { Template } from "../../records/template.ts";
import { contentTypes, makePage, type MadePage, pageFormats, TemplateValues } from "./render-template.ts";
import { templateFor } from "./templates.ts";

/** The input for a result. */
export const Making = z
  .object({ format: z.enum(pageFormats), variabile: TemplateValues.optional() })
  .meta({ id: "GenerareFisier" });

/** A document made from a template. */
export const Generating = Making.extend({
  bucketId: z.int().positive().optional(),
  denumire: line(255).optional(),
}).meta({ id: "GenerareDocument" });

/**
 * Warns that a PDF made from a DOCX lacks layout that some DOCX viewers show (RFC 9111, 5.5; RFC 7234's code for it).
 */
const SIMPLIFIED = { warning: '214 - "PDF simplificat: fara aranjarea din DOCX"' };

/** Makes a document from a template. The events CREAT and GENERAT are stored in the same transaction. */
export async function generateDocument(caller: Person, id: number, wanted: z.output<typeof Generating>) {
  const { format, variabile = {}, bucketId, denumire } = wanted;
  const template = await templateFor(caller, id, "read");
  const { bytes, isSimplified } = await makePage(template, format, variabile);
  const name = denumire ?? template.denumire;
  const document = await uploadDocument(
    caller,
    {
      denumire: name,
      ...(bucketId === undefined ? {} : { bucketId }),
      file: { name: fileName(name, format), contentType: contentTypes[format], bytes },
    },
    [{ tip: "GENERAT", actor: caller.actor, detalii: generation(template, format) }],
  );
  return isSimplified ? new Reply(document, { headers: SIMPLIFIED }) : document;
}

/** Records the template version that it was made from: by `hash` its content can always be found. */
const generation = ({ id, versiune, hash }: Template, format: string) => ({
  templateId: id,
  versiune,
  format,
  hashSablon: hash,
});

/** Only the result: nothing is stored. */
export async function downloadResult(
  caller: Person,
  id: number,
  { format, variabile = {} }: z.output<typeof Making>,
): Promise<FileContent | Reply<FileContent>> {
  const template = await templateFor(caller, id, "read");
  const made = await makePage(template, format, variabile);
  const file = fileOf(fileName(template.denumire, format), contentTypes[format], made);
  return made.isSimplified ? new Reply(file, { headers: SIMPLIFIED }) : file;
}

const fileName = (denumire: string, format: string): string =>
  documentFileName(denumire, format.toLowerCase());

export const fileOf = (
  name: string,
  contentType: string,
  { bytes }: Pick<MadePage, "bytes">,
): FileContent => ({
  name,
  contentType,
  size: bytes.length,
  hash: sha256(bytes),
  isConfidential: true,
  read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end + 1)),
});
