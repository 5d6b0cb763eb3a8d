import * as api from "./api.js";
import { go } from "./address.js";
import { asSeen } from "./conflicts.js";
import { resync } from "./connectors-api.js";
import { byId } from "./elements.js";
import { attempt, tell } from "./messages.js";
import { word } from "./words.js";
import { focusOnShown, openedDocument, refresh } from "./work.js";

/** Connects the actions on the opened document: rename, archive, reactivate, delete. */
export function connectActions() {
  connectRename();
  const onClick = (id, act) =>
    byId(id).addEventListener("click", ({ currentTarget }) =>
      attempt(currentTarget, () => act(openedDocument())),
    );
  onClick("archive", (document) => changeState("archive", document, archive));
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
      const putBack = seen.status === "ARHIVAT" ? rearchive : reactivate;
      await settle(
        () => word("removed", { denumire: seen.denumire }),
        () => putBack(removed),
      );
    }),
  );
}

const textOf = ({ denumire, descriere = "" }) => [
  ["title.of", denumire],
  ["description", descriere],
];

/** Runs an action on the document as the visitor saw it. */
const changeState = (key, document, act) =>
  asSeen({
    key,
    act,
    seen: document,
    read: () => api.readDocument(document.id),
    rowsOf: (one) => [...textOf(one), ["status", word(one.status)], ["versions", String(one.numarVersiune)]],
    left: refresh,
  });

/** Shows the change, and announces it with an undo. */
async function settle(text, undo) {
  await refresh();
  focusOnShown();
  tell(text, { act: { key: "undo", run: undo } });
}

async function archive(document) {
  const archived = await api.archiveDocument(document);
  await settle(
    () => word("archived", { denumire: document.denumire }),
    () => reactivate(archived),
  );
}

/** A deleted document that was archived goes back to the archive: only an active one can be archived. */
const rearchive = (document) =>
  changeState("reactivate", document, async (seen) => {
    const active = await api.reactivateDocument(seen);
    await go({ document: seen.id });
    await archive(active);
  });

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
      // Closed first: a refusal appears behind the dialog, out of sight.
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
