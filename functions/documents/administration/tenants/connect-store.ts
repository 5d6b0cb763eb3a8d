import { foreignStore, isBucketName } from "../../../../shared/content/foreign-store.ts";
import { findShortcoming } from "../../../../shared/content/probe.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, changing, read, readUnique } from "../../../../shared/data/repository.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { namesAnotherServer } from "../../../../shared/outgoing/secret-servers.ts";
import { nextId } from "../../../../shared/ids.ts";
import { invalidField, kernel } from "../../../../shared/refusals.ts";
import type { Bucket } from "../../records/bucket.ts";
import { connectionTo, sealStoreSecret, openStoreSecret } from "../../files/content/tenant-connection.ts";
import { placeName, type TenantStore, TenantStores } from "../../records/tenant-store.ts";
import { refusals } from "./texts.ts";

/** The connection fields of a bucket: absent keeps the value, null removes it. */
export interface Wanted {
  provider?: string | null | undefined;
  endpoint?: string | null | undefined;
  regiune?: string | null | undefined;
  accessKey?: string | null | undefined;
  secret?: string | null | undefined;
}

type Shown = Pick<Bucket, "provider" | "endpoint" | "regiune" | "accessKey" | "tenantStoreId">;

/** A bucket before the change, or a new one. */
type Before = Pick<Bucket, "id" | "cod"> & Partial<Shown>;

/** The connection fields of a bucket after a change, and the writes of the store's record in the same transaction. */
interface Connection {
  shown: Shown;
  writes: Write[];
}

/**
 * The connection after a change. Probes a new or changed one before it is accepted; writes nothing to the database.
 * @throws badRequest naming the missing field, or the behaviour that the store lacks
 */
export async function connect(before: Before, wanted: Wanted): Promise<Connection> {
  const endpoint = kept(wanted.endpoint, before.endpoint);
  const described = {
    provider: kept(wanted.provider, before.provider),
    regiune: kept(wanted.regiune, before.regiune),
  };
  const accessKey = accessKeyFor(before, endpoint, wanted);
  if (endpoint === undefined && accessKey === undefined && !wanted.secret) {
    const nowhere = { endpoint: undefined, accessKey: undefined, tenantStoreId: undefined };
    return { shown: { ...described, ...nowhere }, writes: [] };
  }
  if (accessKey === undefined) throw invalidField("accessKey", kernel.obligatoriu);
  // AWS has one address per region; other stores need an explicit address.
  if (endpoint === undefined && described.regiune === undefined)
    throw invalidField("regiune", kernel.obligatoriu);
  const known = await findStore(before, endpoint);
  const secret = await secretFor(before, endpoint, wanted.secret, known);
  const shown = { ...described, endpoint, accessKey };
  const isOld =
    wanted.secret === undefined && accessKey === known?.accessKey && described.regiune === known.region;
  if (known && isOld) return { shown: { ...shown, tenantStoreId: known.id }, writes: [] };
  const place = known ?? { bucketId: before.id, ...placeOf(endpoint, before.cod) };
  const store = await probeStore({ ...place, region: described.regiune, accessKey }, secret, known?.id);
  const writes = known ? changing(TenantStores, known, store) : adding(TenantStores, store);
  return { shown: { ...shown, tenantStoreId: store.id }, writes };
}

/** Stands for a store without an address. */
const AWS = "aws";

const kept = <T>(wanted: T | null | undefined, before: T | undefined): T | undefined =>
  wanted === undefined ? before : (wanted ?? undefined);

/** The stored key belongs to the address that it was entered for: if that address is removed, so is the key. */
const accessKeyFor = (
  before: Before,
  endpoint: string | undefined,
  { accessKey }: Wanted,
): string | undefined =>
  endpoint === undefined && before.endpoint !== undefined
    ? (accessKey ?? undefined)
    : kept(accessKey, before.accessKey);

/** The store at the same address, else the one that an earlier connection created there. */
async function findStore(
  { id, cod, endpoint: old, tenantStoreId }: Before,
  endpoint: string | undefined,
): Promise<Stored<TenantStore> | undefined> {
  if (tenantStoreId !== undefined && endpoint === old) return read(TenantStores, { id: tenantStoreId });
  return readUnique(TenantStores, "place", placeName({ bucketId: id, ...placeOf(endpoint, cod) }));
}

/** The address of a store includes its bucket: another bucket of the same server may have another key. */
async function secretFor(
  { endpoint: old }: Before,
  endpoint: string | undefined,
  wanted: string | null | undefined,
  known: TenantStore | undefined,
): Promise<string> {
  if (wanted) return wanted;
  const isKept = wanted === undefined && !namesAnotherServer([old ?? AWS], [endpoint ?? AWS]);
  if (isKept && known) return openStoreSecret(known);
  throw invalidField(
    "secret",
    wanted === null || old === undefined ? kernel.obligatoriu : kernel.secretPentruAltServer,
  );
}

/** The S3 bucket is the last segment of the address's path; without one, the code of our bucket. */
function placeOf(endpoint: string | undefined, cod: string): Pick<TenantStore, "address" | "name"> {
  const { origin, pathname } = endpoint === undefined ? { pathname: "" } : new URL(endpoint);
  const path = pathname.split("/").filter(Boolean);
  const name = path.pop() ?? cod;
  if (!isBucketName(name)) throw invalidField("endpoint", refusals.numeleContaineruluiS3);
  return origin === undefined ? { name } : { address: [origin, ...path].join("/"), name };
}

/** The gateway's timeout is 30 s, and a probe makes many calls. */
const PROBE = { attempts: 4, socketTimeoutMs: 2_500, callMs: 5_000 };

/** The behaviour that documents rely on and that a store lacks; undefined if it lacks none. Nothing stays in the store. */
export const shortcomingOf = (place: Omit<TenantStore, "id" | "secret">, secret: string) =>
  findShortcoming(foreignStore(connectionTo(place, secret), PROBE));

/** The record of a store, after a probe of the behaviour that documents rely on. */
async function probeStore(
  place: Omit<TenantStore, "id" | "secret">,
  secret: string,
  id: number = nextId(),
): Promise<TenantStore> {
  const shortcoming = await shortcomingOf(place, secret);
  const location = place.address === undefined ? "regiune" : "endpoint";
  if (shortcoming) throw invalidField(blamed[shortcoming] ?? location, refusals[shortcoming]);
  return { ...place, id, secret: await sealStoreSecret(id, secret) };
}

const blamed: Record<string, string> = { depozitCredentiale: "accessKey", depozitFaraDrept: "accessKey" };
