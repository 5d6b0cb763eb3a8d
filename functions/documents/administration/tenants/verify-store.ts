import { read } from "../../../../shared/data/repository.ts";
import { kernel } from "../../../../shared/refusals.ts";
import type { Principal } from "../../access/principal.ts";
import { openStoreSecret } from "../../files/content/tenant-connection.ts";
import { TenantStores } from "../../records/tenant-store.ts";
import { readBucket } from "./buckets.ts";
import { shortcomingOf } from "./connect-store.ts";
import { refusals } from "./texts.ts";

/**
 * Probes the store of a bucket with the stored connection, as saving a new connection does. Writes nothing to the database.
 * @throws notFound for another organization's bucket; conflict for a bucket in the platform's store, or naming the behaviour
 * that the store lacks
 */
export async function verifyStore(caller: Principal, id: number): Promise<undefined> {
  const { tenantStoreId } = await readBucket(caller, id);
  if (tenantStoreId === undefined) throw refusals.faraDepozitPropriu();
  const store = await read(TenantStores, { id: tenantStoreId });
  if (!store) throw kernel.intern();
  const shortcoming = await shortcomingOf(store, await openStoreSecret(store));
  if (shortcoming) throw refusals[shortcoming]();
  return undefined;
}
