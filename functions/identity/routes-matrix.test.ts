import { beforeAll, describe } from "vitest";
import {
  call,
  fresh,
  freshIdno,
  createPartner,
  registerOrganization,
  tokenOf,
  type Registered,
} from "./testing.ts";
import type { Route } from "../../shared/http/route.ts";
import { bearerOf, addOrganizationAdmin, addPersonTo, addServiceAdmin } from "../../shared/testing/people.ts";
import { routesMatrix } from "../../shared/testing/routes-matrix.ts";
import { groups } from "./api.ts";

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

//                                          nobody partner project person orgAdmin foreignAdmin serviceAdmin
const table = `
registration.assignProvider                 403    200     403     403    403      403          403
registration.createOrganization             403    200     403     403    403      403          403
registration.createProject                  403    200     403     403    403      403          403
tokens.login                                200    200     200     200    200      200          200
tokens.loginByGet                           200    200     200     200    200      200          200
tokens.listKeys                             200    200     200     200    200      200          200
tokens.readOrganization                     401    401     200     401    401      401          401
tokens.readProject                          401    401     200     401    401      401          401
authenticate.signIn                         401    401     401     401    401      401          401
authenticate.readLogin                      401    401     401     200    200      200          200
users.list                                  401    401     401     403    200      200          200
users.create                                401    401     401     403    201      201          201
users.replaceById                           401    401     401     403    200      404          200
users.read                                  401    401     401     403    200      404          200
users.replace                               401    401     401     403    200      404          200
users.remove                                401    401     401     403    204      404          204
partners.list                               401    401     401     403    403      403          200
partners.count                              401    401     401     403    403      403          200
partners.create                             401    401     401     403    403      403          201
partners.read                               401    401     401     403    403      403          200
partners.replace                            401    401     401     403    403      403          200
partners.patch                              401    401     401     403    403      403          200
organizations.list                          401    401     401     403    403      403          200
organizations.count                         401    401     401     403    403      403          200
organizations.read                          401    401     401     403    200      404          200
organizations.replace                       401    401     401     403    403      403          200
organizations.patch                         401    401     401     403    403      403          200
organizationUsers.list                      401    401     401     403    200      404          200
projects.list                               401    401     401     403    200      200          200
projects.count                              401    401     401     403    200      200          200
projects.read                               401    401     401     403    200      404          200
projects.replace                            401    401     401     403    403      403          200
projects.patch                              401    401     401     403    403      403          200
secrets.rotate                              401    401     401     403    200      404          200
health.readLiveness                         200    200     200     200    200      200          200
health.readReadiness                        200    200     200     200    200      200          200
health.read                                 200    200     200     200    200      200          200
metrics.read                                200    200     200     200    200      200          200
info.read                                   200    200     200     200    200      200          200
openapi.read                                200    200     200     200    200      200          200
management.readHealth                       200    200     200     200    200      200          200
management.readInfo                         200    200     200     200    200      200          200
management.readMetrics                      200    200     200     200    200      200          200
management.readComponent                    401    401     401     403    200      200          200
docs.readPage                               200    200     200     200    200      200          200
docs.readAsset                              200    200     200     200    200      200          200
`;

describe("who may call what", () => {
  let made: Registered;
  let partnerRecordId: number;
  let headers: Record<Column, Record<string, string>>;

  beforeAll(async () => {
    const { id, partnerid } = await createPartner();
    partnerRecordId = id;
    made = await registerOrganization({ partnerid });
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

  const user = () => addPersonTo("identity", { organizatieId: Number(made.organization.id) });
  const login = () => ({ Username: made.organization.secret_name, Password: made.project.secret_token });
  const name = () => ({ name: fresh("Nume") });

  /** The request body, if the route takes one. */
  const bodies: Record<string, () => object | Promise<object>> = {
    "registration.assignProvider": () => ({
      project_id: made.project.id,
      provider_id: made.partnerid,
    }),
    "registration.createOrganization": () => ({ ...name(), idno: freshIdno() }),
    "registration.createProject": () => ({ ...name(), organization_id: made.organization.id }),
    "tokens.login": login,
    "tokens.loginByGet": login,
    "authenticate.signIn": () => ({ username: fresh("x"), password: "y" }),
    "users.create": () => ({
      login: fresh("om"),
      email: `${fresh("om")}@exemplu.md`,
      password: "o parolă bună",
    }),
    "users.replaceById": async () => ({ id: (await user()).id }),
    "users.replace": () => ({ firstName: "Ana" }),
    "secrets.rotate": () => ({}),
  };

  const ids: Record<string, () => string | number> = {
    partners: () => partnerRecordId,
    organizations: () => made.organization.id,
    organizationUsers: () => made.organization.id,
    projects: () => made.project.id,
    secrets: () => made.project.id,
  };

  async function send({ operationId, method, path }: Route, column: string): Promise<number> {
    const resource = operationId.split(".")[0] ?? "";
    const address = path
      .replace("{id}", String(ids[resource]?.()))
      .replace("{login}", path.includes("{login}") ? (await user()).login : "")
      .replace("{component}", "env")
      .replace("{asset}", "swagger-ui.css");
    const body = bodies[operationId] ?? (/replace|patch|create/.test(operationId) ? name : undefined);
    const { status } = await call(`${method} ${address}`, headers[column as Column], await body?.());
    return status;
  }

  routesMatrix({ groups, columns, table, call: send });
});
