import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { clock } from "../clock.ts";
import { RevisionConflict, transact, type Write } from "../data/transaction.ts";
import { unavailable } from "../errors.ts";
import { head, type ObjectFacts, type Store, type WriteCondition } from "./objects.ts";

/*
 * Content and record are in two stores; this protocol makes them one fact.
 *
 * Writing `uploads/<cod>/v<n>` on the condition that nothing is there is the claim on number n; committing is
 * one transaction that only the claim's holder can win. A writer that finds the key taken waits until n is
 * committed and takes the next. Where n stays uncommitted for so long that its writer must have given up, the
 * waiter first sets a fence (after which the old writer can no longer commit) and only then overwrites.
 * Age only starts a takeover; the fence makes it safe. A writer that gives up deletes nothing: that is the sweep's
 * work (`sweep.ts`), which fences as well and marks the fence once the object is gone.
 */

/** A writer gives up after this long, well inside the gateway's 30 s. */
const GIVE_UP_MS = 25_000;
/** Nobody who claimed this long ago can still commit. */
const STALE_MS = 35_000;
/** How long a writer waits for others before it answers 503. */
const MAX_WAIT_MS = 20_000;

/** What a writer intends, from a fresh reading of the record. */
export interface Attempt<T> {
  /** The number to take: one above the record's. */
  number: number;
  key: string;
  /** Holds as long as `number` is not committed. */
  uncommitted: Write;
  /** Writes the record; `fence` must be part of the transaction. */
  commit(fence: Write): Promise<T>;
}

export interface Claiming<T> {
  store: Store;
  /** Where the fence is kept: one for each `cod`. */
  table: string;
  cod: string;
  /** Reads the record and says what to do; throws what the caller is refused for. */
  plan(contended: boolean): Promise<Attempt<T>>;
  /** Puts the content at `key`; false where the condition did not hold. `claim` goes into its metadata. */
  place(target: { key: string; condition: WriteCondition; claim: string }): Promise<boolean>;
}

/** What stands at a key that somebody else claimed. */
interface Rival {
  key: string;
  facts: ObjectFacts;
}

/** Whose a key is: "nobody's" where a rival was swept before it could be looked at. */
type Holder = "ours" | "nobody's" | Rival;

/**
 * Places content under the next free number and commits it.
 * @throws unavailable (503, Retry-After) when other writers keep the key busy for 20 s, and what `plan` throws
 */
export async function withClaim<T>(claiming: Claiming<T>): Promise<T> {
  const claim = randomUUID();
  const started = performance.now();
  let held: number | undefined;
  let rival: Rival | undefined;
  for (let round = 0; ; round += 1) {
    const attempt = await claiming.plan(round > 0);
    const elapsed = performance.now() - started;
    if (attempt.number !== held) {
      const standing =
        rival?.key === attempt.key
          ? await takeOver(claiming, attempt, claim, rival)
          : await claimKey(claiming, attempt, claim);
      rival = typeof standing === "string" ? undefined : standing;
      held = standing === "ours" ? attempt.number : undefined;
    }
    if (held !== undefined && elapsed < GIVE_UP_MS) {
      try {
        return await attempt.commit(notFencedBy(claiming, held, claim));
      } catch (error) {
        // Whoever was fenced out places its content anew, also where only a finished sweep stood in the way.
        if (error instanceof FencedOut) {
          await takeSweptFence(claiming, attempt, claim);
          held = undefined;
        } else if (!(error instanceof RevisionConflict)) throw error;
      }
    }
    if (elapsed > MAX_WAIT_MS) throw unavailable("concurenta", { headers: { "retry-after": "15" } });
    await sleep(backoffAfter(round));
  }
}

/** Full jitter, growing to a second: many writers of one document must not all ask at every turn. */
const backoffAfter = (round: number): number => Math.random() * Math.min(1000, 30 * 1.6 ** round);

/** Claims a key that seemed free. */
async function claimKey<T>(claiming: Claiming<T>, { key }: Attempt<T>, claim: string): Promise<Holder> {
  if (await claiming.place({ key, condition: { ifNoneMatch: "*" }, claim })) return "ours";
  return readHolder(claiming, key, claim);
}

/** Who holds a key; it is ours where the refusal was that of our own retry after an answer was lost. */
async function readHolder<T>({ store }: Claiming<T>, key: string, claim: string): Promise<Holder> {
  const facts = await head(store, key);
  if (!facts) return "nobody's";
  return facts.metadata.claim === claim ? "ours" : { key, facts };
}

/** Takes over a claim that is too old to be committed any more; until then its rival stands. */
async function takeOver<T>(
  claiming: Claiming<T>,
  attempt: Attempt<T>,
  claim: string,
  rival: Rival,
): Promise<Holder> {
  if (clock.now().getTime() - rival.facts.modified.getTime() < STALE_MS) return rival;
  const { table, cod } = claiming;
  if (!(await setFence({ table, cod, ...attempt }, claim))) return rival;
  const condition = { ifMatch: rival.facts.etag };
  if (await claiming.place({ key: attempt.key, condition, claim })) return "ours";
  return readHolder(claiming, attempt.key, claim);
}

class FencedOut extends Error {
  override readonly name = "FencedOut";
}

export const fenceKey = (cod: string) => ({ pk: `CLAIM#${cod}`, sk: "claim" });

/** Where a fence stands, and for which number. */
export interface Fence {
  table: string;
  cod: string;
  number: number;
  /** Holds as long as `number` is not committed. */
  uncommitted: Write;
}

/** Sets the fence: whoever held number n before can no longer commit it. False where n is committed already. */
export const setFence = (fencing: Fence, claim: string): Promise<boolean> =>
  putFence(fencing, claim, {
    ConditionExpression: "attribute_not_exists(pk) OR n <> :n OR claim = :claim OR #at < :stale",
    ExpressionAttributeNames: { "#at": "at" },
    ExpressionAttributeValues: { ":claim": claim, ":stale": clock.now().getTime() - STALE_MS },
  });

/** The fence of a sweep that has done its work; what stood at the key is gone, so that nothing need be awaited. */
const takeSweptFence = <T>(
  { table, cod }: Claiming<T>,
  attempt: Attempt<T>,
  claim: string,
): Promise<boolean> =>
  putFence({ table, cod, ...attempt }, claim, {
    ConditionExpression: "n = :n AND swept = :yes",
    ExpressionAttributeValues: { ":yes": true },
  });

interface Condition {
  ConditionExpression: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues: Record<string, unknown>;
}

async function putFence(
  { table, cod, number, uncommitted }: Fence,
  claim: string,
  condition: Condition,
): Promise<boolean> {
  const Put = {
    TableName: table,
    Item: { ...fenceKey(cod), n: number, claim, at: clock.now().getTime() },
    ...condition,
    ExpressionAttributeValues: { ...condition.ExpressionAttributeValues, ":n": number },
  };
  try {
    await transact([{ item: { Put } }, uncommitted]);
    return true;
  } catch (error) {
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}

const notFencedBy = <T>({ table, cod }: Claiming<T>, number: number, claim: string): Write => ({
  item: {
    ConditionCheck: {
      TableName: table,
      Key: fenceKey(cod),
      ConditionExpression: "attribute_not_exists(pk) OR n <> :n OR claim = :claim",
      ExpressionAttributeValues: { ":n": number, ":claim": claim },
    },
  },
  refused: () => new FencedOut(),
});
