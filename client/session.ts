import {
  beginSignIn,
  completeSignIn,
  endSession,
  type GovernmentSession,
  type GovernmentSignIn,
} from "./government-login.ts";
import type { Client, Operation } from "./operation.ts";
import { memoryStore, type SessionStore } from "./session-store.ts";
import { claimsIn } from "./token-claims.ts";
import type { Tokens } from "./transport.ts";

/** Tokens of users are issued by a service's accounts, those of sessions by the government's login. */
export type PersonScheme = (typeof schemes)[number];
/** The session of the government's login first: where both are taken, it is the one that a deployment may require. */
const schemes = ["sessionToken", "userToken"] as const;

/** `elsewhere`: another tab ended it. */
export type EndReason = "expired" | "refused" | "signedOut" | "elsewhere";

export type SessionEvent = { service: string; scheme: PersonScheme } & (
  | { type: "signedIn" }
  | { type: "ended"; reason: EndReason }
);

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
  /** Signs in by name and password. */
  signIn(client: Client, service: string, credentials: Credentials): Promise<void>;
  /** Replaces the `userToken` by one that ends later, if the sign-in allows one. Calls renew it by themselves. */
  renew(client: Client, service: string): Promise<void>;
  /** Begins a sign-in at the government's login; returns the address to which the page sends the person. */
  begin(client: Client, service: string, wanted: GovernmentSignIn): Promise<string>;
  /**
   * Completes it on the page to which the person came back.
   * @param fragment `location.hash`; remove it from the address afterwards
   * @returns undefined if the fragment is not of a sign-in that began in this browser
   */
  complete(client: Client, service: string, fragment: string): Promise<GovernmentSession | undefined>;
  /** The session of the government's login; undefined without one. */
  government(service: string): GovernmentSession | undefined;
  /** Keeps a token that another sign-in issued. Default: a `sessionToken`, as of the government's login. */
  keep(service: string, token: string, scheme?: PersonScheme): void;
  /**
   * Ends the session of the government's login at the service, and forgets the tokens here and in all tabs.
   * @returns the address at which the page can end the sign-in at the government's login too, if there is one
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

interface Kept {
  token: string;
  expiresAt: number;
  /** Absent if the token does not say when it was issued. */
  issuedAt?: number | undefined;
  /** True if renewing it has given nothing more. */
  isFinal?: true;
  government?: GovernmentSession;
}

interface Slot {
  service: string;
  scheme: PersonScheme;
}

const RENEWAL_MS = 3_600_000;
const RETRY_MS = 60_000;

const nameOf = ({ service, scheme }: Slot): string => `${service}/${scheme}`;

function slotOf(name: string): Slot | undefined {
  const [service = "", word] = name.split("/");
  const scheme = schemes.find((one) => one === word);
  return scheme && { service, scheme };
}

/** Every service has these addresses. */
const signInAt = (service: string): Operation => ({
  service,
  id: "authenticate.signIn",
  method: "POST",
  path: "/api/authenticate",
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
  const listeners = new Set<(event: SessionEvent) => void>();
  const tell = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  /** The names under which this page has found a token. */
  const seen = new Set<string>();

  function kept(slot: Slot): Kept | undefined {
    const found = keptIn(store.read(nameOf(slot)));
    if (found) seen.add(nameOf(slot));
    return found;
  }

  function finish(slot: Slot, reason: EndReason): void {
    if (store.read(nameOf(slot)) === undefined) return;
    store.write(nameOf(slot), undefined);
    tell({ ...slot, type: "ended", reason });
  }

  function put(slot: Slot, entry: Kept): void {
    store.write(nameOf(slot), JSON.stringify(entry));
    tell({ ...slot, type: "signedIn" });
  }

  function forget(service: string): void {
    for (const scheme of schemes) finish({ service, scheme }, "signedOut");
  }

  const keep = (service: string, token: string, scheme: PersonScheme = "sessionToken"): void =>
    put({ service, scheme }, entryOf(token));

  function current(slot: Slot): Kept | undefined {
    const found = kept(slot);
    if (!found || found.expiresAt > now()) return found;
    finish(slot, "expired");
    return undefined;
  }

  /** By service, the time from which a token may be renewed again, so that a failure is not repeated at each call. */
  const renewableFrom = new Map<string, number>();

  async function renew(client: Client, service: string): Promise<void> {
    const slot: Slot = { service, scheme: "userToken" };
    const found = current(slot);
    if (!found) return;
    renewableFrom.set(service, now() + RETRY_MS);
    const { data } = await client.send<IdToken>(renewalAt(service));
    const entry = entryOf(data.id_token);
    // The person has signed out or in again meanwhile, perhaps in another tab.
    if (kept(slot)?.token !== found.token) return;
    if (entry.expiresAt > found.expiresAt) put(slot, entry);
    else store.write(nameOf(slot), JSON.stringify({ ...found, isFinal: true } satisfies Kept));
  }

  function renewIfInUse(client: Client, service: string, { issuedAt = now(), isFinal }: Kept): void {
    const isDue = issuedAt + RENEWAL_MS <= now() && (renewableFrom.get(service) ?? 0) <= now();
    // The token at hand is good: a renewal that fails is tried again by a later call.
    if (isDue && !isFinal) renew(client, service).catch(() => undefined);
  }

  const government = (service: string): GovernmentSession | undefined =>
    current({ service, scheme: "sessionToken" })?.government;

  store.watch((name) => {
    const changed = name === undefined ? [...seen] : [name];
    for (const slot of changed.flatMap((one) => slotOf(one) ?? []))
      tell({ ...slot, ...(kept(slot) ? { type: "signedIn" } : { type: "ended", reason: "elsewhere" }) });
  });

  return {
    token(operation, client) {
      const { service } = operation;
      for (const scheme of schemesFor(operation)) {
        const found = current({ service, scheme });
        if (found && client && scheme === "userToken") renewIfInUse(client, service, found);
        if (found) return found.token;
      }
      return undefined;
    },
    refused({ service }, token) {
      // Another tab may have signed in again meanwhile: its token is another one.
      const scheme = schemes.find((one) => kept({ service, scheme: one })?.token === token);
      if (scheme) finish({ service, scheme }, "refused");
    },
    async signIn(client, service, credentials) {
      const { data } = await client.send<IdToken>(signInAt(service), { body: credentials });
      keep(service, data.id_token, "userToken");
    },
    renew,
    begin: (client, service, wanted) => beginSignIn({ client, store, service }, wanted),
    async complete(client, service, fragment) {
      const completed = await completeSignIn({ client, store, service }, fragment);
      if (!completed) return undefined;
      put(
        { service, scheme: "sessionToken" },
        { ...entryOf(completed.token), government: completed.session },
      );
      return completed.session;
    },
    government,
    keep,
    async signOut(client, service) {
      const session = government(service);
      try {
        return session && (await endSession(client, service, session));
      } finally {
        forget(service);
      }
    },
    async signOutEverywhere(client, service) {
      // First: afterwards the session has ended, and its service names no address of the login any more.
      const session = government(service);
      const leave = session && (await endSession(client, service, session));
      // A renewal beside the call would be refused.
      renewableFrom.set(service, now() + RETRY_MS);
      await client.send<{ 204: undefined }>(removalAt(service));
      forget(service);
      return leave;
    },
    end: forget,
    endsAt: (service, scheme = "userToken") => current({ service, scheme })?.expiresAt,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The schemes whose tokens an operation takes, best first. Staff and admin zones name the session of the government's login
 * and take the token of an account too, unless the deployment requires that login; the citizen zone does not.
 */
function schemesFor({ schemes: named = [], path = "" }: Parameters<Session["token"]>[0]): PersonScheme[] {
  const takesAccounts = named.includes("sessionToken") && !/^\/api\/v\d+\/citizen\//.test(path);
  return schemes.filter((scheme) => named.includes(scheme) || (scheme === "userToken" && takesAccounts));
}

function keptIn(text: string | undefined): Kept | undefined {
  if (text === undefined) return undefined;
  try {
    const entry = JSON.parse(text) as Partial<Kept> | null;
    const { token, expiresAt } = entry ?? {};
    return typeof token === "string" && typeof expiresAt === "number"
      ? { ...entry, token, expiresAt }
      : undefined;
  } catch {
    return undefined;
  }
}

function entryOf(token: string): Kept {
  const { exp, iat } = claimsIn(token);
  return { token, expiresAt: exp * 1000, ...(iat === undefined ? {} : { issuedAt: iat * 1000 }) };
}
