import { number } from "./facts.ts";
import { say } from "./language.ts";
import { byId, make } from "./page.ts";
import type { Words } from "./words.ts";

const words = {
  pages: ["Pagini", "Страницы", "Pages"],
  previous: ["Pagina precedentă", "Предыдущая страница", "Previous page"],
  next: ["Pagina următoare", "Следующая страница", "Next page"],
  current: ["Pagina {page} din {last}", "Страница {page} из {last}", "Page {page} of {last}"],
} satisfies Words;

export const PAGE_SIZE = 20;

/** The page in the address, counted from 1: `?pagina=2`. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get("pagina") ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Shows the position of a page, with links to its neighbours; nothing if there is only one page. */
export function showPages(query: URLSearchParams, total: number, size: number): void {
  const bar = byId("pages");
  const page = pageIn(query);
  const last = Math.max(1, Math.ceil(total / size));
  bar.hidden = last === 1 && page === 1;
  bar.setAttribute("aria-label", say(words.pages));
  const linkTo = (wanted: number, rel: "prev" | "next"): HTMLElement => {
    const link = document.createElement("a");
    const search = new URLSearchParams(query);
    if (wanted === 1) search.delete("pagina");
    else search.set("pagina", String(wanted));
    link.href = `?${search.toString()}`;
    link.rel = rel;
    link.textContent = say(rel === "prev" ? words.previous : words.next);
    return link;
  };
  bar.replaceChildren(
    // From a page beyond the end back to the last one.
    ...(page > 1 ? [linkTo(Math.min(page - 1, last), "prev")] : []),
    make("span", say(words.current, { page: number(page), last: number(last) })),
    ...(page < last ? [linkTo(page + 1, "next")] : []),
  );
}
