import "../../shared/testing/zone-networks.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  asMachine,
  bucketOf,
  issuer,
  machineClient,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  withToken,
  type ServiceClient,
} from "./testing.ts";
import type { World } from "./calls.expectations.ts";
import { linkToken } from "./granting/links/routes.expectations.ts";
import {
  type Ask,
  type Column,
  columns,
  expectations,
  prepare,
  routes,
} from "./routes-matrix.expectations.ts";
import { expectRefusalElsewhere } from "../../shared/testing/routes-matrix.ts";
import { remedies } from "../../tests/architecture/remedies.ts";

describe("who may call what", () => {
  let world: World;
  let clients: Record<Column, ServiceClient>;
  let administrator: Awaited<ReturnType<typeof serviceAdmin>>;

  beforeAll(async () => {
    const org = await organization();
    const bucket = await bucketOf(org);
    const { id: emitentId } = await issuer();
    const people = {
      stranger: await person(),
      reader: await person(),
      operator: await member(bucket),
      owner: await person({ organizatieId: org.id }),
      bucketAdmin: await member(bucket, "ADMIN"),
      orgAdmin: await organizationAdmin(org),
      foreignAdmin: await organizationAdmin(await organization()),
      serviceAdmin: await serviceAdmin(),
    };
    administrator = people.serviceAdmin;
    world = { org, bucket, ...people, document: { emitentId } };
    const signedIn = Object.entries(people).map(([name, somebody]) => [name, as(somebody)]);
    clients = {
      nobody,
      ...(Object.fromEntries(signedIn) as Record<keyof typeof people, ServiceClient>),
      machine: asMachine(await machineClient({ emitentId })),
      otherMachine: asMachine(await machineClient()),
      writeMachine: asMachine(await machineClient({ emitentId, scopes: ["documente.write"] })),
      linkHolder: withToken(await linkToken(world)),
    };
  });

  it("has a line for every declared route, and no line without a route", () => {
    expect([...expectations.keys()].sort(), remedies.access).toEqual(
      routes.map(({ operationId }) => operationId).sort(),
    );
  });

  it.each(routes.map((route) => [route.operationId, route] as const))("%s", async (operationId, route) => {
    const answered: Record<string, number> = {};
    let ask: Ask | undefined = await prepare(world, route);
    const first = ask;
    await expectRefusalElsewhere(route, (headers) => first(as(administrator, headers)));
    for (const column of columns) {
      ask ??= await prepare(world, route);
      const status = await ask(clients[column]);
      answered[column] = status;
      // A refused call has changed nothing, so the next caller uses the same subject.
      if (status < 400 && route.method !== "GET") ask = undefined;
    }
    expect(answered, remedies.access).toEqual(
      Object.fromEntries(columns.map((column, i) => [column, expectations.get(operationId)?.[i]])),
    );
  });
});
