/* The search over the operations: hides what does not match, and moves through what does by the arrow keys. */

import { element } from "./element.js";
import { wordsFor } from "./everyday.js";
import { inLanguage } from "./localized.js";
import { languages } from "./words.js";

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * What the words of a search are looked for in: names, address and texts of an operation, in all languages, and what people call
 * such acts. Words begin after a space, also those inside of a name.
 */
export function haystackOf(operation, tag) {
  const { operationId, functionName, method, path, summary } = operation;
  const texts = [summary, tag.description].flatMap((text) =>
    languages.map((language) => inLanguage(text, language)),
  );
  const names = [operationId, functionName, method, path, tag.name];
  const parts = names.map((name) => name.replace(/[^\p{L}\p{N}]+|(?=\p{Lu})/gu, " "));
  return ` ${folded([...names, ...parts, ...texts, wordsFor(operation) ?? ""].join(" "))}`;
}

/** So many letters may be the ending of a word, and so many must be left. */
const ENDING = 3;
const SHORTEST = 4;

/** The word itself; or, at the beginning of a word, what is left of it without an ending: "documentul" is found as "document". */
const isWordFound = (haystack, word) =>
  haystack.includes(word) ||
  Array.from({ length: ENDING }, (_, cut) => word.slice(0, -cut - 1)).some(
    (stem) => stem.length >= SHORTEST && haystack.includes(` ${stem}`),
  );

/** True if every word occurs. */
export const isFound = (haystack, text) =>
  folded(text)
    .split(/\s+/)
    .every((word) => isWordFound(haystack, word));

/** @param entries the views of operations with what they are found by, in the order of the page */
export function searchBox(entries, words) {
  const count = element("p", { role: "status", class: "count" });
  const input = element("input", {
    type: "search",
    id: "search",
    autocomplete: "off",
    "aria-keyshortcuts": "/",
  });
  const found = () => entries.filter(({ view }) => !view.hidden);

  function apply() {
    const text = input.value.trim();
    for (const { view, haystack, older } of entries) {
      const olderFound = older.filter((one) => text !== "" && isFound(one.haystack, text));
      const isOwn = text === "" || isFound(haystack, text);
      view.hidden = !isOwn && olderFound.length === 0;
      // What is found at an older address alone is shown with it.
      if (!isOwn && olderFound.length > 0) view.open = true;
      for (const one of olderFound) one.view.parentElement.open ||= !isOwn;
    }
    const sections = new Map();
    for (const { view, section, group } of entries)
      for (const part of [section, group])
        sections.set(part, (sections.get(part) ?? 0) + (view.hidden ? 0 : 1));
    for (const [part, shown] of sections) {
      part.hidden = shown === 0;
      if (part.localName === "details") part.open = text !== "" && shown > 0;
    }
    count.textContent = words.found(found().length);
  }

  function move(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const lines = found()
      .filter(({ section }) => section.open)
      .map(({ view }) => view.querySelector("summary"));
    const at = lines.indexOf(document.activeElement);
    if (at < 0 && document.activeElement !== input) return;
    event.preventDefault();
    const next = event.key === "ArrowDown" ? at + 1 : at - 1;
    (next < 0 ? input : lines[Math.min(next, lines.length - 1)])?.focus();
  }

  input.addEventListener("input", apply);
  const label = element("label", { for: "search" }, words.search);
  const box = element("search", {}, label, input, count);
  return { box, input, apply, move };
}
