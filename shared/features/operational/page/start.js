/* Starts the page: reads the contract, draws it in the reader's language, and fills the samples with demo data if there are some. */

import { credentialsForm } from "./credentials.js";
import { demoData } from "./demo.js";
import { element, paragraphs } from "./element.js";
import { grouped } from "./groups.js";
import { inLanguage, introduction } from "./localized.js";
import { operationsOf } from "./operations.js";
import { operationView } from "./operation.js";
import { haystackOf, searchBox } from "./search.js";
import { languages, words as allWords } from "./words.js";

const root = document.getElementById("api");
const { contract: contractAddress, demo: demoAddress, service } = root.dataset;
const KEPT = "temelia.docs.language";

const contract = await (await fetch(contractAddress)).json();
const operations = operationsOf(contract);
const address = contract.servers[0].url;
const base = address.slice(0, -service.length - 1);
const demo = demoData(contract);
let search;
let credentials;
/** Draw the samples of the opened operations again. */
const drawn = new Set();
const redraw = () => {
  for (const draw of drawn) draw();
};

draw(kept() ?? document.documentElement.lang);
openNamed();
addEventListener("hashchange", openNamed);
addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
  if (event.key === "/" && !isTyping) {
    event.preventDefault();
    search.input.focus();
  } else search.move(event);
});
if (await demo.load(demoAddress)) {
  credentials.show();
  redraw();
}

function draw(language) {
  const words = allWords[language];
  document.documentElement.lang = language;
  document.title = `${contract.info.title} – ${words.title}`;
  const page = { words, language, contract, operations, service, base, address, demo, demoAddress, drawn };
  drawn.clear();
  const entries = [];
  const sections = grouped(contract, operations).map((group) => groupView(group, page, entries));
  const written = search?.input.value ?? "";
  const opened = [...root.querySelectorAll("details.operation[open]")].map(({ id }) => id);
  search = searchBox(entries, words);
  search.input.value = written;
  credentials = credentialsForm(page, redraw);
  root.replaceChildren(
    element(
      "header",
      {},
      languageSwitch(language),
      element("h1", {}, `${contract.info.title} – ${words.title}`),
    ),
    element(
      "main",
      {},
      element(
        "section",
        { class: "introduction" },
        paragraphs(introduction(contract.info.description, language)),
      ),
      credentials.view,
      search.box,
      sections,
    ),
    element(
      "footer",
      {},
      `${contract.info.version} · ${contract.info.license.name} · `,
      element("a", { href: contractAddress }, "openapi.json"),
    ),
  );
  search.apply();
  for (const id of opened) open(id);
}

function groupView({ name, tags }, page, entries) {
  const { words, language } = page;
  const group = element("section", { class: "group" }, element("h2", {}, words.groups[name]));
  for (const tag of tags) {
    const section = element(
      "details",
      { class: "tag", id: `tag-${tag.name}` },
      element(
        "summary",
        {},
        element("h3", {}, inLanguage(tag.description, language)),
        " ",
        element("span", { class: "type" }, `${tag.name} · ${tag.operations.length}`),
      ),
    );
    for (const operation of tag.operations) {
      const view = operationView(operation, page);
      section.append(view);
      entries.push({ view, section, group, haystack: haystackOf(operation, tag, language) });
    }
    group.append(section);
  }
  return group;
}

/** The language is kept for the next visit, where the browser keeps anything. */
function languageSwitch(current) {
  const button = (language) =>
    element(
      "button",
      {
        type: "button",
        lang: language,
        "aria-pressed": String(language === current),
        onclick: () => {
          keep(language);
          draw(language);
          root.querySelector("nav [aria-pressed=true]").focus();
        },
      },
      allWords[language].name,
    );
  return element("nav", { "aria-label": allWords[current].language }, languages.map(button));
}

function kept() {
  try {
    const language = localStorage.getItem(KEPT);
    return languages.includes(language) ? language : undefined;
  } catch {
    return undefined;
  }
}

function keep(language) {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // The page works without it.
  }
}

/** Opens the operation that the address names. */
function openNamed() {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id && open(id)) document.getElementById(id).scrollIntoView();
}

function open(id) {
  const view = document.getElementById(id);
  if (!view?.matches("details.operation")) return false;
  view.closest(".tag").open = true;
  view.open = true;
  return true;
}
