import { decodeCursor, encodeCursor } from "../../../../shared/data/cursor.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { oldestFirst, type Row } from "../../../../shared/data/lists.ts";
import type { ListQuery } from "../../../../shared/data/page.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { shownDelivery } from "../../state/progress/shown-state.ts";
import { Deliveries, deliveriesOf, type Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";

interface Wanted {
  size: number;
  cursor?: string | undefined;
}

/** Deliveries of a notification in the order of their making, and the cursor of the next ones. */
export interface DeliveryPage {
  deliveries: Stored<Delivery>[];
  next: string | undefined;
}

/** How many rows a Query reads, and how many records are read at once. */
const BATCH = 1000;

/**
 * A page of the deliveries of a notification in their public form. A cursor continues at the cost of its own page.
 * @throws badRequest for a cursor of another notification or page size
 */
export async function pageOfDeliveries(
  { id, total, scheduledAt }: Pick<Notification, "id" | "total" | "scheduledAt">,
  { size, cursor }: Wanted,
): Promise<DeliveryPage> {
  const notification = { id, total };
  const position = decodeCursor(queryOf({ size, cursor }), deliveriesOf(id));
  const ids = await idsAfter(id, Number(position?.after?.at(-1) ?? 0), size + 1);
  const shown = ids.slice(0, size);
  const last = ids.length > size ? shown.at(-1) : undefined;
  return {
    // After another hour was set, the rows of a large notification follow in the background.
    deliveries: (await readAll(shown)).map((row) =>
      shownDelivery({ ...row, ...(scheduledAt === undefined ? {} : { scheduledAt }) }),
    ),
    next: last === undefined ? undefined : cursorAfter(notification, { last, size }),
  };
}

/** The cursor of the page that begins after this delivery. */
export const cursorAfter = (
  { id, total }: Pick<Notification, "id" | "total">,
  { last, size }: { last: number; size: number },
): string =>
  encodeCursor(queryOf({ size }), deliveriesOf(id), { after: [last], page: 1, total, relation: "eq" });

const queryOf = ({ size, cursor }: Wanted): ListQuery => ({
  page: 0,
  size,
  sort: [],
  filters: [],
  ...(cursor === undefined ? {} : { cursor }),
});

async function idsAfter(notificationId: number, after: number, most: number): Promise<number[]> {
  const ids: number[] = [];
  const before = Number.MAX_SAFE_INTEGER;
  for (let rows: Row[] | undefined; rows === undefined || rows.length === BATCH;) {
    const wanted = Math.min(BATCH, most - ids.length);
    const place = { after: ids.at(-1) ?? after, before, most: wanted };
    rows = wanted === 0 ? [] : await oldestFirst(Deliveries.table, deliveriesOf(notificationId), place);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

async function readAll(ids: number[]): Promise<Stored<Delivery>[]> {
  const found: Stored<Delivery>[] = [];
  for (let start = 0; start < ids.length; start += BATCH)
    found.push(...(await readMany(Deliveries, ids.slice(start, start + BATCH))));
  return found;
}
