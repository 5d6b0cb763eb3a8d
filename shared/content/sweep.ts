import { randomUUID } from "node:crypto";
import { transactIfUnchanged } from "../data/transaction.ts";
import { removeUnchanged } from "./objects.ts";
import { setFence, fenceKey, type Fence } from "./claim.ts";
import type { Store } from "./store.ts";

/** Far below the age at which others may replace the fence, so that a deletion never outlasts it. */
const DELETION_MS = 10_000;

/**
 * Deletes the object under a number that was never committed. The fence comes first: a writer that resumes cannot
 * commit a number without content, but finds the fence and places its content again. Returns false if the number was
 * committed, is being taken over, or the object has changed.
 */
export async function sweepObject(
  store: Store,
  { key, etag }: { key: string; etag: string },
  fencing: Fence,
): Promise<boolean> {
  const claim = `sweep-${randomUUID()}`;
  if (!(await setFence(fencing, claim))) return false;
  const isGone = await removeUnchanged(store, key, etag, AbortSignal.timeout(DELETION_MS));
  await markSwept(fencing, claim);
  return isGone;
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
  await transactIfUnchanged([{ item: { Update } }]);
}
