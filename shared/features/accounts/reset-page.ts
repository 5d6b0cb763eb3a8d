import type { Language } from "../../context.ts";
import { type Text, inLanguage } from "../../texts.ts";
import { mailedPage, mailedPageHeaders } from "./mailed-page.ts";

const words = {
  title: ["Parolă nouă", "Новый пароль", "New password"],
  label: [
    "Parola nouă (8–100 de caractere)",
    "Новый пароль (8–100 символов)",
    "New password (8–100 characters)",
  ],
  save: ["Salvează", "Сохранить", "Save"],
  done: [
    "Parola a fost schimbată. Vă puteți autentifica.",
    "Пароль изменён. Вы можете войти.",
    "The password has been changed. You can sign in.",
  ],
} satisfies Record<string, Text>;

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

export const resetPageHeaders = mailedPageHeaders(script);

/** The page behind the link of a reset mail: it asks for the new password and sends it with the key. */
export const resetPage = (language: Language): string =>
  mailedPage(language, {
    title: inLanguage(words.title, language),
    content: `<form data-done="${inLanguage(words.done, language)}">
<label>${inLanguage(words.label, language)}<input name="password" type="password" autocomplete="new-password" minlength="8" required></label>
<button>${inLanguage(words.save, language)}</button>
</form>`,
    script,
  });
