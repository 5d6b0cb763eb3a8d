import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const templateAdminWords = words({
  sections: {
    label: ["Șabloane DUAE", "Шаблоны DUAE", "DUAE templates"],
    templates: ["Șabloane", "Шаблоны", "Templates"],
    users: ["Utilizatori", "Пользователи", "Users"],
  },
  criteria: ["Criterii", "Критерии", "Criteria"],
  count: [
    plural.ro({ one: "un criteriu", few: "{} criterii", other: "{} de criterii" }),
    plural.ru({ one: "{} критерий", few: "{} критерия", many: "{} критериев" }),
    plural.en({ one: "{} criterion", other: "{} criteria" }),
  ],
  code: ["Codul", "Код", "Code"],
  titleRo: ["În română", "По-румынски", "In Romanian"],
  titleRu: ["În rusă", "По-русски", "In Russian"],
  kind: ["Răspunsul", "Ответ", "Response"],
  kinds: {
    DA_NU: ["Da sau nu", "Да или нет", "Yes or no"],
    SUMA: ["O sumă", "Сумма", "An amount"],
    LISTA: ["O listă", "Список", "A list"],
    DOCUMENT: ["Un document", "Документ", "A document"],
  },
  text: ["Textul șablonului", "Текст шаблона", "Template text"],
  arrange: ["Aranjează textul", "Упорядочить текст", "Tidy the text"],
  copy: ["Copiază textul", "Скопировать текст", "Copy the text"],
  noCriteria: ["Lista este goală", "Список пуст", "The list is empty"],
  noCriteriaText: [
    "Ofertanții nu au ce completa. Modificați șablonul.",
    "Участникам нечего заполнять. Измените шаблон.",
    "Bidders have nothing to fill in. Change the template.",
  ],
});
