import { DecryptCommand, GenerateDataKeyCommand, type KMSClient } from "@aws-sdk/client-kms";
import { ContentDamaged } from "./aead.ts";

/** The encryption context of a data key: authenticated with it and never secret (KMS writes it to its log). */
export type KeyContext = Record<string, string>;

export interface DataKey {
  plaintext: Buffer;
  wrapped: Buffer;
}

/**
 * Generates data keys for envelope encryption: 32 random bytes, and the same bytes wrapped by a master key that never
 * leaves its key store. `unwrap` throws ContentDamaged when the wrapped key was changed or belongs to another context.
 */
export interface KeyWrapper {
  generate(context: KeyContext): Promise<DataKey>;
  unwrap(wrapped: Buffer, context: KeyContext): Promise<Buffer>;
}

/** The context as bytes, whatever the order of its fields. */
export const contextBytes = (context: KeyContext): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))));

/** Data keys from AWS KMS; `keyId` is an id, ARN or alias. */
export function kmsKeys(client: KMSClient, keyId: string): KeyWrapper {
  return {
    async generate(context) {
      const { Plaintext, CiphertextBlob } = await client.send(
        new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: "AES_256", EncryptionContext: context }),
      );
      return { plaintext: requireBytes(Plaintext), wrapped: requireBytes(CiphertextBlob) };
    },

    // Without KeyId: the wrapped key names its own master key, so moving the alias loses no old content.
    async unwrap(wrapped, context) {
      const command = new DecryptCommand({ CiphertextBlob: wrapped, EncryptionContext: context });
      return requireBytes((await client.send(command).catch(refuseForeignKey)).Plaintext);
    },
  };
}

function requireBytes(bytes: Uint8Array | undefined): Buffer {
  if (!bytes) throw new Error("KMS answered without key material");
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

// Only this error is about the content; throttling or a disabled key is a fault of KMS and is rethrown as it is.
function refuseForeignKey(cause: unknown): never {
  if (cause instanceof Error && cause.name === "InvalidCiphertextException") {
    throw new ContentDamaged("the data key was changed or belongs to something else", { cause });
  }
  throw cause;
}

export interface KeyCacheLimits {
  /** How many unwrapped keys are cached at most; the least recently used one is evicted first. */
  size: number;
  /** How long a key is cached; for that long, a disabled master key still opens what was just read. */
  ttlMilliseconds: number;
  now: () => Date;
}

interface CachedKey {
  key: Promise<Buffer>;
  expiresAt: number;
}

/** Caches unwrapped keys (LRU with a TTL), so that reading one file in many ranges calls KMS once. */
export function withKeyCache(keys: KeyWrapper, { size, ttlMilliseconds, now }: KeyCacheLimits): KeyWrapper {
  const cache = new Map<string, CachedKey>();

  function putNewest(name: string, entry: CachedKey): Promise<Buffer> {
    cache.delete(name);
    cache.set(name, entry);
    for (const oldest of cache.keys()) {
      if (cache.size <= size) break;
      cache.delete(oldest);
    }
    return entry.key;
  }

  function add(name: string, unwrapped: Promise<Buffer>): Promise<Buffer> {
    const entry = { key: unwrapped, expiresAt: now().getTime() + ttlMilliseconds };
    // A failure is never cached.
    entry.key.catch(() => cache.get(name) === entry && cache.delete(name));
    return putNewest(name, entry);
  }

  return {
    generate: (context) => keys.generate(context),
    unwrap(wrapped, context) {
      const name = `${wrapped.toString("base64")} ${contextBytes(context).toString()}`;
      const cached = cache.get(name);
      if (cached && cached.expiresAt > now().getTime()) return putNewest(name, cached);
      return add(name, keys.unwrap(wrapped, context));
    },
  };
}
