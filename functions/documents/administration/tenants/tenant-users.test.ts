import { beforeAll, describe, expect, it } from "vitest";
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
  type Person,
} from "../../testing.ts";
import type { Organization } from "../../records/organization.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import type { TenantUserView } from "./tenant-users.ts";
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

const address = "/api/admin/tenant-users";
const assign = (client: ServiceClient, { id }: Pick<Person, "id">, organizatieId: number | null) =>
  client.put(`${address}/${id}/organizatie`, { organizatieId });

it("GET /api/admin/tenant-users lists the users of one's organization with it; the service administrator sees all", async () => {
  const own = await organization();
  const boss = await organizationAdmin(own);
  const colleague = await person({ organizatieId: own.id });
  const free = await person();
  const { json } = await as(boss).get<PageOf<TenantUserView>>(address);
  expect(json.items.map(({ id, organizatie }) => [id, organizatie?.cod])).toEqual([
    [colleague.id, own.cod],
    [boss.id, own.cod],
  ]);
  const all = await service.get<PageOf<TenantUserView>>(`${address}?size=200`);
  expect(all.json.items.map(({ id }) => id)).toEqual(expect.arrayContaining([boss.id, free.id]));
  const filtered = await service.get<PageOf<TenantUserView>>(`${address}?filter[organizatieId]=${own.id}`);
  expect(filtered.json.total).toBe(2);
});

it("GET /api/admin/tenant-users is for administrators: 403", async () => {
  expect((await as(await person({ organizatieId: ours.id })).get(address)).status).toBe(403);
  expect((await as(await person({ authorities: ["ROLE_ADMIN"] })).get(address)).status).toBe(403);
});

describe("PUT /api/admin/tenant-users/{id}/organizatie", () => {
  it("null removes the assignment, and with it ROLE_ADMIN", async () => {
    const boss = await organizationAdmin(ours);
    const { status, json } = await assign(service, boss, null);
    expect([status, json]).toMatchObject([200, { id: boss.id, authorities: ["ROLE_USER"] }]);
    expect(json).not.toHaveProperty("organizatieId");
    expect((await as(boss).get("/api/admin/buckets")).status).toBe(403);
  });

  it("PUT /api/admin/tenant-users/{id}/organizatie ends the memberships in the buckets of the old organization", async () => {
    const [bucket, platform] = [await bucketOf(ours), { id: 1 }];
    const operator = await member(bucket);
    await join(operator, platform);
    await assign(service, operator, theirs.id);
    expect((await service.get(`/api/admin/bucket-acces?bucketId=${bucket.id}`)).json).toEqual([]);
    expect((await service.get<object[]>("/api/admin/bucket-acces?bucketId=1")).json).toMatchObject([
      { appUserId: operator.id },
    ]);
    await assign(service, operator, ours.id);
    expect((await as(operator).get("/api/tenant/me")).json).toMatchObject({
      organizatieId: ours.id,
      buckets: [{ id: 1 }],
    });
  });

  it("PUT /api/admin/tenant-users/{id}/organizatie ends more memberships than one transaction holds", async () => {
    const operator = await person({ organizatieId: ours.id });
    const buckets = await Promise.all(Array.from({ length: 30 }, () => bucketOf(ours)));
    await Promise.all(buckets.map((bucket) => join(operator, bucket)));
    expect((await as(operator).get<{ buckets: object[] }>("/api/tenant/me")).json.buckets).toHaveLength(30);
    expect((await assign(admin, operator, null)).status).toBe(200);
    const left = await Promise.all(
      buckets.map(({ id }) => service.get<object[]>(`/api/admin/bucket-acces?bucketId=${id}`)),
    );
    expect(left.flatMap(({ json }) => json)).toEqual([]);
  });

  it("PUT /api/admin/tenant-users/{id}/organizatie lets an organization's administrator release one of theirs, and keep them", async () => {
    const user = await person({ organizatieId: ours.id });
    expect((await assign(admin, user, ours.id)).json).toMatchObject({ organizatie: { cod: ours.cod } });
    expect((await assign(admin, user, null)).status).toBe(200);
    expect(refusal(await assign(admin, user, ours.id))).toEqual([404, "error.contInexistent"]);
  });

  it("PUT /api/admin/tenant-users/{id}/organizatie brings nobody's account under the hand of an administrator who was not given it: 404, and they stay who they were", async () => {
    const citizen = await person();
    expect(refusal(await assign(admin, citizen, ours.id))).toEqual([404, "error.contInexistent"]);
    const password = { password: "parola-noua-1" };
    expect((await admin.put(`/api/admin/users/${citizen.login}`, password)).status).toBe(404);
    expect((await as(citizen).get("/api/tenant/me")).json).toMatchObject({ tier: "PERSONAL" });
    expect((await assign(service, citizen, ours.id)).json).toMatchObject({ organizatieId: ours.id });
  });

  it("PUT /api/admin/tenant-users/{id}/organizatie leaves moves between organizations to the service administrator: 403, and others' users are 404", async () => {
    const [own, foreign, free] = [
      await person({ organizatieId: ours.id }),
      await person({ organizatieId: theirs.id }),
      await person(),
    ];
    expect(refusal(await assign(admin, own, theirs.id))).toEqual([
      403,
      "error.doarAdministratorulServiciului",
    ]);
    expect(refusal(await assign(admin, free, theirs.id))).toEqual([404, "error.contInexistent"]);
    expect(refusal(await assign(admin, foreign, ours.id))).toEqual([404, "error.contInexistent"]);
    expect(refusal(await assign(admin, foreign, null))).toEqual([404, "error.contInexistent"]);
    expect(refusal(await assign(admin, free, null))).toEqual([404, "error.contInexistent"]);
    expect((await assign(service, own, theirs.id)).json).toMatchObject({ organizatieId: theirs.id });
  });

  it("PUT /api/admin/tenant-users/{id}/organizatie leaves a service administrator where they are: 403", async () => {
    const boss = await serviceAdmin({ organizatieId: ours.id });
    expect(refusal(await assign(admin, boss, null))).toEqual([403, "error.contCuDrepturiMaiMari"]);
  });

  it("PUT /api/admin/tenant-users/{id}/organizatie gives no rights by taking over the account of a colleague who is a client: 403", async () => {
    const { login } = await person({ organizatieId: ours.id, clientId: 77 });
    for (const change of [{ password: "parola-noua-1" }, { email: "alta@exemplu.md" }]) {
      const refused = await admin.put(`/api/admin/users/${login}`, change);
      expect(refusal(refused)).toEqual([403, "error.doarAdministratorulServiciului"]);
    }
    expect((await admin.put(`/api/admin/users/${login}`, { firstName: "Ana" })).status).toBe(200);
  });

  it("PUT /api/admin/tenant-users/{id}/organizatie names an organization that exists (400) and a user that exists (404), of the revision that If-Match says (412)", async () => {
    const user = await person();
    expect((await assign(service, user, 99)).json).toMatchObject({ errors: [{ field: "organizatieId" }] });
    expect((await assign(service, { id: 99 }, ours.id)).status).toBe(404);
    const stale = { "if-match": '"7"' };
    expect(
      (await service.put(`${address}/${user.id}/organizatie`, { organizatieId: ours.id }, stale)).status,
    ).toBe(412);
    expect((await service.put(`${address}/${user.id}/organizatie`, {})).status).toBe(400);
  });

  it("PUT /api/admin/tenant-users/{id}/organizatie on the path of /api/admin/users ends the memberships too", async () => {
    const bucket = await bucketOf(ours);
    const operator = await member(bucket);
    const users = "/api/admin/users";
    expect((await service.put(`${users}/${operator.login}`, { organizatieId: theirs.id })).status).toBe(200);
    expect((await service.get(`/api/admin/bucket-acces?bucketId=${bucket.id}`)).json).toEqual([]);
    expect((await service.put(`${users}/${operator.login}`, { organizatieId: 99 })).json).toMatchObject({
      errors: [{ field: "organizatieId", code: "necunoscut" }],
    });
    const colleague = await member(bucket);
    expect((await service.delete(`${users}/${colleague.login}`)).status).toBe(204);
    expect((await service.get(`/api/admin/bucket-acces?bucketId=${bucket.id}`)).json).toEqual([]);
  });
});
