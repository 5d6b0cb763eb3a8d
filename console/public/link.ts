import { downloadLink, readLink, Refusal, type Content, type OpenedLink } from "./api.ts";
import { ask, problem, problemsOf } from "./form.ts";
import { language, say } from "./language.ts";
import { byId, conclude, make, open, show } from "./page.ts";
import type { Words } from "./words.ts";

/* The page of a link: it shows what the link opens, and how to get it, without sign-in. */

const words = {
  title: { ro: "Document primit prin link", ru: "Документ по ссылке" },
  gone: {
    ro: "Linkul nu există sau nu mai este valabil. Cereți altul de la persoana care vi l-a trimis.",
    ru: "Ссылка не существует или больше не действует. Попросите другую у того, кто её прислал.",
  },
  type: { ro: "Tip", ru: "Тип" },
  size: { ro: "Mărime", ru: "Размер" },
  end: { ro: "Valabil până la", ru: "Действует до" },
  noFile: { ro: "Documentul nu are încă un fișier.", ru: "У документа пока нет файла." },
  linkPassword: { ro: "Parola linkului", ru: "Пароль ссылки" },
  documentPassword: { ro: "Parola documentului", ru: "Пароль документа" },
  enterLinkPassword: { ro: "Scrieți parola linkului", ru: "Введите пароль ссылки" },
  enterDocumentPassword: { ro: "Scrieți parola documentului", ru: "Введите пароль документа" },
  wrongLinkPassword: { ro: "Parola linkului este greșită", ru: "Неверный пароль ссылки" },
  wrongDocumentPassword: { ro: "Parola documentului este greșită", ru: "Неверный пароль документа" },
  download: { ro: "Descarcă", ru: "Скачать" },
  verified: {
    ro: "Descărcat: {name}. SHA-256 se potrivește.",
    ru: "Скачано: {name}. SHA-256 совпадает.",
  },
  downloading: { ro: "Descărcarea a început.", ru: "Скачивание началось." },
  damaged: {
    ro: "Fișierul a fost deteriorat pe drum și nu a fost salvat. Descărcați-l din nou.",
    ru: "Файл повреждён при передаче и не сохранён. Скачайте его ещё раз.",
  },
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
          ...fact("type", [extensie, contentType].filter(Boolean).join(" · ")),
          ...fact("size", sizeOf(dimensiune)),
        ]
      : []),
    ...fact(
      "end",
      new Intl.DateTimeFormat(language(), { dateStyle: "long", timeStyle: "short" }).format(
        new Date(dataExpirare),
      ),
    ),
  );
  showQuestion("parola", opened.cereParola);
  showQuestion("parolaDocument", opened.cereParolaDocumentului);
  byId("form").hidden = !hasFile;
  byId("no-file").hidden = hasFile;
}

const fact = (key: "type" | "size" | "end", value: string): HTMLElement[] =>
  value ? [make("dt", say(words[key])), make("dd", value)] : [];

function sizeOf(bytes: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(language(), {
    style: "unit",
    unit: units[power] ?? "byte",
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
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

const base64Of = async (bytes: ArrayBuffer): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));

/** Hands content to the browser; larger content comes from the store, which the browser follows. */
async function save(content: Content): Promise<void> {
  if ("url" in content) {
    follow(content.url, "");
    conclude(words.downloading);
    return;
  }
  const { bytes, sha256, name = `${opened?.denumire ?? "document"}.${opened?.extensie ?? "bin"}` } = content;
  if (sha256 !== undefined && (await base64Of(bytes)) !== sha256) throw new Damaged();
  const address = URL.createObjectURL(new Blob([bytes]));
  follow(address, name);
  // The browser reads the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
  conclude(sha256 === undefined ? words.downloading : words.verified, { name });
}

class Damaged extends Refusal {}

function follow(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

ask({
  check: ({ parola, parolaDocument }) => [
    ...(parola === "" ? [problem("parola", words.enterLinkPassword)] : []),
    ...(parolaDocument === "" ? [problem("parolaDocument", words.enterDocumentPassword)] : []),
  ],
  send: async (passwords) => {
    byId("outcome").hidden = true;
    await save(await downloadLink(token, passwords));
  },
  explain: (refusal) => {
    if (refusal instanceof Damaged) return { text: () => say(words.damaged) };
    if (refusal.key === "parolaLinkuluiIncorecta") return problem("parola", words.wrongLinkPassword);
    if (refusal.key === "parolaIncorecta") return problem("parolaDocument", words.wrongDocumentPassword);
    // Revoked or used up meanwhile: the page shows that instead of the form.
    if (refusal.status === 404) void read().then(show);
    return undefined;
  },
});

await read();
open({ words, title: () => opened?.denumire ?? say(words.title), render });
