import { describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  organization,
  person,
  serviceAdmin,
  type Person,
  type ServiceClient,
} from "./testing.ts";
import { nextId } from "../../shared/ids.ts";
import type { Route } from "../../shared/http/route.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import { everywhere, guarded, letKeep, rightsEnd } from "./rights.expectations.ts";

const deactivate = (admin: ServiceClient, { id, login, email }: Person) =>
  admin.put("/api/admin/users", { id, login, email, activated: false });

/** Requests a missing record from a route, in one of the processes. */
async function askOnce(route: Route, somebody: Person, process: number): Promise<[string, number]> {
  const client = everywhere(route, somebody)[process] as ServiceClient;
  const send = client[route.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete"];
  return [route.operationId, (await send(route.path.replace(/\{\w+\}/g, "1"))).status];
}

/* Every way on one route, and one way on every route; `rights.long.test.ts` has all ways on all routes. */

describe("a right that ends", () => {
  rightsEnd(({ ends: [operationId] }) => guarded.filter((route) => route.operationId === operationId));

  it("a deactivation is felt at once by every route that asks who calls", async () => {
    const admin = as(await serviceAdmin());
    const answers: [operationId: string, status: number][] = [];
    for (let start = 0; start < guarded.length; start += 10) {
      const some = guarded.slice(start, start + 10);
      const people = await aMinuteAgo(() => Promise.all(some.map(() => person())));
      await Promise.all(people.map(letKeep));
      await Promise.all(people.map((somebody) => deactivate(admin, somebody)));
      const asked = some.map((route, i) => askOnce(route, people[i] as Person, i % 4));
      answers.push(...(await Promise.all(asked)));
    }
    expect(guarded.length).toBeGreaterThan(80);
    expect(answers.filter(([, status]) => status !== 401)).toEqual([]);
  });

  it("an answer that an Idempotency-Key keeps is not given by a right that has ended", async () => {
    const somebody = await aMinuteAgo(() => person());
    await letKeep(somebody);
    const clients = everywhere({ operationId: "documents.create" }, somebody);
    const key = { "idempotency-key": `k-${nextId()}` };
    const create = (client: ServiceClient) => client.post("/api/documents", { denumire: "Cerere" }, key);
    const statuses = async () => (await Promise.all(clients.map(create))).map(({ status }) => status);
    expect((await create(clients[0] as ServiceClient)).status).toBe(201);
    expect(await statuses()).toEqual([201, 201, 201, 201]);

    await deactivate(as(await serviceAdmin()), somebody);
    expect(await statuses()).toEqual([401, 401, 401, 401]);
  });
});

it("a right that begins is felt at once too, and no refusal of before is kept for an Idempotency-Key", async () => {
  const { bucket, somebody } = await aMinuteAgo(async () => {
    const org = await organization();
    // All people of an organization may fill its oldest bucket.
    await bucketOf(org);
    return { bucket: await bucketOf(org), somebody: await person({ organizatieId: org.id }) };
  });
  await letKeep(somebody);
  const [first, second] = everywhere({ operationId: "documents.create" }, somebody) as [
    ServiceClient,
    ServiceClient,
  ];
  const create = (client: ServiceClient) =>
    client.post("/api/documents", { denumire: "Cerere", bucketId: bucket.id }, key);
  const key = { "idempotency-key": `k-${nextId()}` };
  expect((await create(second)).status).toBe(403);

  key["idempotency-key"] = `k-${nextId()}`;
  const wanted = { bucketId: bucket.id, appUserId: somebody.id, rol: "OPERATOR" };
  expect((await as(await serviceAdmin()).post("/api/admin/bucket-acces", wanted)).status).toBe(201);
  expect((await create(first)).status).toBe(201);
  const again = await create(second);
  expect([again.status, again.headers["idempotent-replayed"]]).toEqual([201, "true"]);
});
