import { config } from "../../auth/config.ts";
import { InvalidToken, tokens } from "../../auth/tokens.ts";
import { clock } from "../../clock.ts";
import { kernel } from "../../refusals.ts";
import { type Account, isServiceAdmin } from "./account.ts";

/** The claims of a user's token. */
interface UserClaims {
  /** The account's id: a login can be reused after a deletion, an id never. */
  uid: number;
  /** The login at the time of signing in. */
  sub: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
  /** `tokensFrom` of the account when the person signed in. */
  from: number;
  /** The end of the sign-in: no renewed token is valid for longer. */
  until: number;
}

/** The account as its token describes it. */
type Described = Pick<Account, "id" | "login" | "authorities" | "adminServiciu">;

interface UserTokens {
  issue(account: Described & Pick<Account, "tokensFrom">, rememberMe?: boolean): string;
  /**
   * A token for another day, within the end of the sign-in. Whatever ends the given token ends the new one too.
   * @param token a token of the same account
   * @throws unauthenticated as `verify`, and for a token of another account
   */
  renew(account: Described, token: string): string;
  /** @throws unauthenticated for a token that this service did not issue, or that has expired */
  verify(token: string): UserClaims;
}

const RENEWED_SECONDS = 24 * 3600;
/** The end of a sign-in whose tokens are renewed. A remembered one has all its time, thirty days, at once. */
const SIGN_IN_SECONDS = 7 * 24 * 3600;

/**
 * `adminServiciu: true` in the token of an account that administered the service at the sign-in or renewal. It only tells clients what
 * to offer, as `auth` does, and `verify` does not return it: access is decided by the account as it is now.
 */
const hintsOf = (account: Described): { adminServiciu?: true } =>
  isServiceAdmin(account) ? { adminServiciu: true } : {};

/** The audience of the tokens of the users of a service. */
export const userAudience = (serviceName: string): string => serviceName;

/** The tokens of the users of one service; those of another service are invalid here. */
export function userTokens(serviceName: string): UserTokens {
  const signed = tokens({
    secret: config.userTokenSecret,
    audience: userAudience(serviceName),
    now: clock.now,
  });
  const verify = (token: string): UserClaims => {
    const { subject, issuedAt, expiresAt, claims } = orUnauthenticated(() => signed.verify(token));
    // Remembered tokens, and those from before there were renewals, name no end but their own.
    const { uid, from, until = expiresAt } = claims as { uid?: unknown; from?: unknown; until?: unknown };
    if (typeof uid !== "number" || typeof from !== "number" || typeof until !== "number")
      throw kernel.neautentificat();
    return { uid, sub: subject, iat: issuedAt, exp: expiresAt, from, until };
  };
  return {
    issue(account, rememberMe = false) {
      const { id, login, authorities, tokensFrom } = account;
      const end = rememberMe ? {} : { until: clock.epochSeconds() + SIGN_IN_SECONDS };
      const claims = { uid: id, from: tokensFrom, ...end, ...hintsOf(account) };
      return signed.issue({ subject: login, authorities, rememberMe, claims });
    },
    renew(account, token) {
      const { id, login, authorities } = account;
      const { uid, from, until, exp } = verify(token);
      if (uid !== id) throw kernel.neautentificat();
      const now = clock.epochSeconds();
      const lifetimeSeconds = Math.max(exp, Math.min(now + RENEWED_SECONDS, until)) - now;
      const claims = { uid, from, until, ...hintsOf(account) };
      return signed.issue({ subject: login, authorities, lifetimeSeconds, claims });
    },
    verify,
  };
}

function orUnauthenticated<T>(verify: () => T): T {
  try {
    return verify();
  } catch (cause) {
    if (cause instanceof InvalidToken) throw kernel.neautentificat({ cause });
    throw cause;
  }
}
