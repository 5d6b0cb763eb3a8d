import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

/** Texts of groups. */
export const groupWords = words({
  ro: {
    addMembers: "Adaugă membri",
    numbers: "IDNP sau IDNO",
    numbersHint: "Câte unul pe rând. Cine nu este în registru nu primește nimic.",
    fromFile: "Sau dintr-un fișier",
    fromFileHint: "CSV sau text: din fiecare rând se ia IDNP-ul sau IDNO-ul.",
    numbersMissing: "Scrieți cel puțin un IDNP sau IDNO",
    numbersWrong: (texts: string) => `Nu este un IDNP sau IDNO: ${texts}`,
    counted: plural.ro({ one: "un număr", few: "{} numere", other: "{} de numere" }),
    adding: (done: string, total: string) => `Se adaugă: ${done} din ${total}`,
    membersAdded: plural.ro({
      one: "un membru adăugat",
      few: "{} membri adăugați",
      other: "{} de membri adăugați",
    }),
  },
  ru: {
    addMembers: "Добавить участников",
    numbers: "IDNP или IDNO",
    numbersHint: "По одному в строке. Кого нет в реестре, тот ничего не получит.",
    fromFile: "Или из файла",
    fromFileHint: "CSV или текст: из каждой строки берётся IDNP или IDNO.",
    numbersMissing: "Введите хотя бы один IDNP или IDNO",
    numbersWrong: (texts) => `Это не IDNP и не IDNO: ${texts}`,
    counted: plural.ru({ one: "{} номер", few: "{} номера", many: "{} номеров" }),
    adding: (done, total) => `Добавляется: ${done} из ${total}`,
    membersAdded: plural.ru({
      one: "добавлен {} участник",
      few: "добавлены {} участника",
      many: "добавлено {} участников",
    }),
  },
});
