import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { clock } from "../clock.ts";
import { confirm } from "../data/repository.ts";
import { RevisionConflict, transactIfUnchanged, type Write } from "../data/transaction.ts";
import { kernel } from "../refusals.ts";
import { head, type ObjectProperties, type WriteCondition } from "./objects.ts";
import type { Store } from "./store.ts";

/*
 * Content and record are in two stores; this protocol makes a write to both all or nothing.
 *
 * Writing `uploads/<cod>/v<n>` on the condition that the key is free is the claim on number n; committing is one
 * transaction that succeeds only for the holder of the claim. A writer that finds the key taken waits until n is
 * committed and takes the next. If n stays uncommitted for so long that its writer must have given up, the waiter
 * first sets a fence (after which the old writer can no longer commit) and only then overwrites the object. Age only
 * starts a takeover; the fence makes it safe. A writer that gives up deletes nothing: the sweep (`sweep.ts`) does,
 * which also sets a fence and marks it once the object is deleted.
 */

/** A writer gives up after this long, well inside the gateway's 30 s. */
const GIVE_UP_MS = 25_000;
/** A writer that claimed this long ago can no longer commit. */
const STALE_MS = 35_000;
/** How long a writer waits for others before it answers 503. */
const MAX_WAIT_MS = 20_000;

/** The plan of a writer, made from a fresh read of the record. */
export interface Plan {
  /** The number to take: one above the record's. */
  number: number;
  key: string;
  /** Holds as long as `number` is not committed. */
  uncommitted: Write;
}

/** The key for the content, and the condition of the write. `claim` goes into its metadata. */
export interface Target {
  key: string;
  condition: WriteCondition;
  claim: string;
}

/** Puts the content at a target; false if the condition did not hold. */
export type Place = (target: Target) => Promise<boolean>;

/** The place of a fence: one for each `cod`. */
interface FenceAddress {
  table: string;
  cod: string;
}

/** Nothing is left to write: another writer has done it. */
export interface Done<T> {
  done: T;
}

export const isDone = <T>(planned: object | Done<T>): planned is Done<T> => "done" in planned;

/** The three steps of a write: plan, place the bytes, commit. */
interface ContentWrite<P extends Plan, T> extends FenceAddress {
  store: Store;
  /** Reads the record and plans the write, unless it finds it done; throws the refusal of the caller. */
  plan(contended: boolean): Promise<P | Done<T>>;
  /** Puts the content of a plan at a target; false if the condition did not hold. */
  place(target: Target, plan: P): Promise<boolean>;
  /** Writes the record as planned; `fence` must be part of the transaction. A commit that gives up may sweep what `claim` has placed. */
  commit(plan: P, fence: Write, claim: string): Promise<T>;
}

/** Another writer's object at a key. */
interface Rival {
  key: string;
  facts: ObjectProperties;
}

/** The holder of a key: `nobody's` if a rival's object was swept before it could be read. */
type Holder = "ours" | "nobody's" | Rival;

/**
 * Places content under the next free number and commits it, unless its plan finds that done.
 * @throws unavailable (503, Retry-After) if other writers keep the key busy for 20 s, and any error of `plan`
 */
export async function withClaim<P extends Plan, T>(write: ContentWrite<P, T>): Promise<T> {
  const claim = randomUUID();
  const started = performance.now();
  let held: number | undefined;
  let rival: Rival | undefined;
  for (let round = 0; ; round += 1) {
    const plan = await write.plan(round > 0);
    if (isDone(plan)) return plan.done;
    const elapsed = performance.now() - started;
    if (plan.number !== held) {
      const holder = await claimKey(write, plan, claim, rival?.key === plan.key ? rival : undefined);
      rival = typeof holder === "string" ? undefined : holder;
      held = holder === "ours" ? plan.number : undefined;
    }
    if (held !== undefined && elapsed < GIVE_UP_MS) {
      try {
        return await write.commit(plan, notFencedBy(write, held, claim), claim);
      } catch (error) {
        // A writer that was fenced out places its content again, even if the fence was set by a finished sweep.
        if (error instanceof FencedOut) {
          await takeSweptFence(write, plan, claim);
          held = undefined;
        } else if (!(error instanceof RevisionConflict)) throw error;
      }
    }
    if (elapsed > MAX_WAIT_MS) throw kernel.concurenta({ headers: { "retry-after": "15" } });
    await sleep(backoffAfter(round));
  }
}

/** Full jitter, growing to a second: many writers of one document must not all read it at every round. */
const backoffAfter = (round: number): number => Math.random() * Math.min(1000, 30 * 1.6 ** round);

/** The parts of a write that placing needs. */
type Bytes<P extends Plan> = FenceAddress & Pick<ContentWrite<P, unknown>, "store" | "place">;

/** Claims a key that seems free, or takes it over from a rival that is too old to commit; until then the rival keeps it. */
async function claimKey<P extends Plan>(
  write: Bytes<P>,
  plan: P,
  claim: string,
  rival: Rival | undefined,
): Promise<Holder> {
  if (rival && !isStale(rival)) return rival;
  const { table, cod } = write;
  if (rival && !(await setFence({ table, cod, ...plan }, claim))) return rival;
  await confirm();
  const condition: WriteCondition = rival ? { ifMatch: rival.facts.etag } : { ifNoneMatch: "*" };
  if (await write.place({ key: plan.key, condition, claim }, plan)) return "ours";
  return readHolder(write, plan.key, claim);
}

const isStale = ({ facts }: Rival): boolean => clock.now().getTime() - facts.modified.getTime() >= STALE_MS;

/** Reads the holder of a key; `ours` if our own write was refused on retry, because its response had been lost. */
async function readHolder(
  { store }: Pick<ContentWrite<Plan, unknown>, "store">,
  key: string,
  claim: string,
): Promise<Holder> {
  const facts = await head(store, key);
  if (!facts) return "nobody's";
  return facts.metadata.claim === claim ? "ours" : { key, facts };
}

class FencedOut extends Error {
  override readonly name = "FencedOut";
}

/** The fence that an earlier claim cannot pass once a later writer has taken it. */
export const fenceKey = (cod: string) => ({ pk: `CLAIM#${cod}`, sk: "claim" });

/** A fence for one number. */
export type Fence = FenceAddress & Pick<Plan, "number" | "uncommitted">;

/** Sets the fence: an earlier holder of number n can no longer commit it. False if n is already committed. */
export const setFence = (fencing: Fence, claim: string): Promise<boolean> =>
  putFence(fencing, claim, {
    ConditionExpression: "attribute_not_exists(pk) OR n <> :n OR claim = :claim OR #at < :stale",
    ExpressionAttributeNames: { "#at": "at" },
    ExpressionAttributeValues: { ":claim": claim, ":stale": clock.now().getTime() - STALE_MS },
  });

/** Takes over the fence of a finished sweep; the object is deleted, so there is nothing to wait for. */
const takeSweptFence = ({ table, cod }: FenceAddress, plan: Plan, claim: string): Promise<boolean> =>
  putFence({ table, cod, ...plan }, claim, {
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
  return transactIfUnchanged([{ item: { Put } }, uncommitted], { repeatable: true });
}

const notFencedBy = ({ table, cod }: FenceAddress, number: number, claim: string): Write => ({
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
