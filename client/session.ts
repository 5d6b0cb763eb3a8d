import {
  beginSignIn,
  completeSignIn,
  endSession,
  type GovernmentSession,
  type GovernmentSignIn,
} from "./government-login.ts";
import {
  entryOf,
  type Kept,
  KeptTokens,
  type PersonScheme,
  schemes,
  type SessionEvent,
} from "./kept-tokens.ts";
import type { Client, Operation } from "./operation.ts";
import type { FactorProof } from "./second-factor.ts";
import { memoryStore, type SessionStore } from "./session-store.ts";
import { endSignIn } from "./sign-ins.ts";
import type { Tokens } from "./transport.ts";

export interface Credentials {
  username: string;
  password: string;
  rememberMe?: boolean;
}

/** The tokens of a person for each service, the same in all tabs. */
export interface Session extends Tokens {
  /** With a client, a token of a sign-in that is in use is renewed, at most once an hour. */
  token(
    operation: Pick<Operation, "service" | "schemes"> & { path?: string },
    client?: Client,
  ): string | undefined;
  /** Signs in by name and password. An account with a second factor is refused with a challenge (`challengeOf`). */
  signIn(client: Client, service: string, credentials: Credentials): Promise<void>;
  /** Ends the challenge of a sign-in, or of a new confirmation, by a second factor. */
  finishSignIn(client: Client, service: string, proof: FactorProof): Promise<void>;
  /** Replaces the `userToken` by one that ends later, if the sign-in allows one. Calls renew it by themselves. */
  renew(client: Client, service: string): Promise<void>;
  /** Begins a sign-in at the government's login; returns the address that the page sends the person to. */
  begin(client: Client, service: string, wanted: GovernmentSignIn): Promise<string>;
  /**
   * Completes it on the page that the person came back to.
   * @param fragment `location.hash`; remove it from the address afterwards
   * @returns undefined if the fragment is not of a sign-in that began in this browser
   */
  complete(client: Client, service: string, fragment: string): Promise<GovernmentSession | undefined>;
  /** The session of the government's login; undefined without one. */
  government(service: string): GovernmentSession | undefined;
  /** Keeps a token that another sign-in issued. Default: a `sessionToken`, as of the government's login. */
  keep(service: string, token: string, scheme?: PersonScheme): void;
  /**
   * Ends the sign-ins of this browser at the service, with the account and through the government's login, and forgets the tokens here
   * and in all tabs, also if the service does not answer.
   * @returns the address where the page can end the sign-in at the government's login too, if there is one
   */
  signOut(client: Client, service: string): Promise<string | undefined>;
  /**
   * Ends every sign-in of the person's account at the service, on all devices, and then the one here, as `signOut` does. If the
   * service refuses or does not answer, the token of the account is kept, so that the call can be repeated.
   * @returns as `signOut`
   */
  signOutEverywhere(client: Client, service: string): Promise<string | undefined>;
  /** Forgets the tokens of the service, here and in all tabs. */
  end(service: string): void;
  /** The end of the session in milliseconds since 1970; undefined without one. Default: of the `userToken`. */
  endsAt(service: string, scheme?: PersonScheme): number | undefined;
  /** Tells of sign-ins, renewals and ends in any tab, until the returned function is called. */
  listen(listener: (event: SessionEvent) => void): () => void;
}

type Asked = Parameters<Session["token"]>[0];

const RENEWAL_MS = 3_600_000;
const RETRY_MS = 60_000;

/** Every service has these addresses. */
const signInAt = (service: string): Operation => ({
  service,
  id: "authenticate.signIn",
  method: "POST",
  path: "/api/authenticate",
  body: "json",
});
const finishAt = (service: string): Operation => ({
  service,
  id: "authenticate.finish",
  method: "POST",
  path: "/api/authenticate/factor",
  body: "json",
});
const renewalAt = (service: string): Operation => ({
  service,
  id: "authenticate.renew",
  method: "PUT",
  path: "/api/authenticate",
  schemes: ["userToken"],
});
const removalAt = (service: string): Operation => ({
  service,
  id: "authenticate.remove",
  method: "DELETE",
  path: "/api/authenticate",
  schemes: ["userToken"],
});

interface IdToken {
  200: { id_token: string };
}

export function createSession({
  store = memoryStore(),
  now = () => Date.now(),
}: { store?: SessionStore; now?: () => number } = {}): Session {
  const tokens = new KeptTokens({ store, now });
  const renewals = new Renewals(tokens, now);

  const keep = (service: string, token: string, scheme: PersonScheme = "sessionToken"): void =>
    tokens.put({ service, scheme }, entryOf(token));

  const government = (service: string): GovernmentSession | undefined =>
    tokens.current({ service, scheme: "sessionToken" })?.government;

  return {
    token(operation, client) {
      const { service } = operation;
      for (const scheme of schemesFor(operation)) {
        const found = tokens.current({ service, scheme });
        // The session of a citizen, who has no account, opens no older address.
        if (scheme === "sessionToken" && !isNamed(operation) && found?.government?.login === undefined)
          continue;
        if (found && client && scheme === "userToken") renewals.renewIfInUse(client, service, found);
        if (found) return found.token;
      }
      return undefined;
    },
    refused({ service }, token) {
      // Another tab may have signed in again meanwhile: its token is another one.
      const scheme = schemes.find((one) => tokens.read({ service, scheme: one })?.token === token);
      if (scheme) tokens.end({ service, scheme }, "refused");
    },
    async signIn(client, service, credentials) {
      const { data } = await client.send<IdToken>(signInAt(service), { body: credentials });
      keep(service, data.id_token, "userToken");
    },
    async finishSignIn(client, service, proof) {
      const { data } = await client.send<IdToken>(finishAt(service), { body: proof });
      keep(service, data.id_token, "userToken");
    },
    renew: (client, service) => renewals.renew(client, service),
    begin: (client, service, wanted) => beginSignIn({ client, store, service }, wanted),
    async complete(client, service, fragment) {
      const completed = await completeSignIn({ client, store, service }, fragment);
      if (!completed) return undefined;
      const entry = { ...entryOf(completed.token), government: completed.session };
      tokens.put({ service, scheme: "sessionToken" }, entry);
      return completed.session;
    },
    government,
    keep,
    async signOut(client, service) {
      const session = government(service);
      try {
        const leave = session && (await endSession(client, service, session));
        // A renewal during the call would be refused.
        renewals.rest(service);
        if (tokens.current({ service, scheme: "userToken" })) await endSignIn(client, service);
        return leave;
      } finally {
        tokens.endAll(service);
      }
    },
    async signOutEverywhere(client, service) {
      // First: afterwards the session has ended, and its service names no address of the login any more.
      const session = government(service);
      const leave = session && (await endSession(client, service, session));
      // A renewal during the call would be refused.
      renewals.rest(service);
      await client.send<{ 204: undefined }>(removalAt(service));
      tokens.endAll(service);
      return leave;
    },
    end: (service) => tokens.endAll(service),
    endsAt: (service, scheme = "userToken") => tokens.current({ service, scheme })?.expiresAt,
    listen: (listener) => tokens.listen(listener),
  };
}

/** Renews the token of an account while it is in use. */
class Renewals {
  readonly #tokens: KeptTokens;
  readonly #now: () => number;
  /** By service, the time from which a token may be renewed again, so that a failure is not repeated at each call. */
  readonly #from = new Map<string, number>();

  constructor(tokens: KeptTokens, now: () => number) {
    this.#tokens = tokens;
    this.#now = now;
  }

  rest(service: string): void {
    this.#from.set(service, this.#now() + RETRY_MS);
  }

  async renew(client: Client, service: string): Promise<void> {
    const slot = { service, scheme: "userToken" } as const;
    const found = this.#tokens.current(slot);
    if (!found) return;
    this.rest(service);
    const { data } = await client.send<IdToken>(renewalAt(service));
    const entry = entryOf(data.id_token);
    // The person has signed out or in again meanwhile, perhaps in another tab.
    if (this.#tokens.read(slot)?.token !== found.token) return;
    if (entry.expiresAt > found.expiresAt) this.#tokens.put(slot, entry);
    else this.#tokens.note(slot, { ...found, isFinal: true });
  }

  renewIfInUse(client: Client, service: string, { issuedAt = this.#now(), isFinal }: Kept): void {
    const isDue = issuedAt + RENEWAL_MS <= this.#now() && (this.#from.get(service) ?? 0) <= this.#now();
    // The token at hand is good: a renewal that fails is tried again by a later call.
    if (isDue && !isFinal) this.renew(client, service).catch(() => undefined);
  }
}

/**
 * The schemes whose tokens an operation takes, best first. Staff and admin zones name the session of the government's login
 * and take the token of an account too, unless the deployment requires that login; the citizen zone does not. Addresses without a zone
 * name the token of an account and take the session of an official too, but for those about the account's own sign-in.
 */
function schemesFor(operation: Asked): PersonScheme[] {
  const { schemes: named = [], path = "" } = operation;
  if (isNamed(operation)) {
    const isOfCitizens = /^\/api\/v\d+\/citizen\//.test(path);
    return isOfCitizens && !named.includes("userToken") ? ["sessionToken"] : ["sessionToken", "userToken"];
  }
  if (!named.includes("userToken")) return [];
  const isOfOwnSignIn = path === "" || /^\/api\/authenticate(\/|$)/.test(path);
  return isOfOwnSignIn ? ["userToken"] : ["userToken", "sessionToken"];
}

const isNamed = ({ schemes: named = [] }: Asked): boolean => named.includes("sessionToken");
