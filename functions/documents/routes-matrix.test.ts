import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type Person,
  type ServiceClient,
} from "./testing.ts";
import {
  type Column,
  columns,
  expectations,
  prepare,
  routes,
  type World,
} from "./routes-matrix.expectations.ts";
import { remedies } from "../../tests/architecture/remedies.ts";

describe("who may call what", () => {
  let world: World;
  let clients: Record<Column, ServiceClient>;

  beforeAll(async () => {
    const org = await organization();
    const bucket = await bucketOf(org);
    const people: Record<Exclude<Column, "nobody">, Person> = {
      stranger: await person(),
      reader: await person(),
      operator: await member(bucket),
      owner: await person({ organizatieId: org.id }),
      bucketAdmin: await member(bucket, "ADMIN"),
      orgAdmin: await organizationAdmin(org),
      foreignAdmin: await organizationAdmin(await organization()),
      serviceAdmin: await serviceAdmin(),
    };
    const signedIn = Object.entries(people).map(([name, somebody]) => [name, as(somebody)]);
    clients = { nobody, ...Object.fromEntries(signedIn) } as Record<Column, ServiceClient>;
    world = { org, bucket, ...people };
  });

  it("has a line for every declared route, and no line without a route", () => {
    expect([...expectations.keys()].sort(), remedies.access).toEqual(
      routes.map(({ operationId }) => operationId).sort(),
    );
  });

  it.each(routes.map((route) => [route.operationId, route] as const))("%s", async (operationId, route) => {
    const answered: Record<string, number> = {};
    for (const column of columns) {
      const ask = await prepare(world, route);
      answered[column] = await ask(clients[column]);
    }
    expect(answered, remedies.accessOfRoute).toEqual(
      Object.fromEntries(columns.map((column, i) => [column, expectations.get(operationId)?.[i]])),
    );
  });
});
