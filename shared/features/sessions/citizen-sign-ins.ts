import * as z from "zod";
import type { Stored } from "../../data/entity.ts";
import { idsIn } from "../../data/lists.ts";
import { read, readMany, removing } from "../../data/repository.ts";
import { pageOfRows } from "../../data/row-page.ts";
import { retry, transact, transactIfUnchanged } from "../../data/transaction.ts";
import type { Access } from "../../http/access.ts";
import { listOf } from "../../http/list-query.ts";
import { nothing, pageOf } from "../../http/responses.ts";
import { get, post, routes, type RouteGroup } from "../../http/route.ts";
import { log } from "../../log.ts";
import { networkOf, recognizable, recognizedFrom } from "../accounts/sign-in-origin.ts";
import { sessionOf } from "./current-session.ts";
import { type Session, sessionsOf, sessionsOfPerson } from "./session.ts";
import { refusals } from "./texts.ts";

/* The sign-ins of a citizen: their sessions, which are records, so that the end of one is felt at the next request in every process. */

const SignInView = z
  .object({
    id: z.int(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** The one of this request. */
    current: z.boolean(),
    ...recognizable,
  })
  .meta({ id: "CitizenSignIn" });

/** A session lasts an hour: nobody has more of them. */
const MOST_SHOWN = 100;

/**
 * `/api/v1/citizen/sessions`: the sign-ins of a citizen, one or all others of which they end. A session is an hour old at most, so this
 * asks for no further proof.
 * @param access that of the zone
 */
export const citizenSignInRoutes = <Caller>(service: string, access: Access<Caller>): RouteGroup =>
  routes("sessions", {
    list: get(
      "/api/v1/citizen/sessions",
      {
        access,
        summary: "Sesiunile persoanei care sunt în curs",
        query: listOf(SignInView),
        returns: pageOf(SignInView),
        refuses: ["notFound"],
      },
      async ({ request, query }) => {
        const mine = await sessionOf(service, "citizen", request);
        const here = networkOf(request.sourceAddress);
        const going = await goingOn(service, mine);
        const rows = going.map((one) => viewOf(one, { mine, here }));
        return pageOfRows(rows, query, {
          name: "citizen-sessions",
          usual: [{ field: "createdAt", descending: true }],
        });
      },
    ),

    revoke: post(
      "/api/v1/citizen/sessions/{id}/revoke",
      { access, summary: "Încheie o sesiune a persoanei", returns: nothing },
      async ({ request, params: { id } }) => {
        const mine = await sessionOf(service, "citizen", request);
        await endOne(service, mine, id);
        return undefined;
      },
    ),

    revokeOthers: post(
      "/api/v1/citizen/sessions/revoke-others",
      {
        access,
        summary: "Încheie toate celelalte sesiuni ale persoanei",
        returns: nothing,
        refuses: ["notFound"],
      },
      async ({ request }) => {
        await endOthers(service, await sessionOf(service, "citizen", request));
        return undefined;
      },
    ),
  });

/** The sessions of the person, newest first. One from before these were listed knows itself alone. */
async function goingOn(service: string, mine: Stored<Session>): Promise<Stored<Session>[]> {
  if (mine.person === undefined) return [mine];
  const list = { partitions: [sessionsOfPerson(mine.person)], counter: null };
  const Sessions = sessionsOf(service);
  return readMany(Sessions, await idsIn(Sessions.table, [list], MOST_SHOWN));
}

const viewOf = (
  { id, createdAt, forgetAt, ...origin }: Session,
  { mine, here }: { mine: Session; here: string },
): z.output<typeof SignInView> => ({
  id,
  createdAt,
  expiresAt: new Date(forgetAt * 1000).toISOString(),
  current: id === mine.id,
  ...recognizedFrom(here, origin),
});

/** @throws notFound, also for a session of another person */
async function endOne(service: string, mine: Session, id: number): Promise<void> {
  const Sessions = sessionsOf(service);
  await retry(async () => {
    const session = await read(Sessions, { id });
    const isOwn = session !== undefined && session.person === mine.person;
    if (!isOwn || mine.person === undefined) throw refusals.sesiuneInexistenta();
    await transact(removing(Sessions, session), { answer: undefined });
  });
  log.info("ended a session of a citizen", { object: id, security: "sign-in" });
}

async function endOthers(service: string, mine: Stored<Session>): Promise<void> {
  const Sessions = sessionsOf(service);
  const others = (await goingOn(service, mine)).filter(({ id }) => id !== mine.id);
  // What has changed meanwhile was ended meanwhile: nothing else changes a session.
  for (const one of others) await transactIfUnchanged(removing(Sessions, one), { repeatable: true });
  log.info("ended the other sessions of a citizen", { object: mine.id, security: "sign-in" });
}
