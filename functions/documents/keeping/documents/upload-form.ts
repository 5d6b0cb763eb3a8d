import { file } from "../../../../shared/http/multipart.ts";
import { recordId } from "../../../../shared/http/params.ts";
import { NewDocument } from "../../files/filing/new-document.ts";
import { protectionParts } from "../../files/filing/protection-parts.ts";

/** A new document as a form. */
export const UploadForm = {
  file: file(),
  denumire: NewDocument.shape.denumire.optional(),
  descriere: NewDocument.shape.descriere,
  etichete: NewDocument.shape.etichete,
  cod: NewDocument.shape.cod,
  bucketId: recordId.optional(),
  proprietarId: recordId.optional(),
  emitentId: recordId.optional(),
  visibility: NewDocument.shape.visibility,
  ...protectionParts,
};
