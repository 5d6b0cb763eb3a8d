import * as z from "zod";
import { clock } from "../../clock.ts";
import { config as general } from "../../config.ts";
import type { Language } from "../../context.ts";
import { ephemeralKey, putEphemeral } from "../../data/ephemeral.ts";
import { create } from "../../data/repository.ts";
import type { Key } from "../../data/tables.ts";
import { means } from "../../errors.ts";
import { Reply } from "../../http/responses.ts";
import { log } from "../../log.ts";
import { countSignIn } from "../../metrics/sign-ins.ts";
import { type Begun, callbackAddress, hashOf, random, SIGN_IN_SECONDS, takeBegun } from "./begin-sign-in.ts";
import type { Exchanged } from "./issuer.ts";
import { isIssuerUnavailable } from "./issuer-unavailable.ts";
import { accountFollowingRoles, addOfficial, zonesOfOfficial } from "./official.ts";
import { type GovernmentPerson, isAssured, personOf } from "./person.ts";
import { type Session, sessionsOf } from "./session.ts";
import { type Problem, signInPage, signInPageHeaders } from "./sign-in-page.ts";
import { pseudonymOf } from "./people/pseudonym.ts";
import { described, type Origin } from "../accounts/sign-in-origin.ts";
import type { SessionZone, SignInService } from "./sign-in-service.ts";
import { refusals as sharedAccountsRefusals } from "../accounts/texts.ts";

const CITIZEN_SECONDS = 3600;
const OFFICIAL_SECONDS = 8 * 3600;

const parameter = z.string().optional().catch(undefined);

/** The parameters that the issuer adds to the callback. A wrong one is answered by the page, as any other result. */
export const CallbackQuery = z.object({
  code: parameter,
  state: parameter,
  iss: parameter,
  error: parameter,
});
type CallbackAnswer = z.output<typeof CallbackQuery>;

/** A sign-in that ends without a session. */
class SignInRefused extends Error {
  override readonly name = "SignInRefused";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`the sign-in was refused: ${problem}`);
    this.problem = problem;
  }
}

/**
 * Takes a person back from the issuer: the session is stored and they are sent on to the page that began (303), or a page says
 * why there is none. A quiet sign-in leads back to its page in any case, with the reason in a word.
 */
export async function finishSignIn(
  service: SignInService,
  answer: CallbackAnswer,
  { language, origin }: { language: Language; origin: Origin },
): Promise<Reply<string | undefined>> {
  const begun = await takeBegun(service.name, answer.state ?? "");
  try {
    if (!begun) throw new SignInRefused("ended");
    return new Reply(undefined, {
      status: 303,
      headers: { location: await signedIn(service, begun, { answer, origin }) },
    });
  } catch (error) {
    const problem = problemOf(error);
    // A page asks quietly, for people who may not be signed in anywhere.
    if (!begun?.quiet) countSignIn(service.name, "refused");
    log.warn("a sign-in through the government's login was refused", {
      problem,
      cause: causeOf(error),
      security: "sign-in",
    });
    if (begun?.quiet)
      return new Reply(undefined, {
        status: 303,
        headers: { location: backTo(begun, { refused: problem }) },
      });
    const back = begun?.returnTo ?? `${general.publicUrl}/`;
    return new Reply(signInPage(problem, back, language), { headers: signInPageHeaders });
  }
}

/**
 * Stores the session. Its number and a code stand in the fragment of the returned address, which browsers send to no server. The
 * code goes to the browser of the person who signed in, the secret to the page that began. Completing needs both: an attacker
 * who lets another person finish their sign-in lacks the code, one who sees the address of a return lacks the secret.
 */
async function signedIn(
  service: SignInService,
  begun: Begun,
  { answer, origin }: { answer: CallbackAnswer; origin: Origin },
): Promise<string> {
  const { claims, endSessionUrl } = await exchange(service.name, begun, answer);
  const person = personOf(claims);
  const fields = await sessionFields(service, person, begun.zone);
  const session = await create(sessionsOf(service.name), {
    id: begun.id,
    subject: person.subject,
    name: person.name,
    createdAt: clock.iso(),
    ...fields,
    ...(fields.kind === "citizen" ? await recognizable(person, origin) : {}),
    ...(endSessionUrl === undefined ? {} : { endSessionUrl }),
  });
  const code = random();
  const hashes: Completion = { secretHash: begun.secretHash, codeHash: hashOf(code) };
  await putEphemeral(completionKey(service.name, session.id), hashes, SIGN_IN_SECONDS);
  countSignIn(service.name, "answered");
  log.info("signed in through the government's login", {
    object: session.id,
    kind: session.kind,
    security: "sign-in",
  });
  return backTo(begun, { session: String(session.id), code });
}

/** The page that began, and what came of it in the fragment. */
function backTo({ returnTo }: Begun, said: Record<string, string>): string {
  const address = new URL(returnTo);
  address.hash = new URLSearchParams(said).toString();
  return address.href;
}

/** What lets a citizen find and recognize their sessions. Officials find theirs among the sign-ins of their account. */
const recognizable = async ({ subject }: GovernmentPerson, origin: Origin): Promise<Partial<Session>> => ({
  person: pseudonymOf(subject),
  ...(await described(origin)),
});

/** The hashes of what completes a session, kept until it is completed. */
export interface Completion extends Record<string, unknown> {
  secretHash: string;
  codeHash: string;
}

/** The completion of a session. */
export const completionKey = (service: string, id: number): Key => ephemeralKey(service, "session", id);

async function exchange(
  service: string,
  { nonce, verifier }: Begun,
  { code, state = "", iss, error }: CallbackAnswer,
): Promise<Exchanged> {
  if (error === "access_denied") throw new SignInRefused("declined");
  if (error !== undefined || code === undefined) throw new SignInRefused("refused");
  const { exchangeCode } = await import("./issuer.ts");
  return exchangeCode(service, callbackAddress(service), { code, iss, state, nonce, verifier });
}

type SessionFields = Pick<Session, "kind" | "forgetAt"> & Partial<Session>;

/**
 * The session that a person gets: of an official if they have a role and asked for no other zone, else of a citizen. Their
 * account follows their roles in any case, so that a role that was taken away ends its other sessions too.
 */
async function sessionFields(
  service: SignInService,
  person: GovernmentPerson,
  wanted: SessionZone | undefined,
): Promise<SessionFields> {
  const { zones, accounts } = service;
  const account = zones.includes("staff") ? await accountFollowingRoles(accounts, person) : undefined;
  const isCitizen = zones.includes("citizen") && person.idnp !== undefined && person.authorities.length === 0;
  if ((wanted ?? (isCitizen ? "citizen" : "staff")) === "citizen") {
    if (!isAssured(person, "citizen")) throw new SignInRefused("notAssured");
    return citizenFields(service, person);
  }
  if (account?.activated === false) throw new SignInRefused("deactivated");
  if (person.authorities.length === 0) throw new SignInRefused("noRole");
  const official = account ?? (await addOfficial(accounts, person));
  const entered = zonesOfOfficial(official);
  if (!entered.includes(wanted ?? "staff")) throw new SignInRefused("noRole");
  // A session opens all of them, whichever zone was asked for.
  if (!entered.every((zone) => isAssured(person, zone))) throw new SignInRefused("notAssured");
  return {
    kind: "official",
    accountId: official.id,
    from: official.tokensFrom,
    isRecorded: true,
    forgetAt: clock.epochSeconds() + OFFICIAL_SECONDS,
  };
}

async function citizenFields(
  { findCitizen }: SignInService,
  { idnp }: GovernmentPerson,
): Promise<SessionFields> {
  if (idnp === undefined) throw new SignInRefused("noNumber");
  const recordId = await findCitizen?.(idnp);
  return {
    kind: "citizen",
    idnp,
    ...(recordId === undefined ? {} : { recordId }),
    forgetAt: clock.epochSeconds() + CITIZEN_SECONDS,
  };
}

/** The problem that a page shows; a fault of this service is none. */
function problemOf(error: unknown): Problem {
  if (error instanceof SignInRefused) return error.problem;
  if (isIssuerUnavailable(error)) return "unavailable";
  if (means(error, sharedAccountsRefusals.ultimulAdministrator)) return "lastAdministrator";
  // The account was deleted or linked with another person meanwhile.
  if (means(error, sharedAccountsRefusals.contInexistent)) return "ended";
  if (isOfIssuer(error)) return "refused";
  throw error;
}

/** The errors by which openid-client refuses an answer of the issuer, and claims without a subject. */
const isOfIssuer = (error: unknown): boolean =>
  error instanceof z.ZodError ||
  (error instanceof Error &&
    ["ClientError", "ResponseBodyError", "AuthorizationResponseError"].includes(error.name));

/** Only the kind of an error: its text may come from the issuer and hold a code or a claim. */
function causeOf(error: unknown): string {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return typeof code === "string" ? code : String(name);
}
