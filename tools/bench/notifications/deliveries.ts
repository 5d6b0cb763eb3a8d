import { Deliveries, deliveriesOf } from "../../../functions/notifications/records/delivery.ts";
import type { Notification } from "../../../functions/notifications/records/notification.ts";
import { idsIn } from "../../../shared/data/lists.ts";

const MOST = 100_000;

/** The ids of the deliveries of a notification, newest first. */
export const deliveriesIn = ({ id }: Pick<Notification, "id">): Promise<number[]> =>
  idsIn(Deliveries.table, [{ partitions: [deliveriesOf(id)] }], MOST);
