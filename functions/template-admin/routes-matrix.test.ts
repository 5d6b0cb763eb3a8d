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
login.login                             401    200         401     401    401
duaeTemplate.read                       401    401         200     401    401
organizations.readOfUser                401    401         200     401    401
authenticate.signIn                     401    401         401     401    401
authenticate.readLogin                  401    401         401     200    200
users.list                              401    401         401     403    200
users.create                            401    401         401     403    201
users.replaceById                       401    401         401     403    200
users.read                              401    401         401     403    200
users.replace                           401    401         401     403    200
users.remove                            401    401         401     403    204
templates.list                          401    401         401     403    200
templates.count                         401    401         401     403    200
templates.create                        401    401         401     403    201
templates.read                          401    401         401     403    200
templates.replace                       401    401         401     403    200
templates.patch                         401    401         401     403    200
templates.remove                        401    401         401     403    204
health.readLiveness                     200    200         200     200    200
health.readReadiness                    200    200         200     200    200
health.read                             200    200         200     200    200
metrics.read                            200    200         200     200    200
info.read                               200    200         200     200    200
openapi.read                            200    200         200     200    200
management.readHealth                   200    200         200     200    200
management.readInfo                     200    200         200     200    200
management.readMetrics                  200    200         200     200    200
management.readComponent                401    401         401     403    200
docs.readPage                           200    200         200     200    200
docs.readAsset                          200    200         200     200    200
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

  /** The request body, if the route takes one. */
  const bodies: Record<string, () => object | Promise<object>> = {
    "authenticate.signIn": () => ({ username: fresh("x"), password: "y" }),
    "users.create": () => ({
      login: fresh("om"),
      email: `${fresh("om")}@exemplu.md`,
      password: "o parolă bună",
    }),
    "users.replaceById": async () => ({ id: (await addPersonTo("template-admin")).id }),
    "users.replace": () => ({ firstName: "Ana" }),
    "templates.create": inactive,
    "templates.replace": inactive,
    "templates.patch": () => ({ template: "[1]" }),
  };

  async function send({ operationId, method, path }: Route, column: string): Promise<number> {
    const address = path
      .replace("{id}", path.includes("{id}") ? String((await createTemplate(inactive())).id) : "")
      .replace("{login}", path.includes("{login}") ? (await addPersonTo("template-admin")).login : "")
      .replace("{component}", "env")
      .replace("{asset}", "swagger-ui.css");
    const query = operationId === "organizations.readOfUser" ? `?user_id=${userId}` : "";
    const body = await bodies[operationId]?.();
    return (await call(`${method} ${address}${query}`, headers[column as Column], body)).status;
  }

  routesMatrix({ groups, columns, table, call: send });
});
