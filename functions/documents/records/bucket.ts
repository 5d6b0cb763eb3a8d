import * as z from "zod";
import { inOwnPartition, entity } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
import { organizationPartition } from "./organization.ts";

/** The list of all buckets. */
export const BUCKETS = "buckets";

/**
 * A container of documents. It belongs to an organization, and its documents with it: who may see them
 * follows the bucket.
 */
export const Bucket = z
  .object({
    id: z.int(),
    organizatieId: z.int().optional(),
    cod: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/),
    denumire: z.string().min(1).max(255),
    /** Where new content goes when not into the platform's own store: as its administrator wrote it. */
    provider: z.string().max(64).optional(),
    endpoint: z.url().optional(),
    regiune: z.string().max(64).optional(),
    accessKey: z.string().max(255).optional(),
    /** The store that this connection leads to. */
    tenantStoreId: z.int().optional(),
    /** False: downloads go on, uploads are refused. */
    activ: z.boolean(),
  })
  .meta({ id: "Bucket" });

export type Bucket = z.output<typeof Bucket>;

export const Buckets = entity({
  name: "bucket",
  service: "documents",
  schema: Bucket,
  key: inOwnPartition("bucket"),
  unique: { cod: { of: ({ cod }) => cod, taken: ({ cod }) => conflict("codExista", { values: { cod } }) } },
  lists: ({ organizatieId }) => [
    { partition: BUCKETS },
    ...(organizatieId === undefined ? [] : [{ partition: organizationPartition(organizatieId) }]),
  ],
});

/** What leaves the service. The secret is not even here: the store has it. */
export const BucketView = Bucket.omit({ tenantStoreId: true }).meta({ id: "BucketView" });

/** The bucket of whoever has none: it belongs to the platform and is always there, also without a record. */
export const PLATFORM_BUCKET_ID = 1;

export const platformBucket: Bucket = {
  id: PLATFORM_BUCKET_ID,
  cod: "PLATFORMA",
  denumire: "Containerul platformei",
  activ: true,
};
