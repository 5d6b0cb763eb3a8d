import type { Key } from "./tables.ts";

/*
 * A partition of these kinds has a revision in a separate item: every transaction that writes into the partition
 * moves it. Data read from the partition is valid as long as the revision is unchanged. `transact` enforces the rule,
 * so that no operation and no record can forget it.
 */
const revised = [
  "user",
  "organization",
  "machine",
  "issuer",
  "system",
  "recipient",
  "client",
  "session",
] as const;

/** How long the revision of such a partition is kept after its last move, in seconds, if its records end before that. */
const keptSeconds: Partial<Record<RevisedKind, number>> = { session: 86_400 };

/** A kind of partition with a revision: the first word of its pk. */
export type RevisedKind = (typeof revised)[number];

export const revisedPartition = (kind: RevisedKind, id: number | string): string => `${kind}#${id}`;

const prefixes = revised.map((kind) => `${kind}#`);
/** True for the pk of a partition with a revision. */
export const isRevised = (pk: string): boolean => prefixes.some((prefix) => pk.startsWith(prefix));

/** How long the revision of a partition is kept after its last move, in seconds; undefined: for ever. */
export const revisionKeptSeconds = (pk: string): number | undefined =>
  keptSeconds[pk.slice(0, pk.indexOf("#")) as RevisedKind];

const REVISION = "revision";

/** The revision of a partition. */
export const revisionKey = (pk: string): Key => ({ pk, sk: REVISION });

export const isRevision = ({ sk }: Record<string, unknown>): boolean => sk === REVISION;

export interface Revision {
  /** The number of writes into the partition; 0 if there were none. Ids are not reused, so it only grows. */
  revision: number;
  /** Milliseconds since 1970. */
  movedAt: number;
}

/** The revision in its item. */
export const revisionIn = (item: Record<string, unknown> | undefined): Revision => ({
  revision: Number(item?.revision ?? 0),
  movedAt: Number(item?.movedAt ?? 0),
});
