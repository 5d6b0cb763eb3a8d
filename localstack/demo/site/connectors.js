import { authorize, disconnect, listConnections } from "./connectors-api.js";
import { byId, make } from "./elements.js";
import { attempt, tell } from "./messages.js";
import { onSignedOut } from "./session.js";
import { browse, connectRemoteFiles, leaveRemoteFiles, renderRemoteFiles } from "./remote-files.js";
import { word } from "./words.js";

/*
 * The providers that documents are imported from. The provider asks for consent in a separate window, which reports the
 * outcome to this page and closes.
 */

let found = [];

/** How often the page checks whether the visitor has closed the provider's window. */
const LOOK_MS = 500;

export function connectConnectors() {
  byId("from-elsewhere").addEventListener("toggle", ({ currentTarget }) => {
    if (currentTarget.open) void attempt(undefined, load);
  });
  connectRemoteFiles();
  onSignedOut(() => {
    found = [];
    leaveRemoteFiles();
    byId("from-elsewhere").open = false;
    renderConnectors();
  });
}

async function load() {
  found = await listConnections();
  renderConnectors();
}

export const nameOfProvider = (provider) => word(`provider.${provider}`);

/** Shows the providers and the folder being browsed, in the current language. */
export function renderConnectors() {
  byId("connections").replaceChildren(...found.map(entryOf));
  renderRemoteFiles();
}

function entryOf({ furnizor, status, cont }) {
  const name = nameOfProvider(furnizor);
  const button = (key, act) =>
    make(
      "button",
      { type: "button", class: "quiet", "aria-label": `${word(key)}: ${name}`, onclick: act },
      word(key),
    );
  const attempting = (act) => (event) => attempt(event.currentTarget, () => act(furnizor));
  const isThere = status === "CONECTAT";
  return make(
    "li",
    {},
    make("p", {}, make("strong", {}, name)),
    make("p", { class: "facts" }, [word(`connection.${status}`), cont].filter(Boolean).join(" · ")),
    make(
      "p",
      { class: "row" },
      isThere && button("browse", attempting(browse)),
      !isThere && button("connect", attempting(connect)),
      status !== "DECONECTAT" && button("disconnect", attempting(leave)),
    ),
  );
}

/** The window is opened during the click: browsers block later ones. */
async function connect(provider) {
  const popup = window.open("", "conexiune", "popup,width=480,height=640");
  if (!popup) return tell(() => word("popupBlocked"), { isError: true });
  await untilLeft(popup, provider);
  await load();
  const isThere = found.some(({ furnizor, status }) => furnizor === provider && status === "CONECTAT");
  tell(() => word(isThere ? "connected" : "notConnected", { furnizor: nameOfProvider(provider) }), {
    isError: !isThere,
  });
}

/** Waits until the window reports that it is done, or is closed. */
async function untilLeft(popup, provider) {
  try {
    popup.location = await authorize(provider);
  } catch (error) {
    popup.close();
    throw error;
  }
  const { promise, resolve } = Promise.withResolvers();
  const hear = ({ origin, source, data }) => {
    if (origin === location.origin && source === popup && data?.conexiune) resolve();
  };
  const look = setInterval(() => popup.closed && resolve(), LOOK_MS);
  addEventListener("message", hear);
  await promise;
  clearInterval(look);
  removeEventListener("message", hear);
}

async function leave(provider) {
  await disconnect(provider);
  leaveRemoteFiles(provider);
  await load();
  tell(() => word("disconnected", { furnizor: nameOfProvider(provider) }));
}
