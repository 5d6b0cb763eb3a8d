import { beforeAll, expect, it } from "vitest";
import {
  as,
  bucketOf,
  join,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import type { Membership } from "../../records/membership.ts";
import type { Bucket } from "../../records/bucket.ts";
import type { Organization } from "../../records/organization.ts";

let service: ServiceClient;
let ours: Organization;
let bucket: Bucket;
let admin: ServiceClient;

beforeAll(async () => {
  service = as(await serviceAdmin());
  ours = await organization();
  bucket = await bucketOf(ours);
  admin = as(await organizationAdmin(ours));
});

const address = "/api/admin/bucket-acces";
const colleague = () => person({ organizatieId: ours.id });

it("bucket access is given to a person of the bucket's organization, and opens the bucket's documents", async () => {
  const writer = as(await member(bucket));
  const { json: document } = await writer.post<{ id: number }>("/api/documents", {
    denumire: "Act",
    bucketId: bucket.id,
  });
  const reader = await colleague();
  expect((await as(reader).get(`/api/documents/${document.id}`)).status).toBe(404);
  const wanted = { bucketId: bucket.id, appUserId: reader.id, rol: "OPERATOR" };
  const given = await admin.post<Membership>(address, wanted);
  expect([given.status, given.json]).toEqual([201, { id: given.json.id, ...wanted }]);
  expect((await as(reader).get(`/api/documents/${document.id}`)).status).toBe(200);

  expect((await admin.delete(`${address}/${given.json.id}`)).status).toBe(204);
  expect((await as(reader).get(`/api/documents/${document.id}`)).status).toBe(404);
  expect((await admin.delete(`${address}/${given.json.id}`)).status).toBe(204);
  const foreign = as(await organizationAdmin(await organization()));
  expect((await foreign.delete(`${address}/${given.json.id}`)).status).toBe(404);
  expect((await admin.delete(`${address}/99`)).status).toBe(404);
});

it("bucket access is listed per bucket as a plain array, newest first", async () => {
  const other = await bucketOf(ours);
  const [first, second] = [await colleague(), await colleague()];
  await join(first, other, "ADMIN");
  await join(second, other);
  const { json } = await admin.get<Membership[]>(`${address}?bucketId=${other.id}`);
  expect(json.map(({ appUserId, rol }) => [appUserId, rol])).toEqual([
    [second.id, "OPERATOR"],
    [first.id, "ADMIN"],
  ]);
  expect((await admin.get(address)).status).toBe(400);
  expect((await admin.get(`${address}?bucketId=99`)).status).toBe(404);
});

it("the head of a bucket lists its members, and those of no other: GET /api/tenant/members", async () => {
  const [headed, other] = [await bucketOf(ours), await bucketOf(ours)];
  const head = await colleague();
  const [theirs, elses] = [await colleague(), await colleague()];
  await join(head, headed, "ADMIN");
  await join(head, other);
  await join(theirs, headed);
  await join(elses, other);
  const own = "/api/tenant/members";
  const { json } = await as(head).get<{ items: Membership[]; total: number }>(own);
  expect([json.total, json.items.map(({ appUserId, bucketId }) => [appUserId, bucketId])]).toEqual([
    2,
    [
      [theirs.id, headed.id],
      [head.id, headed.id],
    ],
  ]);
  const filtered = await as(head).get<{ items: Membership[] }>(`${own}?filter[bucketId]=${other.id}`);
  expect(filtered.json.items).toEqual([]);
  const official = await colleague();
  await join(official, headed);
  expect((await as(official).get(own)).json).toMatchObject({ items: [], total: 0 });
});

it("bucket access is given once per person and bucket: 409", async () => {
  const wanted = { bucketId: bucket.id, appUserId: (await colleague()).id, rol: "ADMIN" };
  const answers = await Promise.all([admin.post(address, wanted), admin.post(address, wanted)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await admin.post(address, { ...wanted, rol: "OPERATOR" })).json).toMatchObject({
    message: "error.accesExista",
  });
});

it("bucket access names a bucket and a person that exist for the caller: 400 that names the field", async () => {
  const [inside, outside] = [await colleague(), await person()];
  const foreign = await bucketOf(await organization());
  const refused = await Promise.all([
    admin.post(address, { bucketId: 99, appUserId: inside.id, rol: "ADMIN" }),
    admin.post(address, { bucketId: foreign.id, appUserId: inside.id, rol: "ADMIN" }),
    admin.post(address, { bucketId: bucket.id, appUserId: outside.id, rol: "ADMIN" }),
    admin.post(address, { bucketId: bucket.id, appUserId: inside.id, rol: "SEF" }),
    service.post(address, { bucketId: foreign.id, appUserId: inside.id, rol: "ADMIN" }),
  ]);
  const fields = refused.map(({ json }) => (json as { errors: { field: string; code: string }[] }).errors[0]);
  expect(fields).toMatchObject([
    { field: "bucketId", code: "necunoscut" },
    { field: "bucketId", code: "necunoscut" },
    { field: "appUserId", code: "necunoscut" },
    { field: "rol" },
    { field: "appUserId", code: "altaOrganizatie" },
  ]);
});

it("bucket access of other organizations' buckets is 404 for an organization's administrator", async () => {
  const foreign = await bucketOf(await organization());
  const { id } = await join(await person({ organizatieId: foreign.organizatieId }), foreign);
  expect((await admin.delete(`${address}/${id}`)).status).toBe(404);
  expect((await service.delete(`${address}/${id}`)).status).toBe(204);
  expect((await as(await colleague()).delete(`${address}/${id}`)).status).toBe(403);
});

it("bucket access to the platform's bucket is the service administrator's to give, to anybody", async () => {
  const anybody = await person();
  const wanted = { bucketId: 1, appUserId: anybody.id, rol: "OPERATOR" };
  expect((await admin.post(address, wanted)).status).toBe(400);
  expect((await service.post(address, wanted)).status).toBe(201);
  expect((await as(anybody).get("/api/tenant/buckets")).json).toMatchObject([{ id: 1, rol: "OPERATOR" }]);
});

it("bucket access counts inside one's own organization only", async () => {
  const stranger = await person({ organizatieId: (await organization()).id });
  await join(stranger, bucket, "ADMIN");
  expect((await as(stranger).get<{ buckets: object[] }>("/api/tenant/me")).json.buckets).toEqual([]);
});
