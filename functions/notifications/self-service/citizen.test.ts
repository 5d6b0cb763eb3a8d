import { vi } from "vitest";
// Callers are cached as on AWS.
vi.hoisted(() => (process.env.CALLER_CACHE_SECONDS = "900"));
import { administrator, call } from "../testing.ts";
import {
  bearing,
  type CitizenCaller,
  codesTo,
  createCitizen,
  createLinked,
  linkTo,
  sendTo,
  withMail,
} from "./testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { removing } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { sessionsOf } from "../../../shared/features/sessions/session.ts";
import { callsOf, tally } from "../../../shared/testing/aws-calls.ts";
import { keys } from "../../../shared/testing/caller.ts";
import { logLinesOf } from "../../../shared/testing/log-lines.ts";
import { addPersonTo, bearerOf } from "../../../shared/testing/people.ts";
import { citizenSession } from "../../../shared/testing/sessions.ts";
import { aMinuteAgo } from "../../../shared/testing/settled.ts";
import { newIdnp } from "../../../shared/testing/state-numbers.ts";
import { untilUndisturbed } from "../../../shared/testing/with-faults.ts";
import { deliveryOf } from "../delivering/delivery/testing.ts";
import type { Contact } from "../records/contact.ts";
import { newAddress, newEndpoint, newKeys } from "../recipients/registry/testing.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

keys.sent = false;

const ZONE = "/api/v1/citizen";
const LISTS = ["notifications", "contacts", "preferences", "push-subscriptions"];

type Asking = Pick<CitizenCaller, "ask">;

const contact = () => ({ canal: "Email", adresa: newAddress() });
const device = () => ({ endpoint: newEndpoint(), keys: newKeys() });

async function added<Body extends { id: number }>(
  { ask }: Asking,
  path: string,
  body: object,
): Promise<Body> {
  const { status, json } = await ask<Body>(`POST ${ZONE}/${path}`, body);
  expect([path, status]).toEqual([path, 201]);
  return json;
}

/** A citizen with a record of every kind: their ids. */
async function withRecords(citizen: CitizenCaller) {
  const { notification } = await sendTo(citizen.id, { notification: { categorie: "stiri" } });
  return {
    notifications: notification.id,
    contacts: (await added(citizen, "contacts", contact())).id,
    preferences: (await added(citizen, "preferences", { categorie: "stiri" })).id,
    "push-subscriptions": (await added(citizen, "push-subscriptions", device())).id,
  };
}

const totals = ({ ask }: Asking, query = "") =>
  Promise.all(
    LISTS.map(async (path) => (await ask<PageOf<{ id: number }>>(`GET ${ZONE}/${path}${query}`)).json.total),
  );

let ana: CitizenCaller;
let ion: CitizenCaller;
let ids: Awaited<ReturnType<typeof withRecords>>;
beforeAll(async () => {
  await withMail();
  [ana, ion] = await aMinuteAgo(async () => [await createCitizen(), await createCitizen()]);
  ids = await withRecords(ana);
});

it("a citizen finds their own records, and is not named in them", async () => {
  expect(await totals(ana)).toEqual([1, 1, 1, 1]);
  for (const path of LISTS) {
    const { items } = (await ana.ask<PageOf<{ id: number }>>(`GET ${ZONE}/${path}`)).json;
    expect([path, items[0]?.id]).toEqual([path, ids[path as keyof typeof ids]]);
    expect(JSON.stringify(items)).not.toMatch(new RegExp(`${ana.idnp}|destinatarId`));
  }
});

it("a citizen finds nothing of another one: not by id, in lists, totals, filters or orders", async () => {
  expect(await totals(ion)).toEqual([0, 0, 0, 0]);
  for (const path of LISTS) {
    const id = ids[path as keyof typeof ids];
    for (const query of [`?id=${id}`, `?filter[id]=${id}`, "?sort=id,asc", "?page=0&size=1"])
      expect([
        path,
        query,
        (await ion.ask<PageOf<{ id: number }>>(`GET ${ZONE}/${path}${query}`)).json,
      ]).toMatchObject([path, query, { items: [], total: 0 }]);
  }
  const { contacts, preferences, notifications } = ids;
  const foreign: [address: string, body?: object][] = [
    [`GET ${ZONE}/notifications/${notifications}`],
    [`GET ${ZONE}/contacts/${contacts}`],
    [`PUT ${ZONE}/contacts/${contacts}`, contact()],
    [`POST ${ZONE}/contacts/${contacts}/verify`, { code: "000000" }],
    [`POST ${ZONE}/contacts/${contacts}/resend`],
    [`DELETE ${ZONE}/contacts/${contacts}`],
    [`GET ${ZONE}/preferences/${preferences}`],
    [`PUT ${ZONE}/preferences/${preferences}`, { categorie: "alta" }],
    [`DELETE ${ZONE}/preferences/${preferences}`],
    [`DELETE ${ZONE}/push-subscriptions/${ids["push-subscriptions"]}`],
  ];
  for (const [address, body] of foreign)
    expect([address, (await ion.ask(address, body)).status]).toEqual([address, 404]);
  expect(await totals(ana)).toEqual([1, 1, 1, 1]);
});

it("a citizen cannot add a record for another recipient, or name the fields that the lists do not show", async () => {
  const own = await createCitizen();
  await own.ask(`POST ${ZONE}/contacts`, { ...contact(), destinatarId: ana.id, verificat: true });
  expect(await totals(own)).toEqual([0, 1, 0, 0]);
  const { items } = (await own.ask<PageOf<Contact>>(`GET ${ZONE}/contacts`)).json;
  expect(items[0]?.verificat).toBe(false);
  expect((await own.ask(`GET ${ZONE}/contacts?filter[destinatarId]=${ana.id}`)).status).toBe(400);
});

it("a citizen proves an address by the code that was sent to it, once", async () => {
  const own = await createCitizen();
  const { id, adresa } = await added<Contact>(own, "contacts", contact());
  const [code = ""] = codesTo(adresa);
  const verify = (sent: string) => own.ask<Contact>(`POST ${ZONE}/contacts/${id}/verify`, { code: sent });
  expect((await verify(code)).json.verificat).toBe(true);
  expect((await own.ask(`POST ${ZONE}/contacts/${id}/resend`)).status).toBe(409);
});

it("a citizen reads a notification as in the list", async () => {
  const { json } = await ana.ask<PageOf<{ id: number }>>(`GET ${ZONE}/notifications`);
  const one = await ana.ask(`GET ${ZONE}/notifications/${ids.notifications}`);
  expect([one.status, one.json]).toEqual([200, json.items[0]]);
});

it("a citizen marks a notification as read, which its sender sees; another one's is 404", async () => {
  const { notification, id } = await sendTo(ana.id);
  const address = `POST ${ZONE}/notifications/${notification.id}/read`;
  expect(await ion.ask(address)).toMatchObject({ status: 404 });
  expect(await ana.ask(address)).toMatchObject({
    status: 200,
    json: { id: notification.id, status: "Read" },
  });
  expect(await deliveryOf(id)).toMatchObject({ status: "Read" });
});

it("a citizen with the same Idempotency-Key gets the same answer, and adds one contact", async () => {
  const own = await createCitizen();
  const body = contact();
  const send = () => own.ask<Contact>(`POST ${ZONE}/contacts`, body, { "idempotency-key": "contact-nou" });
  expect((await send()).json.id).toBe((await send()).json.id);
  expect(await totals(own)).toEqual([0, 1, 0, 0]);
});

it("a citizen has no number in a log line", async () => {
  const lines = await logLinesOf(async () => {
    await totals(ana);
    const { id } = await added(ana, "contacts", contact());
    for (let i = 0; i < 3; i += 1) await ana.ask(`POST ${ZONE}/contacts/${id}/resend`);
    await ana.ask("GET /api/v1/staff/notifications");
  });
  // Refusals are logged: of a fourth code within the hour, and of a foreign zone.
  expect(lines).toContain(`"recipient#${ana.id}"`);
  expect(lines).toContain(`"session#${ana.session.id}"`);
  expect(lines).not.toContain(ana.idnp);
});

describe("a citizen who is not in the registry", () => {
  const adds: [path: string, body: () => object][] = [
    ["contacts", contact],
    ["preferences", () => ({ categorie: "stiri" })],
    ["push-subscriptions", device],
  ];

  async function hasNothing(citizen: Asking): Promise<void> {
    expect(await totals(citizen)).toEqual([0, 0, 0, 0]);
    for (const path of ["notifications", "contacts", "preferences"])
      expect((await citizen.ask(`GET ${ZONE}/${path}/${ids[path as keyof typeof ids]}`)).status).toBe(404);
    expect((await citizen.ask(`DELETE ${ZONE}/push-subscriptions/${ids["push-subscriptions"]}`)).status).toBe(
      404,
    );
    for (const [path, body] of adds) {
      const { status, json } = await citizen.ask<{ detail: string }>(`POST ${ZONE}/${path}`, body());
      expect([path, status, json.detail]).toEqual([
        path,
        403,
        "Nu corespundeți niciunui destinatar din registru.",
      ]);
    }
  }

  it("a citizen who is not in the registry sees empty lists, finds nothing by id, and is told why nothing can be added", async () => {
    await hasNothing(bearing((await citizenSession("notifications", newIdnp())).token));
  });

  it("a citizen who is not in the registry has their records from the first request after the registry knows them", async () => {
    const idnp = newIdnp();
    const citizen = bearing((await citizenSession("notifications", idnp)).token);
    expect((await citizen.ask(`POST ${ZONE}/contacts`, contact())).status).toBe(403);
    await createCitizen({ idnp });
    await added(citizen, "contacts", contact());
  });

  it("a citizen who is not in the registry is somebody whose recipient was deactivated, from the next request on", async () => {
    const own = await aMinuteAgo(createCitizen);
    await added(own, "contacts", contact());
    expect(await totals(own)).toEqual([0, 1, 0, 0]);
    await call(`PATCH /api/destinatars/${own.id}`, await administrator(), { activ: false });
    await hasNothing(own);
  });

  it("a citizen who is not in the registry is somebody whose session names the recipient of another number", async () => {
    await hasNothing(bearing((await citizenSession("notifications", newIdnp(), ana.id)).token));
  });

  it("a citizen who is not in the registry is not a legal entity: the number of one opens nothing", async () => {
    const { json } = await call<{ id: number }>("POST /api/destinatars", await administrator(), {
      idno: "1003600012346",
      nume: "Fabrica",
    });
    await hasNothing(bearing((await citizenSession("notifications", "1003600012346", json.id)).token));
  });
});

it("a session that was ended is refused from the next request on", async () => {
  const own = await aMinuteAgo(createCitizen);
  expect((await own.ask(`GET ${ZONE}/contacts`)).status).toBe(200);
  await transact(removing(sessionsOf("notifications"), own.session));
  expect((await own.ask(`GET ${ZONE}/contacts`)).status).toBe(401);
});

it("a linked account sees what its citizen sees, and each what the other adds", async () => {
  const own = await createCitizen();
  const account = await addPersonTo("notifications");
  await linkTo(account.login, own.id);
  const { id } = await added(own, "contacts", contact());
  const linked = bearerOf("notifications", account);
  expect((await call(`GET /api/registry/me/contacts/${id}`, linked)).status).toBe(200);
  expect((await call(`GET ${ZONE}/contacts`, linked)).status).toBe(403);
});

describe("a route of the citizen zone costs what its older address costs", untilUndisturbed, () => {
  it.each(LISTS)("%s", async (path) => {
    const idnp = newIdnp();
    const linked = await aMinuteAgo(() => createLinked({ idnp }));
    const { token } = await aMinuteAgo(() => citizenSession("notifications", idnp, linked.id));
    await sendTo(linked.id);
    const costOf = async ({ ask }: Asking, address: string) => {
      await ask(address);
      const { calls, result } = await callsOf(() => ask(address));
      expect([address, result.status]).toEqual([address, 200]);
      return tally(calls);
    };
    expect(await costOf(bearing(token), `GET ${ZONE}/${path}`)).toEqual(
      await costOf(linked, `GET /api/registry/me/${path}`),
    );
  });
});
