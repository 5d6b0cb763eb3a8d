import { own } from "../contract/own.ts";
import type { Caller } from "../model/evidence.ts";
import {
  credentialOf,
  credentialsIn,
  type Credential,
  type Registration,
  type SignedIn,
} from "../model/registration.ts";

/** Sends a POST and returns its parsed answer; undefined unless its status is 2xx. */
export type Exchanger = (url: string, headers: Record<string, string>, body: string) => Promise<unknown>;

export interface CredentialStore {
  /** The headers of a caller; undefined if its credential does not work. */
  headersOf: (caller: Caller, zone: string | undefined) => Promise<Record<string, string> | undefined>;
  /** The credentials that could not be exchanged for a token. */
  failed: () => SignedIn[];
  /** Every secret of the registration, and every token that came for one: no report may contain one of them. */
  secrets: () => string[];
}

/** A token that no system knows. */
export const BROKEN_TOKEN = "temelia-conformance-broken";

/** The credentials of a registration, exchanged for tokens when they are first used. They stay in memory. */
export function credentialStore(registration: Registration, exchange: Exchanger): CredentialStore {
  const known = new Map<SignedIn, Promise<Record<string, string> | undefined>>();
  const failed = new Set<SignedIn>();
  const secrets = new Set(credentialsIn(registration).flatMap(secretsOf));

  async function signIn(caller: SignedIn): Promise<Record<string, string> | undefined> {
    const credential = credentialOf(registration, caller);
    if (!credential) return undefined;
    const headers = await headersFor(credential, exchange).catch(() => undefined);
    if (!headers) failed.add(caller);
    for (const value of Object.values(headers ?? {})) secrets.add(value.replace(/^(Bearer|Basic) /, ""));
    return headers;
  }

  return {
    async headersOf(caller, zone) {
      if (caller === "anonymous") return {};
      if (caller === "broken") return brokenHeaders(registration, zone);
      const headers = known.get(caller) ?? signIn(caller);
      known.set(caller, headers);
      return headers;
    },
    failed: () => [...failed],
    secrets: () => [...secrets].filter((secret) => secret.length > 3),
  };
}

function secretsOf(credential: Credential): string[] {
  switch (credential.type) {
    case "bearer":
      return [credential.token];
    case "header":
      return [credential.value];
    case "basic":
      return [credential.password, basic(credential.username, credential.password)];
    case "login":
      return [credential.password];
    case "clientCredentials":
      return [credential.clientSecret, basic(credential.clientId, credential.clientSecret)];
  }
}

const basic = (name: string, secret: string): string => Buffer.from(`${name}:${secret}`).toString("base64");

async function headersFor(
  credential: Credential,
  exchange: Exchanger,
): Promise<Record<string, string> | undefined> {
  switch (credential.type) {
    case "bearer":
      return { authorization: `Bearer ${credential.token}` };
    case "header":
      return { [credential.name.toLowerCase()]: credential.value };
    case "basic":
      return { authorization: `Basic ${basic(credential.username, credential.password)}` };
    case "login":
      return bearerOf(await exchange(credential.url, JSON_TYPE, loginBody(credential)));
    case "clientCredentials":
      return bearerOf(await exchange(credential.tokenUrl, FORM_TYPE, grantBody(credential)));
  }
}

const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };

const loginBody = ({ username, password }: { username: string; password: string }): string =>
  JSON.stringify({ username, password });

function grantBody({
  clientId,
  clientSecret,
  scope,
}: Extract<Credential, { type: "clientCredentials" }>): string {
  return new URLSearchParams({
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: clientSecret,
    ...(scope === undefined ? {} : { scope }),
  }).toString();
}

/** The names that systems give a token in their answers. */
const TOKEN_NAMES = ["access_token", "id_token", "token"];

function bearerOf(answer: unknown): Record<string, string> | undefined {
  const token = TOKEN_NAMES.map((name) => own(answer, name)).find((one) => typeof one === "string");
  return typeof token === "string" ? { authorization: `Bearer ${token}` } : undefined;
}

/** A credential of the zone's kind that no system knows. Its user name is unknown, so that no account is locked. */
function brokenHeaders(registration: Registration, zone: string | undefined): Record<string, string> {
  const credential = credentialOf(registration, zone as SignedIn);
  if (credential?.type === "header") return { [credential.name.toLowerCase()]: BROKEN_TOKEN };
  if (credential?.type === "basic") return { authorization: `Basic ${basic(BROKEN_TOKEN, BROKEN_TOKEN)}` };
  return { authorization: `Bearer ${BROKEN_TOKEN}` };
}
