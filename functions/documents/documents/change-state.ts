import { refuseStale } from "../../../shared/data/repository.ts";
import { retry } from "../../../shared/data/transaction.ts";
import { conflict } from "../../../shared/errors.ts";
import { actorName, documentFor, type Asker } from "../access/authorization.ts";
import {
  attemptFollowUp,
  lifecycle,
  commitTransition,
  removeContent,
  type Transition,
} from "../content/lifecycle.ts";
import type { Document } from "../records/document.ts";

type IfMatch = number[] | undefined;

export const archiveDocument = (asker: Asker, id: number, ifMatch: IfMatch) =>
  transition(asker, id, lifecycle.archive, ifMatch);

export const reactivateDocument = (asker: Asker, id: number, ifMatch: IfMatch) =>
  transition(asker, id, lifecycle.reactivate, ifMatch);

/** Deletes softly. Again for whoever may still see the deleted document: nothing happens. */
export async function removeDocument(asker: Asker, id: number, ifMatch: IfMatch): Promise<undefined> {
  const { document } = await documentFor(asker, id, lifecycle.remove.right);
  if (document.status !== "STERS") await transition(asker, id, lifecycle.remove, ifMatch);
  return undefined;
}

/** Marks the document at once, then deletes the bytes of every version; the record and its events stay. */
export async function purgeDocument(asker: Asker, id: number, ifMatch: IfMatch) {
  const document = await transition(asker, id, lifecycle.purge, ifMatch);
  await attemptFollowUp(document, () => removeContent(document));
  return document;
}

const transition = (asker: Asker, id: number, wanted: Transition, ifMatch: IfMatch) =>
  retry(async () => {
    const opened = await documentFor(asker, id, wanted.right);
    refuseStale(opened.document, ifMatch);
    refuseState(opened.document, wanted);
    return commitTransition(actorName(asker), opened, wanted);
  });

function refuseState({ status, retinereLegala }: Document, { from, to }: Transition): void {
  if (!from.includes(status)) throw conflict("stareNepermisa", { values: { status, spre: to } });
  if (to === "PURJAT" && retinereLegala) throw conflict("retinereLegala");
}
