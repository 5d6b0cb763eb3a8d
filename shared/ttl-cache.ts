import { clock } from "./clock.ts";

type Load<T> = (id: number) => Promise<T>;

const MOST_ENTRIES = 1000;

/**
 * Caches each read for so many seconds, so a change can take that long to show. A failed read is not cached. Data that
 * determine access must not be cached here: they are cached under their revision (`shared/auth/standings.ts`).
 */
export function ttlCache<T>(seconds: number, load: Load<T>): Load<T> {
  const entries = new Map<number, { until: number; value: Promise<T> }>();
  return (id) => {
    const now = clock.now().getTime();
    const entry = entries.get(id);
    if (entry && entry.until > now) return entry.value;
    if (entries.size >= MOST_ENTRIES) entries.clear();
    const value = load(id);
    entries.set(id, { until: now + seconds * 1000, value });
    value.catch(() => entries.delete(id));
    return value;
  };
}
