import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

/** What saving a table file says. */
export const exportWords = words({
  verb: ["Descarcă CSV", "Скачать CSV"],
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
  ],
  stop: ["Oprește", "Остановить"],
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
  ],
  cut: [
    (most: string) => `Fișierul are primele ${most} de rânduri, cele mai noi. Alegeți filtre pentru restul.`,
    (most: string) => `В файле первые ${most} строк, самые новые. Для остальных выберите фильтры.`,
  ],
});
