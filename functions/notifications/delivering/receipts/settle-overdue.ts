import { clock } from "../../../../shared/clock.ts";
import { currentBudget } from "../../../../shared/context.ts";
import { readDue } from "../../../../shared/data/due.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { readItems, recordOf } from "../../../../shared/data/repository.ts";
import { over } from "../../../../shared/jobs/row.ts";
import { scheduledHandler } from "../../../../shared/jobs/scheduled.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { awaitingReceipts } from "../../records/lanes.ts";
import { notifications } from "../../service.ts";

const PAGE = 100;
const AT_ONCE = 10;
/** Reserved for the transactions that are under way when the time is over, in ms. */
const CLOSING_MS = 5_000;

/**
 * Ends the deliveries whose receipt did not come within 72 hours: Failed temporary. A receipt that still comes is applied.
 * @returns how many
 */
export const settleOverdue = scheduledHandler(notifications.name, "settling overdue receipts", async () => {
  let settled = 0;
  for (const partition of awaitingReceipts) settled += await settlePartition(partition);
  return { settled };
});

const isTimeLeft = (): boolean => performance.now() < (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS;

async function settlePartition(partition: string): Promise<number> {
  let settled = 0;
  const due = { partition, until: clock.iso(), limit: PAGE };
  for (let page = await readDue(Deliveries.table, due); ;) {
    const items = await readItems(Deliveries.table, page.keys);
    const rows = items
      .flatMap((item) => (item ? [recordOf<Delivery>(item)] : []))
      .filter(isOverdue(partition));
    for (let start = 0; start < rows.length && isTimeLeft(); start += AT_ONCE)
      settled += await settleAll(rows.slice(start, start + AT_ONCE));
    if (!page.next || !isTimeLeft()) return settled;
    page = await readDue(Deliveries.table, { ...due, from: page.next });
  }
}

/** The index lags: the row decides. */
const isOverdue =
  (partition: string) =>
  ({ status, dueStatus, dueAt }: Delivery): boolean =>
    status === "Sent" && dueStatus === partition && dueAt !== undefined && dueAt <= clock.iso();

async function settleAll(rows: Stored<Delivery>[]): Promise<number> {
  const settled = await Promise.all(rows.map(settle));
  return settled.filter((row) => row !== undefined).length;
}

function settle(row: Stored<Delivery>): Promise<Stored<Delivery> | undefined> {
  const why = { cauza: "temporary", motiv: "fara-recipisa" } as const;
  const after: Delivery = { ...over(row), status: "Failed", ...why, incheiatLa: clock.iso() };
  return changeDelivery(row, after, { tip: "ESUATA", detalii: why });
}

export const handler = settleOverdue;
