import { LruCache, throughCache } from "./lru-cache.ts";

const MOST_ENTRIES = 1000;

/** Caches what `load` returns for so many seconds: a change can take that long to show. */
export function ttlCache<K, V>(seconds: number, load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const cache = new LruCache<K, Promise<V>>({ most: MOST_ENTRIES, ttlMs: seconds * 1000 });
  return (key) => throughCache(cache, key, () => load(key));
}
