import { foreignStore } from "../../../../shared/content/foreign-store.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { read } from "../../../../shared/data/repository.ts";
import { type AppError, means } from "../../../../shared/errors.ts";
import { log } from "../../../../shared/log.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { ttlCache } from "../../../../shared/ttl-cache.ts";
import { config as buckets } from "../../access/config.ts";
import { type TenantStore, TenantStores } from "../../records/tenant-store.ts";
import { config } from "./config.ts";
import { connectionTo, openStoreSecret } from "./tenant-connection.ts";
import { ownStore, type Store } from "../../../../shared/content/store.ts";
import { refusals } from "./texts.ts";

/** The part of a document that determines where its content is stored. */
export interface ContentLocation {
  /** Absent: the platform's own store. */
  tenantStoreId?: number | undefined;
}

/** The platform's own store. */
export const platformStore = (): Store => ownStore(config.contentBucket);

/** The store that holds all content of a document; it never changes. */
export const storeOf = async ({ tenantStoreId }: ContentLocation): Promise<Store> =>
  tenantStoreId === undefined ? platformStore() : tenantStore(tenantStoreId);

/** Caches the record, so a new secret is used after the cache time at the latest. */
const tenantStore = ttlCache(buckets.bucketCacheSeconds, async (id: number): Promise<Store> => {
  const record = await read(TenantStores, { id });
  if (!record) throw kernel.intern();
  return connectStore(record);
});

const connections = new Map<number, { rev: number; store: Store }>();
const MOST_CONNECTIONS = 100;

/** One client per revision of the record. */
async function connectStore(record: Stored<TenantStore>): Promise<Store> {
  const known = connections.get(record.id);
  if (known?.rev === record.rev) return known.store;
  const connection = connectionTo(record, await openStoreSecret(record));
  const store = foreignStore(connection, { toError: (error) => reportFailure(record, error) });
  if (connections.size >= MOST_CONNECTIONS) connections.clear();
  connections.set(record.id, { rev: record.rev, store });
  return store;
}

/** Logs which store failed and why; the caller learns only that it failed. */
function reportFailure({ id, address, name }: TenantStore, error: unknown): AppError {
  log.warn("a request to a tenant's store failed", {
    object: id,
    address,
    bucket: name,
    cause: causeOf(error).slice(0, 200),
  });
  return storeFailure();
}

export const storeFailure = (): AppError =>
  refusals.depozitIndisponibil({ headers: { "retry-after": "30" } });

/** Only the code of an error of the store, because its text comes from a third party. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "$fault" in error ? error.name : `${error.name}: ${error.message}`;
}

/** True if the tenant's store failed, rather than this service. */
export const isStoreFailure = (error: unknown): boolean => means(error, refusals.depozitIndisponibil);
