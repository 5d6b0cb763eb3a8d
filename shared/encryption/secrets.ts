import { randomBytes } from "node:crypto";
import { ContentDamaged, decrypt, encrypt, nonceBytes, tagBytes } from "./aead.ts";
import { contextBytes, type KeyContext, type KeyWrapper } from "./data-keys.ts";

/**
 * Small secrets inside records (bucket credentials, OAuth tokens, one-time secrets), as base64 of
 *
 *     format version 1 | key length 2 | wrapped key | nonce 12 | ciphertext | tag 16
 *
 * bound to the context, which is the record and the field, so that a secret cannot be moved to another one.
 */
const formatVersion = 1;
const keyAt = 3;

interface SecretSealing {
  keys: KeyWrapper;
  /** The location of the secret, e.g. `{ bucket: "17", field: "secretKey" }`; needed again to open it. */
  context: KeyContext;
}

/** Encrypts a text under a new data key (envelope encryption). */
export async function sealSecret(text: string, { keys, context }: SecretSealing): Promise<string> {
  const { plaintext: key, wrapped } = await keys.generate(context);
  const head = Buffer.alloc(keyAt);
  head.writeUInt8(formatVersion);
  head.writeUInt16BE(wrapped.length, 1);
  const nonce = randomBytes(nonceBytes);
  const bound = Buffer.concat([head, wrapped, contextBytes(context)]);
  const sealed = encrypt(Buffer.from(text), { key, nonce, bound });
  return Buffer.concat([head, wrapped, nonce, sealed]).toString("base64");
}

/**
 * The text that `sealSecret` sealed in the same context.
 * @throws ContentDamaged if the secret was changed, truncated, or belongs to another context.
 */
export async function openSecret(sealed: string, { keys, context }: SecretSealing): Promise<string> {
  const bytes = Buffer.from(sealed, "base64");
  const keyEnd = bytes.length > keyAt ? keyAt + bytes.readUInt16BE(1) : Infinity;
  if (bytes[0] !== formatVersion || keyEnd + nonceBytes + tagBytes > bytes.length) {
    throw new ContentDamaged("not a sealed secret");
  }
  const key = await keys.unwrap(bytes.subarray(keyAt, keyEnd), context);
  const nonce = bytes.subarray(keyEnd, keyEnd + nonceBytes);
  const bound = Buffer.concat([bytes.subarray(0, keyEnd), contextBytes(context)]);
  return decrypt(bytes.subarray(keyEnd + nonceBytes), { key, nonce, bound }).toString();
}
