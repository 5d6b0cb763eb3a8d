import "../../shared/testing/zone-networks.ts";
import {
  administrator,
  call,
  callWith,
  createMachine,
  createSystem,
  operatorOf,
  someUser,
} from "./testing.ts";
import { sinkProvider } from "./delivering/channels/testing/messages.ts";
import { createLinked } from "./self-service/testing.ts";
import { beforeAll, describe } from "vitest";
import type { Route } from "../../shared/http/route.ts";
import { addOrganizationAdmin, bearerOf } from "../../shared/testing/people.ts";
import { type Call, callsIn, routesMatrix, statusOf } from "../../shared/testing/routes-matrix.ts";
import { groups, texts } from "./api.ts";
import { columns, isMachine, likeOf, type Machine, type Person, type World } from "./calls.expectations.ts";

/* Every declared route, called by every kind of caller. */

const callOf = await callsIn<Call<World>>(import.meta.dirname);

describe("who may call what", () => {
  let world: World;
  let headers: Record<Person, Record<string, string>>;
  let certificates: Record<Machine, string>;

  beforeAll(async () => {
    const { system, certificate } = await createMachine();
    await sinkProvider();
    const [citizen, otherCitizen] = [await createLinked(), await createLinked()];
    world = { systemId: system.id, citizen };
    certificates = { machine: certificate, otherMachine: (await createMachine()).certificate };
    headers = {
      nobody: {},
      user: await someUser(),
      ...{ otherCitizen: otherCitizen.headers, citizen: citizen.headers },
      organizationAdmin: bearerOf("notifications", await addOrganizationAdmin("notifications", 1)),
      otherOperator: await operatorOf(await createSystem()),
      operator: await operatorOf(system),
      serviceAdmin: await administrator(),
    };
  });

  const send = (route: Route, column: string, further = {}): Promise<number> => {
    const of = { call: callOf(route), world };
    if (!isMachine(column))
      return statusOf(route, { ...of, ask: call, headers: { ...headers[column as Person], ...further } });
    const ask = (address: string, sent: Record<string, string>, body?: object) =>
      callWith(certificates[column], address, body, sent);
    return statusOf(route, { ...of, ask, headers: {} });
  };

  routesMatrix({ groups, texts, columns, likeOf, call: send });
});
