import { LruCache, throughCache } from "../lru-cache.ts";

/** The encryption context of a data key: authenticated with it and never secret (KMS writes it to its log). */
export type KeyContext = Record<string, string>;

interface DataKey {
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

/** The context as bytes, independent of the order of its fields. */
export const contextBytes = (context: KeyContext): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))));

interface KeyCacheLimits {
  /** Maximum number of cached keys; the least recently used one is evicted first. */
  size: number;
  /** How long a key is cached; until then, a disabled master key still opens recently read content. */
  ttlMilliseconds: number;
  now: () => Date;
}

/** Caches unwrapped keys (LRU with a TTL), so that reading one file in many ranges calls KMS once. */
export function withKeyCache(keys: KeyWrapper, { size, ttlMilliseconds, now }: KeyCacheLimits): KeyWrapper {
  const cache = new LruCache<string, Promise<Buffer>>({ most: size, ttlMs: ttlMilliseconds, now });
  return {
    generate: (context) => keys.generate(context),
    unwrap(wrapped, context) {
      const name = `${wrapped.toString("base64")} ${contextBytes(context).toString()}`;
      return throughCache(cache, name, () => keys.unwrap(wrapped, context));
    },
  };
}
