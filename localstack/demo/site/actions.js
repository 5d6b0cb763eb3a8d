import * as api from "./api.js";
import { go } from "./address.js";
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
  onClick("archive", async ({ id, denumire }) => {
    await api.archiveDocument(id);
    await settle(() => word("archived", { denumire }), id);
  });
  onClick("reactivate", reactivate);
  onClick("resync", async ({ id }) => {
    const isNew = await resync(id);
    await refresh();
    tell(() => word(isNew ? "resynced" : "sourceUnchanged"));
  });
  onClick("remove", async ({ id, denumire }) => {
    await api.removeDocument(id);
    await go({ document: undefined });
    await settle(() => word("removed", { denumire }), id);
  });
}

/** Shows what has changed, and says it with a way back. */
async function settle(text, id) {
  await refresh();
  focusOnShown();
  tell(text, { act: { key: "undo", run: () => reactivate({ id }) } });
}

async function reactivate({ id }) {
  await api.reactivateDocument(id);
  await go({ document: id });
  await refresh();
  focusOnShown();
  tell(() => word("reactivated", { denumire: openedDocument().denumire }));
}

function connectRename() {
  const dialog = byId("rename-dialog");
  const form = byId("rename-form");
  const { denumire, descriere } = form.elements;
  byId("rename").addEventListener("click", () => {
    const document = openedDocument();
    denumire.value = document.denumire;
    descriere.value = document.descriere ?? "";
    dialog.showModal();
    denumire.select();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form.querySelector('[type="submit"]'), async () => {
      // Closed first: a refusal is told behind the dialog, where nobody would see it.
      dialog.close();
      const changes = { denumire: denumire.value.trim(), descriere: descriere.value.trim() || null };
      await api.changeDocument(openedDocument().id, changes);
      await refresh();
      tell(() => word("renamed"));
    });
  });
}
