import { byId } from "./elements.js";
import { connectExplanation, renderExplanation } from "./explanation.js";
import { connectGiving, renderGrants } from "./grants.js";
import { connectLinks, renderLinks } from "./links.js";
import { attempt } from "./messages.js";
import { beneficiaryKey, learnNamesOf } from "./names.js";
import { listGrants, listLinks } from "./sharing-api.js";

/*
 * Access to the opened document: grants, links and explanations. Read only when the visitor asks for it, because each
 * look-up of a client's name is recorded in the register of clients.
 */

/** The opened document, and its access once read: `{ grants, links }`. */
let document;
let read;

export function connectAccess() {
  connectGiving(() => document, reload);
  connectLinks(() => document, reload);
  connectExplanation(() => document);
  byId("access").addEventListener("toggle", () => {
    if (byId("access").open && document && !read) void attempt(undefined, reload);
  });
}

/** Shows who has access to the opened document, once the visitor asks for it. */
export function renderAccess(opened) {
  const isAnother = opened?.document.id !== document?.id;
  document = opened?.document;
  if (isAnother) {
    read = undefined;
    byId("access").open = false;
  }
  render();
}

async function reload() {
  const id = document?.id;
  if (id === undefined) return;
  const [grants, links] = await Promise.all([listGrants(id), listLinks(id)]);
  await learnNamesOf(id, grants.items.map(beneficiaryKey));
  // Answers for a document that the visitor has left since are dropped.
  if (document?.id !== id) return;
  read = { grants, links };
  render();
}

function render() {
  byId("access").setAttribute("aria-busy", String(!read));
  byId("access-panel").hidden = !read;
  renderGrants(document, read);
  renderLinks(document, read);
  renderExplanation(document);
}
