import type { GovernmentSession } from "./government-login.ts";
import type { SessionStore } from "./session-store.ts";
import { claimsIn } from "./token-claims.ts";

/** Tokens of users are issued by a service's accounts, those of sessions by the government's login. */
export type PersonScheme = (typeof schemes)[number];
/** The session of the government's login first: where both are taken, it is the one that a deployment may require. */
export const schemes = ["sessionToken", "userToken"] as const;

/** `elsewhere`: another tab ended it. */
export type EndReason = "expired" | "refused" | "signedOut" | "elsewhere";

export type SessionEvent = { service: string; scheme: PersonScheme } & (
  | { type: "signedIn" }
  | { type: "ended"; reason: EndReason }
);

export interface Kept {
  token: string;
  expiresAt: number;
  /** Absent if the token does not say when it was issued. */
  issuedAt?: number | undefined;
  /** True if renewing it has given nothing more. */
  isFinal?: true;
  government?: GovernmentSession;
}

export interface Slot {
  service: string;
  scheme: PersonScheme;
}

const nameOf = ({ service, scheme }: Slot): string => `${service}/${scheme}`;

function slotOf(name: string): Slot | undefined {
  const [service = "", word] = name.split("/");
  const scheme = schemes.find((one) => one === word);
  return scheme && { service, scheme };
}

interface KeptTokensOptions {
  store: SessionStore;
  now: () => number;
}

/** The tokens of a person in the store that all tabs share; tells of sign-ins, renewals and ends in any of them. */
export class KeptTokens {
  readonly #store: SessionStore;
  readonly #now: () => number;
  readonly #listeners = new Set<(event: SessionEvent) => void>();
  /** The names of the tokens that this page has found. */
  readonly #seen = new Set<string>();

  constructor({ store, now }: KeptTokensOptions) {
    this.#store = store;
    this.#now = now;
    store.watch((name) => {
      const changed = name === undefined ? [...this.#seen] : [name];
      for (const slot of changed.flatMap((one) => slotOf(one) ?? []))
        this.#tell({
          ...slot,
          ...(this.read(slot) ? { type: "signedIn" } : { type: "ended", reason: "elsewhere" }),
        });
    });
  }

  /** The token, even if it has expired. */
  read(slot: Slot): Kept | undefined {
    const found = keptIn(this.#store.read(nameOf(slot)));
    if (found) this.#seen.add(nameOf(slot));
    return found;
  }

  /** The token; one that has expired is ended. */
  current(slot: Slot): Kept | undefined {
    const found = this.read(slot);
    if (!found || found.expiresAt > this.#now()) return found;
    this.end(slot, "expired");
    return undefined;
  }

  put(slot: Slot, entry: Kept): void {
    this.note(slot, entry);
    this.#tell({ ...slot, type: "signedIn" });
  }

  /** Keeps what is known of the same token, and tells nobody. */
  note(slot: Slot, entry: Kept): void {
    this.#store.write(nameOf(slot), JSON.stringify(entry));
  }

  end(slot: Slot, reason: EndReason): void {
    if (this.#store.read(nameOf(slot)) === undefined) return;
    this.#store.write(nameOf(slot), undefined);
    this.#tell({ ...slot, type: "ended", reason });
  }

  endAll(service: string): void {
    for (const scheme of schemes) this.end({ service, scheme }, "signedOut");
  }

  listen(listener: (event: SessionEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(event: SessionEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
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

export function entryOf(token: string): Kept {
  const { exp, iat } = claimsIn(token);
  return { token, expiresAt: exp * 1000, ...(iat === undefined ? {} : { issuedAt: iat * 1000 }) };
}
