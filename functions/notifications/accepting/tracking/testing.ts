import { type createMachine, fresh } from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, create, read, unrevised } from "../../../../shared/data/repository.ts";
import { transact, type Write } from "../../../../shared/data/transaction.ts";
import { nextId, nextIdAfter } from "../../../../shared/ids.ts";
import { fill } from "../../../../tools/bench/fill.ts";
import { addressHmac } from "../../records/hmac.ts";
import { maskedAddress } from "../../records/address-forms.ts";
import { placeContent } from "../../state/content/contents.ts";
import { changeDelivery, counterOfDeliveries } from "../../state/progress/change-delivery.ts";
import { following } from "../../state/progress/large.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { waitingIn } from "../../records/lanes.ts";
import { isLarge, type Notification, Notifications } from "../../records/notification.ts";
import type { State } from "../../records/states.ts";

export type Machine = Awaited<ReturnType<typeof createMachine>>;

const DAY_SECONDS = 24 * 3600;

interface Wanted {
  sistemId: number;
  total?: number;
  /** The name of each recipient, by its number. */
  named?: (number: number) => string;
  fields?: Partial<Notification>;
}

/** A notification whose deliveries all wait to be sent, as acceptance and expansion leave it. */
export async function storeNotification(wanted: Wanted): Promise<Stored<Notification>> {
  const { notification, named } = await createNotification(wanted);
  const { total } = notification;
  for (let from = 0; from < total; from += CHUNK)
    await transact([...writesOf(notification, named, from, Math.min(from + CHUNK, total))]);
  if (isLarge(notification)) await transact([following(notification)]);
  return notification;
}

/** The same for very many deliveries, which are put in batches. */
export async function fillNotification(wanted: Wanted): Promise<Stored<Notification>> {
  const { notification, named } = await createNotification(wanted);
  await fill(writesOf(notification, named, 0, notification.total));
  if (isLarge(notification)) await transact([following(notification)]);
  return notification;
}

async function createNotification({
  sistemId,
  total = 1,
  named = (number) => `ion${number}@exemplu.md`,
  fields = {},
}: Wanted) {
  const recipients = Array.from({ length: total }, (_, number) => ({
    canal: "Email" as const,
    adresa: named(number),
  }));
  const content = {
    texts: { subject: { ro: "Salut" }, body: { ro: "Text" } },
    variables: {},
    recipients,
    forwardTo: [],
    attachments: [],
  };
  const notification = await create<Notification>(Notifications, {
    id: nextId(),
    sistemId,
    trackingId: fresh("T"),
    status: "Sending",
    counts: { Sending: total },
    total,
    priority: "Medium",
    subject: "Salut",
    creatDe: "test",
    creatLa: clock.iso(),
    contentHmac: "hmac",
    objectKey: await placeContent(content, "content/"),
    isResolving: false,
    schimbari: 0,
    expiresOn: clock.epochSeconds() + 400 * DAY_SECONDS,
    ...fields,
  });
  return { notification, named };
}

/** Deliveries in transactions of this many; each has two items. */
const CHUNK = 40;

/** The writes that add the deliveries to the recipients from one number to another. */
function* writesOf(
  notification: Notification,
  named: (number: number) => string,
  from: number,
  to: number,
): Generator<Write> {
  for (let number = from; number < to; number += 1)
    yield* adding(Deliveries, unrevised(deliveryOf(notification, number, named(number))));
  const count = { counter: counterOfDeliveries(notification.id), label: "Sending" };
  if (isLarge(notification)) yield { table: Deliveries.table, count, by: to - from };
}

/** Ids of one millisecond are not in order: as the product does, each is drawn above the last. */
let lastId = 0;

function deliveryOf(
  { id, sistemId, scheduledAt, expiresOn }: Notification,
  recipient: number,
  adresa: string,
): Delivery {
  lastId = nextIdAfter(lastId);
  return {
    id: lastId,
    notificareId: id,
    sistemId,
    canal: "Email",
    destinatar: maskedAddress("Email", adresa),
    status: "Sending",
    incercari: 0,
    limba: "ro",
    creatLa: clock.iso(),
    priority: "Medium",
    recipient,
    // A name may be longer than any address.
    adresa: adresa.slice(0, 320),
    adresaHmac: addressHmac("Email", adresa),
    expiresOn,
    dueStatus: waitingIn("Medium", sistemId, "Email"),
    dueAt: scheduledAt ?? clock.iso(),
    ...(scheduledAt === undefined ? {} : { scheduledAt, urmatoareaLa: scheduledAt }),
  };
}

/** Changes the state of a delivery, as a worker or a receipt does. @throws Error if another act was faster */
export async function settle(
  delivery: { id: number },
  status: State,
  fields: Partial<Delivery> = {},
): Promise<Stored<Delivery>> {
  const before = await read(Deliveries, delivery);
  if (!before) throw new Error("no delivery");
  const { adresa: _address, dueStatus: _due, dueAt: _at, leaseUntil: _lease, ...rest } = before;
  const after = await changeDelivery(before, { ...rest, status, incheiatLa: clock.iso(), ...fields });
  if (!after) throw new Error("the delivery has changed");
  return after;
}

/** Reads the stored notification. */
export async function reread({ id }: { id: number }): Promise<Stored<Notification>> {
  const found = await read(Notifications, { id });
  if (!found) throw new Error("no notification");
  return found;
}
