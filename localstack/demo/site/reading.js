import { go } from "./address.js";
import { save } from "./content.js";
import { passwordFor } from "./document-password.js";
import { byId, make } from "./elements.js";
import { openableName } from "./format.js";
import { closeBook, connectLeafing, hasPages, look, renderLeafing } from "./leafing.js";
import { attempt, tell } from "./messages.js";
import { Refusal } from "./refusals.js";
import {
  cancelReading,
  downloadText,
  keepText,
  readProgress,
  readText,
  startReading,
} from "./reading-api.js";
import { word } from "./words.js";

/*
 * The content of the opened document's pages. Nothing is read before the visitor asks for it: viewing a page gives access
 * to its content, which the history records.
 */

const LOOK_EVERY_MS = 1000;
const textual = /^(text\/(?!html|xml)|application\/json|application\/vnd\.openxmlformats.*wordprocessingml)/;
const hasText = (document) => hasPages(document) || textual.test(document.contentType ?? "");

/** The opened document, and its text: `{ id, text, hasPdf }`. */
let document;
let read;

export function connectReading() {
  connectLeafing(passwordFor);
  byId("reading").addEventListener("toggle", () => {
    if (byId("reading").open && document && hasPages(document))
      void attempt(undefined, () => look(document)).then(renderReadingPanel);
    else closeBook();
  });
  byId("read-text").addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    void attempt(form.querySelector('[type="submit"]'), () => readIt(form.elements.limba.value));
  });
  const onClick = (id, act) =>
    byId(id).addEventListener("click", ({ currentTarget }) => attempt(currentTarget, act));
  onClick("save-text", () => saveAs("txt"));
  onClick("save-pdf", () => saveAs("pdf"));
  onClick("keep-text", keep);
}

/** Shows what has been read of the opened document. */
export function renderReading(opened) {
  if (opened?.document.id !== document?.id || opened?.document.numarVersiune !== document?.numarVersiune) {
    read = undefined;
    byId("reading").open = false;
    byId("read-progress").hidden = true;
    closeBook();
  }
  document = opened?.document;
  renderReadingPanel();
}

function renderReadingPanel() {
  const isThere = document && !["STERS", "PURJAT"].includes(document.status);
  byId("reading").hidden = !isThere || document.numarVersiune === 0;
  byId("no-reading").hidden = !document || hasText(document);
  byId("read-text").hidden = !document || !hasText(document);
  byId("text-part").hidden = !read;
  byId("page-text").textContent = read?.text || word("noText");
  byId("save-pdf").hidden = !read?.hasPdf;
  renderLeafing();
}

async function readIt(language) {
  const asked = document;
  const { id, status } = await startReading(asked.id, language, passwordFor(asked));
  const { wasRead, end } = await untilRead(id, status, asked);
  if (document?.id !== asked.id || !wasRead) return;
  read = { id, text: await readText(id, passwordFor(asked)), hasPdf: end.hasPdf };
  renderReadingPanel();
  tell(() => word("textReady"));
}

/** Shows the progress until the text is ready, or the visitor stops it or moves on to another document. */
async function untilRead(id, status, asked) {
  let isStopped = false;
  const shown = progressOf(() => {
    isStopped = true;
  });
  try {
    const wasWaiting = status !== "FINALIZATA";
    let last = { status };
    while (!["FINALIZATA", "ESUATA"].includes(last.status)) {
      if (isStopped) await cancelReading(id);
      if (isStopped || document?.id !== asked.id) return { wasRead: false };
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      if (!isStopped) last = await readProgress(id);
      shown.progress(last);
    }
    if (last.status === "ESUATA") throw new Refusal(last.eroare ?? (await readProgress(id)).eroare);
    return { wasRead: true, end: { hasPdf: wasWaiting } };
  } finally {
    shown.end();
  }
}

function progressOf(stop) {
  const box = byId("read-progress");
  const bar = make("progress", { max: 100, "aria-label": word("textWaits") });
  const text = make("span", { class: "facts" }, word("textWaits"));
  box.replaceChildren(
    bar,
    text,
    make("button", { type: "button", class: "quiet", onclick: stop }, word("cancel")),
  );
  box.hidden = false;
  return {
    progress({ pagini: all, paginiGata: done }) {
      if (!all) return;
      bar.value = (100 * done) / all;
      text.textContent = word("pagesRead", { done, all });
    },
    end() {
      box.hidden = true;
      box.replaceChildren();
    },
  };
}

async function saveAs(format) {
  const found = await downloadText(read.id, format, passwordFor(document));
  save(
    found.url
      ? found
      : {
          ...found,
          name: openableName(`${document.denumire.replace(/\.(pdf|jpe?g|png|docx|txt)$/i, "")}.${format}`),
        },
  );
  tell(() => word("downloading"));
}

async function keep() {
  const { id, denumire } = await keepText(read.id, passwordFor(document));
  tell(() => word("textKept", { denumire }), { act: { key: "open", run: () => go({ document: id }) } });
}
