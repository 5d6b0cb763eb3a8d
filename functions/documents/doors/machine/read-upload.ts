import { lookAt } from "../../access/authorization.ts";
import type { Machine } from "../../access/principal.ts";
import { readUpload } from "../../keeping/uploads/read-upload.ts";

/** The status of the machine's own upload, with the code of its document while the machine has access to it. */
export async function readMachineUpload(caller: Machine, id: number) {
  const status = await readUpload(caller, id);
  if (status.documentId === undefined) return status;
  const opened = await lookAt(caller, status.documentId);
  return opened && opened.rights.size > 0 ? { ...status, cod: opened.document.cod } : status;
}
