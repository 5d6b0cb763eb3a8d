import { downloadLink, readLink, Refusal, type OpenedLink } from "./api.ts";
import { fact, moment, sizeOf } from "./facts.ts";
import { ask, problem, problemsOf } from "./form.ts";
import { say } from "./language.ts";
import { byId, conclude, open, show } from "./page.ts";
import { problemOfSaving, save, savingWords } from "./save.ts";
import type { Words } from "./words.ts";

/* The page of a link. It shows what the link opens and how to get it, without sign-in. */

const words = {
  title: ["Document primit prin link", "Документ по ссылке"],
  gone: [
    "Linkul nu există sau nu mai este valabil. Cereți altul de la persoana care vi l-a trimis.",
    "Ссылка не существует или больше не действует. Попросите другую у того, кто её прислал.",
  ],
  type: ["Tip", "Тип"],
  size: ["Mărime", "Размер"],
  end: ["Valabil până la", "Действует до"],
  noFile: ["Documentul nu are încă un fișier.", "У документа пока нет файла."],
  linkPassword: ["Parola linkului", "Пароль ссылки"],
  documentPassword: ["Parola documentului", "Пароль документа"],
  enterLinkPassword: ["Scrieți parola linkului", "Введите пароль ссылки"],
  enterDocumentPassword: ["Scrieți parola documentului", "Введите пароль документа"],
  wrongLinkPassword: ["Parola linkului este greșită", "Неверный пароль ссылки"],
  wrongDocumentPassword: ["Parola documentului este greșită", "Неверный пароль документа"],
  ...savingWords,
} satisfies Words;

const token = decodeURIComponent(location.pathname.split("/")[2] ?? "");
let opened: OpenedLink | undefined;
/** Why the page shows nothing: the link opens nothing, or no answer came. */
let missing: (() => string) | undefined;

function render(): void {
  byId("title").textContent = opened?.denumire ?? say(words.title);
  byId("gone").hidden = !missing;
  byId("gone").textContent = missing?.() ?? "";
  byId("shared").hidden = !opened;
  if (!opened) return;
  const { extensie, contentType, dimensiune, dataExpirare } = opened;
  const hasFile = dimensiune !== undefined;
  byId("facts").replaceChildren(
    ...(hasFile
      ? [
          ...fact(words.type, [extensie, contentType].filter(Boolean).join(" · ")),
          ...fact(words.size, sizeOf(dimensiune)),
        ]
      : []),
    ...fact(words.end, moment(dataExpirare)),
  );
  showQuestion("parola", opened.cereParola);
  showQuestion("parolaDocument", opened.cereParolaDocumentului);
  byId("form").hidden = !hasFile;
  byId("no-file").hidden = hasFile;
}

/** A hidden field is not sent. */
function showQuestion(name: string, isShown: boolean): void {
  byId(`ask-${name}`).hidden = !isShown;
  byId<HTMLInputElement>(name).disabled = !isShown;
}

async function read(): Promise<void> {
  try {
    opened = await readLink(token);
    missing = undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    opened = undefined;
    const [said] = problemsOf(error);
    missing = error.status === 404 ? () => say(words.gone) : said?.text;
  }
}

ask({
  check: ({ parola, parolaDocument }) => [
    ...(parola === "" ? [problem("parola", words.enterLinkPassword)] : []),
    ...(parolaDocument === "" ? [problem("parolaDocument", words.enterDocumentPassword)] : []),
  ],
  send: async (passwords) => {
    byId("outcome").hidden = true;
    const name = `${opened?.denumire ?? "document"}.${opened?.extensie ?? "bin"}`;
    const { outcome, values } = await save(await downloadLink(token, passwords), name);
    conclude(outcome, values);
  },
  explain: (refusal) => {
    if (refusal.key === "parolaLinkuluiIncorecta") return problem("parola", words.wrongLinkPassword);
    if (refusal.key === "parolaIncorecta") return problem("parolaDocument", words.wrongDocumentPassword);
    // If it was revoked or used up meanwhile, show that instead of the form.
    if (refusal.status === 404) void read().then(show);
    return problemOfSaving(refusal);
  },
});

await read();
open({ words, title: () => opened?.denumire ?? say(words.title), render });
