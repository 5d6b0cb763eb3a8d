import { fresh } from "../../testing.ts";
import {
  accept,
  deliverBy,
  deliveryOf,
  fakeChannels,
  later,
  notificationOf,
  someProvider,
} from "../delivery/testing.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { callRung } from "../../state/progress/ladder.ts";
import { cancelNotification } from "../../accepting/tracking/cancel.ts";
import { applyReceipt } from "../receipts/apply.ts";
import { Deliveries } from "../../records/delivery.ts";
import { LADDER_DUE } from "../../records/lanes.ts";
import { callRungs } from "./call-rungs.ts";
import { idsDueIn } from "./testing.ts";

afterEach(() => clock.resume());

const accepting = () =>
  fakeChannels([someProvider({ recipise: true })], {
    hand: () => Promise.resolve({ kind: "accepted", messageId: fresh("m") }),
  });
const refusing = () =>
  fakeChannels([someProvider()], {
    hand: () =>
      Promise.resolve({ kind: "recipient", code: "550", reason: "adresa-refuzata", isAddressGone: true }),
  });

/** A ladder of mail, push and SMS. */
async function ladder(notification: object = {}) {
  const { idnp } = await createPerson({ mail: `${fresh("l")}@exemplu.md`, sms: "+37360000401", devices: 1 });
  const recipients = [{ kind: "idnp" as const, numar: idnp }];
  const made = await accept({
    content: { recipients, escalate: { afterMinutes: 10 } },
    notification: { total: 3, counts: { Sending: 1, Pending: 2 }, ...notification },
  });
  const [mail = 0, push = 0, sms = 0] = made.deliveries.map(({ id }) => id);
  return { ...made, mail, push, sms };
}

type Ladder = Awaited<ReturnType<typeof ladder>>;

/** The states of the rungs, with their reasons. */
async function states({ mail, push, sms }: Ladder): Promise<string[]> {
  const rungs = await Promise.all([mail, push, sms].map(deliveryOf));
  return rungs.map(({ status, motiv }) => [status, motiv].filter(Boolean).join(" "));
}

const minutes = (count: number) => later(count * 60);

/** A round of the dispatcher once the index shows the rungs that wait. */
async function round({ push, sms }: Ladder) {
  const rungs = await Promise.all([push, sms].map(deliveryOf));
  const waiting = rungs.filter(({ status }) => status === "Pending").map(({ id }) => id);
  await vi.waitFor(async () => expect(await idsDueIn(LADDER_DUE)).toEqual(expect.arrayContaining(waiting)), {
    timeout: 20_000,
  });
  return callRungs(performance.now() + 20_000);
}

describe("a ladder", () => {
  it("a ladder sends the first rung, and the next one if a message has not arrived in time", async () => {
    const rungs = await ladder();
    expect(await states(rungs)).toEqual(["Sending", "Pending", "Pending"]);
    await deliverBy(accepting(), rungs.mail);
    minutes(9);
    await round(rungs);
    expect(await states(rungs)).toEqual(["Sent", "Pending", "Pending"]);
    minutes(1);
    await round(rungs);
    expect(await states(rungs)).toEqual(["Sent", "Sending", "Pending"]);
    minutes(10);
    await round(rungs);
    expect(await states(rungs)).toEqual(["Sent", "Sending", "Sending"]);
    expect((await notificationOf(rungs.notification)).counts).toEqual({ Sent: 1, Sending: 2 });
  });

  it.each(["Delivered", "Read"] as const)("a ladder is at its end once a message is %s", async (status) => {
    const rungs = await ladder();
    await deliverBy(accepting(), rungs.mail);
    await applyReceipt(rungs.mail, { status });
    expect(await states(rungs)).toEqual([status, "Cancelled deja-ajuns", "Cancelled deja-ajuns"]);
    minutes(60);
    await round(rungs);
    expect(await states(rungs)).toEqual([status, "Cancelled deja-ajuns", "Cancelled deja-ajuns"]);
    expect(await notificationOf(rungs.notification)).toMatchObject({ status });
  });

  it("a ladder cancels a rung that was called and not sent once an earlier one has arrived", async () => {
    const rungs = await ladder();
    await deliverBy(accepting(), rungs.mail);
    minutes(10);
    await round(rungs);
    await applyReceipt(rungs.mail, { status: "Delivered" });
    expect(await states(rungs)).toEqual(["Delivered", "Cancelled deja-ajuns", "Cancelled deja-ajuns"]);
  });

  it("a ladder calls the next rung at once where one fails, and counts its time from then", async () => {
    const rungs = await ladder();
    clock.freeze(clock.now());
    await deliverBy(refusing(), rungs.mail);
    expect(await states(rungs)).toEqual(["Failed adresa-refuzata", "Sending", "Pending"]);
    const { dueAt = "" } = await deliveryOf(rungs.sms);
    expect(Date.parse(dueAt) - clock.now().getTime()).toBe(600_000);
  });

  it("a ladder is cancelled whole", async () => {
    const rungs = await ladder();
    await cancelNotification({ id: rungs.notification.id, by: "test" });
    expect(await states(rungs)).toEqual(["Cancelled anulat", "Cancelled anulat", "Cancelled anulat"]);
  });

  it("a ladder begins at the time that it is scheduled for", async () => {
    const scheduledAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const rungs = await ladder({ scheduledAt });
    const { dueAt = "" } = await deliveryOf(rungs.push);
    expect(Date.parse(dueAt) - Date.parse(scheduledAt)).toBe(600_000);
  });

  it("a ladder calls nobody after its notification has expired", async () => {
    const expiresAt = new Date(clock.now().getTime() + 300_000).toISOString();
    const rungs = await ladder({ expiresAt });
    await deliverBy(accepting(), rungs.mail);
    minutes(10);
    await round(rungs);
    expect((await states(rungs)).slice(0, 2)).toEqual(["Sent", "Failed expirat"]);
  });

  it("a receipt that comes while the next rung is called stops it: never both", async () => {
    const rungs = await ladder();
    await deliverBy(accepting(), rungs.mail);
    const call = { command: "TransactWriteItemsCommand", about: String(rungs.push), most: 1 };
    // The function that takes the receipt is killed before it can stop the next rung itself.
    const storeReceipt = async () => {
      const mail = await deliveryOf(rungs.mail);
      const { rev: _, ...rest } = mail;
      await transact(changing(Deliveries, mail, { ...rest, status: "Read" }));
    };
    await beforeCalls(call, storeReceipt, () => callRung(rungs.push, changeDelivery));
    expect(await states(rungs)).toEqual(["Read", "Cancelled deja-ajuns", "Cancelled deja-ajuns"]);
  });

  it("two dispatchers call a rung once", async () => {
    const rungs = await ladder();
    await deliverBy(accepting(), rungs.mail);
    minutes(10);
    await Promise.all([round(rungs), round(rungs), round(rungs)]);
    expect(await states(rungs)).toEqual(["Sent", "Sending", "Pending"]);
    expect((await read(Deliveries, { id: rungs.push }))?.status).toBe("Sending");
    expect((await notificationOf(rungs.notification)).counts).toEqual({ Sent: 1, Sending: 1, Pending: 1 });
  });
});
