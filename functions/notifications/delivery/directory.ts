import type { Stored } from "../../../shared/data/entity.ts";
import { read, readPartition, recordOf } from "../../../shared/data/repository.ts";
import { LruCache, throughCache } from "../../../shared/lru-cache.ts";
import { ttlCache } from "../../../shared/ttl-cache.ts";
import type { Delivery } from "../records/delivery.ts";
import { type Notification, Notifications } from "../records/notification.ts";
import { type Sender, SENDERS, Senders } from "../records/sender.ts";
import { type System, Systems } from "../records/system.ts";

/* The records that many deliveries share, each read at most once a second. */

const CACHE_SECONDS = 1;

/** The system of a delivery; undefined if it was removed. */
export const systemOf: (id: number) => Promise<Stored<System> | undefined> = ttlCache(
  CACHE_SECONDS,
  (id: number) => read(Systems, { id }),
);

const activeSenders = ttlCache(CACHE_SECONDS, async (partition: string): Promise<Sender[]> => {
  const items = await readPartition(Senders.table, partition);
  return items.map((item) => recordOf<Sender>(item)).filter(({ activ }) => activ);
});

/** The sender of the mail of a notification: its own, else the default one. Undefined if neither is in use. */
export async function senderOf({
  expeditorId,
}: Pick<Notification, "expeditorId">): Promise<Sender | undefined> {
  const senders = await activeSenders(SENDERS);
  return senders.find(({ id }) => id === expeditorId) ?? senders.find(({ implicit }) => implicit);
}

const MOST_NOTIFICATIONS = 1000;
const expeditors = new LruCache<number, Promise<Pick<Notification, "expeditorId">>>({
  most: MOST_NOTIFICATIONS,
});

/** The choice of a sender never changes. */
const expeditorOf = (notificationId: number): Promise<Pick<Notification, "expeditorId">> =>
  throughCache(expeditors, notificationId, async () => {
    const { expeditorId } = (await read(Notifications, { id: notificationId })) ?? {};
    return { expeditorId };
  });

/** The provider that the sender of a mail names. Its notification is read only if a sender names any. */
export async function providerIdFor({ canal, notificareId }: Delivery): Promise<number | undefined> {
  if (canal !== "Email") return undefined;
  const senders = await activeSenders(SENDERS);
  if (senders.every(({ providerId }) => providerId === undefined)) return undefined;
  return (await senderOf(await expeditorOf(notificareId)))?.providerId;
}
