import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { machine } from "../../access/machine-authentication.ts";
import { documents } from "../../service.ts";
import { clock } from "../../../../shared/clock.ts";
import { readPartition } from "../../../../shared/data/repository.ts";
import { tableOf } from "../../../../shared/data/tables.ts";
import { incoming } from "../../../../shared/http/request.ts";
import { userTokens } from "../../../../shared/features/accounts/user-tokens.ts";
import { gatewayEvent } from "../../../../shared/testing/caller.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import {
  as,
  asMachine,
  bucketOf,
  issuer,
  machineClient,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import type { MachineClientView, MachineClientWithSecret } from "./clients.ts";
import type { MachineToken } from "./token.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

const PATH = "/api/admin/machine-clients";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
let admin: ServiceClient;

beforeAll(async () => {
  admin = as(await serviceAdmin());
});
afterEach(() => clock.resume());

async function make(fields: object = {}): Promise<MachineClientWithSecret & { emitent: string }> {
  const { id: emitentId, cod } = await issuer();
  const wanted = {
    denumire: "Cadastru",
    emitentId,
    scopes: ["documente.read", "documente.write"],
    ...fields,
  };
  return { ...(await admin.post<MachineClientWithSecret>(PATH, wanted)).json, emitent: cod };
}

const ask = (fields: Record<string, string>, headers: Record<string, string> = {}, query = "") =>
  nobody.post<MachineToken>(`/api/v1/token${query}`, new URLSearchParams(fields).toString(), {
    ...FORM,
    ...headers,
  });
const credentials = ({ clientId, clientSecret }: MachineClientWithSecret) => ({
  grant_type: "client_credentials",
  client_id: clientId,
  client_secret: clientSecret,
});
const basic = (name: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}`,
});
/** The result of the machine access check for a token. */
const admit = async (token: string, scope: "documente.read" | "documente.write" = "documente.read") => {
  const event = gatewayEvent("GET", "/documents/api/v1/documents", {
    headers: { authorization: `Bearer ${token}` },
  });
  return machine(scope)
    .admit(incoming(event, documents.name), documents)
    .then(
      ({ actor, scopes }) => ({ actor, scopes }),
      (error: { status: number }) => error.status,
    );
};

describe("POST /api/v1/token", () => {
  it("POST /api/v1/token returns {access_token, scope, emitent, expires_in}, and is never cached", async () => {
    const made = await make();
    const { status, json, headers } = await ask(credentials(made));
    expect([status, json]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
        token_type: "Bearer",
        scope: "documente.read documente.write",
        emitent: made.emitent,
        expires_in: 3600,
      },
    ]);
    expect(headers["cache-control"]).toContain("no-store");
    expect(await admit(json.access_token)).toEqual({
      actor: `machine:${made.clientId}`,
      scopes: ["documente.read", "documente.write"],
    });
  });

  it("POST /api/v1/token takes the credentials by Basic, too", async () => {
    const made = await make();
    const answer = await ask({ grant_type: "client_credentials" }, basic(made.clientId, made.clientSecret));
    expect(answer.status).toBe(200);
    const wrong = await ask({ grant_type: "client_credentials" }, basic(made.clientId, "ghicit"));
    expect([wrong.status, wrong.headers["www-authenticate"]]).toEqual([
      401,
      expect.stringContaining("Basic") as string,
    ]);
  });

  it("narrows the scope on request; one that the client lacks is 400", async () => {
    const made = await make();
    const narrow = await ask({ ...credentials(made), scope: "documente.read" });
    expect(narrow.json.scope).toBe("documente.read");
    expect(await admit(narrow.json.access_token, "documente.write")).toBe(403);
    const reader = await make({ scopes: ["documente.read"] });
    const refused = await ask({ ...credentials(reader), scope: "documente.write" });
    expect([refused.status, refused.json]).toEqual([
      400,
      { message: "Clientul nu are dreptul documente.write." },
    ]);
  });

  it("a wrong secret and an unknown client are the same 401, in the asked language", async () => {
    const made = await make();
    const [wrong, unknown] = [
      await ask({ ...credentials(made), client_secret: "ghicit" }),
      await ask({ ...credentials(made), client_id: "MC-NIMENI" }),
    ];
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json]);
    expect(wrong.json).toEqual({ message: "Clientul sau secretul nu este corect." });
    const russian = await ask({ ...credentials(made), client_secret: "x" }, { "accept-language": "ru" });
    expect(russian.json).toEqual({ message: "Неверный клиент или секрет." });
  });

  it("other grant types, JSON and credentials in the query are 400", async () => {
    const made = await make();
    expect((await ask({ ...credentials(made), grant_type: "password" })).status).toBe(400);
    expect((await nobody.post("/api/v1/token", credentials(made))).status).toBe(400);
    const query = `?client_id=${made.clientId}&client_secret=${made.clientSecret}`;
    expect((await ask({ grant_type: "client_credentials" }, {}, query)).status).toBe(400);
  });

  it("wrong guesses are made to wait; the right secret never is, so that nobody locks another out", async () => {
    const made = await make();
    clock.freeze(new Date());
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1)
      statuses.push((await ask({ ...credentials(made), client_secret: "ghicit" })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const waiting = await ask({ ...credentials(made), client_secret: "ghicit" });
    expect(Number(waiting.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(credentials(made))).status).toBe(200);
  });

  it("POST /api/v1/token neither a person's token passes for a machine's, nor the other way round", async () => {
    const { token } = await machineClient();
    expect((await asMachine({ token }).get("/api/account")).status).toBe(401);
    expect(await admit(userTokens("documents").issue(await person()))).toBe(401);
    expect(await admit("a.b.c")).toBe(401);
  });

  it("POST /api/v1/token ends after an hour", async () => {
    const { json } = await ask(credentials(await make()));
    clock.freeze(new Date(Date.now() + 3_601_000));
    expect(await admit(json.access_token)).toBe(401);
  });
});

describe("a token goes by what its client may do now", () => {
  it("DELETE ends secrets and tokens at the next request; again it is 204", async () => {
    const made = await make();
    const { json } = await ask(credentials(made));
    expect((await admin.delete(`${PATH}/${made.id}`)).status).toBe(204);
    expect([await admit(json.access_token), (await ask(credentials(made))).status]).toEqual([401, 401]);
    expect((await admin.delete(`${PATH}/${made.id}`)).status).toBe(204);
    expect((await admin.get(`${PATH}/${made.id}`)).status).toBe(404);
  });

  it("activ=false of the client or of its issuer, and a scope that is taken away, are felt at the next request", async () => {
    const made = await make();
    const { json } = await ask(credentials(made));
    const { json: shown } = await admin.get<Record<string, unknown>>(`${PATH}/${made.id}`);
    const put = (change: object) => admin.put(`${PATH}/${made.id}`, { ...shown, ...change });
    expect((await put({ scopes: ["documente.write"] })).status).toBe(200);
    expect([await admit(json.access_token), (await ask(credentials(made))).json.scope]).toEqual([
      403,
      "documente.write",
    ]);
    await put({ activ: false });
    expect([await admit(json.access_token), (await ask(credentials(made))).status]).toEqual([401, 401]);
    await put({ activ: true });
    await admin.patch(`/api/emitents/${String(shown.emitentId)}`, { activ: false });
    expect([await admit(json.access_token), (await ask(credentials(made))).status]).toEqual([401, 401]);
    await admin.patch(`/api/emitents/${String(shown.emitentId)}`, { activ: true });
    expect(await admit(json.access_token)).toMatchObject({ actor: `machine:${made.clientId}` });
  });
});

describe("/api/admin/machine-clients", () => {
  it("/api/admin/machine-clients shows the secret once; no other answer, log line or record has it", async () => {
    const all: MachineClientWithSecret[] = [];
    const lines = await logLinesOf(async () => {
      const made = await make();
      await ask(credentials(made));
      all.push(made);
    });
    const [made] = all as [MachineClientWithSecret];
    expect(made.clientSecret).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await readPartition(tableOf("documents"), `machine#${made.id}`));
    const shown = await admin.get(`${PATH}/${made.id}`);
    const listed = await admin.get(`${PATH}?filter[clientId]=${made.clientId}`);
    for (const text of [stored, shown.text, listed.text, lines])
      expect(text).not.toContain(made.clientSecret);
    expect(shown.text).not.toContain("hash");
    expect(listed.json).toMatchObject({ total: 1, items: [{ id: made.id }] });
  });

  it("/api/admin/machine-clients after a rotation both secrets work until the overlap ends, then one; at most two are live", async () => {
    const made = await make();
    const rotate = async (body?: object) =>
      (await admin.post<MachineClientWithSecret>(`${PATH}/${made.id}/rotate`, body)).json.clientSecret;
    const works = async (clientSecret: string) => (await ask(credentials({ ...made, clientSecret }))).status;
    const second = await rotate({ suprapunereOre: 1 });
    expect([await works(made.clientSecret), await works(second)]).toEqual([200, 200]);
    const third = await rotate();
    expect([await works(made.clientSecret), await works(second), await works(third)]).toEqual([
      401, 200, 200,
    ]);
    clock.freeze(new Date(Date.now() + 25 * 3_600_000));
    expect([await works(second), await works(third)]).toEqual([401, 200]);
    clock.resume();
    const last = await rotate({ suprapunereOre: 0 });
    expect([await works(third), await works(last)]).toEqual([401, 200]);
    expect((await admin.post(`${PATH}/${made.id}/rotate`, { suprapunereOre: 169 })).status).toBe(400);
  });

  it("a new secret is shown only to service administrators: no other caller gets one on any way", async () => {
    const home = await organization();
    const bucket = await bucketOf(home);
    const clerk = as(await organizationAdmin(home));
    const own = await make({ bucketId: bucket.id });
    const wanted = { denumire: "x", emitentId: 1, bucketId: bucket.id, scopes: ["documente.read"] };
    const key = { "idempotency-key": `rotire-${own.id}` };
    const answers = [
      await clerk.post(`${PATH}/${own.id}/rotate`),
      await clerk.post(`${PATH}/${own.id}/rotate`, { suprapunereOre: 0 }, key),
      await clerk.post(PATH, wanted),
      await clerk.put(`${PATH}/${own.id}`, wanted),
      await clerk.delete(`${PATH}/${own.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const seen = [...answers, await clerk.get(`${PATH}/${own.id}`), await clerk.get(PATH)];
    expect(seen.map(({ text }) => text).join()).not.toContain("clientSecret");
    expect((await ask(credentials(own))).status).toBe(200);
    expect((await admin.post(`${PATH}/${own.id}/rotate`)).status).toBe(200);
  });

  it("organization administrators see and disable those that file into their own buckets, and enable none", async () => {
    const home = await organization();
    const [bucket, other] = [await bucketOf(home), await bucketOf(await organization())];
    const clerk = as(await organizationAdmin(home));
    const [own, foreign, platforms] = [
      await make({ bucketId: bucket.id }),
      await make({ bucketId: other.id }),
      await make(),
    ];
    const { json: listed } = await clerk.get<PageOf<MachineClientView>>(PATH);
    expect([listed.total, listed.items.map(({ id }) => id)]).toEqual([1, [own.id]]);
    const set = (
      who: ServiceClient,
      { id }: MachineClientView,
      activ: boolean,
      headers: Record<string, string> = {},
    ) => who.put(`${PATH}/${id}/activ`, { activ }, headers);
    for (const client of [foreign, platforms]) {
      expect((await clerk.get(`${PATH}/${client.id}`)).status).toBe(404);
      expect((await set(clerk, client, false)).status).toBe(404);
    }
    const { json } = await ask(credentials(own));
    expect((await set(clerk, own, false, { "if-match": '"1"' })).status).toBe(412);
    const disabled = await set(clerk, own, false);
    expect([disabled.status, disabled.json]).toMatchObject([200, { id: own.id, activ: false }]);
    expect(disabled.text).not.toMatch(/secret|hash/i);
    expect([await admit(json.access_token), (await ask(credentials(own))).status]).toEqual([401, 401]);
    expect((await set(clerk, own, false)).status).toBe(200);
    expect(await set(clerk, own, true)).toMatchObject({
      status: 403,
      json: { message: "error.doarAdministratorulServiciului" },
    });
    expect((await ask(credentials(own))).status).toBe(401);
    expect((await set(admin, own, true)).json).toMatchObject({ activ: true });
    expect((await ask(credentials(own))).status).toBe(200);
    expect((await set(as(await person()), own, false)).status).toBe(403);
  });

  it("ultimaFolosire is when it signed in last, within an hour", async () => {
    const made = await make();
    const used = async () => (await admin.get<{ ultimaFolosire?: string }>(`${PATH}/${made.id}`)).json;
    expect(await used()).not.toHaveProperty("ultimaFolosire");
    await ask(credentials(made));
    const { ultimaFolosire: first = "" } = await used();
    expect(Date.parse(first)).toBeGreaterThan(0);
    await ask(credentials(made));
    expect((await used()).ultimaFolosire).toBe(first);
    clock.freeze(new Date(Date.now() + 3_700_000));
    await ask(credentials(made));
    expect(((await used()).ultimaFolosire ?? "") > first).toBe(true);
  });

  it.each([
    ["an unknown issuer", { emitentId: 987_654_321 }],
    ["an unknown bucket", { bucketId: 987_654_321 }],
    ["no scope", { scopes: [] }],
    ["an unknown scope", { scopes: ["tot"] }],
    ["no name", { denumire: "" }],
  ])("%s: 400, at its creation and at a change", async (_, fields) => {
    const { id: emitentId } = await issuer();
    const wanted = { denumire: "Cadastru", emitentId, scopes: ["documente.read"], ...fields };
    expect((await admin.post(PATH, wanted)).status).toBe(400);
    const { id } = await make();
    expect((await admin.put(`${PATH}/${id}`, wanted)).status).toBe(400);
  });

  it("a scope that is named twice is one", async () => {
    const scopes = ["documente.read", "documente.read"];
    const { id } = await make({ scopes });
    const { json } = await admin.get<object>(`${PATH}/${id}`);
    expect(json).toMatchObject({ scopes: ["documente.read"] });
    const changed = await admin.put(`${PATH}/${id}`, {
      ...json,
      scopes: ["documente.write", "documente.write"],
    });
    expect(changed.json).toMatchObject({ scopes: ["documente.write"] });
  });

  it("a change keeps the secrets, and state where it names none", async () => {
    const made = await make({ activ: true });
    const { json } = await admin.get<Record<string, unknown>>(`${PATH}/${made.id}`);
    const { activ: _, ...unstated } = json;
    const changed = await admin.put(`${PATH}/${made.id}`, { ...unstated, denumire: "Cadastru nou" });
    expect(changed.json).toMatchObject({ denumire: "Cadastru nou", activ: true, clientId: made.clientId });
    expect((await ask(credentials(made))).status).toBe(200);
  });

  it("the administrators of a suspended organization see theirs and disable none", async () => {
    const home = await organization();
    const made = await make({ bucketId: (await bucketOf(home)).id });
    const clerk = as(await organizationAdmin(home));
    expect(
      (await admin.put(`/api/admin/organizatii/${home.id}/statut`, { statut: "SUSPENDAT" })).status,
    ).toBe(200);
    expect((await clerk.get(`${PATH}/${made.id}`)).status).toBe(200);
    expect((await clerk.put(`${PATH}/${made.id}/activ`, { activ: false })).status).toBe(403);
    expect((await ask(credentials(made))).status).toBe(200);
  });

  it("If-Match guards a change and a rotation", async () => {
    const { id } = await make();
    const { json } = await admin.get<object>(`${PATH}/${id}`);
    const stale = { "if-match": '"7"' };
    expect((await admin.put(`${PATH}/${id}`, json, stale)).status).toBe(412);
    expect((await admin.post(`${PATH}/${id}/rotate`, {}, stale)).status).toBe(412);
  });
});
