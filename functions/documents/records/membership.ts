import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import { refusals } from "./texts.ts";

const bucketRoles = ["ADMIN", "OPERATOR"] as const;
export type BucketRole = (typeof bucketRoles)[number];

/** Membership of a person in a bucket. It is stored in the person's partition, so that one read loads the whole caller. */
export const Membership = z
  .object({ id: z.int(), bucketId: z.int(), appUserId: z.int(), rol: z.enum(bucketRoles) })
  .meta({ id: "BucketAcces" });

export type Membership = z.output<typeof Membership>;

export const MEMBERSHIP_PREFIX = "membership#";

/** The members of a bucket. */
export const membersOf = (bucketId: number): string => `bucket#${bucketId}#members`;
/** Memberships by their id. */
export const MEMBERSHIPS = "memberships";

export const Memberships = entity({
  name: "membership",
  service: "documents",
  schema: Membership,
  // One membership per person and bucket: a second one is refused, also if both are created concurrently.
  key: ({ appUserId, bucketId }: Pick<Membership, "appUserId" | "bucketId">) => ({
    pk: `user#${appUserId}`,
    sk: `${MEMBERSHIP_PREFIX}${bucketId}`,
  }),
  history: { of: ({ bucketId }) => ({ name: "bucket", id: bucketId }) },
  taken: () => refusals.accesExista(),
  lists: ({ bucketId, appUserId, rol }) =>
    [membersOf(bucketId), MEMBERSHIPS].map((partition) => ({
      partition,
      attributes: { appUserId, bucketId, rol },
      counter: null,
    })),
});
