import { isPlainClick } from "./elements.js";

/*
 * The address holds the state of the view, so that it can be shared, reloaded and navigated back to:
 * `/?status=ARHIVAT&page=2&document=12`, `/?partajat=true`, `/?q=buget&facet=etichete:2026`.
 */

export const statuses = ["ACTIV", "ARHIVAT", "STERS"];

/**
 * The place in the current address. Pages count from 1. Without a status, it lists active and archived documents; or the
 * documents shared by others.
 */
export function place() {
  const query = new URLSearchParams(location.search);
  const number = (name) =>
    /^[1-9]\d{0,15}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : undefined;
  const status = query.get("status");
  return {
    status: statuses.includes(status) ? status : undefined,
    isShared: query.get("partajat") === "true",
    q: query.get("q") ?? undefined,
    facets: query.getAll("facet").map(facetOf).filter(Boolean),
    page: number("page") ?? 1,
    document: number("document"),
  };
}

/** `field:value`; the values themselves may have colons. */
function facetOf(text) {
  const [, field, value] = /^(\w+):(.+)$/su.exec(text) ?? [];
  return field && { field, value };
}

/** The address of the current place with some changes. */
export function addressOf(changes) {
  const { status, isShared, q, facets, page, document } = { ...place(), ...changes };
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (isShared) query.set("partajat", true);
  if (q !== undefined) query.set("q", q);
  for (const { field, value } of q === undefined ? [] : facets) query.append("facet", `${field}:${value}`);
  if (page > 1) query.set("page", page);
  if (document !== undefined) query.set("document", document);
  return query.size > 0 ? `/?${query}` : "/";
}

const listeners = new Set();

/** Calls `listener` on every change of place, including Back and Forward. */
export const onPlace = (listener) => listeners.add(listener);

const announce = () => Promise.all([...listeners].map((listener) => listener()));

addEventListener("popstate", announce);

/** Goes to another place; resolves when it is shown. */
export function go(changes) {
  const address = addressOf(changes);
  if (address !== location.pathname + location.search) history.pushState(null, "", address);
  return announce();
}

/** Click handler of a link to a place. Only plain clicks are handled; the others (a new tab, a download) stay the browser's. */
export const following = (changes) => (event) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void go(changes);
};
