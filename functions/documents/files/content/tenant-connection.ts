import { openSecret, sealSecret } from "../../../../shared/encryption/encryption.ts";
import type { Connection } from "../../../../shared/content/foreign-store.ts";
import type { TenantStore } from "../../records/tenant-store.ts";
import { keys } from "../../../../shared/encryption/keys.ts";

const context = (id: number) => ({ tenantStore: String(id), field: "secret" });

export const sealStoreSecret = (id: number, secret: string): Promise<string> =>
  sealSecret(secret, { keys: keys(), context: context(id) });

export const openStoreSecret = ({ id, secret }: Pick<TenantStore, "id" | "secret">): Promise<string> =>
  openSecret(secret, { keys: keys(), context: context(id) });

/** The region in S3 signatures if none was given; stores without regions expect this one. */
const REGION = "us-east-1";

/** The connection to a store. Only here is `secret` in plain text. */
export const connectionTo = (
  { address, name, region = REGION, accessKey }: Omit<TenantStore, "id" | "bucketId" | "secret">,
  secret: string,
): Connection => ({ endpoint: address, bucket: name, region, accessKey, secret });
