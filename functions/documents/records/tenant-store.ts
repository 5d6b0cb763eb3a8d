import * as z from "zod";
import { alone, entity } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";

/** The list of all stores. */
export const DEPOZITE = "depozite";

/**
 * A store of a tenant: a bucket of S3 at an address of its own, and how it is reached. Where it is never changes, for
 * documents lie there; credentials and region do.
 */
export const TenantStore = z.object({
  id: z.int(),
  /** Whose connection made it. Its documents may lie in other buckets by now. */
  bucketId: z.int(),
  /** Address of the service, and the name of the bucket there. */
  adresa: z.url(),
  nume: z.string(),
  regiune: z.string().optional(),
  accessKey: z.string(),
  /** Sealed. */
  secret: z.string(),
});

export type TenantStore = z.output<typeof TenantStore>;
export type Loc = Pick<TenantStore, "bucketId" | "adresa" | "nume">;

/** The name of a place: the same connection written again finds the same store. */
export const locOf = ({ bucketId, adresa, nume }: Loc): string => `${bucketId} ${adresa} ${nume}`;

export const TenantStores = entity({
  name: "depozit",
  service: "documents",
  schema: TenantStore,
  key: alone("depozit"),
  unique: { nume: { of: locOf, taken: () => conflict() } },
  streams: () => [{ partition: DEPOZITE }],
});
