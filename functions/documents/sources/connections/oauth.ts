import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  customFetch,
  refreshTokenGrant,
  ResponseBodyError,
  tokenRevocation,
} from "openid-client";
import { clock } from "../../../../shared/clock.ts";
import { config as general } from "../../../../shared/config.ts";
import { log } from "../../../../shared/log.ts";
import { openidFetch } from "../../../../shared/outgoing/openid-fetch.ts";
import type { Provider } from "../../records/provider.ts";
import { outgoing } from "./outgoing.ts";
import type { Registration } from "./providers/provider.ts";
import { providerOf } from "./providers/providers.ts";
import { refusals } from "./texts.ts";

/** Access to a provider: plain text in memory, encrypted in every store. */
export interface Tokens {
  access: string;
  /** Absent if the provider issues none; the connection then ends with its access token. */
  refresh?: string | undefined;
  /** ISO time. */
  until?: string | undefined;
}

/** A caller waits 12 s for the token that another one refreshes. */
const TOKEN_CALL_MS = 10_000;

const callbackAddress = (furnizor: Provider): string =>
  `${general.publicUrl}/documents/api/conexiuni/${furnizor}/callback`;

/** @throws unavailable, naming the missing settings, if a provider is not configured */
export function registrationOf(furnizor: Provider): Registration {
  const { settings, registration } = providerOf[furnizor];
  const found = registration();
  if (found.clientId !== "none" && found.clientSecret !== "none") return found;
  throw refusals.furnizorNeconfigurat({ setari: settings.join(", ") });
}

function clientOf(furnizor: Provider): Configuration {
  const { issuer, authorizeUrl, tokenUrl, revokeUrl, clientId, clientSecret } = registrationOf(furnizor);
  const server = {
    issuer,
    authorization_endpoint: authorizeUrl,
    token_endpoint: tokenUrl,
    revocation_endpoint: revokeUrl,
  };
  const client = new Configuration(server, clientId, clientSecret);
  client[customFetch] = openidFetch(outgoing, TOKEN_CALL_MS);
  // A provider without TLS runs on this machine: the address guard allows http to no other host.
  if (new URL(tokenUrl).protocol === "http:") allowInsecureRequests(client);
  return client;
}

/** The address where a person gives consent (RFC 6749, 4.1.1, with PKCE: RFC 7636). */
export async function authorizationAddress(
  furnizor: Provider,
  { state, verifier }: { state: string; verifier: string },
): Promise<string> {
  const { scope, asks } = registrationOf(furnizor);
  const address = buildAuthorizationUrl(clientOf(furnizor), {
    ...asks,
    redirect_uri: callbackAddress(furnizor),
    scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return address.href;
}

/** Exchanges the code of a callback for tokens. */
export async function exchangeCode(
  furnizor: Provider,
  { code, iss, state, verifier }: { code: string; iss?: string | undefined; state: string; verifier: string },
): Promise<Tokens> {
  const address = new URL(callbackAddress(furnizor));
  address.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
  const checks = { pkceCodeVerifier: verifier, expectedState: state };
  return tokensOf(await authorizationCodeGrant(clientOf(furnizor), address, checks));
}

/** Gets new tokens with a refresh token, which may work only once. */
export async function refreshTokens(furnizor: Provider, refresh: string): Promise<Tokens> {
  const fresh = tokensOf(await refreshTokenGrant(clientOf(furnizor), refresh));
  return { ...fresh, refresh: fresh.refresh ?? refresh };
}

/** True if the provider no longer knows the code or grant, so that retrying cannot help. */
export const isGrantEnded = (error: unknown): boolean =>
  error instanceof ResponseBodyError && error.error === "invalid_grant";

/** Asks the provider to revoke the grant (RFC 7009). */
export const revokeTokens = (furnizor: Provider, { refresh, access }: Tokens): Promise<void> =>
  tokenRevocation(clientOf(furnizor), refresh ?? access);

/**
 * The same for tokens that are no longer stored. A provider that does not answer is ignored, because they are deleted
 * here anyway.
 */
export const revokeDiscarded = (furnizor: Provider, tokens: Tokens): Promise<void> =>
  revokeTokens(furnizor, tokens).catch((error: unknown) =>
    log.warn("revoking tokens failed", { furnizor, cause: error instanceof Error ? error.name : "unknown" }),
  );

interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  expires_in?: number;
}

const tokensOf = ({ access_token, refresh_token, expires_in }: TokenAnswer): Tokens => ({
  access: access_token,
  refresh: refresh_token,
  until:
    expires_in === undefined ? undefined : new Date(clock.now().getTime() + expires_in * 1000).toISOString(),
});
