import { randomUUID } from "node:crypto";
import { RevisionConflict, transact } from "../data/transaction.ts";
import { removeUnchanged, type Store } from "./objects.ts";
import { setFence, fenceKey, type Fence } from "./claim.ts";

/** Far below the age at which others may set aside the fence: a deletion never outlives it. */
const DELETION_MS = 10_000;

/**
 * Deletes what a writer left at the key of a number that was never committed. The fence comes first, so that the
 * writer, should it wake up, cannot commit a number without content: it finds the fence, places its content anew and
 * goes on. Returns false where the number was committed, is being taken over, or the object has changed.
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

/** The next writer need not wait until the fence is old. Where another has the fence already, there is nothing to mark. */
async function markSwept({ table, cod }: Fence, claim: string): Promise<void> {
  const Update = {
    TableName: table,
    Key: fenceKey(cod),
    UpdateExpression: "SET swept = :yes",
    ConditionExpression: "claim = :claim",
    ExpressionAttributeValues: { ":yes": true, ":claim": claim },
  };
  try {
    await transact([{ item: { Update } }]);
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error;
  }
}
