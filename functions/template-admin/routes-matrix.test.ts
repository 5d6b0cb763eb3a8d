import { beforeAll, describe } from "vitest";
import {
  basic,
  call,
  fresh,
  createPartner,
  registerOrganization,
  createTemplate,
  tokenOf,
  type Registered,
} from "./testing.ts";
import type { Route } from "../../shared/http/route.ts";
import { bearerOf, addPersonTo, addServiceAdmin } from "../../shared/testing/people.ts";
import { routesMatrix } from "../../shared/testing/routes-matrix.ts";
import { groups } from "./api.ts";

/*
 * Every declared route, called by every kind of caller: without credentials, with Basic credentials, with a
 * project's token, as a person, as administrator.
 */
const columns = ["nobody", "credentials", "project", "person", "serviceAdmin"] as const;
type Column = (typeof columns)[number];

//                                      nobody credentials project person serviceAdmin
const table = `
public.login.login                      401    200         401     401    401
organization.duaeTemplate.read          401    401         200     401    401
organization.organizations.readOfUser   401    401         200     401    401
public.authenticate.signIn              401    401         401     401    401
user.authenticate.readLogin             401    401         401     200    200
admin.users.list                        401    401         401     403    200
admin.users.create                      401    401         401     403    201
admin.users.replaceById                 401    401         401     403    200
admin.users.read                        401    401         401     403    200
admin.users.replace                     401    401         401     403    200
admin.users.remove                      401    401         401     403    204
admin.templates.list                    401    401         401     403    200
admin.templates.count                   401    401         401     403    200
admin.templates.create                  401    401         401     403    201
admin.templates.read                    401    401         401     403    200
admin.templates.replace                 401    401         401     403    200
admin.templates.patch                   401    401         401     403    200
admin.templates.remove                  401    401         401     403    204
public.health.readLiveness              200    200         200     200    200
public.health.readReadiness             200    200         200     200    200
public.health.read                      200    200         200     200    200
public.metrics.read                     200    200         200     200    200
public.info.read                        200    200         200     200    200
public.openapi.read                     200    200         200     200    200
public.management.readHealth            200    200         200     200    200
public.management.readInfo              200    200         200     200    200
public.management.readMetrics           200    200         200     200    200
admin.management.readComponent          401    401         401     403    200
public.docs.readPage                    200    200         200     200    200
public.docs.readAsset                   200    200         200     200    200
`;

describe("who may call what", () => {
  let made: Registered;
  let userId: number;
  let headers: Record<Column, Record<string, string>>;

  beforeAll(async () => {
    made = await registerOrganization(await createPartner());
    await createTemplate();
    userId = (await addPersonTo("identity", { organizatieId: Number(made.organization.id) })).id;
    headers = {
      nobody: {},
      credentials: basic(made.organization.secret_name, made.project.secret_token),
      project: { authorization: await tokenOf(made) },
      person: bearerOf("template-admin", await addPersonTo("template-admin")),
      serviceAdmin: bearerOf("template-admin", await addServiceAdmin("template-admin")),
    };
  });

  const inactive = () => ({ name: fresh("Șablon"), template: "[]", status_id: "0" as const });

  /** The request body, where the route takes one. */
  const bodies: Record<string, () => object | Promise<object>> = {
    "public.authenticate.signIn": () => ({ username: fresh("x"), password: "y" }),
    "admin.users.create": () => ({
      login: fresh("om"),
      email: `${fresh("om")}@exemplu.md`,
      password: "o parolă bună",
    }),
    "admin.users.replaceById": async () => ({ id: (await addPersonTo("template-admin")).id }),
    "admin.users.replace": () => ({ firstName: "Ana" }),
    "admin.templates.create": inactive,
    "admin.templates.replace": inactive,
    "admin.templates.patch": () => ({ template: "[1]" }),
  };

  async function send({ operationId, method, path }: Route, column: string): Promise<number> {
    const address = path
      .replace("{id}", path.includes("{id}") ? String((await createTemplate(inactive())).id) : "")
      .replace("{login}", path.includes("{login}") ? (await addPersonTo("template-admin")).login : "")
      .replace("{component}", "env")
      .replace("{asset}", "swagger-ui.css");
    const query = operationId === "organization.organizations.readOfUser" ? `?user_id=${userId}` : "";
    const body = await bodies[operationId]?.();
    return (await call(`${method} ${address}${query}`, headers[column as Column], body)).status;
  }

  routesMatrix({ groups, columns, table, call: send });
});
