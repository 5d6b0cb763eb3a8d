import { PAGE_SIZE } from "./api.js";
import { addressOf, following, place, statuses } from "./address.js";
import { byId, make } from "./elements.js";
import { day, number } from "./format.js";
import { marked } from "./highlights.js";
import { word } from "./words.js";

/** Shows a page of documents, its position in the whole list, and links to the neighbouring pages. */
export function renderList(listed = { items: [], total: 0 }) {
  const { items } = listed;
  byId("list").replaceChildren(...items.map(entryOf));
  byId("empty").hidden = items.length > 0;
  byId("empty").textContent = word(emptyKey(listed), { q: place().q });
  byId("list-range").textContent = items.length > 0 ? rangeOf(listed) : "";
  renderPager(listed);
  renderFilter();
}

function emptyKey({ total }) {
  const { q, isShared } = place();
  if (total > 0) return "beyondEnd";
  return q !== undefined ? "nothingFound" : isShared ? "noShared" : "noDocuments";
}

function entryOf(document) {
  const { id, denumire, cod, numarVersiune, modificatLa, highlights = {} } = document;
  const isOpen = id === place().document;
  return make(
    "li",
    {},
    make(
      "a",
      {
        id: `entry-${id}`,
        class: "entry",
        href: addressOf({ document: id }),
        onclick: following({ document: id }),
        "aria-current": isOpen && "true",
      },
      make("strong", {}, highlights.denumire ? marked(highlights.denumire[0]) : denumire),
      make(
        "span",
        { class: "facts" },
        `${cod} · ${numarVersiune > 0 ? `v${numarVersiune}` : word("noFile")} · ${day(modificatLa)}`,
      ),
      badgesOf(document),
      ["descriere", "text", "etichete"]
        .flatMap((field) => highlights[field] ?? [])
        .map((fragment) => make("span", { class: "fragment" }, marked(fragment))),
    ),
  );
}

/** Badges for the special properties of a document. */
export function badgesOf({ status, visibility, tipSecuritate }) {
  const names = [
    status === "ACTIV" ? "" : status,
    visibility === "PERSONAL" ? "" : visibility,
    tipSecuritate,
  ];
  const badges = names
    .filter(Boolean)
    .map((name) => make("span", { class: `badge ${name.toLowerCase()}` }, word(name)));
  return badges.length > 0 && make("span", { class: "badges" }, badges);
}

function rangeOf({ items, page, total, isLowerBound }) {
  const first = page * PAGE_SIZE + 1;
  const values = { first: number(first), last: number(first + items.length - 1), total: number(total) };
  return word(isLowerBound ? "rangeAtLeast" : "range", values);
}

function renderPager({ hasNext, total }) {
  const { page } = place();
  const to = (key, target) =>
    make(
      "a",
      { class: "button quiet", href: addressOf({ page: target }), onclick: following({ page: target }) },
      word(key),
    );
  const pager = byId("pager");
  pager.hidden = page === 1 && !hasNext;
  pager.setAttribute("aria-label", word("pages"));
  pager.replaceChildren(
    ...[
      page > 2 && to("firstPage", 1),
      page > 1 && to("previousPage", page - 1),
      make(
        "span",
        { class: "facts" },
        word("pageOf", { page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }),
      ),
      hasNext && to("nextPage", page + 1),
    ].filter(Boolean),
  );
}

/** The documents shared by others are one more choice in the filter of the list. */
function renderFilter() {
  const { status, isShared, q } = place();
  byId("status-filter").closest("label").hidden = q !== undefined;
  const chosen = isShared ? SHARED : (status ?? "");
  const options = ["", ...statuses, SHARED].map((value) =>
    make("option", { value, selected: value === chosen }, word(`list.${value || "all"}`)),
  );
  byId("status-filter").replaceChildren(...options);
}

const SHARED = "partajat";

/** The place for a choice in the filter. */
export const placeOf = (value) => ({
  status: statuses.includes(value) ? value : undefined,
  isShared: value === SHARED,
  q: undefined,
  facets: [],
  page: 1,
  document: undefined,
});
