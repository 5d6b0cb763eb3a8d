import type { SessionEvent } from "../../client/index.ts";
import { isProblem } from "../../client/problems.ts";
import { challengeOf, ownFactors } from "../../client/second-factor.ts";
import { removeDraftsOfSessions } from "../shell/drafts.ts";
import type {
  AskedFactor,
  Credentials,
  FactorRefusal,
  GivenFactor,
  Person,
  Session,
  SessionState,
  SignInRefusal,
} from "../shell/session.ts";
import { answerChallenge } from "./answer-challenge.ts";
import { client, tokens } from "./client.ts";
import { knowsAutofill, knowsPasskeys } from "./passkeys.ts";
import { personOf, withDetails, withKept } from "./person.ts";
import { isService, places, services } from "./places.ts";

/** The session of the shell, over the tokens of all services. */
export function createConsoleSession(): Session {
  const listeners = new Set<() => void>();
  /** The person of the tokens, without the details. */
  let known = personOf(tokens);
  let state: SessionState = stateOf(known);

  function change(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Reads the name and the rights once the first page has begun to load. */
  async function readDetails(): Promise<void> {
    const { person } = state as { person?: Person };
    if (!person) return;
    const detailed = await withDetails(person);
    const isCurrent = state.kind === "signedIn" && state.person === person;
    if (isCurrent) change({ kind: "signedIn", person: detailed });
  }

  function readAgain(): void {
    const before = known;
    known = personOf(tokens);
    const now = state.kind === "signedIn" ? state.person : undefined;
    // A renewal changes no role.
    if (now && before && known && isSame(before, known)) return;
    change(stateOf(known && now ? withKept(known, now) : known));
    readDetails().catch(() => undefined);
  }

  /** True while places ask for second factors: the page that asks has to stay. */
  let isAsking = false;
  /** True if the person has signed in somewhere meanwhile. */
  let isNew = false;

  function hear(event: SessionEvent): void {
    if (isAsking) {
      isNew ||= event.type === "signedIn";
      return;
    }
    const person = state.kind === "signedIn" ? state.person : undefined;
    const isLost = event.type === "ended" && (event.reason === "expired" || event.reason === "refused");
    if (isLost && person) change({ kind: "ended", person, place: event.service });
    else if (event.type === "signedIn" || state.kind === "signedIn") readAgain();
  }

  function enter(): boolean {
    isAsking = false;
    if (isNew) readAgain();
    return isNew;
  }

  tokens.listen(hear);
  // After the requests of the first screen: its list comes before the name of the reader.
  setTimeout(() => void readDetails().catch(() => undefined));
  if (known) void removeDraftsOfSessions(known.id);

  return {
    places,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn(credentials) {
      isAsking = true;
      isNew = false;
      const answer = await signIn(credentials);
      if (typeof answer !== "object") enter();
      return answer;
    },
    giveFactor,
    ...(knowsPasskeys() ? { signInByPasskey } : {}),
    enter,
    readAgain: readDetails,
    async signOut() {
      const leave = await endAll();
      known = undefined;
      change({ kind: "signedOut" });
      if (leave !== undefined) window.location.assign(leave);
    },
  };
}

/** @returns the address that ends the sign-in at the government's login, if there is one */
async function endAll(): Promise<string | undefined> {
  const ended = await Promise.allSettled(services.map((service) => tokens.signOut(client, service)));
  return ended.flatMap((end) => (end.status === "fulfilled" && end.value ? [end.value] : []))[0];
}

const isSame = (one: Person, other: Person): boolean =>
  one.id === other.id && one.roles.join(" ") === other.roles.join(" ");

const stateOf = (person: Person | undefined): SessionState =>
  person ? { kind: "signedIn", person } : { kind: "signedOut" };

type Answer = "signedIn" | SignInRefusal | AskedFactor;

async function signIn({
  place,
  ...credentials
}: Credentials): Promise<SignInRefusal | readonly AskedFactor[] | undefined> {
  const wanted = isService(place) ? [place] : services;
  const answers = await inGoodTime(
    wanted.map(async (service): Promise<Answer> => {
      try {
        await tokens.signIn(client, service, credentials);
        return "signedIn";
      } catch (error) {
        const challenge = challengeOf(error);
        if (!challenge) return refusalOf(error);
        const { id, methods, passkey } = challenge;
        return { place: service, challenge: id, methods, passkey };
      }
    }),
  );
  const asked = answers.filter((answer) => typeof answer === "object");
  if (asked.length > 0) return asked;
  if (answers.includes("signedIn")) return undefined;
  return (["blocked", "wrong"] as const).find((reason) => answers.includes(reason)) ?? "unavailable";
}

/** How long a person who is signed in somewhere waits for the other services. */
const PATIENCE_MS = 2000;

/** All answers; without those that do not come in time after a first sign-in. */
async function inGoodTime(answers: Promise<Answer>[]): Promise<Answer[]> {
  const come: Answer[] = [];
  await new Promise<void>((resolve) => {
    for (const one of answers) {
      void one.then((answer) => {
        come.push(answer);
        if (come.length === answers.length) resolve();
        else if (answer === "signedIn") setTimeout(resolve, PATIENCE_MS);
      });
    }
  });
  return come;
}

const giveFactor = ({ place, challenge, passkey }: AskedFactor, given: GivenFactor) =>
  answerChallenge({ client, tokens, service: place }, { challenge, passkey }, given);

async function signInByPasskey(place: string, isAutofill: boolean): Promise<FactorRefusal | undefined> {
  const service = isService(place) ? place : services[0];
  if (isAutofill && !(await knowsAutofill())) return "cancelled";
  try {
    const { id: challenge, passkey } = await ownFactors(client, service).passkeyChallenge();
    const given = { method: "passkey", code: "" } as const;
    return await answerChallenge({ client, tokens, service }, { challenge, passkey, isAutofill }, given);
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): SignInRefusal {
  if (isProblem(error, "unauthenticated")) return "wrong";
  return isProblem(error, "tooManyRequests") ? "blocked" : "unavailable";
}
