import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const templateAdminWords = words({
  ro: {
    sections: { label: "Șabloane DUAE", templates: "Șabloane", users: "Utilizatori" },
    criteria: "Criterii",
    count: plural.ro({ one: "un criteriu", few: "{} criterii", other: "{} de criterii" }),
    code: "Codul",
    titleRo: "În română",
    titleRu: "În rusă",
    kind: "Răspunsul",
    kinds: { DA_NU: "Da sau nu", SUMA: "O sumă", LISTA: "O listă", DOCUMENT: "Un document" },
    text: "Textul șablonului",
    arrange: "Aranjează textul",
    copy: "Copiază textul",
    noCriteria: "Lista este goală",
    noCriteriaText: "Ofertanții nu au ce completa. Modificați șablonul.",
  },
  ru: {
    sections: { label: "Шаблоны DUAE", templates: "Шаблоны", users: "Пользователи" },
    criteria: "Критерии",
    count: plural.ru({ one: "{} критерий", few: "{} критерия", many: "{} критериев" }),
    code: "Код",
    titleRo: "По-румынски",
    titleRu: "По-русски",
    kind: "Ответ",
    kinds: { DA_NU: "Да или нет", SUMA: "Сумма", LISTA: "Список", DOCUMENT: "Документ" },
    text: "Текст шаблона",
    arrange: "Упорядочить текст",
    copy: "Скопировать текст",
    noCriteria: "Список пуст",
    noCriteriaText: "Участникам нечего заполнять. Измените шаблон.",
  },
});
