import type { Stored } from "../../../shared/data/entity.ts";
import { when } from "../../../shared/data/precondition.ts";
import { adding, read } from "../../../shared/data/repository.ts";
import { transact, transactIfUnchanged, withNewId, type Write } from "../../../shared/data/transaction.ts";
import { isLeased } from "../../../shared/jobs/lease.ts";
import { over } from "../../../shared/jobs/row.ts";
import { worker, type Outcome, type Work } from "../../../shared/jobs/worker.ts";
import { readContent } from "../content/contents.ts";
import { advancing, counterOfDeliveries, eventWrites, type NewEvent } from "../progress/change-delivery.ts";
import { cancelled } from "../progress/ended-delivery.ts";
import { bookmarking, following, readCounts, readLarge } from "../progress/large.ts";
import type { Content } from "../records/content.ts";
import { Deliveries, type Delivery } from "../records/delivery.ts";
import { type Notification, Notifications } from "../records/notification.ts";
import type { Counts, State } from "../records/states.ts";
import { deliveryFor, inOrder } from "../sending/delivery-of.ts";
import { expansionJob } from "../sending/expansion-job.ts";

/** Deliveries of a transaction: each has up to three items, and DynamoDB takes a hundred in all. */
const CHUNK = 30;
/** Short, because an act that changes the notification ends the run, and the next one waits for the end of the lease. */
const LEASE_SECONDS = 20;
/** Time for the last chunk. */
const CLOSING_MS = 30_000;

/** The content without its attachments, which deliveries do not need: they would be in memory for the whole run. */
type Addressed = Omit<Content, "attachments">;

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
  const { made } = await readLarge(row);
  if (!content) return abandon(row, made);
  let after: number | undefined;
  for (let from = made; from < row.total; from += CHUNK) {
    if (!work.isTimeLeft()) return { waits: row };
    work.signal.throwIfAborted();
    after = await makeChunk(row, content, { from, to: Math.min(from + CHUNK, row.total), after });
    if (from === 0) onMade();
  }
  await finish(row);
  onMade();
  return undefined;
}

async function readAddressed(notification: Notification): Promise<Addressed | undefined> {
  const content = await readContent(notification);
  if (!content) return undefined;
  const { attachments: _attachments, ...addressed } = content;
  return addressed;
}

interface Chunk {
  from: number;
  to: number;
  /** The id of the delivery before, if this run made it. */
  after: number | undefined;
}

/**
 * One transaction: the deliveries, the bookmark and the counts. It requires the revision under which the worker holds the
 * notification, so that a cancelled notification gets no further delivery that may be sent. A taken id is drawn again.
 * @returns the id of the last delivery
 */
const makeChunk = (
  row: Stored<Notification>,
  content: Addressed,
  { from, to, after }: Chunk,
): Promise<number | undefined> =>
  withNewId(async () => {
    const numbers = Array.from({ length: to - from }, (_, i) => from + i);
    const deliveries = inOrder(numbers, (number, last) => newDelivery(row, content, number, last), after);
    await transact(
      [
        when(Notifications, row, { rev: row.rev }),
        bookmarking(row, from, to),
        ...deliveries.flatMap((delivery) => adding(Deliveries, delivery)),
        ...deliveries.map(({ status }) => counting(row, status, 1)),
      ],
      { repeatable: true },
    );
    return deliveries.at(-1)?.id;
  });

const counting = ({ id }: Notification, label: State, by: number): Write => ({
  table: Deliveries.table,
  count: { counter: counterOfDeliveries(id), label },
  by,
});

/** A delivery of a notification that was cancelled meanwhile is made in that state, so that every recipient has one. */
function newDelivery(
  notification: Notification,
  content: Addressed,
  number: number,
  after: number,
): Delivery {
  const delivery = deliveryFor(notification, content, number, { isSignalled: false, after });
  return notification.anulatLa === undefined ? delivery : cancelled(delivery, "anulat").after;
}

/** All deliveries are made: the state of the notification follows from theirs. */
const finish = async (row: Stored<Notification>): Promise<void> =>
  commitEnd(row, await readCounts(row), { tip: "EXTINSA", detalii: { livrari: row.total } });

/** The content has ended, so the other deliveries cannot be made: they count as failed. */
async function abandon(row: Stored<Notification>, made: number): Promise<undefined> {
  const rest = row.total - made;
  const counts = await readCounts(row);
  const failed = { ...counts, Failed: (counts.Failed ?? 0) + rest };
  const event: NewEvent = { tip: "ESUATA", detalii: { motiv: "expirat", livrari: rest } };
  await commitEnd(row, failed, event, [counting(row, "Failed", rest)]);
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
