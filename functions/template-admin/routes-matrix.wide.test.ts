import "../../shared/testing/zone-networks.ts";
import { beforeAll, describe } from "vitest";
import {
  basic,
  call as ask,
  createPartner,
  registerOrganization,
  createTemplate,
  tokenOf,
} from "./testing.ts";
import type { Route } from "../../shared/http/route.ts";
import { bearerOf, addPersonTo, addServiceAdmin } from "../../shared/testing/people.ts";
import { callsIn, routesMatrix, statusOf, type Call } from "../../shared/testing/routes-matrix.ts";
import { groups, texts } from "./api.ts";
import type { World } from "./calls.expectations.ts";

/*
 * Every declared route, called by every kind of caller: without credentials, with Basic credentials, with a
 * project's token, as a person, as administrator.
 */
const columns = ["nobody", "credentials", "project", "person", "serviceAdmin"] as const;
type Column = (typeof columns)[number];

const callOf = await callsIn<Call<World>>(import.meta.dirname);

describe("who may call what", () => {
  let world: World;
  let headers: Record<Column, Record<string, string>>;

  beforeAll(async () => {
    const made = await registerOrganization(await createPartner());
    await createTemplate();
    const user = await addPersonTo("identity", { organizatieId: Number(made.organization.id) });
    world = { userId: user.id };
    headers = {
      nobody: {},
      credentials: basic(made.organization.secret_name, made.project.secret_token),
      project: { authorization: await tokenOf(made) },
      person: bearerOf("template-admin", await addPersonTo("template-admin")),
      serviceAdmin: bearerOf("template-admin", await addServiceAdmin("template-admin")),
    };
  });

  const send = (route: Route, column: string, further = {}): Promise<number> =>
    statusOf(route, {
      ...{ call: callOf(route), world, ask },
      headers: { ...headers[column as Column], ...further },
    });

  routesMatrix({ groups, texts, columns, call: send });
});
