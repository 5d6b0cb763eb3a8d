import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { clock } from "../clock.ts";
import { absentOr, atMost } from "../data/conditions.ts";
import { whenItem } from "../data/precondition.ts";
import { readItems } from "../data/repository.ts";
import { ephemeralTable, type Key } from "../data/tables.ts";
import { retry, RevisionConflict, type Write } from "../data/transaction.ts";
import { randomCode } from "../ids.ts";

/** The counted guesses of one key; times in milliseconds since 1970. */
export interface AttemptCount {
  failures: number;
  /** The times of the failures, oldest first, if only those within a window count. */
  failedAt?: number[];
  /** Guesses in progress, whose outcome is not recorded yet. */
  pending: number;
  /** Expiry of the pending guesses. */
  pendingUntil: number;
  lockedUntil: number;
}

const noAttempts: AttemptCount = { failures: 0, pending: 0, pendingUntil: 0, lockedUntil: 0 };

const isEmpty = ({ failures, pending }: AttemptCount) => failures === 0 && pending === 0;

/** `recent` holds the revisions of the last changes, newest first; the first one is the current `revision`. */
type StoredCount = AttemptCount & { revision: string; recent: string[]; expiresAt: number };

/** The number of other changes that may come between a write and its retry. */
const RECENT = 32;

/** Failures expire a day after the last one. */
const TTL_SECONDS = 24 * 3600;
const CHANGE_RETRIES = 100;

/** Replaces the count with the result of `decide`, atomically; writes nothing if that is the same object. */
export type ChangeCount = (decide: (count: AttemptCount) => AttemptCount) => Promise<void>;

/** True if no failure and no guess in progress is stored under `key`. */
export async function isUncounted(key: Key): Promise<boolean> {
  const [stored] = await readItems(ephemeralTable(), [key]);
  return stored === undefined || Number(stored.expiresAt) <= clock.epochSeconds();
}

/** Requires of a transaction that no failure and no guess in progress is stored under `key`. */
export const uncounted = (key: Key): Write =>
  whenItem<{ expiresAt: number }>(
    ephemeralTable(),
    key,
    absentOr({ expiresAt: atMost(clock.epochSeconds()) }),
  );

/**
 * The counter stored under `key`. The first change assumes that nothing is stored, which is true for every caller
 * without failures; otherwise the failed condition returns the stored item and the change retries with it. An empty
 * count is deleted.
 */
export function attemptCounterAt(key: Key): ChangeCount {
  let known: StoredCount | undefined;
  return (decide) =>
    retry(
      async () => {
        const present = known && known.expiresAt > clock.epochSeconds() ? known : noAttempts;
        const next = decide(present);
        if (next === present) {
          // No write checked the cached item, so it may be stale: the next change starts without it.
          known = undefined;
          return;
        }
        try {
          known = await store(key, next, known);
        } catch (error) {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
          known = error.Item && (unmarshall(error.Item) as StoredCount);
          throw new RevisionConflict();
        }
      },
      { attempts: CHANGE_RETRIES },
    );
}

async function store(
  key: Key,
  count: AttemptCount,
  before: StoredCount | undefined,
): Promise<StoredCount | undefined> {
  const unchanged = {
    TableName: ephemeralTable(),
    ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
    ...(before === undefined
      ? { ConditionExpression: "attribute_not_exists(pk)" }
      : {
          ConditionExpression: "revision = :revision",
          ExpressionAttributeValues: { ":revision": before.revision },
        }),
  };
  if (isEmpty(count)) {
    await dynamo().send(new DeleteCommand({ ...unchanged, Key: key }));
    return undefined;
  }
  const revision = randomCode(12);
  const recent = [revision, ...(before?.recent ?? [])].slice(0, RECENT);
  const expiresAt = clock.epochSeconds() + TTL_SECONDS;
  const stored = { ...count, revision, recent, expiresAt };
  return dynamo()
    .send(new PutCommand({ ...unchanged, Item: { ...stored, ...key } }))
    .then(
      () => stored,
      (error: unknown) => requireOwnWrite(error, revision),
    );
}

/**
 * The stored count after a write whose answer was lost, so that its retry failed the condition: it contains our
 * change, and possibly later ones.
 * @throws the error if the condition failed because of another writer
 */
function requireOwnWrite(error: unknown, revision: string): StoredCount {
  if (error instanceof ConditionalCheckFailedException && error.Item) {
    const present = unmarshall(error.Item) as StoredCount;
    if (present.recent.includes(revision)) return present;
  }
  throw error;
}
