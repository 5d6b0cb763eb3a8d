import { jsonBody } from "./api.js";
import { serviceSession } from "./service-session.js";

/* API calls for notifications. */

export const { account, call, isSignedIn, onSignedOut, signIn, signOut } = serviceSession(
  "notifications",
  "notices-token",
);

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
