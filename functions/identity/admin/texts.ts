import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    partners: ["Partenerii", "Партнёры", "Partners"],
    organizations: [
      "Organizațiile înregistrate",
      "Зарегистрированные организации",
      "Registered organizations",
    ],
    organizationUsers: [
      "Utilizatorii unei organizații",
      "Пользователи организации",
      "The users of an organization",
    ],
    projects: ["Proiectele organizațiilor", "Проекты организаций", "Projects of organizations"],
    secrets: ["Tokenurile secrete ale proiectelor", "Секретные токены проектов", "Secret tokens of projects"],
  },
  operations: {
    "partners.create": [
      "Fără `partnerid` se alege unul care nu se poate ghici; nu se mai schimbă. Unul deja folosit este 409.",
      "Без `partnerid` выбирается неугадываемый; он не меняется. Уже занятый — 409.",
      "Without `partnerid` one is chosen that cannot be guessed; it never changes. One in use is 409.",
    ],
    "organizations.list": [
      "Pentru administratorul serviciului; cel al unei organizații o citește pe a sa după id.",
      "Для администратора сервиса; администратор организации читает свою по id.",
      "For service administrators; an organization's administrator reads their own by its id.",
    ],
    "secrets.rotate": [
      "Tokenul nou se arată acum și niciodată mai târziu. Cel de până acum merge încă `overlap_seconds`, o zi dacă nu se spune; cele mai vechi se opresc pe loc.",
      "Новый токен показывается сейчас и больше никогда. Прежний действует ещё `overlap_seconds`, по умолчанию сутки; более старые прекращаются сразу.",
      "The new token is shown now and never again. The one before works for `overlap_seconds` more, a day unless said otherwise; older ones end at once.",
    ],
    "projects.list": [
      "Toate, sau cele ale organizației administratorului.",
      "Все, либо проекты организации администратора.",
      "All, or those of the administrator's organization.",
    ],
  },
  properties: {
    partner_id: ["Partenerul", "Партнёр", "The partner"],
    partnerid: ["Codul partenerului", "Код партнёра", "Code of the partner"],
    idno: ["IDNO", "IDNO", "IDNO, the number of a legal entity"],
    status_id: ["1 activ, 0 inactiv", "1 активно, 0 неактивно", "1 active, 0 inactive"],
    description: ["Descrierea", "Описание", "Description"],
    previous_valid_until: [
      "Până când merge tokenul vechi",
      "До какого момента действует прежний токен",
      "Until when the previous token works",
    ],
    overlap_seconds: [
      "Cât mai merge tokenul vechi, secunde",
      "Сколько секунд действует прежний токен",
      "Seconds for which the previous token works",
    ],
    secrets: ["Tokenurile, fără valori", "Токены без значений", "The tokens, without their values"],
    valid_until: ["Valabil până la", "Действует до", "Valid until"],
    created_at: ["Când a fost creat", "Когда создано", "When it was created"],
    providers: ["Furnizorii activi", "Активные поставщики", "Active providers"],
  },
};

export const matrix = `
                        nobody partner project person orgAdmin foreignAdmin serviceAdmin
partners.list           401    401     401     403    403      403          200
partners.count          401    401     401     403    403      403          200
partners.create         401    401     401     403    403      403          201
partners.read           401    401     401     403    403      403          200
partners.replace        401    401     401     403    403      403          200
partners.patch          401    401     401     403    403      403          200
organizations.list      401    401     401     403    403      403          200
organizations.count     401    401     401     403    403      403          200
organizations.read      401    401     401     403    200      404          200
organizations.replace   401    401     401     403    403      403          200
organizations.patch     401    401     401     403    403      403          200
organizationUsers.list  401    401     401     403    200      404          200
projects.list           401    401     401     403    200      200          200
projects.count          401    401     401     403    200      200          200
projects.read           401    401     401     403    200      404          200
projects.replace        401    401     401     403    403      403          200
projects.patch          401    401     401     403    403      403          200
secrets.rotate          401    401     401     403    200      404          200
`;
