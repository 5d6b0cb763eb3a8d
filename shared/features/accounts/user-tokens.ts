import { InvalidToken, rememberedSeconds, tokens } from "../../auth/tokens.ts";
import { clock } from "../../clock.ts";
import { kernel } from "../../refusals.ts";
import { type Account, isServiceAdmin } from "./account.ts";
import { lacksFactor } from "./factor-duty.ts";

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
  /** When the person last proved who they are, by password or second factor. Absent in older tokens. */
  authTime: number | undefined;
  /** The record of the sign-in. Absent in tokens from before there were records. */
  sid: number | undefined;
}

/** The sign-in of a token: how long it lasts, and its record. */
export type SignInEnds = Pick<UserClaims, "exp" | "until" | "sid">;

/** What a new token is of. */
interface Issued {
  rememberMe?: boolean;
  /** The record of the sign-in. */
  sid?: number;
}

/** The account as its token describes it. */
type Described = Pick<
  Account,
  "id" | "login" | "authorities" | "adminServiciu" | "secondFactor" | "factorDueAt"
>;

interface UserTokens {
  issue(account: Described & Pick<Account, "tokensFrom">, issued?: Issued): string;
  /**
   * A token for another day, within the end of the sign-in. Whatever ends the given token ends the new one too.
   * @param token a token of the same account
   * @throws unauthenticated as `verify`, and for a token of another account
   */
  renew(account: Described, token: string): string;
  /** A token that says that the person has just proved who they are, with the ends of the sign-in that it goes on with. */
  reissue(account: Described & Pick<Account, "tokensFrom">, ends: SignInEnds): string;
  /** @throws unauthenticated for a token that this service did not issue, or that has expired */
  verify(token: string): UserClaims;
}

const RENEWED_SECONDS = 24 * 3600;
/** The end of a sign-in whose tokens are renewed. A remembered one has all its time, thirty days, at once. */
const SIGN_IN_SECONDS = 7 * 24 * 3600;

/** The end of a sign-in that begins now, in seconds since 1970. */
export const endOfSignIn = (rememberMe: boolean): number =>
  clock.epochSeconds() + (rememberMe ? rememberedSeconds : SIGN_IN_SECONDS);

/**
 * `adminServiciu: true` in the token of an account that administered the service at the sign-in or renewal. It only tells clients what
 * to offer, as `auth` does, and `verify` does not return it: access is decided by the account as it is now. `factorDueAt` tells them
 * by when the person has to add a second factor.
 */
const hintsOf = (account: Described): { adminServiciu?: true; factorDueAt?: string } => ({
  ...(isServiceAdmin(account) ? { adminServiciu: true } : {}),
  ...(lacksFactor(account) ? { factorDueAt: account.factorDueAt ?? clock.iso() } : {}),
});

/** The audience of the tokens of the users of a service. */
export const userAudience = (serviceName: string): string => serviceName;

/** The tokens of the users of one service; those of another service are invalid here. */
export function userTokens(serviceName: string): UserTokens {
  const signed = tokens({
    audience: userAudience(serviceName),
    now: clock.now,
  });
  const verify = (token: string): UserClaims => {
    const { subject, issuedAt, expiresAt, claims } = orUnauthenticated(() => signed.verify(token));
    // Remembered tokens, and those from before there were renewals, name no end but their own.
    const { uid, from, until = expiresAt, auth_time, sid } = claims as Record<string, unknown>;
    if (typeof uid !== "number" || typeof from !== "number" || typeof until !== "number")
      throw kernel.neautentificat();
    const [authTime, record] = [auth_time, sid].map((value) =>
      typeof value === "number" ? value : undefined,
    );
    return { uid, sub: subject, iat: issuedAt, exp: expiresAt, from, until, authTime, sid: record };
  };
  return {
    issue(account, { rememberMe = false, sid } = {}) {
      const { id, login, authorities, tokensFrom } = account;
      const now = clock.epochSeconds();
      const end = rememberMe ? {} : { until: endOfSignIn(false) };
      const claims = { uid: id, sid, from: tokensFrom, ...end, auth_time: now, ...hintsOf(account) };
      return signed.issue({ subject: login, authorities, rememberMe, claims });
    },
    renew(account, token) {
      const { id, login, authorities } = account;
      const { uid, sid, from, until, exp, authTime } = verify(token);
      if (uid !== id) throw kernel.neautentificat();
      const now = clock.epochSeconds();
      const lifetimeSeconds = Math.max(exp, Math.min(now + RENEWED_SECONDS, until)) - now;
      const claims = { uid, sid, from, until, ...hintsOf(account), auth_time: authTime };
      return signed.issue({ subject: login, authorities, lifetimeSeconds, claims });
    },
    reissue(account, { exp, until, sid }) {
      const { id, login, authorities, tokensFrom } = account;
      const now = clock.epochSeconds();
      const claims = { uid: id, sid, from: tokensFrom, until, auth_time: now, ...hintsOf(account) };
      return signed.issue({ subject: login, authorities, lifetimeSeconds: exp - now, claims });
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
