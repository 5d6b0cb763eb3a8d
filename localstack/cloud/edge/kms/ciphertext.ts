import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { AwsError } from "../json-protocol.ts";
import type { MasterKey } from "./key-ring.ts";

/** The encryption context: authenticated, not stored. */
export type Context = Record<string, string>;

// A ciphertext blob: version (1 byte), key id (36), IV (12), tag (16), then the encrypted bytes.
const version = 1;
const [ivAt, tagAt, dataAt] = [37, 49, 65];

/**
 * Encrypts with AES-256-GCM, the context as additional authenticated data; the blob holds its key's id.
 * @throws InvalidKeyUsageException
 */
export function seal(key: MasterKey, plaintext: Buffer, context: Context): Buffer {
  if (key.spec) throw new AwsError("InvalidKeyUsageException", `Key '${key.id}' signs and does not encrypt`);
  const iv = randomBytes(tagAt - ivAt);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key.material, "base64"), iv).setAAD(
    canonical(context),
  );
  const sealed = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), Buffer.from(key.id), iv, cipher.getAuthTag(), sealed]);
}

/** Throws InvalidCiphertextException on a different key, a different context or changed bytes. */
export function open(key: MasterKey, blob: Buffer, context: Context): Buffer {
  try {
    const material = Buffer.from(key.material, "base64");
    const decipher = createDecipheriv("aes-256-gcm", material, blob.subarray(ivAt, tagAt), {
      authTagLength: 16,
    });
    decipher.setAAD(canonical(context)).setAuthTag(blob.subarray(tagAt, dataAt));
    return Buffer.concat([decipher.update(blob.subarray(dataAt)), decipher.final()]);
  } catch {
    throw invalidCiphertext();
  }
}

/** The key id in a blob; undefined if it is not one of our blobs. */
export const keyIdOf = (blob: Buffer): string | undefined =>
  blob[0] === version && blob.length >= dataAt ? blob.toString("latin1", 1, ivAt) : undefined;

/** The canonical form of a context: independent of the order of its pairs. */
const canonical = (context: Context): Buffer =>
  Buffer.from(
    JSON.stringify(
      Object.keys(context)
        .sort()
        .map((name) => [name, context[name]]),
    ),
  );

export const invalidCiphertext = () =>
  new AwsError(
    "InvalidCiphertextException",
    "The ciphertext cannot be opened with this key and encryption context",
  );
