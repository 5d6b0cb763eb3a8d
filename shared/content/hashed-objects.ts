import { LruCache } from "../lru-cache.ts";
import { kernel } from "../refusals.ts";
import { sha256 } from "./hash.ts";
import { head, put, readRange } from "./objects.ts";
import type { Store } from "./store.ts";

/** Small objects that are named by the SHA-256 of their content, so that no write replaces another's content. */
interface HashedObjects {
  /** Stores content and returns its hash, hex. Storing the same content again has no effect. */
  place(store: Store, content: Buffer): Promise<string>;
  /** The content with this hash. @throws fault if there is none: the record that names it is wrong */
  read(store: Store, hash: string): Promise<Buffer>;
}

/**
 * @param prefix of the keys in the bucket
 * @param mostCachedBytes contents that a process keeps: who makes a hundred letters of a template reads it once
 */
export function hashedObjects({
  prefix,
  mostCachedBytes,
}: {
  prefix: string;
  mostCachedBytes: number;
}): HashedObjects {
  const cached = new LruCache<string, Buffer>({ most: mostCachedBytes, sizeOf: ({ length }) => length });
  const keyOf = (hash: string) => prefix + hash;

  async function fetched(store: Store, hash: string): Promise<Buffer> {
    const found = await head(store, keyOf(hash));
    if (!found) throw kernel.intern();
    return readRange(store, keyOf(hash), 0, found.size - 1);
  }

  return {
    async place(store, content) {
      const hash = sha256(content);
      const condition = { ifNoneMatch: "*" as const };
      await put(store, keyOf(hash), content, {
        condition,
        contentType: "application/octet-stream",
        metadata: {},
      });
      cached.set(hash, content);
      return hash;
    },
    async read(store, hash) {
      const found = cached.get(hash) ?? (await fetched(store, hash));
      cached.set(hash, found);
      return found;
    },
  };
}
