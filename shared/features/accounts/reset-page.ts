import { createHash } from "node:crypto";
import type { Language } from "../../context.ts";
import type { Text } from "../../texts.ts";

const words = {
  title: { ro: "Parolă nouă", ru: "Новый пароль" },
  label: { ro: "Parola nouă (8–100 de caractere)", ru: "Новый пароль (8–100 символов)" },
  save: { ro: "Salvează", ru: "Сохранить" },
  done: {
    ro: "Parola a fost schimbată. Vă puteți autentifica.",
    ru: "Пароль изменён. Вы можете войти.",
  },
} satisfies Record<string, Text>;

/* The key is read from the address in the browser: nothing of the request is ever part of the page. */
const script = `
const form = document.querySelector("form"), notice = document.querySelector("output");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const key = new URLSearchParams(location.search).get("key") ?? "";
  const answer = await fetch(location.pathname, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
    body: JSON.stringify({ key, newPassword: form.elements.password.value }),
  });
  notice.textContent = answer.ok ? form.dataset.done : (await answer.json()).detail;
  form.hidden = answer.ok;
});
`;

/** Only this script runs, and it talks only to this host. */
export const resetPageHeaders = {
  "content-security-policy": `default-src 'none'; script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'; style-src 'unsafe-inline'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
};

/** The page behind the link of a reset mail: it asks for the new password and sends it with the key. */
export const resetPage = (language: Language): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title[language]}</title>
<style>body{font:16px system-ui;max-width:26rem;margin:4rem auto;padding:0 1rem}input,button{font:inherit;width:100%;padding:.5rem;margin:.5rem 0;box-sizing:border-box}</style>
<h1>${words.title[language]}</h1>
<form data-done="${words.done[language]}">
<label>${words.label[language]}<input name="password" type="password" autocomplete="new-password" minlength="8" required></label>
<button>${words.save[language]}</button>
</form>
<output></output>
<script>${script}</script>
</html>
`;
