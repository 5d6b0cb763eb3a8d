/** The token of who is signed in: kept for this tab, gone with it. */
let token = sessionStorage.getItem("token") ?? undefined;
/** Who that is, as far as the service has told. */
let account;
const listeners = new Set();

export const isSignedIn = () => token !== undefined;
export const currentToken = () => token;
/** Whether a refused token is the present one: an answer may come after the visitor has signed out and in again. */
export const isCurrent = (refused) => refused !== undefined && refused === token;

/** The account of who is signed in. */
export const whoIsIn = () => account;
/** Whether they administer documents of others: what is for administrators alone is shown to them alone. */
export const isAdministrator = () => account?.authorities.includes("ROLE_ADMIN") ?? false;

/** Calls `listener` when somebody has signed out, or the session has ended. */
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
