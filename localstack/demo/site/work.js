import * as api from "./api.js";
import { go, onPlace, place } from "./address.js";
import { byId, closeDialogs, focusOn } from "./elements.js";
import { placeOf } from "./list.js";
import { quiet, refuse } from "./messages.js";
import { readRequests } from "./read-requests.js";
import { isSignedIn } from "./session.js";

/** The current view: the place, its page of the list, and the opened document with its versions. */
let shown = {};
/** Answers for a place that the visitor has left since are dropped. */
let turn = 0;

export const openedDocument = () => shown.opened?.document;

/** Shows the place in the address. Reads only what has changed with the place; with `again`, everything. */
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
    // A dialog opened during this read belongs to the document shown before.
    if (opened?.document.id !== openedDocument()?.id) closeDialogs();
    shown = { at: here, listed, requests, opened };
    render();
  } catch (error) {
    if (mine === turn) throw error;
  } finally {
    if (mine === turn) byId("work").removeAttribute("aria-busy");
  }
}

/** The parts of a place that determine its list. */
const listKey = ({ page, status, isShared, q, facets }) =>
  JSON.stringify([page, status, isShared, q, facets]);

async function open(id) {
  const [document, versions] = await Promise.all([api.readDocument(id), api.listVersions(id)]);
  return { document, versions };
}

/** If a document cannot be opened, the list stays in view. */
const refuseUnlessLeft = (mine) => (error) => {
  if (error.status === 401) throw error;
  if (mine === turn) refuse(error);
};

/** Reads the view again, after a change. */
export const refresh = () => show({ again: true });

const listeners = new Set();

/** Calls `listener` with the new view: `{ listed, requests, opened }`, all undefined if no visitor is signed in. */
export const onShown = (listener) => listeners.add(listener);

/** Renders the view in the current language. */
export const render = () => listeners.forEach((listener) => listener(shown));

/** Clears everything: it belonged to another visitor. */
export function forget() {
  turn += 1;
  shown = {};
  closeDialogs();
  render();
}

/** Moves the focus to the view: the pressed button may be gone. */
export const focusOnShown = () => focusOn(byId(shown.opened ? "document-title" : "list-title"));

/** Connects the address with the view; `failed` gets refusals. */
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

/** Opening a document moves the focus to its heading, closing it back to its entry, turning the page to the top of the list. */
function moveFocus(before, wasOpen) {
  const now = place();
  if (now.document !== before.document) {
    if (shown.opened) focusOn(byId("document-title"));
    else focusOn(byId(`entry-${wasOpen}`) ?? byId("list-title"));
  } else if (now.page !== before.page) focusOn(byId("list-title"));
}
