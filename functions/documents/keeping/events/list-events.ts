import { MOST_ROWS } from "../../../../shared/data/list-page.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Count, List } from "../../../../shared/data/lists.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { recordAt } from "../../../../shared/data/read-together.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { modeOf } from "../../../../shared/everywhere/reading-modes.ts";
import type { Principal } from "../../access/principal.ts";
import { countAttached, listAttached, openAttached, type AttachedKind } from "../../access/list-attached.ts";
import { counters } from "../../records/counters.ts";
import { Documents, type Secrecy } from "../../records/document.ts";
import {
  type DocumentEvent,
  documentEvents,
  EVENT_PREFIX,
  eventLabel,
  eventLists,
  showsEvent,
} from "../../records/event.ts";

type ListedEvent = Stored<DocumentEvent>;

/** Events are stored in the partition of their document. */
export const eventsOf = (documentId: number): List => ({
  partitions: [Documents.key({ id: documentId }).pk],
  prefix: EVENT_PREFIX,
});

const DocumentEvents = documentEvents();

const events: AttachedKind<DocumentEvent> = {
  name: "events",
  lists: eventLists,
  ofDocument: eventsOf,
  liesWithDocument: true,
  recordAt: (row) => recordAt(DocumentEvents, row),
  shows: (_, rights, event) => showsEvent(rights, event),
  // Filters and orders read it there; the answer has it in `detalii`.
  seenBy: (_, event) => ({ ...event, mod: modeOf(event) }),
  countAll,
  mostCounted: MOST_ROWS,
};

export const listEvents = (caller: Principal, query: ListQuery): Promise<Page<ListedEvent>> =>
  listAttached<DocumentEvent>(events, caller, query);

export const countEvents = (caller: Principal, query: ListQuery): Promise<number> =>
  countAttached(events, caller, query);

/** @throws notFound for an unknown event, and for an event of a document that the caller may not read */
export const readEvent = async (caller: Principal, id: number): Promise<ListedEvent> =>
  (await openAttached(events, caller, id)).record;

/** The number of all events, from the counter of all documents. */
async function countAll(): Promise<Count> {
  const [totals] = await readTotals(Documents.table, [counters.all]);
  const of = (secrecy: Secrecy) => totals?.get(eventLabel(secrecy)) ?? 0;
  return { total: of("open") + of("secret"), relation: "eq" };
}
