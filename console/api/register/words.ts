import { words } from "../../words/words.ts";

/** Texts that all lists, pages and forms of records share. */
export const registerWords = words({
  all: ["Toate", "Все", "All"],
  back: [
    (title: string) => `Înapoi la ${title}`,
    (title: string) => `Назад: ${title}`,
    (title: string) => `Back to ${title}`,
  ],
  nothingFound: ["Nimic nu se potrivește", "Ничего не подходит", "Nothing matches"],
  nothingFoundText: [
    "Schimbați căutarea sau filtrul.",
    "Измените поиск или фильтр.",
    "Change the search or the filter.",
  ],
  data: ["Date", "Данные", "Data"],
  edit: ["Modifică", "Изменить", "Change"],
  save: ["Salvează", "Сохранить", "Save"],
  saved: ["Modificările s-au salvat", "Изменения сохранены", "The changes were saved"],
  remove: ["Șterge", "Удалить", "Delete"],
  removed: [
    (name: string) => `${name} s-a șters`,
    (name: string) => `Удалено: ${name}`,
    (name: string) => `${name} was deleted`,
  ],
  acts: ["Acțiuni", "Действия", "Actions"],
  yes: ["da", "да", "yes"],
  no: ["nu", "нет", "no"],
});
