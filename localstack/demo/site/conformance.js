import { account, isSignedIn, onSignedOut, signIn, signOut, useZone } from "./conformance-api.js";
import { closeSystem, connectSystem, openSystem, renderSystem } from "./conformance-system.js";
import { connectSystems, loadPublished, loadSystems, renderSystems } from "./conformance-systems.js";
import { byId, closeDialogs, focusOn } from "./elements.js";
import { facts } from "./facts.js";
import { attempt, quiet, refuse, render as renderMessage, tell } from "./messages.js";
import { connectSignInForm } from "./sign-in-form.js";
import { speak, word } from "./words.js";

/*
 * The page of the conformance audit: everybody sees the published verdicts, officials the reports, administrators ask for
 * audits. The address names the opened system: `/conformitate?sistem=12`.
 */

const openedId = () => /^[1-9]\d{0,15}$/.exec(new URLSearchParams(location.search).get("sistem") ?? "")?.[0];

/** Shows the system in the address, or none. */
async function show() {
  const id = openedId();
  closeSystem();
  if (id !== undefined) await openSystem(Number(id));
  renderSystems();
}

async function go(id) {
  history.pushState(null, "", id === undefined ? location.pathname : `?sistem=${id}`);
  await show();
  focusOn(byId("system-title"));
}

const open = (id) => attempt(undefined, () => go(id));

const roleOf = ({ authorities }) => {
  if (authorities.includes("ROLE_ADMIN")) return "administrator";
  return authorities.includes("ROLE_STAFF") ? "official" : undefined;
};

async function enter() {
  const visitor = await account();
  const role = roleOf(visitor);
  if (role === undefined) {
    signOut();
    return tell(() => word("noPlaceHere"), { isError: true });
  }
  const { login, firstName, lastName } = visitor;
  byId("who").textContent = [firstName, lastName].filter(Boolean).join(" ") || login;
  for (const part of document.querySelectorAll("[data-for]")) part.hidden = part.dataset.for !== role;
  useZone(role === "administrator" ? "admin" : "staff");
  await loadSystems();
  showWork(true);
  await show();
}

function showWork(isIn) {
  for (const id of ["sign-in", "public"]) byId(id).hidden = isIn;
  for (const id of ["work", "who", "sign-out"]) byId(id).hidden = !isIn;
}

const renderPeople = connectSignInForm({
  signIn,
  people: facts.platformPeople,
  textOf: word,
  entered: async () => {
    await enter();
    if (isSignedIn()) focusOn(byId(openedId() === undefined ? "systems-title" : "system-title"));
  },
});

byId("sign-out").addEventListener("click", () => {
  quiet();
  signOut();
  byId("sign-in-title").focus();
});
byId("close-system").addEventListener("click", () => {
  const left = openedId();
  void attempt(undefined, async () => {
    await go(undefined);
    focusOn(byId(`system-${left}`) ?? byId("systems-title"));
  });
});
addEventListener("popstate", () => isSignedIn() && void attempt(undefined, show));
onSignedOut(() => {
  closeDialogs();
  showWork(false);
  void loadPublished().catch(refuse);
});
connectSystems(open);
connectSystem(loadSystems);

speak(() => {
  renderPeople();
  renderSystems();
  renderSystem();
  renderMessage();
});

showWork(false);
await loadPublished().catch(refuse);
if (isSignedIn()) await enter().catch(refuse);
