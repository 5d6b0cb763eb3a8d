import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";

const roluri = ["ADMIN", "OPERATOR"] as const;
export type BucketRole = (typeof roluri)[number];

/** Membership of a person in a bucket. It lies with the person, so that one read brings a caller whole. */
export const Membership = z
  .object({ id: z.int(), bucketId: z.int(), appUserId: z.int(), rol: z.enum(roluri) })
  .meta({ id: "BucketAcces" });

export type Membership = z.output<typeof Membership>;

export const ACCES_PREFIX = "acces#";

/** The members of a bucket. */
export const membersOf = (bucketId: number): string => `bucket#${bucketId}#membri`;
/** Memberships by their id. */
export const BUCKET_ACCES = "bucket-acces";

export const Memberships = entity({
  name: "bucket-acces",
  service: "documents",
  schema: Membership,
  // One membership per person and bucket: the second is told so, whoever was faster.
  key: ({ appUserId, bucketId }) => ({ pk: `user#${appUserId}`, sk: `${ACCES_PREFIX}${bucketId}` }),
  taken: () => conflict("accesExista"),
  streams: ({ bucketId, appUserId }) =>
    [membersOf(bucketId), BUCKET_ACCES].map((partition) => ({
      partition,
      attributes: { appUserId, bucketId },
    })),
});
