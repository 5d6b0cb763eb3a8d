import { words } from "../words/words.ts";

export const plotWords = words({
  nothing: ["Din acest interval nu s-a păstrat nimic.", "За этот период ничего не сохранено."],
  line: [
    (name: string, latest: string, peak: string, at: string) =>
      `${name}: ${latest} acum, cel mult ${peak} (${at})`,
    (name: string, latest: string, peak: string, at: string) =>
      `${name}: сейчас ${latest}, наибольшее ${peak} (${at})`,
  ],
  unknownLine: [(name: string) => `${name}: fără date`, (name: string) => `${name}: нет данных`],
  table: ["Valorile în tabel", "Значения в таблице"],
  tableOf: [
    (title: string) => `${title}: valorile în tabel`,
    (title: string) => `${title}: значения в таблице`,
  ],
  time: ["De la", "С"],
  unknown: ["fără date", "нет данных"],
});
