import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  preaMulteCategorii: conflict([
    "Un sistem are cel mult {limita} de categorii.",
    "У системы не более {limita} категорий.",
    "A system can have at most {limita} categories.",
  ]),
  sistemNeschimbabil: badRequest([
    "Categoria rămâne a sistemului ei.",
    "Категория остаётся у своей системы.",
    "A category stays with its system.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    categories: ["Categoriile sistemelor", "Категории систем", "The categories of systems"],
  },
  operations: {
    "staff.categories.list": [
      "Operatorii văd categoriile sistemului lor. O notificare numește o categorie prin `cod`; un cod care nu este în listă se primește și poate fi refuzat de destinatar.",
      "Операторы видят категории своей системы. Уведомление называет категорию по `cod`; код не из списка принимается, и получатель может от него отказаться.",
      "Operators see the categories of their system. A notification names one by `cod`; a code that is not listed is accepted, and recipients can decline it.",
    ],
    "admin.categories.create": [
      "Codul este unic în sistemul său, cel mult 50 la un sistem: 409. `refuzabila: false`: mesajele sunt oficiale și nu pot fi refuzate.",
      "Код уникален в своей системе, не более 50 на систему: 409. `refuzabila: false`: сообщения официальные, отказаться от них нельзя.",
      "The code is unique within its system, which has at most 50: 409. `refuzabila: false`: the messages are official and cannot be declined.",
    ],
    "admin.categories.replace": [
      "Ce a fost primit rămâne cum a fost primit. Sistemul nu se schimbă: 400.",
      "Принятое остаётся принятым как было. Система не меняется: 400.",
      "What was accepted stays as it was accepted. The system does not change: 400.",
    ],
    "admin.categories.remove": [
      "Notificările, șabloanele și preferințele păstrează codul ei.",
      "Уведомления, шаблоны и настройки сохраняют её код.",
      "Notifications, templates and preferences keep its code.",
    ],
  },
  properties: {
    "AdminCategoriesCreateBody|AdminCategoriesPatchBody|AdminCategoriesReplaceBody|Categorie|CitizenCategory.denumire":
      ["Denumirea, pe limbi", "Название, по языкам", "The name, by language"],
    "Categorie|CitizenCategory.sistem": [
      "Denumirea sistemului",
      "Название системы",
      "The name of the system",
    ],
    "AdminCategoriesCreateBody|AdminCategoriesPatchBody|AdminCategoriesReplaceBody|Categorie|CitizenCategory.descriere":
      [
        "Pentru ce fel de mesaje este, pe limbi",
        "Для каких сообщений, по языкам",
        "What kind of messages it is for, by language",
      ],
    refuzabila: [
      "Dacă destinatarii o pot refuza",
      "Могут ли получатели отказаться",
      "If recipients can decline it",
    ],
  },
};

export const matrix = `
                          nobody user otherOperator operator serviceAdmin machine otherMachine
admin.categories.list     401    403  403           403      200          401     401
admin.categories.count    401    403  403           403      200          401     401
admin.categories.read     401    403  403           403      200          401     401
admin.categories.create   401    403  403           403      201          401     401
admin.categories.replace  401    403  403           403      200          401     401
admin.categories.patch    401    403  403           403      200          401     401
admin.categories.remove   401    403  403           403      204          401     401
staff.categories.list     401    403  200           200      200          401     401
staff.categories.count    401    403  200           200      200          401     401
staff.categories.read     401    403  404           200      200          401     401
`;
