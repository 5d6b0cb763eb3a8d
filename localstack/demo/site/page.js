import * as api from "./api.js";
import { connectAccess, renderAccess } from "./access.js";
import { connectActions } from "./actions.js";
import { connectConflicts } from "./conflicts.js";
import { connectConnectors, renderConnectors } from "./connectors.js";
import { connectDecisions, renderDecisions } from "./decisions.js";
import { byId, isFocusLost } from "./elements.js";
import { facts } from "./facts.js";
import { refuse, render as renderMessage, quiet } from "./messages.js";
import { connectReading, renderReading } from "./reading.js";
import { connectRequests, renderRequests } from "./requests.js";
import { isCurrent, isSignedIn, keepAccount, onSignedOut, signOut } from "./session.js";
import { connectSearch, renderSearch } from "./search.js";
import { loadHealth, renderServices } from "./services.js";
import { connectSigning, renderSigning } from "./signing.js";
import { connectSignIn } from "./sign-in.js";
import { renderDocument } from "./document.js";
import { renderList } from "./list.js";
import { connectTemplates, renderTemplates } from "./templates.js";
import { connectTerms } from "./terms.js";
import { connectUploads } from "./upload.js";
import { connectWork, focusOnShown, forget, onShown, refresh, render } from "./work.js";
import { speak } from "./words.js";

/** Starts the page: connects its parts, and shows a signed-in visitor the place in the address. */

const failed = (error) => {
  if (error.status === 401 && isCurrent(error.token)) signOut();
  refuse(error);
};

const renderPeople = connectSignIn(async () => {
  await enter();
  // A visitor may have begun to search while the list was read.
  if (isFocusLost()) focusOnShown();
});
const renderHints = connectUploads();
connectSearch();
connectActions();
connectConflicts();
connectTerms();
connectReading();
connectSigning();
connectAccess();
connectRequests();
connectDecisions();
connectTemplates();
connectConnectors();
connectWork(failed);
onShown(({ listed, requests, opened }) => {
  renderList(listed);
  renderSearch(listed);
  renderRequests(requests);
  renderDecisions(requests);
  renderDocument(opened);
  renderReading(opened);
  renderSigning(opened);
  renderAccess(opened);
});
onSignedOut(() => {
  forget();
  showWork(false);
});

byId("cloud-port").textContent = facts.ports.cloud;
byId("sign-out").addEventListener("click", () => {
  quiet();
  signOut();
  byId("sign-in-title").focus();
});
for (const button of document.querySelectorAll("[data-close]"))
  button.addEventListener("click", () => button.closest("dialog").close());

speak(() => {
  renderPeople();
  renderServices();
  renderHints();
  renderTemplates();
  renderConnectors();
  render();
  renderMessage();
});

/** Shows the work of the signed-in visitor. */
async function enter() {
  const { login, firstName, lastName } = keepAccount(await api.account());
  byId("who").textContent = [firstName, lastName].filter(Boolean).join(" ") || login;
  showWork(true);
  await refresh();
}

function showWork(isIn) {
  for (const id of ["sign-in", "lead"]) byId(id).hidden = isIn;
  // Visitors who are signed in need no title; screen readers still read it.
  byId("title").classList.toggle("for-readers", isIn);
  for (const id of ["work", "who", "sign-out"]) byId(id).hidden = !isIn;
}

showWork(isSignedIn());
if (isSignedIn()) await enter().catch(failed);
await loadHealth();
