import type * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { NamedKeys, NoKeys } from "../../../../shared/data/read-together.ts";
import { revised } from "../../../../shared/data/repository.ts";
import { holdsAt } from "../../../../shared/data/precondition.ts";
import { retry, transact, type Write } from "../../../../shared/data/transaction.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import { nullable } from "../../../../shared/http/body.ts";
import { type Act, authorize } from "../../access/acts.ts";
import { isValid } from "../../access/authorization.ts";
import { answeredBy } from "../../access/grounds.ts";
import type { Principal } from "../../access/principal.ts";
import {
  openAttached,
  type AttachedKind,
  type AttachedRow,
  type OpenedAttachment,
} from "../../access/list-attached.ts";
import {
  AccessRequest,
  decided,
  deciding,
  type Decision,
  requesterOf,
} from "../../records/access-request.ts";
import { appending, type NewEvent } from "../../records/event.ts";
import { Grant, grantAt, granteeOf, type GrantTerms } from "../../records/grant.ts";
import { detailsOf, givingGrant, wider } from "../sharing/give-grant.ts";
import { GrantFields, mustBeKnown, termsOf } from "../sharing/share-document.ts";
import { requests } from "./requests.ts";
import { requestActs, seenRequest, type SeenRequest } from "./request-acts.ts";
import { DECIDES } from "./seen-request.ts";
import { refusals } from "./texts.ts";

/** The terms that are granted instead of the requested ones, and what is written to the requester. */
export const Approval = nullable(GrantFields.partial().extend({ mesaj: Grant.shape.mesaj })).meta({
  id: "Aprobare",
});
export const Refusal = nullable(AccessRequest.pick({ motiv: true })).meta({ id: "Respingere" });

/**
 * Gives the requester a grant as requested, or widens the terms of the grant that they have.
 * @throws notFound, forbidden, stale; badRequest for an expiry in the past; conflict for a decided request, a deleted
 * document, a deleted requester, and if neither their grant nor this one includes the other
 */
export const approveRequest = (
  target: Target<Principal>,
  wanted: z.output<typeof Approval>,
): Promise<Stored<SeenRequest>> =>
  retry(async () => {
    const { record, opened } = await openToDecide(target, requestActs.APROBA, keysOfRequester);
    const { actor } = opened;
    const { grant: held, isKnown } = opened.related;
    if (!isKnown) throw unknownRequester();
    const beneficiary = requesterOf(record);
    const terms = termsFor(held, termsOf({ ...wanted, drept: wanted.drept ?? record.drept }));
    const mesaj = wanted.mesaj ?? undefined;
    const { grant, head, writes } = givingGrant(opened, { held, beneficiary, terms, mesaj });
    const detalii = { ...detailsOf(grant), cerereId: record.id };
    return decide({ record, opened: { ...opened, head } }, { status: "APROBATA", actor, mesaj }, [
      [...writes, mustBeKnown(beneficiary, unknownRequester)],
      { tip: "APROBAT", actor, detalii },
      { tip: "PARTAJAT", actor, detalii },
    ]);
  });

const unknownRequester = () => refusals.solicitantInexistent();

/** Rejects a request. @throws notFound, forbidden, stale; conflict for a decided request */
export const rejectRequest = (
  target: Target<Principal>,
  { motiv }: z.output<typeof Refusal>,
): Promise<Stored<SeenRequest>> =>
  retry(async () => {
    const { record, opened } = await openToDecide(target, requestActs.RESPINGE);
    const { actor } = opened;
    return decide({ record, opened }, { status: "RESPINSA", actor, ...(motiv ? { motiv } : {}) }, [
      [],
      { tip: "RESPINS", actor, detalii: { cerereId: record.id } },
    ]);
  });

/**
 * Besides the callers who may see a request, readers of the document learn that they may not decide: 403 instead of
 * 404.
 */
const decidable: AttachedKind<AccessRequest> = {
  ...requests,
  shows: (caller, rights, row) => rights.has("read") || requests.shows(caller, rights, row),
};

/** A pending request that the caller may decide. @throws notFound, forbidden, stale, conflict */
async function openToDecide<Keys extends NamedKeys = NoKeys>(
  { caller, id, ifMatch }: Target<Principal>,
  act: Act<AccessRequest>,
  related?: (row: AttachedRow) => Keys,
): Promise<OpenedAttachment<AccessRequest, Keys>> {
  const found = await openAttached(decidable, caller, id, related);
  authorize(act, found.record, found.opened, ifMatch);
  answeredBy(DECIDES, found.record.documentId);
  return found;
}

/** The grant of the requester, and if their account or their client exists. */
const keysOfRequester = ({ documentId, ...row }: AttachedRow) => {
  const requester = requesterOf(row as Parameters<typeof requesterOf>[0]);
  return {
    grant: grantAt(documentId, granteeOf(requester)),
    isKnown: holdsAt(mustBeKnown(requester, unknownRequester)),
  };
};

/** An approval takes nothing away, and grants only what was decided. */
function termsFor(held: Grant | undefined, wanted: GrantTerms): GrantTerms {
  if (!held || !isValid(held)) return wanted;
  const terms = wider(held, wanted);
  if (!terms) throw refusals.partajareDiferita({ drept: held.drept });
  return terms;
}

/** Stores the decision, the resulting grant and the events in one transaction. */
async function decide(
  { record, opened }: OpenedAttachment<AccessRequest>,
  decision: Decision,
  [writes, ...events]: [Write[], ...NewEvent[]],
): Promise<Stored<SeenRequest>> {
  const after = decided(record, decision);
  const { document, head } = opened;
  const answer = seenRequest(opened, revised(record, after));
  await transact([...deciding(record, after), ...writes, ...appending(document, head, ...events)], {
    answer,
  });
  return answer;
}
