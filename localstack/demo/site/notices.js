import { byId, closeDialogs, focusOn, make } from "./elements.js";
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
import { Refusal } from "./refusals.js";
import { speak, word } from "./words.js";

/* The page of the administrators of notifications. The address names the opened notification: `/notificari?notificare=12`. */

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

/** Loads all that a signed-in administrator sees. */
async function enter() {
  const { login, firstName, lastName, authorities } = await account();
  if (!authorities.includes("ROLE_ADMIN")) {
    signOut();
    throw new Refusal("onlyAdministrators");
  }
  byId("who").textContent = [firstName, lastName].filter(Boolean).join(" ") || login;
  await Promise.all([loadSystems(), loadProviders()]);
  await Promise.all([loadNotices(), loadQueues()]);
  showWork(true);
  await show();
}

const enterAs = (username, password, button) =>
  attempt(button, async () => {
    await signIn(username, password);
    byId("credentials").reset();
    await enter();
    focusOn(byId("list-title"));
  });

function showWork(isIn) {
  byId("sign-in").hidden = isIn;
  for (const id of ["work", "who", "sign-out"]) byId(id).hidden = !isIn;
}

function renderPeople() {
  const { login, firstName, lastName } = facts.noticesAdministrator;
  byId("demo-password").textContent = facts.password;
  byId("people").replaceChildren(
    make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          class: "entry",
          onclick: ({ currentTarget }) => enterAs(login, facts.password, currentTarget),
        },
        make("strong", {}, `${firstName} ${lastName}`),
        make("span", { class: "facts" }, word("aboutNoticesAdmin")),
        make("code", {}, login),
      ),
    ),
  );
}

function connect() {
  byId("credentials").addEventListener("submit", (event) => {
    event.preventDefault();
    const { username, password } = event.currentTarget.elements;
    void enterAs(username.value, password.value, event.currentTarget.querySelector("button"));
  });
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
  addEventListener("popstate", () => isSignedIn() && void attempt(undefined, show));
  onSignedOut(() => {
    closeDialogs();
    showWork(false);
  });
}

connect();
connectNotices(open);
connectTimeline(() => Promise.all([loadNotices(), loadQueues()]));
connectQueues(loadNotices);
connectSending(async ({ id }) => {
  await Promise.all([showNewest(), loadQueues()]);
  await go(id);
});

speak(() => {
  renderPeople();
  renderNotices();
  renderTimeline();
  renderQueues();
  renderMessage();
});

showWork(false);
if (isSignedIn()) await enter().catch(refuse);
