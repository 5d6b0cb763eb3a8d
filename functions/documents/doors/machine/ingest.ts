import * as z from "zod";
import { file, flag } from "../../../../shared/http/multipart.ts";
import { recordId } from "../../../../shared/http/params.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import type { Machine } from "../../access/principal.ts";
import { NewDocument } from "../../files/filing/new-document.ts";
import { protectionParts } from "../../files/filing/protection-parts.ts";
import { ProtectionWish } from "../../files/content/protection.ts";
import { uploadDocument } from "../../keeping/documents/create-document.ts";
import { completeDocument } from "../../keeping/uploads/complete-upload.ts";
import { refusals } from "./texts.ts";

/**
 * Machines can neither see nor create SECRET documents: a request for one is refused rather than filed with another
 * visibility.
 */
const fields = {
  cod: NewDocument.shape.cod,
  denumire: NewDocument.shape.denumire.optional(),
  descriere: NewDocument.shape.descriere,
  etichete: NewDocument.shape.etichete,
  emitentId: NewDocument.shape.emitentId,
  visibility: z.enum(["PUBLIC", "PERSONAL"]).optional(),
};

/** A new document as a form. */
export const IngestForm = {
  file: file(),
  ...fields,
  emitentId: recordId.optional(),
  ...protectionParts,
  secret: flag()
    .refine((secret) => !secret)
    .optional(),
};

/** A new document whose content was uploaded in parts. */
export const IngestedUpload = z
  .object({
    uploadId: z.int().positive(),
    ...fields,
    ...ProtectionWish.shape,
    secret: z.literal(false).optional(),
  })
  .meta({ id: "DocumentIncarcatDeMasini" });

type Ingested = z.output<z.ZodObject<typeof IngestForm>> | z.output<typeof IngestedUpload>;

/**
 * Files a document for the machine's issuer, in the machine's bucket. The document has no owner.
 * @throws invalidField for another issuer
 */
export async function ingestDocument(caller: Machine, wanted: Ingested) {
  const { emitentId } = caller;
  if ((wanted.emitentId ?? emitentId) !== emitentId) throw invalidField("emitentId", refusals.altEmitent);
  return "file" in wanted
    ? uploadDocument(caller, { ...wanted, emitentId })
    : completeDocument(caller, { ...wanted, emitentId });
}
