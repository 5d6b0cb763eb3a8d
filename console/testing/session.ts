import type { AskedFactor, Person, Session, SessionState } from "../shell/session.ts";

export const ana: Person = { id: "ana", name: "Ana Rusu", roles: [] };
export const ion: Person = { id: "ion", name: "Ion Ciobanu", roles: ["admin"] };
const people: Readonly<Record<string, Person>> = { ana, ion };

export interface TestSession extends Session {
  /** Ends the session as its expiry would. */
  end: () => void;
}

/**
 * A session without a service: each person's password is "parola", and their second factor "123456", where `asked` names places that
 * ask for one. "999999" is too late.
 */
export function testSession(person?: Person, asked: readonly AskedFactor[] = []): TestSession {
  let waiting: Person | undefined;
  let passed = false;
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
      if (asked.length > 0) {
        waiting = known;
        return Promise.resolve(asked);
      }
      change({ kind: "signedIn", person: known });
      return Promise.resolve(undefined);
    },
    giveFactor(_place, { code }) {
      if (code !== "123456") return Promise.resolve(code === "999999" ? "over" : "wrong");
      passed = true;
      return Promise.resolve(undefined);
    },
    enter() {
      if (passed && waiting) change({ kind: "signedIn", person: waiting });
      return passed;
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
