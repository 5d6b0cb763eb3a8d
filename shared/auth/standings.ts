import { clock } from "../clock.ts";
import { config } from "../config.ts";
import { assume, mayAssume, withoutAssumptions } from "../data/assumptions.ts";
import { readPartition } from "../data/repository.ts";
import { isRevision, revisedPartition, revisionIn, type RevisedKind } from "../data/revisions.ts";

type Item = Record<string, unknown>;

/**
 * What somebody may do as far as one partition says it: an account with its memberships, an organization with its
 * buckets. Kept by its revision, so that a right that was taken away ends at the next request in every process.
 */
export interface Standings<T> {
  /** As stored now. Undefined where there is none. */
  read(id: number): Promise<T | undefined>;
  /** As kept for up to `CALLER_CACHE_SECONDS`. The request goes by it only if its revision still stands. */
  get(id: number): Promise<T | undefined>;
}

interface Kept<T> {
  standing: T;
  revision: number;
  until: number;
}

const MOST_KEPT = 1000;

/**
 * A Query may see a transaction half: its revision, and not yet what moved it. So what was written this recently is used
 * and not kept. Transactions take milliseconds; the rest is for clocks that differ.
 */
const SETTLE_MS = 10_000;

/**
 * @param kind the kind of partition that holds all the facts: the type lets nothing be kept whose revision does not move
 * @param standingOf makes the standing of the items of the partition, without the revision
 */
export function standings<T>(
  table: string,
  kind: RevisedKind,
  standingOf: (items: Item[], id: number) => T | undefined,
): Standings<T> {
  const kept = new Map<number, Kept<T>>();

  function keep(id: number, entry: Kept<T>): void {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(id, entry);
  }

  async function read(id: number): Promise<T | undefined> {
    const items = await withoutAssumptions(() => readPartition(table, revisedPartition(kind, id)));
    const { revision, movedAt } = revisionIn(items.find(isRevision));
    const standing = standingOf(
      items.filter((item) => !isRevision(item)),
      id,
    );
    const now = clock.now().getTime();
    const until = now + config.callerCacheSeconds * 1000;
    const isSettled = now - movedAt >= SETTLE_MS;
    if (standing !== undefined && isSettled && until > now) keep(id, { standing, revision, until });
    return standing;
  }

  function get(id: number): Promise<T | undefined> {
    const entry = mayAssume() ? kept.get(id) : undefined;
    if (!entry || entry.until <= clock.now().getTime()) return read(id);
    const forget = () => void (kept.get(id) === entry && kept.delete(id));
    assume({ table, pk: revisedPartition(kind, id), revision: entry.revision, forget });
    return Promise.resolve(entry.standing);
  }

  return { read, get };
}
