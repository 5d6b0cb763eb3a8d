import { createHash } from "node:crypto";
import { config } from "../../../shared/config.ts";
import type { Language } from "../../../shared/context.ts";
import type { Text } from "../../../shared/texts.ts";

/** How an authorization ended. */
export type Outcome = "connected" | "declined" | "refused" | "failed";

const words: Record<Outcome, Text> = {
  connected: {
    ro: "Conexiunea este gata. Puteți închide fereastra.",
    ru: "Подключение готово. Окно можно закрыть.",
  },
  declined: {
    ro: "Accesul nu a fost permis. Puteți închide fereastra.",
    ru: "Доступ не был разрешён. Окно можно закрыть.",
  },
  refused: {
    ro: "Cererea nu mai este valabilă. Închideți fereastra și încercați din nou.",
    ru: "Запрос больше не действителен. Закройте окно и попробуйте снова.",
  },
  failed: {
    ro: "Furnizorul nu a răspuns. Închideți fereastra și încercați din nou.",
    ru: "Поставщик не ответил. Закройте окно и попробуйте снова.",
  },
};

/* The opener receives one of four fixed words; no part of the request is ever included in the page. */
const scriptOf = (outcome: Outcome): string =>
  `if (window.opener) window.opener.postMessage({ conexiune: ${JSON.stringify(outcome)} }, ${JSON.stringify(new URL(config.publicUrl).origin)}); window.close();`;

/** Only this script runs, and it makes no requests. The address contains the code, so no referrer is sent. */
export const callbackHeaders = (outcome: Outcome): Record<string, string> => ({
  "content-security-policy": `default-src 'none'; script-src 'sha256-${createHash("sha256").update(scriptOf(outcome)).digest("base64")}'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
});

/** The page in the popup. It reports the outcome to the page that opened it, and closes. */
export const callbackPage = (outcome: Outcome, language: Language): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Temelia</title>
<style>body{font:16px system-ui;max-width:26rem;margin:4rem auto;padding:0 1rem}</style>
<p>${words[outcome][language]}</p>
<script>${scriptOf(outcome)}</script>
</html>
`;
