import type { PublicDocumentPage } from "../../client/generated/documents/types.ts";
import { Refusal } from "./api.ts";
import { listPublic } from "./catalog-api.ts";
import { formatWords } from "./catalog-words.ts";
import { documentEntry } from "./document-entry.ts";
import { number } from "./facts.ts";
import { problemsOf, showMissing } from "./form.ts";
import { say } from "./language.ts";
import { byId, open } from "./page.ts";
import { PAGE_SIZE, pageIn, showPages } from "./pager.ts";
import type { Words } from "./words.ts";

/* The public catalogue: search and pages are the address, `/catalog?q=plan&format=pdf&pagina=2`. */

const words = {
  title: ["Documente publice", "Публичные документы", "Public documents"],
  about: [
    "Documentele pe care instituțiile le-au publicat pentru toți. Nu aveți nevoie de cont.",
    "Документы, которые учреждения опубликовали для всех. Учётная запись не нужна.",
    "Documents that organizations have published for everyone. You do not need an account.",
  ],
  what: ["Ce căutați?", "Что вы ищете?", "What are you looking for?"],
  whatHint: [
    "Cuvinte din denumire, din text sau codul documentului",
    "Слова из названия или текста, либо код документа",
    "Words from the name or the text, or the document code",
  ],
  format: ["Felul fișierului", "Вид файла", "File type"],
  anyFormat: ["oricare", "любой", "any"],
  find: ["Caută", "Найти", "Search"],
  count: ["Documente găsite: {count}", "Найдено документов: {count}", "Documents found: {count}"],
  nothing: [
    "Niciun document public nu se potrivește. Încercați alte cuvinte sau alt fel de fișier.",
    "Ни один публичный документ не подходит. Попробуйте другие слова или другой вид файла.",
    "No public document matches. Try other words or another file type.",
  ],
  empty: [
    "Nicio instituție nu a publicat încă un document.",
    "Ни одно учреждение ещё не опубликовало документ.",
    "No organization has published a document yet.",
  ],
  onlySigns: [
    "Scrieți cel puțin o literă sau o cifră: numai după semne nu se poate căuta.",
    "Введите хотя бы одну букву или цифру: по одним знакам искать нельзя.",
    "Enter at least one letter or digit: you cannot search for symbols alone.",
  ],
  corrected: ["S-a căutat: {searched}.", "Искали: {searched}.", "Searched for: {searched}."],
  exactly: [
    "Caută exact ce am scris",
    "Искать именно то, что я написал(а)",
    "Search for exactly what I typed",
  ],
  ...formatWords,
} satisfies Words;

const query = new URLSearchParams(location.search);
const formatNamed = query.get("format") ?? "";
const wanted = {
  q: (query.get("q") ?? "").trim(),
  format: Object.hasOwn(formatWords, formatNamed) ? formatNamed : "",
};
let found: PublicDocumentPage | undefined;
/** Why there is no list. */
let missing: (() => string) | undefined;

/** The search as the service takes it. */
function searchOf(): URLSearchParams {
  const search = new URLSearchParams({ page: String(pageIn(query) - 1), size: String(PAGE_SIZE) });
  if (wanted.q !== "") search.set("q", wanted.q);
  if (wanted.format !== "") search.set("format", wanted.format);
  return search;
}

function render(): void {
  byId("count").textContent = found ? say(words.count, { count: number(found.total) }) : "";
  byId("count").hidden = !found;
  const why = missing ?? (found?.total === 0 ? () => say(whyNothing()) : undefined);
  showMissing(why?.());
  byId("list").replaceChildren(
    ...(found?.items ?? []).map((one) => documentEntry(one, `/catalog/${one.id}`)),
  );
  showCorrection();
  if (found) showPages(query, found.total, PAGE_SIZE);
}

function whyNothing() {
  if (found?.notSearched) return words.onlySigns;
  return isSearch() ? words.nothing : words.empty;
}

const isSearch = (): boolean => wanted.q !== "" || wanted.format !== "";

/** Shows what was searched instead of the typed words, with a link back to them. */
function showCorrection(): void {
  const place = byId("corrected");
  const correction = found?.correction;
  place.hidden = !correction;
  if (!correction) return;
  const link = document.createElement("a");
  link.href = addressOf({ ...wanted, q: correction.exact });
  link.textContent = say(words.exactly);
  place.replaceChildren(`${say(words.corrected, { searched: correction.searched })} `, link);
}

function addressOf({ q, format }: typeof wanted): string {
  const search = new URLSearchParams();
  if (q !== "") search.set("q", q);
  if (format !== "") search.set("format", format);
  return `/catalog${search.size > 0 ? `?${search.toString()}` : ""}`;
}

byId("search").addEventListener("submit", (event) => {
  event.preventDefault();
  location.assign(
    addressOf({
      q: byId<HTMLInputElement>("q").value.trim(),
      format: byId<HTMLSelectElement>("format").value,
    }),
  );
});

try {
  found = await listPublic(searchOf());
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  missing = problemsOf(error)[0]?.text;
}
byId<HTMLInputElement>("q").value = wanted.q;
byId<HTMLSelectElement>("format").value = wanted.format;
open({
  words,
  title: () => (wanted.q === "" ? say(words.title) : `${wanted.q} – ${say(words.title)}`),
  render,
});
