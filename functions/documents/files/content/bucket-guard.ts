import {
  cellPrecondition,
  checkPreconditions,
  type Precondition,
} from "../../../../shared/data/precondition.ts";
import { unknownReference } from "../../../../shared/refusals.ts";
import { ttlCache } from "../../../../shared/ttl-cache.ts";
import { config } from "../../access/config.ts";
import { Buckets, PLATFORM_BUCKET_ID } from "../../records/bucket.ts";
import { counters } from "../../records/counters.ts";
import { refusals } from "./texts.ts";

/**
 * Precondition of transactions that add content: the bucket must accept uploads when they commit. The platform's
 * bucket needs no record; any other bucket without a record is an unknown reference, and a stopped one is a conflict.
 * This reads the marks of the bucket's counter instead of the bucket's own item: that item would be part of every
 * upload, and on AWS transactions that share an item cancel each other.
 */
export const bucketAccepts = (bucketId: number): Precondition =>
  cellPrecondition({
    table: Buckets.table,
    counter: counters.bucket(bucketId),
    condition: orPlatforms(bucketId, "activ = :yes"),
    values: { ":yes": true },
    holds: (found) => (found?.activ === undefined ? bucketId === PLATFORM_BUCKET_ID : found.activ === true),
    refused: (found) => (found?.activ === false ? refusals.bucketInactiv() : unknownReference("bucketId")),
  });

const orPlatforms = (bucketId: number, condition: string): string =>
  bucketId === PLATFORM_BUCKET_ID ? `attribute_not_exists(activ) OR (${condition})` : condition;

/** The bucket's store for new documents, in the marks of its counter; undefined for the platform's own. */
export const storeMarkedIn = (marks: Record<string, unknown> | undefined): number | undefined =>
  marks?.tenantStoreId as number | undefined;

/** The bucket's store for new documents is not the one assumed. */
export class OtherStore extends Error {
  override readonly name = "OtherStore";
  readonly tenantStoreId: number | undefined;

  constructor(tenantStoreId: number | undefined) {
    super("the bucket has another store");
    this.tenantStoreId = tenantStoreId;
  }
}

/**
 * The same for a new document whose store was assumed and not read: the bucket must have this store when the
 * transaction commits. Most buckets have the assumed one, so that a document without content costs one transaction.
 */
export function bucketHasStore(bucketId: number, tenantStoreId: number | undefined): Precondition {
  const accepts = bucketAccepts(bucketId);
  const into = tenantStoreId === undefined ? "attribute_not_exists(tenantStoreId)" : "tenantStoreId = :store";
  return cellPrecondition({
    ...accepts,
    counter: counters.bucket(bucketId),
    condition: orPlatforms(bucketId, `activ = :yes AND ${into}`),
    values: { ":yes": true, ...(tenantStoreId === undefined ? {} : { ":store": tenantStoreId }) },
    holds: (found) => accepts.holds(found) && storeMarkedIn(found) === tenantStoreId,
    refused: (found) =>
      accepts.holds(found) ? new OtherStore(storeMarkedIn(found)) : accepts.refused(found),
  });
}

/**
 * Refuses content for a stopped bucket before it is placed, so that no object is left behind and the number stays
 * free. The result that a bucket accepts uploads is cached. The transaction makes the final decision; if it refuses
 * late, the number stays claimed and is taken over like that of any writer that gave up.
 */
export const refuseStopped = ttlCache(config.bucketCacheSeconds, (bucketId: number) =>
  checkPreconditions(Buckets.table, { bucket: bucketAccepts(bucketId) }),
);
