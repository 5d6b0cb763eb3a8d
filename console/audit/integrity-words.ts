import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const integrityWords = words({
  ro: {
    lead: "Fiecare eveniment al unui document poartă amprenta celui dinainte. Verificarea le calculează din nou: un istoric schimbat pe ascuns se vede.",
    name: "Denumirea",
    documents: "Documente",
    changed: "Modificat",
    chooseAll: plural.ro({
      one: "Alege documentul găsit",
      few: "Alege cele {} documente găsite",
      other: "Alege cele {} de documente găsite",
    }),
    most: (most: string) => `O verificare cuprinde cel mult ${most} de documente.`,
    verify: "Verifică integritatea",
    broken: "Lanțul este rupt",
    brokenAt: (kind: string, moment: string, who: string) =>
      `Lanțul este rupt la evenimentul „${kind}”, ${moment}, ${who}`,
    whole: "Întreg",
    result: "Rezultatul",
    events: "Evenimente",
    hash: "Ultima amprentă",
    summary: (whole: string, failed: string, stopped: string) =>
      `Lanțuri întregi: ${whole}; nereușite: ${failed}; oprite: ${stopped}.`,
    none: "Niciun document nu se potrivește",
    noneText: "Se verifică documentele pe care le puteți citi.",
    notVerified: "Neverificat",
  },
  ru: {
    lead: "Каждое событие документа несёт отпечаток предыдущего. Проверка вычисляет их заново: тайно изменённая история видна.",
    name: "Название",
    documents: "Документы",
    changed: "Изменён",
    chooseAll: plural.ru({
      one: "Выбрать {} найденный документ",
      few: "Выбрать {} найденных документа",
      many: "Выбрать {} найденных документов",
    }),
    most: (most) => `Проверка охватывает не более ${most} документов.`,
    verify: "Проверить целостность",
    broken: "Цепочка разорвана",
    brokenAt: (kind, moment, who) => `Цепочка рвётся на событии «${kind}», ${moment}, ${who}`,
    whole: "Цела",
    result: "Результат",
    events: "События",
    hash: "Последний отпечаток",
    summary: (whole, failed, stopped) =>
      `Целых цепочек: ${whole}; неудачно: ${failed}; остановлено: ${stopped}.`,
    none: "Подходящих документов нет",
    noneText: "Проверяются документы, которые вы можете читать.",
    notVerified: "Не проверен",
  },
});
