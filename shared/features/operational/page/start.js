/* Starts the page: reads the contract, draws it in the reader's language, and fills the samples with demo data if there are some. */

import { credentialsForm } from "./credentials.js";
import { demoData } from "./demo.js";
import { element, paragraphs } from "./element.js";
import { grouped } from "./groups.js";
import { inLanguage, introduction } from "./localized.js";
import { firstCallOf, olderOf, operationsOf } from "./operations.js";
import { operationView, samplesOf } from "./operation.js";
import { haystackOf, searchBox } from "./search.js";
import { trial } from "./trial.js";
import { languages, words as allWords } from "./words.js";

const root = document.getElementById("api");
const { contract: contractAddress, demo: demoAddress, service } = root.dataset;
const KEPT = "temelia.docs.language";

const contract = await (await fetch(contractAddress)).json();
const operations = operationsOf(contract);
const older = olderOf(operations);
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
  const title = `${inLanguage(contract.info.title, language)} – ${words.title}`;
  document.title = title;
  const page = { words, language, contract, operations, service, base, address, demo, demoAddress, drawn };
  drawn.clear();
  const entries = [];
  const groups = grouped(
    contract,
    // Those are drawn with the one that took their place.
    operations.filter((one) => !older.has(one["x-successor"])),
  );
  const sections = groups.map((group) => groupView(group, page, entries));
  const written = search?.input.value ?? "";
  const opened = [...root.querySelectorAll("details.operation[open]")].map(({ id }) => id);
  search = searchBox(entries, words);
  search.input.value = written;
  credentials = credentialsForm(page, redraw);
  root.replaceChildren(
    element("header", {}, languageSwitch(language), element("h1", {}, title)),
    contentsOf(groups, page),
    element(
      "main",
      {},
      element(
        "section",
        { class: "introduction" },
        paragraphs(introduction(contract.info.description, language)),
      ),
      credentials.view,
      firstCallView(page),
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
      const before = (older.get(operation.operationId) ?? []).map((one) => ({
        view: operationView(one, page),
        haystack: haystackOf(one, tag),
      }));
      const view = operationView(
        operation,
        page,
        before.map((one) => one.view),
      );
      section.append(view);
      entries.push({ view, section, group, haystack: haystackOf(operation, tag), older: before });
    }
    group.append(section);
  }
  return group;
}

/** The groups and their tags, beside the operations; on a phone they open above them. */
function contentsOf(groups, { words, language }) {
  const lines = groups.map(({ name, tags }) =>
    element(
      "li",
      {},
      words.groups[name],
      element(
        "ul",
        {},
        tags.map((tag) =>
          element(
            "li",
            {},
            element(
              "a",
              { href: `#tag-${tag.name}`, onclick: () => setTimeout(openNamed) },
              inLanguage(tag.description, language),
            ),
          ),
        ),
      ),
    ),
  );
  const isWide = matchMedia("(min-width: 75rem)").matches;
  return element(
    "nav",
    { class: "contents", "aria-label": words.contents },
    element("details", { open: isWide }, element("summary", {}, words.contents), element("ul", {}, lines)),
  );
}

/** A call that a reader can send at once, whole: the sample, and the form that sends it. */
function firstCallView(page) {
  const { words, language } = page;
  const operation = firstCallOf(operations);
  if (!operation) return [];
  const samples = samplesOf(operation, page, words.firstCall);
  return element(
    "section",
    { class: "first-call", "aria-labelledby": "first-call" },
    element("h2", { id: "first-call" }, words.firstCall),
    element("h3", {}, inLanguage(operation.summary, language)),
    element("p", {}, words.firstCallAbout),
    samples.block,
    trial(operation, { ...page, samples }),
  );
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
          root.querySelector("[aria-pressed=true]").focus();
        },
      },
      allWords[language].name,
    );
  return element(
    "nav",
    { class: "languages", "aria-label": allWords[current].language },
    languages.map(button),
  );
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

/** Opens the operation, or the tag, that the address names. */
function openNamed() {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id && open(id)) document.getElementById(id).scrollIntoView();
}

function open(id) {
  const view = document.getElementById(id);
  if (!view?.matches("details.operation, details.tag")) return false;
  for (let part = view; part !== root; part = part.parentElement)
    if (part.localName === "details") part.open = true;
  return true;
}
