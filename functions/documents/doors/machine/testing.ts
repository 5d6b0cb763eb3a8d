import { asMachine, issuer, machineClient, textFile, type ServiceClient } from "../../testing.ts";
import type { Scope } from "../../records/machine-client.ts";
import type { MachineDocumentView } from "./views.ts";

/** A machine's client, and the issuer and bucket that it files for. */
export interface Caller {
  calls: ServiceClient;
  /** Id of its record. */
  id: number;
  clientId: string;
  emitentId: number;
}

/** A machine of the given issuer, or of a new one. */
export async function callerFor(
  fields: { emitentId?: number; bucketId?: number; scopes?: Scope[] } = {},
): Promise<Caller> {
  const emitentId = fields.emitentId ?? (await issuer()).id;
  const { client, token } = await machineClient({ ...fields, emitentId });
  return { calls: asMachine({ token }), id: client.id, clientId: client.clientId, emitentId };
}

export const ingest = async ({ calls }: Pick<Caller, "calls">, parts: Record<string, string> = {}) =>
  (await calls.upload<MachineDocumentView>("/api/v1/documents", { file: textFile("conținut"), ...parts }))
    .json;

/** Changes a document as an administrator does. */
export const change = (admin: ServiceClient, { id }: { id: number }, fields: object) =>
  admin.patch(`/api/documents/${id}`, fields);

/** Makes a document SECRET, which only a sealed one can be. */
export async function hide(admin: ServiceClient, document: { id: number }): Promise<void> {
  const { status } = await change(admin, document, { visibility: "SECRET" });
  if (status !== 200) throw new Error(`the document was not hidden: ${status}`);
}
