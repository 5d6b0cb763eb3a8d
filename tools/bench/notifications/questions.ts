import { groups } from "../../../functions/notifications/api.ts";
import type { Notification } from "../../../functions/notifications/records/notification.ts";
import { notifications } from "../../../functions/notifications/service.ts";
import { MOST_DELIVERIES } from "../../../functions/notifications/accepting/tracking/read-tracking.ts";
import type { Received } from "../../../shared/testing/caller.ts";
import { addServiceAdmin, bearerOf } from "../../../shared/testing/people.ts";
import { type Ask, PAGE } from "../list-cost.ts";
import { type Request, served } from "../service.ts";
import type { SendingSystem } from "./sending.ts";

/** Answers of the notifications service. */
export const { answer } = served(notifications, groups);

const rowsOf = ({ json }: Received): number => (json as unknown[]).length;
const deliveriesOf = ({ json }: Received): number => (json as { deliveries: unknown[] }).deliveries.length;
/** The lines of a CSV file below its heading. */
const linesOf = ({ text }: Received): number => text.trimEnd().split("\n").length - 1;

/** Names of queues: two lanes, and their dead letters. */
const QUEUES = 4;

/** The questions of a system and of an administrator about a notification and its queues. */
export async function asksAbout(
  { certificate }: SendingSystem,
  { id, trackingId, total }: Notification,
): Promise<Ask[]> {
  const headers = bearerOf(notifications.name, await addServiceAdmin("notifications"));
  const bySystem = (address: string): Request => ({ method: "GET", address, certificate });
  const byAdministrator = (address: string): Request => ({ method: "GET", address, headers });
  const tracking = `/api/v1/notify/${trackingId}`;
  const page = `/api/livrares?filter[notificareId]=${id}&size=${PAGE}`;
  return [
    {
      name: "GET, with its counts and deliveries",
      request: bySystem(tracking),
      rows: Math.min(total, MOST_DELIVERIES),
      rowsIn: deliveriesOf,
    },
    {
      name: "its state and counts",
      request: byAdministrator(`/api/notificares/${id}`),
      rowsIn: () => undefined,
    },
    { name: "a page of its deliveries", request: byAdministrator(page), rows: PAGE },
    { name: "a page of its report", request: bySystem(`${tracking}/report`), rows: total, rowsIn: linesOf },
    {
      name: QUEUE_DEPTHS,
      request: byAdministrator("/api/admin/rabbit/queues"),
      rows: QUEUES,
      rowsIn: rowsOf,
    },
  ];
}

export const QUEUE_DEPTHS = "queue depths";
