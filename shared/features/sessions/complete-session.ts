import { timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { throttle } from "../../auth/throttle.ts";
import { clock } from "../../clock.ts";
import { getEphemeral, takeEphemeral } from "../../data/ephemeral.ts";
import { read } from "../../data/repository.ts";
import { type Account, AuthorityName } from "../accounts/account.ts";
import { recordSignIn } from "../accounts/record-sign-in.ts";
import type { Origin } from "../accounts/sign-in-origin.ts";
import { hashOf } from "./begin-sign-in.ts";
import { completionKey } from "./finish-sign-in.ts";
import { zonesOfOfficial } from "./official.ts";
import { pseudonymOf } from "./people/pseudonym.ts";
import { type Session, sessionsOf } from "./session.ts";
import { sessionTokens } from "./session-tokens.ts";
import { type SessionZone, sessionZones, type SignInService } from "./sign-in-service.ts";
import { refusals } from "./texts.ts";

const text = z.string().min(1).max(100);

/** The secret of the page that began, and the code that the person came back with. */
export const CompletionBody = z.object({ secret: text, code: text });
export type CompletionBody = z.output<typeof CompletionBody>;

export const SessionView = z
  .object({
    id_token: z.string(),
    /** Seconds until the session ends. */
    expiresIn: z.int32(),
    /** The zones that the person may enter. */
    zones: z.array(z.enum(sessionZones)),
    name: z.string(),
    /** The account of an official and what it may do, as the token of an account says it; absent for citizens. */
    login: z.string().optional(),
    authorities: z.array(AuthorityName).optional(),
    adminServiciu: z.boolean().optional(),
  })
  .meta({ id: "Session" });
export type SessionView = z.output<typeof SessionView>;

/** The limit of wrong tries from one address in a minute. */
const MOST_TRIES = 10;

interface Completing extends z.output<typeof CompletionBody> {
  id: number;
  origin: Origin;
}

/**
 * Gives out the token of a session, once. Only wrong tries are counted: 512 random bits are not guessed, and people who share an
 * address with somebody who tries are not to wait for them.
 * @throws notFound, without saying which, for an unknown session, a wrong secret or code and one that was used;
 *   tooManyRequests after ten wrong tries of an address in a minute
 */
export async function completeSession(
  service: SignInService,
  { id, origin, ...sent }: Completing,
): Promise<z.output<typeof SessionView>> {
  const session = await takeSession(service.name, id, sent);
  if (!session) return refuseTry(service.name, origin.address);
  const account = await accountOf(service, session);
  await record(service, session, { account, origin });
  return {
    id_token: sessionTokens(service.name, session.kind).issue(session, pseudonymOf(session.subject)),
    expiresIn: session.forgetAt - clock.epochSeconds(),
    zones: zonesOf(service, session, account),
    name: session.name,
    ...(account && {
      login: account.login,
      authorities: account.authorities,
      adminServiciu: account.adminServiciu,
    }),
  };
}

/** The session of an official is one of the sign-ins of their account. */
async function record(
  { name }: SignInService,
  { id, from = 0, forgetAt }: Session,
  { account, origin }: { account: Account | undefined; origin: Origin },
): Promise<void> {
  if (!account) return;
  const session = { id, from };
  await recordSignIn(name, account, { kind: "government", rememberMe: false, forgetAt, origin, session });
}

async function refuseTry(service: string, address: string): Promise<never> {
  const tries = throttle({ service, purpose: "session", key: address, free: MOST_TRIES, windowSeconds: 60 });
  await tries.admit();
  await tries.recordFailure();
  throw refusals.sesiuneInexistenta();
}

/** A wrong try leaves the session to the person who has it; of several right ones, one gets it. */
async function takeSession(
  service: string,
  id: number,
  { secret, code }: z.output<typeof CompletionBody>,
): Promise<Session | undefined> {
  const key = completionKey(service, id);
  const { secretHash, codeHash } = (await getEphemeral(key)) ?? {};
  if (!(isHashOf(secretHash, secret) && isHashOf(codeHash, code))) return undefined;
  return (await takeEphemeral(key)) && read(sessionsOf(service), { id });
}

function isHashOf(stored: unknown, sent: string): boolean {
  const hash = hashOf(sent);
  return (
    typeof stored === "string" &&
    stored.length === hash.length &&
    timingSafeEqual(Buffer.from(stored), Buffer.from(hash))
  );
}

const accountOf = async ({ accounts }: SignInService, { accountId }: Session): Promise<Account | undefined> =>
  accountId === undefined ? undefined : read(accounts.entity, { id: accountId });

function zonesOf({ zones }: SignInService, { kind }: Session, account: Account | undefined): SessionZone[] {
  if (kind === "citizen") return ["citizen"];
  return account ? zonesOfOfficial(account).filter((zone) => zones.includes(zone)) : [];
}
