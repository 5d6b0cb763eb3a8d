import { languageNames } from "../../words/languages.ts";

/* Fields that records of several areas share. */

/** The name of a record. */
export const denumire = {
  label: ["Denumire", "Название", "Name"],
  input: "text",
  max: 255,
  required: ["Scrieți denumirea", "Введите название", "Enter the name"],
  column: ["sorted"],
  isFact: true,
} as const;

/** The language in which an account gets its messages. */
export const langKey = {
  label: ["Limba mesajelor", "Язык сообщений", "Message language"],
  input: "choice",
  choices: languageNames,
  isFact: true,
} as const;

/** The address of a person. */
export const email = {
  label: ["E-mail", "Эл. почта", "Email"],
  input: "email",
  rule: [
    /^\S+@\S+$/,
    [
      "Scrieți o adresă de e-mail, ca ana@exemplu.md",
      "Введите адрес эл. почты, например ana@exemplu.md",
      "Enter an email address, such as ana@example.md",
    ],
  ],
} as const;

/** A code in the form that the services accept. */
export const cod = {
  label: ["Cod", "Код", "Code"],
  input: "text",
  max: 64,
  required: true,
  rule: [
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
    [
      "Scrieți codul: litere latine, cifre, puncte și liniuțe, fără spații",
      "Введите код: латинские буквы, цифры, точки и дефисы, без пробелов",
      "Enter the code: Latin letters, digits, full stops and hyphens, no spaces",
    ],
  ],
  column: ["sorted"],
  isFact: true,
} as const;

/** The number of a legal entity. */
export const idno = {
  label: ["IDNO", "IDNO", "IDNO"],
  input: "text",
  max: 13,
  rule: [/^\d{13}$/, ["Scrieți 13 cifre", "Введите 13 цифр", "Enter 13 digits"]],
  column: ["wide"],
  isFact: true,
} as const;
