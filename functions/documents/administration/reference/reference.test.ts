import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  client,
  fresh,
  freshIdno,
  freshIdnp,
  issuer,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import type { HistoryLine } from "../../../../shared/data/history.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import type { Client } from "../../records/client.ts";
import { NOBODY } from "./list-clients.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

let admin: ServiceClient;
let clerk: ServiceClient;
let user: ServiceClient;
let operator: ServiceClient;
let bucketId: number;

beforeAll(async () => {
  const own = await organization();
  const bucket = await bucketOf(own);
  bucketId = bucket.id;
  admin = as(await serviceAdmin());
  clerk = as(await organizationAdmin(own));
  operator = as(await member(bucket));
  user = as(await person());
});

const kinds: Record<string, () => { cod?: string; denumire: string }> = {
  "/api/clients": () => ({ denumire: "Ana Rusu", idnp: freshIdnp(), email: "ana@exemplu.md" }),
  "/api/emitents": () => ({ cod: fresh("EMI"), denumire: "Registrul Civil", idno: freshIdno() }),
  "/api/rols": () => ({ cod: fresh("ROL"), denumire: "Arhivar", descriere: "Ține fondul" }),
};

describe.each(Object.entries(kinds))("%s", (address, fresh) => {
  it("has GET list with filters and pages, GET /count, GET /{id}, POST, PUT, PATCH and DELETE", async () => {
    const fields = fresh();
    const created = await admin.post<{ id: number }>(address, fields);
    expect([created.status, created.json]).toMatchObject([201, fields]);
    const one = `${address}/${created.json.id}`;
    expect((await admin.get(one)).json).toEqual(created.json);
    const named = `filter[denumire]=${encodeURIComponent(fields.denumire)}&size=200`;
    const listed = await admin.get<PageOf<object>>(`${address}?${named}`);
    expect(listed.json.items).toContainEqual(created.json);
    expect((await admin.get(`${address}/count?${named}`)).json).toBe(listed.json.total);
    expect((await admin.patch(one, { denumire: "Altul" })).json).toEqual({
      ...created.json,
      denumire: "Altul",
    });
    expect((await admin.put(one, { ...fresh(), denumire: "Nou" })).json).toMatchObject({ denumire: "Nou" });
    expect((await admin.delete(one)).status).toBe(204);
    expect((await admin.get(one)).status).toBe(404);
  });

  it("keeps who changed it, when, and the former values, for service administrators", async () => {
    const who = await serviceAdmin();
    const [writer, fields] = [as(who), fresh()];
    const { id } = (await writer.post<{ id: number }>(address, fields)).json;
    await writer.patch(`${address}/${id}`, { denumire: "Altul" });
    await admin.delete(`${address}/${id}`);
    const { status, json } = await admin.get<HistoryLine[]>(`${address}/${id}/istoric`);
    expect([status, json.map(({ fapt, valori }) => [fapt, valori?.denumire])]).toEqual([
      200,
      [
        ["STERS", "Altul"],
        ["MODIFICAT", fields.denumire],
        ["CREAT", undefined],
      ],
    ]);
    expect(json.map(({ actor }) => actor === who.login)).toEqual([false, true, true]);
    expect(json[1]?.valori).toMatchObject(fields);
    expect(json.every(({ creatLa }) => Date.parse(creatLa) > 0)).toBe(true);
  });

  it("is read by any user and written only by service administrators", async () => {
    expect((await user.get(address)).status).toBe(200);
    expect((await user.post(address, fresh())).status).toBe(403);
    const { id } = (await admin.post<{ id: number }>(address, fresh())).json;
    for (const other of [operator, clerk]) {
      expect((await other.post(address, fresh())).status).toBe(403);
      expect((await other.patch(`${address}/${id}`, { denumire: "Altul" })).status).toBe(403);
      expect((await other.put(`${address}/${id}`, fresh())).status).toBe(403);
      expect((await other.delete(`${address}/${id}`)).status).toBe(403);
      expect((await other.get(`${address}/${id}/istoric`)).status).toBe(403);
    }
    expect((await nobody.get(address)).status).toBe(401);
  });
});

describe("codes and numbers", () => {
  it("codes and numbers are unique: 409", async () => {
    const [emitent, known] = [await issuer(), await client({ idno: freshIdno() })];
    const refused = [
      await admin.post("/api/emitents", { cod: emitent.cod, denumire: "x" }),
      await admin.post("/api/clients", { idnp: known.idnp, denumire: "x" }),
      await admin.post("/api/clients", { idno: known.idno, denumire: "x" }),
    ];
    expect(refused.map(refusal)).toEqual([
      [409, "error.codExista"],
      [409, "error.idnpClientExista"],
      [409, "error.idnoClientExista"],
    ]);
  });

  it("codes and numbers have 13 digits where they are IDNP or IDNO: 400 that names the field", async () => {
    const { json } = await admin.post("/api/clients", { idnp: "1", idno: "abc", denumire: "x" });
    expect(json).toMatchObject({ errors: [{ field: "idnp" }, { field: "idno" }] });
  });

  it("activ is true unless said otherwise, and a PUT without it does not change it", async () => {
    const { json } = await admin.post<Client>("/api/clients", { denumire: "x" });
    expect(json.activ).toBe(true);
    const one = `/api/clients/${json.id}`;
    await admin.patch(one, { activ: false });
    expect((await admin.put(one, { denumire: "y" })).json).toEqual({
      id: json.id,
      denumire: "y",
      activ: false,
    });
  });
});

describe("clients", () => {
  const idsSeen = async (who: ServiceClient, query = "") =>
    (await who.get<PageOf<Client>>(`/api/clients${query}`)).json.items.map(({ id }) => id);
  const lookUps = async (id: number) =>
    (await admin.get<HistoryLine[]>(`/api/clients/${id}/istoric`)).json
      .filter(({ fapt }) => fapt === "CAUTAT")
      .map(({ actor, camp }) => [actor, camp]);

  it("clients are listed for service administrators; to others a page shows themselves at most, whatever they search", async () => {
    const [one, other] = [await client(), await client()];
    const self = as(await person({ clientId: one.id }));
    expect(await idsSeen(admin, "?size=2")).toEqual([other.id, one.id]);
    for (const query of ["", "?denumire=Ion Rusu", "?idnp.contains=2", `?id.in=${one.id},${other.id}`]) {
      expect(await Promise.all([clerk, operator, user].map((who) => idsSeen(who, query)))).toEqual([
        [],
        [],
        [],
      ]);
      expect(await idsSeen(self, query)).toEqual([one.id]);
    }
    expect((await operator.get("/api/clients/count")).json).toBe(0);
  });

  it("service administrators read clients by several ids at once, and no list", async () => {
    const [one, other] = [await client(), await client()];
    const { calls, result } = await callsOf(() => idsSeen(admin, `?filter[id][in]=${one.id},${other.id},7`));
    expect(result).toEqual([other.id, one.id]);
    expect(calls.filter((call) => JSON.stringify(call).includes('":pk":"clients'))).toEqual([]);
  });

  it("clients are found by exact idnp, idno or id by who files for an institution, and by nobody else", async () => {
    const one = await client({ idno: freshIdno() });
    const other = as(await person({ clientId: (await client()).id }));
    const exact = [`?filter[idnp]=${one.idnp}`, `?idno=${one.idno}`, `?filter[id]=${one.id}`];
    for (const query of exact) {
      expect(await Promise.all([clerk, operator].map((who) => idsSeen(who, query)))).toEqual([
        [one.id],
        [one.id],
      ]);
      expect(await Promise.all([user, other].map((who) => idsSeen(who, query)))).toEqual([[], []]);
      expect(await idsSeen(operator, `${query}&denumire=altcineva`)).toEqual([]);
    }
    const statuses = [admin, clerk, operator, user, other].map((who) => who.get(`/api/clients/${one.id}`));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
  });

  it("each look-up is an event of the register: who, when and by which field, in its history and in the log, without the number", async () => {
    const one = await client({ idno: freshIdno() });
    const who = await person({
      authorities: ["ROLE_USER", "ROLE_ADMIN"],
      organizatieId: (await organization()).id,
    });
    const seeker = as(who);
    const missing = freshIdnp();
    const logged = await logLinesOf(async () => {
      await seeker.get(`/api/clients?filter[idnp]=${one.idnp}`);
      await seeker.get(`/api/clients/count?idno=${one.idno}`);
      await seeker.get(`/api/clients/${one.id}`);
      await seeker.get(`/api/clients?idnp=${missing}`);
    });
    expect(await lookUps(one.id)).toEqual([
      [who.login, "id"],
      [who.login, "idno"],
      [who.login, "idnp"],
    ]);
    expect((await lookUps(NOBODY))[0]).toEqual([who.login, "idnp"]);
    expect(logged.split("a client was looked up")).toHaveLength(5);
    for (const number of [one.idnp, one.idno, missing]) expect(logged).not.toContain(number);
    await admin.get(`/api/clients/${one.id}`);
    await as(await person({ clientId: one.id })).get(`/api/clients/${one.id}`);
    expect(await lookUps(one.id)).toHaveLength(3);
  });

  it("one of a known number is found without a list", untilUndisturbed, async () => {
    const { id, idnp } = await client();
    const { calls, result } = await callsOf(() =>
      operator.get<PageOf<Client>>(`/api/clients?filter[idnp]=${idnp}`),
    );
    expect(result.json.items.map((found) => found.id)).toEqual([id]);
    expect(calls.filter(({ input }) => JSON.stringify(input).includes('"clients#'))).toEqual([]);
  });
});

it("what documents name is not removed: 409, also for who does not see the document", async () => {
  const [emitent, owner] = [await issuer(), await client()];
  const created = await operator.post<{ id: number }>("/api/documents", {
    denumire: "Extras",
    bucketId,
    emitentId: emitent.id,
    proprietarId: owner.id,
    secret: true,
  });
  expect(created.status).toBe(201);
  for (const address of [`/api/emitents/${emitent.id}`, `/api/clients/${owner.id}`]) {
    const refused = await admin.delete(address);
    expect(refusal(refused)).toEqual([409, "error.referintaFolosita"]);
  }
});
