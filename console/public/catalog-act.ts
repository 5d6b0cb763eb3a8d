import type { PublicDocument } from "../../client/generated/documents/types.ts";
import { Refusal } from "./api.ts";
import { downloadPublic, readPublic } from "./catalog-api.ts";
import { passwordHeader } from "./content.ts";
import { documentFacts } from "./document-entry.ts";
import { fact, moment, number } from "./facts.ts";
import { ask, problem, readOr, showMissing, showQuestion } from "./form.ts";
import { say } from "./language.ts";
import { byId, clearOutcome, conclude, open, show } from "./page.ts";
import { preparePreview, preview, previewWords } from "./preview.ts";
import { previewPublic, readPublicText } from "./preview-api.ts";
import { problemOfSaving, save, savingWords } from "./save.ts";
import type { Words } from "./words.ts";

/* A document of the catalogue, `/catalog/7`: its facts and its content. It asks for a password once the service does. */

const words = {
  title: ["Document public", "Публичный документ", "Public document"],
  back: ["Toate documentele publice", "Все публичные документы", "All public documents"],
  gone: [
    "Documentul nu există sau nu mai este public.",
    "Документа не существует, или он больше не публичный.",
    "The document does not exist or is no longer public.",
  ],
  version: ["Versiunea", "Версия", "Version"],
  created: ["Creat", "Создан", "Created"],
  changed: ["Modificat", "Изменён", "Changed"],
  passwordHint: [
    "Documentul este protejat. Parola o aveți de la instituția care l-a publicat.",
    "Документ защищён. Пароль сообщает учреждение, которое его опубликовало.",
    "The document is protected. Get the password from the organization that published it.",
  ],
  ...savingWords,
  ...previewWords,
} satisfies Words;

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const read = () => readOr(() => readPublic(id), words.gone);
let found = await read();
let asksPassword = false;

const title = (): string => (typeof found === "function" ? say(words.title) : found.denumire);

function render(): void {
  byId("title").textContent = title();
  showMissing(typeof found === "function" ? found() : undefined);
  byId("shared").hidden = typeof found === "function";
  if (typeof found === "function") return;
  const hasFile = found.numarVersiune > 0;
  byId("about").hidden = !found.descriere;
  byId("about").textContent = found.descriere ?? "";
  byId("facts").replaceChildren(...factsOf(found));
  byId("form").hidden = !hasFile;
  byId("no-file").hidden = hasFile;
  showQuestion("parola", asksPassword);
  byId("look").hidden = !asksPassword;
}

const factsOf = (one: PublicDocument): HTMLElement[] => [
  ...documentFacts(one),
  ...fact(words.version, one.numarVersiune > 0 ? number(one.numarVersiune) : undefined),
  ...fact(words.created, moment(one.creatLa)),
  ...fact(words.changed, moment(one.modificatLa)),
  ...fact(["SHA-256", "SHA-256", "SHA-256"], one.hashSha256),
];

/** Shows the document as it is by now. */
async function readAgain(): Promise<void> {
  found = await read();
  show();
}

async function look(): Promise<void> {
  if (typeof found === "function") return;
  const { id: shown, denumire: name, format } = found;
  const passwords = passwordHeader(byId<HTMLInputElement>("parola").value);
  await preview({
    ...{ format, name },
    page: (page) => previewPublic(shown, page, passwords),
    reading: () => readPublicText(shown, passwords),
  });
}

/** At first the page does not know that a document has a password: it asks then, and says nothing of a mistake. */
async function lookFirst(): Promise<void> {
  try {
    await look();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.key !== "parolaNecesara") return readAgain();
    asksPassword = true;
    show();
  }
}

const { attempt } = ask({
  check: ({ parola }) => (parola === "" ? [problem("parola", words.enterPassword)] : []),
  send: async ({ parola }) => {
    if (typeof found === "function") return;
    clearOutcome();
    const { outcome, values } = await save(await downloadPublic(found.id, parola), found.denumire);
    conclude(outcome, values);
  },
  explain: (refusal) => {
    asksPassword ||= refusal.key === "parolaNecesara";
    if (refusal.status === 404) void readAgain();
    return problemOfSaving(refusal);
  },
});

byId("look").addEventListener("click", () => void attempt(look));
preparePreview();
open({ words, title, render });
if (typeof found !== "function" && found.numarVersiune > 0) await lookFirst();
