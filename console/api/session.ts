import type { SessionEvent } from "../../client/index.ts";
import { isProblem } from "../../client/problems.ts";
import { removeDraftsOfSessions } from "../shell/drafts.ts";
import type { Credentials, Person, Session, SessionState, SignInRefusal } from "../shell/session.ts";
import { client, tokens } from "./client.ts";
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

  function hear(event: SessionEvent): void {
    const person = state.kind === "signedIn" ? state.person : undefined;
    const isLost = event.type === "ended" && (event.reason === "expired" || event.reason === "refused");
    if (isLost && person) change({ kind: "ended", person, place: event.service });
    else if (event.type === "signedIn" || state.kind === "signedIn") readAgain();
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
    signIn,
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

async function signIn({ place, ...credentials }: Credentials): Promise<SignInRefusal | undefined> {
  const wanted = isService(place) ? [place] : services;
  const ended = await Promise.allSettled(
    wanted.map((service) => tokens.signIn(client, service, credentials)),
  );
  if (ended.some(({ status }) => status === "fulfilled")) return undefined;
  const refusals = ended.flatMap((end): SignInRefusal[] =>
    end.status === "rejected" ? [refusalOf(end.reason)] : [],
  );
  return (["blocked", "wrong"] as const).find((reason) => refusals.includes(reason)) ?? "unavailable";
}

function refusalOf(error: unknown): SignInRefusal {
  if (isProblem(error, "unauthenticated")) return "wrong";
  return isProblem(error, "tooManyRequests") ? "blocked" : "unavailable";
}
