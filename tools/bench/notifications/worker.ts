import { expand } from "../../../functions/notifications/delivering/expansion/expand.ts";
import { Deliveries, deliveriesOf } from "../../../functions/notifications/records/delivery.ts";
import type { Notification } from "../../../functions/notifications/records/notification.ts";
import { idsIn } from "../../../shared/data/lists.ts";
import { type AwsCall, callsOf } from "../../../shared/testing/aws-calls.ts";
import { elsewhere, isOfRequest, replay } from "../replay.ts";
import { MOVED } from "../subjects/subject.ts";
import type { BareMail } from "./bare-mail.ts";
import { accepting, notificationOf, type SendingSystem } from "./sending.ts";
import { takeBatch } from "./take-batch.ts";

/** An act here, and the same calls on moved records, so that a later act meets the same state on both. */
export async function onBoth<T>(kept: ReadonlySet<number>, act: () => Promise<T>): Promise<T> {
  const { calls, result } = await callsOf(act);
  await replay(elsewhere(calls.filter(isOfRequest), { distance: MOVED, kept }));
  return result;
}

/** The deliveries of a new bulk, which wait to be sent; elsewhere the same. */
export async function bulkOnBoth(
  sender: SendingSystem,
  kept: ReadonlySet<number>,
  count: number,
): Promise<number[]> {
  const { trackingId, run } = accepting(sender, count);
  await onBoth(kept, run);
  const notification = await notificationOf(sender, trackingId);
  await onBoth(kept, () => expand(notification.id, { onMade: () => undefined }));
  return deliveriesIn(notification);
}

const MOST = 100_000;

/** The ids of the deliveries of a notification, newest first. */
export const deliveriesIn = ({ id }: Pick<Notification, "id">): Promise<number[]> =>
  idsIn(Deliveries.table, [{ partitions: [deliveriesOf(id)] }], MOST);

/** The calls of one delivery: those before its message is handed over, and those after. */
export interface Round {
  id: number;
  before: AwsCall[];
  after: AwsCall[];
}

/** Sends a delivery and records its calls, moved to the records elsewhere. The outcome is a read and a transaction. */
export async function recordRound(id: number, kept: ReadonlySet<number>): Promise<Round & { ms: number }> {
  const began = performance.now();
  const { calls } = await callsOf(() => takeBatch([id]));
  const ms = performance.now() - began;
  const moved = elsewhere(calls.filter(isOfRequest), { distance: MOVED, kept });
  if (moved.at(-1)?.name !== "dynamodb.TransactWriteItems") throw new Error("the outcome is not stored last");
  return { id, before: moved.slice(0, -2), after: moved.slice(-2), ms };
}

/** The same calls bare, with the same dialogue between them. */
export async function replayRound({ id, before, after }: Round, mail: BareMail): Promise<void> {
  await replay(before);
  await mail.send(id);
  await replay(after);
}
