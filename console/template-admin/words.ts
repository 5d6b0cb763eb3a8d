import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const templateAdminWords = words({
  sections: {
    label: ["Șabloane DUAE", "Шаблоны DUAE"],
    templates: ["Șabloane", "Шаблоны"],
    users: ["Utilizatori", "Пользователи"],
  },
  criteria: ["Criterii", "Критерии"],
  count: [
    plural.ro({ one: "un criteriu", few: "{} criterii", other: "{} de criterii" }),
    plural.ru({ one: "{} критерий", few: "{} критерия", many: "{} критериев" }),
  ],
  code: ["Codul", "Код"],
  titleRo: ["În română", "По-румынски"],
  titleRu: ["În rusă", "По-русски"],
  kind: ["Răspunsul", "Ответ"],
  kinds: {
    DA_NU: ["Da sau nu", "Да или нет"],
    SUMA: ["O sumă", "Сумма"],
    LISTA: ["O listă", "Список"],
    DOCUMENT: ["Un document", "Документ"],
  },
  text: ["Textul șablonului", "Текст шаблона"],
  arrange: ["Aranjează textul", "Упорядочить текст"],
  copy: ["Copiază textul", "Скопировать текст"],
  noCriteria: ["Lista este goală", "Список пуст"],
  noCriteriaText: [
    "Ofertanții nu au ce completa. Modificați șablonul.",
    "Участникам нечего заполнять. Измените шаблон.",
  ],
});
