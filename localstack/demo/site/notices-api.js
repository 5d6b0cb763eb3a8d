import { jsonBody, offline, refusalOf } from "./api.js";
import { currentLanguage } from "./words.js";

/* API calls for notifications. The service has accounts of its own, so its token is not that of documents. */

const base = "/notifications/api";
const KEPT = "notices-token";

let token = sessionStorage.getItem(KEPT) ?? undefined;
const listeners = new Set();

export const isSignedIn = () => token !== undefined;

/** Calls `listener` when the visitor has signed out, or the session has ended. */
export const onSignedOut = (listener) => listeners.add(listener);

export function signOut() {
  token = undefined;
  sessionStorage.removeItem(KEPT);
  for (const listener of listeners) listener();
}

/** Calls the API and reads the JSON of its answer; an answer without content is undefined. @throws Refusal */
export async function call(method, path, { body, headers } = {}) {
  const used = token;
  const common = {
    "accept-language": currentLanguage(),
    ...(used ? { authorization: `Bearer ${used}` } : {}),
  };
  const response = await fetch(`${base}${path}`, {
    method,
    body,
    headers: { ...common, ...headers },
  }).catch(() => {
    throw offline();
  });
  if (response.status === 204) return undefined;
  if (response.ok) return response.json();
  if (response.status === 401 && used !== undefined && used === token) signOut();
  // An empty token: a refusal of this service does not end the session of documents.
  throw refusalOf(response.status, await response.text(), used ?? "");
}

export async function signIn(username, password) {
  const { id_token } = await call("POST", "/authenticate", jsonBody({ username, password }));
  token = id_token;
  sessionStorage.setItem(KEPT, id_token);
}

export const account = () => call("GET", "/account");

export const NOTICES_A_PAGE = 10;
const MOST_ROWS = 200;

/** The systems, oldest first. */
export const listSystems = async () =>
  (await call("GET", `/sistems?size=${MOST_ROWS}`)).items.toSorted((a, b) => a.id - b.id);
export const listProviders = async () => (await call("GET", `/providers?size=${MOST_ROWS}`)).items;

/** A page of notifications, newest first; pages count from 1. */
export const listNotices = (page) => call("GET", `/notificares?size=${NOTICES_A_PAGE}&page=${page - 1}`);

/** A notification with its first deliveries and events, both oldest first. */
export async function readNotice(id) {
  const of = `filter[notificareId]=${id}&size=${MOST_ROWS}`;
  const [notice, deliveries, events] = await Promise.all([
    call("GET", `/notificares/${id}`),
    call("GET", `/livrares?${of}`),
    call("GET", `/eveniment-notificares?${of}`),
  ]);
  return { notice, deliveries: deliveries.items.toReversed(), events: events.items.toReversed() };
}

/** The accepted notification with a trackingId. */
export const findNotice = async ({ trackingId }) =>
  (await call("GET", `/notificares?filter[trackingId]=${trackingId}`)).items[0];

/** Sends to each row of a table of recipients. */
export function sendToTable(wanted, table) {
  const body = new FormData();
  body.set("cerere", JSON.stringify(wanted));
  body.set("fisier", table);
  return call("POST", "/admin/notify", { body });
}

export const sendNotice = (wanted) => call("POST", "/notificares", jsonBody(wanted));
export const cancelNotice = (id) =>
  call("PATCH", `/notificares/${id}`, jsonBody({ status: "Cancelled" }, "application/merge-patch+json"));

const queues = "/admin/rabbit/queues";
export const listQueues = () => call("GET", queues);
export const previewQueue = (name) => call("GET", `${queues}/${name}/messages`);
export const replayQueue = (name) => call("POST", `${queues}/${name}/replay`);
export const purgeQueue = (name) => call("POST", `${queues}/${name}/purge`);
