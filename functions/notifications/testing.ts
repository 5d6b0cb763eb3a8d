import "../../shared/testing/local-cloud.ts";
import "../../shared/testing/local-mail.ts";
import { type CertificateWish, type Identity, issue } from "../../localstack/signing-service/certificates.ts";
import { newClientSecret } from "../../shared/auth/client-secrets.ts";
import { clock } from "../../shared/clock.ts";
import { recordedFacts } from "../../shared/auth/certificate-facts.ts";
import { registeredCertificate } from "../../shared/auth/client-certificate.ts";
import type { Stored } from "../../shared/data/entity.ts";
import { create } from "../../shared/data/repository.ts";
import { newClientId } from "../../shared/features/clients/client.ts";
import { lambdaHandler } from "../../shared/http/handler.ts";
import { nextId } from "../../shared/ids.ts";
import { callerOf, type Answer } from "../../shared/testing/caller.ts";
import { addPersonTo, addServiceAdmin, bearerOf } from "../../shared/testing/people.ts";
import { newIdnp } from "../../shared/testing/state-numbers.ts";
import type { Account } from "./access/account.ts";
import { issueAppToken } from "./access/app-tokens.ts";
import { groups } from "./api.ts";
import { LibraryCategories, type LibraryCategory } from "./records/category.ts";
import { type Group, Groups } from "./records/group.ts";
import { type Recipient, Recipients } from "./records/recipient.ts";
import { type System, Systems } from "./records/system.ts";
import { notifications } from "./service.ts";
import type { NewCredentials } from "./accepting/systems/credentials.ts";

/*
 * Test helpers of this service. Import this file before anything that reads the configuration.
 */

const send = callerOf(lambdaHandler(notifications, ...groups));

let count = 0;
/** A code that is unique within the test run. */
export const fresh = (word: string): string => `${word}-${(count += 1)}`;

/** `call("GET /api/sistems", headers)`; addresses are relative to the service. */
export function call<Body = unknown>(
  address: string,
  headers: Record<string, string> = {},
  body?: object | string | Buffer,
): Promise<Answer<Body>> {
  const [method = "", path = ""] = address.split(" ");
  return send(method, `/notifications${path}`, { headers, body }) as Promise<Answer<Body>>;
}

export const createSystem = (fields: Partial<System> = {}): Promise<Stored<System>> =>
  create(Systems, {
    id: nextId(),
    cod: fresh("SYS"),
    denumire: "Sistem",
    mod: "REAL",
    activ: true,
    ...fields,
  });

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** The time that many years from now. */
export const inYears = (years: number): Date => new Date(Date.now() + years * YEAR_MS);

/** A new client certificate, PEM; without an issuer it is signed by itself. */
export const newCertificate = (dates: Partial<CertificateWish> = {}, issuer?: Identity): string =>
  issue(
    { name: "Sistem", from: inYears(-1), until: inYears(1), use: "client", ...dates },
    issuer,
  ).certificate.toString();

/** The fields of a system whose certificate was registered as PEM. */
export function registeredAs(certificate: string): Pick<System, "certificate" | "certificateCunoscute"> {
  const { fingerprint = "", facts } = registeredCertificate(certificate) ?? {};
  return { certificate: [fingerprint], certificateCunoscute: facts ? [recordedFacts(facts)] : [] };
}

/** A new system with a certificate, PEM. */
export async function createMachine(fields: Partial<System> = {}) {
  const certificate = newCertificate();
  const system = await createSystem({ ...registeredAs(certificate), ...fields });
  return { system, certificate };
}

/** The form that a system asks for a token of the app zone with. */
export const tokenRequest = (
  { clientId, clientSecret }: NewCredentials,
  fields: Record<string, string> = {},
): URLSearchParams =>
  new URLSearchParams({
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: clientSecret,
    ...fields,
  });

/** A new system with client credentials, and the headers with its token of the app zone. */
export async function createAppSystem(fields: Partial<System> = {}) {
  const clientId = newClientId();
  const { clientSecret, stored } = newClientSecret(clientId);
  const system = await createSystem({ clientId, secrets: [stored], ...fields });
  const headers = { authorization: `Bearer ${issueAppToken({ id: system.id, clientId }, stored)}` };
  return { system, clientId, clientSecret, headers };
}

/** `callWith(certificate, "GET /api/v1/template")`: a call of the system that has registered the certificate. */
export function callWith<Body = unknown>(
  certificate: string,
  address: string,
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const [method = "", path = ""] = address.split(" ");
  return send(method, `/notifications${path}`, { headers, body, certificate }) as Promise<Answer<Body>>;
}

/** The header of a new operator of a system. */
export const operatorOf = async ({ id: sistemId }: { id: number }): Promise<Record<string, string>> =>
  bearerOf(
    "notifications",
    await addPersonTo("notifications", { authorities: ["ROLE_USER", "ROLE_OPERATOR"], sistemId }),
  );

/** The header of a new person without rights. */
export const someUser = async (fields: Partial<Account> = {}): Promise<Record<string, string>> =>
  bearerOf("notifications", await addPersonTo("notifications", fields));

/** The header of a new service administrator. */
export const administrator = async (): Promise<Record<string, string>> =>
  bearerOf("notifications", await addServiceAdmin("notifications"));

/** Creates a template as a service administrator. */
export async function createTemplate(fields: { sistemId: number } & Record<string, unknown>) {
  const body = { cod: fresh("T"), name: "Șablon", subject: "Bună, {{nume}}", body: "Text", ...fields };
  const { status, json } = await call<{ id: number }>("POST /api/templates", await administrator(), body);
  if (status !== 201) throw new Error(`template: ${status}`);
  return json;
}

/** A new group without members. */
export const createGroup = (fields: Pick<Group, "sistemId"> & Partial<Group>): Promise<Stored<Group>> =>
  create(Groups, { id: nextId(), cod: fresh("GRUP"), denumire: "Grup", creatLa: clock.iso(), ...fields });

/** A new category of the library of a system. */
export const createCategory = (
  fields: Pick<LibraryCategory, "sistemId"> & Partial<LibraryCategory>,
): Promise<Stored<LibraryCategory>> =>
  create(LibraryCategories, {
    id: nextId(),
    cod: fresh("categorie"),
    denumire: { ro: "Mementouri" },
    refuzabila: true,
    activ: true,
    ...fields,
  });

/** A new person in the registry. */
export const createRecipient = (fields: Partial<Recipient> = {}): Promise<Stored<Recipient>> =>
  create(Recipients, {
    id: nextId(),
    idnp: newIdnp(),
    nume: "Ana Rusu",
    limba: "ro",
    activ: true,
    creatLa: clock.iso(),
    ...fields,
  });
