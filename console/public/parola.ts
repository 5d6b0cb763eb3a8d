import { finishReset, OPEN_SERVICES, Refusal, requestReset, serviceOf } from "./api.ts";
import { ask, problem, type Problem, showQuestion } from "./form.ts";
import { say } from "./language.ts";
import { byId, conclude, offer, open } from "./page.ts";
import { passwordWords } from "./password-words.ts";
import { common, type Words } from "./words.ts";

/*
 * A new password. Without a key, the page asks for the address to mail one to, at the service in `?serviciu=` or at all of them; with
 * the key from the mail, for the password.
 */

const words = {
  requestTitle: ["Cereți o parolă nouă", "Запрос нового пароля", "Request a new password"],
  chooseTitle: ["Alegeți o parolă nouă", "Выберите новый пароль", "Choose a new password"],
  mail: ["Adresa de e-mail", "Адрес электронной почты", "Email address"],
  mailHint: [
    "Adresa contului, de exemplu nume@exemplu.md",
    "Адрес учётной записи, например imya@primer.md",
    "The address of the account, for example name@example.md",
  ],
  send: ["Trimite mesajul", "Отправить письмо", "Send the message"],
  sent: [
    "Dacă adresa este a unui cont, ați primit un mesaj. Legătura din el este valabilă o oră.",
    "Если адрес принадлежит учётной записи, вам отправлено письмо. Ссылка в нём действует один час.",
    "If the address belongs to an account, you have received a message. The link in it is valid for one hour.",
  ],
  newPassword: ["Parola nouă", "Новый пароль", "New password"],
  save: ["Salvează parola", "Сохранить пароль", "Save the password"],
  saved: [
    "Parola a fost schimbată. Vă puteți autentifica.",
    "Пароль изменён. Вы можете войти.",
    "The password has been changed. You can sign in.",
  ],
  used: [
    "Legătura a expirat sau a fost folosită. Cereți alta.",
    "Срок ссылки истёк или она уже использована. Запросите новую.",
    "The link has expired or has been used. Request another one.",
  ],
  ...passwordWords,
} satisfies Words;

const LEAST = 8;
const query = new URLSearchParams(location.search);
const service = serviceOf(query);
const key = query.get("key");
const title = key === null ? words.requestTitle : words.chooseTitle;

showQuestion(key === null ? "newPassword" : "mail", false);

/** @throws Refusal if no service takes the address */
async function requestEverywhere(mail: string): Promise<void> {
  const asked = query.has("serviciu") && service ? [service] : OPEN_SERVICES;
  const answers = await Promise.allSettled(asked.map((one) => requestReset(one, mail)));
  const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  const fault = refused.find((reason) => !(reason instanceof Refusal));
  if (fault !== undefined || refused.length === answers.length) throw fault ?? refused[0];
}

function check({ mail = "", newPassword = "" }: Record<string, string>): Problem[] {
  if (!service) return [{ text: () => say(common.unknownService) }];
  if (key === null) return /^[^@\s]+@[^@\s]+$/.test(mail.trim()) ? [] : [problem("mail", words.wrongEmail)];
  return newPassword.length < LEAST ? [problem("newPassword", words.shortPassword)] : [];
}

ask({
  check,
  send: async ({ mail = "", newPassword = "" }) => {
    if (!service) return;
    if (key === null) {
      await requestEverywhere(mail.trim());
      conclude(words.sent);
    } else {
      await finishReset(service, key, newPassword);
      offer(common.signIn, `/cont/intrare?serviciu=${service}`);
      conclude(words.saved);
    }
  },
  explain: (refusal) => {
    if (refusal.key === "invalidpassword") return problem("newPassword", words.refusedPassword);
    if (refusal.key === "parolaCompromisa") return problem("newPassword", words.breachedPassword);
    if (refusal.key === "cheieGresita") return { text: () => say(words.used) };
    return undefined;
  },
});

function render(): void {
  byId("title").textContent = say(title);
  byId("send").textContent = say(key === null ? words.send : words.save);
}

// To ask for another mail, open this page without the key.
if (key !== null) offer(words.requestTitle, `/cont/parola?serviciu=${service ?? "documents"}`);
open({ words, title: () => say(title), render });
