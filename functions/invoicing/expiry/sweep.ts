import { clock } from "../../../shared/clock.ts";
import { readItems } from "../../../shared/data/repository.ts";
import { distinctIds } from "../../../shared/data/lists.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { expireById } from "../invoices/expire-invoice.ts";
import { dayOf, dueStream, Invoices } from "../records/invoice.ts";

/** How many invoices one run marks at most, and how many days it looks at: it ends well before its time. */
const MOST_INVOICES = 500;
const MOST_DAYS = 400;
/** Where the first run ever begins: no invoice waits longer for its payment. */
const FIRST_RUN_DAYS = 366;
const DAY = 86_400_000;

const bookmark = { pk: "expiry", sk: "bookmark" };

export interface SweepReport {
  expired: number;
  /** The day at which the next run begins. */
  day: string;
  /** Whether nothing overdue is left. */
  finished: boolean;
}

/**
 * Marks what is overdue as Expired, day after day from where the last run stopped. Reading never depends on
 * it: an overdue invoice is shown and treated as Expired before it is marked. Safe to run twice at a time.
 */
export async function sweepOverdue(most = MOST_INVOICES): Promise<SweepReport> {
  const today = dayOf(clock.iso());
  let day = await startingDay();
  let expired = 0;
  for (let looked = 0; looked < MOST_DAYS; looked += 1) {
    const { marked, isEmpty } = await sweepDay(day, most - expired);
    expired += marked;
    if (day >= today) return finish({ expired, day, finished: isEmpty });
    if (!isEmpty) return finish({ expired, day, finished: false });
    day = dayAfter(day);
  }
  return finish({ expired, day, finished: false });
}

/** The overdue invoices of a day, up to `most`. A day that is over is empty when all its invoices are marked. */
async function sweepDay(day: string, most: number): Promise<{ marked: number; isEmpty: boolean }> {
  const ids = [...(await distinctIds(Invoices.table, [dueStream(day)], most))];
  let marked = 0;
  for (const id of ids.slice(0, most)) if (await expireById(id)) marked += 1;
  return { marked, isEmpty: ids.length <= most };
}

async function startingDay(): Promise<string> {
  const [item] = await readItems(Invoices.table, [bookmark]);
  return typeof item?.day === "string"
    ? item.day
    : dayOf(new Date(clock.now().getTime() - FIRST_RUN_DAYS * DAY).toISOString());
}

const dayAfter = (day: string): string => dayOf(new Date(Date.parse(day) + DAY).toISOString());

/** The bookmark only goes forward: of two runs at a time the slower one must not bring days back. */
async function finish(report: SweepReport): Promise<SweepReport> {
  await retry(async () => {
    if ((await startingDay()) >= report.day) return;
    await transact([
      {
        item: {
          Put: {
            TableName: Invoices.table,
            Item: { ...bookmark, day: report.day },
            ConditionExpression: "attribute_not_exists(pk) OR #day <= :day",
            ExpressionAttributeNames: { "#day": "day" },
            ExpressionAttributeValues: { ":day": report.day },
          },
        },
      },
    ]);
  });
  return report;
}
