import { MOST_ROWS } from "../../../../shared/data/list-page.ts";
import * as z from "zod";
import { readMany } from "../../../../shared/data/repository.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { visibleBuckets } from "../../access/authorization.ts";
import { isServiceAdmin, type Principal } from "../../access/principal.ts";
import { defaultBucket } from "../../access/scope.ts";
import { QuotaView } from "../../records/quota.ts";
import { Bucket, Buckets, BUCKETS, PLATFORM_BUCKET_ID, platformBucket } from "../../records/bucket.ts";
import { quotasOf } from "../../files/filing/quota.ts";
import { Membership } from "../../records/membership.ts";

/** A bucket as its users see it. */
export const UserBucketView = Bucket.pick({
  id: true,
  cod: true,
  denumire: true,
  organizatieId: true,
  activ: true,
})
  .extend({
    /** The caller's own role in the bucket. */
    rol: Membership.shape.rol.optional(),
    /** True for the bucket of documents that name no bucket. */
    implicit: z.boolean(),
  })
  .meta({ id: "BucketPropriu" });
export type UserBucket = z.input<typeof UserBucketView>;

const tiers = ["SERVICE", "ORGANIZATIE", "PERSONAL"] as const;

export const TenantView = z
  .object({
    tier: z.enum(tiers),
    organizatieId: z.int().optional(),
    buckets: z.array(UserBucketView),
    /** What the caller's organization and the caller hold, of what they may. */
    cote: z.object({ organizatie: QuotaView.optional(), persoana: QuotaView }).meta({ id: "Cote" }),
  })
  .meta({ id: "Tenant" });

/** The caller's organization, and the buckets whose documents they see. */
export async function tenantOf(caller: Principal): Promise<z.input<typeof TenantView>> {
  const { organizatieId } = caller;
  const ownTier = organizatieId === undefined ? "PERSONAL" : "ORGANIZATIE";
  const ids = visibleBuckets(caller) ?? (await everyBucket());
  const [buckets, cote] = await Promise.all([readBuckets(ids), quotasOf(caller)]);
  return {
    tier: isServiceAdmin(caller) ? "SERVICE" : ownTier,
    organizatieId,
    buckets: buckets.map((bucket) => shownTo(caller, bucket)),
    cote,
  };
}

/** The buckets that currently accept the caller's uploads, including the default one. */
export async function uploadBuckets(caller: Principal): Promise<UserBucket[]> {
  if (caller.suspended) return [];
  const own = visibleBuckets(caller) ?? (await everyBucket());
  const buckets = await readBuckets([...new Set([...own, defaultBucket(caller)])]);
  return buckets.filter(({ activ }) => activ).map((bucket) => shownTo(caller, bucket));
}

const everyBucket = (): Promise<number[]> => idsIn(Buckets.table, [{ partitions: [BUCKETS] }], MOST_ROWS);

async function readBuckets(ids: number[]): Promise<Bucket[]> {
  const buckets: Bucket[] = await readMany(Buckets, ids);
  const isThere = buckets.some(({ id }) => id === PLATFORM_BUCKET_ID) || !ids.includes(PLATFORM_BUCKET_ID);
  return isThere ? buckets : [...buckets, platformBucket];
}

const shownTo = (caller: Principal, bucket: Bucket): UserBucket => ({
  ...bucket,
  rol: caller.memberships.get(bucket.id),
  implicit: bucket.id === defaultBucket(caller),
});
