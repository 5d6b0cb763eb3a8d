import { beforeAll, describe } from "vitest";
import {
  as,
  createBankClient,
  fresh,
  freshIdno,
  createInvoiceFor,
  nobody,
  createPerson,
  project,
  createService,
  type ServiceClient,
} from "./testing.ts";
import type { Route } from "../../shared/http/route.ts";
import { addOrganizationAdmin, addServiceAdmin } from "../../shared/testing/people.ts";
import { routesMatrix } from "../../shared/testing/routes-matrix.ts";
import { groups } from "./api.ts";

/*
 * Every declared route, called by every kind of caller: without credentials, with a project's token, with one of
 * another organization, with a bank's, as a person, as an organization's administrator, as the service's.
 */
const columns = ["nobody", "project", "stranger", "bank", "person", "orgAdmin", "serviceAdmin"] as const;
type Column = (typeof columns)[number];

//                                          nobody project stranger bank person orgAdmin serviceAdmin
const table = `
invoice.create                              401    200     200      401  401    401      401
invoice.list                                401    200     200      401  401    401      401
invoice.read                                401    200     404      401  401    401      401
service.list                                401    200     200      401  401    401      401
service.read                                401    200     200      401  401    401      401
extras.create                               401    401     401      200  401    401      401
authenticate.signIn                         401    401     401      401  401    401      401
authenticate.readLogin                      401    401     401      401  200    200      200
users.list                                  401    401     401      401  403    200      200
users.create                                401    401     401      401  403    201      201
users.replaceById                           401    401     401      401  403    200      200
users.read                                  401    401     401      401  403    200      200
users.replace                               401    401     401      401  403    200      200
users.remove                                401    401     401      401  403    204      204
services.list                               401    401     401      401  403    403      200
services.count                              401    401     401      401  403    403      200
services.create                             401    401     401      401  403    403      201
services.read                               401    401     401      401  403    403      200
services.replace                            401    401     401      401  403    403      200
services.patch                              401    401     401      401  403    403      200
services.remove                             401    401     401      401  403    403      204
bankTokens.list                             401    401     401      401  403    403      200
bankTokens.create                           401    401     401      401  403    403      201
bankTokens.revoke                           401    401     401      401  403    403      204
unmatched.list                              401    401     401      401  403    403      200
unmatched.read                              401    401     401      401  403    403      200
unmatched.match                             401    401     401      401  403    403      200
invoices.read                               401    401     401      401  403    403      200
invoices.cancel                             401    401     401      401  403    403      200
invoices.refund                             401    401     401      401  403    403      200
health.readLiveness                         200    200     200      200  200    200      200
health.readReadiness                        200    200     200      200  200    200      200
health.read                                 200    200     200      200  200    200      200
metrics.read                                200    200     200      200  200    200      200
info.read                                   200    200     200      200  200    200      200
openapi.read                                200    200     200      200  200    200      200
management.readHealth                       200    200     200      200  200    200      200
management.readInfo                         200    200     200      200  200    200      200
management.readMetrics                      200    200     200      200  200    200      200
management.readComponent                    401    401     401      401  403    403      200
docs.readPage                               200    200     200      200  200    200      200
docs.readAsset                              200    200     200      200  200    200      200
`;

const ORGANIZATION = 4711;

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

  const user = () => createPerson({ organizatieId: ORGANIZATION });
  const newService = () => ({ code: fresh("SRV"), name: "Extras", amount: "1.00" });
  const made = () => createInvoiceFor(callers.project);

  async function postUnmatchedLine(): Promise<number> {
    const reference = fresh("R");
    await callers.bank.post("/api/v1/extras", { reference, invoice: "necitibil", amount: "100" });
    const found = await callers.serviceAdmin.get<{ items: { id: number }[] }>(
      `/api/v1/admin/unmatched?reference=${reference}`,
    );
    return found.json.items[0]?.id ?? 0;
  }

  async function payInvoice(): Promise<string> {
    const { code } = await made();
    await callers.bank.post("/api/v1/extras", { reference: fresh("R"), invoice: code, amount: "100" });
    return code;
  }

  /** The path parameter, if the route has one. */
  const names: Record<string, () => Promise<string | number>> = {
    "invoice.read": async () => (await made()).code,
    "service.read": async () => (await createService()).code,
    "bankTokens.revoke": async () => {
      const token = await callers.serviceAdmin.post<{ id: number }>("/api/v1/admin/bank-tokens", {
        bank: "BANCA-M",
        name: "Banca",
      });
      return token.json.id;
    },
    "unmatched.read": postUnmatchedLine,
    "unmatched.match": postUnmatchedLine,
    "invoices.read": async () => (await made()).code,
    "invoices.cancel": async () => (await made()).code,
    "invoices.refund": payInvoice,
    "users.read": async () => (await user()).login,
    "users.replace": async () => (await user()).login,
    "users.remove": async () => (await user()).login,
    "management.readComponent": async () => "env",
    "docs.readAsset": async () => "swagger-ui.css",
  };

  /** The request body, if the route takes one. */
  const bodies: Record<string, () => object | Promise<object>> = {
    "invoice.create": async () => ({ idno: freshIdno(), service: (await createService()).code }),
    "extras.create": async () => ({ reference: fresh("R"), invoice: (await made()).code, amount: "1" }),
    "authenticate.signIn": () => ({ username: fresh("x"), password: "y" }),
    "users.create": () => ({
      login: fresh("om"),
      email: `${fresh("om")}@exemplu.md`,
      password: "o parolă bună",
    }),
    "users.replaceById": async () => ({ id: (await user()).id }),
    "users.replace": () => ({ firstName: "Ana" }),
    "services.create": newService,
    "services.replace": newService,
    "services.patch": () => ({ amount: "2.00" }),
    "bankTokens.create": () => ({ bank: "BANCA-M", name: "Banca" }),
    "unmatched.match": async () => ({ invoice: (await made()).code }),
    "invoices.cancel": () => ({}),
    "invoices.refund": () => ({ reference: fresh("RB") }),
  };

  async function call({ operationId, method, path }: Route, column: string): Promise<number> {
    const client = callers[column as Column];
    const name = path.includes("{") ? await (names[operationId] ?? serviceId)() : "";
    const address = path.replace(/\{\w+\}/, String(name));
    if (method === "GET") return (await client.get(address)).status;
    const send = client[method.toLowerCase() as "post" | "put" | "patch" | "delete"];
    return (await send(address, await bodies[operationId]?.())).status;
  }

  const serviceId = async () => (await createService()).id;

  routesMatrix({ groups, columns, table, call });
});
