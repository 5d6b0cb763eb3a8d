import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const integrityWords = words({
  lead: [
    "Fiecare eveniment al unui document poartă amprenta celui dinainte. Verificarea le calculează din nou: un istoric schimbat pe ascuns se vede.",
    "Каждое событие документа несёт отпечаток предыдущего. Проверка вычисляет их заново: тайно изменённая история видна.",
  ],
  name: ["Denumirea", "Название"],
  documents: ["Documente", "Документы"],
  changed: ["Modificat", "Изменён"],
  chooseAll: [
    plural.ro({
      one: "Alege documentul găsit",
      few: "Alege cele {} documente găsite",
      other: "Alege cele {} de documente găsite",
    }),
    plural.ru({
      one: "Выбрать {} найденный документ",
      few: "Выбрать {} найденных документа",
      many: "Выбрать {} найденных документов",
    }),
  ],
  most: [
    (most: string) => `O verificare cuprinde cel mult ${most} de documente.`,
    (most: string) => `Проверка охватывает не более ${most} документов.`,
  ],
  verify: ["Verifică integritatea", "Проверить целостность"],
  broken: ["Lanțul este rupt", "Цепочка разорвана"],
  brokenAt: [
    (kind: string, moment: string, who: string) =>
      `Lanțul este rupt la evenimentul „${kind}”, ${moment}, ${who}`,
    (kind: string, moment: string, who: string) => `Цепочка рвётся на событии «${kind}», ${moment}, ${who}`,
  ],
  whole: ["Întreg", "Цела"],
  wholeOnes: [
    plural.ro({ one: "un istoric întreg", few: "{} istorice întregi", other: "{} de istorice întregi" }),
    plural.ru({ one: "{} история цела", few: "{} истории целы", many: "{} историй целы" }),
  ],
  brokenOnes: [
    plural.ro({ one: "un istoric rupt", few: "{} istorice rupte", other: "{} de istorice rupte" }),
    plural.ru({ one: "{} история разорвана", few: "{} истории разорваны", many: "{} историй разорвано" }),
  ],
  unknownOnes: [
    plural.ro({
      one: "un istoric neverificat",
      few: "{} istorice neverificate",
      other: "{} de istorice neverificate",
    }),
    plural.ru({
      one: "{} история не проверена",
      few: "{} истории не проверены",
      many: "{} историй не проверено",
    }),
  ],
  result: ["Rezultatul", "Результат"],
  events: ["Evenimente", "События"],
  hash: ["Ultima amprentă", "Последний отпечаток"],
  none: ["Niciun document nu se potrivește", "Подходящих документов нет"],
  noneText: [
    "Se verifică documentele pe care le puteți citi.",
    "Проверяются документы, которые вы можете читать.",
  ],
  notVerified: ["Neverificat", "Не проверен"],
});
