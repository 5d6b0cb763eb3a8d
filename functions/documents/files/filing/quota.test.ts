import { beforeAll, describe, expect, it } from "vitest";
import { cellKeys, roomFor } from "../../../../shared/data/counters.ts";
import { readItems } from "../../../../shared/data/repository.ts";
import { refusal } from "../../../../shared/testing/caller.ts";
import { callerFor } from "../../doors/machine/testing.ts";
import { counters } from "../../records/counters.ts";
import { Documents, type DocumentView, HELD_BYTES } from "../../records/document.ts";
import { type QuotaView } from "../../records/quota.ts";
import {
  as,
  bucketOf,
  client,
  member,
  organization,
  organizationAdmin,
  person,
  type ServiceClient,
  serviceAdmin,
} from "../../testing.ts";

const bytes = (size: number) => new File([Buffer.alloc(size, "probă\n")], "proba.txt");
const upload = (who: ServiceClient, size: number, fields: Record<string, string> = {}) =>
  who.upload<DocumentView>("/api/documents/upload", { file: bytes(size), ...fields });

interface Own {
  cote: { organizatie?: QuotaView; persoana: QuotaView };
}
const own = async (who: ServiceClient) => (await who.get<Own>("/api/tenant/me")).json.cote;
const held = ({ octeti, documente }: QuotaView) => [octeti.folosit, documente.folosit];

let admin: ServiceClient;
beforeAll(async () => {
  admin = as(await serviceAdmin());
});

/** An organization with these limits, one bucket and a member of it. */
async function limited(limits: object) {
  const ours = await organization(limits);
  const bucket = await bucketOf(ours);
  return { ours, bucket, who: as(await member(bucket)) };
}

describe("an organization holds no more than its limits", () => {
  it("bytes beyond the limit of an organization are refused in words, whoever sends them", async () => {
    const { bucket, who } = await limited({ limitaOcteti: 1000 });
    const { json } = await upload(who, 600);
    const refused = await upload(who, 401);
    expect(refusal(refused)).toEqual([413, "error.spatiulOrganizatiei"]);
    expect(refusal(await who.upload(`/api/documents/${json.id}/versions`, { file: bytes(401) }))).toEqual([
      413,
      "error.spatiulOrganizatiei",
    ]);
    expect((await who.upload(`/api/documents/${json.id}/versions`, { file: bytes(402) })).status).toBe(413);
    // The refused ones leave their number free: nobody waits for it.
    expect((await who.upload(`/api/documents/${json.id}/versions`, { file: bytes(1) })).status).toBe(201);
    expect((await admin.post(`/api/documents/${json.id}/versions/1/restore`)).status).toBe(413);
    const { calls } = await callerFor({ bucketId: bucket.id });
    expect((await calls.upload("/api/v1/documents", { file: bytes(401) })).status).toBe(413);
    expect(refusal(await upload(admin, 401, { bucketId: String(bucket.id) }))).toEqual([
      413,
      "error.spatiulOrganizatiei",
    ]);
    expect((await upload(who, 399)).status).toBe(201);
    expect(held((await own(who)).organizatie as QuotaView)).toEqual([1000, 2]);
  });

  it("a document beyond the number of an organization is refused, and a purge gives its place back", async () => {
    const { ours, who } = await limited({ limitaDocumente: 2 });
    const chief = as(await organizationAdmin(ours));
    const create = () => who.post<DocumentView>("/api/documents", { denumire: "Act" });
    const { json } = await create();
    expect((await create()).status).toBe(201);
    expect(refusal(await create())).toEqual([413, "error.numarulOrganizatiei"]);
    await chief.delete(`/api/documents/${json.id}`);
    expect(refusal(await create())).toEqual([413, "error.numarulOrganizatiei"]);
    expect((await chief.post(`/api/documents/${json.id}/purge`)).status).toBe(200);
    expect((await create()).status).toBe(201);
  });

  it("of 20 uploads at once into two containers as many are taken as the organization has room for", async () => {
    const { ours, bucket, who } = await limited({ limitaOcteti: 400 });
    const second = await bucketOf(ours);
    const other = as(await member(second));
    const [size, most] = [60, 6];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => upload(i % 2 === 0 ? who : other, size)),
    );
    const statuses = answers.map(({ status }) => status).filter((status) => status !== 503);
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(most);
    const { cota } = (await admin.get<{ cota: QuotaView }>(`/api/admin/organizatii/${ours.id}`)).json;
    const taken = statuses.filter((status) => status === 201).length;
    expect(held(cota)).toEqual([taken * size, taken]);
    expect(bucket.organizatieId).toBe(ours.id);
    // What was taken is no room any more, in no cell.
    const keys = [bucket, second].flatMap(({ id }) => cellKeys(counters.bucket(id)));
    const cells = await readItems(Documents.table, keys);
    const room = cells.reduce((sum, cell) => sum + Number(cell?.[roomFor(HELD_BYTES)] ?? 0), 0);
    expect(taken * size + room).toBeLessThanOrEqual(400);
    // What is left is left to everybody: no room is lost in a cell.
    for (let i = taken; i < most; i += 1) expect((await upload(other, size)).status).toBe(201);
    expect((await upload(who, size)).status).toBe(413);
  });
});

describe("a person holds no more than their limits", () => {
  it("what a person files for themselves is limited, also as the client that they are; what others file for them is not", async () => {
    const { id: clientId } = await client();
    const citizen = as(await person({ clientId, limitaOcteti: 1000 }));
    expect((await upload(citizen, 500)).status).toBe(201);
    expect((await upload(citizen, 400, { proprietarId: String(clientId) })).status).toBe(201);
    for (const fields of [{}, { proprietarId: String(clientId) }] as Record<string, string>[])
      expect(refusal(await upload(citizen, 101, fields))).toEqual([413, "error.spatiulPersonal"]);
    expect((await upload(admin, 300, { proprietarId: String(clientId) })).status).toBe(201);
    expect(held((await own(citizen)).persoana)).toEqual([1200, 3]);
    expect(refusal(await upload(citizen, 101))).toEqual([413, "error.spatiulPersonal"]);
  });

  it("a document beyond the number of a person is refused; a document that gets another owner leaves its place", async () => {
    const ours = await organization();
    const clerk = as(await member(await bucketOf(ours), "OPERATOR", { limitaDocumente: 1 }));
    const create = () => clerk.post<DocumentView>("/api/documents", { denumire: "Act" });
    const { json } = await create();
    expect(refusal(await create())).toEqual([413, "error.numarulPersonal"]);
    await admin.patch(`/api/documents/${json.id}`, { proprietarId: (await client()).id });
    expect((await create()).status).toBe(201);
  });
});

describe("limits", () => {
  it("a service administrator raises, lowers and removes the limits of an organization, in its history; nobody else does", async () => {
    const { ours, who } = await limited({});
    const address = `/api/admin/organizatii/${ours.id}`;
    const set = (by: ServiceClient, limits: object) => by.put(address, { denumire: "Primăria", ...limits });
    expect((await upload(who, 500)).status).toBe(201);
    expect((await set(as(await organizationAdmin(ours)), { limitaOcteti: 600 })).status).toBe(403);
    expect((await set(admin, { limitaOcteti: 600 })).status).toBe(200);
    expect((await upload(who, 101)).status).toBe(413);
    expect((await set(admin, { limitaOcteti: 400 })).status).toBe(200);
    expect((await upload(who, 1)).status).toBe(413);
    expect((await set(admin, { limitaOcteti: 601 })).status).toBe(200);
    expect((await upload(who, 101)).status).toBe(201);
    expect((await admin.get<{ cota: QuotaView }>(address)).json.cota.octeti).toEqual({
      folosit: 601,
      limita: 601,
    });
    expect((await set(admin, { limitaOcteti: null })).status).toBe(200);
    expect((await upload(who, 1000)).status).toBe(201);
    const { json } = await admin.get<{ items: { campuri?: string[] }[] }>(
      `/api/v1/admin/records/organizations-${ours.id}/changes`,
    );
    expect(json.items.filter(({ campuri = [] }) => campuri.includes("limitaOcteti"))).toHaveLength(4);
  });

  it("a container that moves takes along what it holds, and does not give room to the organization that it joins", async () => {
    const [from, to] = [await limited({ limitaOcteti: 1000 }), await limited({ limitaOcteti: 1000 })];
    await upload(from.who, 700);
    await upload(to.who, 400);
    const body = { denumire: "Arhiva", organizatieId: to.ours.id };
    expect((await admin.put(`/api/admin/buckets/${from.bucket.id}`, body)).status).toBe(200);
    const cotaOf = async ({ id }: { id: number }) =>
      (await admin.get<{ cota: QuotaView }>(`/api/admin/organizatii/${id}`)).json.cota;
    expect(held(await cotaOf(from.ours))).toEqual([0, 0]);
    expect(held(await cotaOf(to.ours))).toEqual([1100, 2]);
    expect(refusal(await upload(to.who, 1))).toEqual([413, "error.spatiulOrganizatiei"]);
  });

  it("without a limit nothing is refused, and tenant/me tells what is held", async () => {
    const { who } = await limited({});
    await upload(who, 300);
    expect(await own(who)).toEqual({
      organizatie: { octeti: { folosit: 300 }, documente: { folosit: 1 } },
      persoana: { octeti: { folosit: 300 }, documente: { folosit: 1 } },
    });
  });
});
