import {
  administrator,
  call,
  createSystem,
  createTemplate,
  fresh,
  operatorOf,
  someUser,
} from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { create, read } from "../../../../shared/data/repository.ts";
import { readTombstone } from "../../../../shared/data/tombstone.ts";
import { nextId } from "../../../../shared/ids.ts";
import { newWebhookSecret } from "../../../../shared/outgoing/webhooks.ts";
import { clock } from "../../../../shared/clock.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { openCallbackSecret } from "../callbacks/callback-secret.ts";
import { Senders } from "../../records/sender.ts";
import { Systems, type SystemView } from "../../records/system.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

const notificationOf = (sistemId: number): Notification => ({
  id: nextId(),
  sistemId,
  trackingId: fresh("t"),
  status: "Sending",
  counts: { Sending: 1 },
  total: 1,
  priority: "Medium",
  subject: "Salut",
  creatDe: "system",
  creatLa: clock.iso(),
  contentHmac: "",
  objectKey: "",
  isResolving: false,
  schimbari: 0,
  expiresOn: clock.epochSeconds() + 400 * 24 * 3600,
});

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

describe("/api/sistems", () => {
  it("/api/sistems is created REAL and active, with a code that no other system has", async () => {
    const cod = fresh("CAD");
    const { status, json, headers } = await call<{ id: number }>("POST /api/sistems", admin, {
      cod,
      denumire: "Cadastru",
    });
    expect([status, json, headers.location]).toEqual([
      201,
      {
        id: json.id,
        cod,
        denumire: "Cadastru",
        mod: "REAL",
        activ: true,
        certificate: [],
        certificateCunoscute: [],
        areCallbackSecret: false,
      },
      `http://temelia.test/notifications/api/sistems/${json.id}`,
    ]);
    expect(await call("POST /api/sistems", admin, { cod, denumire: "Altul" })).toMatchObject({
      status: 409,
      json: { message: "error.codExista" },
    });
  });

  it("/api/sistems shows an operator only their own system, and people without a system none", async () => {
    const [own, other] = [await createSystem(), await createSystem()];
    const operator = await operatorOf(own);
    const { json } = await call<PageOf<SystemView>>("GET /api/sistems", operator);
    expect([json.items.map(({ id }) => id), json.total]).toEqual([[own.id], 1]);
    expect((await call("GET /api/sistems/count", operator)).json).toBe(1);
    expect(
      (await call<PageOf<SystemView>>(`GET /api/sistems?filter[cod]=${other.cod}`, operator)).json.items,
    ).toEqual([]);
    expect((await call(`GET /api/sistems/${other.id}`, operator)).status).toBe(404);
    expect((await call(`GET /api/sistems/${own.id}`, operator)).status).toBe(200);
    expect((await call("GET /api/sistems", await someUser())).status).toBe(403);
    // A role without a system, or a system without the role, reads nothing.
    expect((await call("GET /api/sistems", await someUser({ sistemId: own.id }))).status).toBe(403);
  });

  it("PUT without mode and state keeps both; PATCH with null removes a limit", async () => {
    const { id, cod } = await createSystem({ mod: "PROBA", activ: false, limitaPeMinut: 10 });
    const one = `/api/sistems/${id}`;
    expect((await call(`PATCH ${one}`, admin, { limitaPeMinut: null })).json).not.toHaveProperty(
      "limitaPeMinut",
    );
    expect((await call(`PUT ${one}`, admin, { cod, denumire: "Nou" })).json).toEqual({
      id,
      cod,
      denumire: "Nou",
      mod: "PROBA",
      activ: false,
      certificate: [],
      certificateCunoscute: [],
      areCallbackSecret: false,
    });
  });

  it.each([
    ["an address that is none", { callbackUrl: "apel" }, "callbackUrl"],
    ["an address without TLS", { callbackUrl: "http://sistem.exemplu.md/apel" }, "callbackUrl"],
    ["a private address without TLS", { callbackUrl: "http://10.0.0.7/apel" }, "callbackUrl"],
    ["a password in the address", { callbackUrl: "https://a:b@exemplu.md/" }, "callbackUrl"],
    ["another scheme", { callbackUrl: "ftp://exemplu.md/" }, "callbackUrl"],
    ["a secret that is none", { callbackSecret: "whsec_AAAA" }, "callbackSecret"],
    ["no secret for the address", { callbackSecret: null }, "callbackSecret"],
    ["a sender that does not exist", { expeditorId: 4 }, "expeditorId"],
    ["a ceiling without a number", { plafoane: [{ categorie: "taxe", minute: 5 }] }, "plafoane"],
    ["a ceiling of a wrong category", { plafoane: [{ categorie: "T", celMult: 1, minute: 5 }] }, "plafoane"],
    ["21 ceilings", { plafoane: Array(21).fill({ categorie: "t", celMult: 1, minute: 1 }) }, "plafoane"],
  ])("%s is 400 and names the field", async (_, fields, field) => {
    const { status, json } = await call<{ errors: { field: string }[] }>("POST /api/sistems", admin, {
      cod: fresh("SYS"),
      denumire: "Sistem",
      callbackUrl: "https://exemplu.md/apel",
      callbackSecret: newWebhookSecret(),
      ...fields,
    });
    expect([status, json.errors.map((error) => error.field.split(".")[0])]).toEqual([400, [field]]);
  });

  it("/api/sistems keeps its callback secret sealed: it signs, and is shown nowhere", async () => {
    const callbackSecret = newWebhookSecret();
    const cod = fresh("SYS");
    const body = { cod, denumire: "Sistem", callbackUrl: "http://127.0.0.1:9/apel", callbackSecret };
    const created = await call<{ id: number }>("POST /api/sistems", admin, body);
    const one = `/api/sistems/${created.json.id}`;
    expect(created.json).toMatchObject({ areCallbackSecret: true, callbackUrl: body.callbackUrl });
    // A PUT without the secret keeps it.
    const replaced = await call(`PUT ${one}`, admin, { ...body, callbackSecret: undefined });
    const removedAddress = await call(`PATCH ${one}`, admin, { callbackUrl: null });
    const stored = await read(Systems, created.json);
    expect(stored && (await openCallbackSecret(stored))).toBe(callbackSecret);
    const removed = await call(`PATCH ${one}`, admin, { callbackSecret: null });
    expect(removed.json).toMatchObject({ areCallbackSecret: false });
    const history = await call(`GET ${one}/istoric`, admin);
    const said = [created, replaced, removedAddress, removed, history].map(({ text }) => text).join();
    for (const hidden of [callbackSecret, stored?.callbackSigilat ?? "?", "callbackSigilat"])
      expect(said).not.toContain(hidden);
    await call(`DELETE ${one}`, admin);
    expect(JSON.stringify(await readTombstone(Systems, created.json.id))).not.toContain("callbackSigilat");
  });

  it("/api/sistems needs its callback secret again for an address of another server", async () => {
    const body = { cod: fresh("SYS"), denumire: "Sistem", callbackUrl: "https://exemplu.md/apel" };
    const sent = { ...body, callbackSecret: newWebhookSecret() };
    const { id } = (await call<{ id: number }>("POST /api/sistems", admin, sent)).json;
    const patch = (fields: object) => call(`PATCH /api/sistems/${id}`, admin, fields);
    expect((await patch({ callbackUrl: "https://exemplu.md/alt-apel" })).status).toBe(200);
    const moved = { callbackUrl: "https://alt.exemplu.md/apel" };
    const refused = await patch(moved);
    expect([refused.status, refused.text.includes('"callbackSecret"')]).toEqual([400, true]);
    expect((await patch({ callbackUrl: null })).status).toBe(200);
    expect((await patch(moved)).status).toBe(400);
    expect((await patch({ ...moved, callbackSecret: newWebhookSecret() })).status).toBe(200);
  });

  it("/api/sistems is found by what is shown of it: a certificate, and if it has a callback secret", async () => {
    const certificate = ["d".repeat(64), "c".repeat(64)];
    const { id } = await createSystem({ certificate, callbackSigilat: "sealed" });
    const idsBy = async (filter: string) =>
      (await call<PageOf<SystemView>>(`GET /api/sistems?filter${filter}`, admin)).json.items.map(
        (one) => one.id,
      );
    expect(await idsBy(`[certificate]=${certificate[1]}`)).toEqual([id]);
    expect(await idsBy("[areCallbackSecret]=true")).toContain(id);
    expect(await idsBy("[areCallbackSecret]=false")).not.toContain(id);
  });

  it("/api/sistems has ceilings and a sender, which PUT replaces", async () => {
    const sender = await create(Senders, {
      id: nextId(),
      cod: fresh("EXP"),
      denumire: "Expeditor",
      from: "a@exemplu.md",
      implicit: false,
      activ: true,
    });
    const plafoane = [{ categorie: "mementouri", canal: "SMS", celMult: 3, minute: 1440 }];
    const body = { cod: fresh("SYS"), denumire: "Sistem" };
    const { status, json } = await call<{ id: number }>("POST /api/sistems", admin, {
      ...body,
      plafoane,
      expeditorId: sender.id,
    });
    expect([status, json]).toMatchObject([201, { plafoane, expeditorId: sender.id }]);
    const replaced = await call(`PUT /api/sistems/${json.id}`, admin, body);
    expect(replaced.json).not.toHaveProperty("plafoane");
    expect(replaced.json).not.toHaveProperty("expeditorId");
  });

  it("/api/sistems that has templates is not removed: 409; afterwards it is, and its code is free", async () => {
    const { id, cod } = await createSystem();
    const template = await createTemplate({ sistemId: id });
    expect(await call(`DELETE /api/sistems/${id}`, admin)).toMatchObject({
      status: 409,
      json: { message: "error.sistemFolosit" },
    });
    await call(`DELETE /api/templates/${template.id}`, admin);
    expect((await call(`DELETE /api/sistems/${id}`, admin)).status).toBe(204);
    expect((await call("POST /api/sistems", admin, { cod, denumire: "Din nou" })).status).toBe(201);
  });

  it("/api/sistems that has notifications is not removed: 409, until their records have ended", async () => {
    const { id } = await createSystem();
    await create(Notifications, notificationOf(id));
    const remove = async () => (await call(`DELETE /api/sistems/${id}`, admin)).status;
    expect(await remove()).toBe(409);
    clock.freeze(new Date(Date.now() + 401 * 24 * 3600 * 1000));
    try {
      // A token does not last that long.
      admin = await administrator();
      expect(await remove()).toBe(204);
    } finally {
      clock.resume();
      admin = await administrator();
    }
  });

  it("/api/sistems is the system of an operator only if it exists", async () => {
    const { id } = await createSystem();
    const login = fresh("operator");
    const body = { login, email: `${login}@exemplu.md`, authorities: ["ROLE_OPERATOR"] };
    const refused = [400, "error.referintaInexistenta"];
    const outcome = async (fields: object) => {
      return refusal(await call("POST /api/admin/users", admin, { ...body, ...fields }));
    };
    expect((await outcome({}))[0]).toBe(400);
    expect((await outcome({ sistemId: 4 }))[0]).toBe(refused[0]);
    expect((await outcome({ sistemId: id, organizatieId: 1 }))[0]).toBe(refused[0]);
    expect((await outcome({ sistemId: id }))[0]).toBe(201);
  });

  it("/api/sistems has a history with the former values, for service administrators", async () => {
    const { id } = await createSystem({ denumire: "Vechi" });
    await call(`PATCH /api/sistems/${id}`, admin, { denumire: "Nou" });
    const { json } = await call<{ fapt: string; valori?: object }[]>(`GET /api/sistems/${id}/istoric`, admin);
    expect(json[0]).toMatchObject({ fapt: "MODIFICAT", valori: { denumire: "Vechi" } });
  });
});
