import * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { addingTombstone, readTombstone } from "../../../../shared/data/tombstone.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { type Act, authorize } from "../../access/acts.ts";
import { lookAt } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import {
  listAttached,
  openAttached,
  openToRemove,
  type AttachedKind,
  type OpenedAttachment,
} from "../../access/list-attached.ts";
import { appending, appendingNarrowed } from "../../records/event.ts";
import { type Grant, grantAt, granteeOf, grantLists, Grants, type SeenGrant } from "../../records/grant.ts";
import { detailsOf, endsEarlier, givingGrant, isBeneficiary, revokingGrant } from "./give-grant.ts";
import { grantActs, seenGrant } from "./grant-acts.ts";
import { Sharing, termsOf, type WantedTerms } from "./share-document.ts";

/** The body that creates a grant at its own address; the same verb applies, with the same refusals. */
export const NewGrant = z
  .object({ documentId: z.int().positive(), ...Sharing.shape })
  .meta({ id: "PartajareNoua" });

/** Grants are visible to callers who may share the document, and to the beneficiary as long as they may read it. */
const grants: AttachedKind<Grant> = {
  name: "grants",
  lists: grantLists,
  personal: ({ granteeNames }) => granteeNames.map(grantLists.person),
  recordAt: ({ documentId, grantee }) => grantAt(documentId, String(grantee)),
  shows: ({ names }, rights, { grantee, ...grant }) =>
    rights.has("share") || (rights.has("read") && names.includes(String(grantee ?? granteeOf(grant)))),
  seenBy: seenGrant,
};

export const listGrants = (caller: Principal, query: ListQuery): Promise<Page<Stored<SeenGrant>>> =>
  listAttached<SeenGrant>(grants, caller, query);

export async function readGrant({ caller, id }: Target<Principal>): Promise<Stored<SeenGrant>> {
  const { record, opened } = await openAttached(grants, caller, id);
  return seenGrant(opened, record);
}

/** A grant for one act of the caller. @throws notFound, forbidden, stale, and the refusal of the act */
async function openGrant(
  { caller, id, ifMatch }: Target<Principal>,
  act: Act<Grant>,
): Promise<OpenedAttachment<Grant>> {
  const found = await openAttached(grants, caller, id);
  authorize(act, found.record, found.opened, ifMatch);
  return found;
}

/**
 * Changes the right of a grant, and its expiry.
 * @throws notFound, forbidden, stale; conflict for a deleted document
 */
export const changeGrant = (
  target: Target<Principal>,
  change: (before: Grant) => WantedTerms,
): Promise<Stored<SeenGrant>> =>
  retry(async () => {
    const { record, opened } = await openGrant(target, grantActs.MODIFICA);
    const { document, actor } = opened;
    const terms = termsOf(change(record));
    const { grant, head, writes } = givingGrant(opened, {
      held: record,
      beneficiary: record,
      terms,
    });
    const answer = seenGrant(opened, grant);
    const event = { tip: "PARTAJAT" as const, actor, detalii: detailsOf(grant) };
    const chained = endsEarlier(record, grant) ? appendingNarrowed : appending;
    await transact([...writes, ...chained(document, head, event)], { answer });
    return answer;
  });

/**
 * Revokes a grant, or gives up the caller's own. Repeating this within a day succeeds for callers who may share the
 * document and for the former beneficiary.
 * @throws notFound, forbidden, stale
 */
export const revokeGrant = (target: Target<Principal>): Promise<void> =>
  retry(async () => {
    const found = await openToRemove(
      () => openGrant(target, grantActs.REVOCA),
      () => isRevoked(target),
    );
    if (!found) return;
    const { record, opened } = found;
    const { document, actor } = opened;
    const { head, writes } = revokingGrant(opened, record);
    const event = { tip: "REVOCAT" as const, actor, detalii: detailsOf(record) };
    await transact([...writes, ...appendingNarrowed(document, head, event), addingTombstone(Grants, record)]);
  });

async function isRevoked({ caller, id }: Target<Principal>): Promise<boolean> {
  const revoked = await readTombstone(Grants, id);
  if (!revoked) return false;
  if (isBeneficiary(caller, revoked)) return true;
  const opened = await lookAt(caller, revoked.documentId);
  if (!opened?.rights.has("share")) throw kernel.negasit();
  return true;
}
