import * as api from "./api.js";
import { go, onPlace, place } from "./address.js";
import { byId, closeDialogs, focusOn } from "./elements.js";
import { placeOf } from "./list.js";
import { quiet, refuse } from "./messages.js";
import { readRequests } from "./read-requests.js";
import { isSignedIn } from "./session.js";

/** What is shown: the place, its page of the list, and the opened document with its versions. */
let shown = {};
/** Answers of a place that was left since are dropped. */
let turn = 0;

export const openedDocument = () => shown.opened?.document;

/** Shows what the address says, and reads again what another place or `again` asks for. */
async function show({ again = false } = {}) {
  const mine = (turn += 1);
  const here = place();
  byId("work").setAttribute("aria-busy", "true");
  try {
    const isSameList = !again && shown.listed && listKey(here) === listKey(shown.at);
    const [listed, requests, opened] = await Promise.all([
      isSameList ? shown.listed : here.q === undefined ? api.listDocuments(here) : api.searchDocuments(here),
      isSameList ? shown.requests : readRequests(),
      here.document === undefined ? undefined : open(here.document).catch(refuseUnlessLeft(mine)),
    ]);
    if (mine !== turn) return;
    // A dialog that was opened while this was read belongs to the document shown before.
    if (opened?.document.id !== openedDocument()?.id) closeDialogs();
    shown = { at: here, listed, requests, opened };
    render();
  } catch (error) {
    if (mine === turn) throw error;
  } finally {
    if (mine === turn) byId("work").removeAttribute("aria-busy");
  }
}

/** What decides on the list of a place. */
const listKey = ({ page, status, isShared, q, facets }) =>
  JSON.stringify([page, status, isShared, q, facets]);

async function open(id) {
  const [document, versions] = await Promise.all([api.readDocument(id), api.listVersions(id)]);
  return { document, versions };
}

/** A document that cannot be opened leaves the list in view. */
const refuseUnlessLeft = (mine) => (error) => {
  if (error.status === 401) throw error;
  if (mine === turn) refuse(error);
};

/** Reads what is shown again, after a change. */
export const refresh = () => show({ again: true });

const listeners = new Set();

/** Calls `listener` with what is to be shown: `{ listed, requests, opened }`, all undefined where nobody is signed in. */
export const onShown = (listener) => listeners.add(listener);

/** Renders what is shown, in the present language. */
export const render = () => listeners.forEach((listener) => listener(shown));

/** Forgets everything: it was somebody else's. */
export function forget() {
  turn += 1;
  shown = {};
  closeDialogs();
  render();
}

/** Moves the focus to what is shown: the pressed button may be gone. */
export const focusOnShown = () => focusOn(byId(shown.opened ? "document-title" : "list-title"));

/** Connects the address with what is shown; `failed` hears of refusals. */
export function connectWork(failed) {
  onPlace(async () => {
    if (!isSignedIn()) return;
    const { at = place(), opened } = shown;
    quiet();
    closeDialogs();
    try {
      await show();
    } catch (error) {
      failed(error);
    }
    moveFocus(at, opened?.document.id);
  });
  byId("close-document").addEventListener("click", () => go({ document: undefined }));
  byId("status-filter").addEventListener("change", ({ currentTarget }) => go(placeOf(currentTarget.value)));
}

/** Who opened a document is at its heading; who closed it is back at its entry; who turned the page is at its top. */
function moveFocus(before, wasOpen) {
  const now = place();
  if (now.document !== before.document) {
    if (shown.opened) focusOn(byId("document-title"));
    else focusOn(byId(`entry-${wasOpen}`) ?? byId("list-title"));
  } else if (now.page !== before.page) focusOn(byId("list-title"));
}
