import { vi } from "vitest";
// Callers are cached as on AWS.
vi.hoisted(() => (process.env.CALLER_CACHE_SECONDS = "900"));
import {
  administrator,
  call,
  createAppSystem,
  createGroup,
  createSystem,
  createTemplate,
  fresh,
  operatorOf,
} from "./testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../../shared/data/entity.ts";
import { callsOf, tally } from "../../shared/testing/aws-calls.ts";
import { keys } from "../../shared/testing/caller.ts";
import { addPersonTo } from "../../shared/testing/people.ts";
import { officialSession } from "../../shared/testing/sessions.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import { untilUndisturbed } from "../../shared/testing/with-faults.ts";
import type { System } from "./records/system.ts";
import { storeNotification } from "./accepting/tracking/testing.ts";
import type { GroupView } from "./records/group.ts";
import type { NotificationView } from "./records/notification.ts";
import type { PageOf } from "../../shared/http/responses.ts";
import type { TemplateView } from "./records/template.ts";

keys.sent = false;

/* What officials and systems do in their zones, from sending to reading. */

const STAFF = "/api/v1/staff";
const APP = "/api/v1/app";

type Headers = Record<string, string>;

const text = { subject: "Salut", body: "Text", recipients: [{ type: "Email", value: "ion@exemplu.md" }] };

let system: Stored<System>;
/** The same operator with a session, and with the token of their account. */
let operator: Headers;
let clerk: Headers;
let other: Headers;
let admin: Headers;
beforeAll(async () => {
  await aMinuteAgo(async () => {
    system = await createSystem();
    clerk = await operatorOf(system);
    admin = await administrator();
    other = await operatorOf(await createSystem());
    const { id } = await addPersonTo("notifications", {
      authorities: ["ROLE_USER", "ROLE_OPERATOR"],
      sistemId: system.id,
    });
    operator = { authorization: `Bearer ${(await officialSession("notifications", id)).token}` };
  });
});

it("an operator in the staff zone sends in the name of their system, and reads what they sent", async () => {
  const sent = await call<NotificationView>(`POST ${STAFF}/notifications`, operator, text);
  expect([sent.status, sent.json.sistemId]).toEqual([201, system.id]);
  const at = `${STAFF}/notifications/${sent.json.id}`;
  expect(sent.headers.location).toBe(`http://temelia.test/notifications${at}`);
  expect((await call<NotificationView>(`GET ${at}`, operator)).json.trackingId).toBe(sent.json.trackingId);
  const { json } = await call<PageOf<{ id: number }>>(`GET ${STAFF}/notifications`, operator);
  expect(json.items.map(({ id }) => id)).toContain(sent.json.id);
  expect((await call(`GET ${at}`, other)).status).toBe(404);
});

it("an operator in the staff zone sends in the name of no other system", async () => {
  const { id: sistemId } = await createSystem();
  const { status, json } = await call(`POST ${STAFF}/notifications`, operator, { ...text, sistemId });
  expect([status, json]).toMatchObject([400, { errors: [{ field: "sistemId", code: "necunoscut" }] }]);
});

it("an operator in the staff zone makes groups of their system, and finds none of another one", async () => {
  const group = { cod: fresh("GRUP"), denumire: "Grup" };
  const { json } = await call<GroupView>(`POST ${STAFF}/groups`, operator, group);
  expect(json.sistemId).toBe(system.id);
  const foreign = await createGroup({ sistemId: (await createSystem()).id });
  for (const path of ["", "/members"])
    expect((await call(`GET ${STAFF}/groups/${foreign.id}${path}`, operator)).status).toBe(404);
  const list = (await call<PageOf<{ id: number }>>(`GET ${STAFF}/groups`, operator)).json;
  expect(list.items.map(({ id }) => id)).toEqual([json.id]);
});

it("an operator in the staff zone reads the templates of their system and not who wrote them", async () => {
  const { id } = await createTemplate({ sistemId: system.id });
  const { json } = await call<Record<string, unknown>>(`GET ${STAFF}/templates/${id}`, operator);
  expect(json).toMatchObject({ id, body: { ro: "Text" } });
  expect(Object.keys(json)).not.toContain("creatDe");
  const changes = ["POST", "PUT", "PATCH", "DELETE"].map(
    async (method) => (await call(`${method} ${STAFF}/templates/${id}`, operator, {})).status,
  );
  expect(new Set(await Promise.all(changes))).toEqual(new Set([405]));
});

it("a service administrator in the staff zone names the system that they send or make a group for", async () => {
  const group = () => ({ cod: fresh("GRUP"), denumire: "Grup" });
  for (const [path, body] of [
    ["notifications", () => text],
    ["groups", group],
  ] as const) {
    const named = await call<NotificationView | GroupView>(`POST ${STAFF}/${path}`, admin, {
      ...body(),
      sistemId: system.id,
    });
    expect([path, named.status, named.json.sistemId]).toEqual([path, 201, system.id]);
    expect((await call(`POST ${STAFF}/${path}`, admin, body())).json).toMatchObject({
      status: 400,
      errors: [{ field: "sistemId", code: "obligatoriu" }],
    });
  }
});

it("a system in the app zone sends, follows and cancels only by its own trackingId, and for its systems", async () => {
  const [own, foreign] = [await createAppSystem(), await createAppSystem()];
  const trackingId = fresh("T");
  const at = `${APP}/notifications/${trackingId}`;
  const sent = await call(`POST ${APP}/notifications`, own.headers, { ...text, trackingId });
  expect([sent.status, sent.json, sent.headers.location]).toEqual([
    202,
    { trackingId, status: "Pending", deliveries: [] },
    `http://temelia.test/notifications${at}`,
  ]);
  expect((await call(`GET ${at}`, own.headers)).json).toMatchObject({ trackingId, total: 1 });
  for (const method of ["GET", "DELETE"])
    expect((await call(`${method} ${at}`, foreign.headers)).status).toBe(404);
  expect((await call(`DELETE ${at}`, own.headers)).json).toMatchObject({ status: "Cancelled" });
});

it("a system in the app zone accepts the same trackingId once: the same content again is answered alike, other content is 409", async () => {
  const { headers } = await createAppSystem();
  const body = { ...text, trackingId: fresh("T") };
  const send = async (sent: object) => (await call(`POST ${APP}/notifications`, headers, sent)).status;
  expect([await send(body), await send(body), await send({ ...body, subject: "Altul" })]).toEqual([
    202, 202, 409,
  ]);
  expect(await send(text)).toBe(400);
});

it("a system in the app zone makes templates of its own, and changes no other one's", async () => {
  const [own, foreign] = [await createAppSystem(), await createAppSystem()];
  const fields = { cod: fresh("T"), name: "Șablon", subject: "Bună", body: "Text" };
  const { json } = await call<TemplateView>(`POST ${APP}/templates`, own.headers, fields);
  expect(json.sistemId).toBe(own.system.id);
  const change = (headers: Headers) =>
    call(`PUT ${APP}/templates/${json.id}`, headers, { ...fields, name: "Altul" });
  expect([(await change(foreign.headers)).status, (await change(own.headers)).status]).toEqual([404, 200]);
  expect((await call<PageOf<{ id: number }>>(`GET ${APP}/templates`, foreign.headers)).json.total).toBe(0);
});

describe("a zone route costs what its older address costs", untilUndisturbed, () => {
  let ids: Record<string, number>;
  beforeAll(async () => {
    ids = {
      notification: (await storeNotification({ sistemId: system.id })).id,
      template: (await createTemplate({ sistemId: system.id })).id,
      group: (await createGroup({ sistemId: system.id })).id,
    };
  });
  const costOf = async (headers: Headers, path: string) => {
    const address = `GET ${path.replace(/\{(\w+)\}/, (_, name: string) => String(ids[name]))}`;
    await call(address, headers);
    const { calls, result } = await callsOf(() => call(address, headers));
    expect([address, result.status]).toEqual([address, 200]);
    return tally(calls);
  };
  const pairs: [zone: string, older: string][] = [
    ["notifications?size=20", "/api/notificares?size=20"],
    ["notifications/{notification}", "/api/notificares/{notification}"],
    ["templates?size=20", "/api/templates?size=20"],
    ["templates/{template}", "/api/templates/{template}"],
    ["groups?size=20", "/api/operator/groups?size=20"],
    ["groups/{group}", "/api/operator/groups/{group}"],
    ["groups/{group}/members", "/api/operator/groups/{group}/members"],
  ];

  it.each(pairs)("%s as %s", async (zone, older) => {
    const expected = await costOf(clerk, older);
    // The revision of the session comes along with what is read.
    expect(await costOf(operator, `${STAFF}/${zone}`)).toEqual(expected);
    expect(await costOf(clerk, `${STAFF}/${zone}`)).toEqual(expected);
  });
});
