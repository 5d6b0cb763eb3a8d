import { fresh } from "../../testing.ts";
import {
  deliverBy,
  deliveryOf,
  eventsOfNotification,
  fakeChannels,
  later,
  notificationOf,
  someProvider,
} from "../delivery/testing.ts";
import { idsDueIn, runNow, startAnew } from "../dispatch/testing.ts";
import {
  at,
  collectFor,
  digestSent,
  HOUR,
  type Reader,
  reader,
  refusing,
  sendTo,
  stateOf,
  taking,
} from "./testing.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { changing, read, update } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { cancelDelivery } from "../../state/progress/cancel-delivery.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { followDigest, markingDigest } from "../../state/progress/follow-digest.ts";
import { Contacts } from "../../records/contact.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { waitingIn } from "../../records/lanes.ts";
import { Preferences } from "../../records/preference.ts";
import { applyReceipt } from "../receipts/apply.ts";
import { declineFor } from "../../recipients/registry/decline-category.ts";
import { endReceived } from "../../recipients/registry/end-received.ts";
import { followDigests } from "../dispatch/follow-digests.ts";
import { cancelNotification } from "../../accepting/tracking/cancel.ts";

const BEFORE = "2026-11-26T10:00:00Z";
const SIX = "2026-11-26T16:00:00Z";
const TOMORROW_SIX = "2026-11-27T16:00:00.000Z";

afterEach(() => clock.resume());

/** The hour has come for these notifications. */
async function collected(number: number, to: Promise<Reader> = reader()) {
  at(BEFORE);
  const someone = await to;
  const sent = [];
  for (let i = 0; i < number; i += 1) sent.push(await sendTo(someone));
  at(SIX);
  return { to: someone, sent, ids: sent.map(({ id }) => id) };
}

const statesOf = (ids: number[]) => Promise.all(ids.map(stateOf));

describe("what comes by mail is kept until the hour", () => {
  it("what comes by mail is kept until the hour and sent as one mail, whose end each delivery shares", async () => {
    const { to, sent, ids } = await collected(3);
    const channels = taking();
    const digest = await digestSent(to, channels);
    expect(channels.given).toHaveLength(1);
    const [mail] = channels.given;
    for (const { text } of sent) expect(mail?.text).toContain(`Despre ${text}\n\nCorpul ${text}.`);
    expect(mail?.subject).toBe(`Rezumat: 3 notificări de la ${to.system.denumire}`);
    expect(mail?.to).toBe(to.person.contacts[0]?.adresa);
    expect(digest).toMatchObject({ status: "Sent", livrariIncluse: ids, canal: "Email" });
    for (const id of ids) {
      const { mesajId, trimisLa, incercari } = digest;
      expect(await deliveryOf(id)).toMatchObject({
        status: "Sent",
        rezumatId: digest.id,
        mesajId,
        trimisLa,
        incercari,
      });
    }
  });

  it("none before it, nor by a message that comes by itself", async () => {
    at(BEFORE);
    const to = await reader();
    const { id } = await sendTo(to);
    at("2026-11-26T15:59:59Z");
    expect(await collectFor(to)).toBeUndefined();
    at(SIX);
    const channels = taking();
    await deliverBy(channels, id);
    await collectFor(to);
    await deliverBy(channels, id);
    expect(channels.given).toEqual([]);
  });

  it.each<[string, object]>([
    ["of priority High", { priority: "High" }],
    ["official", { categorie: undefined }],
    ["that expires before the hour", { expiresAt: "2026-11-26T15:00:00.000Z" }],
  ])("a mail %s goes at once, alone", async (_name, notification) => {
    at(BEFORE);
    const { id, text } = await sendTo(await reader(), { notification });
    const channels = taking();
    await deliverBy(channels, id);
    expect(channels.given.map(({ subject }) => subject)).toEqual([`Despre ${text}`]);
    expect(await stateOf(id)).toBe("Sent");
  });

  it("what comes by mail is kept until the hour of each system for itself", async () => {
    const { to, ids } = await collected(1);
    const other = await reader();
    at(BEFORE);
    const foreign = { system: other.system, person: to.person };
    const { id } = await sendTo(foreign);
    at(SIX);
    const [one, two] = [await collectFor(to), await collectFor(foreign)];
    expect([one?.livrariIncluse, two?.livrariIncluse]).toEqual([ids, [id]]);
  });

  it("what comes by mail is kept until the hour at two hours where two categories have two", async () => {
    const to = await reader(
      { categorie: "stiri" },
      {
        preferences: [
          { categorie: "stiri", rezumat: { ora: "08:00" } },
          { categorie: "oferte", rezumat: { ora: HOUR } },
        ],
      },
    );
    for (const day of [26, 27]) {
      at(`2026-11-${day}T05:00:00Z`);
      const [news, offers] = [await sendTo(to), await sendTo(to, { notification: { categorie: "oferte" } })];
      at(`2026-11-${day}T06:00:00Z`);
      expect((await collectFor(to))?.livrariIncluse).toEqual([news.id]);
      at(`2026-11-${day}T16:00:00Z`);
      expect((await collectFor(to))?.livrariIncluse).toEqual([offers.id]);
    }
  });
});

describe("the mail of a day is made once", () => {
  it("however many dispatchers make it, and carries each delivery once", async () => {
    const { to, ids } = await collected(5);
    const made = await Promise.all(Array.from({ length: 8 }, () => collectFor(to)));
    const digests = made.filter((one) => one !== undefined);
    expect(digests.map(({ livrariIncluse }) => livrariIncluse)).toEqual([ids]);
  });

  it("what comes later waits for tomorrow's", async () => {
    const { to } = await collected(1);
    await digestSent(to, taking());
    const late = await sendTo(to, {
      delivery: { isCollected: true, urmatoareaLa: clock.iso(), dueAt: clock.iso() },
    });
    expect(await collectFor(to)).toBeUndefined();
    expect(await deliveryOf(late.id)).toMatchObject({ urmatoareaLa: TOMORROW_SIX, dueAt: TOMORROW_SIX });
    at(TOMORROW_SIX);
    expect((await collectFor(to))?.livrariIncluse).toEqual([late.id]);
  });

  it("what comes later and expires before tomorrow's is sent separately", async () => {
    const { to } = await collected(1);
    await digestSent(to, taking());
    const late = await sendTo(to, {
      notification: { expiresAt: "2026-11-27T10:00:00.000Z" },
      delivery: { isCollected: true, urmatoareaLa: clock.iso(), dueAt: clock.iso() },
    });
    expect(await collectFor(to)).toBeUndefined();
    await deliverBy(taking(), late.id);
    expect(await stateOf(late.id)).toBe("Sent");
  });

  it.each([
    ["40 deliveries", 41, 1000, 40],
    ["10 MB", 3, 4_000_000, 2],
    ["one of any size", 2, 12_000_000, 1],
  ])(
    "the mail of a day is made once carries %s at most, and leaves the others to tomorrow's",
    async (_name, number, bytes, most) => {
      at(BEFORE);
      const to = await reader();
      const sent = [];
      for (let i = 0; i < number; i += 1) sent.push((await sendTo(to, { delivery: { bytes } })).id);
      at(SIX);
      const { livrariIncluse: today = [] } = (await collectFor(to)) ?? {};
      expect(today).toHaveLength(most);
      expect(await collectFor(to)).toBeUndefined();
      at(TOMORROW_SIX);
      const { livrariIncluse: tomorrow = [] } = (await collectFor(to)) ?? {};
      expect(new Set([...today, ...tomorrow])).toEqual(new Set(sent));
      expect(today.length + tomorrow.length).toBe(number);
    },
  );

  it.each([
    ["leaves out", "2026-03-28T10:00:00Z", ["2026-03-29T01:00:00Z", "2026-03-29T01:30:00Z"]],
    ["repeats", "2026-10-24T10:00:00Z", ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"]],
  ])(
    "the mail of a day is made once at the hour that a clock change %s",
    async (_name, before, [first = "", second = ""]) => {
      at(before);
      const to = await reader({ rezumat: { ora: "03:30" } });
      const early = await sendTo(to);
      at(first);
      expect((await collectFor(to))?.livrariIncluse).toEqual([early.id]);
      later(60);
      const late = await sendTo(to);
      at(second);
      expect(await collectFor(to)).toBeUndefined();
      expect((await deliveryOf(late.id)).status).toBe("Sending");
      later(24 * 3600);
      expect((await collectFor(to))?.livrariIncluse).toEqual([late.id]);
    },
  );
});

/** A change of a digest whose worker was killed right after it. */
async function withoutFollowing(id: number, fields: Partial<Delivery>): Promise<void> {
  const digest = await deliveryOf(id);
  const after = { ...digest, trimisLa: clock.iso(), ...fields };
  await transact([...changing(Deliveries, digest, after), markingDigest(after, digest.rev + 1)]);
}

describe("what the mail of the day becomes, the deliveries in it become", () => {
  it("Delivered and Read by its receipts, with events of their own", async () => {
    const { to, sent, ids } = await collected(2);
    const digest = await digestSent(to, taking());
    await applyReceipt(digest.id, { status: "Delivered" });
    expect(await statesOf(ids)).toEqual(["Delivered", "Delivered"]);
    await applyReceipt(digest.id, { status: "Read" });
    expect(await statesOf(ids)).toEqual(["Read", "Read"]);
    for (const { notification } of sent) {
      const events = await eventsOfNotification(notification);
      expect(events.map(({ tip, detalii }) => [tip, detalii.rezumat])).toEqual([
        ["TRIMISA", digest.id],
        ["LIVRATA", digest.id],
        ["CITITA", digest.id],
      ]);
      expect((await notificationOf(notification)).counts).toEqual({ Read: 1 });
    }
  });

  it("Failed where the address refuses it or it bounces, and the contact is undeliverable", async () => {
    for (const isBounce of [false, true]) {
      const { to, ids } = await collected(2);
      const digest = await digestSent(to, isBounce ? taking() : refusing());
      if (isBounce) await applyReceipt(digest.id, { status: "Failed", cauza: "permanent" });
      expect(await statesOf(ids)).toEqual(["Failed adresa-refuzata", "Failed adresa-refuzata"]);
      const [contact] = to.person.contacts;
      expect(contact && (await read(Contacts, contact))).toMatchObject({ nelivrabil: true });
    }
  });

  it("Delivered by a late receipt after 72 hours without one", async () => {
    const { to, ids } = await collected(1);
    const digest = await digestSent(to, taking());
    const why = { cauza: "temporary", motiv: "fara-recipisa" } as const;
    await changeDelivery(digest, { ...digest, status: "Failed", ...why });
    expect(await statesOf(ids)).toEqual(["Failed fara-recipisa"]);
    await applyReceipt(digest.id, { status: "Delivered" });
    expect(await statesOf(ids)).toEqual(["Delivered"]);
  });

  it("sent again by a replay after it was given up", async () => {
    const { to, ids } = await collected(2);
    const digest = await digestSent(
      to,
      fakeChannels([someProvider()], { hand: () => Promise.resolve({ kind: "ambiguous", code: "451" }) }),
    );
    expect(await statesOf(ids)).toEqual(["Sending", "Sending"]);
    const why = { cauza: "technical", motiv: "incercari-epuizate" } as const;
    const given = await changeDelivery(digest, { ...digest, status: "Failed", ...why });
    expect(await statesOf(ids)).toEqual(["Failed incercari-epuizate", "Failed incercari-epuizate"]);
    const { cauza: _cause, motiv: _reason, urmatoareaLa: _next, ...rest } = given ?? digest;
    if (given) await changeDelivery(given, { ...rest, status: "Sending" });
    expect(await statesOf(ids)).toEqual(["Sending", "Sending"]);
    const channels = taking();
    await deliverBy(channels, digest.id);
    expect(channels.given).toHaveLength(1);
    expect(await statesOf(ids)).toEqual(["Sent", "Sent"]);
  });

  it("what the mail of the day becomes, the deliveries in it become also if what changed it was stopped: the dispatcher completes it, over all states between", async () => {
    const { to, ids } = await collected(3);
    const digest = await collectFor(to);
    await withoutFollowing(digest?.id ?? 0, { status: "Sent" });
    await withoutFollowing(digest?.id ?? 0, { status: "Delivered" });
    expect(await statesOf(ids)).toEqual(["Sending", "Sending", "Sending"]);
    later(120);
    const completed = async () => {
      await followDigests(performance.now() + 20_000);
      expect(await statesOf(ids)).toEqual(["Delivered", "Delivered", "Delivered"]);
    };
    await vi.waitFor(completed, { timeout: 20_000 });
    expect(await followDigest(digest?.id ?? 0, changeDelivery)).toBe(false);
  });
});

describe("what ends in between is taken out of the mail", () => {
  type Ending = (of: { to: Reader; id: number; notification: { id: number } }) => Promise<unknown>;
  const endings: [string, Ending, string][] = [
    [
      "a cancelled notification",
      ({ notification }) => cancelNotification({ id: notification.id, by: "test" }),
      "Cancelled anulat",
    ],
    ["a cancelled delivery", async ({ id }) => cancelDelivery(await deliveryOf(id)), "Cancelled anulat"],
    [
      "a declined category",
      ({ to }) => declineFor(to.person.id, { sistemId: to.system.id, categorie: "oferte" }),
      "Cancelled refuz-destinatar",
    ],
  ];

  for (const isMade of [false, true])
    it.each(endings)(`%s, ${isMade ? "after" : "before"} the mail is made`, async (_name, end, state) => {
      at(BEFORE);
      const to = await reader();
      const kept = await sendTo(to);
      const gone = await sendTo(to, { notification: { categorie: "oferte" } });
      at(SIX);
      const made = isMade ? await collectFor(to) : undefined;
      await end({ to, ...gone });
      const digest = made ?? (await collectFor(to));
      const channels = taking();
      await deliverBy(channels, digest?.id ?? 0);
      expect(channels.given).toHaveLength(1);
      expect(channels.given[0]?.text).toContain(kept.text);
      expect(JSON.stringify(channels.given)).not.toContain(gone.text);
      expect([await stateOf(kept.id), await stateOf(gone.id)]).toEqual(["Sent", state]);
      await applyReceipt(digest?.id ?? 0, { status: "Delivered" });
      expect([await stateOf(kept.id), await stateOf(gone.id)]).toEqual(["Delivered", state]);
    });

  it("one that expires before the mail is sent", async () => {
    at(BEFORE);
    const to = await reader();
    const notification = { expiresAt: "2026-11-26T16:30:00.000Z" };
    const [kept, gone] = [await sendTo(to), await sendTo(to, { notification })];
    at(SIX);
    const digest = await collectFor(to);
    later(3600);
    const channels = taking();
    await deliverBy(channels, digest?.id ?? 0);
    expect(channels.given[0]?.text).toContain(kept.text);
    expect(channels.given[0]?.text).not.toContain(gone.text);
    expect(await statesOf([kept.id, gone.id])).toEqual(["Sent", "Failed expirat"]);
  });

  it("one that has expired when the mail is made late", async () => {
    at(BEFORE);
    const to = await reader();
    const notification = { expiresAt: "2026-11-26T16:30:00.000Z" };
    const [kept] = [await sendTo(to), await sendTo(to, { notification })];
    at("2026-11-26T17:00:00Z");
    expect((await collectFor(to))?.livrariIncluse).toEqual([kept.id]);
  });

  it("what ends in between is taken out of the mail and a mail with nothing left ends without being sent", async () => {
    const { to, ids, sent } = await collected(2);
    const digest = await collectFor(to);
    for (const { notification } of sent) await cancelNotification({ id: notification.id, by: "test" });
    const channels = taking();
    await deliverBy(channels, digest?.id ?? 0);
    expect(channels.given).toEqual([]);
    expect(await statesOf([...ids, digest?.id ?? 0])).toEqual(Array(3).fill("Cancelled anulat"));
  });

  it("erasing ends the mail and what is in it", async () => {
    const { to, ids } = await collected(2);
    const digest = await collectFor(to);
    await endReceived(to.person.id);
    expect(await statesOf([...ids, digest?.id ?? 0])).toEqual(Array(3).fill("Cancelled anulat"));
    expect(await deliveryOf(digest?.id ?? 0)).not.toHaveProperty("adresa");
  });

  it("a cancellation and the mail exclude each other, whichever comes first", async () => {
    const { to, ids, sent } = await collected(1);
    const [id = 0] = ids;
    const digest = await collectFor(to);
    const channels = taking();
    let answer: unknown;
    // The worker has claimed the mail and reads the deliveries in it.
    const reading = { command: "QueryCommand", about: `recipient#${to.person.id}`, most: 1 };
    await beforeCalls(
      reading,
      async () => {
        answer = await cancelDelivery(await deliveryOf(id));
      },
      () => deliverBy(channels, digest?.id ?? 0),
    );
    expect([answer, channels.given.length, await stateOf(id)]).toEqual([undefined, 1, "Sent"]);
    expect(channels.given[0]?.text).toContain(sent[0]?.text);
  });

  it("a cancellation that the claim of the mail overtakes changes nothing", async () => {
    const { to, ids } = await collected(1);
    const digest = await collectFor(to);
    const channels = taking();
    const delivery = await deliveryOf(ids[0] ?? 0);
    let answer: unknown;
    const cancelling = { command: "TransactWriteItemsCommand", about: "ConditionCheck", most: 1 };
    await beforeCalls(
      cancelling,
      () => deliverBy(channels, digest?.id ?? 0),
      async () => {
        answer = await cancelDelivery(delivery);
      },
    );
    expect([answer, channels.given.length, await stateOf(delivery.id)]).toEqual([undefined, 1, "Sent"]);
  });

  it("what cannot be rendered fails by itself", async () => {
    const { to, ids } = await collected(1);
    at(BEFORE);
    const texts = { subject: { ro: "Fără conținut" }, body: { ro: "x" } };
    const broken = await sendTo(to, { content: { texts }, notification: { objectKey: "content/none" } });
    at(SIX);
    const channels = taking();
    await digestSent(to, channels);
    expect(await statesOf([...ids, broken.id])).toEqual(["Sent", "Failed expirat"]);
    expect(channels.given[0]?.subject).toContain("1 notificare");
  });
});

describe("nobody else, and no other address, gets the mail", () => {
  it.each<[string, (to: Reader) => Promise<unknown>]>([
    ["an undeliverable contact", (to) => changeContact(to, { nelivrabil: true })],
    ["an unverified contact", (to) => changeContact(to, { verificat: false })],
    ["another address", (to) => changeContact(to, { adresa: `${fresh("alta")}@exemplu.md` })],
  ])("%s after the mail is made: it fails", async (_name, change) => {
    const { to, ids } = await collected(2);
    const digest = await collectFor(to);
    await change(to);
    const channels = taking();
    await deliverBy(channels, digest?.id ?? 0);
    expect(channels.given).toEqual([]);
    expect(await statesOf(ids)).toEqual(["Failed fara-contact", "Failed fara-contact"]);
  });

  it("nobody else, and no other address, gets the mail without a contact at the hour there is no mail, and the deliveries end as they would separately", async () => {
    const { to, ids } = await collected(1);
    await changeContact(to, { nelivrabil: true });
    expect(await collectFor(to)).toBeUndefined();
    await deliverBy(taking(), ids[0] ?? 0);
    expect(await statesOf(ids)).toEqual(["Failed fara-contact"]);
  });

  it("it goes to the contact that counts at the hour", async () => {
    const { to, ids } = await collected(1);
    const adresa = `${fresh("alta")}@exemplu.md`;
    await changeContact(to, { adresa });
    const channels = taking();
    await digestSent(to, channels);
    expect(channels.given.map((mail) => mail.to)).toEqual([adresa]);
    expect(await statesOf(ids)).toEqual(["Sent"]);
  });

  const changeContact = async ({ person }: Reader, fields: object) => {
    const [contact] = person.contacts;
    if (contact) await update(Contacts, contact, (before) => ({ ...before, ...fields }));
  };
});

it("the rows of a mail of the day hold the address only in the mail, and only until it has ended", async () => {
  const { to, ids } = await collected(2);
  const adresa = to.person.contacts[0]?.adresa ?? "";
  const digest = await collectFor(to);
  for (const id of ids) expect(await deliveryOf(id)).not.toHaveProperty("adresa");
  const { adresa: kept, ...others } = await deliveryOf(digest?.id ?? 0);
  expect(kept).toBe(adresa);
  expect(others.destinatar).toBe(`Destinatar ${to.person.id}`);
  for (const secret of [adresa, to.person.idnp, to.person.nume])
    expect(JSON.stringify(others)).not.toContain(secret);
  await deliverBy(taking(), digest?.id ?? 0);
  expect(await deliveryOf(digest?.id ?? 0)).not.toHaveProperty("adresa");
});

it("the rows of a mail of the day are not deliveries of a notification: its counts and events only tell of its own", async () => {
  const { to, sent } = await collected(2);
  const digest = await digestSent(to, taking());
  for (const { notification, id } of sent) {
    expect((await notificationOf(notification)).counts).toEqual({ Sent: 1 });
    const events = await eventsOfNotification(notification);
    expect(events.map(({ tip, livrareId }) => [tip, livrareId])).toEqual([["TRIMISA", id]]);
  }
  expect(digest.livrariIncluse).toEqual(sent.map(({ id }) => id));
});

it("the dispatcher makes the mail of the day and releases it in the same run", async () => {
  await startAnew();
  const { to, ids } = await collected(2);
  const partition = waitingIn("Medium", to.system.id, "Email");
  await vi.waitFor(async () => expect((await idsDueIn(partition)).toSorted()).toEqual(ids), {
    timeout: 20_000,
  });
  await runNow();
  const { rezumatId = 0 } = await deliveryOf(ids[0] ?? 0);
  const digest = await deliveryOf(rezumatId);
  expect(digest).toMatchObject({ status: "Sending", livrariIncluse: ids });
  // A released delivery is left alone for a while.
  expect((digest.dueAt ?? "") > clock.iso()).toBe(true);
  const channels = taking();
  await deliverBy(channels, rezumatId);
  expect(channels.given).toHaveLength(1);
});

describe("one click declines", () => {
  it("the category of a mail that has one", async () => {
    const { to } = await collected(2);
    const channels = taking();
    await digestSent(to, channels);
    expect(channels.given[0]?.unsubscribe).toContain("/public/unsubscribe/");
    expect(channels.given[0]?.text).not.toContain("/cont/dezabonare/");
  });

  it("each category of a mail with several, by an address in its text", async () => {
    const { to } = await collected(1);
    at(BEFORE);
    await sendTo(to, { notification: { categorie: "oferte" } });
    at(SIX);
    const channels = taking();
    await digestSent(to, channels);
    expect(channels.given[0]?.unsubscribe).toBeUndefined();
    expect(channels.given[0]?.text.match(/cont\/dezabonare\//g)).toHaveLength(2);
  });
});

it("a preference that ends leaves what was collected to its hour", async () => {
  at(BEFORE);
  const to = await reader();
  const { id } = await sendTo(to);
  const [preference] = to.person.preferences;
  if (preference) await update(Preferences, preference, ({ rezumat: _digest, ...rest }) => rest);
  await deliverBy(taking(), id);
  expect(await stateOf(id)).toBe("Sending");
  at(SIX);
  expect((await collectFor(to))?.livrariIncluse).toEqual([id]);
});
