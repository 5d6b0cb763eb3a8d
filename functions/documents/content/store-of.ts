import { s3 } from "../../../shared/aws.ts";
import { config } from "../../../shared/config.ts";
import type { Store } from "../../../shared/content/blobs.ts";
import { foreignStore } from "../../../shared/content/foreign-store.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { read } from "../../../shared/data/repository.ts";
import { AppError, fault, unavailable } from "../../../shared/errors.ts";
import { log } from "../../../shared/log.ts";
import { remembered } from "../../../shared/remembered.ts";
import { type TenantStore, TenantStores } from "../records/tenant-store.ts";
import { connectionTo, secretOf } from "./tenant-connection.ts";

/** What says where the content of a document lies. */
export interface Placed {
  /** Absent: in the platform's own store. */
  depozitId?: number | undefined;
}

/** The platform's own store. */
export const platformStore = (): Store => ({ client: s3(), bucket: config.contentBucket });

/** Where all content of a document lies, for as long as there is a document. */
export const storeOf = async ({ depozitId }: Placed): Promise<Store> =>
  depozitId === undefined ? platformStore() : tenantStore(depozitId);

/** The record is believed as long as a caller's: a new secret is taken up soon. */
const tenantStore = remembered(async (id): Promise<Store> => {
  const depozit = await read(TenantStores, { id });
  if (!depozit) throw fault();
  return connected(depozit);
});

const connections = new Map<number, { rev: number; store: Store }>();
const MOST_CONNECTIONS = 100;

/** One client for each revision of the record. */
async function connected(depozit: Stored<TenantStore>): Promise<Store> {
  const known = connections.get(depozit.id);
  if (known?.rev === depozit.rev) return known.store;
  const connection = connectionTo(depozit, await secretOf(depozit));
  const store = foreignStore(connection, { failed: (error) => failed(depozit, error) });
  if (connections.size >= MOST_CONNECTIONS) connections.clear();
  connections.set(depozit.id, { rev: depozit.rev, store });
  return store;
}

/** A store that does not do its work: the log says which and why, the caller only that it is so. */
function failed({ id, adresa, nume }: TenantStore, error: unknown): AppError {
  log.warn("a tenant's store failed", { object: id, adresa, nume, cauza: causeOf(error).slice(0, 200) });
  return storeFailure();
}

export const storeFailure = (): AppError =>
  unavailable("depozitIndisponibil", { headers: { "retry-after": "30" } });

/** Whether a body ended before its time: the call itself had been answered. */
export const isInterruption = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof AppError) && !("$fault" in error);

/** Of what the store itself says, only the code: the rest is a stranger's text. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "$fault" in error ? error.name : `${error.name}: ${error.message}`;
}

/** Whether a failure is the tenant's store's and not ours. */
export const isStoreFailure = (error: unknown): boolean =>
  error instanceof AppError && error.key === "depozitIndisponibil";
