/* A piece of code with its heading and a button that copies it. */

import { element } from "./element.js";

/** `set` replaces the text. `of` tells it from others of the same title, for screen readers. */
export function codeBlock(title, words, of) {
  const code = element("code");
  // Long lines scroll, also by keyboard.
  const text = element("pre", { tabindex: 0, role: "region", "aria-label": `${title}: ${of}` }, code);
  const said = element("span", { role: "status", class: "said" });
  const copy = element(
    "button",
    {
      type: "button",
      class: "copy",
      "aria-label": `${words.copy}: ${title}, ${of}`,
      onclick: async () => {
        said.textContent = (await copied(code)) ? words.copied : words.selected;
        setTimeout(() => (said.textContent = ""), 4000);
      },
    },
    words.copy,
  );
  const block = element(
    "div",
    { class: "code" },
    element("div", { class: "bar" }, element("h5", {}, title), said, copy),
    text,
  );
  return { block, set: (value) => (code.textContent = value) };
}

/** Copies the text; pages without TLS have no clipboard, so there it is selected for the reader to copy. */
async function copied(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    const selection = getSelection();
    selection.selectAllChildren(code);
    return false;
  }
}
