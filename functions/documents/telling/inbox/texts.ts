import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    messages: ["Mesaje primite", "Полученные сообщения", "Messages received"],
    inboxes: ["Modul de primire a mesajelor", "Способ получения сообщений", "How one is told"],
    inbox: [
      "Mesajele primite și modul de anunțare",
      "Полученные сообщения и способ оповещения",
      "Messages received, and how one is told",
    ],
  },
  operations: {
    "inbox.list|staff.messages.list": [
      "Cele mai noi întâi. `filter[citit]=false` arată ce nu s-a citit; `total` este atunci numărul de la clopoțel. `titlu` este în limba cererii. Când nu mai aveți dreptul asupra documentului, rămân doar felul și momentul.",
      "Сначала новые. `filter[citit]=false` показывает непрочитанные; тогда `total` — число у колокольчика. `titlu` на языке запроса. Если права на документ больше нет, остаются только вид и время.",
      "Newest first. `filter[citit]=false` shows those not read; `total` is then the number at the bell. `titlu` is in the language of the request. Without the right on the document any more, only kind and time are left.",
    ],
    "inbox.setRead|staff.messages.setRead": [
      "Repetată, nu schimbă nimic.",
      "Повторный вызов ничего не меняет.",
      "Repeated, it changes nothing.",
    ],
    "inbox.setAllRead|staff.inboxes.setRead": [
      "Cel mult 500 deodată, cele mai noi; o altă cerere continuă. Ce sosește între timp rămâne necitit.",
      "Не более 500 за раз, самые новые; следующий запрос продолжает. Пришедшее тем временем остаётся непрочитанным.",
      "At most 500 at a time, the newest; another request goes on. What arrives meanwhile stays unread.",
    ],
    "inbox.replacePreferences|staff.inboxes.replacePreferences": [
      "NIMIC, CLOPOTEL, MAIL (și clopoțel, și mail imediat) sau REZUMAT (și clopoțel, și un mail pe zi), pentru fiecare grup. Grupul lipsă urmează `implicit`, iar fără acesta modul obișnuit. Fără serviciul de notificări (`cuMail` false) rămâne clopoțelul.",
      "NIMIC, CLOPOTEL, MAIL (колокольчик и письмо сразу) или REZUMAT (колокольчик и одно письмо в день) для каждой группы. Группа без выбора следует `implicit`, а без него — обычному способу. Без сервиса уведомлений (`cuMail` false) остаётся колокольчик.",
      "NIMIC, CLOPOTEL (the bell), MAIL (the bell, and a mail at once) or REZUMAT (the bell, and a mail a day) for each group. A group that is absent follows `implicit`, and without it the usual way. Without a notification service (`cuMail` false) the bell remains.",
    ],
  },
  properties: {
    "MesajPrimit|StaffMessage.fel": ["Ce s-a întâmplat", "Что произошло", "What has happened"],
    "MesajPrimit|StaffMessage.titlu": ["Ce spune mesajul", "Что говорит сообщение", "What the message says"],
    "MesajPrimit|StaffMessage.de": ["Cine a făcut-o", "Кто это сделал", "Who did it"],
    "MesajPrimit|StaffMessage.mesaj": ["Ce a scris", "Что написал", "What they wrote"],
    "MesajPrimit|StaffMessage.adresa": ["Pagina din consolă", "Страница консоли", "The page of the console"],
    "MesajPrimit|StaffMessage.citit": ["S-a citit", "Прочитано", "It was read"],
    "PreferinteDeAnuntare|PreferinteDeAnuntareNoi.limba": [
      "Limba mailurilor",
      "Язык писем",
      "The language of mails",
    ],
    "PreferinteDeAnuntare|PreferinteDeAnuntareNoi.implicit": [
      "Modul pentru grupurile fără alegere proprie",
      "Способ для групп без собственного выбора",
      "The way for groups without a choice of their own",
    ],
    "PreferinteDeAnuntare|PreferinteDeAnuntareNoi.moduri": [
      "Modul ales pentru fiecare grup",
      "Выбранный способ для каждой группы",
      "The way chosen for each group",
    ],
    "PreferinteDeAnuntare.folosite": [
      "Modul folosit pentru fiecare grup",
      "Используемый способ для каждой группы",
      "The way used for each group",
    ],
    "PreferinteDeAnuntare.cuMail": ["Se pot trimite mailuri", "Письма можно отправлять", "Mails can be sent"],
    PARTAJARI: ["Partajări", "Предоставленный доступ", "Shares"],
    CERERI: ["Cereri de acces de decis", "Запросы доступа, ожидающие решения", "Access requests to decide"],
    DECIZII: [
      "Decizii asupra cererilor proprii",
      "Решения по своим запросам",
      "Decisions on one's own requests",
    ],
    APROBARI: ["Aprobări", "Согласования", "Approvals"],
    LUCRARI: [
      "Importuri și scanări încheiate, viruși găsiți",
      "Завершённые импорт и сканы, найденные вирусы",
      "Finished imports and scans, viruses found",
    ],
    LINKURI: ["Linkuri proprii deschise", "Открытые ссылки", "One's own links that were opened"],
    CERTIFICATE: ["Certificate care expiră", "Истекающие сертификаты", "Expiring certificates"],
    RETINERI: ["Rețineri legale", "Запреты уничтожения", "Legal holds"],
  },
};

/** The people of the columns before `orgAdmin` have no role of an official. */
export const matrix = `
                         nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
inbox.list               401    200      200    200      200   200         200      200          200          401     401          401          401
inbox.setRead            401    404      404    404      404   404         404      404          404          401     401          401          401
inbox.setAllRead         401    204      204    204      204   204         204      204          204          401     401          401          401
inbox.readPreferences    401    200      200    200      200   200         200      200          200          401     401          401          401
inbox.replacePreferences 401    200      200    200      200   200         200      200          200          401     401          401          401
staff.messages.list              401 403 403 403 403 403 200 200 200 403 403 403 401
staff.messages.setRead           401 403 403 403 403 403 404 404 404 403 403 403 401
staff.inboxes.setRead            401 403 403 403 403 403 204 204 204 403 403 403 401
staff.inboxes.readPreferences    401 403 403 403 403 403 200 200 200 403 403 403 401
staff.inboxes.replacePreferences 401 403 403 403 403 403 200 200 200 403 403 403 401
`;
