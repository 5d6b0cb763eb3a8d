import { byId, closeDialogs, focusOn } from "./elements.js";
import { facts } from "./facts.js";
import { attempt, quiet, refuse, render as renderMessage } from "./messages.js";
import { account, isSignedIn, onSignedOut, signIn, signOut } from "./notices-api.js";
import { connectNotices, loadNotices, renderNotices, showNewest } from "./notices-list.js";
import { connectQueues, loadQueues, renderQueues } from "./notices-queues.js";
import { connectSending, loadSystems } from "./notices-send.js";
import {
  closeNotice,
  connectTimeline,
  loadProviders,
  openNotice,
  renderTimeline,
} from "./notices-timeline.js";
import { connectMine, enterMine, renderMine } from "./registry-mine.js";
import { connectGroups, loadGroups, renderGroups } from "./registry-groups.js";
import { connectSignInForm } from "./sign-in-form.js";
import { speak, word } from "./words.js";

/*
 * The page of notifications: administrators and operators send and follow, people decide how they are reached. The address names the opened notification: `/notificari?notificare=12`.
 */

const openedId = () =>
  /^[1-9]\d{0,15}$/.exec(new URLSearchParams(location.search).get("notificare") ?? "")?.[0];

/** Shows the notification in the address, or none. */
async function show() {
  const id = openedId();
  closeNotice();
  if (id !== undefined) await openNotice(Number(id));
  renderNotices();
}

async function go(id) {
  history.pushState(null, "", id === undefined ? location.pathname : `?notificare=${id}`);
  await show();
  focusOn(byId("notice-title"));
}

const open = (id) => attempt(undefined, () => go(id));

/** The role of the signed-in visitor; undefined without one. */
let role;

const roleOf = ({ authorities }) => {
  if (authorities.includes("ROLE_ADMIN")) return "administrator";
  return authorities.includes("ROLE_OPERATOR") ? "operator" : "citizen";
};

/** Loads all that a visitor of a role sees. */
const load = {
  administrator: async () => {
    await Promise.all([loadSystems(), loadProviders()]);
    await Promise.all([loadNotices(), loadQueues()]);
  },
  operator: async () => {
    await loadSystems();
    const [isRegistryOn] = await Promise.all([loadGroups(), loadNotices()]);
    // Operators send to people of the registry.
    for (const id of ["new-notice", "group-section"]) byId(id).hidden = !isRegistryOn;
  },
  citizen: (visitor) => enterMine(visitor),
};

/** Reads again what a change of a notification concerns. */
const refresh = () => Promise.all([loadNotices(), role === "administrator" && loadQueues()]);

/** The heading at which a visitor begins. */
const beginning = () => byId(role === "citizen" ? "mine-title" : "list-title");

async function enter() {
  const visitor = await account();
  const { login, firstName, lastName } = visitor;
  role = roleOf(visitor);
  byId("who").textContent = [firstName, lastName].filter(Boolean).join(" ") || login;
  byId("new-notice").hidden = false;
  showRole();
  try {
    await load[role](visitor);
  } catch (error) {
    // An account without a place on this page.
    if ([403, 404].includes(error.status)) signOut();
    throw error;
  }
  showWork(true);
  if (role !== "citizen") await show();
}

/** Shows the parts of the page that are for the visitor's role. */
function showRole() {
  for (const part of document.querySelectorAll("[data-for]"))
    part.hidden = !part.dataset.for.split(" ").includes(role);
}

function showWork(isIn) {
  byId("sign-in").hidden = isIn;
  for (const id of ["work", "who", "sign-out"]) byId(id).hidden = !isIn;
}

function connect() {
  byId("sign-out").addEventListener("click", () => {
    quiet();
    signOut();
    byId("sign-in-title").focus();
  });
  byId("close-notice").addEventListener("click", () => {
    const left = openedId();
    void attempt(undefined, async () => {
      await go(undefined);
      focusOn(byId(`notice-${left}`) ?? byId("list-title"));
    });
  });
  for (const button of document.querySelectorAll("[data-close]"))
    button.addEventListener("click", () => button.closest("dialog").close());
  addEventListener("popstate", () => isSignedIn() && role !== "citizen" && void attempt(undefined, show));
  onSignedOut(() => {
    closeDialogs();
    role = undefined;
    showWork(false);
  });
}

connect();
const renderPeople = connectSignInForm({
  people: facts.noticesPeople,
  textOf: word,
  signIn,
  entered: async () => {
    await enter();
    focusOn(beginning());
  },
});
connectNotices(open);
connectTimeline(refresh);
connectQueues(loadNotices);
connectGroups();
connectMine();
connectSending(
  () => role,
  async ({ id }) => {
    await Promise.all([showNewest(), role === "administrator" && loadQueues()]);
    await go(id);
  },
);

speak(() => {
  renderPeople();
  renderNotices();
  renderTimeline();
  renderQueues();
  renderGroups();
  renderMine();
  renderMessage();
});

showWork(false);
if (isSignedIn()) await enter().catch(refuse);
