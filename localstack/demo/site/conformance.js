import { account, enterZone, isSignedIn, onSignedOut, signIn, signOut } from "./conformance-api.js";
import { connectAudit } from "./conformance-audit.js";
import { connectSystems, loadSystems, renderSystems } from "./conformance-list.js";
import {
  closeSystem,
  connectSystem,
  openSystem,
  readSystemAgain,
  renderSystem,
} from "./conformance-system.js";
import { byId, focusOn } from "./elements.js";
import { facts } from "./facts.js";
import { attempt, quiet, refuse, render as renderMessage, tell } from "./messages.js";
import { connectSignInForm } from "./sign-in-form.js";
import { speak, word } from "./words.js";

/*
 * The page of conformance: visitors see the systems that publish their verdict, officials the reports and issues of all systems,
 * administrators also start audits. The address names the opened system: `/conformitate?sistem=12`.
 */

const openedId = () => /^[1-9]\d{0,15}$/.exec(new URLSearchParams(location.search).get("sistem") ?? "")?.[0];

/** Shows the system in the address, or none. */
async function show() {
  const id = openedId();
  closeSystem();
  renderSystems();
  if (id !== undefined) await openSystem(Number(id));
}

async function go(id) {
  history.pushState(null, "", id === undefined ? location.pathname : `?sistem=${id}`);
  await show();
  focusOn(byId("system-title"));
}

const zoneOf = ({ authorities }) => (authorities.includes("ROLE_ADMIN") ? "admin" : "staff");

/** Loads what a signed-in visitor sees. */
async function enter() {
  const visitor = await account();
  enterZone(zoneOf(visitor));
  try {
    await loadSystems();
  } catch (error) {
    // An account that is neither an official's nor an administrator's.
    if (error.status !== 403) throw error;
    signOut();
    return tell(() => word("noPlaceHere"), { isError: true });
  }
  const { login, firstName, lastName } = visitor;
  byId("who").textContent = [firstName, lastName].filter(Boolean).join(" ") || login;
  showSignedIn(true);
  await show();
}

function showSignedIn(isIn) {
  byId("sign-in").hidden = isIn;
  for (const id of ["who", "sign-out"]) byId(id).hidden = !isIn;
}

byId("sign-out").addEventListener("click", () => {
  quiet();
  signOut();
  byId("sign-in-title").focus();
});
byId("close-system").addEventListener("click", () => {
  const left = openedId();
  void attempt(undefined, async () => {
    await go(undefined);
    focusOn(byId(`system-${left}`) ?? byId("list-title"));
  });
});
addEventListener("popstate", () => isSignedIn() && void attempt(undefined, show));

const renderPeople = connectSignInForm({
  people: facts.platformPeople,
  textOf: word,
  signIn,
  entered: async () => {
    await enter();
    if (isSignedIn()) focusOn(byId(openedId() === undefined ? "list-title" : "system-title"));
  },
});
connectSystems((id) => attempt(undefined, () => go(id)));
connectSystem();
connectAudit(() => Promise.all([loadSystems(), readSystemAgain()]));
onSignedOut(() => {
  showSignedIn(false);
  void loadSystems().catch(refuse);
});

speak(() => {
  renderPeople();
  renderSystems();
  renderSystem();
  renderMessage();
});

showSignedIn(false);
await (isSignedIn() ? enter() : loadSystems()).catch(refuse);
