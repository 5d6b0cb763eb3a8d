import * as z from "zod";
import type { Stored } from "../../../shared/data/entity.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { refuseStale } from "../../../shared/data/repository.ts";
import { addingTombstone, readTombstone } from "../../../shared/data/tombstone.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { forbidden, notFound } from "../../../shared/errors.ts";
import type { Target } from "../../../shared/features/crud-verbs.ts";
import { lookAt } from "../access/authorization.ts";
import type { Principal } from "../access/principal.ts";
import {
  listAttached,
  openAttached,
  openToRemove,
  type AttachedKind,
  type OpenedAttachment,
} from "../attached/list-attached.ts";
import { appending, appendingNarrowed } from "../records/event.ts";
import { type Grant, granteeOf, grantKey, grantLists, Grants, revoking } from "../records/grant.ts";
import { detailsOf, endsEarlier, givingGrant, isBeneficiary } from "./give-grant.ts";
import { refuseGone, Sharing, termsOf, type WantedTerms } from "./share-document.ts";

/** A grant as it is made at its own address: by the verb, with the same refusals. */
export const NewGrant = z
  .object({ documentId: z.int().positive(), ...Sharing.shape })
  .meta({ id: "PartajareNoua" });

/** Grants are seen by who may share the document, and by the beneficiary as long as they may read it. */
const grants: AttachedKind = {
  name: "grants",
  lists: grantLists,
  personal: ({ granteeNames }) => granteeNames.map(grantLists.person),
  keyOf: ({ documentId, grantee }) => grantKey(documentId, String(grantee)),
  shows: ({ names }, rights, { grantee, ...grant }) =>
    rights.has("share") || (rights.has("read") && names.includes(String(grantee ?? granteeOf(grant)))),
};

export const listGrants = (caller: Principal, query: ListQuery): Promise<Page<Stored<Grant>>> =>
  listAttached<Grant>(grants, caller, query);

export const readGrant = async ({ caller, id }: Target<Principal>): Promise<Stored<Grant>> =>
  (await openAttached<Grant>(grants, caller, id)).record;

/** A grant that the caller may change. @throws notFound, forbidden, stale */
async function openToChange({ caller, id, ifMatch }: Target<Principal>): Promise<OpenedAttachment<Grant>> {
  const found = await openAttached<Grant>(grants, caller, id);
  if (!found.opened.rights.has("share")) throw forbidden("faraDrept");
  refuseStale(found.record, ifMatch);
  return found;
}

/** A grant that the caller may take back, or give up. @throws notFound, forbidden, stale */
async function openToRevoke(target: Target<Principal>): Promise<OpenedAttachment<Grant>> {
  const { caller, id, ifMatch } = target;
  if (caller.suspended) throw forbidden("organizatieSuspendata");
  const found = await openAttached<Grant>(grants, caller, id);
  if (!found.opened.rights.has("share") && !isBeneficiary(caller, found.record)) throw forbidden("faraDrept");
  refuseStale(found.record, ifMatch);
  return found;
}

/**
 * Changes what a grant allows, and until when.
 * @throws notFound, forbidden, stale; conflict for a deleted document
 */
export const changeGrant = (
  target: Target<Principal>,
  change: (before: Grant) => WantedTerms,
): Promise<Stored<Grant>> =>
  retry(async () => {
    const { record, opened } = await openToChange(target);
    const { document, head, actor } = opened;
    refuseGone(document);
    const terms = termsOf(change(record));
    const { grant, writes } = givingGrant(target.caller, opened, {
      held: record,
      beneficiary: record,
      terms,
    });
    const event = { tip: "PARTAJAT" as const, actor, detalii: detailsOf(grant) };
    const chained = endsEarlier(record, grant) ? appendingNarrowed : appending;
    await transact([...writes, ...chained(document, head, event)], { answer: grant });
    return grant;
  });

/**
 * Takes a grant back, or gives the own one up. Repeating it within a day succeeds for those who may share the document and
 * for its former beneficiary.
 * @throws notFound, forbidden, stale
 */
export const revokeGrant = (target: Target<Principal>): Promise<void> =>
  retry(async () => {
    const found = await openToRemove(
      () => openToRevoke(target),
      () => isRevoked(target),
    );
    if (!found) return;
    const { record, opened } = found;
    const { document, head, actor } = opened;
    const event = { tip: "REVOCAT" as const, actor, detalii: detailsOf(record) };
    await transact([
      ...revoking(record),
      ...appendingNarrowed(document, head, event),
      addingTombstone(Grants, record),
    ]);
  });

async function isRevoked({ caller, id }: Target<Principal>): Promise<boolean> {
  const revoked = await readTombstone(Grants, id);
  if (!revoked) return false;
  if (isBeneficiary(caller, revoked)) return true;
  const opened = await lookAt(caller, revoked.documentId);
  if (!opened?.rights.has("share")) throw notFound();
  return true;
}
