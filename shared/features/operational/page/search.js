/* The search over the operations: hides what does not match, and moves through what does by the arrow keys. */

import { element } from "./element.js";
import { inLanguage } from "./localized.js";

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What the words of a search are looked for in: names, address and texts of an operation. */
export const haystackOf = (operation, tag, language) =>
  folded(
    [
      operation.operationId,
      operation.functionName,
      operation.method,
      operation.path,
      inLanguage(operation.summary, language),
      tag.name,
      inLanguage(tag.description, language),
    ].join(" "),
  );

/** True if every word occurs. */
export const isFound = (haystack, text) =>
  folded(text)
    .split(/\s+/)
    .every((word) => haystack.includes(word));

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
    for (const entry of entries) entry.view.hidden = text !== "" && !isFound(entry.haystack, text);
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
