import "../../testing.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { channels } from "../../records/delivery.ts";
import { priorities } from "../../records/lanes.ts";
import type { Person } from "../registry/person.ts";
import { type Asked, chooseWays, fittingPreferences, isUsable } from "./choice.ts";
import { contactWith, personWith, preferenceWith, someDevice } from "./testing/in-memory.ts";

const SYSTEM = 7;
/** Noon, and half past ten in the evening, in Chisinau. */
const NOON = new Date("2026-11-26T10:00:00Z");
const NIGHT = new Date("2026-11-26T20:30:00Z");
const MORNING = "2026-11-27T05:00:00.000Z";

const noticed = (fields: Partial<Asked> = {}): Asked => ({ sistemId: SYSTEM, priority: "Medium", ...fields });
const sms = (fields = {}) => contactWith({ canal: "SMS", adresa: "+37360000001", ...fields });
const mail = (fields = {}) => contactWith({ canal: "Email", adresa: "ana@exemplu.md", ...fields });
const all = () => ({ contacts: [mail(), sms()], devices: [someDevice()] });
const quiet = { liniste: { de: "21:00", pana: "07:00" } };
const digest = { rezumat: { ora: "18:00" } };
const HOUR_OF_DIGEST = "2026-11-26T16:00:00.000Z";

/** The channels of a choice with their times, or its reason. */
function chosen(person: Person, asked: Partial<Asked> = {}, now = NOON): string {
  const choice = chooseWays(person, noticed(asked), now);
  if ("reason" in choice) return choice.reason;
  return choice.ways
    .map(({ canal, from, isCollected }) =>
      [canal, from, isCollected && "collected"].filter(Boolean).join(" "),
    )
    .join(", ");
}

const preferring = (...preferences: Parameters<typeof preferenceWith>[0][]) =>
  personWith({ ...all(), preferences: preferences.map((one) => preferenceWith(one)) });

describe("the choice of channels", () => {
  it.each<[string, Person, Partial<Asked>, string]>([
    ["mail comes first", personWith(all()), {}, "Email"],
    ["Push before SMS", personWith({ contacts: [sms()], devices: [someDevice()] }), {}, "Push"],
    ["SMS where there is nothing else", personWith({ contacts: [sms()] }), {}, "SMS"],
    ["the sender's order counts", personWith(all()), { channels: ["SMS", "Email"] }, "SMS"],
    [
      "the sender's second where the first has no contact",
      personWith({ contacts: [mail()] }),
      { channels: ["SMS", "Email"] },
      "Email",
    ],
    ["nobody without contacts", personWith(), {}, "fara-contact"],
    [
      "no channel besides the sender's",
      personWith({ contacts: [mail()] }),
      { channels: ["SMS"] },
      "fara-contact",
    ],
    ["no unverified address", personWith({ contacts: [mail({ verificat: false })] }), {}, "fara-contact"],
    ["no undeliverable address", personWith({ contacts: [mail({ nelivrabil: true })] }), {}, "fara-contact"],
    [
      "nothing to an inactive recipient",
      personWith({ ...all(), recipient: { activ: false } }),
      {},
      "fara-contact",
    ],
    ["all channels of a preference", preferring({ canale: ["SMS", "Push"] }), {}, "Push, SMS"],
    [
      "an empty preference leaves the choice to the sender",
      preferring({ canale: [] }),
      { categorie: "stiri" },
      "Email",
    ],
    [
      "the sender's channels cut by the preference",
      preferring({ canale: ["SMS", "Push"] }),
      { channels: ["Email", "SMS"] },
      "SMS",
    ],
    [
      "nothing of a category where nothing is left",
      preferring({ canale: ["Push"] }),
      { channels: ["SMS"], categorie: "stiri" },
      "refuz-destinatar",
    ],
    [
      "what is official goes over the sender's channel then",
      preferring({ canale: ["Push"] }),
      { channels: ["SMS"] },
      "SMS",
    ],
    [
      "a wanted channel without a contact is none",
      personWith({ contacts: [mail()], preferences: [preferenceWith({ canale: ["SMS"] })] }),
      { categorie: "stiri" },
      "fara-contact",
    ],
    [
      "what is official reaches them over another",
      personWith({ contacts: [mail()], preferences: [preferenceWith({ canale: ["SMS"] })] }),
      {},
      "Email",
    ],
    [
      "what is official is not declined where nobody can be reached",
      personWith({ preferences: [preferenceWith({ canale: ["Push"] })] }),
      { channels: ["SMS"] },
      "fara-contact",
    ],
    [
      "a ladder has every channel as a rung",
      personWith(all()),
      { escalate: { afterMinutes: 5 } },
      "Email, Push, SMS",
    ],
    [
      "in the sender's order",
      personWith(all()),
      { escalate: { afterMinutes: 5 }, channels: ["SMS", "Email"] },
      "SMS, Email",
    ],
    [
      "a channel that the sender names twice is one rung",
      personWith(all()),
      { escalate: { afterMinutes: 5 }, channels: ["SMS", "Email", "SMS"] },
      "SMS, Email",
    ],
    ["cut by the preference", preferring({ canale: ["SMS"] }), { escalate: { afterMinutes: 5 } }, "SMS"],
  ])("%s", (_name, person, asked, expected) => {
    expect(chosen(person, asked)).toBe(expected);
  });

  it("the choice of channels takes the principal contact of a channel, else the oldest that is usable", () => {
    const [first, second, third] = [mail({ verificat: false }), mail(), mail({ principal: true })];
    const contactOf = (contacts: Person["contacts"]) => {
      const choice = chooseWays(personWith({ contacts }), noticed(), NOON);
      return "ways" in choice ? choice.ways[0]?.contact : undefined;
    };
    expect(contactOf([third, second, first])).toBe(third);
    expect(contactOf([mail(), second, first])?.id).toBe(second.id);
    expect(contactOf([{ ...third, nelivrabil: true }, second])).toBe(second);
  });
});

describe("the preference that fits best", () => {
  it("the preference that fits best is that of system and category, then system, then category, then any", () => {
    const those = [
      {},
      { categorie: "stiri" },
      { sistemId: SYSTEM },
      { sistemId: SYSTEM, categorie: "stiri" },
    ];
    const preferences = those.map((one) => preferenceWith(one));
    const fitting = fittingPreferences(preferences, { sistemId: SYSTEM, categorie: "stiri" });
    expect(fitting).toEqual(preferences.toReversed());
    expect(fittingPreferences(preferences, { sistemId: SYSTEM })).toEqual([preferences[2], preferences[0]]);
    expect(fittingPreferences(preferences, { sistemId: 8, categorie: "alta" })).toEqual([preferences[0]]);
  });

  it.each<[string, Parameters<typeof preferenceWith>[0][], Partial<Asked>, string]>([
    [
      "declines its category",
      [{ categorie: "stiri", activ: false }],
      { categorie: "stiri" },
      "refuz-destinatar",
    ],
    [
      "declines all categories of a system",
      [{ sistemId: SYSTEM, activ: false }],
      { categorie: "stiri" },
      "refuz-destinatar",
    ],
    ["of another system declines nothing", [{ sistemId: 8, activ: false }], { categorie: "stiri" }, "Email"],
    [
      "of another category declines nothing",
      [{ categorie: "alta", activ: false }],
      { categorie: "stiri" },
      "Email",
    ],
    ["never declines what is official", [{ activ: false }], {}, "Email"],
    ["never declines High", [{ activ: false }], { categorie: "stiri", priority: "High" }, "Email"],
    [
      "decides over a general refusal",
      [{ activ: false }, { categorie: "stiri" }],
      { categorie: "stiri" },
      "Email",
    ],
  ])("%s", (_name, preferences, asked, expected) => {
    expect(chosen(preferring(...preferences), asked)).toBe(expected);
  });
});

describe("quiet hours and the mail of the day", () => {
  it.each<[string, Person, Partial<Asked>, string]>([
    ["SMS waits for the morning", preferring(quiet), { channels: ["SMS"] }, `SMS ${MORNING}`],
    ["Push as well", preferring(quiet), { channels: ["Push"] }, `Push ${MORNING}`],
    ["mail does not wait for the morning", preferring(quiet), { channels: ["Email"] }, "Email"],
    ["SMS of High does not wait", preferring(quiet), { channels: ["SMS"], priority: "High" }, "SMS"],
    [
      "a preference without quiet hours leaves the general ones",
      preferring(quiet, { sistemId: SYSTEM }),
      { channels: ["SMS"] },
      `SMS ${MORNING}`,
    ],
  ])("%s", (_name, person, asked, expected) => {
    expect(chosen(person, asked, NIGHT)).toBe(expected);
  });

  it.each<[string, Partial<Asked>, string]>([
    ["mail with a category waits for its hour", { categorie: "stiri" }, `Email ${HOUR_OF_DIGEST} collected`],
    ["official mail does not wait", {}, "Email"],
    ["mail of High does not wait", { categorie: "stiri", priority: "High" }, "Email"],
    ["SMS does not wait for it", { categorie: "stiri", channels: ["SMS"] }, "SMS"],
    ["a ladder does not wait", { categorie: "stiri", escalate: { afterMinutes: 5 } }, "Email, Push, SMS"],
    ["what expires before goes at once", { categorie: "stiri", expiresAt: HOUR_OF_DIGEST }, "Email"],
    [
      "what expires later waits",
      { categorie: "stiri", expiresAt: "2026-11-26T16:00:00.001Z" },
      `Email ${HOUR_OF_DIGEST} collected`,
    ],
  ])("%s", (_name, asked, expected) => {
    expect(chosen(preferring(digest), asked)).toBe(expected);
  });

  it("a preference without an hour leaves the general one", () => {
    const person = preferring(digest, { sistemId: SYSTEM });
    expect(chosen(person, { categorie: "stiri" })).toBe(`Email ${HOUR_OF_DIGEST} collected`);
  });
});

describe("whoever is asked for, and whatever for", () => {
  const some = fc.boolean();
  const systems = fc.constantFrom(undefined, SYSTEM, 8);
  const categories = fc.constantFrom(undefined, "stiri", "alta");
  const lists = fc.uniqueArray(fc.constantFrom(...channels));
  const people = fc
    .record({
      recipient: fc.record({ activ: fc.constantFrom(true, true, true, false) }),
      contacts: fc.array(
        fc.record({
          canal: fc.constantFrom("Email" as const, "SMS" as const),
          verificat: some,
          principal: some,
          nelivrabil: some,
        }),
        { maxLength: 5 },
      ),
      preferences: fc.array(
        fc.record({
          ...{ sistemId: systems, categorie: categories, canale: lists, activ: some },
          liniste: fc.constantFrom(undefined, quiet.liniste),
          rezumat: fc.constantFrom(undefined, digest.rezumat),
        }),
        { maxLength: 5 },
      ),
      devices: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ recipient, contacts, preferences, devices }) =>
      personWith({
        recipient,
        contacts: contacts.map((one) => contactWith(one)),
        preferences: preferences.map((one) => preferenceWith(one as never)),
        devices: Array.from({ length: devices }, someDevice),
      }),
    );
  const asked = fc
    .record({
      ...{ categorie: categories, priority: fc.constantFrom(...priorities) },
      channels: fc.option(fc.uniqueArray(fc.constantFrom(...channels), { minLength: 1 }), { nil: undefined }),
      escalate: fc.constantFrom(undefined, { afterMinutes: 5 }),
    })
    .map((fields) => noticed(fields));

  const always = (
    holds: (person: Person, notice: Asked, choice: ReturnType<typeof chooseWays>, now: Date) => void,
  ) =>
    fc.assert(
      fc.property(people, asked, fc.constantFrom(NOON, NIGHT), (person, notice, now) =>
        holds(person, notice, chooseWays(person, notice, now), now),
      ),
      { numRuns: 300 },
    );
  const waysIn = (choice: ReturnType<typeof chooseWays>) => ("ways" in choice ? choice.ways : []);

  it("no address gets anything that is unverified, undeliverable, or another's", () => {
    always((person, _notice, choice) => {
      for (const { canal, contact } of waysIn(choice)) {
        if (canal === "Push") expect(person.devices).not.toHaveLength(0);
        else expect(person.contacts.filter(isUsable)).toContain(contact);
        expect(contact?.canal ?? "Push").toBe(canal);
      }
    });
  });

  it("whoever is asked for, and whatever for who has declined gets nothing, and nobody declines what is official or High", () => {
    always((person, notice, choice) => {
      const [best] = fittingPreferences(person.preferences, notice);
      const isFree = notice.categorie === undefined || notice.priority === "High";
      if (best && !best.activ && !isFree) expect(waysIn(choice)).toEqual([]);
      if (isFree) expect(choice).not.toEqual({ reason: "refuz-destinatar" });
    });
  });

  it("no channel is used twice, none besides the sender's, and there is a reason where there is none", () => {
    always((_person, notice, choice) => {
      const used = waysIn(choice).map(({ canal }) => canal);
      expect(new Set(used).size).toBe(used.length);
      for (const canal of used) expect(notice.channels ?? channels).toContain(canal);
      if (used.length === 0) expect(choice).toHaveProperty("reason");
    });
  });

  it("what is official or High reaches whoever can be reached over the sender's channels", () => {
    always((person, notice, choice) => {
      if (notice.categorie !== undefined && notice.priority !== "High") return;
      const canReach = (notice.channels ?? channels).some((canal) =>
        canal === "Push"
          ? person.devices.length > 0
          : person.contacts.some((one) => one.canal === canal && isUsable(one)),
      );
      expect("ways" in choice).toBe(person.recipient.activ && canReach);
    });
  });

  it("nothing wakes anybody in their quiet hours but mail and High", () => {
    always((person, notice, choice, now) => {
      const fitting = fittingPreferences(person.preferences, notice);
      const isQuiet = now === NIGHT && notice.priority !== "High" && fitting.some(({ liniste }) => liniste);
      for (const { canal, from } of waysIn(choice))
        if (canal !== "Email") expect(from).toBe(isQuiet ? MORNING : undefined);
    });
  });
});
