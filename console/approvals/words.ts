import { words } from "../words/words.ts";

export const approvalWords = words({
  title: ["Aprobări", "Согласования", "Approvals"],
  lead: [
    "Acte care nu se pot desface: un administrator le cere, altul le aprobă.",
    "Необратимые действия: один администратор запрашивает, другой согласовывает.",
    "Actions that cannot be undone: one administrator requests them, another approves them.",
  ],
  one: ["O aprobare cerută", "Запрошенное согласование", "Requested approval"],
  service: ["Serviciul", "Сервис", "Service"],
  everyService: ["toate", "все", "all"],
  state: ["Starea", "Состояние", "State"],
  everyState: ["toate", "все", "all"],
  states: {
    IN_ASTEPTARE: ["În așteptare", "Ожидает", "Waiting"],
    EXECUTATA: ["Executată", "Выполнено", "Carried out"],
    RESPINSA: ["Respinsă", "Отклонено", "Rejected"],
    RETRASA: ["Retrasă", "Отозвано", "Withdrawn"],
    EXPIRATA: ["Expirată", "Истекло", "Expired"],
  },
  what: ["Ce se va întâmpla", "Что произойдёт", "What will happen"],
  asked: ["Cerută de", "Запросил", "Requested by"],
  askedAt: ["Când", "Когда", "When"],
  until: ["Se poate decide până la", "Решить можно до", "Can be decided until"],
  decided: ["Decizia", "Решение", "Decision"],
  decidedBy: [
    (login: string, moment: string) => `${login}, ${moment}`,
    (login: string, moment: string) => `${login}, ${moment}`,
    (login: string, moment: string) => `${login}, ${moment}`,
  ],
  reason: ["Motivul", "Причина", "Reason"],
  none: ["Nicio aprobare nu așteaptă", "Нет ожидающих согласований", "No approvals are waiting"],
  noneText: [
    "Cererile care au nevoie de a doua persoană apar aici pentru 24 de ore.",
    "Запросы, которым нужен второй человек, видны здесь 24 часа.",
    "Requests that need a second person appear here for 24 hours.",
  ],
  noneSo: [
    "Nicio aprobare nu are această stare",
    "Нет согласований в этом состоянии",
    "No approvals have this state",
  ],
  cut: [
    (services: string) =>
      `${services}: se arată cele mai noi 50. Alegeți serviciul pentru a le vedea pe toate.`,
    (services: string) => `${services}: показаны 50 самых новых. Выберите сервис, чтобы увидеть все.`,
    (services: string) => `${services}: the newest 50 are shown. Choose the service to see them all.`,
  ],
  failedAt: [
    (service: string) => `${service}: lista nu s-a putut citi`,
    (service: string) => `${service}: список не прочитан`,
    (service: string) => `${service}: the list could not be read`,
  ],
  back: ["Toate aprobările", "Все согласования", "All approvals"],
  approve: ["Aprobă", "Согласовать", "Approve"],
  reject: ["Respinge", "Отклонить", "Reject"],
  withdraw: ["Retrage", "Отозвать", "Withdraw"],
  own: [
    "Ați cerut-o dumneavoastră: decide alt administrator. O puteți retrage.",
    "Это ваш запрос: его решает другой администратор. Вы можете его отозвать.",
    "You requested it: another administrator decides. You can withdraw it.",
  ],
  expired: [
    "Au trecut cele 24 de ore fără o decizie. Dacă mai este nevoie, actul se cere din nou.",
    "24 часа прошли без решения. Если действие ещё нужно, его запрашивают снова.",
    "The 24 hours have passed without a decision. If the action is still needed, request it again.",
  ],
  approveForm: {
    title: ["Aprobați?", "Согласовать?", "Approve?"],
    text: [
      "Actul se execută imediat și nu se poate desface.",
      "Действие выполнится сразу, отменить его нельзя.",
      "The action is carried out immediately and cannot be undone.",
    ],
    verb: ["Aprobă și execută", "Согласовать и выполнить", "Approve and carry out"],
    done: ["Actul a fost executat", "Действие выполнено", "The action was carried out"],
  },
  rejectForm: {
    title: ["Respinge cererea", "Отклонить запрос", "Reject the request"],
    reason: ["Motivul", "Причина", "Reason"],
    reasonHint: [
      "Îl citește cine a cerut; cel mult 500 de caractere.",
      "Её прочтёт тот, кто запросил; не более 500 знаков.",
      "The person who made the request reads it; at most 500 characters.",
    ],
    tooLong: ["Cel mult 500 de caractere", "Не более 500 знаков", "At most 500 characters"],
    verb: ["Respinge", "Отклонить", "Reject"],
    done: [
      "Cererea a fost respinsă; nimic nu s-a executat",
      "Запрос отклонён; ничего не выполнено",
      "The request was rejected; nothing was carried out",
    ],
  },
  withdrawForm: {
    title: ["Retrageți cererea?", "Отозвать запрос?", "Withdraw the request?"],
    text: [
      "Nimic nu se execută. Actul se poate cere din nou.",
      "Ничего не выполнится. Действие можно запросить снова.",
      "Nothing is carried out. The action can be requested again.",
    ],
    verb: ["Retrage cererea", "Отозвать запрос", "Withdraw the request"],
    done: ["Cererea a fost retrasă", "Запрос отозван", "The request was withdrawn"],
  },
  result: {
    title: ["Secretul nou", "Новый секрет", "New secret"],
    show: ["Arată secretul nou", "Показать новый секрет", "Show the new secret"],
    once: [
      "Se arată o singură dată, în 24 de ore de la aprobare. Pregătiți locul în care îl păstrați.",
      "Показывается один раз, в течение 24 часов после согласования. Подготовьте место для хранения.",
      "It is shown only once, within 24 hours of approval. Have ready the place where you will keep it.",
    ],
    verb: ["Arată acum", "Показать сейчас", "Show now"],
    gone: [
      "Secretul a fost deja citit sau au trecut 24 de ore. Cereți din nou schimbarea lui.",
      "Секрет уже прочитан, или прошло 24 часа. Запросите его смену снова.",
      "The secret has already been read, or 24 hours have passed. Request another change of the secret.",
    ],
    client: ["Clientul mașină", "Клиент-машина", "Client system"],
    token: ["Tokenul băncii", "Токен банка", "Bank token"],
    copy: ["Copiază secretul", "Скопировать секрет", "Copy the secret"],
  },
});
