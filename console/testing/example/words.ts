import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

export const exampleWords = words({
  title: ["Plante", "Растения", "Plants"],
  name: ["Nume", "Название", "Name"],
  only: ["Caută", "Поиск", "Search"],
  rename: ["Redenumește", "Переименовать", "Rename"],
  nameMissing: ["Scrieți numele", "Введите название", "Write the name"],
  found: [
    plural.ro({ one: "o plantă", few: "{} plante", other: "{} de plante" }),
    plural.ru({ one: "{} растение", few: "{} растения", many: "{} растений" }),
    plural.en({ one: "{} plant", other: "{} plants" }),
  ],
});
