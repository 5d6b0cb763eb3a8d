import { Refusal } from "./api.ts";
import type { Content } from "./content.ts";
import { say } from "./language.ts";
import { problem, type Problem } from "./form.ts";
import type { Text, Words } from "./words.ts";

/** Texts about downloads of documents, for every page that has one. */
export const savingWords = {
  download: ["Descarcă", "Скачать", "Download"],
  verified: [
    "Descărcat: {name}. SHA-256 se potrivește.",
    "Скачано: {name}. SHA-256 совпадает.",
    "Downloaded: {name}. The SHA-256 fingerprint matches.",
  ],
  downloading: ["Descărcarea a început.", "Скачивание началось.", "The download has started."],
  noFile: [
    "Documentul nu are încă un fișier.",
    "У документа пока нет файла.",
    "The document does not have a file yet.",
  ],
  password: ["Parola documentului", "Пароль документа", "Document password"],
  enterPassword: ["Scrieți parola documentului", "Введите пароль документа", "Enter the document password"],
  wrongPassword: [
    "Parola documentului este greșită",
    "Неверный пароль документа",
    "The document password is wrong",
  ],
  damaged: [
    "Fișierul a fost deteriorat pe drum și nu a fost salvat. Descărcați-l din nou.",
    "Файл повреждён при передаче и не сохранён. Скачайте его ещё раз.",
    "The file was damaged on the way and was not saved. Download it again.",
  ],
} satisfies Words;

/** Content that is not what the service sent. */
class Damaged extends Refusal {}

/** The problem behind a download that was not saved, if the service does not say it. */
export function problemOfSaving(refusal: Refusal, passwordField = "parola"): Problem | undefined {
  if (refusal instanceof Damaged) return { text: () => say(savingWords.damaged) };
  if (refusal.key === "parolaNecesara") return problem(passwordField, savingWords.enterPassword);
  return refusal.key === "parolaIncorecta" ? problem(passwordField, savingWords.wrongPassword) : undefined;
}

/** What to say after a download. */
interface Saved {
  outcome: Text;
  values: Record<string, string>;
}

/**
 * Compares content with its hash and gives it to the browser; for larger content, sends the browser to the store.
 * @throws Damaged
 */
export async function save(content: Content, fallbackName: string): Promise<Saved> {
  if ("url" in content) {
    follow(content.url, "");
    return { outcome: savingWords.downloading, values: {} };
  }
  const { bytes, sha256, name = fallbackName } = content;
  if (sha256 !== undefined && (await base64Of(bytes)) !== sha256) throw new Damaged();
  give(new Blob([bytes]), name);
  return { outcome: sha256 === undefined ? savingWords.downloading : savingWords.verified, values: { name } };
}

/** Gives bytes to the browser as a file. */
export function give(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  follow(address, name);
  // The browser reads the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}

const base64Of = async (bytes: ArrayBuffer): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));

function follow(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
