import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { dynamo } from "../aws.ts";
import { clock } from "../clock.ts";
import { ephemeralTable, type Key } from "../data/tables.ts";
import { retry, RevisionConflict } from "../data/transaction.ts";
import { randomCode } from "../ids.ts";

/** What is known of somebody's guesses; times in milliseconds since 1970. */
export interface AttemptCount {
  failures: number;
  /** Guesses that began and are not settled. */
  pending: number;
  /** When the guesses under way are given up. */
  pendingUntil: number;
  lockedUntil: number;
}

const noAttempts: AttemptCount = { failures: 0, pending: 0, pendingUntil: 0, lockedUntil: 0 };

const isEmpty = ({ failures, pending }: AttemptCount) => failures === 0 && pending === 0;

/** `recent` holds the marks of the last changes, newest first; the newest is the revision. */
type StoredCount = AttemptCount & { revision: string; recent: string[]; expiresAt: number };

/** So many changes may come between a change and its repeated attempt. */
const RECENT = 32;

/** Failures are forgotten a day after the last one. */
const KEPT_SECONDS = 24 * 3600;
const CHANGE_RETRIES = 100;

/** Replaces the tally by what `decide` makes of it, as one atomic step; the same object back writes nothing. */
export type ChangeCount = (decide: (tally: AttemptCount) => AttemptCount) => Promise<void>;

/**
 * The tally under `key`. The first change supposes that nothing is stored, which is so for everybody who
 * never failed; else the refusal brings what is. An empty tally is removed.
 */
export function attemptCounterAt(key: Key): ChangeCount {
  let known: StoredCount | undefined;
  return (decide) =>
    retry(
      async () => {
        const present = known && known.expiresAt > clock.epochSeconds() ? known : noAttempts;
        const next = decide(present);
        if (next === present) {
          // Nothing was written, so nothing proved what is known: the next change starts anew.
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
  tally: AttemptCount,
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
  if (isEmpty(tally)) {
    await dynamo().send(new DeleteCommand({ ...unchanged, Key: key }));
    return undefined;
  }
  const revision = randomCode(12);
  const recent = [revision, ...(before?.recent ?? [])].slice(0, RECENT);
  const expiresAt = clock.epochSeconds() + KEPT_SECONDS;
  const stored = { ...tally, revision, recent, expiresAt };
  return dynamo()
    .send(new PutCommand({ ...unchanged, Item: { ...stored, ...key } }))
    .then(
      () => stored,
      (error: unknown) => ownIn(error, revision),
    );
}

/**
 * What stands where the answer to a first attempt was lost and the second is refused because of it: the change, or
 * what others have made of it since.
 * @throws the error where it is a refusal indeed
 */
function ownIn(error: unknown, revision: string): StoredCount {
  if (error instanceof ConditionalCheckFailedException && error.Item) {
    const present = unmarshall(error.Item) as StoredCount;
    if (present.recent.includes(revision)) return present;
  }
  throw error;
}
