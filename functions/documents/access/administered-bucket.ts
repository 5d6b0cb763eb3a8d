import { read } from "../../../shared/data/repository.ts";
import { kernel } from "../../../shared/refusals.ts";
import { type Bucket, Buckets, PLATFORM_BUCKET_ID, platformBucket } from "../records/bucket.ts";
import type { Principal } from "./principal.ts";
import { administers } from "./scope.ts";

/** The bucket, if the caller administers it. */
export async function readAdministeredBucket(caller: Principal, id: number): Promise<Bucket | undefined> {
  const bucket = (await read(Buckets, { id })) ?? (id === PLATFORM_BUCKET_ID ? platformBucket : undefined);
  return bucket && administers(caller, bucket.organizatieId) ? bucket : undefined;
}

/** @throws notFound for a bucket that the caller does not administer */
export async function administeredBucket(caller: Principal, id: number): Promise<Bucket> {
  const bucket = await readAdministeredBucket(caller, id);
  if (!bucket) throw kernel.negasit();
  return bucket;
}
