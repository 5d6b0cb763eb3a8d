import { refuseUnmet, requirement, type Requirement } from "../../../shared/data/requirement.ts";
import { conflict, unknownReference } from "../../../shared/errors.ts";
import { remembered } from "../../../shared/remembered.ts";
import { Bucket, PLATFORM_BUCKET_ID } from "./bucket.ts";

/**
 * Required by transactions that bring content: the bucket takes uploads at this very moment. The platform's
 * does without a record; another that is not there is a wrong reference, one that is stopped a conflict.
 */
export const bucketAccepts = (bucketId: number): Requirement =>
  requirement({
    table: Bucket.table,
    key: Bucket.key({ id: bucketId }),
    condition: bucketId === PLATFORM_BUCKET_ID ? "attribute_not_exists(pk) OR activ = :yes" : "activ = :yes",
    values: { ":yes": true },
    holds: (found) => (found ? found.activ === true : bucketId === PLATFORM_BUCKET_ID),
    refused: (found) => (found ? conflict("bucketInactiv") : unknownReference("bucketId")),
  });

/**
 * Refuses content for a stopped bucket before it is placed, so that nothing is left behind and the number stays
 * free. That a bucket takes uploads is remembered: the transaction decides, and a number that a late refusal
 * leaves taken is taken over as any other writer's that gave up.
 */
export const refuseStopped = remembered((bucketId: number) => refuseUnmet([bucketAccepts(bucketId)]));
