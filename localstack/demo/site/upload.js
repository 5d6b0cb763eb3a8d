import { addressOf, go } from "./address.js";
import { readDocument } from "./api.js";
import { byId } from "./elements.js";
import { connectFileField, progressIn } from "./file-field.js";
import { attempt, tell } from "./messages.js";
import { onSignedOut } from "./session.js";
import { upload } from "./transfer.js";
import { word } from "./words.js";
import { focusOnShown, openedDocument, refresh } from "./work.js";

/** Connects both forms that send a file. Returns a function that renders their hints again, in another language. */
export function connectUploads() {
  const forms = [connectNewDocument(byId("upload")), connectNewVersion(byId("add-version"))];
  return () => forms.forEach((render) => render());
}

function connectNewDocument(form) {
  const { protection, parola } = form.elements;
  const passwordField = byId("upload-password");
  const showPassword = () => {
    passwordField.hidden = protection.value !== "parola";
    // A hidden field must neither be sent nor be required.
    parola.disabled = passwordField.hidden;
  };
  protection.addEventListener("change", showPassword);
  form.addEventListener("reset", () => setTimeout(showPassword));
  showPassword();
  return connect(form, {
    path: () => "/api/documents/upload",
    async done(answer, from) {
      form.reset();
      byId("new-document").open = false;
      const id = answer.documentId ?? answer.id;
      const { denumire } = await readDocument(id);
      const open = () => go({ status: undefined, isShared: false, page: 1, document: id });
      // A visitor who has moved on meanwhile stays there.
      const isHere = from === addressOf({});
      if (isHere) await open();
      await refresh();
      tell(() => word("uploaded", { denumire }), isHere ? {} : { act: { key: "open", run: open } });
    },
  });
}

const connectNewVersion = (form) =>
  connect(form, {
    path: ({ id }) => `/api/documents/${id}/versions`,
    documentOf: ({ id }) => id,
    async done(_, from, { id, denumire }) {
      if (openedDocument()?.id === id) form.reset();
      await refresh();
      if (from === addressOf({})) focusOnShown();
      tell(() => word("added", { denumire }));
    },
  });

/** The uploads in progress, which end with the session. */
const running = new Set();
onSignedOut(() => running.forEach((stopping) => stopping.abort()));
addEventListener("beforeunload", (event) => running.size > 0 && event.preventDefault());

/** `done` gets the answer, the address at which the form was sent, and the document that was open there. */
function connect(form, { path, documentOf = () => undefined, done }) {
  const render = connectFileField(form.querySelector(".drop"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form.querySelector('[type="submit"]'), async () => {
      const [from, document, fields] = [addressOf({}), openedDocument(), fieldsOf(form)];
      const stopping = new AbortController();
      const shown = progressIn(form.querySelector(".sending"), fields.file.name, () => stopping.abort());
      running.add(stopping);
      try {
        await done(
          await upload(path(document), fields, { ...shown, signal: stopping.signal }, documentOf(document)),
          from,
          document,
        );
      } finally {
        running.delete(stopping);
        shown.end();
      }
    });
  });
  return render;
}

/** The fields that are filled in, as the service names them. */
function fieldsOf(form) {
  const { protection, ...fields } = Object.fromEntries(new FormData(form));
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return { ...Object.fromEntries(filled), ...(protection === "criptat" ? { criptat: true } : {}) };
}
