import { administrator, call as ask, createSystem, operatorOf, someUser } from "./testing.ts";
import { beforeAll, describe } from "vitest";
import type { Route } from "../../shared/http/route.ts";
import { callsIn, routesMatrix, statusOf, type Call } from "../../shared/testing/routes-matrix.ts";
import { groups, texts } from "./api.ts";
import type { World } from "./calls.expectations.ts";

/* Every declared route, called by every kind of caller; the operator works for the system that the calls name. */
const columns = ["nobody", "user", "operator", "serviceAdmin"] as const;
type Column = (typeof columns)[number];

const callOf = await callsIn<Call<World>>(import.meta.dirname);

describe("who may call what", () => {
  let world: World;
  let headers: Record<Column, Record<string, string>>;

  beforeAll(async () => {
    const system = await createSystem();
    world = { systemId: system.id };
    headers = {
      nobody: {},
      user: await someUser(),
      operator: await operatorOf(system),
      serviceAdmin: await administrator(),
    };
  });

  const send = (route: Route, column: string): Promise<number> =>
    statusOf(route, { call: callOf(route), world, ask, headers: headers[column as Column] });

  routesMatrix({ groups, texts, columns, call: send });
});
