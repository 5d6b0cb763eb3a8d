import type { Sablon, TemplatesCreateBody } from "../../../client/generated/notifications/types.ts";
import type { Errors } from "../../kit/form.ts";
import { CATEGORY, CODE } from "../common/kinds.ts";
import type { Localized, NoticeLanguage, NoticeTexts } from "../common/preview.tsx";

export interface TemplateValues {
  /** The id of the system. */
  system: string;
  cod: string;
  name: string;
  categorie: string;
  subject: string;
  body: string;
  bodyShort: string;
  subjectRu: string;
  bodyRu: string;
  bodyShortRu: string;
  subjectEn: string;
  bodyEn: string;
  bodyShortEn: string;
}

/** The names of each language's fields: subject, text and short text. */
export const fieldsIn = {
  ro: ["subject", "body", "bodyShort"],
  ru: ["subjectRu", "bodyRu", "bodyShortRu"],
  en: ["subjectEn", "bodyEn", "bodyShortEn"],
} as const satisfies Record<NoticeLanguage, readonly (keyof TemplateValues)[]>;

export const emptyTemplate: TemplateValues = {
  system: "",
  cod: "",
  name: "",
  categorie: "",
  subject: "",
  body: "",
  bodyShort: "",
  subjectRu: "",
  bodyRu: "",
  bodyShortRu: "",
  subjectEn: "",
  bodyEn: "",
  bodyShortEn: "",
};

export const valuesOf = ({ sistemId, cod, name, categorie = "", ...texts }: Sablon): TemplateValues => ({
  system: String(sistemId),
  cod,
  name,
  categorie,
  subject: texts.subject.ro,
  subjectRu: texts.subject.ru ?? "",
  subjectEn: texts.subject.en ?? "",
  body: texts.body.ro,
  bodyRu: texts.body.ru ?? "",
  bodyEn: texts.body.en ?? "",
  bodyShort: texts.bodyShort?.ro ?? "",
  bodyShortRu: texts.bodyShort?.ru ?? "",
  bodyShortEn: texts.bodyShort?.en ?? "",
});

const localized = (ro: string, ru: string, en: string): Localized => ({
  ro,
  ...(ru.trim() === "" ? {} : { ru }),
  ...(en.trim() === "" ? {} : { en }),
});

export const textsOf = (values: TemplateValues): NoticeTexts => ({
  subject: localized(values.subject, values.subjectRu, values.subjectEn),
  body: localized(values.body, values.bodyRu, values.bodyEn),
  bodyShort:
    values.bodyShort.trim() === ""
      ? undefined
      : localized(values.bodyShort, values.bodyShortRu, values.bodyShortEn),
});

export function bodyOf(values: TemplateValues): TemplatesCreateBody {
  const { system, cod, name, categorie } = values;
  const { subject, body, bodyShort } = textsOf(values);
  return {
    sistemId: Number(system),
    cod,
    name,
    subject,
    body,
    ...(categorie === "" ? {} : { categorie }),
    ...(bodyShort ? { bodyShort } : {}),
  };
}

interface ErrorTexts {
  system: string;
  code: string;
  name: string;
  category: string;
  subject: string;
  body: string;
  both: string;
  short: string;
}

export function errorsIn(values: TemplateValues, text: ErrorTexts): Errors<TemplateValues> {
  const { system, cod, name, categorie, subject, body } = values;
  return {
    ...(system === "" ? { system: text.system } : {}),
    ...(CODE.test(cod) ? {} : { cod: text.code }),
    ...(name.trim() === "" ? { name: text.name } : {}),
    ...(categorie !== "" && !CATEGORY.test(categorie) ? { categorie: text.category } : {}),
    ...(subject.trim() === "" ? { subject: text.subject } : {}),
    ...(body.trim() === "" ? { body: text.body } : {}),
    ...halfErrors(values, text.both),
    ...(values.bodyShort.trim() === "" && values.bodyShortRu + values.bodyShortEn !== ""
      ? { bodyShort: text.short }
      : {}),
  };
}

/** A language with a subject but no text, or the other way round, would mix two languages in one mail. */
function halfErrors(values: TemplateValues, both: string): Errors<TemplateValues> {
  const others = [fieldsIn.ru, fieldsIn.en].flatMap(([subject, body]) => {
    const missing = (name: typeof subject | typeof body) => values[name].trim() === "";
    if (missing(subject) === missing(body)) return [];
    return [[missing(subject) ? subject : body, both] as const];
  });
  return Object.fromEntries(others);
}
