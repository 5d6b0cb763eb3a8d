import { config } from "../../auth/config.ts";
import { InvalidToken, tokens } from "../../auth/tokens.ts";
import { clock } from "../../clock.ts";
import { unauthenticated } from "../../errors.ts";
import type { Account } from "./account.ts";

/** The claims of a user's token. */
interface UserClaims {
  /** The account's id: a login can be reused after a deletion, an id never. */
  uid: number;
  /** The login at the time of signing in. */
  sub: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
  /** `tokensFrom` of the account when the token was issued. */
  from: number;
}

interface UserTokens {
  issue(account: Pick<Account, "id" | "login" | "authorities" | "tokensFrom">, rememberMe?: boolean): string;
  /** @throws unauthenticated for a token that this service did not issue, or that has expired */
  verify(token: string): UserClaims;
}

/** The audience of the tokens of the users of a service. */
export const userAudience = (serviceName: string): string => serviceName;

/** The tokens of the users of one service; those of another service are invalid here. */
export function userTokens(serviceName: string): UserTokens {
  const signed = tokens({
    secret: config.userTokenSecret,
    audience: userAudience(serviceName),
    now: clock.now,
  });
  return {
    issue: ({ id, login, authorities, tokensFrom }, rememberMe = false) =>
      signed.issue({ subject: login, authorities, rememberMe, claims: { uid: id, from: tokensFrom } }),
    verify: (token) => {
      const { subject, issuedAt, expiresAt, claims } = orUnauthenticated(() => signed.verify(token));
      const { uid, from } = claims as { uid?: unknown; from?: unknown };
      if (typeof uid !== "number" || typeof from !== "number") throw unauthenticated();
      return { uid, sub: subject, iat: issuedAt, exp: expiresAt, from };
    },
  };
}

function orUnauthenticated<T>(verify: () => T): T {
  try {
    return verify();
  } catch (cause) {
    if (cause instanceof InvalidToken) throw unauthenticated("neautentificat", { cause });
    throw cause;
  }
}
