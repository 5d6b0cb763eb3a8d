import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    partners: ["Partenerii", "Партнёры", "Partners"],
    organizations: [
      "Organizațiile înregistrate",
      "Зарегистрированные организации",
      "Registered organizations",
    ],
    projects: ["Proiectele organizațiilor", "Проекты организаций", "Projects of organizations"],
  },
  operations: {
    "admin.partners.create": [
      "Fără `partnerid` se alege unul care nu se poate ghici; nu se mai schimbă. Unul deja folosit este 409.",
      "Без `partnerid` выбирается неугадываемый; он не меняется. Уже занятый — 409.",
      "Without `partnerid` one is chosen that cannot be guessed; it never changes. One in use is 409.",
    ],
    "admin.organizations.list": [
      "Pentru administratorul serviciului; cel al unei organizații o citește pe a sa după id.",
      "Для администратора сервиса; администратор организации читает свою по id.",
      "For service administrators; an organization's administrator reads their own by its id.",
    ],
    "admin.projects.rotateSecret": [
      "Tokenul nou se arată acum și niciodată mai târziu. Cel de până acum merge încă `overlap_seconds`, o zi dacă nu se spune; cele mai vechi se opresc pe loc.",
      "Новый токен показывается сейчас и больше никогда. Прежний действует ещё `overlap_seconds`, по умолчанию сутки; более старые прекращаются сразу.",
      "The new token is shown now and never again. The one before works for `overlap_seconds` more, a day unless said otherwise; older ones end at once.",
    ],
    "admin.projects.list": [
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
admin.partners.list            401    401     401     403    403      403          200
admin.partners.count           401    401     401     403    403      403          200
admin.partners.create          401    401     401     403    403      403          201
admin.partners.read            401    401     401     403    403      403          200
admin.partners.replace         401    401     401     403    403      403          200
admin.partners.patch           401    401     401     403    403      403          200
admin.organizations.list       401    401     401     403    403      403          200
admin.organizations.count      401    401     401     403    403      403          200
admin.organizations.read       401    401     401     403    200      404          200
admin.organizations.replace    401    401     401     403    403      403          200
admin.organizations.patch      401    401     401     403    403      403          200
admin.organizations.listUsers  401    401     401     403    200      404          200
admin.projects.list            401    401     401     403    200      200          200
admin.projects.count           401    401     401     403    200      200          200
admin.projects.read            401    401     401     403    200      404          200
admin.projects.replace         401    401     401     403    403      403          200
admin.projects.patch           401    401     401     403    403      403          200
admin.projects.rotateSecret    401    401     401     403    200      404          200
`;
