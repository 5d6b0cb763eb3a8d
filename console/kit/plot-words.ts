import { words } from "../words/words.ts";

export const plotWords = words({
  nothing: [
    "Din acest interval nu s-a păstrat nimic.",
    "За этот период ничего не сохранено.",
    "Nothing was kept from this period.",
  ],
  line: [
    (name: string, latest: string, when: string, peak: string, at: string) =>
      `${name}: ultima valoare ${latest} (${when}), cel mult ${peak} (${at})`,
    (name: string, latest: string, when: string, peak: string, at: string) =>
      `${name}: последнее ${latest} (${when}), наибольшее ${peak} (${at})`,
    (name: string, latest: string, when: string, peak: string, at: string) =>
      `${name}: last ${latest} (${when}), highest ${peak} (${at})`,
  ],
  unknownLine: [
    (name: string) => `${name}: fără date`,
    (name: string) => `${name}: нет данных`,
    (name: string) => `${name}: no data`,
  ],
  table: ["Valorile în tabel", "Значения в таблице", "Values in a table"],
  tableOf: [
    (title: string) => `${title}: valorile în tabel`,
    (title: string) => `${title}: значения в таблице`,
    (title: string) => `${title}: values in a table`,
  ],
  running: [
    (from: string) => `${from}, nu s-a încheiat`,
    (from: string) => `${from}, ещё не закончилось`,
    (from: string) => `${from}, not over yet`,
  ],
  time: ["De la", "С", "From"],
  unknown: ["fără date", "нет данных", "no data"],
});
