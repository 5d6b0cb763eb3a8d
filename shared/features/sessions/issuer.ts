import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  type ExportedJWKSCache,
  getJwksCache,
  type ServerMetadata,
  setJwksCache,
} from "openid-client";
import { clock } from "../../clock.ts";
import { ephemeralKey, getEphemeral, putEphemeral } from "../../data/ephemeral.ts";
import { config as general } from "../../config.ts";
import { configuredFetch } from "../../outgoing/configured-fetch.ts";
import { openidFetch } from "../../outgoing/openid-fetch.ts";
import { config } from "./config.ts";
import { IssuerUnavailable } from "./issuer-unavailable.ts";

/*
 * The government's login: OpenID Connect, authorization code with PKCE (RFC 7636), state, nonce and `iss` (RFC 9207). This
 * module loads the library, so only functions that begin or finish a sign-in load it, when they do.
 */

/** The time-out of a request to the issuer, well below the 29 s of a function. */
const TIMEOUT_MS = 3000;

/** The TTL of the issuer's metadata and keys: a changed key or a stopped issuer is noticed after this time. */
const TTL_SECONDS = 5 * 60;

/** The issuer's published metadata and keys. */
interface Published {
  server: ServerMetadata;
  keys?: ExportedJWKSCache | undefined;
  /** Seconds since 1970. */
  until: number;
}

/** The values of one sign-in that never leave the service, but for the state. */
export interface Checks {
  state: string;
  nonce: string;
  /** The PKCE verifier. */
  verifier: string;
}

/** The parameters that the issuer sends a person back with. */
export interface CodeAnswer {
  code: string;
  iss?: string | undefined;
}

let known: Published | undefined;

/** How a person is asked. */
interface Asking {
  /** How they should prove who they are, if the issuer can ask for it. */
  acrValues?: readonly string[];
  /** Ask them nothing: they have signed in there, or come back without a session (OpenID Connect Core 3.1.2.1). */
  quiet?: boolean;
}

/**
 * The address at which a person signs in.
 * @throws IssuerUnavailable if the issuer does not answer
 */
export async function authorizationUrl(
  service: string,
  redirectUri: string,
  { state, nonce, verifier }: Checks,
  { acrValues = [], quiet = false }: Asking = {},
): Promise<string> {
  const client = clientOf(await publishedFor(service));
  const address = buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: "openid profile",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(acrValues.length === 0 ? {} : { acr_values: acrValues.join(" ") }),
    ...(quiet ? { prompt: "none" } : {}),
  });
  return address.href;
}

/** The answer of the issuer for a person who has signed in. */
export interface Exchanged {
  /** The claims of the ID token, whose signature, issuer, audience, times and nonce are verified. */
  claims: Record<string, unknown>;
  /** The address that ends the sign-in at the issuer, if it has one. */
  endSessionUrl: string | undefined;
}

/**
 * Exchanges the code for the person's claims.
 * @throws IssuerUnavailable if the issuer does not answer; an error of openid-client for a wrong answer
 */
export async function exchangeCode(
  service: string,
  redirectUri: string,
  { code, iss, state, nonce, verifier }: Checks & CodeAnswer,
): Promise<Exchanged> {
  const published = await publishedFor(service);
  const client = clientOf(published);
  const address = new URL(redirectUri);
  address.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
  const answer = await authorizationCodeGrant(client, address, checks);
  await keepKeys(service, published, getJwksCache(client));
  return { claims: { ...answer.claims() }, endSessionUrl: endSessionUrl(client) };
}

/**
 * It leads back to the page on which people arrive. No token stands in the address: it would carry the person's claims into histories
 * and logs.
 */
const endSessionUrl = (client: Configuration): string | undefined =>
  client.serverMetadata().end_session_endpoint === undefined
    ? undefined
    : buildEndSessionUrl(client, {
        client_id: config.clientId,
        post_logout_redirect_uri: `${general.publicUrl}/`,
      }).href;

function clientOf({ server, keys }: Published): Configuration {
  const client = new Configuration(server, config.clientId, {}, ClientSecretBasic(config.clientSecret));
  client[customFetch] = callIssuer;
  if (new URL(config.issuer).protocol === "http:") allowInsecureRequests(client);
  // The signature of the ID token is verified although it comes from the issuer directly.
  enableNonRepudiationChecks(client);
  if (keys) setJwksCache(client, keys);
  return client;
}

/**
 * Metadata and keys are kept for five minutes, by the process and in a copy that all processes of the service share: a function
 * that starts reads one item instead of calling the issuer twice.
 */
async function publishedFor(service: string): Promise<Published> {
  const now = clock.epochSeconds();
  if (known && known.until > now) return known;
  const copy = (await getEphemeral(copyKey(service))) as unknown as Published | undefined;
  known = copy ?? (await discover(service));
  return known;
}

/** Metadata and keys of the issuer. */
const copyKey = (service: string) => ephemeralKey(service, "issuer", config.issuer);

async function discover(service: string): Promise<Published> {
  const isInsecure = new URL(config.issuer).protocol === "http:";
  const client = await discovery(new URL(config.issuer), config.clientId, {}, undefined, {
    [customFetch]: callIssuer,
    ...(isInsecure ? { execute: [allowInsecureRequests] } : {}),
  }).catch((cause: unknown) => {
    throw new IssuerUnavailable(cause);
  });
  const published = { server: plain(client.serverMetadata()), until: clock.epochSeconds() + TTL_SECONDS };
  await putEphemeral(copyKey(service), published, TTL_SECONDS);
  return published;
}

/** The metadata without the functions that the library adds. */
const plain = (server: object): ServerMetadata => JSON.parse(JSON.stringify(server)) as ServerMetadata;

/** Stores keys that were fetched with this sign-in beside the metadata, until the metadata end. */
async function keepKeys(
  service: string,
  published: Published,
  keys: ExportedJWKSCache | undefined,
): Promise<void> {
  const seconds = published.until - clock.epochSeconds();
  if (!keys || keys.uat === published.keys?.uat || seconds <= 0) return;
  known = { ...published, keys };
  await putEphemeral(copyKey(service), { ...known }, seconds);
}

const fetchAnswer = openidFetch(configuredFetch, TIMEOUT_MS);

/** A call to the issuer. @throws IssuerUnavailable for an answer that does not come, or a fault of the issuer */
const callIssuer: CustomFetch = async (address, options) => {
  try {
    const answer = await fetchAnswer(address, options);
    if (answer.status >= 500) throw new Error(`the issuer answered ${answer.status}`);
    return answer;
  } catch (cause) {
    throw new IssuerUnavailable(cause);
  }
};
