import { hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import { tokenKeys } from "../auth/token-keys.ts";
import {
  type AeadInput,
  ContentDamaged,
  decrypt,
  encrypt,
  keyBytes,
  nonceBytes,
} from "../encryption/aead.ts";
import type { Key } from "../data/tables.ts";
import type { GatewayReply } from "./responses.ts";

/**
 * The stored form of answers that show a secret once, for their Idempotency-Key or the requester of an approval: base64 of nonce
 * 12 | ciphertext | tag 16, bound to the mark that holds them. The key is derived from the key of the service's tokens, which every
 * function has: read access to the table reveals no secret, and no function needs KMS. What an earlier key sealed, it opens.
 */
const sealingKeys = ({ pk }: Key) => {
  const [service = ""] = pk.split("#");
  return tokenKeys(service).map(({ key }) => sealingKey(key));
};

const sealingKey = (key: KeyObject) =>
  Buffer.from(hkdfSync("sha256", key, "", "temelia.sealed-reply", keyBytes));

const boundTo = ({ pk }: Key) => Buffer.from(pk);

export function sealReply(reply: object, mark: Key): string {
  const nonce = randomBytes(nonceBytes);
  const plain = Buffer.from(JSON.stringify(reply));
  const [key] = sealingKeys(mark) as [Buffer];
  const sealed = encrypt(plain, { key, nonce, bound: boundTo(mark) });
  return Buffer.concat([nonce, sealed]).toString("base64");
}

/** @throws ContentDamaged for an answer that was changed or belongs to another mark */
export function openReply<Shown = GatewayReply>(sealed: string, mark: Key): Shown {
  const bytes = Buffer.from(sealed, "base64");
  const nonce = bytes.subarray(0, nonceBytes);
  for (const key of sealingKeys(mark)) {
    const plain = openedBy(key, bytes.subarray(nonceBytes), { nonce, bound: boundTo(mark) });
    if (plain) return JSON.parse(plain.toString()) as Shown;
  }
  throw new ContentDamaged("no key of the service opens a sealed answer");
}

/** Undefined if another key has sealed it. */
function openedBy(key: Buffer, sealed: Buffer, input: Omit<AeadInput, "key">): Buffer | undefined {
  try {
    return decrypt(sealed, { key, ...input });
  } catch (error) {
    if (error instanceof ContentDamaged) return undefined;
    throw error;
  }
}
