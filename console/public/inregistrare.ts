import { register, serviceOf } from "./api.ts";
import { ask, problem, type Problem } from "./form.ts";
import { language, say } from "./language.ts";
import { conclude, open } from "./page.ts";
import { common, type Words } from "./words.ts";

/* A new account of a service, which a mail activates. */

const words = {
  title: { ro: "Creați un cont", ru: "Создание учётной записи" },
  login: { ro: "Numele de utilizator", ru: "Имя пользователя" },
  loginHint: { ro: "Litere latine, cifre și . _ @ + -", ru: "Латинские буквы, цифры и . _ @ + -" },
  email: { ro: "Adresa de e-mail", ru: "Адрес электронной почты" },
  emailHint: {
    ro: "La ea vine mesajul care activează contul",
    ru: "На него придёт письмо для активации учётной записи",
  },
  password: { ro: "Parola", ru: "Пароль" },
  passwordHint: {
    ro: "Între 8 și 100 de caractere; nu una dintre cele mai folosite",
    ru: "От 8 до 100 символов; не из самых распространённых",
  },
  register: { ro: "Creează contul", ru: "Создать учётную запись" },
  wrongLogin: {
    ro: "Scrieți un nume de utilizator din litere latine, cifre și . _ @ + -",
    ru: "Введите имя пользователя из латинских букв, цифр и . _ @ + -",
  },
  wrongEmail: {
    ro: "Scrieți o adresă de e-mail, de exemplu nume@exemplu.md",
    ru: "Введите адрес электронной почты, например imya@primer.md",
  },
  shortPassword: { ro: "Parola are cel puțin 8 caractere", ru: "В пароле не менее 8 символов" },
  refusedPassword: {
    ro: "Parola este dintre cele mai folosite sau prea lungă. Alegeți alta.",
    ru: "Пароль из самых распространённых или слишком длинный. Выберите другой.",
  },
  takenLogin: {
    ro: "Numele de utilizator este deja folosit. Alegeți altul.",
    ru: "Имя пользователя уже занято. Выберите другое.",
  },
  takenEmail: {
    ro: "Adresa este deja a unui cont. Cereți o parolă nouă pentru el.",
    ru: "Адрес уже принадлежит учётной записи. Запросите для неё новый пароль.",
  },
  done: {
    ro: "V-am trimis un mesaj. Activați contul cu legătura din el, în cel mult 24 de ore.",
    ru: "Мы отправили вам письмо. Активируйте учётную запись по ссылке в нём в течение 24 часов.",
  },
} satisfies Words;

const service = serviceOf(new URLSearchParams(location.search));

function check({ login = "", email = "", password = "" }: Record<string, string>): Problem[] {
  if (!service) return [{ text: () => say(common.unknownService) }];
  return [
    ...(/^[A-Za-z0-9._@+-]{1,100}$/.test(login.trim()) ? [] : [problem("login", words.wrongLogin)]),
    ...(/^[^@\s]+@[^@\s]+$/.test(email.trim()) ? [] : [problem("email", words.wrongEmail)]),
    ...(password.length < 8 ? [problem("password", words.shortPassword)] : []),
  ];
}

ask({
  check,
  send: async ({ login = "", email = "", password = "" }) => {
    if (!service) return;
    await register(service, { login: login.trim(), email: email.trim(), password, langKey: language() });
    conclude(words.done);
  },
  explain: ({ key }) => {
    if (key === "userexists") return problem("login", words.takenLogin);
    if (key === "emailexists") return problem("email", words.takenEmail);
    return key === "invalidpassword" ? problem("password", words.refusedPassword) : undefined;
  },
});

open({ words, title: () => say(words.title) });
