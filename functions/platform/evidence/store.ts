import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { put, readObject } from "../../../shared/content/objects.ts";
import { config } from "./config.ts";
import { ownStore, type Store } from "../../../shared/content/store.ts";

/*
 * The bucket of evidence. Its lifecycle removes `reports/`, `exchanges/` and `contracts/` after 400 days; `bases/` has the
 * contracts that later ones are compared with, and stays.
 */

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const store = (): Store => ownStore(config.bucket);

export const reportKey = (auditId: number): string => `reports/${auditId}`;
/** Each worker of an audit has its own exchanges: the result names those that it comes from. */
export const exchangesKey = (auditId: number, attempt: number): string => `exchanges/${auditId}/${attempt}`;
export const contractKey = (systemId: number, sha256: string): string => `contracts/${systemId}/${sha256}`;
export const baseKey = (systemId: number, sha256: string): string => `bases/${systemId}/${sha256}`;

/**
 * Stores bytes, compressed. The first writer counts: a repeated audit does not replace the evidence of the one that its issues
 * come from.
 */
export async function keep(key: string, bytes: Uint8Array, contentType = "application/json"): Promise<void> {
  await put(store(), key, await compress(bytes), {
    condition: { ifNoneMatch: "*" },
    contentType,
    metadata: {},
  });
}

/** The bytes under a key; undefined if there are none, or if they have expired. */
export async function readKept(key: string): Promise<Buffer | undefined> {
  const bytes = await readObject(store(), key);
  return bytes && decompress(bytes);
}

export const keepJson = (key: string, value: unknown): Promise<void> =>
  keep(key, Buffer.from(JSON.stringify(value)));

export async function readJson<T>(key: string): Promise<T | undefined> {
  const bytes = await readKept(key);
  return bytes && (JSON.parse(bytes.toString("utf8")) as T);
}
