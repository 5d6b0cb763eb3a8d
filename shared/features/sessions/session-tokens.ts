import { createHmac } from "node:crypto";
import { config } from "../../auth/config.ts";
import { InvalidToken, tokens } from "../../auth/tokens.ts";
import { clock } from "../../clock.ts";
import { kernel } from "../../refusals.ts";
import type { Session } from "./session.ts";

/** The audience of the session tokens of a service: those of citizens, officials, users and machines are not interchangeable. */
export const sessionAudience = (service: string, kind: Session["kind"]): string => `${service}:${kind}`;

interface SessionTokens {
  /** A token that ends with the session. */
  issue(session: Pick<Session, "id" | "subject" | "forgetAt">): string;
  /**
   * The number of the session.
   * @throws unauthenticated for a token that is not one of this service's sessions, or that has expired
   */
  verify(token: string): number;
}

/**
 * The person in a token, alike at each sign-in and in each service: a page finds again what it kept for them. The issuer's own name of
 * them stays here; it may be a number of the person.
 */
const pseudonymOf = (subject: string): string =>
  `person#${createHmac("sha256", config.userTokenSecret).update(`person ${subject}`).digest("base64url")}`;

/** The tokens of the sessions of one service, of citizens or of officials. */
export function sessionTokens(service: string, kind: Session["kind"]): SessionTokens {
  const signed = tokens({
    secret: config.userTokenSecret,
    audience: sessionAudience(service, kind),
    now: clock.now,
  });
  return {
    issue: ({ id, subject, forgetAt }) =>
      signed.issue({
        subject: pseudonymOf(subject),
        authorities: [],
        lifetimeSeconds: forgetAt - clock.epochSeconds(),
        claims: { sid: id },
      }),
    verify(token) {
      try {
        const { sid } = signed.verify(token).claims as { sid?: unknown };
        if (typeof sid !== "number") throw kernel.neautentificat();
        return sid;
      } catch (cause) {
        if (cause instanceof InvalidToken) throw kernel.neautentificat({ cause });
        throw cause;
      }
    },
  };
}
