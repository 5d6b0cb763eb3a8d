import {
  accept,
  deliverBy,
  deliveryOf,
  eventsOfNotification,
  fakeChannels,
  handToSink,
  later,
  mailSink,
  mailsTo,
  notificationOf,
  someAddress,
  someProvider,
} from "./testing.ts";
import { createSystem } from "../../testing.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { declaredFunctions } from "../../../../localstack/serverless/functions.ts";
import { clock } from "../../../../shared/clock.ts";
import { changing, read, readItems } from "../../../../shared/data/repository.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { depthOf } from "../../../../shared/messaging/depth.ts";
import { closePools } from "../../../../shared/mail/pool.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { dump } from "../../../../shared/testing/dump.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { counterOfDeliveries } from "../../state/progress/change-delivery.ts";
import { awaitingReceiptOf, deliveriesDlq, givenUpIn, laneMarkKey, waitingIn } from "../../records/lanes.ts";
import { Deliveries, deliveriesTo, type Delivery } from "../../records/delivery.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { suppressionIdOf, Suppressions } from "../../records/suppression.ts";
import type { Outcome } from "../channels/message.ts";
import { simulate, simulatorOf } from "../channels/simulator.ts";

beforeEach(() => mailSink.recover());
afterEach(() => clock.resume());

const answers = (outcome: Outcome) => () => Promise.resolve(outcome);
const kindsOf = async (notification: { id: number }) =>
  (await eventsOfNotification(notification)).map(({ tip }) => tip);

/** Changes a notification as a cancellation does. */
async function cancel(notification: { id: number }): Promise<void> {
  const before = await notificationOf(notification);
  await transact(changing(Notifications, before, { ...before, anulatLa: clock.iso() } as Notification));
}

it("a delivery that a provider takes is Sent with its event and its count in one transaction, and keeps neither address nor place in the due index", async () => {
  const { id, adresa, notification } = await accept();
  const channels = fakeChannels();
  await deliverBy(channels, id);
  expect(mailsTo(adresa)).toHaveLength(1);
  const row = await deliveryOf(id);
  expect(row).toMatchObject({ status: "Sent", incercari: 1, destinatar: "a***@exemplu.md" });
  for (const field of ["adresa", "dueStatus", "dueAt", "leaseUntil", "attempts", "urmatoareaLa"])
    expect(row).not.toHaveProperty(field);
  expect(row.trimisLa).toBe(row.incheiatLa);
  expect(await notificationOf(notification)).toMatchObject({ status: "Sent", counts: { Sent: 1 } });
  expect(await kindsOf(notification)).toEqual(["TRIMISA"]);
  expect(channels.asked).toEqual([
    { canal: "Email", priority: "Medium", adresa, isTest: false, providerId: undefined },
  ]);
});

it("a delivery that a provider takes is stored also after a fault of the database, so that its message is sent once", async () => {
  const { id, adresa } = await accept();
  const fault = () => Promise.reject(new Error("the database is away"));
  const moment = { command: "TransactWriteItemsCommand", about: "TRIMISA", most: 1 };
  expect(await beforeCalls(moment, fault, () => deliverBy(fakeChannels(), id))).toBe(1);
  expect((await deliveryOf(id)).status).toBe("Sent");
  expect(mailsTo(adresa)).toHaveLength(1);
});

it("a delivery that a provider takes waits 72 hours for a receipt if its provider sends them", async () => {
  const { id } = await accept();
  await deliverBy(fakeChannels([someProvider({ recipise: true })]), id);
  const row = await deliveryOf(id);
  expect(row).toMatchObject({ status: "Sent", hasReceipts: true, dueStatus: awaitingReceiptOf(id) });
  expect(row).not.toHaveProperty("adresa");
  expect(row).not.toHaveProperty("incheiatLa");
  expect(Date.parse(row.dueAt ?? "") - Date.parse(row.trimisLa ?? "")).toBeCloseTo(72 * 3600 * 1000, -4);
});

it("a delivery that a provider takes is counted in the counter of a notification of more than 20", async () => {
  const recipients = Array.from({ length: 21 }, () => ({ canal: "Email" as const, adresa: someAddress() }));
  const { deliveries, notification } = await accept({
    content: { recipients: recipients.slice(0, 2) },
    notification: { total: 21 },
  });
  await Promise.all(deliveries.map(({ id }) => deliverBy(fakeChannels(), id)));
  const [counts] = await readTotals(Deliveries.table, [counterOfDeliveries(notification.id)]);
  expect(Object.fromEntries(counts ?? [])).toEqual({ Sending: -2, Sent: 2 });
});

it("a delivery that a provider takes leaves its address nowhere but in the content", async () => {
  const adresa = "canar.unic@exemplu.md";
  const { id } = await accept({ content: { recipients: [{ canal: "Email", adresa }] } });
  await deliverBy(fakeChannels(), id);
  expect((await dump()).filter((line) => line.includes("canar.unic"))).toEqual([]);
});

it.each<[string, Outcome, number]>([
  ["is refused", { kind: "recipient", reason: "adresa-refuzata", isAddressGone: true, code: "550" }, 0],
  ["is tried again", { kind: "provider", code: "421" }, 1],
  ["may have been taken", { kind: "ambiguous", code: "ETIMEDOUT" }, 1],
])(
  "a delivery that a provider takes that %s has its address in its own row at most: no event, no suppression, no list",
  async (_, outcome, rows) => {
    const adresa = `canar.${outcome.kind}@exemplu.md`;
    const { id } = await accept({ content: { recipients: [{ canal: "Email", adresa }] } });
    await deliverBy(fakeChannels(undefined, { hand: answers(outcome) }), id);
    expect((await dump()).filter((line) => line.includes(`canar.${outcome.kind}`))).toHaveLength(rows);
  },
);

it("a delivery that a provider takes is found by the HMAC of its address", async () => {
  const { id } = await accept();
  await deliverBy(fakeChannels(), id);
  const { adresaHmac } = await deliveryOf(id);
  const [row] = await readItems(Deliveries.table, [
    { pk: deliveriesTo(adresaHmac), sk: String(id).padStart(16, "0") },
  ]);
  expect(row).toBeDefined();
});

it("a message that comes twice, also at once, sends once", async () => {
  const { id, adresa } = await accept();
  const channels = fakeChannels();
  await Promise.all(Array.from({ length: 5 }, () => deliverBy(channels, id)));
  await deliverBy(channels, id);
  expect([mailsTo(adresa).length, channels.given.length]).toEqual([1, 1]);
});

it("a message of a delivery that is not due, has ended, is held or does not exist does nothing", async () => {
  const channels = fakeChannels();
  const wanted: Partial<Delivery>[] = [
    { urmatoareaLa: new Date(Date.now() + 5000).toISOString() },
    { status: "Cancelled" },
    { status: "Sent" },
    { status: "Pending" },
    { leaseUntil: new Date(Date.now() + 5000).toISOString() },
  ];
  for (const delivery of wanted) {
    const { id } = await accept({ delivery });
    const before = await deliveryOf(id);
    await deliverBy(channels, id);
    expect(await deliveryOf(id)).toEqual(before);
  }
  await deliverBy(channels, 4);
  expect([channels.asked, channels.given]).toEqual([[], []]);
});

it("a message without an open way makes the row due by one write in an outage, and leaves a due one as it is", async () => {
  const { id } = await accept();
  const before = await deliveryOf(id);
  const provider = someProvider();
  const channels = fakeChannels([provider], { opensAfter: 1 });
  await channels.report({ provider }, { kind: "provider", code: "ECONNREFUSED" });
  const writesOf = async () => {
    const { calls } = await callsOf(() => deliverBy(channels, id));
    return calls.filter(({ name }) => !/Get|Query/.test(name)).length;
  };
  expect(await writesOf()).toBe(1);
  const { dueAt = "", ...rest } = await deliveryOf(id);
  expect({ ...rest, dueAt: before.dueAt }).toEqual(before);
  expect([dueAt <= clock.iso(), await writesOf()]).toEqual([true, 0]);
});

it("a message after a lease that ended with its worker sends", async () => {
  const { id, adresa } = await accept({
    delivery: { leaseUntil: "2026-01-01T00:00:00.000Z", attempts: 1 },
  });
  await deliverBy(fakeChannels(), id);
  expect(mailsTo(adresa)).toHaveLength(1);
});

it("a message is held for longer than its worker may run", async () => {
  const { id } = await accept();
  let leaseUntil = "";
  const hand = async (): Promise<Outcome> => {
    ({ leaseUntil = "" } = await deliveryOf(id));
    return { kind: "accepted" };
  };
  await deliverBy(fakeChannels(undefined, { hand }), id);
  const { timeout = Infinity } = declaredFunctions()["notifications-delivery"] ?? {};
  expect((Date.parse(leaseUntil) - Date.now()) / 1000).toBeGreaterThan(timeout);
});

it("a message of a delivery whose workers ended ten times without an outcome gives it up", async () => {
  const { id } = await accept({ delivery: { attempts: 10 } });
  const channels = fakeChannels();
  await deliverBy(channels, id);
  expect(await deliveryOf(id)).toMatchObject({
    status: "Failed",
    cauza: "technical",
    motiv: "incercari-epuizate",
  });
  expect(channels.given).toEqual([]);
});

describe("what decides after the claim", () => {
  async function expectCancelled({ id, adresa, notification }: Awaited<ReturnType<typeof accept>>) {
    expect(mailsTo(adresa)).toEqual([]);
    expect(await deliveryOf(id)).toMatchObject({ status: "Cancelled", motiv: "anulat" });
    expect(await notificationOf(notification)).toMatchObject({
      status: "Cancelled",
      counts: { Cancelled: 1 },
    });
    expect(await kindsOf(notification)).toEqual(["ANULATA"]);
  }

  it("a cancellation before the message stops the delivery", async () => {
    const accepted = await accept();
    await cancel(accepted.notification);
    await deliverBy(fakeChannels(), accepted.id);
    await expectCancelled(accepted);
  });

  it("a cancellation between the claim and the read stops the delivery", untilUndisturbed, async () => {
    const accepted = await accept();
    const acted = await beforeCalls(
      { command: "BatchGetItemCommand", about: `notification#${accepted.notification.id}` },
      () => cancel(accepted.notification),
      () => deliverBy(fakeChannels(), accepted.id),
    );
    expect(acted).toBe(1);
    await expectCancelled(accepted);
  });

  it("a cancellation after the read finds a lease, and the message is sent", async () => {
    const { id, adresa, notification } = await accept();
    let held: Delivery | undefined;
    const channels = fakeChannels(undefined, {
      hand: async (message) => {
        held = await deliveryOf(id);
        await cancel(notification);
        return handToSink(message);
      },
    });
    await deliverBy(channels, id);
    expect(held?.leaseUntil).toBeDefined();
    expect(mailsTo(adresa)).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ status: "Sent" });
  });

  it("a purge stops what waited before it in its lane, and nothing later or in the other lane", async () => {
    const [purged, urgent] = [await accept(), await accept({ notification: { priority: "High" } })];
    await transact([
      {
        item: {
          Put: { TableName: Deliveries.table, Item: { ...laneMarkKey("Low"), purgedBefore: clock.iso() } },
        },
      },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const later = await accept();
    for (const { id } of [purged, urgent, later]) await deliverBy(fakeChannels(), id);
    expect(await deliveryOf(purged.id)).toMatchObject({ status: "Cancelled", motiv: "golit" });
    expect((await deliveryOf(urgent.id)).status).toBe("Sent");
    expect((await deliveryOf(later.id)).status).toBe("Sent");
    expect(mailsTo(purged.adresa)).toEqual([]);
  });

  it("what has expired is Failed temporary, without a way", async () => {
    const { id } = await accept({ notification: { expiresAt: "2026-01-01T00:00:00.000Z" } });
    const channels = fakeChannels();
    await deliverBy(channels, id);
    expect(await deliveryOf(id)).toMatchObject({ status: "Failed", cauza: "temporary", motiv: "expirat" });
    expect(channels.asked).toEqual([]);
  });

  it("a delivery whose content has ended is Failed temporary", async () => {
    const { id } = await accept({ notification: { objectKey: "content/none" } });
    await deliverBy(fakeChannels(), id);
    expect(await deliveryOf(id)).toMatchObject({ status: "Failed", cauza: "temporary", motiv: "expirat" });
  });
});

it("a recipient's refusal ends the delivery and suppresses the address for 30 days, for every system", async () => {
  const adresa = `fault-recipient-550.${someAddress()}`;
  const content = { recipients: [{ canal: "Email" as const, adresa }] };
  const { id, notification } = await accept({ content });
  await deliverBy(fakeChannels(), id);
  const row = await deliveryOf(id);
  expect(row).toMatchObject({
    status: "Failed",
    cauza: "permanent",
    motiv: "adresa-refuzata",
    incercari: 1,
  });
  expect(row).not.toHaveProperty("adresa");
  expect(await kindsOf(notification)).toEqual(["ESUATA"]);
  const suppression = await read(Suppressions, { id: suppressionIdOf(row.adresaHmac) });
  expect(suppression).toMatchObject({
    adresaHmac: row.adresaHmac,
    livrareId: id,
    motiv: "adresa-refuzata",
  });

  const next = await accept({ content });
  const channels = fakeChannels();
  await deliverBy(channels, next.id);
  expect(await deliveryOf(next.id)).toMatchObject({
    status: "Failed",
    cauza: "permanent",
    motiv: "suprimat",
    incercari: 0,
  });
  expect(channels.given).toEqual([]);

  later(31 * 24 * 3600);
  const last = await accept({ content });
  const again = fakeChannels(undefined, { hand: answers({ kind: "accepted" }) });
  await deliverBy(again, last.id);
  expect((await deliveryOf(last.id)).status).toBe("Sent");
});

it("a recipient's refusal of the content suppresses nothing", async () => {
  const { id } = await accept();
  const hand = answers({ kind: "recipient", reason: "continut-refuzat", code: "554" });
  await deliverBy(fakeChannels(undefined, { hand }), id);
  const { adresaHmac, motiv } = await deliveryOf(id);
  expect([motiv, await read(Suppressions, { id: suppressionIdOf(adresaHmac) })]).toEqual([
    "continut-refuzat",
    undefined,
  ]);
});

it("a recipient's refusal of a simulator suppresses nothing", async () => {
  const { id } = await accept({
    content: { recipients: [{ canal: "Email", adresa: "permanent@simulator.test" }] },
  });
  await deliverBy(fakeChannels([simulatorOf("Email")], { hand: simulate }), id);
  const { adresaHmac, motiv } = await deliveryOf(id);
  expect([motiv, await read(Suppressions, { id: suppressionIdOf(adresaHmac) })]).toEqual([
    "adresa-refuzata",
    undefined,
  ]);
});

it("a provider's fault is tried again after 10 s, 30 s, 2 min, 10 min and 30 min, never early, and is then given up", async () => {
  const { id, notification } = await accept();
  const channels = fakeChannels(undefined, { hand: answers({ kind: "provider", code: "ECONNREFUSED" }) });
  const pauses: number[] = [];
  clock.freeze(new Date());
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const before = clock.now().getTime();
    await deliverBy(channels, id);
    const { urmatoareaLa = "", incercari, dueAt = "", dueStatus, sistemId } = await deliveryOf(id);
    expect([incercari, dueStatus]).toEqual([attempt, waitingIn("Medium", sistemId, "Email")]);
    expect(dueAt >= urmatoareaLa).toBe(true);
    pauses.push((Date.parse(urmatoareaLa) - before) / 1000);
    clock.freeze(new Date(Date.parse(urmatoareaLa) - 1));
    await deliverBy(channels, id);
    expect((await deliveryOf(id)).incercari).toBe(attempt);
    clock.freeze(urmatoareaLa);
  }
  for (const [i, pause] of [10, 30, 120, 600, 1800].entries()) {
    expect(pauses[i]).toBeGreaterThanOrEqual(pause);
    expect(pauses[i]).toBeLessThanOrEqual(pause * 1.2 + 1);
  }
  const { visible } = await depthOf(deliveriesDlq);
  await deliverBy(channels, id);
  const row = await deliveryOf(id);
  expect(row).toMatchObject({
    status: "Failed",
    cauza: "technical",
    motiv: "incercari-epuizate",
    incercari: 6,
  });
  expect([row.dueStatus, row.adresa === undefined]).toEqual([givenUpIn("Medium"), false]);
  expect((await depthOf(deliveriesDlq)).visible).toBe(visible + 1);
  expect(await kindsOf(notification)).toEqual([...Array.from({ length: 5 }, () => "REPROGRAMATA"), "ESUATA"]);
});

it("a provider's fault waits at least as long as the provider asks", async () => {
  const { id } = await accept();
  const hand = answers({ kind: "provider", code: "429", retryAfterSeconds: 3000 });
  clock.freeze(new Date());
  await deliverBy(fakeChannels(undefined, { hand }), id);
  const { urmatoareaLa = "", dueAt } = await deliveryOf(id);
  expect(Date.parse(urmatoareaLa) - clock.now().getTime()).toBe(3_000_000);
  expect(dueAt).toBe(urmatoareaLa);
});

it("a provider's fault that opens the breaker spends no attempt: the second provider sends at once", async () => {
  const { id, adresa } = await accept();
  const [first, second] = [someProvider(), someProvider()];
  const channels = fakeChannels([first, second], {
    opensAfter: 1,
    hand: (message, { cod }) =>
      cod === first.cod ? Promise.resolve({ kind: "provider", code: "421" }) : handToSink(message),
  });
  await deliverBy(channels, id);
  expect(mailsTo(adresa)).toHaveLength(1);
  expect(await deliveryOf(id)).toMatchObject({ status: "Sent", incercari: 1, providerId: second.id });
});

it("a provider's fault that opens the only breaker spends no attempt: the delivery waits for the dispatcher", async () => {
  const { id, notification } = await accept();
  const channels = fakeChannels(undefined, {
    opensAfter: 1,
    hand: answers({ kind: "provider", code: "421" }),
  });
  await deliverBy(channels, id);
  const row = await deliveryOf(id);
  expect(row).toMatchObject({ status: "Sending", incercari: 0 });
  expect(row).not.toHaveProperty("leaseUntil");
  expect(row.dueAt && row.dueAt <= clock.iso()).toBe(true);
  expect(await kindsOf(notification)).toEqual([]);
});

it("a provider's fault of all kinds at the sink is one of the provider, and a hang-up after the message is tried again under its Message-ID", async () => {
  for (const [stage, fault] of [
    ["connect", 421],
    ["sender", 451],
    ["connect", "hangup"],
  ] as const) {
    const { id } = await accept();
    // Kept connections have been greeted.
    closePools();
    mailSink.fail(stage, fault);
    const channels = fakeChannels();
    await deliverBy(channels, id);
    expect([stage, channels.reports[0]?.[1]]).toEqual([stage, "provider"]);
    mailSink.recover();
  }
  const { id, adresa } = await accept();
  mailSink.fail("taken", "hangup");
  const channels = fakeChannels();
  await deliverBy(channels, id);
  mailSink.recover();
  expect(await deliveryOf(id)).toMatchObject({ status: "Sending", incercari: 1 });
  later(20);
  await deliverBy(channels, id);
  expect((await deliveryOf(id)).status).toBe("Sent");
  expect(mailsTo(adresa).map(({ headers }) => headers["message-id"])).toEqual([
    `<livrare-${id}@temelia.test>`,
    `<livrare-${id}@temelia.test>`,
  ]);
});

it("a channel without a provider keeps its deliveries for an hour, then they are Failed technical", async () => {
  const { id } = await accept();
  const channels = fakeChannels([]);
  later(3590);
  await deliverBy(channels, id);
  expect((await deliveryOf(id)).status).toBe("Sending");
  later(20);
  await deliverBy(channels, id);
  expect(await deliveryOf(id)).toMatchObject({
    status: "Failed",
    cauza: "technical",
    motiv: "fara-furnizor",
  });
});

describe("the ceilings of a system", () => {
  const plafoane = [{ categorie: "oferte", celMult: 2, minute: 60 }];
  const content = () => ({ recipients: [{ canal: "Email" as const, adresa: someAddress() }] });
  const statesOf = (ids: number[]) =>
    Promise.all(ids.map(async (id) => (await deliveryOf(id)).status)).then((all) => all.sort());

  it("cancel what goes to an address beyond them, of 10 at once never one more", async () => {
    const [system, to] = [await createSystem({ plafoane }), content()];
    const accepted = await Promise.all(
      Array.from({ length: 10 }, () =>
        accept({ system, content: to, notification: { categorie: "oferte" } }),
      ),
    );
    const ids = accepted.map(({ id }) => id);
    await Promise.all(ids.map((id) => deliverBy(fakeChannels(), id)));
    expect(await statesOf(ids)).toEqual([...Array.from({ length: 8 }, () => "Cancelled"), "Sent", "Sent"]);
    const held = (await Promise.all(ids.map(deliveryOf))).find(({ status }) => status === "Cancelled");
    expect(held?.motiv).toBe("prea-des");
    later(3601);
    const next = await accept({ system, content: to, notification: { categorie: "oferte" } });
    await deliverBy(fakeChannels(), next.id);
    expect((await deliveryOf(next.id)).status).toBe("Sent");
  });

  it("the ceilings of a system count a delivery once, however often it is tried", async () => {
    const [system, to] = [await createSystem({ plafoane }), content()];
    const of = { system, content: to, notification: { categorie: "oferte" } };
    const [tried, other, third] = [await accept(of), await accept(of), await accept(of)];
    const failing = fakeChannels(undefined, { hand: answers({ kind: "provider", code: "421" }) });
    await deliverBy(failing, tried.id);
    later(20);
    await deliverBy(failing, tried.id);
    await deliverBy(fakeChannels(), other.id);
    later(60);
    await deliverBy(fakeChannels(), tried.id);
    await deliverBy(fakeChannels(), third.id);
    expect(
      await Promise.all([tried, other, third].map(async ({ id }) => (await deliveryOf(id)).status)),
    ).toEqual(["Sent", "Sent", "Cancelled"]);
  });

  it("the ceilings of a system never hold High, nor what has no category or another channel", async () => {
    const strict = [{ categorie: "oferte", canal: "SMS" as const, celMult: 1, minute: 60 }];
    const [system, to] = [await createSystem({ plafoane: [...plafoane, ...strict] }), content()];
    for (const notification of [
      { priority: "High" as const, categorie: "oferte" },
      {},
      { categorie: "altele" },
    ])
      for (let i = 0; i < 3; i += 1) {
        const { id } = await accept({ system, content: to, notification });
        await deliverBy(fakeChannels(), id);
        expect((await deliveryOf(id)).status).toBe("Sent");
      }
  });
});
