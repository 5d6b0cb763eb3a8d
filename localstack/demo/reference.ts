import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../serverless/deployment.ts";
import { demoPassword, machine } from "./data.ts";
import { organizations, partners, projects } from "./identity.ts";
import { bankTokens } from "./invoicing.ts";
import { appClient } from "./notifications.ts";

/*
 * The demo sign-in of the API pages, which request it at `<service>/docs/demo`, next to themselves. The product serves
 * nothing at that address, and knows no demo accounts.
 */

/** The value of a security scheme: a header value, or the two parts of basic credentials. */
type DemoValue = string | { username: string; password: string };

/** The organization and the project that sign in at identity. */
const organization = organizations[0];
const project = projects.find(({ organization_id }) => organization_id === organization?.id);
const basic = { username: organization?.secret_name ?? "", password: project?.secret_token ?? "" };

/** The machine clients of the services that have some, and where these get their tokens. */
const clients: Record<string, DemoClient> & { documents: DemoClient } = {
  documents: { ...machine, tokens: "documents/api/v1/token" },
  notifications: { ...appClient, tokens: "notifications/api/v1/app/tokens" },
};

interface DemoClient {
  clientId: string;
  clientSecret: string;
  tokens: string;
}

/** The demo value of every scheme that a contract names, for a service of the system at `url`. */
const values: Record<string, (url: string, service: string) => DemoValue | Promise<DemoValue>> = {
  userToken: async (url, service) => {
    const body = JSON.stringify({ username: "admin", password: demoPassword });
    const headers = { "content-type": "application/json" };
    return tokenIn("id_token", `${url}/${service}/api/authenticate`, { method: "POST", headers, body });
  },
  organizationToken: (url) => {
    const credentials = Buffer.from(`${basic.username}:${basic.password}`).toString("base64");
    const headers = { authorization: `Basic ${credentials}` };
    return tokenIn("token", `${url}/identity/api/v1/login`, { method: "POST", headers });
  },
  machineToken: (url, service) => {
    const {
      clientId: client_id,
      clientSecret: client_secret,
      tokens,
    } = clients[service] ?? clients.documents;
    const body = new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret });
    return tokenIn("access_token", `${url}/${tokens}`, { method: "POST", body });
  },
  basic: (_url, service) => {
    const client = clients[service];
    return client ? { username: client.clientId, password: client.clientSecret } : basic;
  },
  partnerid: () => partners[0]?.partnerid ?? "",
  bankToken: () => bankTokens[0]?.token ?? "",
};

/**
 * Schemes without a demo value: a page can send neither the certificate of a connection nor the signature of a body; the token of
 * a system under audit is shown once, to the administrator who asks for it; and a session begins with a person at the government's
 * login.
 */
const withoutValue = ["mutualTLS", "webhookSignature", "systemToken", "sessionToken"];

/** The service whose page requests this path; undefined for any other path. */
export const pageAsking = (path: string): string | undefined => /^\/([^/]+)\/docs\/demo$/.exec(path)?.[1];

/** The demo value of each security scheme in the contract of a service that a page can send. */
export async function demoValues(url: string, service: string): Promise<Record<string, DemoValue>> {
  const contract = await readFile(join(root, `functions/${service}/openapi.json`), "utf8");
  const { components } = JSON.parse(contract) as { components: { securitySchemes: object } };
  const valueOf = (scheme: string) => {
    const value = values[scheme];
    if (!value) throw new Error(`localstack/demo/reference.ts has no demo value for ${scheme}`);
    return value(url, service);
  };
  const schemes = Object.keys(components.securitySchemes).filter((scheme) => !withoutValue.includes(scheme));
  return Object.fromEntries(
    await Promise.all(schemes.map(async (scheme) => [scheme, await valueOf(scheme)] as const)),
  );
}

async function tokenIn(field: string, address: string, request: RequestInit): Promise<string> {
  const reply = await fetch(address, request);
  if (!reply.ok) throw new Error(`${address} answers ${String(reply.status)}`);
  return String(((await reply.json()) as Record<string, unknown>)[field]);
}
