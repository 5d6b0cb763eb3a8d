import { checkPreconditions, precondition, type Precondition } from "../../../shared/data/precondition.ts";
import { conflict, unknownReference } from "../../../shared/errors.ts";
import { ttlCache } from "../../../shared/ttl-cache.ts";
import { Buckets, PLATFORM_BUCKET_ID } from "../records/bucket.ts";

/**
 * Required by transactions that bring content: the bucket takes uploads at this very moment. The platform's
 * does without a record; another that is not there is a wrong reference, one that is stopped a conflict.
 */
export const bucketAccepts = (bucketId: number): Precondition =>
  precondition({
    table: Buckets.table,
    key: Buckets.key({ id: bucketId }),
    condition: orPlatforms(bucketId, "activ = :yes"),
    values: { ":yes": true },
    holds: (found) => (found ? found.activ === true : bucketId === PLATFORM_BUCKET_ID),
    refused: (found) => (found ? conflict("bucketInactiv") : unknownReference("bucketId")),
  });

const orPlatforms = (bucketId: number, condition: string): string =>
  bucketId === PLATFORM_BUCKET_ID ? `attribute_not_exists(pk) OR (${condition})` : condition;

/** The bucket brings new documents to another store than was supposed. */
export class OtherStore extends Error {
  override readonly name = "OtherStore";
  readonly tenantStoreId: number | undefined;

  constructor(tenantStoreId: number | undefined) {
    super("the bucket has another store");
    this.tenantStoreId = tenantStoreId;
  }
}

/**
 * The same for a new document whose store was supposed and not read: its store is the bucket's at this very moment.
 * It is what most buckets have, so that a document without content still costs one transaction.
 */
export function bucketFilesInto(bucketId: number, tenantStoreId: number | undefined): Precondition {
  const accepts = bucketAccepts(bucketId);
  const into = tenantStoreId === undefined ? "attribute_not_exists(tenantStoreId)" : "tenantStoreId = :store";
  return precondition({
    ...accepts,
    condition: orPlatforms(bucketId, `activ = :yes AND ${into}`),
    values: { ":yes": true, ...(tenantStoreId === undefined ? {} : { ":store": tenantStoreId }) },
    holds: (found) => accepts.holds(found) && found?.tenantStoreId === tenantStoreId,
    refused: (found) =>
      accepts.holds(found)
        ? new OtherStore(found?.tenantStoreId as number | undefined)
        : accepts.refused(found),
  });
}

/**
 * Refuses content for a stopped bucket before it is placed, so that nothing is left behind and the number stays
 * free. That a bucket takes uploads is remembered: the transaction decides, and a number that a late refusal
 * leaves taken is taken over as any other writer's that gave up.
 */
export const refuseStopped = ttlCache((bucketId: number) => checkPreconditions([bucketAccepts(bucketId)]));
