import { fresh } from "../../testing.ts";
import { expect, vi } from "vitest";
import { ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import { sqs } from "../../../../shared/aws/sqs.ts";
import { deleteEphemeral, ephemeralKey } from "../../../../shared/data/ephemeral.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, create, read, readMany, removing, unrevised } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { clock } from "../../../../shared/clock.ts";
import { readDue } from "../../../../shared/data/due.ts";
import { nextId } from "../../../../shared/ids.ts";
import { purgeMessages } from "../../../../shared/messaging/purge.ts";
import { queueUrl } from "../../../../shared/messaging/send.ts";
import { withFaults } from "../../../../shared/testing/with-faults.ts";
import { addressHmac } from "../../records/hmac.ts";
import { EVER } from "../../state/lanes/due-rows.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import {
  deliveries,
  deliveriesHigh,
  expansions,
  type Priority,
  queueOf,
  waitingIn,
} from "../../records/lanes.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { type Provider, Providers } from "../../records/provider.ts";
import type { Breakers } from "./breakers.ts";
import { dispatch } from "./dispatch.ts";

/** A small notification with one delivery, which waits. */
export async function waiting(sistemId: number, fields: Partial<Delivery> = {}): Promise<Stored<Delivery>> {
  const { priority = "Medium", canal = "Email" } = fields;
  const notification = await createNotification(sistemId, priority);
  const adresa = `${fresh("w")}@exemplu.md`;
  const delivery = unrevised<Delivery>({
    id: nextId(),
    notificareId: notification.id,
    sistemId,
    canal,
    destinatar: "w***@exemplu.md",
    status: "Sending",
    incercari: 0,
    limba: "ro",
    creatLa: clock.iso(),
    priority,
    recipient: 0,
    adresa,
    adresaHmac: addressHmac("Email", adresa),
    expiresOn: notification.expiresOn,
    dueStatus: waitingIn(priority, sistemId, canal),
    dueAt: clock.iso(),
    ...fields,
  });
  await transact(adding(Deliveries, delivery));
  made.push(delivery);
  return delivery;
}

/** The deliveries of this test, and those of them that the index need not show yet. */
const made: Stored<Delivery>[] = [];

/** Waits until the index shows every delivery of the test that still waits. */
export async function indexed(): Promise<void> {
  const rows = await readMany(
    Deliveries,
    made.map(({ id }) => id),
  );
  const partitions = Object.entries(Object.groupBy(rows, ({ dueStatus = "" }) => dueStatus));
  for (const [partition, inIt = []] of partitions) {
    if (partition === "") continue;
    const wanted = inIt.map(({ id }) => id);
    await vi.waitFor(async () => expect(await idsDueIn(partition)).toEqual(expect.arrayContaining(wanted)), {
      timeout: 20_000,
    });
  }
}

export async function idsDueIn(partition: string): Promise<number[]> {
  const { keys } = await readDue(Deliveries.table, { partition, until: EVER, limit: 1000 });
  return keys.map(({ sk }) => Number(sk));
}

const createNotification = (sistemId: number, priority: Priority): Promise<Stored<Notification>> =>
  create(Notifications, {
    id: nextId(),
    sistemId,
    trackingId: fresh("N"),
    status: "Sending",
    counts: { Sending: 1 },
    total: 1,
    priority,
    subject: "Salut",
    creatDe: "test",
    creatLa: clock.iso(),
    contentHmac: "",
    objectKey: "content/none",
    isResolving: false,
    schimbari: 0,
    expiresOn: clock.epochSeconds() + 86_400,
  });

/** Reads the stored delivery. @throws Error if it is gone */
export async function stored({ id }: Pick<Delivery, "id">): Promise<Stored<Delivery>> {
  const found = await read(Deliveries, { id });
  if (!found) throw new Error(`no delivery ${id}`);
  return found;
}

export const createProvider = (fields: Partial<Provider> = {}): Promise<Stored<Provider>> =>
  create(Providers, {
    id: nextId(),
    cod: fresh("P"),
    canal: "Email",
    tip: "SIMULATOR",
    configuratie: {},
    sigilate: {},
    prioritate: 1,
    recipise: false,
    activ: true,
    ...fields,
  });

/** Breakers that are open for these providers and may be probed. */
export const openFor = (isOpen: (provider: Provider) => boolean): Breakers => ({
  outageOf: (provider) =>
    Promise.resolve(isOpen(provider) ? { since: 0, openUntil: 0, why: "421" } : undefined),
});
export const closed = openFor(() => false);
export const open = openFor(() => true);

const RUN_MS = 20_000;

/** A run of the dispatcher, once the index shows what waits. */
export async function run(breakers: Breakers = closed) {
  await indexed();
  return runNow(breakers);
}

/** A run of the dispatcher. */
export const runNow = (breakers: Breakers = closed) =>
  dispatch({ breakers, until: performance.now() + RUN_MS });

/** Removes the deliveries of earlier tests, their messages and the clocks of their runs. */
export async function startAnew(): Promise<void> {
  const rows = await readMany(
    Deliveries,
    made.splice(0).map(({ id }) => id),
  );
  await Promise.all(rows.map((row) => transact(removing(Deliveries, row))));
  await deleteEphemeral(ephemeralKey("notifications", "dispatch"));
  await Promise.all([deliveries, deliveriesHigh, expansions].map(purgeMessages));
}

/** The deliveries that the visible messages of a queue name, in the queue's order; the messages are not deleted. */
export async function signalled(priority: Priority): Promise<number[]> {
  const found: number[] = [];
  for (;;) {
    const { Messages = [] } = await sqs().send(
      new ReceiveMessageCommand({
        QueueUrl: queueUrl(queueOf(priority)),
        MaxNumberOfMessages: 10,
        VisibilityTimeout: 300,
      }),
    );
    if (Messages.length === 0) return withFaults ? [...new Set(found)] : found;
    found.push(...Messages.map(({ Body = "" }) => (JSON.parse(Body) as { livrareId: number }).livrareId));
  }
}
