import { expect, it } from "vitest";
import {
  as,
  bucketOf,
  join,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
} from "../../testing.ts";
import type { UserBucket } from "./upload-buckets.ts";

const selector = async (who: Parameters<typeof as>[0]) =>
  (await as(who).get<UserBucket[]>("/api/tenant/buckets")).json.map(({ id, rol, implicit }) => [
    id,
    rol,
    implicit,
  ]);

const createAndReadBucket = async (who: Parameters<typeof as>[0]) =>
  (await as(who).post<{ bucketId: number }>("/api/documents", { denumire: "Act" })).json.bucketId;

it("GET /api/tenant/buckets, the upload selector shows people without buckets the platform's default, even if that has no record", async () => {
  const citizen = await person();
  expect((await as(citizen).get("/api/tenant/buckets")).json).toEqual([
    { id: 1, cod: "PLATFORMA", denumire: "Containerul platformei", activ: true, implicit: true },
  ]);
  expect(await createAndReadBucket(citizen)).toBe(1);
});

it("GET /api/tenant/buckets, the upload selector shows a member their only bucket as the default", async () => {
  const own = await organization();
  const [, bucket] = [await bucketOf(own), await bucketOf(own)];
  const operator = await member(bucket);
  expect(await selector(operator)).toEqual([[bucket.id, "OPERATOR", true]]);
  expect(await createAndReadBucket(operator)).toBe(bucket.id);
});

it("GET /api/tenant/buckets, the upload selector shows a member of several them and the organization's, where documents go that name none", async () => {
  const own = await organization();
  const [first, second, third] = [await bucketOf(own), await bucketOf(own), await bucketOf(own)];
  const operator = await member(third, "ADMIN");
  await join(operator, second);
  expect(await selector(operator)).toEqual([
    [second.id, "OPERATOR", false],
    [third.id, "ADMIN", false],
    [first.id, undefined, true],
  ]);
  expect(await createAndReadBucket(operator)).toBe(first.id);
});

it("GET /api/tenant/buckets, the upload selector shows an organization's administrator all of its active buckets, the service administrator all", async () => {
  const own = await organization();
  const [first, second] = [await bucketOf(own), await bucketOf(own)];
  await bucketOf(own, { activ: false });
  const all = [
    [first.id, undefined, true],
    [second.id, undefined, false],
  ];
  expect(await selector(await organizationAdmin(own))).toEqual(all);
  const ids = (await selector(await serviceAdmin())).map(([id]) => id);
  expect(ids).toEqual(expect.arrayContaining([1, first.id, second.id]));
});

it("GET /api/tenant/me answers {tier, organizatieId, buckets} with tier SERVICE, ORGANIZATIE or PERSONAL", async () => {
  const own = await organization();
  const bucket = await bucketOf(own, { activ: false });
  const [citizen, operator, boss] = [await person(), await member(bucket), await serviceAdmin()];
  expect((await as(citizen).get("/api/tenant/me")).json).toEqual({
    tier: "PERSONAL",
    buckets: [],
    cote: { persoana: { octeti: { folosit: 0 }, documente: { folosit: 0 } } },
  });
  expect((await as(operator).get("/api/tenant/me")).json).toMatchObject({
    tier: "ORGANIZATIE",
    organizatieId: own.id,
    buckets: [{ id: bucket.id, rol: "OPERATOR", activ: false }],
  });
  expect((await as(boss).get("/api/tenant/me")).json).toMatchObject({ tier: "SERVICE" });
});

it("GET /api/tenant/me is for any authenticated user, and nobody else", async () => {
  expect((await nobody.get("/api/tenant/me")).status).toBe(401);
  expect((await nobody.get("/api/tenant/buckets")).status).toBe(401);
});
