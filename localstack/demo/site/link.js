import { askForContent, call, json, jsonBody } from "./api.js";
import { receive, save } from "./content.js";
import { byId, make } from "./elements.js";
import { day, size } from "./format.js";
import { attempt, refuse, render as renderMessage, tell } from "./messages.js";
import { speak, word } from "./words.js";

/* The page at the address of a link: it shows what the link opens, and how to get it, without sign-in. */

const address = location.pathname.replace(/^\/documents/, "");

/** The target of the link; undefined if it opens nothing. */
let opened;

function render() {
  byId("shared").hidden = !opened;
  renderMessage();
  if (!opened) return;
  const { denumire, extensie, contentType, dimensiune, dataExpirare, cereParola, cereParolaDocumentului } =
    opened;
  const hasFile = dimensiune !== undefined;
  document.title = `${denumire} – Temelia`;
  byId("shared-title").textContent = denumire;
  byId("shared-facts").replaceChildren(
    ...fact("fileType", hasFile && [extensie, contentType].filter(Boolean).join(" · ")),
    ...fact("fileSize", hasFile && size(dimensiune)),
    ...fact("linkEnd", day(dataExpirare)),
  );
  showField("link-password", cereParola);
  showField("document-password", cereParolaDocumentului);
  byId("take").hidden = !hasFile;
  byId("no-file").hidden = hasFile;
}

const fact = (key, value) => (value ? [make("dt", {}, word(key)), make("dd", {}, value)] : []);

/** A hidden field is neither sent nor required. */
function showField(id, isShown) {
  byId(id).hidden = !isShown;
  byId(id).querySelector("input").disabled = !isShown;
}

async function open() {
  try {
    opened = await json(call("GET", address));
  } catch (error) {
    opened = undefined;
    if (error.status === 404) byId("gone").hidden = false;
    else refuse(error);
  }
  render();
}

byId("take").addEventListener("submit", (event) => {
  event.preventDefault();
  const passwords = Object.fromEntries(new FormData(event.currentTarget));
  void attempt(byId("take").querySelector("button"), async () => {
    const answer = await askForContent(`${address}/download`, { method: "POST", ...jsonBody(passwords) });
    const name = save(await receive(answer, opened));
    tell(() => (name ? word("verified", { name }) : word("downloading")));
  }).then(open);
});

speak(render);
await open();
