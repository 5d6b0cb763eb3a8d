import type { ContractTexts } from "../../shared/http/contract-texts.ts";

/** What the contract says beside its summaries: Romanian, Russian, English. */
export const texts: ContractTexts = {
  tags: {
    login: ["Autentificarea proiectelor", "Вход проектов", "Sign-in of projects"],
    duaeTemplate: [
      "Șablonul DUAE al organizației",
      "Шаблон DUAE организации",
      "The DUAE template of the organization",
    ],
    organizations: ["Organizația unui utilizator", "Организация пользователя", "The organization of a user"],
    templates: ["Administrarea șabloanelor", "Управление шаблонами", "Administration of templates"],
  },
  operations: {},
  properties: {
    Username: [
      "Numele secret al organizației",
      "Секретное имя организации",
      "Secret name of the organization",
    ],
    Password: ["Tokenul secret al proiectului", "Секретный токен проекта", "Secret token of the project"],
    Token: ["Tokenul din Authorization", "Токен из Authorization", "The token of Authorization"],
    payload: ["Răspunsul", "Ответ", "The answer"],
    error: ["Eroarea; null la succes", "Ошибка; null при успехе", "The error; null on success"],
    organization: ["Organizația", "Организация", "The organization"],
    idno: ["IDNO", "IDNO", "IDNO, the number of a legal entity"],
    status_id: ["1 activ, 0 inactiv", "1 активно, 0 неактивно", "1 active, 0 inactive"],
    description: ["Descrierea", "Описание", "Description"],
    organization_id: [
      "Organizația; absentă la șablonul implicit",
      "Организация; нет у шаблона по умолчанию",
      "The organization; absent for the default template",
    ],
    template: [
      "Lista șablonului, ca text JSON",
      "Список шаблона как текст JSON",
      "The list of the template, as JSON text",
    ],
    previous: ["Eroarea anterioară", "Предыдущая ошибка", "The error before"],
  },
};
