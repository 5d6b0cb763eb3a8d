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
import { places, services } from "./places.ts";

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

  function hear(event: SessionEvent): void {
    const person = state.kind === "signedIn" ? state.person : undefined;
    const isLost = event.type === "ended" && (event.reason === "expired" || event.reason === "refused");
    const at = { place: event.service, isGovernment: event.scheme === "sessionToken" };
    if (isLost && person) change({ kind: "ended", person, at });
    else if (event.type === "signedIn" || state.kind === "signedIn") readAgain();
  }

  tokens.listen(hear);
  // After the requests of the first screen: its list comes before the name of the reader.
  setTimeout(() => void readDetails().catch(() => undefined));
  if (known) void removeDraftsOfSessions();

  return {
    places,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn,
    giveFactor,
    ...(knowsPasskeys() ? { signInByPasskey } : {}),
    readAgain: readDetails,
    async signOut(goTo) {
      const leave = await endAll();
      known = undefined;
      change({ kind: "signedOut", goTo: leave ?? goTo });
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

async function signIn({
  place,
  ...credentials
}: Credentials): Promise<SignInRefusal | AskedFactor | undefined> {
  try {
    await tokens.signIn(client, place, credentials);
    return undefined;
  } catch (error) {
    const challenge = challengeOf(error);
    if (!challenge) return refusalOf(error);
    const { id, methods, passkey } = challenge;
    return { place, challenge: id, methods, passkey };
  }
}

const giveFactor = ({ place, challenge, passkey }: AskedFactor, given: GivenFactor) =>
  answerChallenge({ client, tokens, service: place }, { challenge, passkey }, given);

async function signInByPasskey(service: string, isAutofill: boolean): Promise<FactorRefusal | undefined> {
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
