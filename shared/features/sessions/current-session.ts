import type { Stored } from "../../data/entity.ts";
import { read, removing } from "../../data/repository.ts";
import { removingSignIn } from "../accounts/remove-sign-ins.ts";
import { retry, transact } from "../../data/transaction.ts";
import { type Access, bearerToken } from "../../http/access.ts";
import type { Incoming } from "../../http/request.ts";
import { nothing, Reply } from "../../http/responses.ts";
import { del, routes, type RouteGroup } from "../../http/route.ts";
import { type Session, sessionsOf } from "./session.ts";
import { sessionTokens } from "./session-tokens.ts";
import type { SessionZone } from "./sign-in-service.ts";
import { refusals } from "./texts.ts";

/**
 * `DELETE /api/v1/<zone>/sessions/current`: sign-out. The session ends at the next request in every process. The answer names the
 * address that ends the sign-in at the issuer too (`Link`, rel `end-session`): only the person's browser has the issuer's
 * cookie, so only the page can go there.
 * @param access the access of the zone
 */
export const currentSession = <Caller>(
  service: string,
  zone: SessionZone,
  access: Access<Caller>,
): RouteGroup =>
  routes("sessions", {
    remove: del(
      `/api/v1/${zone}/sessions/current`,
      {
        access,
        summary: "Încheierea sesiunii",
        returns: nothing,
        refuses: ["notFound"],
      },
      async ({ request }) => {
        const { endSessionUrl } = await endSession(
          service,
          zone === "citizen" ? "citizen" : "official",
          request,
        );
        const headers: Record<string, string> =
          endSessionUrl === undefined ? {} : { link: `<${endSessionUrl}>; rel="end-session"` };
        return new Reply(undefined, { headers });
      },
    ),
  });

/** @throws notFound for a caller without a session: one with the token of an account */
export async function sessionOf(
  service: string,
  kind: Session["kind"],
  request: Incoming,
): Promise<Stored<Session>> {
  const id = numberIn(service, kind, request);
  const session = id === undefined ? undefined : await read(sessionsOf(service), { id });
  if (!session) throw refusals.sesiuneInexistenta();
  return session;
}

async function endSession(service: string, kind: Session["kind"], request: Incoming): Promise<Session> {
  const Sessions = sessionsOf(service);
  return retry(async () => {
    const session = await sessionOf(service, kind, request);
    const { accountId } = session;
    const signIn =
      accountId === undefined ? [] : await removingSignIn(service, { id: session.id, accountId });
    await transact([...removing(Sessions, session), ...signIn]);
    return session;
  });
}

/** The access has admitted the token already: one that is not of a session is an account's. */
function numberIn(service: string, kind: Session["kind"], request: Incoming): number | undefined {
  try {
    return sessionTokens(service, kind).verify(bearerToken(request) ?? "");
  } catch {
    return undefined;
  }
}
