import { clock } from "../clock.ts";
import { config } from "../config.ts";
import { assume, mayAssume, withoutAssumptions } from "../data/assumptions.ts";
import { LruCache } from "../lru-cache.ts";
import { readPartition } from "../data/repository.ts";
import { isRevision, revisedPartition, revisionIn, type RevisedKind } from "../data/revisions.ts";

type Item = Record<string, unknown>;

/**
 * The rights of a user or organization according to one partition: an account with its memberships, an organization
 * with its buckets. Cached under its revision, so that a revoked right ends at the next request in every process.
 */
export interface Standings<T> {
  /** The stored value, read now. Undefined if there is none. */
  read(id: number): Promise<T | undefined>;
  /**
   * The value, cached for up to `CALLER_CACHE_SECONDS`. The request may rely on it only if its revision is unchanged.
   */
  get(id: number): Promise<T | undefined>;
}

interface Kept<T> {
  standing: T;
  revision: number;
}

const MOST_KEPT = 1000;

/**
 * A Query may see half of a transaction: the new revision, but not yet the write that moved it. Therefore a value
 * that was written this recently is used but not cached. Transactions take milliseconds; the rest allows for clock
 * differences.
 */
const SETTLE_MS = 10_000;

/**
 * @param kind the kind of partition that holds all the facts: its type excludes partitions without a revision
 * @param standingOf computes the value from the items of the partition, without the revision
 */
export function standings<T>(
  table: string,
  kind: RevisedKind,
  standingOf: (items: Item[], id: number) => T | undefined,
): Standings<T> {
  const ttlMs = config.callerCacheSeconds * 1000;
  const kept = new LruCache<number, Kept<T>>({ most: MOST_KEPT, ttlMs });

  async function read(id: number): Promise<T | undefined> {
    const items = await withoutAssumptions(() => readPartition(table, revisedPartition(kind, id)));
    const { revision, movedAt } = revisionIn(items.find(isRevision));
    const standing = standingOf(
      items.filter((item) => !isRevision(item)),
      id,
    );
    const isSettled = clock.now().getTime() - movedAt >= SETTLE_MS;
    if (standing !== undefined && isSettled && ttlMs > 0) kept.set(id, { standing, revision });
    return standing;
  }

  function get(id: number): Promise<T | undefined> {
    const entry = mayAssume() ? kept.get(id) : undefined;
    if (!entry) return read(id);
    const forget = () => kept.delete(id, entry);
    assume({ table, pk: revisedPartition(kind, id), revision: entry.revision, forget });
    return Promise.resolve(entry.standing);
  }

  return { read, get };
}
