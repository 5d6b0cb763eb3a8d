import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { signWebhook } from "../../shared/outgoing/webhooks.ts";
import { Visitor } from "../government-login/testing.ts";
import { demoPassword, machine } from "./data.ts";
import { organizations, partners, projects } from "./identity.ts";
import { bankTokens } from "./invoicing.ts";
import { appClient, smsGateway, systems } from "./notifications.ts";
import { systemToken } from "./platform.ts";

/* The credentials of the demo data that the samples of the API pages carry. */

/** A running local system. */
export interface LocalSystem {
  url: string;
  /** Its address for callers with a client certificate. */
  mutualTlsUrl: string;
  /** The folder of the development certificates, from the root of the project. */
  certificates: string;
}

/**
 * What a caller shows: a token or a header's value, the two parts of basic credentials, headers, or the files of a certificate
 * with the address that takes it.
 */
export type DemoCredential =
  | string
  | { username: string; password: string }
  | { headers: Record<string, string> }
  | { cert: string; key: string; ca: string; base: string };

/** The organization and the project that sign in at identity. */
const organization = organizations[0];
const project = projects.find(({ organization_id }) => organization_id === organization?.id);
export const projectSignIn = {
  username: organization?.secret_name ?? "",
  password: project?.secret_token ?? "",
};

interface DemoClient {
  clientId: string;
  clientSecret: string;
  tokens: string;
}

/** The machine clients of the services that have some, and where these get their tokens. */
const clients: Record<string, DemoClient> & { documents: DemoClient } = {
  documents: { ...machine, tokens: "documents/api/v1/token" },
  notifications: { ...appClient, tokens: "notifications/api/v1/app/tokens" },
};

/** The citizens who sign in at the government's login, by service; the platform has none. */
const citizens: Record<string, string> = { documents: "maria.popescu", notifications: "maria.ciobanu" };

type Credential = (system: LocalSystem, service: string) => DemoCredential | Promise<DemoCredential>;

/** The demo credential of every scheme that a contract names. */
export const credentials: Record<string, Credential> = {
  userToken: ({ url }, service) => signIn(url, service, "admin"),
  sessionToken: ({ url }, service) => {
    // A service without citizens has only zones of officials, which take the token of an account.
    return citizens[service] === undefined ? signIn(url, service, "admin") : openSession(url, service);
  },
  organizationToken: ({ url }) => {
    const { username, password } = projectSignIn;
    const encoded = Buffer.from(`${username}:${password}`).toString("base64");
    const headers = { authorization: `Basic ${encoded}` };
    return tokenIn("token", `${url}/identity/api/v1/login`, { method: "POST", headers });
  },
  machineToken: ({ url }, service) => {
    const client = clients[service] ?? clients.documents;
    const { clientId: client_id, clientSecret: client_secret, tokens } = client;
    const body = new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret });
    return tokenIn("access_token", `${url}/${tokens}`, { method: "POST", body });
  },
  basic: (_system, service) => {
    const client = clients[service];
    return client ? { username: client.clientId, password: client.clientSecret } : projectSignIn;
  },
  partnerid: () => partners[0]?.partnerid ?? "",
  bankToken: () => bankTokens[0]?.token ?? "",
  systemToken: () => systemToken,
  mutualTLS: ({ mutualTlsUrl, certificates }) => {
    const file = (name: string) => join(certificates, name);
    const name = systems[0]?.certificateName ?? "";
    return {
      cert: file(`${name}.pem`),
      key: file(`${name}.key.pem`),
      ca: file("ca.pem"),
      base: mutualTlsUrl,
    };
  },
  webhookSignature: () => ({ headers: {} }),
};

/** The headers of a receipt of the demo SMS gateway (https://www.standardwebhooks.com), which are in force for minutes. */
export const webhookHeaders = (body: unknown): Record<string, string> => ({
  ...signWebhook(smsGateway.secret, { id: "msg_demo", body: JSON.stringify(body) }),
});

/** The token of a demo account. */
export function signIn(url: string, service: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: demoPassword });
  const headers = { "content-type": "application/json" };
  return tokenIn("id_token", `${url}/${service}/api/authenticate`, { method: "POST", headers, body });
}

/** What completes a sign-in at the government's login. */
interface BegunSession extends Record<string, unknown> {
  id: number;
  secret: string;
  code: string;
}

/** Signs a person in at the local government's login, as a page and a browser do, but does not complete it. */
export async function beginSession(url: string, service: string): Promise<BegunSession> {
  const sessions = `${url}/${service}/api/v1/public/sessions`;
  const returnTo = `${url.replace("127.0.0.1", "localhost")}/`;
  const citizen = citizens[service];
  const begun = await postJson(sessions, { returnTo, zone: citizen === undefined ? "staff" : "citizen" });
  const authorizationUrl = String(begun.authorizationUrl);
  const visitor = new Visitor(new URL(authorizationUrl).origin);
  const callback = await visitor.signIn(citizen ?? "alexandra.munteanu", authorizationUrl);
  const { headers } = await fetch(callback, { redirect: "manual" });
  const returned = new URLSearchParams(new URL(headers.get("location") ?? "").hash.slice(1));
  return {
    id: Number(returned.get("session")),
    secret: String(begun.secret),
    code: returned.get("code") ?? "",
  };
}

async function openSession(url: string, service: string): Promise<string> {
  const { id, secret, code } = await beginSession(url, service);
  const completed = `${url}/${service}/api/v1/public/sessions/${String(id)}/complete`;
  return String((await postJson(completed, { secret, code })).id_token);
}

const postJson = async (address: string, value: object): Promise<Record<string, unknown>> => {
  const headers = { "content-type": "application/json" };
  return (await replyOf(address, { method: "POST", headers, body: JSON.stringify(value) })).json() as Promise<
    Record<string, unknown>
  >;
};

async function tokenIn(field: string, address: string, request: RequestInit): Promise<string> {
  const fields = (await (await replyOf(address, request)).json()) as Record<string, unknown>;
  return String(fields[field]);
}

/** How often a request is repeated that a service cannot answer yet: its functions may be starting. */
const ATTEMPTS = 4;

async function replyOf(address: string, request: RequestInit, attempts = ATTEMPTS): Promise<Response> {
  const reply = await fetch(address, request);
  if (reply.ok) return reply;
  if (reply.status !== 503 || attempts === 1) throw new Error(`${address} answers ${String(reply.status)}`);
  await setTimeout(1000);
  return replyOf(address, request, attempts - 1);
}
