import type { Service } from "./api.ts";

/** The names under which the client of the console finds tokens, in all tabs of this origin. */
type Scheme = "userToken" | "sessionToken";
const PREFIX = "temelia.session.";

/** Keeps a token for the staff console and the citizen's pages. */
export function keepToken(service: Service, scheme: Scheme, token: string): void {
  localStorage.setItem(
    `${PREFIX}${service}/${scheme}`,
    JSON.stringify({ token, expiresAt: expiryOf(token) }),
  );
}

/** A token that has not ended; undefined without one. */
export function keptToken(service: Service, scheme: Scheme): string | undefined {
  const kept = JSON.parse(localStorage.getItem(`${PREFIX}${service}/${scheme}`) ?? "null") as {
    token: string;
    expiresAt: number;
  } | null;
  return kept && kept.expiresAt > Date.now() ? kept.token : undefined;
}

export const forgetToken = (service: Service, scheme: Scheme): void =>
  localStorage.removeItem(`${PREFIX}${service}/${scheme}`);

/** `exp` of the token, unverified: the service decides. */
function expiryOf(token: string): number {
  const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  return (JSON.parse(atob(payload)) as { exp: number }).exp * 1000;
}

/** The page to which a person goes on: a path of this origin, so that no link leads to a foreign page after a sign-in. */
export function destinationIn(query: URLSearchParams): string {
  const wanted = query.get("inapoi") ?? "/app";
  const address = URL.canParse(wanted, location.origin) ? new URL(wanted, location.origin) : undefined;
  if (!wanted.startsWith("/") || address?.origin !== location.origin) return "/app";
  return address.pathname + address.search + address.hash;
}
