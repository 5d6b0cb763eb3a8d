import type { AnyCall, Client, Operation } from "./operation.ts";
import { isProblem } from "./problems.ts";

/** What proves, after the password, that it is the person. */
export type FactorMethod = "passkey" | "totp" | "recovery";

/** The second half of a sign-in: `Session.finishSignIn` ends it, within five minutes and five tries. */
export interface SignInChallenge {
  id: string;
  methods: FactorMethod[];
  expiresAt: string;
  /** The options of `navigator.credentials.get` as JSON, if a passkey may end it. */
  passkey?: object;
}

export interface FactorProof {
  /** The id of the challenge. */
  challenge: string;
  method: FactorMethod;
  /** Of an app, or a recovery code. */
  code?: string;
  /** The browser's answer for a passkey, as JSON. */
  credential?: object;
}

/** The challenge in the refusal of a right password; undefined for all other errors. */
export function challengeOf(error: unknown): SignInChallenge | undefined {
  if (!isProblem(error, "unauthenticated") || error.key !== "factorNecesar") return undefined;
  return (error.body as { challenge: SignInChallenge }).challenge;
}

/** One factor of an account. */
export interface OwnFactor {
  id: number;
  kind: "totp" | "passkey";
  name: string;
  createdAt: string;
  lastUsedAt?: string;
}

export interface OwnFactors {
  /** The account must have one. */
  required: boolean;
  /** Until when it may be added, if it is missing. */
  dueAt?: string;
  /** The recovery codes that are left. */
  recoveryCodes: number;
  items: OwnFactor[];
}

/** What an authenticator app or a browser takes, shown once. */
export interface BegunFactor {
  id: number;
  /** Of an app. */
  secret?: string;
  /** The same, for a QR code. */
  uri?: string;
  /** The options of `navigator.credentials.create` as JSON. */
  passkey?: object;
}

interface Added {
  id_token: string;
  recoveryCodes?: string[];
}

/** The calls about the second factors of one's own account, at the addresses that every service has. */
export function ownFactors(client: Client, service: string) {
  async function send<Data>(method: Operation["method"], path: string, call: AnyCall = {}): Promise<Data> {
    const operation: Operation = {
      service,
      id: `factors ${method} ${path}`,
      method,
      path: `/api/authenticate${path}`,
      schemes: ["userToken"],
      ...(call.body === undefined ? {} : { body: "json" }),
    };
    return (await client.send<{ 200: Data }>(operation, call)).data;
  }
  return {
    read: () => send<OwnFactors>("GET", "/factors"),
    /** @param wanted the password for a first factor */
    begin: (wanted: { kind: OwnFactor["kind"]; name: string; password?: string }) =>
      send<BegunFactor>("POST", "/factors", { body: wanted }),
    finish: (id: number, given: { code: string } | { credential: object }) =>
      send<Added>("POST", "/factors/{id}/finish", { path: { id }, body: given }),
    rename: (id: number, name: string) =>
      send<OwnFactor>("PATCH", "/factors/{id}", { path: { id }, body: { name } }),
    remove: (id: number) => send<{ id_token: string }>("DELETE", "/factors/{id}", { path: { id } }),
    renewCodes: () => send<{ recoveryCodes: string[] }>("PUT", "/recovery-codes"),
    /** Begins a sign-in by a passkey alone, which needs no token. */
    passkeyChallenge: () => send<SignInChallenge>("POST", "/passkeys", { body: {} }),
    /** Begins a new confirmation, for acts that answer `factorDinNou`. */
    challenge: () => send<SignInChallenge>("POST", "/challenges"),
  };
}
