import type { ContractTexts } from "../../shared/contract/contract-texts.ts";

/** Texts of the contract besides its summaries: Romanian, Russian, English. */
export const texts: ContractTexts = {
  callers: [
    "Proiectele cer un token la `/api/v1/login`, cu numele secret al organizației și tokenul lor secret.",
    "Проекты получают токен через `/api/v1/login`, с секретным именем организации и своим секретным токеном.",
    "Projects ask for a token at `/api/v1/login`, by the secret name of the organization and their secret token.",
  ],
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
  operations: {
    "login.login": [
      "Numele și tokenul secret vin prin Basic sau în corp; Basic are întâietate. Tokenul este cel al serviciului de identitate; greșite: 401, după mai multe încercări 429 cu Retry-After.",
      "Секретные имя и токен передаются через Basic или в теле; Basic важнее. Токен — сервиса идентификации; неверные: 401, после нескольких попыток 429 с Retry-After.",
      "Secret name and token come by Basic or in the body; Basic takes precedence. The token is the identity service's; wrong ones are 401, after several attempts 429 with Retry-After.",
    ],
    "duaeTemplate.read": [
      "Șablonul activ al organizației tokenului, altfel cel general; niciunul: 404. Un `Token` din corp care nu este cel din Authorization: 401.",
      "Активный шаблон организации токена, иначе общий; нет ни одного: 404. `Token` в теле, отличный от Authorization: 401.",
      "The active template of the token's organization, else the default one; none: 404. A `Token` in the body that is not the one of Authorization: 401.",
    ],
    "organizations.readOfUser": [
      "Un utilizator necunoscut și unul al altei organizații sunt la fel: 404.",
      "Неизвестный пользователь и пользователь другой организации одинаковы: 404.",
      "An unknown user and one of another organization are alike: 404.",
    ],
    "templates.create": [
      "O organizație are cel mult un șablon activ, la fel fără organizație: al doilea este 409.",
      "У организации не более одного активного шаблона, как и без организации: второй — 409.",
      "An organization has one active template at most, and so have those without one: a second is 409.",
    ],
  },
  properties: {
    clientId: ["Clientul", "Клиент", "The client"],
    sistemId: ["Sistemul", "Система", "The system"],
    hasSecret: ["Poate vedea documente SECRET", "Может видеть документы SECRET", "May see SECRET documents"],
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
