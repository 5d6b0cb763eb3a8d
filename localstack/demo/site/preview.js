import { byId, make } from "./elements.js";
import { word } from "./words.js";

const pictures = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml"]);
/** Larger files are downloaded. */
const MOST_BYTES = 50 * 1024 ** 2;

/** Only on request: each preview is recorded as a download, and may need the password. */
export const canPreview = ({ contentType, dimensiune }) =>
  (pictures.has(contentType) || contentType === "application/pdf") && dimensiune <= MOST_BYTES;

/** Shows a picture or a PDF over the page; Escape closes it. */
export function preview({ denumire }, { numarVersiune, contentType }, blob) {
  const dialog = byId("preview");
  const address = URL.createObjectURL(blob);
  const title = `${denumire}, ${word("version").toLowerCase()} ${numarVersiune}`;
  byId("preview-title").textContent = title;
  byId("preview-content").replaceChildren(
    contentType === "application/pdf"
      ? make("iframe", { src: address, title })
      : make("img", { src: address, alt: title }),
  );
  const forget = () => {
    URL.revokeObjectURL(address);
    byId("preview-content").replaceChildren();
  };
  dialog.addEventListener("close", forget, { once: true });
  dialog.showModal();
}
