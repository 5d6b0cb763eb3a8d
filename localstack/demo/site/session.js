/** The visitor's token, kept as long as this tab. */
let token = sessionStorage.getItem("token") ?? undefined;
/** The visitor's account, once the service has sent it. */
let account;
const listeners = new Set();

export const isSignedIn = () => token !== undefined;
export const currentToken = () => token;
/** True if a refused token is the current one: an answer may arrive after the visitor has signed out and in again. */
export const isCurrent = (refused) => refused !== undefined && refused === token;

/** The account of the signed-in visitor. */
export const whoIsIn = () => account;
/** True if the visitor administers documents of others: only administrators see the administrative parts. */
export const isAdministrator = () => account?.authorities.includes("ROLE_ADMIN") ?? false;

/** Calls `listener` when the visitor has signed out, or the session has ended. */
export const onSignedOut = (listener) => listeners.add(listener);

export function keepToken(value) {
  token = value;
  sessionStorage.setItem("token", value);
}

export const keepAccount = (value) => (account = value);

export function signOut() {
  token = undefined;
  account = undefined;
  sessionStorage.removeItem("token");
  for (const listener of listeners) listener();
}
