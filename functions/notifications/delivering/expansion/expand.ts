import type { Stored } from "../../../../shared/data/entity.ts";
import { when } from "../../../../shared/data/precondition.ts";
import { read } from "../../../../shared/data/repository.ts";
import { transact, transactIfUnchanged, withNewId, type Write } from "../../../../shared/data/transaction.ts";
import { isLeased } from "../../../../shared/jobs/lease.ts";
import { over } from "../../../../shared/jobs/row.ts";
import { worker, type Outcome, type Work } from "../../../../shared/jobs/worker.ts";
import { readContent } from "../../state/content/contents.ts";
import { sizeOf } from "../../state/content/size.ts";
import {
  advancing,
  counterOfDeliveries,
  eventWrites,
  type NewEvent,
} from "../../state/progress/change-delivery.ts";
import { cancelled } from "../../state/progress/ended-delivery.ts";
import { type Bookmark, bookmarking, following, readCounts, readLarge } from "../../state/progress/large.ts";
import { entriesIn } from "../../recipients/people/resolve.ts";
import { type Position, stepsFrom } from "../../recipients/people/steps.ts";
import type { Content } from "../../records/content.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { type Counts, hasEnded, type State } from "../../records/states.ts";
import { addingDeliveries, deliveriesTo } from "../../accepting/sending/delivery-of.ts";
import { expansionJob } from "../../accepting/sending/expansion-job.ts";
import { failedSteps, type TakingStep } from "./failed-steps.ts";

/** How many items the deliveries of one transaction take: DynamoDB takes a hundred in all. */
const MOST_WRITES = 94;
/** Short, because an act that changes the notification ends the run, and the next one waits for the end of the lease. */
const LEASE_SECONDS = 20;
/** Time for the last chunk. */
const CLOSING_MS = 30_000;

/** The content without its attachments, which deliveries do not need: they would be in memory for the whole run. */
interface Addressed extends Omit<Content, "attachments"> {
  /** The size of the texts and the attachments. */
  bytes: number;
}

interface Options {
  /** Called once the first deliveries can be sent, and when all are made. */
  onMade(): void;
}

/**
 * Makes the deliveries of a notification that has more than its acceptance makes, chunk by chunk. A run that is stopped
 * anywhere is continued by another one from the bookmark.
 * @throws RevisionConflict if another act changed the notification: the message comes again, and the next run sees the change
 */
export async function expand(notificareId: number, { onMade }: Options): Promise<void> {
  await begin(notificareId);
  const run = worker(expansionJob, {
    leaseSeconds: LEASE_SECONDS,
    closingMs: CLOSING_MS,
    run: (row, work) => makeAll(row, work, onMade),
  });
  await run(notificareId);
}

/** The state Resolving is a change of its own: systems are told of it. */
async function begin(id: number): Promise<void> {
  const row = await read(Notifications, { id });
  if (!row?.isResolving || row.status === "Resolving" || isLeased(row)) return;
  const { writes, wake } = advancing(row, row.counts);
  if (await transactIfUnchanged(writes, { repeatable: true })) await wake();
}

async function makeAll(
  row: Stored<Notification>,
  work: Work<Notification>,
  onMade: () => void,
): Promise<Outcome<Notification>> {
  const content = await readAddressed(row);
  const begun = await readLarge(row);
  if (!content) return abandon(row, begun.made);
  let chunk: Chunk = { bookmark: begun, last: undefined };
  while (chunk.bookmark.reached < entriesIn(content)) {
    if (!work.isTimeLeft()) return { waits: row };
    work.signal.throwIfAborted();
    const isFirst = chunk.bookmark.made === 0;
    chunk = await makeChunk(row, content, chunk);
    if (isFirst && chunk.bookmark.made > 0) onMade();
  }
  await finish(row, chunk.bookmark.made);
  onMade();
  return undefined;
}

async function readAddressed(notification: Notification): Promise<Addressed | undefined> {
  const content = await readContent(notification);
  if (!content) return undefined;
  const { attachments: _attachments, ...addressed } = content;
  return { ...addressed, bytes: sizeOf(content) };
}

/** How far the run is. */
interface Chunk {
  bookmark: Bookmark;
  /** The id of the delivery before, if this run made it. */
  last: number | undefined;
}

/**
 * One transaction: the deliveries, the bookmark and the counts. It requires the revision that the worker holds the
 * notification at, so that a cancelled notification gets no further deliveries. A taken id is drawn again, and a
 * person who got the notification meanwhile is read again.
 */
const makeChunk = (
  row: Stored<Notification>,
  content: Addressed,
  { bookmark, last }: Chunk,
): Promise<Chunk> =>
  withNewId(async () => {
    const made = fitting(row, content, await stepsOf(row, content, bookmark), last);
    const next = { ...made.next, made: bookmark.made + made.deliveries.length };
    await transact(
      [
        when(Notifications, row, { rev: row.rev }),
        bookmarking(row, bookmark, next),
        ...made.writes,
        ...made.deliveries.map(({ status }) => counting(row, status, 1)),
      ],
      { repeatable: true },
    );
    return { bookmark: next, last: made.deliveries.at(-1)?.id ?? last };
  });

/** The next recipients: those of the content, or of those whom another sending of it has failed for. */
const stepsOf = (row: Notification, content: Addressed, from: Bookmark): Promise<TakingStep[]> =>
  row.origineId === undefined
    ? stepsFrom(row, content, from)
    : failedSteps({ ...row, origineId: row.origineId }, content, from);

/** The part of some steps that one transaction makes. */
interface Made {
  deliveries: Delivery[];
  writes: Write[];
  next: Position;
}

/** The deliveries of as many steps as fit into a transaction; the next chunk begins at the first that does not. */
function fitting(
  row: Notification,
  content: Addressed,
  steps: readonly TakingStep[],
  last: number | undefined,
): Made {
  const made: Made = { deliveries: [], writes: [], next: { reached: 0, memberId: 0 } };
  for (const { places, next, taking = [] } of steps) {
    const making = { isSignalled: false, after: made.deliveries.at(-1)?.id ?? last };
    const deliveries = deliveriesTo(row, content, places, making).map((one) => unlessCancelled(row, one));
    const writes = [...addingDeliveries(row, deliveries), ...taking];
    if (made.writes.length + writes.length > MOST_WRITES) return made;
    made.deliveries.push(...deliveries);
    made.writes.push(...writes);
    made.next = next;
  }
  return made;
}

const counting = ({ id }: Notification, label: State, by: number): Write => ({
  table: Deliveries.table,
  count: { counter: counterOfDeliveries(id), label },
  by,
});

/** A delivery of a notification that was cancelled meanwhile is made in that state, so that every recipient has one. */
const unlessCancelled = ({ anulatLa }: Notification, delivery: Delivery): Delivery =>
  anulatLa === undefined || hasEnded(delivery) ? delivery : cancelled(delivery, "anulat").after;

/** All deliveries are made: their number is known, and the state of the notification follows from theirs. */
const finish = async (row: Stored<Notification>, total: number): Promise<void> =>
  commitEnd({ ...row, total }, await readCounts(row), { tip: "EXTINSA", detalii: { livrari: total } });

/** The content has ended, so the other deliveries cannot be made: they count as failed. */
async function abandon(row: Stored<Notification>, made: number): Promise<undefined> {
  const rest = Math.max(0, row.total - made);
  const counts = await readCounts(row);
  const failed = { ...counts, Failed: (counts.Failed ?? 0) + rest };
  const event: NewEvent = { tip: "ESUATA", detalii: { motiv: "expirat", livrari: rest } };
  await commitEnd({ ...row, total: made + rest }, failed, event, [counting(row, "Failed", rest)]);
}

async function commitEnd(
  row: Stored<Notification>,
  counts: Counts,
  event: NewEvent,
  also: Write[] = [],
): Promise<void> {
  const { attempts: _attempts, ...rest } = over(row);
  const { writes, wake } = advancing({ ...rest, rev: row.rev, isResolving: false }, counts);
  const of = { notificareId: row.id, sistemId: row.sistemId, expiresOn: row.expiresOn };
  await transact([...writes, ...eventWrites(of, event), following(row), ...also], { repeatable: true });
  await wake();
}
