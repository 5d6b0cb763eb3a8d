import * as z from "zod";
import { inOwnPartition, entity } from "../../../shared/data/entity.ts";
import { kernel } from "../../../shared/refusals.ts";

/** The list of all stores. */
export const TENANT_STORES = "tenant-stores";

/**
 * A tenant's store: an S3 bucket at an address of the tenant, with its credentials. The address and the name never
 * change, because documents are stored there; credentials and region may change.
 */
export const TenantStore = z.object({
  id: z.int(),
  /** The bucket whose connection created it. By now its documents may be in other buckets. */
  bucketId: z.int(),
  /** Address of the service (absent: AWS, in its region), and the name of the bucket there. */
  address: z.url().optional(),
  name: z.string(),
  region: z.string().optional(),
  accessKey: z.string(),
  /** Encrypted. */
  secret: z.string(),
});

export type TenantStore = z.output<typeof TenantStore>;
export type Place = Pick<TenantStore, "bucketId" | "address" | "name">;

/** The unique name of a store, so that entering the same connection again finds the same store. */
export const placeName = ({ bucketId, address, name }: Place): string =>
  `${bucketId} ${address ?? "aws"} ${name}`;

export const TenantStores = entity({
  name: "tenant-store",
  service: "documents",
  schema: TenantStore,
  key: inOwnPartition("tenant-store"),
  secrets: ["secret"],
  history: { of: ({ bucketId }) => ({ name: "bucket", id: bucketId }) },
  unique: { place: { of: placeName, taken: () => kernel.conflict() } },
  lists: () => [{ partition: TENANT_STORES, counter: null }],
});
