import "../../shared/testing/local-cloud.ts";
import { registerProject, tokenFor } from "../../shared/testing/local-identity.ts";
import type { ProjectIdentity } from "../../shared/features/organization-tokens/tokens.ts";
import type { Stored } from "../../shared/data/entity.ts";
import { create } from "../../shared/data/repository.ts";
import type { Account } from "../../shared/features/accounts/account.ts";
import { lambdaHandler, type LambdaHandler } from "../../shared/http/handler.ts";
import { nextId } from "../../shared/ids.ts";
import { callerOf, type Answer } from "../../shared/testing/caller.ts";
import { bearerOf, addPersonTo, addServiceAdmin } from "../../shared/testing/people.ts";
import { groups } from "./api.ts";
import { invoicing } from "./service.ts";
import { type Service, Services } from "./records/service.ts";
import { issueBankToken } from "./extras/bank-tokens.ts";
import type { InvoiceView } from "./invoices/view.ts";

/*
 * Test helpers of this service: services, bank tokens and accounts are created directly, everything else goes
 * through the real handlers. Import this file before anything that reads the configuration.
 */

let count = 0;
/** A code that is unique within the test run. */
export const fresh = (word: string): string => `${word}-${(count += 1)}`;
export const freshIdno = (): string => `1${String((count += 1)).padStart(12, "0")}`;

/** Creates a paid service. `amount` in bani. */
export const createService = (fields: Partial<Service> = {}): Promise<Stored<Service>> =>
  create(Services, {
    id: nextId(),
    code: fresh("SRV"),
    name: "Extras",
    amount: 10_000,
    active: true,
    ...fields,
  });

type Headers = Record<string, string>;

const inThisProcess = lambdaHandler(invoicing, ...groups);

type Authorization = string | undefined | (() => string);

/**
 * A client that sends this Authorization header; addresses are relative to the service. A header that is a function
 * is computed for each call, because tests move the clock beyond a token's lifetime.
 */
export function withToken(authorization: Authorization, handler: LambdaHandler = inThisProcess) {
  const call = callerOf(handler);
  const always = (): Headers => {
    const header = typeof authorization === "function" ? authorization() : authorization;
    return header === undefined ? {} : { authorization: header };
  };
  const senderOf =
    (method: string) =>
    <Body = unknown>(address: string, body?: object | string, headers: Headers = {}) =>
      call(method, `/invoicing${address}`, { body, headers: { ...always(), ...headers } }) as Promise<
        Answer<Body>
      >;
  return {
    get: <Body = unknown>(address: string, headers: Headers = {}) =>
      senderOf("GET")<Body>(address, undefined, headers),
    post: senderOf("POST"),
    put: senderOf("PUT"),
    patch: senderOf("PATCH"),
    delete: senderOf("DELETE"),
  };
}
export type ServiceClient = ReturnType<typeof withToken>;

export const nobody: ServiceClient = withToken(undefined);

/** A client with the token of a project, by default a new one. */
export const project = (known: ProjectIdentity = registerProject(), handler?: LambdaHandler): ServiceClient =>
  withToken(() => `Bearer ${tokenFor(known)}`, handler);

/** A client with a new token of a bank. */
export const createBankClient = async (
  code = fresh("BANCA"),
  handler?: LambdaHandler,
): Promise<ServiceClient> => withToken((await issueBankToken({ bank: code, name: "Banca" })).token, handler);

export const createPerson = (fields: Partial<Account> = {}): Promise<Stored<Account>> =>
  addPersonTo("invoicing", fields);

/** A client with the token of a person. */
export const as = (somebody: Account): ServiceClient =>
  withToken(() => bearerOf("invoicing", somebody).authorization ?? "");

/** A client with the token of a new service administrator. */
export const createAdministrator = async (): Promise<ServiceClient> => as(await addServiceAdmin("invoicing"));

/** Creates an invoice of a project for a new service, and reads it. `amount` in bani. */
export async function createInvoiceFor(
  client: ServiceClient = project(),
  amount = 10_000,
): Promise<InvoiceView> {
  const { code } = await createService({ amount });
  const { json } = await client.post<{ id: string }>("/api/v1/invoice", { idno: freshIdno(), service: code });
  return (await client.get<InvoiceView>(`/api/v1/invoice/${json.id}`)).json;
}
