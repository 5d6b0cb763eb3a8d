import { words } from "../words/words.ts";

export const catalogWords = words({
  sections: ["Nomenclatoare", "Справочники", "Reference lists"],
  nothingFound: ["Nimic nu se potrivește", "Ничего не подходит", "Nothing matches"],
  lookUp: ["Caută după IDNP sau IDNO", "Поиск по IDNP или IDNO", "Search by IDNP or IDNO"],
  lookUpHint: [
    "Numărul întreg, 13 cifre. Căutarea se notează în istoricul clientului.",
    "Полный номер, 13 цифр. Поиск записывается в историю клиента.",
    "The whole number, 13 digits. The search is recorded in the history of the client.",
  ],
  lookUpTitle: [
    "Registrul se vede după numărul exact",
    "Реестр виден по точному номеру",
    "Search the register by exact number",
  ],
  lookUpText: [
    "Scrieți IDNP-ul sau IDNO-ul clientului. Lista întreagă o vede administratorul serviciului.",
    "Введите IDNP или IDNO клиента. Весь список видит администратор сервиса.",
    "Enter the client's IDNP or IDNO. The service administrator sees the whole list.",
  ],
});
