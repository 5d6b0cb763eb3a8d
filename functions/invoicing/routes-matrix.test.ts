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
organization.invoice.create                 401    200     200      401  401    401      401
organization.invoice.list                   401    200     200      401  401    401      401
organization.invoice.read                   401    200     404      401  401    401      401
organization.service.list                   401    200     200      401  401    401      401
organization.service.read                   401    200     200      401  401    401      401
bank.extras.create                          401    401     401      200  401    401      401
public.authenticate.signIn                  401    401     401      401  401    401      401
user.authenticate.readLogin                 401    401     401      401  200    200      200
admin.users.list                            401    401     401      401  403    200      200
admin.users.create                          401    401     401      401  403    201      201
admin.users.replaceById                     401    401     401      401  403    200      200
admin.users.read                            401    401     401      401  403    200      200
admin.users.replace                         401    401     401      401  403    200      200
admin.users.remove                          401    401     401      401  403    204      204
admin.services.list                         401    401     401      401  403    403      200
admin.services.count                        401    401     401      401  403    403      200
admin.services.create                       401    401     401      401  403    403      201
admin.services.read                         401    401     401      401  403    403      200
admin.services.replace                      401    401     401      401  403    403      200
admin.services.patch                        401    401     401      401  403    403      200
admin.services.remove                       401    401     401      401  403    403      204
admin.bankTokens.list                       401    401     401      401  403    403      200
admin.bankTokens.create                     401    401     401      401  403    403      201
admin.bankTokens.revoke                     401    401     401      401  403    403      204
admin.unmatched.list                        401    401     401      401  403    403      200
admin.unmatched.read                        401    401     401      401  403    403      200
admin.unmatched.match                       401    401     401      401  403    403      200
admin.invoices.read                         401    401     401      401  403    403      200
admin.invoices.cancel                       401    401     401      401  403    403      200
admin.invoices.refund                       401    401     401      401  403    403      200
public.health.readLiveness                  200    200     200      200  200    200      200
public.health.readReadiness                 200    200     200      200  200    200      200
public.health.read                          200    200     200      200  200    200      200
public.metrics.read                         200    200     200      200  200    200      200
public.info.read                            200    200     200      200  200    200      200
public.openapi.read                         200    200     200      200  200    200      200
public.management.readHealth                200    200     200      200  200    200      200
public.management.readInfo                  200    200     200      200  200    200      200
public.management.readMetrics               200    200     200      200  200    200      200
admin.management.readComponent              401    401     401      401  403    403      200
public.docs.readPage                        200    200     200      200  200    200      200
public.docs.readAsset                       200    200     200      200  200    200      200
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

  /** The path parameter, where the route has one. */
  const names: Record<string, () => Promise<string | number>> = {
    "organization.invoice.read": async () => (await made()).code,
    "organization.service.read": async () => (await createService()).code,
    "admin.bankTokens.revoke": async () => {
      const token = await callers.serviceAdmin.post<{ id: number }>("/api/v1/admin/bank-tokens", {
        bank: "BANCA-M",
        name: "Banca",
      });
      return token.json.id;
    },
    "admin.unmatched.read": postUnmatchedLine,
    "admin.unmatched.match": postUnmatchedLine,
    "admin.invoices.read": async () => (await made()).code,
    "admin.invoices.cancel": async () => (await made()).code,
    "admin.invoices.refund": payInvoice,
    "admin.users.read": async () => (await user()).login,
    "admin.users.replace": async () => (await user()).login,
    "admin.users.remove": async () => (await user()).login,
    "admin.management.readComponent": async () => "env",
    "public.docs.readAsset": async () => "swagger-ui.css",
  };

  /** The request body, where the route takes one. */
  const bodies: Record<string, () => object | Promise<object>> = {
    "organization.invoice.create": async () => ({ idno: freshIdno(), service: (await createService()).code }),
    "bank.extras.create": async () => ({ reference: fresh("R"), invoice: (await made()).code, amount: "1" }),
    "public.authenticate.signIn": () => ({ username: fresh("x"), password: "y" }),
    "admin.users.create": () => ({
      login: fresh("om"),
      email: `${fresh("om")}@exemplu.md`,
      password: "o parolă bună",
    }),
    "admin.users.replaceById": async () => ({ id: (await user()).id }),
    "admin.users.replace": () => ({ firstName: "Ana" }),
    "admin.services.create": newService,
    "admin.services.replace": newService,
    "admin.services.patch": () => ({ amount: "2.00" }),
    "admin.bankTokens.create": () => ({ bank: "BANCA-M", name: "Banca" }),
    "admin.unmatched.match": async () => ({ invoice: (await made()).code }),
    "admin.invoices.cancel": () => ({}),
    "admin.invoices.refund": () => ({ reference: fresh("RB") }),
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
