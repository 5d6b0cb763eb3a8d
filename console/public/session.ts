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

/** True of the pages that a citizen's session opens; those of the console take an account, or the session of an official. */
export const isOfCitizens = (page: URL): boolean => isBelow("/ale-mele", page);

const isBelow = (place: string, { pathname }: URL): boolean =>
  pathname === place || pathname.startsWith(`${place}/`);

/**
 * The page to which an address sends a person after the sign-in, undefined if it names none: one that a sign-in opens, on this
 * origin. What was compared is what is used: put together again, `/.//host/` would be the address of another host. Other paths of
 * this origin may answer with a redirect to one.
 */
export function destinationIn(query: URLSearchParams): URL | undefined {
  const wanted = query.get("inapoi") ?? "";
  if (!wanted.startsWith("/") || !URL.canParse(wanted, location.origin)) return undefined;
  const page = new URL(wanted, location.origin);
  return page.origin === location.origin && (isOfCitizens(page) || isBelow("/app", page)) ? page : undefined;
}
