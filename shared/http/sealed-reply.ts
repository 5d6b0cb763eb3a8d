import { hkdfSync, randomBytes } from "node:crypto";
import { config } from "../auth/config.ts";
import { decrypt, encrypt, keyBytes, nonceBytes } from "../encryption/aead.ts";
import type { Key } from "../data/tables.ts";
import type { GatewayReply } from "./responses.ts";

/**
 * The stored form of answers that show a secret once, for their Idempotency-Key or the requester of an approval: base64 of nonce
 * 12 | ciphertext | tag 16, bound to the mark that holds them. The key is derived from the service's token secret, which every function
 * has: read access to the table reveals no secret, and no function needs KMS.
 */
const sealingKey = () =>
  Buffer.from(hkdfSync("sha256", config.userTokenSecret, "", "temelia.sealed-reply", keyBytes));

const boundTo = ({ pk }: Key) => Buffer.from(pk);

export function sealReply(reply: object, mark: Key): string {
  const nonce = randomBytes(nonceBytes);
  const plain = Buffer.from(JSON.stringify(reply));
  const sealed = encrypt(plain, { key: sealingKey(), nonce, bound: boundTo(mark) });
  return Buffer.concat([nonce, sealed]).toString("base64");
}

/** @throws ContentDamaged for an answer that was changed or belongs to another mark */
export function openReply<Shown = GatewayReply>(sealed: string, mark: Key): Shown {
  const bytes = Buffer.from(sealed, "base64");
  const nonce = bytes.subarray(0, nonceBytes);
  const plain = decrypt(bytes.subarray(nonceBytes), { key: sealingKey(), nonce, bound: boundTo(mark) });
  return JSON.parse(plain.toString()) as Shown;
}
