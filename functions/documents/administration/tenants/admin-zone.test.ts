import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  fresh,
  freshIdno,
  member,
  organization,
  organizationAdmin,
  serviceAdmin,
  type ServiceClient,
  withToken,
} from "../../testing.ts";
import { officialSession } from "../../../../shared/testing/sessions.ts";
import type { Bucket } from "../../records/bucket.ts";
import type { Membership } from "../../records/membership.ts";
import type { Organization } from "../../records/organization.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let admin: ServiceClient;
beforeAll(async () => {
  admin = withToken((await officialSession("documents", (await serviceAdmin()).id)).token);
});

it("an administrator of the service creates an organization, changes it, and activates it again after it was suspended", async () => {
  const wanted = { cod: fresh("ORG"), denumire: "Primăria", idno: freshIdno() };
  const { json } = await admin.post<Organization>("/api/v1/admin/organizations", wanted);
  const at = `/api/v1/admin/organizations/${json.id}`;
  expect((await admin.put(at, { denumire: "Consiliul" })).json).toMatchObject({ denumire: "Consiliul" });
  await as(await serviceAdmin()).put(`/api/admin/organizatii/${json.id}/statut`, { statut: "SUSPENDAT" });
  expect((await admin.post<Organization>(`${at}/activate`)).json.statut).toBe("ACTIV");
});

it("an administrator of the service does not suspend an organization by changing it: that is an act of its own", async () => {
  const { id } = await organization();
  const at = `/api/v1/admin/organizations/${id}`;
  await admin.put(at, { denumire: "Primăria", statut: "SUSPENDAT" });
  expect((await admin.get<Organization>(at)).json.statut).toBe("ACTIV");
});

describe("an administrator of an organization", () => {
  let own: ServiceClient;
  let bucket: Bucket;
  beforeAll(async () => {
    const home = await organization();
    bucket = await bucketOf(home);
    own = withToken((await officialSession("documents", (await organizationAdmin(home)).id)).token);
  });

  it("an administrator of an organization stops and starts the uploads of a bucket", async () => {
    const at = `/api/v1/admin/buckets/${bucket.id}`;
    expect((await own.post<Bucket>(`${at}/deactivate`)).json.activ).toBe(false);
    expect((await own.post<Bucket>(`${at}/activate`)).json.activ).toBe(true);
    const stale = { "if-match": '"1"' };
    expect((await own.post(`${at}/deactivate`, undefined, stale)).status).toBe(412);
  });

  it("pages through the members of a bucket, newest first", async () => {
    for (let i = 0; i < 3; i += 1) await member(bucket);
    const list = "/api/v1/admin/memberships?size=2&bucketId=";
    const first = await own.get<PageOf<Membership>>(`${list}${bucket.id}`);
    const next = /<\/documents([^>]+)>; rel="next"/.exec(first.headers.link ?? "")?.[1] ?? "";
    const second = await own.get<PageOf<Membership>>(next);
    const ids = [...first.json.items, ...second.json.items].map(({ id }) => id);
    expect([first.json.total, ids.length]).toEqual([3, 3]);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const filtered = await own.get<{ total: number }>(`${list}${bucket.id}&rol=ADMIN`);
    expect(filtered.json.total).toBe(0);
  });

  it("an administrator of an organization names the bucket, which is one of theirs", async () => {
    expect((await own.get("/api/v1/admin/memberships")).json).toMatchObject({
      errors: [{ field: "bucketId", code: "obligatoriu" }],
    });
    const foreign = await bucketOf(await organization());
    expect((await own.get(`/api/v1/admin/memberships?bucketId=${foreign.id}`)).status).toBe(404);
  });

  it("an administrator of an organization gets the report of a run of the maintenance again for the same Idempotency-Key", async () => {
    const run = () =>
      own.post("/api/v1/admin/maintenance-runs", undefined, { "idempotency-key": fresh("run") });
    const key = { "idempotency-key": fresh("run") };
    const again = () => own.post("/api/v1/admin/maintenance-runs", undefined, key);
    expect([(await run()).status, (await again()).status]).toEqual([201, 201]);
    expect((await again()).headers["idempotent-replayed"]).toBe("true");
  });
});
