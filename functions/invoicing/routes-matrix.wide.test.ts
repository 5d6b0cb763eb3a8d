import "../../shared/testing/zone-networks.ts";
import { beforeAll, describe } from "vitest";
import { as, createBankClient, nobody, createPerson, project, type ServiceClient } from "./testing.ts";
import type { Route } from "../../shared/http/route.ts";
import { addOrganizationAdmin, addServiceAdmin } from "../../shared/testing/people.ts";
import { addressOf, callsIn, routesMatrix, type Call } from "../../shared/testing/routes-matrix.ts";
import { groups, texts } from "./api.ts";
import { ORGANIZATION, type World } from "./calls.expectations.ts";

/*
 * Every declared route, called by every kind of caller: without credentials, with a project's token, with one of
 * another organization, with a bank's, as a person, as an organization's administrator, as the service's.
 */
const columns = ["nobody", "project", "stranger", "bank", "person", "orgAdmin", "serviceAdmin"] as const;
type Column = (typeof columns)[number];

const callOf = await callsIn<Call<World>>(import.meta.dirname);

describe("who may call what", () => {
  let callers: Record<Column, ServiceClient>;

  beforeAll(async () => {
    callers = {
      nobody,
      project: project(),
      stranger: project(),
      bank: await createBankClient(),
      person: as(await createPerson()),
      orgAdmin: as(await addOrganizationAdmin("invoicing", ORGANIZATION)),
      serviceAdmin: as(await addServiceAdmin("invoicing")),
    };
  });

  async function send(route: Route, column: string, headers = {}): Promise<number> {
    const client = callers[column as Column];
    const call = callOf(route);
    const address = await addressOf(route, call, callers);
    if (route.method === "GET") return (await client.get(address, headers)).status;
    const sendBody = client[route.method.toLowerCase() as "post" | "put" | "patch" | "delete"];
    return (await sendBody(address, await call.body?.(callers), headers)).status;
  }

  routesMatrix({ groups, texts, columns, call: send });
});
