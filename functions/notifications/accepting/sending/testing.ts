import { callWith, type createMachine, fresh } from "../../testing.ts";
import { list, readObject } from "../../../../shared/content/objects.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { readMany, readUnique } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Queue } from "../../../../shared/messaging/queue.ts";
import { dump } from "../../../../shared/testing/dump.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { readContent } from "../../state/content/contents.ts";
import { store } from "../../state/content/store.ts";
import type { Content } from "../../records/content.ts";
import { Deliveries, deliveriesOf, type Delivery } from "../../records/delivery.ts";
import { type Notification, Notifications, trackingOf } from "../../records/notification.ts";
import type { System } from "../../records/system.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { AcceptedView } from "./accepted.ts";

/** A system with its certificate. */
export type Machine = Awaited<ReturnType<typeof createMachine>>;

export const email = (value: string, fields: object = {}) => ({ type: "Email", value, ...fields });
export const sms = (value: string, fields: object = {}) => ({ type: "SMS", value, ...fields });

/** A call that is accepted. */
export const noticeOf = (fields: object = {}): Record<string, unknown> => ({
  subject: "Salut",
  body: "Text",
  recipients: [email("ion@exemplu.md")],
  ...fields,
});

/** Sends a notification as a system. */
export const notify = (
  { certificate }: Machine,
  body: object | string,
  trackingId = fresh("N"),
  headers: Record<string, string> = {},
): Promise<Answer<AcceptedView & { message: string }>> =>
  callWith<AcceptedView & { message: string }>(
    certificate,
    `POST /api/v1/notify/${trackingId}`,
    body,
    headers,
  );

/** The stored notification. */
export async function notificationOf(
  { id: sistemId }: Pick<System, "id">,
  trackingId: string,
): Promise<Stored<Notification>> {
  const found = await readUnique(Notifications, "tracking", trackingOf({ sistemId, trackingId }));
  if (!found) throw new Error(`no notification ${trackingId}`);
  return found;
}

/** The deliveries of a notification, in the order of their recipients. */
export async function storedDeliveries({ id }: Notification): Promise<Delivery[]> {
  const ids = await idsIn(Deliveries.table, [{ partitions: [deliveriesOf(id)] }], 1000);
  return (await readMany(Deliveries, ids)).toSorted((a, b) => a.id - b.id);
}

/** The stored content. */
export async function contentOf(notification: Notification): Promise<Content> {
  const content = await readContent(notification);
  if (!content) throw new Error("no content");
  return content;
}

/** The text of every object in the bucket of the service. */
export async function storedObjects(): Promise<string[]> {
  const objects = await list(store(), { prefix: "", after: undefined, limit: 1000 });
  const texts = await Promise.all(objects.map(async ({ key }) => readObject(store(), key)));
  return texts.flatMap((bytes) => bytes?.toString() ?? []);
}

/** The messages that a queue holds now. They are taken. */
export async function messagesOf(queue: Queue): Promise<unknown[]> {
  const taken: unknown[] = [];
  await drain(queue, ({ Records }) => {
    taken.push(...Records.map(({ body }) => JSON.parse(body) as unknown));
    return Promise.resolve({ batchItemFailures: [] });
  });
  return taken;
}

/** Everything that is stored, without the marks of keys and the counters of calls. */
export const stored = async (): Promise<string[]> =>
  (await dump()).filter((line) => !/-ephemeral .*#(idempotency|rate)#/.test(line));
