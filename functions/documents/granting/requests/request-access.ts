import type * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { read, readItems, unrevised } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { Reply } from "../../../../shared/http/responses.ts";
import { lookAt, mayAskFor, type Opened } from "../../access/authorization.ts";
import type { Human } from "../../access/principal.ts";
import {
  AccessRequest,
  AccessRequests,
  type AskedRight,
  newRequest,
  pendingAt,
  type Requester,
  requesting,
} from "../../records/access-request.ts";
import { codeKey, Document, Documents } from "../../records/document.ts";
import { appending } from "../../records/event.ts";
import { seenRequest, type SeenRequest } from "./request-acts.ts";
import { refuseSuspended, requesterFor } from "./seen-request.ts";
import { unknownCodes } from "../../access/unknown-codes.ts";
import { refusals } from "./texts.ts";

export const RequestedAccess = AccessRequest.pick({ drept: true, motivare: true })
  .extend({ cod: Document.shape.cod })
  .meta({ id: "CerereNoua" });
type RequestedAccess = z.output<typeof RequestedAccess>;

/** The missing right that each request is for. */
const lacked: Record<AskedRight, "read" | "write"> = { CITIRE: "read", SCRIERE: "write" };

/**
 * Requests a right on the document with this code. If the caller already has a pending request, it is returned (200).
 * @throws notFound for an unknown code, tooManyRequests after 20 of them in ten minutes, conflict if the caller
 * already has the right, forbidden for citizens who are not clients
 */
export const requestAccess = (
  caller: Human,
  { cod, drept, motivare }: RequestedAccess,
): Promise<Reply<Stored<SeenRequest>>> =>
  retry(async () => {
    refuseSuspended(caller);
    const requester = requesterFor(caller);
    const opened = await findDocument(caller, cod, requester);
    const { document, head, rights, actor, related } = opened;
    if (rights.has(lacked[drept])) throw refusals.areDreptul();
    const { pendingId } = related;
    const pending = pendingId && (await read(AccessRequests, { id: pendingId, documentId: document.id }));
    if (pending) return new Reply(seenRequest(opened, pending), { status: 200 });
    const request = unrevised(newRequest(document, { ...requester, drept, motivare }));
    const reply = new Reply(seenRequest(opened, request), { status: 201 });
    const event = { tip: "CERUT" as const, actor, detalii: { cerereId: request.id, drept } };
    await transact([...requesting(request), ...appending(document, head, event)], { answer: reply });
    return reply;
  });

/** The id of the requester's pending request, read with the document. */
const pendingOf = (requester: Requester, documentId: number) => ({
  pendingId: pendingAt(documentId, requester),
});

/** No document has this id. */
const NOBODYS = 0;

/**
 * The document with a code (case-insensitive), for a caller who requests access. A document that they may not know
 * about is read like any other and answered like a missing one: an unknown code costs the same calls, and counts the
 * same.
 */
async function findDocument(
  caller: Human,
  cod: string,
  requester: Requester,
): Promise<Opened<ReturnType<typeof pendingOf>>> {
  const guard = unknownCodes(caller);
  await guard.admit();
  const [named] = await readItems(Documents.table, [codeKey(cod)]);
  const id = Number(named?.id ?? NOBODYS);
  const opened = await lookAt(caller, id, pendingOf(requester, id));
  if (!opened || !(opened.rights.has("read") || mayAskFor(caller, opened.document))) {
    await guard.recordFailure();
    throw refusals.codNecunoscut();
  }
  await guard.recordSuccess();
  return opened;
}
