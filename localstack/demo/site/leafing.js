import { byId, make } from "./elements.js";
import { attempt } from "./messages.js";
import { readPreview } from "./reading-api.js";
import { word } from "./words.js";

/* Paging through a document, one picture at a time. */

const WIDTH = 800;

/** The kinds of files that have pages. */
export const hasPages = ({ contentType }) =>
  ["application/pdf", "image/jpeg", "image/png"].includes(contentType);

/** The page on display: `{ document, page, pages, address }`; undefined until one is opened. */
let looked;
let passwordOf;

export function connectLeafing(password) {
  passwordOf = password;
  for (const [id, step] of [
    ["page-before", -1],
    ["page-after", 1],
  ])
    byId(id).addEventListener("click", ({ currentTarget }) =>
      // `attempt` enables the button again when it ends; rendering disables it on the first or last page.
      attempt(currentTarget, () => look(looked.document, looked.page + step)).then(renderLeafing),
    );
}

/** Shows a page of a document, by default the first. */
export async function look(document, page = 1) {
  const { picture, pages } = await readPreview(document.id, { page, width: WIDTH }, passwordOf(document));
  closeBook();
  looked = { document, page, pages, address: URL.createObjectURL(picture) };
  renderLeafing();
}

/** Discards the picture: another document is open, or the pages are no longer viewed. */
export function closeBook() {
  if (looked) URL.revokeObjectURL(looked.address);
  looked = undefined;
  renderLeafing();
}

export function renderLeafing() {
  byId("leafing").hidden = !looked;
  if (!looked) return byId("leaf").replaceChildren();
  const { page, pages, address, document } = looked;
  const title = word("pageNumber", { page, pages });
  byId("leaf").replaceChildren(make("img", { src: address, alt: `${document.denumire}, ${title}` }));
  byId("leaf-pages").setAttribute("aria-label", word("pagesOf"));
  byId("page-number").textContent = title;
  byId("page-before").disabled = page <= 1;
  byId("page-after").disabled = page >= pages;
}
