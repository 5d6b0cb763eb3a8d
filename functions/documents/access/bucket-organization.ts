import { clock } from "../../../shared/clock.ts";
import { readMany } from "../../../shared/data/repository.ts";
import { Buckets, PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { config } from "./config.ts";

interface CacheEntry {
  organizatieId: number | undefined;
  until: number;
}

const cache = new Map<number, CacheEntry>();
const MOST_CACHED = 10_000;

/**
 * Caches an organization that was just read as the organization of its buckets. Buckets that have left it are dropped
 * from the cache and read again.
 */
export function cacheOrganization(bucketIds: readonly number[], organizatieId: number): void {
  const until = clock.now().getTime() + config.bucketCacheSeconds * 1000;
  if (cache.size > MOST_CACHED) cache.clear();
  for (const [id, known] of cache) if (known.organizatieId === organizatieId) cache.delete(id);
  for (const id of bucketIds) cache.set(id, { organizatieId, until });
}

/**
 * The organizations of buckets (the platform's bucket has none), cached for `BUCKET_CACHE_SECONDS`. For display only:
 * rights never depend on it.
 */
export async function organizationsOf(bucketIds: number[]): Promise<Map<number, number>> {
  const now = clock.now().getTime();
  const ids = [...new Set(bucketIds)];
  const unknown = ids.filter((id) => id !== PLATFORM_BUCKET_ID && (cache.get(id)?.until ?? 0) <= now);
  if (unknown.length > 0) await loadOrganizations(unknown, now + config.bucketCacheSeconds * 1000);
  return new Map(
    ids.flatMap((id): [number, number][] => {
      const organizatieId = cache.get(id)?.organizatieId;
      return organizatieId === undefined ? [] : [[id, organizatieId]];
    }),
  );
}

async function loadOrganizations(ids: number[], until: number): Promise<void> {
  if (cache.size > MOST_CACHED) cache.clear();
  const buckets = new Map((await readMany(Buckets, ids)).map((bucket) => [bucket.id, bucket]));
  for (const id of ids) cache.set(id, { organizatieId: buckets.get(id)?.organizatieId, until });
}
