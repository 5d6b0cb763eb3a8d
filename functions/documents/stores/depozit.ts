import * as z from "zod";
import { openSecret, sealSecret } from "../../../shared/content/encryption.ts";
import type { Connection } from "../../../shared/content/foreign-store.ts";
import { alone, entity } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
import { keys } from "../keys.ts";

/** The list of all stores. */
export const DEPOZITE = "depozite";

/**
 * A store of a tenant: a bucket of S3 at an address of its own, and how it is reached. Where it is never changes, for
 * documents lie there; credentials and region do.
 */
export const DepozitRecord = z.object({
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

export type Depozit = z.output<typeof DepozitRecord>;
export type Loc = Pick<Depozit, "bucketId" | "adresa" | "nume">;

/** The name of a place: the same connection written again finds the same store. */
export const locOf = ({ bucketId, adresa, nume }: Loc): string => `${bucketId} ${adresa} ${nume}`;

export const Depozit = entity({
  name: "depozit",
  service: "documents",
  schema: DepozitRecord,
  key: alone("depozit"),
  unique: { nume: { of: locOf, taken: () => conflict() } },
  streams: () => [{ partition: DEPOZITE }],
});

const context = (id: number) => ({ depozit: String(id), field: "secret" });

export const sealedFor = (id: number, secret: string): Promise<string> =>
  sealSecret(secret, { keys: keys(), context: context(id) });

export const secretOf = ({ id, secret }: Pick<Depozit, "id" | "secret">): Promise<string> =>
  openSecret(secret, { keys: keys(), context: context(id) });

/** What S3's signatures name where no region was given: what stores without regions expect. */
const REGION = "us-east-1";

/** How a store is reached; `secret` is open here and nowhere else. */
export const connectionTo = (
  { adresa, nume, regiune = REGION, accessKey }: Omit<Depozit, "id" | "bucketId" | "secret">,
  secret: string,
): Connection => ({ endpoint: adresa, bucket: nume, region: regiune, accessKey, secret });
