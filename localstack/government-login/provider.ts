import { type Configuration, interactionPolicy, type JWK, Provider } from "oidc-provider";
import type { GovernmentPerson } from "../demo/government.ts";
import type { IssuerKeys } from "./keys.ts";
import { pageHeaders, refusedPage, signedOutPage, signOutPage } from "./pages.ts";
import type { Store } from "./store.ts";

/** A relying party: confidential, with HTTP Basic authentication. */
export interface IssuerClient {
  id: string;
  secret: string;
  redirectUris: string[];
  /** The addresses that a sign-out may lead to. */
  afterSignOut: string[];
}

export interface IssuerOptions {
  people: GovernmentPerson[];
  clients: IssuerClient[];
  keys: IssuerKeys;
  store: Store;
  /** Changes the answers of the token endpoint, for tests. */
  changeTokens?(tokens: Tokens): Tokens;
}

/** An answer of the token endpoint: tokens, or an error. */
export interface Tokens {
  id_token?: string;
}

/** Everything that the issuer keeps or signs ends after this time: sign-ins, codes, sessions, tokens. */
export const LIFE_SECONDS = 10 * 60;

/** The level of assurance of every sign-in (eIDAS), and its method (RFC 8176). */
const assurance = { acr: "http://eidas.europa.eu/LoA/substantial", amr: ["mfa"] };

/** The result of a sign-in with a person's button, for `interactionFinished`. */
export const signInResult = ({ sub }: GovernmentPerson) => ({
  login: { accountId: sub, ...assurance },
});

/** The path of a sign-in's page. */
export const SIGN_IN_PATH = "/sign-in/";

/**
 * The OpenID provider, with only what a relying party needs: authorization code with PKCE, ID tokens signed with RS256,
 * discovery, userinfo, and the end of a session started by the relying party.
 */
export function providerOf(url: string, options: IssuerOptions): Provider {
  const { people, clients, keys, store, changeTokens } = options;
  const provider = new Provider(url, {
    adapter: store.adapter,
    clients: clients.map(clientMetadata),
    jwks: { keys: [keys.signing as JWK] },
    cookies: { keys: [keys.cookies], names: cookieNames },
    responseTypes: ["code"],
    scopes: ["openid", "profile"],
    claims: { openid: ["sub", "acr", "amr", "auth_time"], profile: ["name", "idnp", "roles"] },
    acrValues: [assurance.acr],
    // ID tokens carry the claims of the scope, so that a relying party needs no call of userinfo.
    conformIdTokenClaims: false,
    clientAuthMethods: ["client_secret_basic"],
    pkce: { required: () => true },
    ttl,
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => answer(context, signOutPage(form)),
        postLogoutSuccessSource: async (context) => answer(context, signedOutPage()),
      },
    },
    interactions: { policy: signInOnly(), url: (_context, { uid }) => `${SIGN_IN_PATH}${uid}` },
    loadExistingGrant: grantAll,
    findAccount: (_context, sub) => {
      const person = people.find((one) => one.sub === sub);
      return person && { accountId: sub, claims: () => claimsOf(person) };
    },
    renderError: async (context, { error, error_description: description = "" }) =>
      answer(context, refusedPage(`${error}: ${description}`)),
  });
  if (changeTokens)
    provider.use(async (context, next) => {
      await next();
      if (context.path === "/token") context.body = changeTokens(context.body as Tokens);
    });
  return provider;
}

type Context = Parameters<NonNullable<Configuration["renderError"]>>[0];

function answer(context: Context, html: string): void {
  context.type = "html";
  context.set(pageHeaders);
  context.body = html;
}

const cookieNames = { session: "issuer_session", interaction: "issuer_sign_in", resume: "issuer_resume" };

const ttl = {
  Interaction: LIFE_SECONDS,
  AuthorizationCode: LIFE_SECONDS,
  AccessToken: LIFE_SECONDS,
  IdToken: LIFE_SECONDS,
  Session: LIFE_SECONDS,
  Grant: LIFE_SECONDS,
};

const clientMetadata = ({ id, secret, redirectUris, afterSignOut }: IssuerClient) => ({
  client_id: id,
  client_secret: secret,
  redirect_uris: redirectUris,
  post_logout_redirect_uris: afterSignOut,
  grant_types: ["authorization_code"],
  response_types: ["code" as const],
  token_endpoint_auth_method: "client_secret_basic" as const,
  id_token_signed_response_alg: "RS256" as const,
});

/** Pressing a button is consent as well. */
function signInOnly() {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  return policy;
}

const grantAll: Configuration["loadExistingGrant"] = async ({ oidc }) => {
  const { client, session, provider } = oidc;
  const grant = new provider.Grant({
    ...(client && { clientId: client.clientId }),
    ...(session?.accountId !== undefined && { accountId: session.accountId }),
  });
  grant.addOIDCScope("openid profile");
  await grant.save();
  return grant;
};

const claimsOf = ({ sub, name, idnp, roles }: GovernmentPerson) => ({
  sub,
  name,
  ...(idnp !== undefined && { idnp }),
  ...(roles && { roles }),
});
