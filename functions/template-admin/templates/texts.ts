import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { keyed, notFound, unauthenticated } from "../../../shared/errors.ts";

export const refusals = keyed({
  altToken: unauthenticated([
    "Tokenul din câmpul Token nu este cel din antetul Authorization.",
    "Токен в поле Token отличается от токена в заголовке Authorization.",
    "The token in the Token field is not the one in the Authorization header.",
  ]),
  faraSablon: notFound([
    "Nu există un șablon activ.",
    "Активного шаблона нет.",
    "There is no template in use.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    duaeTemplate: [
      "Șablonul DUAE al organizației",
      "Шаблон DUAE организации",
      "The DUAE template of the organization",
    ],
    templates: ["Administrarea șabloanelor", "Управление шаблонами", "Administration of templates"],
  },
  operations: {
    "duaeTemplate.read": [
      "Șablonul activ al organizației tokenului, altfel cel general; niciunul: 404. Un `Token` din corp care nu este cel din Authorization: 401.",
      "Активный шаблон организации токена, иначе общий; нет ни одного: 404. `Token` в теле, отличный от Authorization: 401.",
      "The active template of the token's organization, else the default one; none: 404. A `Token` in the body that is not the one of Authorization: 401.",
    ],
    "admin.templates.create": [
      "O organizație are cel mult un șablon activ, la fel fără organizație: al doilea este 409.",
      "У организации не более одного активного шаблона, как и без организации: второй — 409.",
      "An organization has one active template at most, and so have those without one: a second is 409.",
    ],
  },
  properties: {
    Token: ["Tokenul din Authorization", "Токен из Authorization", "The token of Authorization"],
    payload: ["Răspunsul", "Ответ", "The answer"],
    error: ["Eroarea; null la succes", "Ошибка; null при успехе", "The error; null on success"],
    status_id: ["1 activ, 0 inactiv", "1 активно, 0 неактивно", "1 active, 0 inactive"],
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
  },
};

export const matrix = `
                         nobody credentials project person serviceAdmin
duaeTemplate.read        401    401         200     401    401
admin.templates.list     401    401         401     403    200
admin.templates.count    401    401         401     403    200
admin.templates.create   401    401         401     403    201
admin.templates.read     401    401         401     403    200
admin.templates.replace  401    401         401     403    200
admin.templates.patch    401    401         401     403    200
admin.templates.remove   401    401         401     403    204
`;
