import type { ContractTexts } from "../contract/contract-texts.ts";

/** The four writes of a plain record, and its history. */
export const contract: ContractTexts = {
  actions: {
    create: [
      "Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.",
      "`id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.",
      "An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.",
    ],
    replace: [
      "Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.",
      "Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.",
      "Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.",
    ],
    patch: [
      "Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.",
      "Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.",
      "Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.",
    ],
    remove: [
      "Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.",
      "При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.",
      "Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.",
    ],
  },
  properties: {
    fapt: ["Ce s-a întâmplat", "Что произошло", "What happened"],
    valori: ["Valorile de dinainte", "Прежние значения", "The former values"],
    camp: [
      "Câmpul după care a fost căutat",
      "Поле, по которому искали",
      "The field that it was looked up by",
    ],
  },
};
