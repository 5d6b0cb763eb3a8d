import { createCipheriv, createDecipheriv } from "node:crypto";

/** AES-256-GCM with a 96-bit nonce and a 128-bit tag (NIST SP 800-38D), the only cipher in use. */
const algorithm = "aes-256-gcm";

export const keyBytes = 32;
export const nonceBytes = 12;
export const tagBytes = 16;

/** Sealed bytes that fail authentication: changed, truncated, extended, swapped, or from another record. */
export class ContentDamaged extends Error {
  override readonly name = "ContentDamaged";
}

export interface AeadInput {
  key: Buffer;
  /** Twelve bytes that never repeat under the same key. */
  nonce: Buffer;
  /** Additional authenticated data (AAD): authenticated with the ciphertext and not contained in it. */
  bound: Buffer;
}

/** The ciphertext and its tag, as buffers of the cipher: copies nothing. */
export function encryptToParts(plain: Uint8Array, { key, nonce, bound }: AeadInput): Buffer[] {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(bound);
  return [cipher.update(plain), cipher.final(), cipher.getAuthTag()].filter(({ length }) => length > 0);
}

/** The ciphertext, followed by its tag. */
export const encrypt = (plain: Uint8Array, input: AeadInput): Buffer =>
  Buffer.concat(encryptToParts(plain, input));

/**
 * The plaintext of a result of `encrypt` for the same key, nonce and bound bytes.
 * @throws ContentDamaged if anything differs; no plaintext is released then.
 */
export function decrypt(sealed: Buffer, { key, nonce, bound }: AeadInput): Buffer {
  if (sealed.length < tagBytes) throw new ContentDamaged("sealed content ends inside a tag");
  const cut = sealed.length - tagBytes;
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    .setAAD(bound)
    .setAuthTag(sealed.subarray(cut));
  const plain = decipher.update(sealed.subarray(0, cut));
  try {
    decipher.final();
  } catch (cause) {
    throw new ContentDamaged("sealed content does not match its tag", { cause });
  }
  return plain;
}
