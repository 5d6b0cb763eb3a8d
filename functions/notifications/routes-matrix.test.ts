import { administrator, call as ask, createSystem, operatorOf, someUser } from "./testing.ts";
import { beforeAll, describe } from "vitest";
import type { Route } from "../../shared/http/route.ts";
import { addressOf, callsIn, routesMatrix, type Call } from "../../shared/testing/routes-matrix.ts";
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

  async function send(route: Route, column: string): Promise<number> {
    const call = callOf(route);
    const address = await addressOf(route, call, world);
    const body = await call.body?.(world);
    return (await ask(`${route.method} ${address}`, headers[column as Column], body)).status;
  }

  routesMatrix({ groups, texts, columns, call: send });
});
