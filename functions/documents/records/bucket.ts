import * as z from "zod";
import { inOwnPartition, entity } from "../../../shared/data/entity.ts";
import { languages } from "../../../shared/ocr/language.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code, line } from "../../../shared/text-fields.ts";
import { counters } from "./counters.ts";
import { organizationPartition } from "./organization.ts";

/** The list of all buckets. */
export const BUCKETS = "buckets";

/**
 * A container of documents. The bucket and its documents belong to an organization; access to the documents follows
 * the bucket.
 */
export const Bucket = z
  .object({
    id: z.int(),
    organizatieId: z.int().optional(),
    cod: Code,
    denumire: line(255),
    /** The tenant's store for new content, as entered by the administrator; absent: the platform's own. */
    provider: z.string().max(64).optional(),
    endpoint: z.url().optional(),
    regiune: z.string().max(64).optional(),
    accessKey: z.string().max(255).optional(),
    /** The record of that store. */
    tenantStoreId: z.int().optional(),
    /** If documents without a text are recognised by themselves; absent: as the engine of the deployment has it. */
    recunoastere: z.enum(["AUTOMATA", "LA_CERERE"]).optional(),
    /** The language of its scans; absent: Romanian. */
    limbaScanarilor: z.enum(languages).optional(),
    /** False: uploads are refused, downloads still work. */
    activ: z.boolean(),
  })
  .meta({ id: "Bucket" });

export type Bucket = z.output<typeof Bucket>;

export const Buckets = entity({
  name: "bucket",
  service: "documents",
  schema: Bucket,
  key: inOwnPartition("bucket"),
  unique: { cod: { of: ({ cod }) => cod, taken: ({ cod }) => kernel.codExista({ cod }) } },
  history: { leavesOut: ["tenantStoreId"] },
  lists: ({ organizatieId }) => [
    { partition: BUCKETS },
    ...(organizatieId === undefined ? [] : [{ partition: organizationPartition(organizatieId) }]),
  ],
  marks: ({ id, activ, tenantStoreId }) => ({
    counter: counters.bucket(id),
    values: { activ, tenantStoreId },
  }),
});

/** The bucket as callers see it. This record does not contain the secret; the record of the store does. */
export const BucketView = Bucket.omit({ tenantStoreId: true }).meta({ id: "BucketView" });

/** The bucket for callers without one. It belongs to the platform and always exists, even without a record. */
export const PLATFORM_BUCKET_ID = 1;

export const platformBucket: Bucket = {
  id: PLATFORM_BUCKET_ID,
  cod: "PLATFORMA",
  denumire: "Containerul platformei",
  activ: true,
};
