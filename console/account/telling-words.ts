import { words } from "../words/words.ts";

export const tellingWords = words({
  title: ["Cum primesc mesajele", "Как я получаю сообщения"],
  about: [
    "Mesajele apar la clopoțel; despre unele puteți primi și un e-mail.",
    "Сообщения появляются у колокольчика; о некоторых можно получать и письмо.",
  ],
  withoutMail: [
    "Aici nu se trimit e-mailuri: mesajele apar doar la clopoțel.",
    "Письма здесь не отправляются: сообщения появляются только у колокольчика.",
  ],
  language: ["Limba e-mailurilor", "Язык писем"],
  languages: {
    ro: ["română", "румынский"],
    ru: ["rusă", "русский"],
    en: ["engleză", "английский", "English"],
  },
  change: ["Schimbă", "Изменить"],
  changeTitle: ["Cum primiți mesajele", "Как вы получаете сообщения"],
  save: ["Salvează", "Сохранить"],
  saved: ["Alegerea este salvată", "Выбор сохранён"],
  groups: {
    PARTAJARI: ["Documente partajate cu mine", "Документы, к которым мне открыли доступ"],
    CERERI: ["Cereri de acces pe care le decid", "Запросы доступа, которые я решаю"],
    DECIZII: ["Decizii la cererile mele", "Решения по моим запросам"],
    APROBARI: ["Aprobări", "Одобрения"],
    LUCRARI: ["Importuri și scanări încheiate, viruși", "Завершённые импорт и сканы, вирусы"],
    LINKURI: ["Linkuri de-ale mele care au fost deschise", "Мои ссылки, которые открыли"],
    CERTIFICATE: ["Certificate care expiră", "Истекающие сертификаты"],
    RETINERI: ["Rețineri legale", "Запреты уничтожения"],
  },
  ways: {
    NIMIC: ["deloc", "никак"],
    CLOPOTEL: ["la clopoțel", "у колокольчика"],
    MAIL: ["la clopoțel și prin e-mail imediat", "у колокольчика и письмом сразу"],
    REZUMAT: ["la clopoțel și într-un e-mail pe zi", "у колокольчика и одним письмом в день"],
  },
});
