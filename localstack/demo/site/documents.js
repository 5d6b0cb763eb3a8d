import * as api from "./api.js";
import { attempt, byId, make, tell } from "./elements.js";
import { currentLanguage, word } from "./words.js";

/** The documents in the list, and the open one with its versions. */
let shown = [];
let opened;

/** Loads and shows the visitor's documents, and the versions of the open one. */
export async function refresh(id = opened?.id) {
  const { items } = await api.listDocuments();
  shown = items;
  if (id === undefined) render();
  else await open(id);
}

export function forget() {
  shown = [];
  opened = undefined;
  render();
}

/** Renders everything in the present language. */
export function render() {
  byId("empty").hidden = shown.length > 0;
  byId("list").replaceChildren(...shown.map(listEntry));
  const panel = byId("document");
  panel.hidden = opened === undefined;
  panel.replaceChildren(...(opened ? panelOf(opened) : []));
}

function listEntry(document) {
  const { id, denumire, cod, numarVersiune, modificatLa } = document;
  const click = (event) => attempt(event.currentTarget, () => open(id));
  return make(
    "li",
    {},
    make(
      "button",
      { type: "button", class: "entry", onclick: click, "aria-pressed": String(id === opened?.id) },
      make("strong", {}, denumire),
      make("span", { class: "facts" }, `${cod} · v${numarVersiune} · ${day(modificatLa)}`),
      make("span", { class: "badges" }, badges(document)),
    ),
  );
}

const badges = ({ status, visibility, tipSecuritate }) =>
  [status === "ACTIV" ? undefined : status, visibility === "PERSONAL" ? undefined : visibility, tipSecuritate]
    .filter(Boolean)
    .map((name) => make("span", { class: `badge ${name.toLowerCase()}` }, word(name)));

const day = (iso) => new Date(iso).toLocaleDateString(currentLanguage(), { dateStyle: "medium" });

async function open(id) {
  const versions = await api.listVersions(id);
  opened = { id, versions };
  render();
}

function panelOf({ id, versions }) {
  const document = shown.find((one) => one.id === id);
  if (!document) return [];
  const entries = versions.map((version) => versionEntry(document, version));
  return [
    make("h2", {}, document.denumire),
    make("p", { class: "facts" }, document.descriere ?? document.cod),
    ...(document.tipSecuritate === "PAROLA" ? [passwordField()] : []),
    make("h3", {}, word("versions")),
    make("ol", { class: "versions", reversed: true }, entries),
    ...(document.status === "ACTIV" ? [versionForm(document)] : []),
  ];
}

const passwordField = () =>
  make(
    "label",
    {},
    make("span", {}, word("documentPassword")),
    make("input", { id: "password", type: "password", autocomplete: "off" }),
  );

function versionEntry(
  document,
  { numarVersiune, curenta, extensie, dimensiune, comentariu, creatDe, creatLa, hashSha256 },
) {
  const label = `${word("version")} ${numarVersiune}`;
  const act = (key, action) =>
    make("button", { type: "button", "aria-label": `${word(key)}: ${label}`, onclick: action }, word(key));
  return make(
    "li",
    {},
    make(
      "p",
      {},
      make("strong", {}, label),
      curenta ? make("span", { class: "badge now" }, word("current")) : undefined,
    ),
    make("p", { class: "facts" }, `${extensie} · ${size(dimensiune)} · ${creatDe} · ${day(creatLa)}`),
    comentariu ? make("p", {}, comentariu) : undefined,
    make("p", { class: "hash", title: "SHA-256" }, hashSha256),
    make(
      "p",
      { class: "row" },
      act("download", (event) => attempt(event.currentTarget, () => save(document, numarVersiune))),
      !curenta && document.status === "ACTIV"
        ? act("restore", (event) => attempt(event.currentTarget, () => restore(document, numarVersiune)))
        : undefined,
    ),
  );
}

const units = ["B", "KB", "MB"];
function size(bytes) {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  return `${(bytes / 1024 ** step).toLocaleString(currentLanguage(), { maximumFractionDigits: 1 })} ${units[step]}`;
}

async function save({ id }, numar) {
  const { blob, name, verified } = await api.download(id, numar, byId("password")?.value);
  const link = make("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
  tell(verified ? word("verified", { name }) : word("damaged"), !verified);
}

async function restore({ id }, numar) {
  await api.restore(id, numar);
  await refresh();
  tell(word("restored", { numar }));
}

function versionForm({ id }) {
  const submit = (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    attempt(form.querySelector("button"), async () => {
      await api.addVersion(id, new FormData(form));
      await refresh();
      tell(word("added"));
    });
  };
  return make(
    "form",
    { class: "stack", onsubmit: submit },
    make("h3", {}, word("addVersion")),
    make(
      "label",
      {},
      make("span", {}, word("file")),
      make("input", { name: "file", type: "file", required: true }),
    ),
    make(
      "label",
      {},
      make("span", {}, word("comment")),
      make("input", { name: "comentariu", maxlength: "1000" }),
    ),
    make("button", { type: "submit" }, word("add")),
  );
}

/** Connects the form for a new document. */
export function uploading(form) {
  const password = byId("upload-password");
  form.protection.addEventListener("change", () => {
    password.hidden = form.protection.value !== "parola";
    form.parola.required = !password.hidden;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(form.querySelector("button"), async () => {
      const { id } = await api.upload(formOf(form));
      form.reset();
      password.hidden = true;
      await refresh(id);
      tell(word("uploaded"));
    });
  });
}

function formOf(form) {
  const data = new FormData(form);
  const protection = data.get("protection");
  data.delete("protection");
  if (protection !== "parola") data.delete("parola");
  if (protection === "criptat") data.set("criptat", "true");
  return data;
}
