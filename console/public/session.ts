import type { GovernmentSession } from "../../client/government-login.ts";
import { claimsIn } from "../../client/token-claims.ts";
import type { Service } from "./api.ts";

/**
 * The names under which tokens are kept, in all tabs of this origin. The client of the staff console finds the first two; a citizen's
 * session stands beside them, so that a person who is both may be signed in as both.
 */
type Scheme = "userToken" | "sessionToken" | "citizenToken";
const PREFIX = "temelia.session.";
const nameOf = (service: Service, scheme: Scheme): string => `${PREFIX}${service}/${scheme}`;

/** @param government who it is and which zones they enter, of a session of the government's login */
export function keepToken(
  service: Service,
  scheme: Scheme,
  { token, government }: { token: string; government?: GovernmentSession },
): void {
  const kept = { token, expiresAt: claimsIn(token).exp * 1000, ...(government ? { government } : {}) };
  localStorage.setItem(nameOf(service, scheme), JSON.stringify(kept));
}

/** A token that has not ended; undefined without one. */
export function keptToken(service: Service, scheme: Scheme): string | undefined {
  const kept = JSON.parse(localStorage.getItem(nameOf(service, scheme)) ?? "null") as {
    token: string;
    expiresAt: number;
  } | null;
  return kept && kept.expiresAt > Date.now() ? kept.token : undefined;
}

export const forgetToken = (service: Service, scheme: Scheme): void =>
  localStorage.removeItem(nameOf(service, scheme));

/**
 * The page to which the address sends a person after the sign-in: a path of this origin, so that no link leads to a foreign page.
 * Undefined if it names none.
 */
export function destinationIn(query: URLSearchParams): string | undefined {
  const wanted = query.get("inapoi") ?? "";
  const address = URL.canParse(wanted, location.origin) ? new URL(wanted, location.origin) : undefined;
  if (!wanted.startsWith("/") || address?.origin !== location.origin) return undefined;
  return address.pathname + address.search + address.hash;
}

/** True of the pages that a citizen's session opens; those of the console take an account, or the session of an official. */
export const isOfCitizens = (path: string): boolean => /^\/ale-mele(?:[/?#]|$)/.test(path);
