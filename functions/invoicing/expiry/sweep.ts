import { clock } from "../../../shared/clock.ts";
import { absentOr, atMost, onlyIf } from "../../../shared/data/conditions.ts";
import { readItems } from "../../../shared/data/repository.ts";
import { idsIn } from "../../../shared/data/lists.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { expireById } from "../invoices/expire-invoice.ts";
import { dayOf, dueLists, Invoices } from "../records/invoice.ts";

/**
 * The most invoices that one run marks, and the most days that it looks at, so that it ends well before the
 * function's time-out.
 */
const MOST_INVOICES = 500;
const MOST_DAYS = 400;
/** How far back the first run starts: no invoice can be paid for longer. */
const FIRST_RUN_DAYS = 366;
const DAY = 86_400_000;

const cursorKey = { pk: "expiry", sk: "bookmark" };

export interface SweepReport {
  expired: number;
  /** The day when the next run begins. */
  day: string;
  /** True if no overdue invoice is left. */
  finished: boolean;
}

/**
 * Marks overdue invoices as Expired, day by day from the cursor of the last run. Reads do not depend on it: an
 * overdue invoice is shown and treated as Expired before it is marked. Two runs at the same time are safe.
 */
export async function sweepOverdue(most = MOST_INVOICES): Promise<SweepReport> {
  const today = dayOf(clock.iso());
  let day = await readStartDay();
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

/** Marks the overdue invoices of a day, up to `most`. A past day is empty once all its invoices are marked. */
async function sweepDay(day: string, most: number): Promise<{ marked: number; isEmpty: boolean }> {
  const ids = await idsIn(Invoices.table, dueLists(day), most + 1);
  let marked = 0;
  for (const id of ids.slice(0, most)) if (await expireById(id)) marked += 1;
  return { marked, isEmpty: ids.length <= most };
}

async function readStartDay(): Promise<string> {
  const [item] = await readItems(Invoices.table, [cursorKey]);
  return typeof item?.day === "string"
    ? item.day
    : dayOf(new Date(clock.now().getTime() - FIRST_RUN_DAYS * DAY).toISOString());
}

const dayAfter = (day: string): string => dayOf(new Date(Date.parse(day) + DAY).toISOString());

/** Stores the cursor. It only moves forward: the slower of two concurrent runs must not move it back. */
async function finish(report: SweepReport): Promise<SweepReport> {
  await retry(async () => {
    if ((await readStartDay()) >= report.day) return;
    const Put = { TableName: Invoices.table, Item: { ...cursorKey, day: report.day } };
    await transact([onlyIf({ Put }, absentOr({ day: atMost(report.day) }))]);
  });
  return report;
}
