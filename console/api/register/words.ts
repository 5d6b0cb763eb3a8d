import { words } from "../../words/words.ts";

/** What all lists, pages and forms of records say in the same words. */
export const registerWords = words({
  ro: {
    all: "Toate",
    back: (title: string) => `Înapoi la ${title}`,
    nothingFound: "Nimic nu se potrivește",
    nothingFoundText: "Schimbați căutarea sau filtrul.",
    data: "Date",
    edit: "Modifică",
    save: "Salvează",
    saved: "Modificările s-au salvat",
    remove: "Șterge",
    removed: (name: string) => `${name} s-a șters`,
    acts: "Acțiuni",
    yes: "da",
    no: "nu",
  },
  ru: {
    all: "Все",
    back: (title) => `Назад: ${title}`,
    nothingFound: "Ничего не подходит",
    nothingFoundText: "Измените поиск или фильтр.",
    data: "Данные",
    edit: "Изменить",
    save: "Сохранить",
    saved: "Изменения сохранены",
    remove: "Удалить",
    removed: (name) => `Удалено: ${name}`,
    acts: "Действия",
    yes: "да",
    no: "нет",
  },
});
