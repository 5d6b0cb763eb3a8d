import { clock } from "./clock.ts";

interface Limits<V> {
  /** Largest total size of the entries. */
  most: number;
  /** Size of a value, in the unit of `most`. Default: 1, so that `most` is a number of entries. */
  sizeOf?: (value: V) => number;
  /** How long an entry is valid, in milliseconds. Default: without limit. */
  ttlMs?: number;
  now?: () => Date;
}

interface Entry<V> {
  value: V;
  size: number;
  until: number;
}

/**
 * A bounded cache: the least recently used entries are evicted first. A Map iterates in the order of insertion, so an
 * entry that is used is inserted again.
 */
export class LruCache<K, V> {
  readonly #entries = new Map<K, Entry<V>>();
  readonly #limits: Required<Limits<V>>;
  #size = 0;

  constructor({ most, sizeOf = () => 1, ttlMs = Infinity, now = () => clock.now() }: Limits<V>) {
    this.#limits = { most, sizeOf, ttlMs, now };
  }

  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.until <= this.#limits.now().getTime()) {
      this.delete(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param until when the entry ends, in milliseconds, if that is before its time to live */
  set(key: K, value: V, until = Infinity): void {
    this.delete(key);
    const { most, sizeOf, ttlMs, now } = this.#limits;
    const size = sizeOf(value);
    this.#entries.set(key, { value, size, until: Math.min(until, now().getTime() + ttlMs) });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= most) break;
      this.delete(oldest);
    }
  }

  /** @param only deletes the entry only if it still has this value */
  delete(key: K, only?: V): void {
    const entry = this.#entries.get(key);
    if (!entry || (only !== undefined && entry.value !== only)) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}

/**
 * The result of `load` for a key, cached. Concurrent callers share one load; a failed one is not cached. Data that
 * determine access must not be cached by time: they are cached under their revision (`shared/auth/standings.ts`).
 */
export function throughCache<K, V>(
  cache: LruCache<K, Promise<V>>,
  key: K,
  load: () => Promise<V>,
): Promise<V> {
  const cached = cache.get(key);
  if (cached) return cached;
  const value = load();
  cache.set(key, value);
  value.catch(() => cache.delete(key, value));
  return value;
}
