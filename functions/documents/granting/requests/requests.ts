import type * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { asksFor, type Filter, type ListQuery, type Page } from "../../../../shared/data/page.ts";
import { recordAt } from "../../../../shared/data/read-together.ts";
import { changing, revised } from "../../../../shared/data/repository.ts";
import { addingTombstone, readTombstone } from "../../../../shared/data/tombstone.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { authorize } from "../../access/acts.ts";
import { lookAt } from "../../access/authorization.ts";
import type { Person, Principal } from "../../access/principal.ts";
import { listAttached, openAttached, openToRemove, type AttachedKind } from "../../access/list-attached.ts";
import {
  AccessRequest,
  AccessRequests,
  pendingLists,
  REQUEST_PREFIX,
  requestLists,
  TO_DECIDE,
  withdrawing,
} from "../../records/access-request.ts";
import { Documents } from "../../records/document.ts";
import { appending } from "../../records/event.ts";
import { requestActs, seenRequest, type SeenRequest } from "./request-acts.ts";
import { DECIDES, isRequester, mayDecide, mayWithdraw } from "./seen-request.ts";

/** Requests are visible to their requester and to everybody who may decide them. */
export const requests: AttachedKind<AccessRequest> = {
  name: "requests",
  lists: requestLists,
  ofDocument: (id) => ({ partitions: [Documents.key({ id }).pk], prefix: REQUEST_PREFIX }),
  liesWithDocument: true,
  personal: ({ names }) => names.map(requestLists.person),
  recordAt: (row) => recordAt(AccessRequests, row),
  shows: (caller, rights, row) => rights.has(DECIDES) || isRequester(caller, row),
  seenBy: seenRequest,
};

/** How many requests to decide are counted; beyond that, the total is a lower bound. */
const MOST_COUNTED = 200;

/**
 * Pending requests. Their lists contain no others; in the document's partition they are stored among all requests.
 */
const pending: AttachedKind<AccessRequest> = {
  ...requests,
  name: "pending-requests",
  lists: pendingLists,
  personal: ({ names }) => names.map(pendingLists.person),
  shows: (caller, rights, row) => row.decisLa === undefined && requests.shows(caller, rights, row),
};

/** What waits for the caller's decision: the lists of documents that they may share, without their own requests. */
const toDecide: AttachedKind<AccessRequest> = {
  ...pending,
  name: "requests-to-decide",
  personal: () => [],
  isChecked: true,
  mostCounted: MOST_COUNTED,
  shows: (caller, rights, row) => row.decisLa === undefined && mayDecide({ caller, rights }, row),
};

const asksForPending = ({ field, operator, values }: Filter): boolean =>
  field === "status" && operator === "equals" && values[0] === "IN_ASTEPTARE";

export async function listRequests(caller: Principal, query: ListQuery): Promise<Page<Stored<SeenRequest>>> {
  if (asksFor(TO_DECIDE, query.filters)) {
    const rest = query.filters.filter((filter) => filter.field !== TO_DECIDE && !asksForPending(filter));
    return listSeen(toDecide, caller, { ...query, filters: rest });
  }
  if (!query.filters.some(asksForPending)) return listSeen(requests, caller, query);
  const others = query.filters.filter((filter) => !asksForPending(filter));
  return listSeen(pending, caller, { ...query, filters: others });
}

const listSeen = (kind: AttachedKind<AccessRequest>, caller: Principal, query: ListQuery) =>
  listAttached<SeenRequest>(kind, caller, query);

export async function readRequest({ caller, id }: Target<Principal>): Promise<Stored<SeenRequest>> {
  const { record, opened } = await openAttached(requests, caller, id);
  return seenRequest(opened, record);
}

/** The fields of a pending request that can be changed. */
export const RequestFields = AccessRequest.pick({ drept: true, motivare: true }).meta({
  id: "CerereCampuri",
});
type RequestFields = z.output<typeof RequestFields>;

/**
 * Changes the requested right and the reason.
 * @throws notFound, forbidden if the caller does not administer the document, stale; conflict for a decided request
 */
export const changeRequest = (
  { caller, id, ifMatch }: Target<Principal>,
  { drept, motivare }: { [Field in keyof RequestFields]?: RequestFields[Field] | undefined },
): Promise<Stored<SeenRequest>> =>
  retry(async () => {
    const { record, opened } = await openAttached(requests, caller, id);
    authorize(requestActs.MODIFICA, record, opened, ifMatch);
    const after = { ...record, drept: drept ?? record.drept, motivare: motivare ?? record.motivare };
    if (after.drept === record.drept && after.motivare === record.motivare)
      return seenRequest(opened, record);
    const { document, head, actor } = opened;
    const event = { tip: "CERUT" as const, actor, detalii: { cerereId: id, drept: after.drept } };
    const answer = seenRequest(opened, revised(record, after));
    await transact([...changing(AccessRequests, record, after), ...appending(document, head, event)], {
      answer,
    });
    return answer;
  });

/**
 * Withdraws a pending request. Repeating this within a day succeeds for callers who could see the request.
 * @throws notFound, stale; conflict for a decided request
 */
export const withdrawRequest = (target: Target<Person>): Promise<void> =>
  retry(async () => {
    const { caller, id, ifMatch } = target;
    const found = await openToRemove(
      () => openAttached(requests, caller, id),
      () => isWithdrawn(target),
    );
    if (!found) return;
    const { record, opened } = found;
    authorize(requestActs.RETRAGE, record, opened, ifMatch);
    const { document, head, actor } = opened;
    const event = { tip: "RESPINS" as const, actor, detalii: { cerereId: id, retras: true } };
    await transact([
      ...withdrawing(record),
      ...appending(document, head, event),
      addingTombstone(AccessRequests, record),
    ]);
  });

async function isWithdrawn({ caller, id }: Target<Principal>): Promise<boolean> {
  const withdrawn: AccessRequest | undefined = await readTombstone(AccessRequests, id);
  if (!withdrawn) return false;
  const opened = await lookAt(caller, withdrawn.documentId);
  if (!opened || !mayWithdraw(opened, withdrawn)) throw kernel.negasit();
  return true;
}
