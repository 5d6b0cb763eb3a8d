import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

export const exampleWords = words({
  title: ["Plante", "Растения"],
  name: ["Nume", "Название"],
  only: ["Caută", "Поиск"],
  rename: ["Redenumește", "Переименовать"],
  nameMissing: ["Scrieți numele", "Введите название"],
  found: [
    plural.ro({ one: "o plantă", few: "{} plante", other: "{} de plante" }),
    plural.ru({ one: "{} растение", few: "{} растения", many: "{} растений" }),
  ],
});
