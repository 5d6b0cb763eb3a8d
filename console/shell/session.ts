import { createContext, useContext, useSyncExternalStore } from "react";
import type { Pair } from "../words/words.ts";

/** The signed-in person, as the frame and the `isShown` of areas need it. */
export interface Person {
  id: string;
  name: string;
  roles: readonly string[];
}

export type SessionState =
  | { kind: "starting" }
  /** `goTo`: where the browser ends the sign-in at the government's login too. Default: the sign-in. */
  | { kind: "signedOut"; goTo?: string | undefined }
  | { kind: "signedIn"; person: Person }
  /** The session ended by itself: the page stays, and the same person signs in above it. */
  | { kind: "ended"; person: Person; at: EndedAt };

/** The sign-in that ended. */
export interface EndedAt {
  place: string;
  /** It was one through the government's login, which only a page of its own begins. */
  isGovernment: boolean;
}

/** A service with accounts of its own. */
export interface Place {
  id: string;
  label: Pair;
}

export interface Credentials {
  username: string;
  password: string;
  /** The id of a place. */
  place: string;
}

export type SignInRefusal = "wrong" | "blocked" | "unavailable";

/** What a person gives after the password. */
export type FactorMethod = "passkey" | "totp" | "recovery";

/** A place where the right password is not enough. */
export interface AskedFactor {
  place: string;
  challenge: string;
  methods: readonly FactorMethod[];
  /** What the browser needs to use a passkey. */
  passkey?: object | undefined;
}

export interface GivenFactor {
  method: FactorMethod;
  /** Empty for a passkey, which the browser asks for. */
  code: string;
}

/** `over`: too many tries or too late, so that the sign-in begins again. `cancelled`: the browser gave no passkey. */
export type FactorRefusal = SignInRefusal | "over" | "cancelled";

/** The session that the shell needs; `client/` provides one, tests another. */
export interface Session {
  /** Where people sign in. */
  places: readonly Place[];
  /** The same object until the state changes. */
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Resolves to the reason if it was refused, and to the second factor that the place asks for. */
  signIn: (credentials: Credentials) => Promise<SignInRefusal | AskedFactor | undefined>;
  /** Resolves to the reason if the factor was refused. */
  giveFactor: (asked: AskedFactor, given: GivenFactor) => Promise<FactorRefusal | undefined>;
  /**
   * Signs in by a passkey alone, in browsers that know them. With `isAutofill` the browser offers them in the field of the user name, and
   * this resolves when the person has chosen one.
   */
  signInByPasskey?: ((place: string, isAutofill: boolean) => Promise<FactorRefusal | undefined>) | undefined;
  /** `goTo`: where the browser ends the sign-in at the government's login, if a sign-out before has found it. */
  signOut: (goTo?: string) => Promise<void>;
  /** Reads the person's name again after they changed it. */
  readAgain?: (() => Promise<void>) | undefined;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("The shell stands inside SessionContext");
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The person of a screen. There always is one: an ended session still has its person. */
export function usePerson(): Person {
  const state = useSessionState();
  if (state.kind === "signedIn" || state.kind === "ended") return state.person;
  throw new Error("A screen is drawn for a person who is signed in");
}
