import type { CitizenVersion } from "../../client/generated/documents/types.ts";
import { downloadDocument, listVersions, readDocument } from "./citizen-documents-api.ts";
import { openOwn, read } from "./citizen.ts";
import { documentFacts } from "./document-entry.ts";
import { entryOf } from "./entries.ts";
import { fact, moment, number, sizeOf } from "./facts.ts";
import { ask, problem, showMissing, showQuestion } from "./form.ts";
import { say } from "./language.ts";
import { byId, conclude } from "./page.ts";
import { problemOfSaving, save, savingWords } from "./save.ts";
import type { Words } from "./words.ts";

/* A document of the citizen, `/ale-mele/acte/7`: its facts, its content and its versions. */

const words = {
  title: ["Document", "Документ", "Document"],
  back: ["Documentele mele", "Мои документы", "My documents"],
  status: ["Stare", "Состояние", "State"],
  changed: ["Modificat", "Изменён", "Changed"],
  versions: ["Versiuni", "Версии", "Versions"],
  version: ["Versiunea {number}", "Версия {number}", "Version {number}"],
  current: ["versiunea curentă", "текущая версия", "current version"],
  ...savingWords,
} satisfies Words;

const statuses = {
  ACTIV: ["activ", "действующий", "active"],
  ARHIVAT: ["arhivat", "в архиве", "archived"],
  STERS: ["în coș", "в корзине", "in the bin"],
  PURJAT: ["eliminat definitiv", "уничтожен", "destroyed"],
} satisfies Words;

const id = decodeURIComponent(location.pathname.split("/")[3] ?? "");
const found = await read(async () => {
  const document = await readDocument(id);
  return { document, versions: (await listVersions(document.id)).items };
});
let asksPassword = false;

function render(): void {
  const isMissing = typeof found === "function";
  byId("title").textContent = isMissing ? say(words.title) : found.document.denumire;
  showMissing(isMissing ? found() : undefined);
  byId("shared").hidden = isMissing;
  if (isMissing) return;
  const { document, versions } = found;
  const hasFile = document.numarVersiune > 0;
  byId("about").hidden = !document.descriere;
  byId("about").textContent = document.descriere ?? "";
  byId("facts").replaceChildren(
    ...documentFacts(document),
    ...fact(words.status, say(statuses[document.status])),
    ...fact(words.changed, moment(document.modificatLa)),
  );
  byId("no-file").hidden = hasFile;
  showQuestion("parola", asksPassword);
  byId("form").toggleAttribute("hidden", !hasFile || !byId("outcome").hidden);
  byId("list").replaceChildren(...versions.map(versionOf));
}

function versionOf({ numarVersiune, curenta, dimensiune, creatLa, comentariu }: CitizenVersion): HTMLElement {
  const about = [moment(creatLa), sizeOf(dimensiune), curenta && say(words.current)];
  return entryOf(say(words.version, { number: number(numarVersiune) }), undefined, [
    about.filter(Boolean).join(" · "),
    comentariu,
  ]);
}

ask({
  check: ({ parola }) => (parola === "" ? [problem("parola", words.enterPassword)] : []),
  send: async ({ parola }) => {
    if (typeof found === "function") return;
    const { id: wanted, denumire } = found.document;
    const { outcome, values } = await save(await downloadDocument(wanted, parola), denumire);
    conclude(outcome, values);
  },
  explain: (refusal) => {
    asksPassword ||= refusal.key === "parolaNecesara";
    return problemOfSaving(refusal);
  },
});

openOwn({
  words,
  title: () => (typeof found === "function" ? say(words.title) : found.document.denumire),
  render,
});
