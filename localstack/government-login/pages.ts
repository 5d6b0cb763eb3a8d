import { languages } from "../../shared/everywhere/texts.ts";
import { inLanguage, type Text } from "../../shared/texts.ts";
import type { GovernmentPerson } from "../demo/government.ts";

/**
 * The security headers of the pages. A form leads, by redirects, back to a service, so forms may go to addresses of this
 * machine.
 */
export const pageHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'self' http://localhost:* http://127.0.0.1:*",
    "frame-ancestors 'none'",
  ].join("; "),
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
} as const;

const style = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:1.5rem 1rem}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin:1.5rem 0 .5rem}
button{font:inherit;display:block;width:100%;min-height:3rem;margin:0 0 .5rem;padding:.5rem 1rem;text-align:start;cursor:pointer}
button:focus-visible{outline:3px solid #1d6fd1;outline-offset:2px}
small{display:block}`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** A text in Romanian, the language of the page, and in the others. */
const inEach = (text: Text, between = " · ") =>
  languages
    .map((language) => {
      const said = escaped(inLanguage(text, language));
      return language === "ro" ? said : `<span lang="${language}">${said}</span>`;
    })
    .join(between);

const page = (title: Text, main: string) => `<!doctype html>
<html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${languages.map((language) => escaped(inLanguage(title, language))).join(" · ")}</title><style>${style}</style></head>
<body><main><h1>${inEach(title, "<br>")}</h1>
${main}
</main></body></html>
`;

const texts = {
  signIn: [
    "Autentificare guvernamentală locală",
    "Локальный государственный вход",
    "Local government sign-in",
  ],
  notReal: [
    "Persoanele sunt inventate; nu se cere nicio parolă.",
    "Люди вымышлены, пароль не нужен.",
    "The people are invented; no password is needed.",
  ],
  citizens: ["Cetățeni", "Граждане", "Citizens"],
  officials: ["Funcționari", "Служащие", "Staff"],
  cancel: ["Renunță", "Отказаться", "Cancel"],
  signOut: [
    "Ieșiți din autentificarea guvernamentală?",
    "Выйти из государственного входа?",
    "Sign out of the government sign-in?",
  ],
  yes: ["Da, ies", "Да, выйти", "Yes, sign out"],
  no: ["Nu, rămân", "Нет, остаться", "No, stay"],
  signedOut: ["Ați ieșit", "Вы вышли", "You have signed out"],
  signedOutHint: [
    "Puteți închide această pagină.",
    "Эту страницу можно закрыть.",
    "You can close this page.",
  ],
  refused: [
    "Cererea nu poate fi îndeplinită",
    "Запрос не может быть выполнен",
    "The request cannot be carried out",
  ],
  refusedHint: [
    "Întoarceți-vă la serviciu și începeți din nou.",
    "Вернитесь в сервис и начните снова.",
    "Go back to the service and start again.",
  ],
  ended: ["Această intrare s-a încheiat", "Этот вход завершён", "This sign-in has ended"],
} satisfies Record<string, Text>;

const buttonOf = ({ key, name, about }: GovernmentPerson) =>
  `<button name="person" value="${escaped(key)}">${escaped(name)}<small>${inEach(about)}</small></button>`;

/** The page of a sign-in: a button for each person, and one to refuse. */
export function signInPage(action: string, people: GovernmentPerson[]): string {
  const group = (title: Text, members: GovernmentPerson[]) =>
    members.length === 0 ? "" : `<h2>${inEach(title)}</h2>\n${members.map(buttonOf).join("\n")}`;
  return page(
    texts.signIn,
    `<p>${inEach(texts.notReal, "<br>")}</p>
<form method="post" action="${escaped(action)}">
${group(
  texts.citizens,
  people.filter(({ idnp }) => idnp !== undefined),
)}
${group(
  texts.officials,
  people.filter(({ idnp }) => idnp === undefined),
)}
<h2>${inEach(texts.cancel)}</h2>
<button name="cancel" value="yes">${inEach(texts.cancel)}</button>
</form>`,
  );
}

/** The question of a sign-out. `form` comes from the library; the buttons name it. */
export const signOutPage = (form: string): string =>
  page(
    texts.signOut,
    `${form}
<button form="op.logoutForm" name="logout" value="yes">${inEach(texts.yes)}</button>
<button form="op.logoutForm">${inEach(texts.no)}</button>`,
  );

export const signedOutPage = (): string =>
  page(texts.signedOut, `<p>${inEach(texts.signedOutHint, "<br>")}</p>`);

/** The page of a refused request; `reason` is a code of OAuth 2.0 with its explanation. */
export const refusedPage = (reason: string): string =>
  page(
    texts.refused,
    `<p>${inEach(texts.refusedHint, "<br>")}</p><p><code lang="en">${escaped(reason)}</code></p>`,
  );

/** The page of a sign-in that has expired, or was finished before. */
export const endedPage = (): string => page(texts.ended, `<p>${inEach(texts.refusedHint, "<br>")}</p>`);
