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
  ],
  verb: ["Explică", "Объяснить"],
  whoReads: [(name: string) => `Cine poate citi „${name}”`, (name: string) => `Кто может читать «${name}»`],
  ask: ["Întreabă din nou", "Спросить снова"],
  login: ["Numele de utilizator", "Имя пользователя"],
  mayDo: ["Ce poate", "Что может"],
  only: {
    document: [
      "Fiecare o singură dată, cu toate motivele: proprietarul, containerul, organizația, accesul dat, linkurile, publicul. Documentul:",
      "Каждый один раз, со всеми основаниями: владелец, контейнер, организация, данный доступ, ссылки, все остальные. Документ:",
    ],
    bucket: [
      "Cine citește documentele containerului fără ca documentul să îl numească. Containerul:",
      "Кто читает документы контейнера, не будучи назван в самом документе. Контейнер:",
    ],
  },
  nobody: {
    document: ["Nimeni nu îl poate citi", "Никто не может его читать"],
    bucket: ["Nimeni nu îi citește documentele", "Никто не читает его документы"],
  },
  until: [
    (why: string, moment: string) => `${why}, până la ${moment}`,
    (why: string, moment: string) => `${why}, до ${moment}`,
  ],
  kinds: {
    PERSOANA: ["O persoană", "Человек"],
    CLIENT: ["Un client din registru", "Клиент из реестра"],
    LINK: ["Oricine are linkul", "Любой, у кого есть ссылка"],
    SISTEME_EMITENT: ["Sistemele emitentului", "Системы издателя"],
    ADMINISTRATORI_SERVICIU: ["Administratorii serviciului", "Администраторы сервиса"],
    ORICINE: ["Oricine", "Кто угодно"],
  },
  may: [
    (name: string, rights: string) => `${name} poate ${rights}.`,
    (name: string, rights: string) => `${name} может: ${rights}.`,
  ],
  mayNothing: [
    (name: string) => `${name} nu poate face nimic cu acest document.`,
    (name: string) => `${name} не может ничего делать с этим документом.`,
  ],
  inactive: [
    "Contul nu este activat: nu se poate intra cu el, deci drepturile nu îi folosesc.",
    "Учётная запись не активирована: войти с ней нельзя, права не действуют.",
  ],
  why: ["De ce", "Почему"],
  unrelated: ["Nimic nu leagă contul de document.", "Ничто не связывает учётную запись с документом."],
  rights: {
    CITIRE: ["citi", "читать"],
    SCRIERE: ["modifica", "изменять"],
    PARTAJARE: ["da acces", "давать доступ"],
    ELIMINARE: ["elimina definitiv", "уничтожать"],
    GUVERNARE: ["muta și schimba vizibilitatea", "перемещать и менять видимость"],
    ADMINISTRARE: ["administra", "администрировать"],
  },
  relations: {
    PROPRIETAR: ["este proprietarul documentului", "владелец документа"],
    ADMIN_CONTAINER: ["administrează containerul", "администратор контейнера"],
    OPERATOR_CONTAINER: ["lucrează în container", "работает в контейнере"],
    PARTAJARE_SCRIERE: ["a primit acces de scriere", "получил доступ на изменение"],
    PARTAJARE_CITIRE: ["a primit acces de citire", "получил доступ на чтение"],
    ADMIN_ORGANIZATIE: ["administrează organizația", "администратор организации"],
    ADMIN_SERVICIU: ["administrează serviciul", "администратор сервиса"],
    EMITENT: ["este un sistem al emitentului", "система издателя"],
    LINK: ["are un link", "имеет ссылку"],
    PUBLIC: ["documentul este public", "документ открытый"],
  },
  obstacles: {
    EXPIRAT: ["termenul a trecut", "срок истёк"],
    SUSPENDAT: ["organizația este suspendată", "организация приостановлена"],
    FARA_SECRET: [
      "documentul este secret, iar persoana nu are acces la secrete",
      "документ секретный, а у человека нет доступа к секретным",
    ],
    ALT_STATUS: ["starea documentului nu permite", "состояние документа не позволяет"],
  },
  counts: ["Contează", "Действует"],
  countsNot: ["Nu contează", "Не действует"],
  countsPartly: ["Doar citire", "Только чтение"],
});
