import "../../shared/testing/zone-networks.ts";
import { beforeAll, describe } from "vitest";
import {
  call as ask,
  createPartner,
  fresh,
  registerOrganization,
  tokenOf,
  type Registered,
} from "./testing.ts";
import type { Route } from "../../shared/http/route.ts";
import { bearerOf, addOrganizationAdmin, addPersonTo, addServiceAdmin } from "../../shared/testing/people.ts";
import { callsIn, routesMatrix, statusOf, type Call } from "../../shared/testing/routes-matrix.ts";
import { groups, texts } from "./api.ts";
import type { World } from "./calls.expectations.ts";

/*
 * Every declared route, called by every kind of caller: without credentials, as a partner, with a project's token,
 * as a person, as the administrator of the organization, of another one, of the service.
 */
const columns = [
  "nobody",
  "partner",
  "project",
  "person",
  "orgAdmin",
  "foreignAdmin",
  "serviceAdmin",
] as const;
type Column = (typeof columns)[number];

const callOf = await callsIn<Call<World>>(import.meta.dirname);

describe("who may call what", () => {
  let world: World;
  let headers: Record<Column, Record<string, string>>;

  beforeAll(async () => {
    const { id: partnerRecordId, partnerid } = await createPartner();
    const made = await registerOrganization({ partnerid });
    const project = { name: fresh("Taxe"), organization_id: made.organization.id };
    const { json } = await ask("POST /api/v1/createProject", { partnerid }, project);
    world = { made, partnerRecordId, changedProjectId: (json as { id: string }).id };
    const foreign = await registerOrganization(await createPartner());
    const admin = ({ organization }: Registered) => addOrganizationAdmin("identity", Number(organization.id));
    headers = {
      nobody: {},
      partner: { partnerid },
      project: { authorization: await tokenOf(made) },
      person: bearerOf("identity", await addPersonTo("identity")),
      orgAdmin: bearerOf("identity", await admin(made)),
      foreignAdmin: bearerOf("identity", await admin(foreign)),
      serviceAdmin: bearerOf("identity", await addServiceAdmin("identity")),
    };
  });

  const send = (route: Route, column: string, further = {}): Promise<number> =>
    statusOf(route, {
      ...{ call: callOf(route), world, ask },
      headers: { ...headers[column as Column], ...further },
    });

  routesMatrix({ groups, texts, columns, call: send });
});
