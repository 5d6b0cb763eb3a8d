import { learnNames, learnNamesOf, requesterKey } from "./names.js";
import { isAdministrator, whoIsIn } from "./session.js";
import { listPendingRequests, listRequestsOf } from "./sharing-api.js";

/** A list of no requests. */
export const none = { items: [], total: 0 };

/** The visitor's own requests, and those of others that await the visitor's decision, with the requesters' names. */
export async function readRequests() {
  const { id } = whoIsIn();
  const [mine, pending] = await Promise.all([
    listRequestsOf(id),
    isAdministrator() ? listPendingRequests() : none,
  ]);
  // An administrator may request documents of other organizations: others decide on those.
  const items = pending.items.filter(({ solicitantId }) => solicitantId !== id);
  await learnNames(items.map(requesterKey));
  await Promise.all([...Map.groupBy(items, ({ documentId }) => documentId)].map(learnAskers));
  const total = pending.total - pending.items.length + items.length;
  return { mine, toDecide: { items, total } };
}

const learnAskers = ([documentId, requests]) =>
  learnNamesOf(documentId, requests.map(requesterKey), requests);
