import * as z from "zod";
import { inOwnPartition, entity } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";

/** The list of all stores. */
export const TENANT_STORES = "tenant-stores";

/**
 * A store of a tenant: a bucket of S3 at an address of its own, and how it is reached. Where it is never changes, for
 * documents lie there; credentials and region do.
 */
export const TenantStore = z.object({
  id: z.int(),
  /** Whose connection made it. Its documents may lie in other buckets by now. */
  bucketId: z.int(),
  /** Address of the service, and the name of the bucket there. */
  address: z.url(),
  name: z.string(),
  region: z.string().optional(),
  accessKey: z.string(),
  /** Sealed. */
  secret: z.string(),
});

export type TenantStore = z.output<typeof TenantStore>;
export type Place = Pick<TenantStore, "bucketId" | "address" | "name">;

/** The name of a place: the same connection written again finds the same store. */
export const placeName = ({ bucketId, address, name }: Place): string => `${bucketId} ${address} ${name}`;

export const TenantStores = entity({
  name: "tenant-store",
  service: "documents",
  schema: TenantStore,
  key: inOwnPartition("tenant-store"),
  unique: { name: { of: placeName, taken: () => conflict() } },
  lists: () => [{ partition: TENANT_STORES }],
});
