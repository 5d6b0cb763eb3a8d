import { byId, make } from "./elements.js";
import { day } from "./format.js";
import { badgesOf } from "./list.js";
import { renderVersions } from "./versions.js";
import { word } from "./words.js";

/** The document that the forms are filled in for. */
let filledFor;

/** Shows the opened document; `opened` is `{ document, versions }`, or undefined if there is none. */
export function renderDocument(opened) {
  byId("document").hidden = opened === undefined;
  byId("work").classList.toggle("opened", opened !== undefined);
  window.document.title = opened ? `${opened.document.denumire} – Temelia` : "Temelia";
  if (opened?.document.id !== filledFor) {
    // Input for one document must not carry over to another.
    byId("password").value = "";
    byId("add-version").reset();
    filledFor = opened?.document.id;
  }
  if (!opened) return;
  const { document } = opened;
  const { denumire, descriere, cod, status, tipSecuritate, creatDe, modificatLa, poate } = document;
  byId("document-title").textContent = denumire;
  byId("document-badges").replaceChildren(...[badgesOf(document)].filter(Boolean));
  byId("document-text").textContent = descriere ?? "";
  byId("document-facts").replaceChildren(
    ...[fact("code", cod), fact("createdBy", creatDe), fact("changed", day(modificatLa))].flat(),
  );
  for (const [id, isShown] of Object.entries({
    rename: poate.includes("MODIFICA"),
    archive: poate.includes("ARHIVEAZA"),
    resync: poate.includes("RESINCRONIZEAZA"),
    remove: poate.includes("STERGE"),
    reactivate: poate.includes("REACTIVEAZA"),
    "add-version": poate.includes("ADAUGA_VERSIUNE"),
    "password-field": tipSecuritate === "PAROLA" && status !== "STERS",
  }))
    byId(id).hidden = !isShown;
  renderSource(document);
  renderVersions(opened);
}

/** The link to the file at its provider; only addresses that a browser opens as pages become links. */
function renderSource({ urlWeb = "", furnizor }) {
  const way = byId("open-source");
  way.hidden = !/^https?:\/\//.test(urlWeb);
  if (way.hidden) return way.removeAttribute("href");
  way.href = urlWeb;
  way.textContent = word("openAtProvider", { furnizor: word(`provider.${furnizor}`) });
}

const fact = (key, value) => [make("dt", {}, word(key)), make("dd", {}, value)];
