import { InvalidToken, tokens } from "../../auth/tokens.ts";
import { clock } from "../../clock.ts";
import { kernel } from "../../refusals.ts";
import type { Session } from "./session.ts";

/** The audience of the session tokens of a service: those of citizens, officials, users and machines are not interchangeable. */
export const sessionAudience = (service: string, kind: Session["kind"]): string => `${service}:${kind}`;

interface SessionTokens {
  /** A token that ends with the session. @param person the pseudonym of the one who signed in */
  issue(session: Pick<Session, "id" | "forgetAt">, person: string): string;
  /**
   * The number of the session.
   * @throws unauthenticated for a token that is not one of this service's sessions, or that has expired
   */
  verify(token: string): number;
}

/** The tokens of the sessions of one service, of citizens or of officials. */
export function sessionTokens(service: string, kind: Session["kind"]): SessionTokens {
  const signed = tokens({
    audience: sessionAudience(service, kind),
    now: clock.now,
  });
  return {
    issue: ({ id, forgetAt }, person) =>
      signed.issue({
        subject: person,
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
