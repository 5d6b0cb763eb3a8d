import { refuseStale } from "../../../shared/data/repository.ts";
import { retry } from "../../../shared/data/transaction.ts";
import { conflict } from "../../../shared/errors.ts";
import { documentFor } from "../access/authorization.ts";
import type { Principal } from "../access/principal.ts";
import {
  attemptFollowUp,
  lifecycle,
  commitTransition,
  removeContent,
  type Transition,
} from "../content/lifecycle.ts";
import type { Document } from "../records/document.ts";

type IfMatch = number[] | undefined;

export const archiveDocument = (caller: Principal, id: number, ifMatch: IfMatch) =>
  transition(caller, id, lifecycle.archive, ifMatch);

export const reactivateDocument = (caller: Principal, id: number, ifMatch: IfMatch) =>
  transition(caller, id, lifecycle.reactivate, ifMatch);

/** Deletes softly. Repeating it succeeds for those who may still see the deleted document. */
export async function removeDocument(caller: Principal, id: number, ifMatch: IfMatch): Promise<undefined> {
  const { document } = await documentFor(caller, id, lifecycle.remove.right);
  if (document.status !== "STERS") await transition(caller, id, lifecycle.remove, ifMatch);
  return undefined;
}

/** Marks the document at once, then deletes the bytes of every version; the record and its events stay. */
export async function purgeDocument(caller: Principal, id: number, ifMatch: IfMatch) {
  const document = await transition(caller, id, lifecycle.purge, ifMatch);
  await attemptFollowUp(document, () => removeContent(document));
  return document;
}

const transition = (caller: Principal, id: number, wanted: Transition, ifMatch: IfMatch) =>
  retry(async () => {
    const opened = await documentFor(caller, id, wanted.right);
    refuseStale(opened.document, ifMatch);
    refuseState(opened.document, wanted);
    return commitTransition(caller.actor, opened, wanted);
  });

function refuseState({ status, retinereLegala }: Document, { from, to }: Transition): void {
  if (!from.includes(status)) throw conflict("stareNepermisa", { values: { status, spre: to } });
  if (to === "PURJAT" && retinereLegala) throw conflict("retinereLegala");
}
