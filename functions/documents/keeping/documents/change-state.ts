import { retry } from "../../../../shared/data/transaction.ts";
import { NeedsSecondPerson } from "../../../../shared/features/approvals/approvable.ts";
import { log } from "../../../../shared/log.ts";
import { documentFor } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { isEvidence } from "../../access/held-back.ts";
import { documentActs, openFor, seenDocument } from "../../access/document-acts.ts";
import { attemptFollowUp, commitTransition, removeContent } from "../../files/filing/lifecycle.ts";
import { lifecycle, type Transition } from "../../access/transitions.ts";
import type { Document } from "../../records/document.ts";
import type { ActName } from "../../records/acts.ts";

type IfMatch = number[] | undefined;

/** A change of state, and the act that callers need for it. */
interface Change {
  act: ActName<"document">;
  wanted: Transition;
}

const change = {
  archive: { act: "ARHIVEAZA", wanted: lifecycle.archive },
  reactivate: { act: "REACTIVEAZA", wanted: lifecycle.reactivate },
  remove: { act: "STERGE", wanted: lifecycle.remove },
  purge: { act: "ELIMINA", wanted: lifecycle.purge },
} satisfies Record<keyof typeof lifecycle, Change>;

export const archiveDocument = (caller: Principal, id: number, ifMatch: IfMatch) =>
  transition(caller, id, change.archive, ifMatch);

export const reactivateDocument = (caller: Principal, id: number, ifMatch: IfMatch) =>
  transition(caller, id, change.reactivate, ifMatch);

/** Soft delete. Repeating it succeeds for callers who may still see the deleted document. */
export async function removeDocument(caller: Principal, id: number, ifMatch: IfMatch): Promise<undefined> {
  const { document } = await documentFor(caller, id, lifecycle.remove.right);
  if (document.status !== "STERS") await transition(caller, id, change.remove, ifMatch);
  return undefined;
}

interface Purging {
  ifMatch: IfMatch;
  /** True if two people have decided it. */
  isApproved: boolean;
}

/**
 * First marks the document as purged, then deletes the content of every version; the record and its events stay. Evidence of an
 * infection is removed by nobody alone.
 * @throws NeedsSecondPerson
 */
export async function purgeDocument(caller: Principal, id: number, { ifMatch, isApproved }: Purging) {
  const document = await transition(caller, id, change.purge, ifMatch, (opened) => {
    if (isEvidence(opened) && !isApproved) throw new NeedsSecondPerson();
  });
  log.info("a document was purged", { object: id, security: "purge" });
  await attemptFollowUp(document, () => removeContent(document));
  return document;
}

const transition = (
  caller: Principal,
  id: number,
  { act, wanted }: Change,
  ifMatch: IfMatch,
  check?: (document: Document) => void,
) =>
  retry(async () => {
    const opened = await openFor(caller, id, documentActs[act], { ifMatch });
    check?.(opened.document);
    return commitTransition(caller.actor, opened, wanted, (after) =>
      seenDocument(caller, after, opened.grants),
    );
  });
