import type { Client } from "../testing.ts";
import { list, type Store } from "../../../shared/content/blobs.ts";
import type { Bucket } from "../tenants/bucket.ts";

export { strangeBucket } from "../../../shared/testing/strange-bucket.ts";

/** What an administrator writes to connect a bucket. The local cloud knows this key alone. */
export const keyPair = { accessKey: "test", secret: "test" };
/** The local cloud: here it is somebody else's store. */
export const cloud = (): string => process.env.AWS_ENDPOINT_URL ?? "";

export const keysIn = async (store: Store, prefix = ""): Promise<string[]> =>
  (await list(store, { prefix, after: undefined, limit: 1000 })).map(({ key }) => key);

export const addressOf = ({ bucket }: Store, base = cloud()): string => `${base}/${bucket}`;

/** Connects a bucket of ours to a store, as its administrator does. */
export const connect = (admin: Client, { id, denumire }: Bucket, endpoint: string | null) =>
  admin.put<Bucket>(`/api/admin/buckets/${id}`, {
    denumire,
    endpoint,
    ...(endpoint === null ? {} : keyPair),
  });
