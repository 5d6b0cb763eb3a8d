import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

export const exampleWords = words({
  ro: {
    title: "Plante",
    name: "Nume",
    only: "Caută",
    rename: "Redenumește",
    nameMissing: "Scrieți numele",
    found: plural.ro({ one: "o plantă", few: "{} plante", other: "{} de plante" }),
  },
  ru: {
    title: "Растения",
    name: "Название",
    only: "Поиск",
    rename: "Переименовать",
    nameMissing: "Введите название",
    found: plural.ru({ one: "{} растение", few: "{} растения", many: "{} растений" }),
  },
});
