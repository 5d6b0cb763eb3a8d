import { go } from "./address.js";
import { byId, make } from "./elements.js";
import { attempt, tell } from "./messages.js";
import { onSignedOut } from "./session.js";
import { fieldsOf, valuesOf } from "./template-fields.js";
import { generateDocument, listTemplates, previewTemplate, readTemplate } from "./templates-api.js";
import { word } from "./words.js";
import { refresh } from "./work.js";

/**
 * The chosen template with its fields and, once its preview has come, the text and the names of missing values; undefined if
 * none is chosen.
 */
let chosen;
let found = [];
/** Answers for an outdated preview are dropped. */
let turn = 0;

/** Delay before a preview is requested, so that none is requested while the visitor types. */
const PAUSE_MS = 250;
let pause;

const form = () => byId("fill");

/** Connects the form that makes a document from a template. Templates are read when it is opened. */
export function connectTemplates() {
  byId("from-template").addEventListener("toggle", ({ currentTarget }) => {
    if (currentTarget.open) void attempt(undefined, load);
  });
  form().elements.template.addEventListener("change", ({ currentTarget }) => {
    void attempt(undefined, () => choose(Number(currentTarget.value)));
  });
  form().addEventListener("input", ({ target }) => {
    if (target.dataset.name === undefined) return;
    clearTimeout(pause);
    pause = setTimeout(() => attempt(undefined, preview), PAUSE_MS);
  });
  form().addEventListener("submit", (event) => {
    event.preventDefault();
    // A preview after the pause would remove the message of the document.
    clearTimeout(pause);
    void attempt(undefined, preview);
    void attempt(form().querySelector('[type="submit"]'), makeDocument);
  });
  onSignedOut(() => {
    [chosen, found] = [undefined, []];
    turn += 1;
    clearTimeout(pause);
    byId("from-template").open = false;
    renderTemplates();
  });
}

async function load() {
  found = (await listTemplates()).items;
  renderTemplates();
}

async function choose(id) {
  chosen = undefined;
  if (id) {
    const template = await readTemplate(id);
    if (form().elements.template.value !== String(id)) return;
    chosen = { template, fields: fieldsOf(template) };
  }
  renderFields();
  renderPreview();
  await preview();
}

/** Shows the templates, the fields of the chosen one and its preview, in the current language. */
export function renderTemplates() {
  const { template: select } = form().elements;
  // A template may be chosen while the list is read again.
  const { value } = select;
  select.replaceChildren(
    make("option", { value: "" }, word("chooseTemplate")),
    ...found.map(({ id, denumire, publicat }) =>
      make("option", { value: id }, publicat ? denumire : `${denumire} (${word("draft")})`),
    ),
  );
  select.value = found.some(({ id }) => String(id) === value) ? value : "";
  byId("no-templates").hidden = found.length > 0;
  if (chosen) relabel();
  else renderFields();
  renderPreview();
}

function renderFields() {
  byId("template-fields").replaceChildren(...(chosen?.fields ?? []).map(labelled));
  byId("filling").hidden = chosen === undefined;
}

const textOf = ({ name, kind, columns = [] }) =>
  word(`field.${kind}`, { name, columns: columns.join(" | ") });

function labelled(field) {
  const { name, kind } = field;
  const input =
    kind === "choice"
      ? make("input", { type: "checkbox", "data-name": name })
      : kind === "text"
        ? make("input", { "data-name": name, autocomplete: "off" })
        : make("textarea", { "data-name": name, rows: 3 });
  const text = make("span", {}, textOf(field));
  return make("label", { class: kind === "choice" ? "choice" : undefined }, text, input);
}

/** Changes the language of the labels; the entered values stay. */
function relabel() {
  for (const [i, label] of [...byId("template-fields").children].entries())
    label.firstElementChild.textContent = textOf(chosen.fields[i]);
}

const inputOf = (name) =>
  [...form().querySelectorAll("[data-name]")].find((input) => input.dataset.name === name);

function written(name) {
  const input = inputOf(name);
  return input.type === "checkbox" ? input.checked : input.value;
}

const values = () => valuesOf(chosen.fields, written);

async function preview() {
  const mine = (turn += 1);
  if (chosen) {
    const { text, lipsa } = await previewTemplate(chosen.template.id, values());
    if (mine !== turn) return;
    Object.assign(chosen, { text, missing: lipsa });
  }
  renderPreview();
}

/** The text beside the form: HTML in a frame that runs and fetches nothing, other formats as they are. */
function renderPreview() {
  const { template, text = "", missing } = chosen ?? {};
  const isHtml = template?.format === "HTML";
  byId("preview-frame").hidden = !isHtml;
  byId("preview-frame").srcdoc = isHtml ? text : "";
  byId("preview-frame").title = word("templatePreview");
  byId("preview-text").hidden = isHtml || chosen === undefined;
  byId("preview-text").textContent = isHtml ? "" : text;
  byId("still-missing").textContent =
    missing === undefined
      ? ""
      : missing.length > 0
        ? word("stillMissing", { names: missing.join(", ") })
        : word("nothingMissing");
  for (const input of form().querySelectorAll("[data-name]"))
    input.setAttribute("aria-invalid", String(missing?.includes(input.dataset.name) ?? false));
}

async function makeDocument() {
  const wanted = { format: form().elements.format.value, variabile: values() };
  const { id, cod } = await generateDocument(chosen.template.id, wanted);
  await refresh();
  go({ document: id });
  tell(() => word("documentMade", { cod }));
}
