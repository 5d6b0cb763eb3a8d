import { withFaults } from "../../../../shared/testing/with-faults.ts";
import type { ServiceClient } from "../../testing.ts";
import { list } from "../../../../shared/content/objects.ts";
import type { Bucket } from "../../records/bucket.ts";
import type { Store } from "../../../../shared/content/store.ts";

export { createForeignBucket as foreignBucket } from "../../../../shared/testing/foreign-bucket.ts";

/** The credentials that connect a bucket. The local cloud knows only this key. */
export const keyPair = { accessKey: "test", secret: "test" };
/** The local cloud, used here as a tenant's store. */
const cloud = (): string => process.env.AWS_ENDPOINT_URL ?? "";

export const keysIn = async (store: Store, prefix = ""): Promise<string[]> =>
  (await list(store, { prefix, after: undefined, limit: 1000 })).map(({ key }) => key);

export const addressOf = ({ bucket }: Store, base = cloud()): string => `${base}/${bucket}`;

/** Connects one of our buckets to a store, as its administrator does. */
export const connect = (admin: ServiceClient, { id, denumire }: Bucket, endpoint: string | null) =>
  admin.put<Bucket>(`/api/admin/buckets/${id}`, {
    denumire,
    endpoint,
    ...(endpoint === null ? {} : keyPair),
  });

/** The same, but it must succeed. With injected faults a probe can fail in all its attempts; it is then repeated. */
export async function mustConnect(
  admin: ServiceClient,
  bucket: Bucket,
  endpoint: string | null,
): Promise<void> {
  for (let left = withFaults ? 20 : 1; left > 0; left -= 1) {
    const { status } = await connect(admin, bucket, endpoint);
    if (status === 200) return;
  }
  throw new Error("the store was not accepted");
}
