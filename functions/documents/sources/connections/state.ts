import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { tokens } from "../../../../shared/auth/tokens.ts";
import { clock } from "../../../../shared/clock.ts";
import { config as general } from "../../../../shared/config.ts";
import { ephemeralKey, putEphemeral, takeEphemeral } from "../../../../shared/data/ephemeral.ts";
import type { Provider } from "../../records/provider.ts";
import { refusals } from "./texts.ts";

/** Time to give consent at the provider. */
const STATE_SECONDS = 600;
const RANDOM_BYTES = 32;

const isSecure = (): boolean => general.publicUrl.startsWith("https:");

/**
 * At an https address the prefix has browsers refuse the cookie from every other host, also from one below this domain, and
 * without TLS (RFC 6265bis, 4.1.3.2). It asks for `Path=/`.
 */
export const cookieName = (): string => `${isSecure() ? "__Host-" : ""}temelia-conexiune`;

/**
 * States are signed with HS512 (specification, 4) for an audience of their own: a user token is not accepted as a
 * state.
 */
const states = () => tokens({ audience: "documents:conexiuni", now: clock.now });

const StateClaims = z.object({ furnizor: z.string(), nonce: z.string(), cookie: z.string() });

const random = (): string => randomBytes(RANDOM_BYTES).toString("base64url");
const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");
const rowKey = (nonce: string) => ephemeralKey("documents", "connection-state", nonce);

/** Data created at the start of an authorization. */
interface BegunState {
  state: string;
  /** Value of the cookie; without it the authorization cannot be completed. */
  cookie: string;
  /** The PKCE secret, which never leaves the server. */
  verifier: string;
}

/**
 * Begins an authorization. The cookie is needed because with only a signed state, an attacker could connect a
 * victim's account to the attacker's own login.
 */
export async function beginState(creator: string, furnizor: Provider): Promise<BegunState> {
  const [nonce, cookie, verifier] = [random(), random(), random()];
  await putEphemeral(rowKey(nonce), { verifier }, STATE_SECONDS);
  const state = states().issue({
    subject: creator,
    authorities: [],
    lifetimeSeconds: STATE_SECONDS,
    claims: { furnizor, nonce, cookie: hashOf(cookie) },
  });
  return { state, cookie, verifier };
}

/**
 * Completes an authorization and returns who began it, and the verifier. Each state works once, for its provider, and
 * only in the browser that began it.
 * @throws badRequest for a forged, expired, used or foreign state, without saying which
 */
export async function endState(
  state: string,
  furnizor: Provider,
  cookie: string | undefined,
): Promise<{ creator: string; verifier: string }> {
  const { creator, claims } = verified(state);
  if (claims.furnizor !== furnizor || cookie === undefined || !areEqual(hashOf(cookie), claims.cookie))
    throw refused();
  const row = await takeEphemeral(rowKey(claims.nonce));
  if (typeof row?.verifier !== "string") throw refused();
  return { creator, verifier: row.verifier };
}

const refused = () => refusals.stareIncorecta();

function verified(state: string): { creator: string; claims: z.output<typeof StateClaims> } {
  try {
    const { subject, claims } = states().verify(state);
    return { creator: subject, claims: StateClaims.parse(claims) };
  } catch {
    throw refused();
  }
}

const areEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The popup returns from the provider by a top-level redirect, where SameSite=Lax still sends the cookie. */
const cookieWith = (value: string, seconds: number): string => {
  const secure = isSecure() ? "; Secure" : "";
  return `${cookieName()}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
};

export const setCookie = (value: string): string => cookieWith(value, STATE_SECONDS);
export const clearCookie = (): string => cookieWith("", 0);
