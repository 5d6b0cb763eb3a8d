import type { LegaturaPublica } from "../../client/generated/documents/types.ts";
import { downloadLink, readLink, Refusal } from "./api.ts";
import { formatWords } from "./catalog-words.ts";
import { passwordHeader } from "./content.ts";
import { fact, momentInZone, number, sizeOf } from "./facts.ts";
import { ask, problem, readOr, showMissing, showQuestion } from "./form.ts";
import { say } from "./language.ts";
import { byId, clearOutcome, conclude, open, show } from "./page.ts";
import { preparePreview, preview, previewWords } from "./preview.ts";
import { previewLink, readByLink, type Passwords } from "./preview-api.ts";
import { problemOfSaving, save, savingWords } from "./save.ts";
import type { Words } from "./words.ts";

/* The page of a link. It shows what the link opens and how to get it, without sign-in. */

const words = {
  title: ["Document primit prin link", "Документ по ссылке", "Document received by link"],
  gone: [
    "Linkul nu există sau nu mai este valabil. Cereți altul de la persoana care vi l-a trimis.",
    "Ссылка не существует или больше не действует. Попросите другую у того, кто её прислал.",
    "The link does not exist or is no longer valid. Ask for another one from the person who sent it to you.",
  ],
  from: ["De la", "От кого", "From"],
  label: ["Despre ce este", "О чём", "What it is about"],
  type: ["Felul fișierului", "Вид файла", "File type"],
  size: ["Mărime", "Размер", "Size"],
  end: ["Valabil până la", "Действует до", "Valid until"],
  left: ["Descărcări rămase", "Осталось скачиваний", "Downloads left"],
  linkPassword: ["Parola linkului", "Пароль ссылки", "Link password"],
  enterLinkPassword: ["Scrieți parola linkului", "Введите пароль ссылки", "Enter the link password"],
  wrongLinkPassword: ["Parola linkului este greșită", "Неверный пароль ссылки", "The link password is wrong"],
  ...savingWords,
  ...previewWords,
} satisfies Words;

const token = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const read = () => readOr(() => readLink(token), words.gone);
let opened = await read();

const title = (): string => (typeof opened === "function" ? say(words.title) : opened.denumire);

function render(): void {
  byId("title").textContent = title();
  showMissing(typeof opened === "function" ? opened() : undefined);
  byId("shared").hidden = typeof opened === "function";
  if (typeof opened === "function") return;
  const { mesaj, dimensiune } = opened;
  const hasFile = dimensiune !== undefined;
  byId("message").hidden = mesaj === undefined;
  byId("message").textContent = mesaj ?? "";
  byId("facts").replaceChildren(...factsOf(opened));
  byId("look").hidden = !asksPassword(opened);
  showQuestion("parola", opened.cereParola);
  showQuestion("parolaDocument", opened.cereParolaDocumentului);
  byId("form").hidden = !hasFile;
  byId("no-file").hidden = hasFile;
}

const factsOf = (one: LegaturaPublica): HTMLElement[] => [
  ...fact(words.from, [one.expeditor, one.institutie].filter(Boolean).join(", ")),
  ...fact(words.label, one.eticheta),
  ...fact(
    words.type,
    [one.format && say(formatWords[one.format]), one.extensie, one.contentType].filter(Boolean).join(" · "),
  ),
  ...fact(words.size, one.dimensiune === undefined ? undefined : sizeOf(one.dimensiune)),
  ...fact(words.end, momentInZone(one.dataExpirare)),
  ...fact(words.left, one.descarcariRamase === undefined ? undefined : number(one.descarcariRamase)),
];

const asksPassword = ({ cereParola, cereParolaDocumentului }: LegaturaPublica): boolean =>
  cereParola || cereParolaDocumentului;

/** Shows the link as it is by now. */
async function readAgain(): Promise<void> {
  opened = await read();
  show();
}

const passwordsIn = (): Passwords => ({
  ...passwordHeader(byId<HTMLInputElement>("parola").value, "x-link-password"),
  ...passwordHeader(byId<HTMLInputElement>("parolaDocument").value),
});

async function look(): Promise<void> {
  if (typeof opened === "function") return;
  const passwords = passwordsIn();
  await preview({
    ...{ format: opened.format, name: opened.denumire },
    page: (page) => previewLink(token, page, passwords),
    reading: () => readByLink(token, passwords),
  });
}

/** Without a password the document is shown at once; its download does not wait for that. */
async function lookFirst(): Promise<void> {
  try {
    await look();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await readAgain();
  }
}

const { attempt } = ask({
  check: ({ parola, parolaDocument }) => [
    ...(parola === "" ? [problem("parola", words.enterLinkPassword)] : []),
    ...(parolaDocument === "" ? [problem("parolaDocument", words.enterPassword)] : []),
  ],
  send: async (passwords) => {
    if (typeof opened === "function") return;
    clearOutcome();
    const name = `${opened.denumire}.${opened.extensie ?? "bin"}`;
    const { outcome, values } = await save(await downloadLink(token, passwords), name);
    conclude(outcome, values);
  },
  explain: (refusal) => {
    const { key, status } = refusal;
    if (key === "parolaLinkuluiNecesara") return problem("parola", words.enterLinkPassword);
    if (key === "parolaLinkuluiIncorecta") return problem("parola", words.wrongLinkPassword);
    // If it was revoked or used up meanwhile, show that instead of the form.
    if (status === 404) void readAgain();
    return problemOfSaving(refusal, "parolaDocument");
  },
});

byId("look").addEventListener("click", () => void attempt(look));
preparePreview();
open({ words, title, render });
if (typeof opened !== "function" && opened.dimensiune !== undefined && !asksPassword(opened))
  await lookFirst();
