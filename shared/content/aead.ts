import { createCipheriv, createDecipheriv } from "node:crypto";

/** AES-256-GCM with a 96-bit nonce and a 128-bit tag (NIST SP 800-38D), the one cipher of the house. */
const algorithm = "aes-256-gcm";

export const keyBytes = 32;
export const nonceBytes = 12;
export const tagBytes = 16;

/** Sealed bytes that are not what was written, or not for this record: changed, cut, extended or swapped. */
export class ContentDamaged extends Error {
  override readonly name = "ContentDamaged";
}

export interface AeadInput {
  key: Buffer;
  /** Twelve bytes that never repeat under the same key. */
  nonce: Buffer;
  /** What is authenticated with the piece and not part of it. */
  bound: Buffer;
}

/** The piece's ciphertext and its tag, as they came from the cipher: nothing is copied. */
export function encryptToParts(plain: Uint8Array, { key, nonce, bound }: AeadInput): Buffer[] {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(bound);
  return [cipher.update(plain), cipher.final(), cipher.getAuthTag()].filter(({ length }) => length > 0);
}

/** The piece's ciphertext, followed by its tag. */
export const encrypt = (plain: Uint8Array, piece: AeadInput): Buffer =>
  Buffer.concat(encryptToParts(plain, piece));

/**
 * The plaintext of a piece that `encryptPiece` made with the same key, nonce and bound bytes.
 * @throws ContentDamaged when anything differs; nothing of the plaintext is released then.
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
