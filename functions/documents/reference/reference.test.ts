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
} from "../testing.ts";
import { callsOf } from "../../../shared/testing/aws-calls.ts";
import { untilUndisturbed } from "../../../shared/testing/with-faults.ts";
import type { Client } from "../records/client.ts";

let admin: ServiceClient;
let user: ServiceClient;
let operator: ServiceClient;
let bucketId: number;

beforeAll(async () => {
  const own = await organization();
  const bucket = await bucketOf(own);
  bucketId = bucket.id;
  admin = as(await organizationAdmin(own));
  operator = as(await member(bucket));
  user = as(await person());
});

const messageOf = ({ json }: { json: unknown }) => (json as { message?: string }).message;

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
    const listed = await admin.get<{ items: object[]; total: number }>(`${address}?${named}`);
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

  it("is read by any user and written by administrators", async () => {
    expect((await user.get(address)).status).toBe(200);
    expect((await user.post(address, fresh())).status).toBe(403);
    expect((await operator.post(address, fresh())).status).toBe(403);
    expect((await nobody.get(address)).status).toBe(401);
  });
});

describe("codes and numbers", () => {
  it("are unique: 409", async () => {
    const [emitent, known] = [await issuer(), await client({ idno: freshIdno() })];
    const refused = [
      await admin.post("/api/emitents", { cod: emitent.cod, denumire: "x" }),
      await admin.post("/api/clients", { idnp: known.idnp, denumire: "x" }),
      await admin.post("/api/clients", { idno: known.idno, denumire: "x" }),
    ];
    expect(refused.map((answer) => [answer.status, messageOf(answer)])).toEqual([
      [409, "error.codExista"],
      [409, "error.idnpClientExista"],
      [409, "error.idnoClientExista"],
    ]);
  });

  it("have 13 digits where they are IDNP or IDNO: 400 that names the field", async () => {
    const { json } = await admin.post("/api/clients", { idnp: "1", idno: "abc", denumire: "x" });
    expect(json).toMatchObject({ errors: [{ field: "idnp" }, { field: "idno" }] });
  });

  it("activ is true unless said otherwise, and a PUT without it leaves it alone", async () => {
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
  it("are known to administrators, to members of a bucket, and to themselves", async () => {
    const [one, other] = [await client(), await client()];
    const self = as(await person({ clientId: one.id }));
    const statuses = async (reader: ServiceClient) => [
      (await reader.get(`/api/clients/${one.id}`)).status,
      (await reader.get(`/api/clients/${other.id}`)).status,
    ];
    expect(await Promise.all([admin, operator, self, user].map(statuses))).toEqual([
      [200, 200],
      [200, 200],
      [200, 404],
      [404, 404],
    ]);
    expect((await self.get<{ items: Client[] }>("/api/clients")).json.items.map(({ id }) => id)).toEqual([
      one.id,
    ]);
    expect((await user.get("/api/clients/count")).json).toBe(0);
  });

  it(
    "are listed newest first by the page, and one of a known number is found without a list",
    untilUndisturbed,
    async () => {
      const [older, newer] = [await client(), await client()];
      type Clients = { items: Client[] };
      const page = (await operator.get<Clients>("/api/clients?size=2")).json;
      expect(page.items.map(({ id }) => id)).toEqual([newer.id, older.id]);

      const named = `/api/clients?filter[idnp]=${String(older.idnp)}`;
      const { calls, result } = await callsOf(() => operator.get<Clients>(named));
      expect(result.json.items.map(({ id }) => id)).toEqual([older.id]);
      expect(calls.filter(({ input }) => JSON.stringify(input).includes('"clients#'))).toEqual([]);
      const other = `${named}&filter[denumire]=altcineva`;
      expect((await operator.get<Clients>(other)).json.items).toEqual([]);
    },
  );
});

describe("what documents name", () => {
  it("is not removed: 409, also for who does not see the document", async () => {
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
      expect([refused.status, messageOf(refused)]).toEqual([409, "error.referintaFolosita"]);
    }
  });
});

describe("/api/authorities", () => {
  it("is a read-only list of names with ids", async () => {
    const { json } = await user.get("/api/authorities?sort=id");
    expect(json).toMatchObject({
      items: [
        { id: 1, name: "ROLE_USER" },
        { id: 2, name: "ROLE_OPERATOR" },
        { id: 3, name: "ROLE_ADMIN" },
      ],
      total: 3,
    });
    expect((await user.get("/api/authorities/3")).json).toEqual({ id: 3, name: "ROLE_ADMIN" });
    expect((await user.get("/api/authorities/4")).status).toBe(404);
    expect((await user.get("/api/authorities/count?name=ROLE_USER")).json).toBe(1);
    const service = as(await serviceAdmin());
    const written = await service.post("/api/authorities", { name: "ROLE_ZEU" });
    expect([written.status, written.headers.allow]).toEqual([405, "GET"]);
    expect((await service.delete("/api/authorities/1")).status).toBe(405);
  });
});
