import { byId, focusOn, make } from "./elements.js";
import { facts } from "./facts.js";
import { attempt, quiet, refuse, render as renderMessage, tell } from "./messages.js";
import { connectSignInForm } from "./sign-in-form.js";
import { currentLanguage, speak, word } from "./words.js";
import {
  beginGovernmentLogin,
  finishGovernmentLogin,
  isSignedIn,
  onSignedOut,
  signIn,
  signOut,
  visitor,
} from "./zones-api.js";
import { loadDecisions, renderDecisions } from "./zones-decisions.js";
import { connectZoneDocuments, loadZoneDocuments, renderZoneDocuments } from "./zones-documents.js";

/*
 * The page of the zones: people sign in through the government's login, or with an account of the service, and see the zone that is
 * theirs. The issuer sends them back to `/zone#session=<id>&code=<code>`.
 */

let zone;

async function enterZone(name) {
  zone = name;
  renderZones();
  await Promise.all([loadZoneDocuments(zone), loadDecisions(zone)]);
}

/** Shows the first of the visitor's zones. */
async function enter() {
  const { zones } = visitor();
  showSignedIn(true);
  if (zones.length === 0) {
    await leave();
    return tell(() => word("noZone"), { isError: true });
  }
  await enterZone(zones[0]);
}

/** Signs out here, and at the issuer: only the visitor's browser can go there. */
async function leave() {
  const issuer = await signOut();
  if (issuer) location.assign(issuer);
  else byId("sign-in-title").focus();
}

function showSignedIn(isIn) {
  byId("sign-in").hidden = isIn;
  byId("inside").hidden = !isIn;
  byId("who").textContent = isIn ? visitor().name : "";
  for (const id of ["who", "sign-out"]) byId(id).hidden = !isIn;
}

function renderZones() {
  const { zones = [] } = visitor() ?? {};
  byId("zone-title").textContent = zone === undefined ? "" : word("inZone", { zone: word(`zone.${zone}`) });
  byId("zone-choice").hidden = zones.length < 2;
  byId("zone-choice").replaceChildren(
    ...zones.map((name) =>
      make(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-pressed": String(name === zone),
          onclick: ({ currentTarget }) => attempt(currentTarget, () => enterZone(name)),
        },
        word(`zone.${name}`),
      ),
    ),
  );
}

/** The session and its code in the address, from which they are removed at once; undefined without one. */
function returnedSession() {
  const said = new URLSearchParams(location.hash.slice(1));
  if (!said.has("session")) return undefined;
  history.replaceState(null, "", location.pathname);
  return { id: said.get("session"), code: said.get("code") };
}

byId("government-login").addEventListener("click", ({ currentTarget }) =>
  attempt(currentTarget, () => beginGovernmentLogin()),
);
byId("sign-out").addEventListener("click", ({ currentTarget }) => {
  quiet();
  void attempt(currentTarget, leave);
});
byId("read-zone-again").addEventListener("click", ({ currentTarget }) =>
  attempt(currentTarget, () => enterZone(zone)),
);
byId("bell").addEventListener("click", () => focusOn(byId("approvals-title")));

const renderPeople = connectSignInForm({
  people: facts.people,
  textOf: (about) => about[currentLanguage()],
  signIn,
  entered: async () => {
    await enter();
    if (isSignedIn()) focusOn(byId("zone-title"));
  },
});
connectZoneDocuments();
onSignedOut(() => {
  zone = undefined;
  showSignedIn(false);
  void Promise.all([loadZoneDocuments(undefined), loadDecisions(undefined)]);
});

speak(() => {
  renderPeople();
  renderZones();
  renderZoneDocuments();
  renderDecisions();
  renderMessage();
});

showSignedIn(false);
const returned = returnedSession();
await (async () => {
  if (returned !== undefined) await finishGovernmentLogin(returned);
  if (isSignedIn()) await enter();
})().catch(refuse);
