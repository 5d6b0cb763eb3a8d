import type { Words } from "./words.ts";

/** Texts about a new password and the address of its account. */
export const passwordWords = {
  passwordHint: [
    "Între 8 și 100 de caractere; nu una dintre cele mai folosite",
    "От 8 до 100 символов; не из самых распространённых",
    "Between 8 and 100 characters, and not a commonly used one",
  ],
  wrongEmail: [
    "Scrieți o adresă de e-mail, de exemplu nume@exemplu.md",
    "Введите адрес электронной почты, например imya@primer.md",
    "Enter an email address, for example name@example.md",
  ],
  shortPassword: [
    "Parola are cel puțin 8 caractere",
    "В пароле не менее 8 символов",
    "The password must have at least 8 characters",
  ],
  refusedPassword: [
    "Parola este dintre cele mai folosite sau prea lungă. Alegeți alta.",
    "Пароль из самых распространённых или слишком длинный. Выберите другой.",
    "The password is too common or too long. Choose another one.",
  ],
  breachedPassword: [
    "Parola apare în liste publice de parole furate. Alegeți alta.",
    "Этот пароль есть в общедоступных списках украденных паролей. Выберите другой.",
    "The password appears in public lists of stolen passwords. Choose another.",
  ],
} satisfies Words;
