import { csvLine } from "../../../../shared/everywhere/cells.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";
import { cursorAfter, pageOfDeliveries } from "../tracking/delivery-pages.ts";
import { type NamedRecipient, recipientsOf } from "../tracking/recipients.ts";
import { updatedAt } from "../tracking/view.ts";

const MOST_LINES = 10_000;
/** Lambda answers at most 6 MB, so lines beyond this many bytes are on the next page. */
const MOST_BYTES = 4_000_000;

const heading = csvLine(["recipient", "channel", "status", "reason", "time"]);

/** A page of a report, and the cursor of the next one. */
export interface ReportPage {
  csv: string;
  next: string | undefined;
}

/**
 * What became of each delivery of a notification, as CSV: a line each, 10,000 on a page.
 * @throws badRequest for a cursor of another report
 */
export async function report(
  notification: Notification,
  { cursor, size = MOST_LINES }: { cursor?: string | undefined; size?: number },
): Promise<ReportPage> {
  const [page, recipientOf] = await Promise.all([
    pageOfDeliveries(notification, { size, cursor }),
    recipientsOf(notification),
  ]);
  const lines = page.deliveries.map((delivery) => lineOf(delivery, recipientOf(delivery)));
  const fitting = fittingIn(lines);
  const last = fitting < lines.length ? page.deliveries[fitting - 1] : undefined;
  return {
    csv: heading + lines.slice(0, fitting).join(""),
    next: last ? cursorAfter(notification, { last: last.id, size }) : page.next,
  };
}

const lineOf = (delivery: Delivery, { value }: NamedRecipient): string => {
  const { canal, status, cauza, motiv } = delivery;
  return csvLine([value, canal, status, motiv ?? cauza ?? "", updatedAt(delivery)]);
};

/** The number of lines that fit into an answer; at least one. */
function fittingIn(lines: readonly string[]): number {
  let bytes = 0;
  const beyond = lines.findIndex((line) => (bytes += Buffer.byteLength(line)) > MOST_BYTES);
  return beyond < 0 ? lines.length : Math.max(beyond, 1);
}
