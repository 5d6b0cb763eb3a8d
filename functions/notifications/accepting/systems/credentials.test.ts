import {
  administrator,
  call,
  createAppSystem,
  createSystem,
  operatorOf,
  tokenRequest,
} from "../../testing.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { read, readPartition } from "../../../../shared/data/repository.ts";
import { dump } from "../../../../shared/testing/dump.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { Systems } from "../../records/system.ts";
import type { CredentialsView, NewCredentials } from "./credentials.ts";

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});
afterEach(() => {
  clock.resume();
});

const rotate = (id: number, body?: object, headers: Record<string, string> = {}) =>
  call<NewCredentials>(`POST /api/sistems/${id}/rotate-secret`, { ...admin, ...headers }, body);
const show = (id: number) => call<CredentialsView>(`GET /api/sistems/${id}/credentials`, admin);
const remove = (id: number, headers: Record<string, string> = {}) =>
  call(`DELETE /api/sistems/${id}/credentials`, { ...admin, ...headers });
const works = async (credentials: NewCredentials) =>
  (await call("POST /api/v1/app/tokens", {}, tokenRequest(credentials))).status;

it("the client credentials of a system are made by its first rotation, and only that answer shows the secret", async () => {
  const { id } = await createSystem();
  let made: NewCredentials = { clientId: "", clientSecret: "" };
  const lines = await logLinesOf(async () => {
    made = (await rotate(id)).json;
    expect(await works(made)).toBe(200);
  });
  expect(made).toEqual({
    clientId: expect.stringMatching(/^MC-\w{12}$/) as string,
    clientSecret: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  const shown = await show(id);
  expect([shown.status, shown.json.clientId, shown.json.secrets.length]).toEqual([200, made.clientId, 1]);
  const system = await call(`GET /api/sistems/${id}`, admin);
  const history = await call(`GET /api/sistems/${id}/istoric`, admin);
  const stored = JSON.stringify(await readPartition(Systems.table, `system#${id}`));
  for (const text of [lines, stored, shown.text, system.text, history.text])
    expect(text).not.toContain(made.clientSecret);
});

it("the client credentials of a system leave no hash in an answer, in the history of the system, or once the system is gone", async () => {
  const { id } = await createSystem();
  await rotate(id);
  const hash = (await read(Systems, { id }))?.secrets?.[0]?.hash ?? "";
  expect(hash).toHaveLength(43);
  await rotate(id);
  const [system, shown] = [await call(`GET /api/sistems/${id}`, admin), await show(id)];
  const history = await call<unknown[]>(`GET /api/sistems/${id}/istoric`, admin);
  expect([(await dump()).join().includes(hash), history.json.length]).toEqual([true, 3]);
  for (const { text } of [system, shown, history]) expect(text).not.toContain(hash);
  expect((await call(`DELETE /api/sistems/${id}`, admin)).status).toBe(204);
  expect((await dump()).join()).not.toContain(hash);
});

it("the client credentials of a system are given again, the same ones, for their Idempotency-Key, and kept sealed for that", async () => {
  const { id } = await createSystem();
  const key = { "idempotency-key": `rotire-${id}` };
  const first = await rotate(id, undefined, key);
  const again = await rotate(id, undefined, key);
  expect([again.status, again.json]).toEqual([200, first.json]);
  expect((await show(id)).json.secrets.length).toBe(1);
  const kept = (await dump()).join();
  expect([kept.includes(`system#${id}`), kept.includes(first.json.clientSecret)]).toEqual([true, false]);
});

it("the client credentials of a system keep their name at a rotation; both secrets work until the overlap ends, and at most two are live", async () => {
  const { id } = await createSystem();
  const first = (await rotate(id)).json;
  const second = (await rotate(id, { suprapunereOre: 1 })).json;
  expect([second.clientId, await works(first), await works(second)]).toEqual([first.clientId, 200, 200]);
  const third = (await rotate(id)).json;
  expect([await works(first), await works(second), await works(third)]).toEqual([401, 200, 200]);
  clock.freeze(new Date(Date.now() + 25 * 3_600_000));
  expect([await works(second), await works(third)]).toEqual([401, 200]);
  const later = await call<CredentialsView>(`GET /api/sistems/${id}/credentials`, await administrator());
  expect(later.json.secrets).toEqual([{ createdAt: expect.any(String) as string }]);
  clock.resume();
  const last = (await rotate(id, { suprapunereOre: 0 })).json;
  expect([await works(third), await works(last)]).toEqual([401, 200]);
  expect((await rotate(id, { suprapunereOre: 169 })).status).toBe(400);
});

it("the client credentials of a system stay with their system when it is changed or replaced", async () => {
  const { system, ...credentials } = await createAppSystem();
  const address = `/api/sistems/${system.id}`;
  expect((await call(`PATCH ${address}`, admin, { denumire: "Alt nume" })).status).toBe(200);
  const body = { cod: system.cod, denumire: "Nou", secrets: [], clientId: "MC-ALTUL" };
  expect((await call(`PUT ${address}`, admin, body)).status).toBe(200);
  expect(await works(credentials)).toBe(200);
});

it("the client credentials of a system end when they are removed; again it is 204, and the next rotation gives a new name", async () => {
  const { id } = await createSystem();
  const made = (await rotate(id)).json;
  expect((await remove(id)).status).toBe(204);
  expect([await works(made), (await show(id)).status, (await remove(id)).status]).toEqual([401, 404, 204]);
  const next = (await rotate(id)).json;
  expect([next.clientId === made.clientId, await works(next), await works(made)]).toEqual([false, 200, 401]);
});

it("the client credentials of a system are unknown with their system, and guarded by If-Match", async () => {
  const { id } = await createSystem();
  const made = (await rotate(id)).json;
  const stale = { "if-match": '"7"' };
  expect([(await rotate(id, {}, stale)).status, (await remove(id, stale)).status]).toEqual([412, 412]);
  expect((await call(`DELETE /api/sistems/${id}`, admin)).status).toBe(204);
  const answers = [await rotate(id), await show(id), await remove(id)].map(({ status }) => status);
  expect([...answers, await works(made)]).toEqual([404, 404, 404, 401]);
});

it("the client credentials of a system are shown and rotated only by service administrators, not by the system's operator", async () => {
  const { system } = await createAppSystem();
  const operator = await operatorOf(system);
  const statuses = [
    "GET /api/sistems/{id}/credentials",
    "POST /api/sistems/{id}/rotate-secret",
    "DELETE /api/sistems/{id}/credentials",
  ].map(async (address) => (await call(address.replace("{id}", String(system.id)), operator)).status);
  expect(await Promise.all(statuses)).toEqual([403, 403, 403]);
});

it("the client credentials of a system tell when they were used last, within an hour", async () => {
  const { system, ...credentials } = await createAppSystem();
  expect((await show(system.id)).json).not.toHaveProperty("ultimaFolosire");
  await works(credentials);
  const { ultimaFolosire: first = "" } = (await show(system.id)).json;
  expect(Date.parse(first)).toBeGreaterThan(0);
  await works(credentials);
  expect((await show(system.id)).json.ultimaFolosire).toBe(first);
  clock.freeze(new Date(Date.now() + 3_700_000));
  await works(credentials);
  expect(((await show(system.id)).json.ultimaFolosire ?? "") > first).toBe(true);
});

it("the client credentials of a system that are rotated by eight at once are eight secrets, two of them live, under one name", async () => {
  const { id } = await createSystem();
  const answers = await Promise.all(Array.from({ length: 8 }, () => rotate(id)));
  const made = answers.filter(({ status }) => status === 200).map(({ json }) => json);
  expect([made.length, new Set(made.map(({ clientSecret }) => clientSecret)).size]).toEqual([8, 8]);
  expect(new Set(made.map(({ clientId }) => clientId)).size).toBe(1);
  const statuses = await Promise.all(made.map(works));
  expect(statuses.filter((status) => status === 200).length).toBe(2);
});
