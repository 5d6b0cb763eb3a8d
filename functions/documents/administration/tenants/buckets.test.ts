import { beforeAll, describe, expect, it } from "vitest";
import { create } from "../../../../shared/data/repository.ts";
import {
  as,
  bucketOf,
  fresh,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import { addressOf, keyPair, foreignBucket } from "../../files/content/testing.ts";
import { type Bucket, Buckets } from "../../records/bucket.ts";
import type { Organization } from "../../records/organization.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

let service: ServiceClient;
let ours: Organization;
let theirs: Organization;
let admin: ServiceClient;

beforeAll(async () => {
  service = as(await serviceAdmin());
  [ours, theirs] = await Promise.all([organization(), organization()]);
  admin = as(await organizationAdmin(ours));
});

const address = "/api/admin/buckets";
const idsOf = ({ json }: { json: { items: { id: number }[] } }) => json.items.map(({ id }) => id);

it("buckets are created by an organization's administrator in their organization: 201, Location, activ", async () => {
  const fields = { cod: fresh("ARH"), denumire: "Arhiva" };
  const created = await admin.post<Bucket>(address, fields);
  expect([created.status, created.json]).toEqual([
    201,
    { id: created.json.id, organizatieId: ours.id, ...fields, activ: true },
  ]);
  expect(created.headers.location).toMatch(new RegExp(`${address}/${created.json.id}$`));
  expect((await admin.get(`${address}/${created.json.id}`)).json).toEqual(created.json);
  expect((await service.post(address, { ...fields, organizatieId: theirs.id })).status).toBe(409);
});

it("buckets are listed by scope: the organization's own for its administrator, all for the service administrator", async () => {
  const [own, other] = await Promise.all([organization(), organization()]);
  const [first, second, foreign] = [await bucketOf(own), await bucketOf(own), await bucketOf(other)];
  const scoped = await as(await organizationAdmin(own)).get<PageOf<Bucket>>(address);
  expect([idsOf(scoped), scoped.json.total]).toEqual([[second.id, first.id], 2]);
  const all = await service.get<PageOf<Bucket>>(`${address}?size=200`);
  expect(idsOf(all)).toEqual(expect.arrayContaining([first.id, second.id, foreign.id]));
});

it("buckets of other organizations are 404 for an organization's administrator", async () => {
  const { id } = await bucketOf(theirs);
  const answers = await Promise.all([
    admin.get(`${address}/${id}`),
    admin.put(`${address}/${id}`, { denumire: "A mea" }),
    admin.put(`${address}/${id}/activ`, { activ: false }),
    admin.get(`/api/admin/bucket-acces?bucketId=${id}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

it("buckets are not for users without ROLE_ADMIN, nor for an administrator of nothing: 403", async () => {
  const astray = as(await person({ authorities: ["ROLE_ADMIN"] }));
  expect((await as(await person()).get(address)).status).toBe(403);
  expect((await astray.get(address)).status).toBe(403);
  expect((await astray.post(address, { cod: fresh("X"), denumire: "X" })).json).toMatchObject({
    errors: [{ field: "organizatieId", message: "Câmpul este obligatoriu." }],
  });
});

it("buckets name an organization that exists: 400 that names the field, in the caller's language", async () => {
  const body = { organizatieId: 99, cod: fresh("X"), denumire: "X" };
  const { status, json } = await service.post(address, body, { "accept-language": "ru" });
  expect([status, json]).toMatchObject([
    400,
    {
      message: "error.validare",
      errors: [{ field: "organizatieId", code: "necunoscut", message: "Такой записи не существует." }],
    },
  ]);
  const moved = await service.put(`${address}/${(await bucketOf(ours)).id}`, {
    denumire: "X",
    organizatieId: 99,
  });
  expect(moved.json).toMatchObject({ errors: [{ field: "organizatieId", code: "necunoscut" }] });
});

it("buckets carry no id when they are created, and no other id when they are changed", async () => {
  const { id } = await bucketOf(ours);
  expect(refusal(await admin.post(address, { id: 5, cod: "X", denumire: "X" }))).toEqual([
    400,
    "error.idexists",
  ]);
  expect(refusal(await admin.put(`${address}/${id}`, { id: 5, denumire: "X" }))).toEqual([
    400,
    "error.idinvalid",
  ]);
  expect((await admin.put(`${address}/${id}`, { denumire: "X" }, { "if-match": '"9"' })).status).toBe(412);
});

describe("the S3 connection of a bucket", () => {
  let connection: Record<string, string>;
  beforeAll(async () => {
    connection = { provider: "minio", endpoint: addressOf(await foreignBucket()), regiune: "eu-central-1" };
  });
  const createConnected = async () =>
    (await admin.post<Bucket>(address, { cod: fresh("S3"), denumire: "S3", ...connection, ...keyPair })).json;

  it("the S3 connection of a bucket keeps its secret write-only: never returned", async () => {
    const { id } = await createConnected();
    const answers = [await admin.get(`${address}/${id}`), await admin.get(address)];
    expect(answers[0]?.json).toMatchObject({ ...connection, accessKey: keyPair.accessKey });
    expect(answers.filter(({ text }) => text.includes('"secret"'))).toEqual([]);
  });

  it("the S3 connection of a bucket stays where it is absent and goes where it is null", async () => {
    const at = `${address}/${(await createConnected()).id}`;
    expect((await admin.put(at, { denumire: "Nou" })).json).toMatchObject({ denumire: "Nou", ...connection });
    const cleared = await admin.put(at, { denumire: "Nou", endpoint: null });
    expect(cleared.json).toMatchObject({ provider: "minio", regiune: "eu-central-1" });
    for (const field of ["endpoint", "accessKey"]) expect(cleared.json).not.toHaveProperty(field);
  });

  it("the S3 connection of a bucket never sends a secret to an address that it was not given for", async () => {
    const at = `${address}/${(await createConnected()).id}`;
    const elsewhere = { denumire: "S3", endpoint: addressOf(await foreignBucket()) };
    expect((await admin.put(at, elsewhere)).json).toMatchObject({
      status: 400,
      errors: [{ field: "secret" }],
    });
    expect((await admin.put(at, { ...elsewhere, ...keyPair })).status).toBe(200);
  });

  it("the S3 connection of a bucket has an endpoint of the right form: http(s), without user, query or fragment", async () => {
    const wrong = [
      "ftp://s3.exemplu.md",
      "s3.exemplu.md",
      "https://a:b@s3.exemplu.md",
      "https://s3.exemplu.md?x=1",
    ];
    const answers = await Promise.all(
      wrong.map((endpoint) => admin.post(address, { cod: fresh("S3"), denumire: "S3", endpoint })),
    );
    expect(answers.map(({ json }) => json)).toMatchObject(
      wrong.map(() => ({ errors: [{ field: "endpoint" }] })),
    );
  });
});

it("moving a bucket between organizations is for the service administrator only: 403", async () => {
  const { id } = await bucketOf(ours);
  const moved = await admin.put(`${address}/${id}`, { denumire: "X", organizatieId: theirs.id });
  expect(refusal(moved)).toEqual([403, "error.doarAdministratorulServiciului"]);
  const created = await admin.post(address, { cod: fresh("X"), denumire: "X", organizatieId: theirs.id });
  expect(created.status).toBe(403);
});

it("moving a bucket between organizations moves its documents' access at once", async () => {
  const bucket = await bucketOf(ours);
  const operator = as(await member(bucket));
  const heir = as(await organizationAdmin(theirs));
  const { json } = await operator.post<{ id: number }>("/api/documents", {
    denumire: "Act",
    bucketId: bucket.id,
  });
  const other = as(await member(bucket));
  const seen = async () => [
    (await other.get(`/api/documents/${json.id}`)).status,
    (await admin.get(`/api/documents/${json.id}`)).status,
    (await heir.get(`/api/documents/${json.id}`)).status,
  ];
  expect(await seen()).toEqual([200, 200, 404]);
  await service.put(`${address}/${bucket.id}`, { denumire: "X", organizatieId: theirs.id });
  expect(await seen()).toEqual([404, 404, 200]);
  expect((await service.get(`/api/admin/bucket-acces?bucketId=${bucket.id}`)).json).toEqual([]);
});

it("moving a bucket between organizations never takes the platform's bucket, where everybody's documents lie: 409", async () => {
  await create(Buckets, { id: 1, cod: "PLATFORMA", denumire: "Platforma", activ: true });
  const moved = await service.put(`${address}/1`, { denumire: "X", organizatieId: ours.id });
  expect(refusal(moved)).toEqual([409, "error.bucketulPlatformei"]);
});

it("activ=false refuses uploads (409) and keeps downloads", async () => {
  const bucket = await bucketOf(ours);
  const operator = as(await member(bucket));
  const { json } = await operator.upload<{ id: number }>("/api/documents/upload", {
    file: textFile("înainte"),
  });
  const stopped = await admin.put(`${address}/${bucket.id}/activ`, { activ: false });
  expect(stopped.json).toMatchObject({ activ: false });
  expect(refusal(await operator.upload("/api/documents/upload", { file: textFile("după") }))).toEqual([
    409,
    "error.bucketInactiv",
  ]);
  expect((await operator.get(`/api/documents/${json.id}/download`)).text).toBe("înainte");
  expect((await operator.get<object[]>("/api/tenant/buckets")).json).toEqual([]);
  await admin.put(`${address}/${bucket.id}/activ`, { activ: true });
  expect((await operator.upload("/api/documents/upload", { file: textFile("după") })).status).toBe(201);
});
