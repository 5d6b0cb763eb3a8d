import { createSecretKey, type KeyObject } from "node:crypto";
import jwt, { type JwtPayload } from "jsonwebtoken";
import { LruCache } from "../lru-cache.ts";

/** HMAC over SHA-512; a key shorter than the hash weakens it (RFC 7518, 3.2). */
const algorithm = "HS512" as const;
const secretBytes = 64;

const lifetimeSeconds = 86_400;
const rememberedSeconds = 2_592_000;

/** Size limit of the cache of verified tokens. */
const MAX_CACHED = 1000;

type InvalidTokenReason = "malformed" | "algorithm" | "signature" | "audience" | "expired";

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
  /** At least 64 bytes. */
  secret: string | Buffer;
  /**
   * The service for which the tokens are valid, and the kind of caller if not users; tokens for other audiences are
   * refused.
   */
  audience: string;
  now: () => Date;
}

export interface Tokens {
  issue(request: TokenRequest): string;
  /** @throws InvalidToken */
  verify(token: string): TokenClaims;
}

/**
 * Tokens for one audience: JWT (RFC 7519) signed with HS512.
 * @throws RangeError if the secret is too short.
 */
export function tokens({ secret, audience, now }: TokenSettings): Tokens {
  const key = signingKey(secret);
  const seconds = (): number => Math.floor(now().getTime() / 1000);

  function issue({ subject, authorities, claims = {}, ...wanted }: TokenRequest): string {
    const iat = seconds();
    const exp = iat + (wanted.lifetimeSeconds ?? (wanted.rememberMe ? rememberedSeconds : lifetimeSeconds));
    const own = { sub: subject, aud: audience, iat, exp, auth: authorities.join(" ") };
    return jwt.sign({ ...claims, ...own }, key, { algorithm });
  }

  /** A user sends the same token for a day: its signature is checked once, its expiry every time. */
  const cache = new LruCache<string, TokenClaims>({ most: MAX_CACHED });

  function verify(token: string): TokenClaims {
    const cached = cache.get(token);
    if (cached && cached.expiresAt > seconds()) return cached;
    const claims = verified(token);
    cache.set(token, claims);
    return claims;
  }

  function verified(token: string): TokenClaims {
    const options = { algorithms: [algorithm], audience, clockTimestamp: seconds() };
    try {
      return tokenClaims(jwt.verify(token, key, options));
    } catch (error) {
      throw error instanceof InvalidToken ? error : new InvalidToken(reasonOf(error), error);
    }
  }

  return { issue, verify };
}

function signingKey(secret: string | Buffer): KeyObject {
  const bytes = typeof secret === "string" ? Buffer.from(secret) : secret;
  if (bytes.length < secretBytes) throw new RangeError(`a token secret needs at least ${secretBytes} bytes`);
  return createSecretKey(bytes);
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
