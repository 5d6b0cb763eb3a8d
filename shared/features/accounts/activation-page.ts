import type { Language } from "../../context.ts";
import { type Text, inLanguage } from "../../texts.ts";
import { mailedPage, mailedPageHeaders } from "./mailed-page.ts";

const words = {
  title: ["Activarea contului", "Активация учётной записи", "Account activation"],
  activate: ["Activează contul", "Активировать учётную запись", "Activate the account"],
  used: [
    "Legătura a fost folosită deja sau a expirat. Dacă ați activat contul, vă puteți autentifica; altfel cereți o parolă nouă și primiți altă legătură.",
    "Ссылка уже использована или её срок истёк. Если учётная запись активирована, вы можете войти; иначе запросите новый пароль и получите другую ссылку.",
    "The link has already been used or has expired. If you have activated the account, you can sign in; otherwise request a new password and you will receive another link.",
  ],
} satisfies Record<string, Text>;

/* Mail scanners open links but press no buttons: only the button activates. */
const script = `
const form = document.querySelector("form"), notice = document.querySelector("output");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch("../activate" + location.search, {
    headers: { "accept-language": document.documentElement.lang },
  });
  const used = answer.status === 400;
  notice.textContent = answer.ok ? await answer.text() : used ? form.dataset.used : (await answer.json()).detail;
  form.hidden = answer.ok || used;
});
`;

export const activationPageHeaders = mailedPageHeaders(script);

/** The page behind the link of an activation mail. */
export const activationPage = (language: Language): string =>
  mailedPage(language, {
    title: inLanguage(words.title, language),
    content: `<form data-used="${inLanguage(words.used, language)}">
<button>${inLanguage(words.activate, language)}</button>
</form>`,
    script,
  });
