import type { Person, Session, SessionState } from "../shell/session.ts";

export const ana: Person = { id: "ana", name: "Ana Rusu", roles: [] };
export const ion: Person = { id: "ion", name: "Ion Ciobanu", roles: ["admin"] };
const people: Readonly<Record<string, Person>> = { ana, ion };

export interface TestSession extends Session {
  /** Ends the session as its expiry would. */
  end: () => void;
}

/** A session without a service: each person's password is "parola". */
export function testSession(person?: Person): TestSession {
  let state: SessionState = person ? { kind: "signedIn", person } : { kind: "signedOut" };
  const listeners = new Set<() => void>();
  const change = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    places: [],
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn({ username, password }) {
      const known = people[username];
      if (!known || password !== "parola") return Promise.resolve("wrong");
      change({ kind: "signedIn", person: known });
      return Promise.resolve(undefined);
    },
    signOut() {
      change({ kind: "signedOut" });
      return Promise.resolve();
    },
    end() {
      if (state.kind === "signedIn") change({ kind: "ended", person: state.person });
    },
  };
}
