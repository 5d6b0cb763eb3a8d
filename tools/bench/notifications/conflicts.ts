import { expand } from "../../../functions/notifications/delivering/expansion/expand.ts";
import { changeDelivery } from "../../../functions/notifications/state/progress/change-delivery.ts";
import { Deliveries } from "../../../functions/notifications/records/delivery.ts";
import {
  counterOfDeliveries,
  MOST_SMALL,
  type Notification,
} from "../../../functions/notifications/records/notification.ts";
import { clock } from "../../../shared/clock.ts";
import { cellsOf } from "../../../shared/data/counters.ts";
import { readMany } from "../../../shared/data/repository.ts";
import type { Attempt } from "../../../shared/testing/attempts.ts";
import { table } from "../report.ts";
import { holdItems, meetings } from "../held-transactions.ts";
import { startRole } from "./role.ts";
import { accept, addProvider, addSystem, type SendingSystem } from "./sending.ts";
import { startSink } from "./sink.ts";
import { deliveriesIn } from "./deliveries.ts";

/* How often outcomes of a large notification meet in the cells of its counter. */

/** As many as a queue has at once on AWS (functions.yml). */
const WORKERS = 10;
/** Deliveries of a batch. */
const BATCH = 10;
/** More deliveries than a small notification has. */
const LEAST_LARGE = MOST_SMALL + 1;
interface Size {
  /** Numbers of outcomes that begin at once. */
  together: readonly number[];
  bursts: number;
  /** Batches of each worker. */
  batches: number;
  /** How long a transaction of the workers holds its items. */
  lastsMs: number;
}

/** The paragraphs and tables of the report. */
export async function conflictsOfNotification({ together, bursts, ...working }: Size): Promise<string[]> {
  const met: string[][] = [];
  for (const count of together)
    met.push([String(count), ...(await burstsOfOutcomes({ together: count, bursts }))]);
  const { deliveries, perSecond, refused, attempts, elsewhere, most } = await workersAtOnce(working);
  return [
    `The same for outcomes of one notification of more than ${MOST_SMALL} deliveries, which meet in the ${CELLS} cells of its counter, ` +
      `1 − (${CELLS - 1}/${CELLS})^(k−1).`,
    table(["k", "meets another", "measured", "refused at first"], met),
    `${WORKERS} workers, each a process with ${BATCH} deliveries at once, send one notification through a mail server, with transactions ` +
      `of ${working.lastsMs} ms.`,
    table(
      [
        "deliveries",
        "a second",
        "outcomes refused by a cell",
        "attempts refused by a cell",
        "by other items",
        "most attempts of one",
      ],
      [
        [
          deliveries,
          perSecond.toFixed(0),
          `${refused} (${((100 * refused) / deliveries).toFixed(1)} %)`,
          attempts,
          elsewhere,
          most,
        ],
      ],
    ),
  ];
}

const CELLS = cellsOf(counterOfDeliveries(0));

/** A large notification whose deliveries wait. */
async function expanded(sender: SendingSystem, recipients: number): Promise<Notification> {
  const notification = await accept(sender, recipients);
  await expand(notification.id, { onMade: () => undefined });
  return notification;
}

/** What the workers met. */
interface AtWork {
  deliveries: number;
  perSecond: number;
  /** Outcomes that were refused at least once in a cell. */
  refused: number;
  /** Attempts that were refused in a cell. */
  attempts: number;
  /** Attempts that were refused only by other items. */
  elsewhere: number;
  /** Most attempts of one outcome. */
  most: number;
}

/** Workers, each a process with ten deliveries at once, send one notification, whose transactions last `lastsMs`. */
async function workersAtOnce({ batches, lastsMs }: { batches: number; lastsMs: number }): Promise<AtWork> {
  const sink = await startSink();
  const workers = Array.from({ length: WORKERS }, () => startRole("observedWorker"));
  try {
    const sender = await addSystem();
    await addProvider(sink.port);
    const notification = await expanded(sender, WORKERS * BATCH * (batches + 1));
    const ids = await deliveriesIn(notification);
    const sendAll = (from: number, each: number) =>
      Promise.all(workers.map((worker, i) => worker.run(ids.slice(from + i * each, from + (i + 1) * each))));
    // The first batch of each warms up.
    await sendAll(0, BATCH);
    await holdItems(lastsMs);
    const ran = await sendAll(WORKERS * BATCH, batches * BATCH);
    await holdItems(0);
    const attempts = ran.flatMap(({ result }) => result as Attempt[]);
    const seconds = Math.max(...ran.map((one) => one.seconds));
    const deliveries = WORKERS * BATCH * batches;
    return { deliveries, perSecond: deliveries / seconds, ...summary(attempts, notification) };
  } finally {
    await holdItems(0);
    await Promise.all(workers.map((worker) => worker.stop()));
    await sink.stop();
  }
}

function summary(attempts: Attempt[], { id }: Notification) {
  const refused = attempts.filter(({ met }) => met.length > 0);
  const inCells = refused.filter(({ met }) => met.some(({ pk }) => pk === counterOfDeliveries(id)));
  const byToken = [...Map.groupBy(attempts, ({ token }) => token).values()];
  return {
    refused: new Set(inCells.map(({ token }) => token)).size,
    attempts: inCells.length,
    elsewhere: refused.length - inCells.length,
    most: Math.max(...byToken.map(({ length }) => length)),
  };
}

/** Bursts of outcomes of one notification: the shares of `meetings`. */
async function burstsOfOutcomes({
  together,
  bursts,
}: {
  together: number;
  bursts: number;
}): Promise<string[]> {
  const notification = await expanded(await addSystem(), Math.max(bursts * together, LEAST_LARGE));
  const ids = await deliveriesIn(notification);
  return meetings({ bursts, together, cells: CELLS }, async () => {
    const rows = await readMany(Deliveries, ids.splice(0, together));
    return rows.map((row) => async () => {
      const after = { ...row, status: "Sent" as const, trimisLa: clock.iso() };
      if (!(await changeDelivery(row, after))) throw new Error(`the outcome of ${row.id} was refused`);
    });
  });
}
