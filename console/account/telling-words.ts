import { languagesInText } from "../words/languages.ts";
import { words } from "../words/words.ts";

export const tellingWords = words({
  title: ["Cum primesc mesajele", "Как я получаю сообщения", "How I get messages"],
  about: [
    "Mesajele apar la clopoțel; despre unele puteți primi și un e-mail.",
    "Сообщения появляются у колокольчика; о некоторых можно получать и письмо.",
    "Messages appear under the bell; you can also get an email about some of them.",
  ],
  withoutMail: [
    "Aici nu se trimit e-mailuri: mesajele apar doar la clopoțel.",
    "Письма здесь не отправляются: сообщения появляются только у колокольчика.",
    "No emails are sent here: messages appear only under the bell.",
  ],
  language: ["Limba e-mailurilor", "Язык писем", "Email language"],
  languages: languagesInText,
  change: ["Schimbă", "Изменить", "Change"],
  changeTitle: ["Cum primiți mesajele", "Как вы получаете сообщения", "How you get messages"],
  save: ["Salvează", "Сохранить", "Save"],
  saved: ["Alegerea este salvată", "Выбор сохранён", "Your choice is saved"],
  groups: {
    PARTAJARI: [
      "Documente partajate cu mine",
      "Документы, к которым мне открыли доступ",
      "Documents shared with me",
    ],
    CERERI: [
      "Cereri de acces pe care le decid",
      "Запросы доступа, которые я решаю",
      "Access requests for me to decide",
    ],
    DECIZII: ["Decizii la cererile mele", "Решения по моим запросам", "Decisions on my requests"],
    APROBARI: ["Aprobări", "Согласования", "Approvals"],
    LUCRARI: [
      "Importuri și scanări încheiate, viruși",
      "Завершённые импорт и сканы, вирусы",
      "Finished imports and scans, viruses",
    ],
    LINKURI: [
      "Linkuri de-ale mele care au fost deschise",
      "Мои ссылки, которые открыли",
      "Links of mine that were opened",
    ],
    CERTIFICATE: ["Certificate care expiră", "Истекающие сертификаты", "Certificates that are expiring"],
    RETINERI: ["Rețineri legale", "Запреты уничтожения", "Legal holds"],
  },
  ways: {
    NIMIC: ["deloc", "никак", "not at all"],
    CLOPOTEL: ["la clopoțel", "у колокольчика", "under the bell"],
    MAIL: [
      "la clopoțel și prin e-mail imediat",
      "у колокольчика и письмом сразу",
      "under the bell and by email immediately",
    ],
    REZUMAT: [
      "la clopoțel și într-un e-mail pe zi",
      "у колокольчика и одним письмом в день",
      "under the bell and in one email a day",
    ],
  },
});
