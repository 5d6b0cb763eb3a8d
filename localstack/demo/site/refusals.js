import { facts } from "./facts.js";
import { currentLanguage, isWord, word } from "./words.js";

/** The fields of the page's forms, by their names in the API. */
const labels = {
  denumire: "name",
  descriere: "description",
  parola: "documentPassword",
  comentariu: "comment",
  semnatar: "signer",
  file: "file",
  cod: "documentCode",
  motivare: "reasonToAsk",
  motiv: "reasonToReject",
  dataExpirare: "lastDay",
  maxDescarcari: "mostUses",
  username: "login",
  password: "password",
  sistemId: "system",
  recipients: "recipients",
  subject: "subject",
  body: "noticeText",
  forwardTo: "forwardTo",
  scheduledAt: "scheduledAt",
  fisier: "file",
  groupId: "toGroup",
  categorie: "category",
  adresa: "address",
  code: "codeFromMessage",
  "liniste.de": "quietFrom",
  "liniste.pana": "quietUntil",
  "rezumat.ora": "digestHour",
};

/** A refusal: its key (`error.codExista`), the service's sentence, and the wrong fields. */
export class Refusal extends Error {
  constructor(key, { detail, fields = [], status, token } = {}) {
    super(detail ?? key);
    this.key = key.replace(/^error\./, "");
    this.language = currentLanguage();
    Object.assign(this, { detail, fields, status, token });
  }
}

/**
 * The message of a refusal: the page's own text if the service's sentence is about headers and parameters, which do not
 * concern a visitor; otherwise the service's sentence, in the page's language.
 */
export function refusalText(error) {
  const { key, fields = [] } = error;
  const sentence = isWord(`refused.${key}`) ? word(`refused.${key}`) : sentenceOf(error);
  const wrong = fields.map(({ field, code, message }) => {
    return `${labelOf(field)}: ${message && error.language === currentLanguage() ? message : textOf(code)}`;
  });
  return [sentence, ...wrong].join(" ");
}

/** The label of a field; a wrong row of a table is named by its line. */
function labelOf(field) {
  const line = /^fisier\.(\d+)$/.exec(field)?.[1];
  if (line) return word("rowOfTable", { line });
  return labels[field] ? word(labels[field]) : field;
}

const sentenceOf = ({ key, detail, language }) =>
  detail && language === currentLanguage() ? detail : textOf(key);

/** The service's text, if it has no placeholders to fill in. */
function textOf(key) {
  const text = facts?.texts[key]?.[currentLanguage()];
  return text && !text.includes("{") ? text : word("refused");
}
