import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

export const groupWords = words({
  addMembers: ["Adaugă membri", "Добавить участников", "Add members"],
  numbers: ["IDNP sau IDNO", "IDNP или IDNO", "IDNP or IDNO"],
  numbersHint: [
    "Câte unul pe rând. Cine nu este în registru nu primește nimic.",
    "По одному в строке. Кого нет в реестре, тот ничего не получит.",
    "One per line. Anyone not in the register receives nothing.",
  ],
  fromFile: ["Sau dintr-un fișier", "Или из файла", "Or from a file"],
  fromFileHint: [
    "CSV sau text: din fiecare rând se ia IDNP-ul sau IDNO-ul.",
    "CSV или текст: из каждой строки берётся IDNP или IDNO.",
    "CSV or text: the IDNP or IDNO is taken from each line.",
  ],
  numbersMissing: [
    "Scrieți cel puțin un IDNP sau IDNO",
    "Введите хотя бы один IDNP или IDNO",
    "Enter at least one IDNP or IDNO",
  ],
  numbersWrong: [
    (texts: string) => `Nu este un IDNP sau IDNO: ${texts}`,
    (texts: string) => `Это не IDNP и не IDNO: ${texts}`,
    (texts: string) => `Not an IDNP or IDNO: ${texts}`,
  ],
  counted: [
    plural.ro({ one: "un număr", few: "{} numere", other: "{} de numere" }),
    plural.ru({ one: "{} номер", few: "{} номера", many: "{} номеров" }),
    plural.en({ one: "{} number", other: "{} numbers" }),
  ],
  adding: [
    (done: string, total: string) => `Se adaugă: ${done} din ${total}`,
    (done: string, total: string) => `Добавляется: ${done} из ${total}`,
    (done: string, total: string) => `Adding: ${done} of ${total}`,
  ],
  membersAdded: [
    plural.ro({
      one: "un membru adăugat",
      few: "{} membri adăugați",
      other: "{} de membri adăugați",
    }),
    plural.ru({
      one: "добавлен {} участник",
      few: "добавлены {} участника",
      many: "добавлено {} участников",
    }),
    plural.en({ one: "{} member was added", other: "{} members were added" }),
  ],
});
