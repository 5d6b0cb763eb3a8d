import { words } from "../words/words.ts";

export const catalogWords = words({
  sections: ["Nomenclatoare", "Справочники"],
  nothingFound: ["Nimic nu se potrivește", "Ничего не подходит"],
  lookUp: ["Caută după IDNP sau IDNO", "Поиск по IDNP или IDNO"],
  lookUpHint: [
    "Numărul întreg, 13 cifre. Căutarea se notează în istoricul clientului.",
    "Полный номер, 13 цифр. Поиск записывается в историю клиента.",
  ],
  lookUpTitle: ["Registrul se vede după numărul exact", "Реестр виден по точному номеру"],
  lookUpText: [
    "Scrieți IDNP-ul sau IDNO-ul clientului. Lista întreagă o vede administratorul serviciului.",
    "Введите IDNP или IDNO клиента. Весь список видит администратор службы.",
  ],
});
