import type { GovernmentSession } from "../../client/government-login.ts";
import { claimsIn } from "../../client/token-claims.ts";
import type { Service } from "../api/service-names.ts";

/**
 * The names of the kept tokens, in all tabs of this origin. The staff console's client finds the first two. A
 * citizen's session is kept beside them, so that a person who is both can be signed in as both.
 */
type Scheme = "userToken" | "sessionToken" | "citizenToken";
const PREFIX = "temelia.session.";
const nameOf = (service: Service, scheme: Scheme): string => `${PREFIX}${service}/${scheme}`;

/** @param government for a session of the government's login: who it is, and which zones they enter */
export function keepToken(
  service: Service,
  scheme: Scheme,
  { token, government }: { token: string; government?: GovernmentSession },
): void {
  const entry: Kept = { token, expiresAt: claimsIn(token).exp * 1000, ...(government ? { government } : {}) };
  localStorage.setItem(nameOf(service, scheme), JSON.stringify(entry));
}

interface Kept {
  token: string;
  expiresAt: number;
  government?: GovernmentSession;
}

/** What was kept with a token that has not expired; undefined without one. */
function kept(service: Service, scheme: Scheme): Kept | undefined {
  const found = JSON.parse(localStorage.getItem(nameOf(service, scheme)) ?? "null") as Kept | null;
  return found && found.expiresAt > Date.now() ? found : undefined;
}

export const keptToken = (service: Service, scheme: Scheme): string | undefined =>
  kept(service, scheme)?.token;

/** The services with pages of citizens. */
export const CITIZEN_SERVICES = ["documents", "notifications"] as const;
export type CitizenService = (typeof CITIZEN_SERVICES)[number];

/** The name of the citizen who has signed in, as the government's login gives it. */
export const citizenName = (): string | undefined =>
  CITIZEN_SERVICES.map((service) => kept(service, "citizenToken")?.government?.name).find(Boolean);

export const forgetToken = (service: Service, scheme: Scheme): void =>
  localStorage.removeItem(nameOf(service, scheme));

/** True for the pages that a citizen's session opens; those of the console take an account or an official's session. */
export const isOfCitizens = (page: URL): boolean => isBelow("/ale-mele", page);

const isBelow = (place: string, { pathname }: URL): boolean =>
  pathname === place || pathname.startsWith(`${place}/`);

/**
 * The page that an address sends a person to after the sign-in: one on this origin that a sign-in opens, else
 * undefined, because other paths of this origin may redirect to another host. Returns the very URL that was checked:
 * put together again, `/.//host/` would be the address of another host.
 */
export function destinationIn(query: URLSearchParams): URL | undefined {
  const wanted = query.get("inapoi") ?? "";
  if (!wanted.startsWith("/") || !URL.canParse(wanted, location.origin)) return undefined;
  const page = new URL(wanted, location.origin);
  return page.origin === location.origin && (isOfCitizens(page) || isBelow("/app", page)) ? page : undefined;
}
