import { jsonBody, offline, refusalOf } from "./api.js";
import { currentLanguage } from "./words.js";

/**
 * The visitor's session with a service that has accounts of its own, and calls to it. Its token is not that of documents.
 *
 * @param service the first part of its addresses
 * @param kept the name under which the tab keeps the token
 */
export function serviceSession(service, kept) {
  let token = sessionStorage.getItem(kept) ?? undefined;
  const listeners = new Set();

  function signOut() {
    token = undefined;
    sessionStorage.removeItem(kept);
    for (const listener of listeners) listener();
  }

  /** The answer to a call. @throws Refusal */
  async function ask(method, path, { body, headers } = {}) {
    const used = token;
    const common = {
      "accept-language": currentLanguage(),
      ...(used ? { authorization: `Bearer ${used}` } : {}),
    };
    const response = await fetch(`/${service}/api${path}`, {
      method,
      body,
      headers: { ...common, ...headers },
    }).catch(() => {
      throw offline();
    });
    if (response.ok) return response;
    if (response.status === 401 && used !== undefined && used === token) signOut();
    // An empty token: a refusal of this service does not end the session of documents.
    throw refusalOf(response.status, await response.text(), used ?? "");
  }

  /** The JSON of the answer to a call; an answer without content is undefined. @throws Refusal */
  async function call(method, path, sent) {
    const response = await ask(method, path, sent);
    return response.status === 204 ? undefined : response.json();
  }

  /** Signs in with a token that was obtained otherwise. */
  function keepToken(value) {
    token = value;
    sessionStorage.setItem(kept, value);
  }

  async function signIn(username, password) {
    const { id_token } = await call("POST", "/authenticate", jsonBody({ username, password }));
    keepToken(id_token);
  }

  return {
    ask,
    call,
    signIn,
    keepToken,
    signOut,
    isSignedIn: () => token !== undefined,
    /** Calls `listener` when the visitor has signed out, or the session has ended. */
    onSignedOut: (listener) => listeners.add(listener),
    account: () => call("GET", "/account"),
  };
}
