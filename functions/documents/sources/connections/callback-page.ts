import { createHash } from "node:crypto";
import { config } from "../../../../shared/config.ts";
import type { Language } from "../../../../shared/context.ts";
import { type Text, inLanguage } from "../../../../shared/texts.ts";
import type { Provider } from "../../records/provider.ts";

/** How an authorization ended. */
export type Outcome = "connected" | "declined" | "refused" | "failed";

const words: Record<Outcome, Text> = {
  connected: ["Conexiunea este gata.", "Подключение готово.", "The connection is ready."],
  declined: ["Accesul nu a fost permis.", "Доступ не был разрешён.", "Access was not allowed."],
  refused: [
    "Cererea nu mai este valabilă. Încercați din nou.",
    "Запрос больше не действителен. Попробуйте снова.",
    "The request is no longer valid. Try again.",
  ],
  failed: [
    "Furnizorul nu a răspuns. Încercați din nou.",
    "Поставщик не ответил. Попробуйте снова.",
    "The provider did not respond. Try again.",
  ],
};

const back: Text = ["Înapoi la importuri", "Назад к импорту", "Back to the imports"];

export interface Ended {
  furnizor: Provider;
  outcome: Outcome;
}

/** The page of the console that says how it ended. */
const consoleAddress = ({ furnizor, outcome }: Ended): string =>
  `${config.publicUrl}/app/importuri?conexiune=${outcome}&furnizor=${furnizor}`;

/*
 * A popup tells its opener and closes; a page of its own gives its place to the console. Both get one of four fixed words; no
 * part of the request is ever included in the page.
 */
const scriptOf = (ended: Ended): string =>
  `if (window.opener) { window.opener.postMessage({ conexiune: ${JSON.stringify(ended.outcome)} }, ${JSON.stringify(new URL(config.publicUrl).origin)}); window.close(); } else window.location.replace(${JSON.stringify(consoleAddress(ended))});`;

/** Only this script runs, and it makes no requests. The address contains the code, so no referrer is sent. */
export const callbackHeaders = (ended: Ended): Record<string, string> => ({
  "content-security-policy": `default-src 'none'; script-src 'sha256-${createHash("sha256").update(scriptOf(ended)).digest("base64")}'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
});

/** The page that the provider returns to. It leads to the console, or reports the outcome to its opener and closes. */
export const callbackPage = (ended: Ended, language: Language): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Temelia</title>
<style>body{font:16px system-ui;max-width:26rem;margin:4rem auto;padding:0 1rem}</style>
<p>${inLanguage(words[ended.outcome], language)}</p>
<p><a href="${consoleAddress(ended).replace("&", "&amp;")}">${inLanguage(back, language)}</a></p>
<script>${scriptOf(ended)}</script>
</html>
`;
