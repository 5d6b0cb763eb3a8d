import { type Language, languageNames, languages } from "../../shared/everywhere/texts.ts";
import { html, type Html } from "./html.ts";
import { word, type Word } from "./words.ts";

/** A page for one request. */
export interface View {
  path: string;
  language: Language;
}

interface PageParts {
  title: Word;
  lead: Word;
  body: Html;
}

/**
 * The security headers of the pages. Scripts and styles are files of their own. The frame of a mail inherits the policy, so
 * that it loads nothing of other hosts.
 */
export const pageHeaders: Record<string, string> = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

/** The pages, in the order of their links. */
const links: [path: string, label: string][] = [
  ["/demo", "Demo"],
  ["/mail", "Mail"],
  ["/sms", "SMS"],
  ["/push", "Push"],
];

/** A whole page. Its script gets the texts that it says. */
export function pageOf({ path, language }: View, { title, lead, body }: PageParts): string {
  const say = (key: Word) => word(key, language);
  const spoken: Word[] = ["offline", "copied", "replied", "notReplied"];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${say(title)} – Temelia</title>
        <link rel="icon" href="/demo/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/demo/tokens.css" />
        <link rel="stylesheet" href="/demo/style.css" />
        <script type="module" src="/demo/page.js"></script>
      </head>
      <body>
        <a class="skip" href="#main">${say("skip")}</a>
        <header>
          <a class="brand" href="/"><img src="/demo/icon.svg" alt="" width="28" height="28" /> Temelia</a>
          <nav aria-label="${say("parts")}">
            ${links.map(([to, label]) => html`<a href="${addressOf(to, language)}" ${current(to === path)}>${label}</a> `)}
          </nav>
          <p class="languages">
            ${languages.map((code) => html`<a href="${addressOf(path, code)}" lang="${code}" ${current(code === language)}>${languageNames[code]}</a> `)}
          </p>
        </header>
        <main id="main" tabindex="-1">
          <h1>${say(title)}</h1>
          <p class="lead">${say(lead)}</p>
          <p
            id="status"
            role="status"
            class="status"
            ${spoken.map((key) => html` data-${attributeOf(key)}="${say(key)}"`)}
          ></p>
          ${body}
        </main>
      </body>
    </html> `.markup;
}

/** Says that there is nothing at its address, and leads to the start. */
export const pageOfNothing = (view: View): string =>
  pageOf(view, {
    title: "nothingHere",
    lead: "nothingHereLead",
    body: html`<p><a href="${addressOf("/", view.language)}">${word("toStart", view.language)}</a></p>`,
  });

/** `notReplied` is the `dataset` of `data-not-replied`. */
const attributeOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const current = (is: boolean): Html | false => is && html` aria-current="page"`;

const addressOf = (path: string, language: Language): string => `${path}?limba=${language}`;
