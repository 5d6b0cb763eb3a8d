import { byId, make } from "./elements.js";
import { attempt } from "./messages.js";
import { readPreview } from "./reading-api.js";
import { word } from "./words.js";

/* Leafing through the pages of a document: one picture at a time. */

const WIDTH = 800;

/** The kinds of files that have pages. */
export const hasPages = ({ contentType }) =>
  ["application/pdf", "image/jpeg", "image/png"].includes(contentType);

/** What is looked at: `{ document, page, pages, address }`; undefined before somebody looked. */
let looked;
let passwordOf;

export function connectLeafing(password) {
  passwordOf = password;
  for (const [id, step] of [
    ["page-before", -1],
    ["page-after", 1],
  ])
    byId(id).addEventListener("click", ({ currentTarget }) =>
      // The end of the work makes the button one that can be pressed: at an end it is none.
      attempt(currentTarget, () => look(looked.document, looked.page + step)).then(renderLeafing),
    );
}

/** Shows a page of a document, the first one unless another is said. */
export async function look(document, page = 1) {
  const { picture, pages } = await readPreview(document.id, { page, width: WIDTH }, passwordOf(document));
  closeBook();
  looked = { document, page, pages, address: URL.createObjectURL(picture) };
  renderLeafing();
}

/** Forgets the picture: it is of another document, or nobody looks any more. */
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
