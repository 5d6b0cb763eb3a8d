import { words } from "../words/words.ts";

export const accessWords = words({
  lead: [
    "Alegeți un document și o persoană: aflați ce poate face cu el acum și din ce motiv. Fără persoană aflați pe toți cei care îl pot citi. Puteți alege și un container: aflați cine citește documentele lui.",
    "Выберите документ и человека: узнаете, что он может сейчас и на каком основании. Без человека узнаете всех, кто может его читать. Можно выбрать и контейнер: узнаете, кто читает его документы.",
    "Choose a document and a person to see what they can do with it now, and why. Without a person, you see everyone who can read it. You can also choose a container to see who can read its documents.",
  ],
  thing: ["Documentul sau containerul", "Документ или контейнер", "Document or container"],
  thingMissing: [
    "Alegeți documentul sau containerul",
    "Выберите документ или контейнер",
    "Choose the document or container",
  ],
  thingHint: [
    "O parte din denumire sau din codul documentului.",
    "Часть названия или кода документа.",
    "Part of the name, or of the code of the document.",
  ],
  container: ["container", "контейнер", "container"],
  personHint: [
    "O parte din nume, din login sau din adresa de e-mail.",
    "Часть имени, логина или адреса эл. почты.",
    "Part of the name, the username or the email address.",
  ],
  verb: ["Explică", "Объяснить", "Explain"],
  whoReads: [
    (name: string) => `Cine poate citi „${name}”`,
    (name: string) => `Кто может читать «${name}»`,
    (name: string) => `Who can read ‘${name}’`,
  ],
  ask: ["Întreabă din nou", "Спросить снова", "Ask again"],
  login: ["Numele de utilizator", "Имя пользователя", "Username"],
  mayDo: ["Ce poate", "Что может", "What they can do"],
  only: {
    document: [
      "Fiecare o singură dată, cu toate motivele: proprietarul, containerul, organizația, accesul dat, linkurile, publicul. Documentul:",
      "Каждый один раз, со всеми основаниями: владелец, контейнер, организация, данный доступ, ссылки, все остальные. Документ:",
      "Each of them once, with all the reasons: the owner, the container, the organization, access given, links, the public. Document:",
    ],
    bucket: [
      "Cine citește documentele containerului fără ca documentul să îl numească. Containerul:",
      "Кто читает документы контейнера, не будучи назван в самом документе. Контейнер:",
      "Who reads the documents of the container without being named by the document. Container:",
    ],
  },
  nobody: {
    document: ["Nimeni nu îl poate citi", "Никто не может его читать", "Nobody can read it"],
    bucket: [
      "Nimeni nu îi citește documentele",
      "Никто не читает его документы",
      "Nobody reads its documents",
    ],
  },
  until: [
    (why: string, moment: string) => `${why}, până la ${moment}`,
    (why: string, moment: string) => `${why}, до ${moment}`,
    (why: string, moment: string) => `${why}, until ${moment}`,
  ],
  kinds: {
    PERSOANA: ["O persoană", "Человек", "A person"],
    CLIENT: ["Un client din registru", "Клиент из реестра", "A client from the register"],
    LINK: ["Oricine are linkul", "Любой, у кого есть ссылка", "Anyone with the link"],
    SISTEME_EMITENT: ["Sistemele emitentului", "Системы издателя", "Systems of the issuer"],
    ADMINISTRATORI_SERVICIU: [
      "Administratorii serviciului",
      "Администраторы сервиса",
      "Service administrators",
    ],
    ORICINE: ["Oricine", "Кто угодно", "Anyone"],
  },
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
