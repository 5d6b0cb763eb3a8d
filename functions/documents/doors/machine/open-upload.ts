import type * as z from "zod";
import type { Machine } from "../../access/principal.ts";
import { type NewMachineUpload, openUpload } from "../../keeping/uploads/open-upload.ts";
import { findDocument } from "./find-document.ts";

/** Opens an upload of a machine. @throws notFound for the code of a document that it may neither write nor read */
export async function openMachineUpload(
  caller: Machine,
  { cod, ...wanted }: z.output<typeof NewMachineUpload>,
) {
  const documentId = cod === undefined ? undefined : await findDocument(cod);
  return openUpload(caller, { ...wanted, documentId });
}
