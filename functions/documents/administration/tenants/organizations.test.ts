import { etagAfter } from "../../../../shared/testing/etags.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  fresh,
  freshIdno,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import type { Organization } from "../../records/organization.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

let service: ServiceClient;

beforeAll(async () => {
  service = as(await serviceAdmin());
});

const address = "/api/admin/organizatii";
const wanted = () => ({ cod: fresh("PRIM"), denumire: "Primăria Ungheni", idno: freshIdno() });

describe("organizations", () => {
  it("organizations are created by the service administrator: 201, Location, statut ACTIV, and are in the next list", async () => {
    const fields = wanted();
    const created = await service.post<Organization>(address, fields);
    expect([created.status, created.json]).toEqual([
      201,
      { id: created.json.id, ...fields, statut: "ACTIV" },
    ]);
    expect(created.headers.location).toMatch(new RegExp(`${address}/${created.json.id}$`));
    const listed = await service.get<PageOf<Organization>>(`${address}?filter[cod]=${fields.cod}`);
    expect(listed.json.items).toEqual([created.json]);
    const cota = { octeti: { folosit: 0 }, documente: { folosit: 0 } };
    expect((await service.get(`${address}/${created.json.id}`)).json).toEqual({ ...created.json, cota });
  });

  it("organizations are for the service administrator only", async () => {
    const own = await organization();
    const others = [as(await organizationAdmin(own)), as(await person())];
    for (const client of others) {
      const answers = await Promise.all([
        client.get(address),
        client.get(`${address}/${own.id}`),
        client.post(address, wanted()),
        client.put(`${address}/${own.id}`, { denumire: "Alta" }),
        client.put(`${address}/${own.id}/statut`, { statut: "ACTIV" }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
  });

  it("organizations have a cod and an IDNO that no other organization has: 409", async () => {
    const fields = wanted();
    await service.post(address, fields);
    const answers = [
      await service.post(address, { ...wanted(), cod: fields.cod }),
      await service.post(address, { ...wanted(), idno: fields.idno }),
    ];
    expect(answers.map(refusal)).toEqual([
      [409, "error.codExista"],
      [409, "error.idnoExista"],
    ]);
  });

  it("organizations have an IDNO of 13 digits: else 400 that names the field", async () => {
    const { status, json } = await service.post(address, { ...wanted(), idno: "100260000333" });
    expect([status, json]).toMatchObject([400, { message: "error.validare", errors: [{ field: "idno" }] }]);
  });

  it("organizations have no id before they are created: 400 error.idexists; a different id in a PUT is 400 error.idinvalid", async () => {
    const own = await organization();
    expect((await service.post(address, { ...wanted(), id: 7 })).json).toMatchObject({
      message: "error.idexists",
    });
    const changed = await service.put(`${address}/${own.id}`, { id: 7, denumire: "Alta" });
    expect([changed.status, changed.json]).toMatchObject([400, { message: "error.idinvalid" }]);
  });

  it("organizations are changed by PUT; the code stays and what is absent of idno and statut stays", async () => {
    const own = await organization();
    const { json } = await service.put(`${address}/${own.id}`, { cod: "ALTUL", denumire: "Primăria Bălți" });
    const { rev: _rev, ...before } = own;
    expect(json).toEqual({ ...before, denumire: "Primăria Bălți" });
  });

  it("honour If-Match: 412 when stale; an unknown one is 404", async () => {
    const own = await organization();
    const change = { denumire: "Alta" };
    const { etag = "" } = (await service.get(`${address}/${own.id}`)).headers;
    expect((await service.put(`${address}/${own.id}`, change, { "if-match": etag })).headers.etag).toBe(
      etagAfter(etag),
    );
    expect((await service.put(`${address}/${own.id}`, change, { "if-match": etag })).status).toBe(412);
    expect((await service.put(`${address}/99`, change)).status).toBe(404);
    expect((await service.get(`${address}/99`)).status).toBe(404);
  });
});

describe("statut", () => {
  const documentIn = (bucketId: number) => ({ denumire: "Proces-verbal", bucketId });

  it("SUSPENDAT: the organization's users cannot write (403), and read on", async () => {
    const own = await organization();
    const bucket = await bucketOf(own);
    const operator = as(await member(bucket));
    const { json } = await operator.post<{ id: number }>("/api/documents", documentIn(bucket.id));

    const suspended = await service.put(`${address}/${own.id}/statut`, { statut: "SUSPENDAT" });
    expect([suspended.status, suspended.json]).toMatchObject([200, { statut: "SUSPENDAT" }]);
    expect((await operator.post("/api/documents", documentIn(bucket.id))).json).toMatchObject({
      status: 403,
      message: "error.organizatieSuspendata",
    });
    expect((await operator.patch(`/api/documents/${json.id}`, { denumire: "Altul" })).status).toBe(403);
    expect((await operator.get(`/api/documents/${json.id}`)).status).toBe(200);
    expect((await operator.get("/api/tenant/buckets")).json).toEqual([]);

    await service.put(`${address}/${own.id}/statut`, { statut: "ACTIV" });
    expect((await operator.post("/api/documents", documentIn(bucket.id))).status).toBe(201);
  });

  it("SUSPENDAT: its administrators look, but change nothing", async () => {
    const own = await organization({ statut: "SUSPENDAT" });
    const bucket = await bucketOf(own);
    const admin = as(await organizationAdmin(own));
    expect((await admin.get(`/api/admin/buckets/${bucket.id}`)).status).toBe(200);
    expect((await admin.put(`/api/admin/buckets/${bucket.id}/activ`, { activ: false })).json).toMatchObject({
      status: 403,
      message: "error.organizatieSuspendata",
    });
  });

  it("statut has no other value: 400", async () => {
    const own = await organization();
    expect((await service.put(`${address}/${own.id}/statut`, { statut: "INCHIS" })).status).toBe(400);
  });
});
