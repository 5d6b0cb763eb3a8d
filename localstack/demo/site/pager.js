import { byId, make } from "./elements.js";
import { word } from "./words.js";

/**
 * Shows the place in a list of several pages, which count from 1, with buttons to the pages beside it.
 *
 * @param id the id of the pager's element
 */
export function renderPager(id, { page, total, size, turnTo }) {
  const pages = Math.max(1, Math.ceil(total / size));
  const to = (key, target) =>
    make("button", { type: "button", class: "quiet", onclick: () => turnTo(target) }, word(key));
  byId(id).hidden = pages === 1;
  byId(id).setAttribute("aria-label", word("pages"));
  byId(id).replaceChildren(
    ...[
      page > 1 && to("previousPage", page - 1),
      make("span", { class: "facts" }, word("pageOf", { page, pages })),
      page < pages && to("nextPage", page + 1),
    ].filter(Boolean),
  );
}
