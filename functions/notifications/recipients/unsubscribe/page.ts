import type { Language } from "../../../../shared/context.ts";
import { escapeHtml } from "../../../../shared/escape-html.ts";
import { type Text, inLanguage } from "../../../../shared/texts.ts";
import { textIn } from "../../records/localized.ts";
import type { Declined } from "./unsubscribe.ts";

const words = {
  title: ["Dezabonare", "Отказ от рассылки", "Unsubscribe"],
  question: [
    "Nu mai doriți mesaje din această categorie?",
    "Больше не хотите получать сообщения этой категории?",
    "Stop messages in this category?",
  ],
  system: ["Expeditor", "Отправитель", "Sender"],
  category: ["Categorie", "Категория", "Category"],
  confirm: ["Nu mai trimiteți", "Больше не присылать", "Stop these messages"],
  official: [
    "Mesajele oficiale, fără categorie, vor sosi în continuare.",
    "Официальные сообщения без категории будут приходить и дальше.",
    "You will still get official messages, which have no category.",
  ],
  done: [
    "S-a notat. Mesaje din această categorie nu se mai trimit.",
    "Принято. Сообщения этой категории больше не отправляются.",
    "Noted. Messages in this category are no longer sent.",
  ],
} satisfies Record<string, Text>;

/*
 * The pages for programs without scripts; browsers are led to the page of the console, `/cont/dezabonare/<token>`. They have no script,
 * and their form posts only to its own address. The address is a secret of the reader.
 */

export const pageHeaders: Record<string, string> = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/** The page of an unsubscribe link: a button that posts to the same address. */
export const questionPage = (messages: Declined, language: Language): string =>
  page(
    language,
    `<p>${inLanguage(words.question, language)}</p>
${factsOf(language, messages)}
<form method="post"><button>${inLanguage(words.confirm, language)}</button></form>
<p>${inLanguage(words.official, language)}</p>`,
  );

/** The page after the button. */
export const donePage = (messages: Declined, language: Language): string =>
  page(
    language,
    `<p role="status">${inLanguage(words.done, language)}</p>
${factsOf(language, messages)}`,
  );

function factsOf(language: Language, { denumire, categorie, numeCategorie }: Declined): string {
  const facts: [string, string][] = [
    ...(denumire === undefined ? [] : [[inLanguage(words.system, language), denumire] as [string, string]]),
    [inLanguage(words.category, language), numeCategorie ? textIn(numeCategorie, language) : categorie],
  ];
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<dl>${rows.join("")}</dl>`;
}

const page = (language: Language, content: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${inLanguage(words.title, language)}</title>
<style>body{font:16px system-ui;max-width:26rem;margin:4rem auto;padding:0 1rem}dt{font-weight:bold}dd{margin:0 0 .5rem}button{font:inherit;width:100%;padding:.75rem;margin:.5rem 0}</style>
<main>
<h1>${inLanguage(words.title, language)}</h1>
${content}
</main>
</html>
`;
