import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const accessWords = words({
  lead: [
    "Alegeți un document și o persoană: aflați ce poate face cu el acum și din ce motiv. Fără persoană aflați toți oamenii care îl pot citi.",
    "Выберите документ и человека: узнаете, что он может сейчас и на каком основании. Без человека узнаете всех, кто может его читать.",
  ],
  documentMissing: ["Alegeți documentul", "Выберите документ"],
  documentHint: ["O parte din denumire sau din cod.", "Часть названия или кода."],
  personHint: [
    "O parte din nume, din login sau din adresa de e-mail.",
    "Часть имени, логина или адреса эл. почты.",
  ],
  verb: ["Explică", "Объяснить"],
  whoReads: [(name: string) => `Cine poate citi „${name}”`, (name: string) => `Кто может читать «${name}»`],
  ask: ["Întreabă din nou", "Спросить снова"],
  progress: ["Oameni întrebați", "Опрошенные"],
  login: ["Numele de utilizator", "Имя пользователя"],
  mayDo: ["Ce poate", "Что может"],
  readers: [
    plural.ro({
      one: "Îl poate citi o persoană.",
      few: "Îl pot citi {} persoane.",
      other: "Îl pot citi {} de persoane.",
    }),
    plural.ru({
      one: "Читать может {} человек.",
      few: "Читать могут {} человека.",
      many: "Читать могут {} человек.",
    }),
  ],
  only: [
    "Oamenii pe care îi vedeți, apoi accesul dat altora, linkurile și publicul. Documentul:",
    "Люди, которых вы видите, затем доступ других, ссылки и все остальные. Документ:",
  ],
  nobody: ["Nimeni nu îl poate citi", "Никто не может его читать"],
  until: [
    (why: string, moment: string) => `${why}, până la ${moment}`,
    (why: string, moment: string) => `${why}, до ${moment}`,
  ],
  foreigner: ["O persoană din altă organizație", "Человек из другой организации"],
  client: ["Un client din registru", "Клиент из реестра"],
  anybody: ["Oricine", "Кто угодно"],
  unknown: [
    (count: string) => `Pentru ${count} nu s-a aflat răspunsul. Întrebați din nou.`,
    (count: string) => `Ответ не получен для ${count}. Спросите снова.`,
  ],
  cut: [
    (most: string) => `S-a întrebat pentru primii ${most} de oameni.`,
    (most: string) => `Опрошены первые ${most}.`,
  ],
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
