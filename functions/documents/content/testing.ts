import { withFaults } from "../../../shared/testing/with-faults.ts";
import type { ServiceClient } from "../testing.ts";
import { list, type Store } from "../../../shared/content/objects.ts";
import type { Bucket } from "../records/bucket.ts";

export { createForeignBucket as foreignBucket } from "../../../shared/testing/foreign-bucket.ts";

/** What an administrator writes to connect a bucket. The local cloud knows this key alone. */
export const keyPair = { accessKey: "test", secret: "test" };
/** The local cloud: here it is somebody else's store. */
const cloud = (): string => process.env.AWS_ENDPOINT_URL ?? "";

export const keysIn = async (store: Store, prefix = ""): Promise<string[]> =>
  (await list(store, { prefix, after: undefined, limit: 1000 })).map(({ key }) => key);

export const addressOf = ({ bucket }: Store, base = cloud()): string => `${base}/${bucket}`;

/** Connects a bucket of ours to a store, as its administrator does. */
export const connect = (admin: ServiceClient, { id, denumire }: Bucket, endpoint: string | null) =>
  admin.put<Bucket>(`/api/admin/buckets/${id}`, {
    denumire,
    endpoint,
    ...(endpoint === null ? {} : keyPair),
  });

/** The same, accepted. With faults a probe can meet more faults than it bears: then it is asked for again. */
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
