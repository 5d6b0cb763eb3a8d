import type { AskedFactor, EndedAt, Person, Session, SessionState } from "../shell/session.ts";

export const ana: Person = { id: "ana", name: "Ana Rusu", roles: [] };
export const ion: Person = { id: "ion", name: "Ion Ciobanu", roles: ["admin"] };
const people: Readonly<Record<string, Person>> = { ana, ion };

export interface TestSession extends Session {
  /** Ends the session as its expiry would, by default one with the account itself. */
  end: (at?: EndedAt) => void;
  /** Signs out, with an address where the browser does so too. */
  leave: (goTo: string) => void;
}

/**
 * A session without a service: each person's password is "parola", and their second factor "123456", if `asked` says that the place
 * wants one. "999999" is too late.
 */
export function testSession(person?: Person, asked?: AskedFactor): TestSession {
  let waiting: Person | undefined;
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
      if (asked) {
        waiting = known;
        return Promise.resolve(asked);
      }
      change({ kind: "signedIn", person: known });
      return Promise.resolve(undefined);
    },
    giveFactor(_place, { code }) {
      if (code !== "123456") return Promise.resolve(code === "999999" ? "over" : "wrong");
      if (waiting) change({ kind: "signedIn", person: waiting });
      return Promise.resolve(undefined);
    },
    signOut(goTo) {
      change({ kind: "signedOut", goTo });
      return Promise.resolve();
    },
    leave: (goTo) => change({ kind: "signedOut", goTo }),
    end(at = { place: "documents", isGovernment: false }) {
      if (state.kind === "signedIn") change({ kind: "ended", person: state.person, at });
    },
  };
}
