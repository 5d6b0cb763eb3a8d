import { createLinked, type Linked } from "./testing.ts";
import { createSystem } from "../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { nextId } from "../../../shared/ids.ts";
import { MOST_PREFERENCES, type Preference } from "../records/preference.ts";
import { newEndpoint, newKeys } from "../recipients/registry/testing.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

const PREFERENCES = "/api/registry/me/preferences";

let ana: Linked;
let ion: Linked;
beforeAll(async () => {
  [ana, ion] = [await createLinked(), await createLinked()];
});

const add = (person: Linked, body: object) => person.ask<Preference>(`POST ${PREFERENCES}`, body);

it("the preferences of a person are added, listed, read, replaced and removed, each only by the person", async () => {
  const person = await createLinked();
  const { id: sistemId } = await createSystem();
  const quiet = { liniste: { de: "22:00", pana: "07:00" }, rezumat: { ora: "08:00" } };
  const { status, json } = await add(person, { sistemId, categorie: "noutati", canale: ["SMS"], ...quiet });
  expect([status, json]).toMatchObject([
    201,
    { destinatarId: person.id, sistemId, categorie: "noutati", canale: ["SMS"], activ: true, ...quiet },
  ]);
  expect((await person.ask(`GET ${PREFERENCES}/${json.id}`)).json).toEqual(json);
  const { json: list } = await person.ask<PageOf<Preference>>(`GET ${PREFERENCES}`);
  expect(list.items).toEqual([json]);
  const change = await person.ask<Preference>(`PUT ${PREFERENCES}/${json.id}`, {
    categorie: "noutati",
    activ: false,
  });
  expect(change.json).toMatchObject({ id: json.id, categorie: "noutati", activ: false });
  expect(change.json).not.toHaveProperty("liniste");
  expect((await person.ask(`DELETE ${PREFERENCES}/${json.id}`)).status).toBe(204);
  expect((await person.ask(`GET ${PREFERENCES}/${json.id}`)).status).toBe(404);
});

it("the preferences of a person keep a decline that a replacement does not send", async () => {
  const { json } = await add(await createLinked(), { categorie: "noutati", activ: false });
  expect(json.activ).toBe(false);
  const person = await createLinked();
  const made = await add(person, { categorie: "noutati", activ: false });
  const { json: after } = await person.ask<Preference>(`PUT ${PREFERENCES}/${made.json.id}`, {
    categorie: "noutati",
    canale: ["Email"],
  });
  expect(after).toMatchObject({ activ: false, canale: ["Email"] });
});

it("the preferences of a person of another person are not found, whatever is asked", async () => {
  const { json } = await add(ana, { categorie: `c-${nextId()}` });
  const asked = await Promise.all([
    ion.ask(`GET ${PREFERENCES}/${json.id}`),
    ion.ask(`PUT ${PREFERENCES}/${json.id}`, { activ: false }),
    ion.ask(`DELETE ${PREFERENCES}/${json.id}`),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
});

it("the preferences of a person belong to the caller, whatever a body says", async () => {
  const { json } = await add(ana, { categorie: `c-${nextId()}`, destinatarId: ion.id });
  expect(json.destinatarId).toBe(ana.id);
});

it.each<[string, object]>([
  ["a quiet time without an end", { liniste: { de: "22:00" } }],
  ["a quiet time of no length", { liniste: { de: "22:00", pana: "22:00" } }],
  ["a digest at 25:00", { rezumat: { ora: "25:00" } }],
  ["an unknown channel", { canale: ["Fax"] }],
  ["a category of other letters", { categorie: "Știri" }],
  ["a system that does not exist", { sistemId: nextId() }],
])("the preferences of a person are refused with %s", async (_, body) => {
  expect((await add(ana, body)).status).toBe(400);
});

it("the preferences of a person are one for each system and category, and 50 at most, also where 60 are added at once", async () => {
  const person = await createLinked();
  expect((await add(person, { categorie: "una" })).status).toBe(201);
  const twice = await add(person, { categorie: "una" });
  expect([twice.status, twice.json]).toMatchObject([409, { message: "error.preferintaExista" }]);
  const added = await Promise.all(
    Array.from({ length: MOST_PREFERENCES + 10 }, (_, i) => add(person, { categorie: `c-${i}` })),
  );
  const statuses = added.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(MOST_PREFERENCES - 1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(11);
});

describe("the browsers of a person", () => {
  const subscribe = (person: Linked, endpoint = newEndpoint()) =>
    person.ask<{ id: number; endpoint: string }>("POST /api/registry/me/push-subscription", {
      endpoint,
      keys: newKeys(),
    });
  const listed = async (person: Linked) =>
    (
      await person.ask<{ items: { id: number; endpoint: string }[] }>(
        "GET /api/registry/me/push-subscriptions",
      )
    ).json.items;

  it("the browsers of a person are subscribed and unsubscribed by the person; the keys are not shown", async () => {
    const person = await createLinked();
    const { status, json } = await subscribe(person);
    expect(status).toBe(201);
    expect(json).not.toHaveProperty("keys");
    expect(await listed(person)).toEqual([json]);
    const remove = (by: Linked) => by.ask(`DELETE /api/registry/me/push-subscription?id=${json.id}`);
    expect((await remove(ion)).status).toBe(404);
    expect((await remove(person)).status).toBe(204);
    expect(await listed(person)).toEqual([]);
    expect((await person.ask("DELETE /api/registry/me/push-subscription")).status).toBe(400);
  });

  it("the browsers of a person belong to who subscribed last", async () => {
    const [one, other] = [await createLinked(), await createLinked()];
    const endpoint = newEndpoint();
    await subscribe(one, endpoint);
    await subscribe(other, endpoint);
    expect([await listed(one), (await listed(other)).map((device) => device.endpoint)]).toEqual([
      [],
      [endpoint],
    ]);
  });

  it("the browsers of a person are ten at most: the oldest gives way", async () => {
    const person = await createLinked();
    const ids = [];
    for (let i = 0; i < 11; i += 1) ids.push((await subscribe(person)).json.id);
    expect((await listed(person)).map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
  });

  it.each([
    ["http", "http://fcm.googleapis.com/fcm/send/a"],
    ["a host that is no push service", "https://exemplu.md/a"],
    ["a private address", "https://10.0.0.1/a"],
    ["a metadata address in another spelling", "https://0xa9fea9fe/a"],
    ["no address", "fcm.googleapis.com"],
  ])("the browsers of a person are refused at %s", async (_, endpoint) => {
    expect((await subscribe(ana, endpoint)).status).toBe(400);
  });

  it("the browsers of a person are refused with invalid keys", async () => {
    const keys = { ...newKeys(), p256dh: `B${"A".repeat(86)}` };
    const body = { endpoint: newEndpoint(), keys };
    expect((await ana.ask("POST /api/registry/me/push-subscription", body)).status).toBe(400);
  });
});

it("the own account is shown without its number, and the key of push messages is a point on P-256", async () => {
  const { json, text } = await ana.ask("GET /api/registry/me");
  expect(json).toMatchObject({ id: ana.id, nume: "Ana Rusu", limba: "ro", tip: "IDNP", activ: true });
  expect(json).toMatchObject({ utilizatorLogin: ana.account.login });
  expect(text).not.toMatch(/"idn[po]"|utilizatorId|\b2[0-9]{12}\b/);
  const key = await ana.ask<{ publicKey: string }>("GET /api/registry/push-public-key");
  expect(key.json.publicKey).toMatch(/^B[A-Za-z0-9_-]{86}$/);
});
