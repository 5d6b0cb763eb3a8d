import "../../shared/testing/local-cloud.ts";
import { registerProject, tokenFor } from "../../shared/testing/local-identity.ts";
import type { ProjectIdentity } from "../../shared/features/organization-tokens/tokens.ts";
import type { Stored } from "../../shared/data/entity.ts";
import { create } from "../../shared/data/repository.ts";
import type { Account } from "../../shared/features/accounts/account.ts";
import { lambdaHandler, type LambdaHandler } from "../../shared/http/handler.ts";
import { nextId } from "../../shared/ids.ts";
import { callerOf, type Received } from "../../shared/testing/caller.ts";
import { bearerOf, personOf, serviceAdminOf } from "../../shared/testing/people.ts";
import { groups } from "./api.ts";
import { invoicing } from "./service.ts";
import { type Service, Services } from "./records/service.ts";
import { issueBankToken } from "./admin/bank-tokens.ts";

/*
 * How tests of this service speak: services, bank tokens and accounts are made by the verbs, everything else happens
 * through the real handlers. Import this file before anything that reads the configuration.
 */

let made = 0;
/** A code that no other record of the run has. */
export const fresh = (word: string): string => `${word}-${(made += 1)}`;
export const freshIdno = (): string => `1${String((made += 1)).padStart(12, "0")}`;

/** A service that is paid for. `amount` in bani. */
export const service = (fields: Partial<Service> = {}): Promise<Stored<Service>> =>
  create(Services, {
    id: nextId(),
    code: fresh("SRV"),
    name: "Extras",
    amount: 10_000,
    active: true,
    ...fields,
  });

/** What came back; `Body` is what the test expects it to be. */
type Answer<Body> = Omit<Received, "json"> & { json: Body };
type Headers = Record<string, string>;

const inThisProcess = lambdaHandler(invoicing, ...groups);

type Authorization = string | undefined | (() => string);

/**
 * The service as whoever sends this Authorization header sees it; addresses are inside the service. A header that
 * is a function is made anew for each call: tests move the clock further than a token lives.
 */
export function withToken(authorization: Authorization, handler: LambdaHandler = inThisProcess) {
  const call = callerOf(handler);
  const always = (): Headers => {
    const header = typeof authorization === "function" ? authorization() : authorization;
    return header === undefined ? {} : { authorization: header };
  };
  const sending =
    (method: string) =>
    <Body = unknown>(address: string, body?: object | string, headers: Headers = {}) =>
      call(method, `/invoicing${address}`, { body, headers: { ...always(), ...headers } }) as Promise<
        Answer<Body>
      >;
  return {
    get: <Body = unknown>(address: string, headers: Headers = {}) =>
      sending("GET")<Body>(address, undefined, headers),
    post: sending("POST"),
    put: sending("PUT"),
    patch: sending("PATCH"),
    delete: sending("DELETE"),
  };
}
export type ServiceClient = ReturnType<typeof withToken>;

export const nobody: ServiceClient = withToken(undefined);

/** The service as a project sees it, a new one unless it is named. */
export const project = (known: ProjectIdentity = registerProject(), handler?: LambdaHandler): ServiceClient =>
  withToken(() => `Bearer ${tokenFor(known)}`, handler);

/** The service as a bank sees it. */
export const bank = async (code = fresh("BANCA"), handler?: LambdaHandler): Promise<ServiceClient> =>
  withToken((await issueBankToken({ bank: code, name: "Banca" })).token, handler);

export const person = (fields: Partial<Account> = {}): Promise<Stored<Account>> =>
  personOf("invoicing", fields);

/** The service as a signed-in person sees it. */
export const as = (somebody: Account): ServiceClient =>
  withToken(() => bearerOf("invoicing", somebody).authorization ?? "");

/** The service as its administrator sees it. */
export const administrator = async (): Promise<ServiceClient> => as(await serviceAdminOf("invoicing"));

export interface InvoiceShown {
  id: string;
  code: string;
  number: number;
  status: string;
  amount: string;
  balance: string;
  due: string;
  transactions: { id: string; type: string; reference: string; amount: string }[];
}

/** An invoice of a project over a new service, as it is read. `amount` in bani. */
export async function invoice(client: ServiceClient = project(), amount = 10_000): Promise<InvoiceShown> {
  const { code } = await service({ amount });
  const { json } = await client.post<{ id: string }>("/api/v1/invoice", { idno: freshIdno(), service: code });
  return (await client.get<InvoiceShown>(`/api/v1/invoice/${json.id}`)).json;
}
