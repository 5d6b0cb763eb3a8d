import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

/** What saving a table file says. */
export const exportWords = words({
  verb: ["Descarcă CSV", "Скачать CSV", "Download CSV"],
  reading: [
    plural.ro({
      one: "S-a citit un rând…",
      few: "S-au citit {} rânduri…",
      other: "S-au citit {} de rânduri…",
    }),
    plural.ru({
      one: "Прочитана {} строка…",
      few: "Прочитаны {} строки…",
      many: "Прочитано {} строк…",
    }),
    plural.en({ one: "{} row read…", other: "{} rows read…" }),
  ],
  stop: ["Oprește", "Остановить", "Stop"],
  done: [
    plural.ro({
      one: "Fișierul are un rând.",
      few: "Fișierul are {} rânduri.",
      other: "Fișierul are {} de rânduri.",
    }),
    plural.ru({
      one: "В файле {} строка.",
      few: "В файле {} строки.",
      many: "В файле {} строк.",
    }),
    plural.en({ one: "The file has {} row.", other: "The file has {} rows." }),
  ],
  cut: [
    (most: string) => `Fișierul are primele ${most} de rânduri, cele mai noi. Alegeți filtre pentru restul.`,
    (most: string) => `В файле первые ${most} строк, самые новые. Для остальных выберите фильтры.`,
    (most: string) => `The file has the first ${most} rows, the newest. Choose filters to get the rest.`,
  ],
});
