import { words } from "../words/words.ts";

export const catalogWords = words({
  ro: {
    sections: "Nomenclatoare",
    clients: {
      title: "Clienți",
    },
    issuers: {
      title: "Emitenți",
    },
    roles: {
      title: "Roluri de serviciu",
    },
    authorities: {
      title: "Autorități",
    },
    nothingFound: "Nimic nu se potrivește",
    lookUp: "Caută după IDNP sau IDNO",
    lookUpHint: "Numărul întreg, 13 cifre. Căutarea se notează în istoricul clientului.",
    lookUpTitle: "Registrul se vede după numărul exact",
    lookUpText: "Scrieți IDNP-ul sau IDNO-ul clientului. Lista întreagă o vede administratorul serviciului.",
  },
  ru: {
    sections: "Справочники",
    clients: {
      title: "Клиенты",
    },
    issuers: {
      title: "Издатели",
    },
    roles: {
      title: "Служебные роли",
    },
    authorities: {
      title: "Полномочия",
    },
    nothingFound: "Ничего не подходит",
    lookUp: "Поиск по IDNP или IDNO",
    lookUpHint: "Полный номер, 13 цифр. Поиск записывается в историю клиента.",
    lookUpTitle: "Реестр виден по точному номеру",
    lookUpText: "Введите IDNP или IDNO клиента. Весь список видит администратор службы.",
  },
});
