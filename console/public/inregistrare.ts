import { register, serviceOf } from "./api.ts";
import { ask, problem, type Problem } from "./form.ts";
import { language, say } from "./language.ts";
import { conclude, open } from "./page.ts";
import { passwordWords } from "./password-words.ts";
import { common, type Words } from "./words.ts";

/* A new account of a service, which a mail activates. */

const words = {
  title: ["Creați un cont", "Создание учётной записи", "Create an account"],
  login: ["Numele de utilizator", "Имя пользователя", "Username"],
  loginHint: [
    "Litere latine, cifre și . _ @ + -",
    "Латинские буквы, цифры и . _ @ + -",
    "Latin letters, digits and . _ @ + -",
  ],
  email: ["Adresa de e-mail", "Адрес электронной почты", "Email address"],
  emailHint: [
    "La ea vine mesajul care activează contul",
    "На него придёт письмо для активации учётной записи",
    "The message that activates the account is sent here",
  ],
  password: ["Parola", "Пароль", "Password"],
  register: ["Creează contul", "Создать учётную запись", "Create the account"],
  wrongLogin: [
    "Scrieți un nume de utilizator din litere latine, cifre și . _ @ + -",
    "Введите имя пользователя из латинских букв, цифр и . _ @ + -",
    "Enter a username made of Latin letters, digits and . _ @ + -",
  ],
  takenLogin: [
    "Numele de utilizator este deja folosit. Alegeți altul.",
    "Имя пользователя уже занято. Выберите другое.",
    "The username is already used. Choose another one.",
  ],
  takenEmail: [
    "Adresa este deja a unui cont. Cereți o parolă nouă pentru el.",
    "Адрес уже принадлежит учётной записи. Запросите для неё новый пароль.",
    "The address already belongs to an account. Request a new password for it.",
  ],
  done: [
    "V-am trimis un mesaj. Activați contul cu legătura din el, în cel mult o oră.",
    "Мы отправили вам письмо. Активируйте учётную запись по ссылке в нём в течение часа.",
    "We have sent you a message. Activate the account with the link in it, within one hour.",
  ],
  ...passwordWords,
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
    if (key === "parolaCompromisa") return problem("password", words.breachedPassword);
    return key === "invalidpassword" ? problem("password", words.refusedPassword) : undefined;
  },
});

open({ words, title: () => say(words.title) });
