import { addressOf, following, go, place } from "./address.js";
import { byId, make } from "./elements.js";
import { number } from "./format.js";
import { attempt } from "./messages.js";
import { refresh } from "./work.js";
import { isWord, word } from "./words.js";

/* The search form above the list, and the facets that narrow what it found. */

/** The facets that a visitor can read; the others are numbers. */
const shownFacets = ["etichete", "format", "status"];

export function connectSearch() {
  const form = byId("search");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form.querySelector("button"), () => search(form.elements.q.value.trim()));
  });
}

/** Repeating the same search re-reads the results, to include documents added since. */
async function search(q) {
  const before = addressOf({});
  await go({
    q: q || undefined,
    facets: [],
    status: undefined,
    isShared: false,
    page: 1,
    document: undefined,
  });
  if (addressOf({}) === before) await refresh();
}

/** Shows the query, the query that was searched instead, and the facets of the results. */
export function renderSearch(listed) {
  const { q, facets } = place();
  const field = byId("search").elements.q;
  if (document.activeElement !== field) field.value = q ?? "";
  field.placeholder = word("searchFor");
  byId("end-search").hidden = q === undefined;
  byId("end-search").replaceChildren(
    make(
      "a",
      { href: addressOf(everything), onclick: following(everything), class: "button quiet" },
      word("endSearch"),
    ),
  );
  renderCorrection(listed?.correction);
  const groups =
    q === undefined ? [] : shownFacets.map((name) => groupOf(name, listed?.facets?.[name] ?? [], facets));
  byId("facets").replaceChildren(...groups.filter(Boolean));
  byId("facets-part").hidden = byId("facets").children.length === 0;
}

/** Tells what was searched instead of words that find nothing, with a link that searches for the original words. */
function renderCorrection(correction) {
  byId("correction").hidden = correction === undefined;
  if (!correction) return byId("correction").replaceChildren();
  const { searched, exact } = correction;
  const target = { q: exact, page: 1, document: undefined };
  const link = make(
    "a",
    { href: addressOf(target), onclick: following(target) },
    word("searchExactly", place()),
  );
  byId("correction").replaceChildren(word("searchedInstead", { q: place().q, searched }), " ", link);
}

const everything = { q: undefined, facets: [], page: 1, document: undefined };

function groupOf(field, values, chosen) {
  const isChosen = (value) => chosen.some((one) => one.field === field && one.value === value);
  if (values.length === 0) return undefined;
  return make(
    "div",
    {},
    make("h4", {}, word(`facet.${field}`)),
    make(
      "ul",
      { class: "facets" },
      values.map(({ value, count }) => make("li", {}, choiceOf({ field, value, count }, isChosen(value)))),
    ),
  );
}

/** A link that narrows the search by a value, or undoes that. */
function choiceOf({ field, value, count }, isChosen) {
  const { facets } = place();
  const others = facets.filter((one) => one.field !== field || one.value !== value);
  const target = { facets: isChosen ? others : [...facets, { field, value }], page: 1, document: undefined };
  const name = isWord(`value.${value}`) ? word(`value.${value}`) : value;
  return make(
    "a",
    {
      href: addressOf(target),
      onclick: following(target),
      class: "button quiet",
      "aria-current": isChosen && "true",
      "aria-label": isChosen
        ? word("withoutValue", { value: name })
        : word("withValue", { value: name, count: number(count) }),
    },
    isChosen ? `${name} ×` : `${name} ${number(count)}`,
  );
}
