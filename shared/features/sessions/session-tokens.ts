import { config } from "../../auth/config.ts";
import { InvalidToken, tokens } from "../../auth/tokens.ts";
import { clock } from "../../clock.ts";
import { unauthenticated } from "../../errors.ts";
import type { Session } from "./session.ts";

/** The audience of the session tokens of a service: those of citizens, officials, users and machines are not interchangeable. */
export const sessionAudience = (service: string, kind: Session["kind"]): string => `${service}:${kind}`;

interface SessionTokens {
  /** A token that ends with the session. */
  issue(session: Pick<Session, "id" | "forgetAt">): string;
  /**
   * The number of the session.
   * @throws unauthenticated for a token that is not one of this service's sessions, or that has expired
   */
  verify(token: string): number;
}

/** The tokens of the sessions of one service, of citizens or of officials. */
export function sessionTokens(service: string, kind: Session["kind"]): SessionTokens {
  const signed = tokens({
    secret: config.userTokenSecret,
    audience: sessionAudience(service, kind),
    now: clock.now,
  });
  return {
    issue: ({ id, forgetAt }) =>
      signed.issue({
        subject: `session#${id}`,
        authorities: [],
        lifetimeSeconds: forgetAt - clock.epochSeconds(),
        claims: { sid: id },
      }),
    verify(token) {
      try {
        const { sid } = signed.verify(token).claims as { sid?: unknown };
        if (typeof sid !== "number") throw unauthenticated();
        return sid;
      } catch (cause) {
        if (cause instanceof InvalidToken) throw unauthenticated("neautentificat", { cause });
        throw cause;
      }
    },
  };
}
