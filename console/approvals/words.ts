import { words } from "../words/words.ts";

export const approvalWords = words({
  title: ["Aprobări", "Согласования"],
  lead: [
    "Acte care nu se pot desface: un administrator le cere, altul le aprobă.",
    "Необратимые действия: один администратор запрашивает, другой согласовывает.",
  ],
  one: ["O aprobare cerută", "Запрошенное согласование"],
  service: ["Serviciul", "Служба"],
  everyService: ["toate", "все"],
  state: ["Starea", "Состояние"],
  everyState: ["toate", "все"],
  states: {
    IN_ASTEPTARE: ["În așteptare", "Ожидает"],
    EXECUTATA: ["Executată", "Выполнено"],
    RESPINSA: ["Respinsă", "Отклонено"],
    RETRASA: ["Retrasă", "Отозвано"],
    EXPIRATA: ["Expirată", "Истекло"],
  },
  what: ["Ce se va întâmpla", "Что произойдёт"],
  asked: ["Cerută de", "Запросил"],
  askedAt: ["Când", "Когда"],
  until: ["Se poate decide până la", "Решить можно до"],
  decided: ["Decizia", "Решение"],
  decidedBy: [
    (login: string, moment: string) => `${login}, ${moment}`,
    (login: string, moment: string) => `${login}, ${moment}`,
    (login: string, moment: string) => `${login}, ${moment}`,
  ],
  reason: ["Motivul", "Причина"],
  none: ["Nicio aprobare nu așteaptă", "Нет ожидающих согласований"],
  noneText: [
    "Cererile care au nevoie de a doua persoană apar aici pentru 24 de ore.",
    "Запросы, которым нужен второй человек, видны здесь 24 часа.",
  ],
  noneSo: ["Nicio aprobare nu are această stare", "Нет согласований в этом состоянии"],
  cut: [
    (services: string) =>
      `${services}: se arată cele mai noi 50. Alegeți serviciul pentru a le vedea pe toate.`,
    (services: string) => `${services}: показаны 50 самых новых. Выберите службу, чтобы увидеть все.`,
  ],
  failedAt: [
    (service: string) => `${service}: lista nu s-a putut citi`,
    (service: string) => `${service}: список не прочитан`,
  ],
  back: ["Toate aprobările", "Все согласования"],
  approve: ["Aprobă", "Согласовать"],
  reject: ["Respinge", "Отклонить"],
  withdraw: ["Retrage", "Отозвать"],
  own: [
    "Ați cerut-o dumneavoastră: decide alt administrator. O puteți retrage.",
    "Это ваш запрос: его решает другой администратор. Вы можете его отозвать.",
  ],
  expired: [
    "Au trecut cele 24 de ore fără o decizie. Dacă mai este nevoie, actul se cere din nou.",
    "24 часа прошли без решения. Если действие ещё нужно, его запрашивают снова.",
  ],
  approveForm: {
    title: ["Aprobați?", "Согласовать?"],
    text: [
      "Actul se execută imediat și nu se poate desface.",
      "Действие выполнится сразу, отменить его нельзя.",
    ],
    verb: ["Aprobă și execută", "Согласовать и выполнить"],
    done: ["Actul a fost executat", "Действие выполнено"],
  },
  rejectForm: {
    title: ["Respinge cererea", "Отклонить запрос"],
    reason: ["Motivul", "Причина"],
    reasonHint: [
      "Îl citește cine a cerut; cel mult 500 de caractere.",
      "Её прочтёт тот, кто запросил; не более 500 знаков.",
    ],
    tooLong: ["Cel mult 500 de caractere", "Не более 500 знаков"],
    verb: ["Respinge", "Отклонить"],
    done: ["Cererea a fost respinsă; nimic nu s-a executat", "Запрос отклонён; ничего не выполнено"],
  },
  withdrawForm: {
    title: ["Retrageți cererea?", "Отозвать запрос?"],
    text: [
      "Nimic nu se execută. Actul se poate cere din nou.",
      "Ничего не выполнится. Действие можно запросить снова.",
    ],
    verb: ["Retrage cererea", "Отозвать запрос"],
    done: ["Cererea a fost retrasă", "Запрос отозван"],
  },
  result: {
    title: ["Secretul nou", "Новый секрет"],
    show: ["Arată secretul nou", "Показать новый секрет"],
    once: [
      "Se arată o singură dată, în 24 de ore de la aprobare. Pregătiți locul în care îl păstrați.",
      "Показывается один раз, в течение 24 часов после согласования. Подготовьте место для хранения.",
    ],
    verb: ["Arată acum", "Показать сейчас"],
    gone: [
      "Secretul a fost deja citit sau au trecut 24 de ore. Cereți din nou schimbarea lui.",
      "Секрет уже прочитан, или прошло 24 часа. Запросите его смену снова.",
    ],
    client: ["Clientul mașină", "Клиент-машина"],
    token: ["Tokenul băncii", "Токен банка"],
    bank: ["Codul băncii", "Код банка"],
    clientId: ["Identificatorul", "Идентификатор"],
    secret: ["Secretul", "Секрет"],
    copy: ["Copiază secretul", "Скопировать секрет"],
    close: ["L-am păstrat, închide", "Сохранено, закрыть"],
  },
});
