import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const everywhereWords = words({
  title: ["Caută peste tot", "Поиск везде", "Search everywhere"],
  label: [
    "Ce căutați: un document, o persoană, o pagină",
    "Что вы ищете: документ, человека, страницу",
    "What are you looking for: a document, a person, a page",
  ],
  results: ["Rezultate", "Результаты", "Results"],
  start: [
    "Scrieți o parte din denumire, din nume sau din cod.",
    "Введите часть названия, имени или кода.",
    "Type a part of a title, a name or a code.",
  ],
  searching: ["Se caută…", "Идёт поиск…", "Searching…"],
  nothing: ["Nu s-a găsit nimic", "Ничего не найдено", "Nothing found"],
  unanswered: [
    "Unele liste nu au răspuns; căutați din nou peste puțin timp.",
    "Часть списков не ответила; повторите поиск чуть позже.",
    "Some lists did not answer. Try again in a moment.",
  ],
  found: [
    plural.ro({ one: "un rezultat", few: "{} rezultate", other: "{} de rezultate" }),
    plural.ru({ one: "{} результат", few: "{} результата", many: "{} результатов" }),
    (count: number) => (count === 1 ? "1 result" : `${count} results`),
  ],
  recent: ["Deschise de curând", "Недавно открытые", "Opened recently"],
  screens: ["Pagini", "Страницы", "Pages"],
  acts: ["Acțiuni", "Действия", "Actions"],
  further: ["Caută mai departe", "Искать дальше", "Search further"],
  all: [
    (count: string) => `Toate rezultatele (${count})`,
    (count: string) => `Все результаты (${count})`,
    (count: string) => `All results (${count})`,
  ],
  ofText: [
    (act: string, text: string) => `${act}: „${text}”`,
    (act: string, text: string) => `${act}: «${text}»`,
    (act: string, text: string) => `${act}: “${text}”`,
  ],
  slash: ["Tasta / deschide căutarea", "Клавиша / открывает поиск", "The / key opens the search"],
  keys: [
    "Ctrl + K o deschide de oriunde, și din câmpuri.",
    "Ctrl + K открывает его отовсюду, даже из полей.",
    "Ctrl + K opens it from anywhere, even from a field.",
  ],
});
