import { make } from "./elements.js";
import { size } from "./format.js";
import { tell } from "./messages.js";
import { goesInParts, MOST_BYTES } from "./transfer.js";
import { word } from "./words.js";

/** Connects a field that takes a file by choosing or dropping it, and shows which file was taken. Returns its `render`. */
export function connectFileField(zone) {
  const input = zone.querySelector("input");
  const hint = zone.querySelector(".hint");
  const render = () => {
    const [file] = input.files;
    hint.textContent = file ? describe(file) : word("fileHint", { most: size(MOST_BYTES) });
    zone.classList.toggle("filled", file !== undefined);
  };
  const mark = (isOver) => (event) => {
    event.preventDefault();
    zone.classList.toggle("over", isOver);
  };
  zone.addEventListener("dragover", mark(true));
  zone.addEventListener("dragleave", mark(false));
  zone.addEventListener("drop", (event) => {
    mark(false)(event);
    const { files } = event.dataTransfer;
    if (files.length > 1) return tell(() => word("oneFile"), { isError: true });
    if (files.length === 1) input.files = files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  input.addEventListener("change", render);
  input.form.addEventListener("reset", () => setTimeout(render));
  return render;
}

const describe = (file) =>
  `${file.name} · ${size(file.size)}${goesInParts(file) ? ` · ${word("inParts")}` : ""}`;

/** The progress of an upload of `name`: a bar, a sentence, and a button that stops it. */
export function progressIn(box, name, stop) {
  const bar = make("progress", { max: 100, value: 0, "aria-label": word("sending", { name }) });
  const text = make("span", { class: "facts" }, word("sending", { name }));
  const cancel = make("button", { type: "button", class: "quiet", onclick: stop }, word("cancel"));
  box.replaceChildren(bar, text, cancel);
  box.hidden = false;
  return {
    progress(sent, total) {
      bar.value = (100 * sent) / total;
      text.textContent = word("sent", { name, sent: size(sent), total: size(total) });
    },
    checking() {
      // All bytes have arrived: the service decides now.
      cancel.remove();
      bar.removeAttribute("value");
      text.textContent = word("checking", { name });
    },
    end() {
      box.hidden = true;
      box.replaceChildren();
    },
  };
}
