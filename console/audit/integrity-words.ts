import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const integrityWords = words({
  lead: [
    "Fiecare eveniment al unui document poartă amprenta celui dinainte. Verificarea le calculează din nou: un istoric schimbat pe ascuns se vede.",
    "Каждое событие документа несёт отпечаток предыдущего. Проверка вычисляет их заново: тайно изменённая история видна.",
    "Each event of a document carries the fingerprint of the one before. The check computes them again, so a history changed in secret is found.",
  ],
  name: ["Denumirea", "Название", "Name"],
  documents: ["Documente", "Документы", "Documents"],
  changed: ["Modificat", "Изменён", "Changed"],
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
    plural.en({ one: "Choose the document found", other: "Choose the {} documents found" }),
  ],
  most: [
    (most: string) => `O verificare cuprinde cel mult ${most} de documente.`,
    (most: string) => `Проверка охватывает не более ${most} документов.`,
    (most: string) => `A check covers at most ${most} documents.`,
  ],
  verify: ["Verifică integritatea", "Проверить целостность", "Check integrity"],
  broken: ["Lanțul este rupt", "Цепочка разорвана", "The chain is broken"],
  brokenAt: [
    (kind: string, moment: string, who: string) =>
      `Lanțul este rupt la evenimentul „${kind}”, ${moment}, ${who}`,
    (kind: string, moment: string, who: string) => `Цепочка рвётся на событии «${kind}», ${moment}, ${who}`,
    (kind: string, moment: string, who: string) =>
      `The chain is broken at the event ‘${kind}’, ${moment}, ${who}`,
  ],
  whole: ["Întreg", "Цела", "Intact"],
  wholeOnes: [
    plural.ro({ one: "un istoric întreg", few: "{} istorice întregi", other: "{} de istorice întregi" }),
    plural.ru({ one: "{} история цела", few: "{} истории целы", many: "{} историй целы" }),
    plural.en({ one: "{} history intact", other: "{} histories intact" }),
  ],
  brokenOnes: [
    plural.ro({ one: "un istoric rupt", few: "{} istorice rupte", other: "{} de istorice rupte" }),
    plural.ru({ one: "{} история разорвана", few: "{} истории разорваны", many: "{} историй разорвано" }),
    plural.en({ one: "{} history broken", other: "{} histories broken" }),
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
    plural.en({ one: "{} history not checked", other: "{} histories not checked" }),
  ],
  result: ["Rezultatul", "Результат", "Result"],
  events: ["Evenimente", "События", "Events"],
  hash: ["Ultima amprentă", "Последний отпечаток", "Last fingerprint"],
  none: ["Niciun document nu se potrivește", "Подходящих документов нет", "No documents match"],
  noneText: [
    "Se verifică documentele pe care le puteți citi.",
    "Проверяются документы, которые вы можете читать.",
    "The documents that you can read are checked.",
  ],
  notVerified: ["Neverificat", "Не проверен", "Not checked"],
});
