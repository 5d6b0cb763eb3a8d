import type { Client, Operation } from "./operation.ts";
import type { SessionStore } from "./session-store.ts";
import { memoryStore } from "./session-store.ts";
import type { Tokens } from "./transport.ts";

/** Tokens of users are issued by a service's accounts, those of sessions by the government's login. */
export type PersonScheme = (typeof schemes)[number];
const schemes = ["userToken", "sessionToken"] as const;

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
  token(operation: Pick<Operation, "service" | "schemes">): string | undefined;
  /** Signs in by name and password. Signing in again before `endsAt` renews the session. */
  signIn(client: Client, service: string, credentials: Credentials): Promise<void>;
  /** Keeps a token that another sign-in issued. Default: a `sessionToken`, as of the government's login. */
  keep(service: string, token: string, scheme?: PersonScheme): void;
  /** Forgets the tokens of the service, here and in all tabs. */
  end(service: string): void;
  /** The end of the session in milliseconds since 1970; undefined without one. Default: of the `userToken`. */
  endsAt(service: string, scheme?: PersonScheme): number | undefined;
  /** Tells of sign-ins and ends in any tab, until the returned function is called. */
  listen(listener: (event: SessionEvent) => void): () => void;
}

interface Kept {
  token: string;
  expiresAt: number;
}

interface Slot {
  service: string;
  scheme: PersonScheme;
}

const nameOf = ({ service, scheme }: Slot): string => `${service}/${scheme}`;

function slotOf(name: string): Slot | undefined {
  const [service = "", word] = name.split("/");
  const scheme = schemes.find((one) => one === word);
  return scheme && { service, scheme };
}

/** Every service has this address. */
const signInAt = (service: string): Operation => ({
  service,
  id: "authenticate.signIn",
  method: "POST",
  path: "/api/authenticate",
  body: "json",
});

export function createSession({
  store = memoryStore(),
  now = () => Date.now(),
}: { store?: SessionStore; now?: () => number } = {}): Session {
  const listeners = new Set<(event: SessionEvent) => void>();
  const tell = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  const kept = (slot: Slot): Kept | undefined => keptIn(store.read(nameOf(slot)));

  function finish(slot: Slot, reason: EndReason): void {
    if (store.read(nameOf(slot)) === undefined) return;
    store.write(nameOf(slot), undefined);
    tell({ ...slot, type: "ended", reason });
  }

  function keep(service: string, token: string, scheme: PersonScheme = "sessionToken"): void {
    const slot = { service, scheme };
    store.write(nameOf(slot), JSON.stringify({ token, expiresAt: expiryOf(token) } satisfies Kept));
    tell({ ...slot, type: "signedIn" });
  }

  function current(slot: Slot): Kept | undefined {
    const found = kept(slot);
    if (!found || found.expiresAt > now()) return found;
    finish(slot, "expired");
    return undefined;
  }

  store.watch((name) => {
    const slot = slotOf(name);
    if (slot)
      tell({ ...slot, ...(kept(slot) ? { type: "signedIn" } : { type: "ended", reason: "elsewhere" }) });
  });

  return {
    token: ({ service, schemes: accepted = [] }) =>
      schemes
        .filter((scheme) => accepted.includes(scheme))
        .map((scheme) => current({ service, scheme })?.token)
        .find((token) => token !== undefined),
    refused({ service }, token) {
      // Another tab may have signed in again meanwhile: its token is another one.
      const scheme = schemes.find((one) => kept({ service, scheme: one })?.token === token);
      if (scheme) finish({ service, scheme }, "refused");
    },
    async signIn(client, service, credentials) {
      const body = credentials;
      const { data } = await client.send<{ 200: { id_token: string } }>(signInAt(service), { body });
      keep(service, data.id_token, "userToken");
    },
    keep,
    end(service) {
      for (const scheme of schemes) finish({ service, scheme }, "signedOut");
    },
    endsAt: (service, scheme = "userToken") => current({ service, scheme })?.expiresAt,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function keptIn(text: string | undefined): Kept | undefined {
  if (text === undefined) return undefined;
  try {
    const { token, expiresAt } = JSON.parse(text) as Partial<Kept>;
    return typeof token === "string" && typeof expiresAt === "number" ? { token, expiresAt } : undefined;
  } catch {
    return undefined;
  }
}

/** `exp` of a JWT, unverified: only the service decides, this merely avoids calls that it would refuse. */
function expiryOf(token: string): number {
  const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  const { exp } = JSON.parse(atob(payload)) as { exp: number };
  return exp * 1000;
}
