import jwt, { type JwtPayload } from "jsonwebtoken";
import { LruCache } from "../lru-cache.ts";
import { type TokenKey, tokenKeys } from "./token-keys.ts";

/** HMAC over SHA-512. */
const algorithm = "HS512" as const;

const lifetimeSeconds = 86_400;
/** The lifetime of a remembered token. */
export const rememberedSeconds = 2_592_000;

/** Size limit of the cache of verified tokens. */
const MAX_CACHED = 1000;

type InvalidTokenReason = "malformed" | "algorithm" | "key" | "signature" | "audience" | "expired";

/** A token that is not accepted; the reason is logged, callers only see a 401. */
export class InvalidToken extends Error {
  override readonly name = "InvalidToken";
  readonly reason: InvalidTokenReason;

  constructor(reason: InvalidTokenReason, cause?: unknown) {
    super(`token is not valid: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface TokenRequest {
  subject: string;
  authorities: readonly string[];
  /** Thirty days instead of one. */
  rememberMe?: boolean;
  /** The lifetime, if it is neither of these. */
  lifetimeSeconds?: number;
  /** Additional claims; they cannot override the token's own (`sub`, `aud`, `iat`, `exp`, `auth`). */
  claims?: Record<string, unknown>;
}

interface TokenClaims {
  subject: string;
  authorities: string[];
  /** Seconds since 1970. */
  issuedAt: number;
  expiresAt: number;
  claims: JwtPayload;
}

interface TokenSettings {
  /**
   * The service for which the tokens are valid, and the kind of caller if not users, `documents:machine`; tokens for other
   * audiences are refused, and so are those by keys of other services.
   */
  audience: string;
  now: () => Date;
}

export interface Tokens {
  /** @throws SecretUnavailable */
  issue(request: TokenRequest): string;
  /** @throws InvalidToken, SecretUnavailable */
  verify(token: string): TokenClaims;
}

/** Tokens for one audience: JWT (RFC 7519) signed with HS512 by the keys of its service. */
export function tokens({ audience, now }: TokenSettings): Tokens {
  const [service = ""] = audience.split(":");
  const seconds = (): number => Math.floor(now().getTime() / 1000);

  function issue({ subject, authorities, claims = {}, ...wanted }: TokenRequest): string {
    const iat = seconds();
    const exp = iat + (wanted.lifetimeSeconds ?? (wanted.rememberMe ? rememberedSeconds : lifetimeSeconds));
    const own = { sub: subject, aud: audience, iat, exp, auth: authorities.join(" ") };
    const [{ key, kid }] = tokenKeys(service) as [TokenKey];
    return jwt.sign({ ...claims, ...own }, key, { algorithm, ...(kid === undefined ? {} : { keyid: kid }) });
  }

  /** A user sends the same token for a day: its signature is checked once, its expiry and its key every time. */
  const cache = new LruCache<string, { claims: TokenClaims; by: TokenKey }>({ most: MAX_CACHED });

  function verify(token: string): TokenClaims {
    const keys = tokenKeys(service).filter(({ until }) => until * 1000 > now().getTime());
    const cached = cache.get(token);
    if (cached && cached.claims.expiresAt > seconds() && keys.includes(cached.by)) return cached.claims;
    const by = keyOf(token, keys);
    const claims = verified(token, by);
    cache.set(token, { claims, by });
    return claims;
  }

  function verified(token: string, { key }: TokenKey): TokenClaims {
    const options = { algorithms: [algorithm], audience, clockTimestamp: seconds() };
    try {
      return tokenClaims(jwt.verify(token, key, options));
    } catch (error) {
      throw error instanceof InvalidToken ? error : new InvalidToken(reasonOf(error), error);
    }
  }

  return { issue, verify };
}

/** The key that a token names, among those that are accepted; a token that names none is of before services had their own. */
function keyOf(token: string, keys: readonly TokenKey[]): TokenKey {
  const { kid, alg } = headOf(token);
  if (alg !== algorithm) throw new InvalidToken("algorithm");
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new InvalidToken("key");
  return key;
}

function headOf(token: string): { kid?: string | undefined; alg: string } {
  try {
    const { header } = jwt.decode(token, { complete: true }) ?? {};
    if (header) return header;
  } catch (cause) {
    throw new InvalidToken("malformed", cause);
  }
  throw new InvalidToken("malformed");
}

// Signed by us, but not a user token: without an expiry or a subject it would be valid forever, for any caller.
function tokenClaims(claims: JwtPayload | string): TokenClaims {
  if (typeof claims === "string") throw new InvalidToken("malformed");
  const { sub, auth, iat, exp } = claims;
  if (!sub || typeof auth !== "string" || iat === undefined || exp === undefined)
    throw new InvalidToken("malformed");
  return {
    subject: sub,
    authorities: auth.split(" ").filter(Boolean),
    issuedAt: iat,
    expiresAt: exp,
    claims,
  };
}

/** Maps jsonwebtoken's messages to reasons; any other message means a malformed token. */
const reasons: readonly (readonly [RegExp, InvalidTokenReason])[] = [
  [/^jwt expired/, "expired"],
  [/^jwt audience invalid/, "audience"],
  [/^invalid signature/, "signature"],
  [/^(invalid algorithm|jwt signature is required)/, "algorithm"],
];

function reasonOf(error: unknown): InvalidTokenReason {
  const message = error instanceof Error ? error.message : "";
  return reasons.find(([pattern]) => pattern.test(message))?.[1] ?? "malformed";
}
