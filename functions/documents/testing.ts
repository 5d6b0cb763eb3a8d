import "../../shared/testing/local-cloud.ts";
import { clock } from "../../shared/clock.ts";
import type { Stored } from "../../shared/data/entity.ts";
import { create } from "../../shared/data/repository.ts";
import { userTokens } from "../../shared/features/accounts/user-tokens.ts";
import { lambdaHandler, type LambdaHandler } from "../../shared/http/handler.ts";
import { nextId } from "../../shared/ids.ts";
import { callerOf, type Sent, type Answer } from "../../shared/testing/caller.ts";
import { addPersonTo } from "../../shared/testing/people.ts";
import type { Account } from "./access/account.ts";
import { groups } from "./api.ts";
import { type Client, Clients } from "./records/client.ts";
import { issueMachineToken } from "./access/machine-authentication.ts";
import { type Issuer, Issuers } from "./records/issuer.ts";
import { type MachineClient, MachineClients, scopes } from "./records/machine-client.ts";
import { documents } from "./service.ts";
import { type Bucket, Buckets } from "./records/bucket.ts";
import { type BucketRole, Memberships } from "./records/membership.ts";
import { type Organization, Organizations } from "./records/organization.ts";

/*
 * Helpers for tests of this service. The repository creates records; all else goes through the real handlers. Import
 * this file before anything that reads the configuration.
 */

export type Person = Stored<Account>;

let made = 0;
/** A code that no other record of the run has. */
export const fresh = (word: string): string => `${word}-${(made += 1)}`;

/** A number in the format of state registers: `first`, a serial, and a check digit that is not verified here. */
const stateNumber = (first: string) => `${first}${String((made += 1)).padStart(12, "0")}`;
export const freshIdno = (): string => stateNumber("1");
export const freshIdnp = (): string => stateNumber("2");

export const organization = (fields: Partial<Organization> = {}): Promise<Stored<Organization>> =>
  create(Organizations, {
    id: nextId(),
    cod: fresh("ORG"),
    denumire: "Primăria",
    idno: freshIdno(),
    statut: "ACTIV",
    ...fields,
  });

export const bucketOf = (
  { id }: Pick<Organization, "id">,
  fields: Partial<Bucket> = {},
): Promise<Stored<Bucket>> =>
  create(Buckets, {
    id: nextId(),
    organizatieId: id,
    cod: fresh("BKT"),
    denumire: "Arhiva",
    activ: true,
    ...fields,
  });

/** A signed-in person without any rights unless `fields` give some. */
export const person = (fields: Partial<Account> = {}): Promise<Person> =>
  addPersonTo("documents", { login: fresh("om"), ...fields });

export const serviceAdmin = (fields: Partial<Account> = {}): Promise<Person> =>
  person({ authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true, ...fields });

export const organizationAdmin = (
  { id }: Pick<Organization, "id">,
  fields: Partial<Account> = {},
): Promise<Person> => person({ authorities: ["ROLE_USER", "ROLE_ADMIN"], organizatieId: id, ...fields });

export const client = (fields: Partial<Client> = {}): Promise<Stored<Client>> =>
  create(Clients, { id: nextId(), denumire: "Ion Rusu", idnp: freshIdnp(), activ: true, ...fields });

export const issuer = (fields: Partial<Issuer> = {}): Promise<Stored<Issuer>> =>
  create(Issuers, { id: nextId(), cod: fresh("EMI"), denumire: "Registrul", activ: true, ...fields });

/** A machine client of a new issuer, and its token with all of its scopes. */
export async function machineClient(
  fields: Partial<MachineClient> = {},
): Promise<{ client: Stored<MachineClient>; token: string }> {
  const id = nextId();
  const client = await create(MachineClients, {
    id,
    clientId: fresh("MC"),
    denumire: "Registrul electronic",
    emitentId: fields.emitentId ?? (await issuer()).id,
    scopes: [...scopes],
    activ: true,
    creatLa: clock.iso(),
    secrets: [],
    ...fields,
  });
  return { client, token: issueMachineToken(client, client.scopes) };
}

/** Makes a person a member of a bucket. */
export const join = (
  { id: appUserId }: Person,
  { id: bucketId }: Pick<Bucket, "id">,
  rol: BucketRole = "OPERATOR",
) => create(Memberships, { id: nextId(), bucketId, appUserId, rol });

/** A person of the bucket's organization who is a member of the bucket. */
export async function member(
  bucket: Bucket,
  rol: BucketRole = "OPERATOR",
  fields: Partial<Account> = {},
): Promise<Person> {
  const found = await person({ organizatieId: bucket.organizatieId, ...fields });
  await join(found, bucket, rol);
  return found;
}

type Headers = Record<string, string>;

const inThisProcess = callerOf(lambdaHandler(documents, ...groups));

/** Calls the service with these headers on every request; addresses are relative to the service. */
function clientWith(always: Headers, call = inThisProcess) {
  const send = <Body>(
    method: string,
    address: string,
    { body, headers }: Sent = {},
  ): Promise<Answer<Body>> => {
    const sent = { ...(body === undefined ? {} : { body }), headers: { ...always, ...headers } };
    return call(method, `/documents${address}`, sent) as Promise<Answer<Body>>;
  };
  const sender =
    (method: string) =>
    <Body = unknown>(address: string, body?: object | string, headers: Headers = {}) =>
      send<Body>(method, address, { ...(body === undefined ? {} : { body }), headers });
  return {
    get: <Body = unknown>(address: string, headers: Headers = {}) => send<Body>("GET", address, { headers }),
    post: sender("POST"),
    put: sender("PUT"),
    patch: sender("PATCH"),
    delete: sender("DELETE"),
    /** Sends a multipart form; a part that is a File or a Blob is a file, a list is several parts of one name. */
    upload: async <Body = unknown>(address: string, parts: Parts, headers: Headers = {}) =>
      send<Body>("POST", address, await formOf(parts, headers)),
  };
}

/** A client of the service, with its headers. */
export type ServiceClient = ReturnType<typeof clientWith>;

type Parts = Record<string, string | Blob | (string | Blob)[]>;

async function formOf(parts: Parts, headers: Headers): Promise<Sent> {
  const form = new FormData();
  for (const [name, values] of Object.entries(parts))
    for (const value of [values].flat()) form.append(name, value);
  const encoded = new Response(form);
  const contentType = encoded.headers.get("content-type") ?? "";
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": contentType, ...headers },
  };
}

type Somebody = Pick<Account, "id" | "login" | "authorities" | "adminServiciu" | "tokensFrom">;

const tokenOf = (somebody: Somebody): Headers => ({
  authorization: `Bearer ${userTokens("documents").issue(somebody)}`,
});

/** Calls the service as a person: `await as(ana).get("/api/documents")`. */
export const as = (somebody: Somebody, headers: Headers = {}): ServiceClient =>
  clientWith({ ...tokenOf(somebody), ...headers });

/** Calls one function of the service as a person, in this or another process. */
export const using = (handler: LambdaHandler, somebody: Somebody): ServiceClient =>
  clientWith(tokenOf(somebody), callerOf(handler));

/** Calls the service with this token. */
export const withToken = (token: string): ServiceClient => clientWith({ authorization: `Bearer ${token}` });

/** Calls the service as a machine, with its token. */
export const asMachine = ({ token }: { token: string }): ServiceClient => withToken(token);

/** Calls the service without a token. */
export const nobody: ServiceClient = clientWith({});

/** A text file for `upload`. */
export const textFile = (content: string, name = "nota.txt"): File =>
  new File([content], name, { type: "text/plain" });
