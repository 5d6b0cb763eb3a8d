/* Fields that records of several areas have alike. */

/** The name of a record. */
export const denumire = {
  label: { ro: "Denumire", ru: "Название" },
  input: "text",
  max: 255,
  required: { ro: "Scrieți denumirea", ru: "Введите название" },
  column: ["sorted"],
  isFact: true,
} as const;

/** A code as the services take it. */
export const cod = {
  label: { ro: "Cod", ru: "Код" },
  input: "text",
  max: 64,
  required: true,
  rule: [
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
    {
      ro: "Scrieți codul: litere latine, cifre, puncte și liniuțe, fără spații",
      ru: "Введите код: латинские буквы, цифры, точки и дефисы, без пробелов",
    },
  ],
  column: ["sorted"],
  isFact: true,
} as const;

/** The number of a legal entity. */
export const idno = {
  label: { ro: "IDNO", ru: "IDNO" },
  input: "text",
  max: 13,
  rule: [/^\d{13}$/, { ro: "Scrieți 13 cifre", ru: "Введите 13 цифр" }],
  column: ["wide"],
  isFact: true,
} as const;
