import { jsonBody } from "./api.js";
import { Refusal } from "./refusals.js";
import { serviceSession } from "./service-session.js";

/* API calls of the zones of documents, with a session of the government's login or the token of an account. */

const ZONES_KEPT = "zone-zones";
const BEGUN_KEPT = "zone-sign-in";

const session = serviceSession("documents", "zone-token");
const { ask, call } = session;
export const { isSignedIn, onSignedOut } = session;

/** What the visitor may enter, and their name: `{ zones, name }`. */
export const visitor = () => JSON.parse(sessionStorage.getItem(ZONES_KEPT) ?? "null");
const keepVisitor = (value) => sessionStorage.setItem(ZONES_KEPT, JSON.stringify(value));
onSignedOut(() => sessionStorage.removeItem(ZONES_KEPT));

/** Goes to the issuer of the government's login, which sends the visitor back to this page. */
export async function beginGovernmentLogin(go = (address) => location.assign(address)) {
  const returnTo = `${location.origin}${location.pathname}`;
  const { secret, authorizationUrl } = await call("POST", "/v1/public/sessions", jsonBody({ returnTo }));
  sessionStorage.setItem(BEGUN_KEPT, secret);
  go(authorizationUrl);
}

/** Completes the session with which the issuer has sent the visitor back. @throws Refusal if this tab did not begin it */
export async function finishGovernmentLogin({ id, code }) {
  const secret = sessionStorage.getItem(BEGUN_KEPT);
  sessionStorage.removeItem(BEGUN_KEPT);
  if (secret === null) throw new Refusal("autentificareInceputaAiurea");
  const { id_token, zones, name } = await call(
    "POST",
    `/v1/public/sessions/${encodeURIComponent(id)}/complete`,
    jsonBody({ secret, code }),
  );
  session.keepToken(id_token);
  keepVisitor({ zones, name });
}

const OFFICIAL = ["ROLE_STAFF", "ROLE_OPERATOR", "ROLE_ADMIN"];

/** Signs in with an account; its zones follow from its roles. */
export async function signIn(username, password) {
  await session.signIn(username, password);
  const { authorities, firstName, lastName, login } = await session.account();
  const zones = [
    ...(OFFICIAL.some((role) => authorities.includes(role)) ? ["staff"] : []),
    ...(authorities.includes("ROLE_ADMIN") ? ["admin"] : []),
  ];
  keepVisitor({ zones, name: [firstName, lastName].filter(Boolean).join(" ") || login, isAccount: true });
}

/**
 * Ends the session. That of an account ends in this tab alone.
 * @returns the address that ends the sign-in at the issuer; undefined if there was none
 */
export async function signOut() {
  const { zones = [], isAccount } = visitor() ?? {};
  const isSession = !isAccount && zones.length > 0;
  const answer = isSession
    ? await ask("DELETE", `/v1/${zones[0]}/sessions/current`).catch(() => undefined)
    : undefined;
  session.signOut();
  return /^<([^>]+)>; rel="end-session"/.exec(answer?.headers.get("link") ?? "")?.[1];
}

export const SHOWN = 20;
export const listDocuments = (zone) => call("GET", `/v1/${zone}/documents?size=${SHOWN}`);
export const readContent = (zone, id) => ask("GET", `/v1/${zone}/documents/${id}/content`);
export const listRequests = (zone, filter = "") =>
  call("GET", `/v1/${zone}/access-requests?size=${SHOWN}${filter}`);
export const listWaitingRequests = () => listRequests("staff", "&filter[status]=IN_ASTEPTARE");
export const requestAccess = (fields) => call("POST", "/v1/citizen/access-requests", jsonBody(fields));
export const decideRequest = (id, decision) => call("POST", `/v1/staff/access-requests/${id}/${decision}`);
export const listApprovals = () =>
  call("GET", `/v1/admin/approvals?filter[status]=IN_ASTEPTARE&size=${SHOWN}`);
export const decideApproval = (id, decision) => call("POST", `/v1/admin/approvals/${id}/${decision}`);
