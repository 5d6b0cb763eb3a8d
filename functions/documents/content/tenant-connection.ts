import { openSecret, sealSecret } from "../../../shared/content/encryption.ts";
import type { Connection } from "../../../shared/content/foreign-store.ts";
import type { TenantStore } from "../records/tenant-store.ts";
import { keys } from "./keys.ts";

const context = (id: number) => ({ depozit: String(id), field: "secret" });

export const sealedFor = (id: number, secret: string): Promise<string> =>
  sealSecret(secret, { keys: keys(), context: context(id) });

export const secretOf = ({ id, secret }: Pick<TenantStore, "id" | "secret">): Promise<string> =>
  openSecret(secret, { keys: keys(), context: context(id) });

/** What S3's signatures name where no region was given: what stores without regions expect. */
const REGION = "us-east-1";

/** How a store is reached; `secret` is open here and nowhere else. */
export const connectionTo = (
  { adresa, nume, regiune = REGION, accessKey }: Omit<TenantStore, "id" | "bucketId" | "secret">,
  secret: string,
): Connection => ({ endpoint: adresa, bucket: nume, region: regiune, accessKey, secret });
