import { words } from "../words/words.ts";

/** Why a person may or may not use a document. */
export const accessReasonWords = words({
  may: [
    (name: string, rights: string) => `${name} poate ${rights}.`,
    (name: string, rights: string) => `${name} может: ${rights}.`,
    (name: string, rights: string) => `${name} can ${rights}.`,
  ],
  mayNothing: [
    (name: string) => `${name} nu poate face nimic cu acest document.`,
    (name: string) => `${name} не может ничего делать с этим документом.`,
    (name: string) => `${name} can do nothing with this document.`,
  ],
  inactive: [
    "Contul nu este activat: nu se poate intra cu el, deci drepturile nu îi folosesc.",
    "Учётная запись не активирована: войти с ней нельзя, права не действуют.",
    "The account is not activated: nobody can sign in with it, so the rights have no effect.",
  ],
  why: ["De ce", "Почему", "Why"],
  unrelated: [
    "Nimic nu leagă contul de document.",
    "Ничто не связывает учётную запись с документом.",
    "Nothing connects the account with the document.",
  ],
  rights: {
    CITIRE: ["citi", "читать", "read"],
    SCRIERE: ["modifica", "изменять", "change"],
    PARTAJARE: ["da acces", "давать доступ", "give access"],
    ELIMINARE: ["elimina definitiv", "уничтожать", "destroy"],
    GUVERNARE: [
      "muta și schimba vizibilitatea",
      "перемещать и менять видимость",
      "move and change visibility",
    ],
    ADMINISTRARE: ["administra", "администрировать", "administer"],
  },
  relations: {
    PROPRIETAR: ["este proprietarul documentului", "владелец документа", "is the owner of the document"],
    ADMIN_CONTAINER: ["administrează containerul", "администратор контейнера", "administers the container"],
    OPERATOR_CONTAINER: ["lucrează în container", "работает в контейнере", "works in the container"],
    PARTAJARE_SCRIERE: [
      "a primit acces de scriere",
      "получил доступ на изменение",
      "was given access to change it",
    ],
    PARTAJARE_CITIRE: ["a primit acces de citire", "получил доступ на чтение", "was given access to read it"],
    ADMIN_ORGANIZATIE: [
      "administrează organizația",
      "администратор организации",
      "administers the organization",
    ],
    ADMIN_SERVICIU: ["administrează serviciul", "администратор сервиса", "administers the service"],
    EMITENT: ["este un sistem al emitentului", "система издателя", "is a system of the issuer"],
    LINK: ["are un link", "имеет ссылку", "has a link"],
    PUBLIC: ["documentul este public", "документ открытый", "the document is public"],
  },
  obstacles: {
    EXPIRAT: ["termenul a trecut", "срок истёк", "the period has ended"],
    SUSPENDAT: ["organizația este suspendată", "организация приостановлена", "the organization is suspended"],
    FARA_SECRET: [
      "documentul este secret, iar persoana nu are acces la secrete",
      "документ секретный, а у человека нет доступа к секретным",
      "the document is secret, and the person has no access to secret documents",
    ],
    ALT_STATUS: [
      "starea documentului nu permite",
      "состояние документа не позволяет",
      "the state of the document does not allow it",
    ],
  },
  counts: ["Contează", "Действует", "Counts"],
  countsNot: ["Nu contează", "Не действует", "Does not count"],
  countsPartly: ["Doar citire", "Только чтение", "Read only"],
});
