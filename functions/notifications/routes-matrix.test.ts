import { administrator, call, callWith, createMachine, operatorOf, someUser } from "./testing.ts";
import { beforeAll, describe } from "vitest";
import type { Route } from "../../shared/http/route.ts";
import { type Call, callsIn, routesMatrix, statusOf } from "../../shared/testing/routes-matrix.ts";
import { groups, texts } from "./api.ts";
import type { World } from "./calls.expectations.ts";

/*
 * Every declared route, called by every kind of caller; the operator works for the system that the calls name, and `machine` is
 * that system with its certificate.
 */
const people = ["nobody", "user", "operator", "serviceAdmin"] as const;
const machines = ["machine", "otherMachine"] as const;
type Person = (typeof people)[number];
type Machine = (typeof machines)[number];

const callOf = await callsIn<Call<World>>(import.meta.dirname);

const isMachine = (column: string): column is Machine => machines.some((machine) => machine === column);

describe("who may call what", () => {
  let world: World;
  let headers: Record<Person, Record<string, string>>;
  let certificates: Record<Machine, string>;

  beforeAll(async () => {
    const { system, certificate } = await createMachine();
    world = { systemId: system.id };
    certificates = { machine: certificate, otherMachine: (await createMachine()).certificate };
    headers = {
      nobody: {},
      user: await someUser(),
      operator: await operatorOf(system),
      serviceAdmin: await administrator(),
    };
  });

  const send = (route: Route, column: string): Promise<number> => {
    const of = { call: callOf(route), world };
    if (!isMachine(column)) return statusOf(route, { ...of, ask: call, headers: headers[column as Person] });
    const ask = (address: string, sent: Record<string, string>, body?: object) =>
      callWith(certificates[column], address, body, sent);
    return statusOf(route, { ...of, ask, headers: {} });
  };

  routesMatrix({ groups, texts, columns: [...people, ...machines], call: send });
});
