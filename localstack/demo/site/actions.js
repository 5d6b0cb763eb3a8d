import * as api from "./api.js";
import { go } from "./address.js";
import { asSeen } from "./conflicts.js";
import { resync } from "./connectors-api.js";
import { byId } from "./elements.js";
import { attempt, tell } from "./messages.js";
import { word } from "./words.js";
import { focusOnShown, openedDocument, refresh } from "./work.js";

/** Connects what can be done with the opened document: rename, archive, reactivate, delete. */
export function connectActions() {
  connectRename();
  const onClick = (id, act) =>
    byId(id).addEventListener("click", ({ currentTarget }) =>
      attempt(currentTarget, () => act(openedDocument())),
    );
  onClick("archive", (document) =>
    changeState("archive", document, async (seen) => {
      const archived = await api.archiveDocument(seen);
      await settle(() => word("archived", { denumire: seen.denumire }), archived);
    }),
  );
  onClick("reactivate", reactivate);
  onClick("resync", async ({ id }) => {
    const isNew = await resync(id);
    await refresh();
    tell(() => word(isNew ? "resynced" : "sourceUnchanged"));
  });
  onClick("remove", (document) =>
    changeState("remove", document, async (seen) => {
      await api.removeDocument(seen);
      const removed = await api.readDocument(seen.id);
      await go({ document: undefined });
      await settle(() => word("removed", { denumire: seen.denumire }), removed);
    }),
  );
}

const textOf = ({ denumire, descriere = "" }) => [
  ["title.of", denumire],
  ["description", descriere],
];

/** Runs an act on the document as the visitor saw it. */
const changeState = (key, document, act) =>
  asSeen({
    key,
    act,
    seen: document,
    read: () => api.readDocument(document.id),
    rowsOf: (one) => [...textOf(one), ["status", word(one.status)], ["versions", String(one.numarVersiune)]],
    left: refresh,
  });

/** Shows what has changed, and says it with a way back. */
async function settle(text, document) {
  await refresh();
  focusOnShown();
  tell(text, { act: { key: "undo", run: () => reactivate(document) } });
}

const reactivate = (document) =>
  changeState("reactivate", document, async (seen) => {
    await api.reactivateDocument(seen);
    await go({ document: seen.id });
    await refresh();
    focusOnShown();
    tell(() => word("reactivated", { denumire: openedDocument().denumire }));
  });

/** The document that the dialog was opened for. */
let renamed;

function connectRename() {
  const dialog = byId("rename-dialog");
  const form = byId("rename-form");
  const { denumire, descriere } = form.elements;
  byId("rename").addEventListener("click", () => {
    renamed = openedDocument();
    denumire.value = renamed.denumire;
    descriere.value = renamed.descriere ?? "";
    dialog.showModal();
    denumire.select();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form.querySelector('[type="submit"]'), () => {
      // Closed first: a refusal is told behind the dialog, where nobody would see it.
      dialog.close();
      return rename(renamed, { denumire: denumire.value.trim(), descriere: descriere.value.trim() });
    });
  });
}

const rename = (document, written) =>
  asSeen({
    key: "rename",
    seen: document,
    read: () => api.readDocument(document.id),
    rowsOf: textOf,
    mine: textOf(written),
    act: async (seen) => {
      await api.changeDocument(seen, { ...written, descriere: written.descriere || null });
      await refresh();
      tell(() => word("renamed"));
    },
    left: refresh,
  });
