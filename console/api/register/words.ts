import { words } from "../../words/words.ts";

/** Texts that all lists, pages and forms of records share. */
export const registerWords = words({
  all: ["Toate", "Все"],
  back: [(title: string) => `Înapoi la ${title}`, (title: string) => `Назад: ${title}`],
  nothingFound: ["Nimic nu se potrivește", "Ничего не подходит"],
  nothingFoundText: ["Schimbați căutarea sau filtrul.", "Измените поиск или фильтр."],
  data: ["Date", "Данные"],
  edit: ["Modifică", "Изменить"],
  save: ["Salvează", "Сохранить"],
  saved: ["Modificările s-au salvat", "Изменения сохранены"],
  remove: ["Șterge", "Удалить"],
  removed: [(name: string) => `${name} s-a șters`, (name: string) => `Удалено: ${name}`],
  acts: ["Acțiuni", "Действия"],
  yes: ["da", "да"],
  no: ["nu", "нет"],
});
