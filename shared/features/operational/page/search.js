/* The search over the operations: shows what matches, the best first, and moves through it by the arrow keys. */

import { element } from "./element.js";
import { wordsFor } from "./everyday.js";
import { inLanguage } from "./localized.js";
import { languages } from "./words.js";

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The parts of a name, in small letters: `documents.downloadFile` is "documents download file". */
const partsOf = (name) =>
  name
    .replace(/[^\p{L}\p{N}]+|(?=\p{Lu})/gu, " ")
    .toLowerCase()
    .trim();

const inAllLanguages = (text) => languages.map((language) => inLanguage(text, language)).join(" ");
const spaced = (...texts) => ` ${folded(texts.join(" ")).replace(/[\s,;:()]+/gu, " ")} `;

/** What the words of a search are looked for in, by how much it says about what an operation does. */
export function haystackOf(operation, tag) {
  const { operationId, functionName, path, method, summary } = operation;
  const [resource, action] = operationId.split(/\.(?=[^.]*$)/).map((part) => partsOf(part).split(" "));
  const about = inAllLanguages(tag.description);
  return {
    isOfZone: ZONES.includes(resource[0]),
    resource: resource.filter((part) => !ZONES.includes(part)),
    action: action ?? [],
    name: spaced(operationId, partsOf(operationId), functionName),
    everyday: spaced(wordsFor(operation) ?? ""),
    summary: spaced(inAllLanguages(summary)),
    path: spaced(path, partsOf(path.replace(/\{[^}]*\}/g, " ")), method),
    noun: spaced(...languages.map((language) => inLanguage(tag.description, language).split(/[\s:,]/)[0])),
    tag: spaced(tag.name, partsOf(tag.name), about),
  };
}

const WEIGHTS = { name: 8, everyday: 7.5, summary: 6, noun: 5, path: 3, tag: 1 };
/** Shares of the weight for less than a whole word. */
const [BEGINNING, STEM, INSIDE] = [0.8, 0.7, 0.3];
/** For each part of an id that nobody asked about. */
const SURPLUS = 0.7;
/** The "in" of "sign in" says nothing alone. */
const SHORT = 2;
/** Callers should use the addresses of a zone. */
const OF_ZONE = 0.2;
const ZONES = ["staff", "app", "admin", "citizen", "public", "machine"];

/** So many letters may be the ending of a word, and so many must be left. */
const ENDING = 3;
const SHORTEST = 4;

/** How much of a word is found: all, or its beginning, or what is left without an ending: "documentul" as "document". */
function shareOf(text, word) {
  if (text.includes(` ${word} `)) return 1;
  if (text.includes(` ${word}`)) return BEGINNING;
  const stems = Array.from({ length: ENDING }, (_, cut) => word.slice(0, -cut - 1));
  if (stems.some((stem) => stem.length >= SHORTEST && text.includes(` ${stem}`))) return STEM;
  return text.includes(word) ? INSIDE : 0;
}

const pointsOf = (haystack, word) =>
  Math.max(...Object.entries(WEIGHTS).map(([part, weight]) => weight * shareOf(haystack[part], word)));

/** Words of questions that say nothing about the act. */
const SILENT = new Set(
  (
    "how do does can could should i we you my me a an the to of for is want need what where which " +
    "cum pot sa un o unui unei al la de din pe se eu fac vreau unde care " +
    "как мне я можно ли в на и для из по что хочу нужно где какой"
  ).split(" "),
);

function wordsOf(text) {
  const words = folded(text)
    .replace(/[?!,;]/g, " ")
    .trim()
    .split(/\s+/);
  const telling = words.filter((word) => !SILENT.has(word));
  return telling.length > 0 ? telling : words;
}

/** How well the words are found: 0 if one is not found. */
function scoreOf(haystack, words) {
  const points = words.map((word) => pointsOf(haystack, word));
  if (points.includes(0)) return { score: 0, isByTag: true };
  const isAsked = (text) => words.some((word) => shareOf(text, word) > 0);
  const { resource, noun, action, everyday, isOfZone } = haystack;
  // What people say names the resource, or the first word of the action.
  const unnamed = [...(isAsked(noun) ? [] : resource), ...(isAsked(everyday) ? action.slice(1) : action)];
  const surplus = unnamed.filter((part) => part.length > SHORT && !isAsked(` ${part} `)).length;
  const sum = points.reduce((all, one) => all + one, 0) + (isOfZone ? OF_ZONE : 0);
  const own = { ...haystack, noun: " ", tag: " " };
  return {
    score: Math.max(sum - SURPLUS * surplus, Number.MIN_VALUE),
    isByTag: words.every((word) => pointsOf(own, word) === 0),
  };
}

/** What is found, the best first. What only its tag speaks for is left out if there is better. */
export function ranked(entries, text) {
  const words = wordsOf(text);
  const found = entries
    .map((entry) => ({ entry, ...scoreOf(entry.haystack, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const better = found.filter(({ isByTag }) => !isByTag);
  return (better.length > 0 ? better : found).map(({ entry }) => entry);
}

/** @param entries the views of operations with what they are found by, in the order of the page */
export function searchBox(entries, words) {
  const count = element("p", { role: "status", class: "count" });
  const input = element("input", {
    type: "search",
    id: "search",
    autocomplete: "off",
    "aria-keyshortcuts": "/",
  });
  const results = element("div", { class: "results" });
  const found = () => entries.filter(({ view }) => !view.hidden);
  /** An operation is found by its older addresses, too. */
  const searched = entries.flatMap((entry) => [
    { entry, haystack: entry.haystack },
    ...entry.older.map(({ view, haystack }) => ({ entry, older: view, haystack })),
  ]);

  /** What is found stands here in its order, the rest hidden in its place. */
  function apply() {
    const text = input.value.trim();
    const hits = text === "" ? [] : ranked(searched, text);
    const best = new Set(hits.map(({ entry }) => entry));
    for (const entry of entries) {
      entry.view.hidden = text !== "" && !best.has(entry);
      entry.section.append(entry.view);
    }
    results.replaceChildren(...[...best].map(({ view }) => view));
    // What is found at an older address alone is shown with it.
    const own = new Set(hits.filter(({ older }) => !older).map(({ entry }) => entry));
    for (const { entry, older } of hits)
      if (older && !own.has(entry)) {
        entry.view.open = true;
        older.parentElement.open = true;
      }
    for (const { section, group } of entries) {
      section.open = false;
      for (const part of [section, group]) part.hidden = text !== "";
    }
    count.textContent = words.found(found().length);
  }

  function move(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const shown = results.hasChildNodes()
      ? [...results.children]
      : found()
          .filter(({ section }) => section.open)
          .map(({ view }) => view);
    const lines = shown.map((view) => view.querySelector("summary"));
    const at = lines.indexOf(document.activeElement);
    if (at < 0 && document.activeElement !== input) return;
    event.preventDefault();
    const next = event.key === "ArrowDown" ? at + 1 : at - 1;
    (next < 0 ? input : lines[Math.min(next, lines.length - 1)])?.focus();
  }

  input.addEventListener("input", apply);
  const label = element("label", { for: "search" }, words.search);
  const box = element("search", {}, label, input, count, results);
  return { box, input, apply, move };
}
