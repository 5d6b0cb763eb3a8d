import { randomUUID } from "node:crypto";
import { transactIfUnchanged } from "../data/transaction.ts";
import { isRefusal } from "../errors.ts";
import { log } from "../log.ts";
import { head, removeUnchanged } from "./objects.ts";
import { setFence, fenceKey, type Fence } from "./claim.ts";
import type { Store } from "./store.ts";

/** Far below the age at which others may replace the fence, so that a deletion never outlasts it. */
const DELETION_MS = 10_000;

/**
 * Deletes the object under a number that was never committed. The fence comes first: a writer that resumes cannot
 * commit a number without content, but finds the fence and places its content again. Returns false if the number was
 * committed, is being taken over, or the object has changed.
 * @param claim that of the writer which gives up itself; default: a new one
 */
export async function sweepObject(
  store: Store,
  { key, etag }: { key: string; etag: string },
  fencing: Fence,
  claim = `sweep-${randomUUID()}`,
): Promise<boolean> {
  if (!(await setFence(fencing, claim))) return false;
  const isGone = await removeUnchanged(store, key, etag, AbortSignal.timeout(DELETION_MS));
  await markSwept(fencing, claim);
  return isGone;
}

/**
 * Commits content that was placed under a number. A refusal leaves neither the object nor the claim behind, so that the next writer
 * need not wait until it is old.
 */
export async function committingOrSwept<T>(
  store: Store,
  { key, claim, ...fencing }: Fence & { key: string; claim: string },
  commit: () => Promise<T>,
): Promise<T> {
  try {
    return await commit();
  } catch (error) {
    if (isRefusal(error)) await sweepRefused(store, { key, claim }, fencing);
    throw error;
  }
}

/** What fails here is done by the sweep of a night. */
async function sweepRefused(
  store: Store,
  { key, claim }: { key: string; claim: string },
  fencing: Fence,
): Promise<void> {
  try {
    const placed = await head(store, key);
    if (placed) await sweepObject(store, { key, etag: placed.etag }, fencing, claim);
  } catch (error) {
    log.error("removing refused content failed", error, { object: key });
  }
}

/** Marks the fence, so that the next writer need not wait until it is old. No-op if another holder has the fence. */
async function markSwept({ table, cod }: Fence, claim: string): Promise<void> {
  const Update = {
    TableName: table,
    Key: fenceKey(cod),
    UpdateExpression: "SET swept = :yes",
    ConditionExpression: "claim = :claim",
    ExpressionAttributeValues: { ":yes": true, ":claim": claim },
  };
  await transactIfUnchanged([{ item: { Update } }], { repeatable: true });
}
