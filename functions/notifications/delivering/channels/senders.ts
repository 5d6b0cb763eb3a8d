import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { ttlCache } from "../../../../shared/ttl-cache.ts";
import { type Sender, SENDERS, Senders } from "../../records/sender.ts";

/** All senders. There are few, and they are read at most once a second. */
const allSenders = ttlCache(1, async (partition: string): Promise<Stored<Sender>[]> => {
  const items = await readPartition(Senders.table, partition);
  return items.map((item) => recordOf<Sender>(item));
});

/** The sender of a mail: the named one, else the default one; undefined if neither is active. */
export const senderFor = async (expeditorId: number | undefined): Promise<Stored<Sender> | undefined> =>
  senderAmong(await allSenders(SENDERS), expeditorId);

/** The same among senders that were read already. */
export function senderAmong<S extends Sender>(
  all: readonly S[],
  expeditorId: number | undefined,
): S | undefined {
  const active = all.filter(({ activ }) => activ);
  return active.find(({ id }) => id === expeditorId) ?? active.find(({ implicit }) => implicit);
}
