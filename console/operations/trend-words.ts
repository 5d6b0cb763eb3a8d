import { words } from "../words/words.ts";

export const trendWords = words({
  lead: [
    "Ce a măsurat serviciul, din ultimele 90 de zile. Unde linia lipsește, nu se știe ce a fost.",
    "Что измерил сервис за последние 90 дней. Где линии нет, там неизвестно, что было.",
    "What the service measured in the last 90 days. Where the line is missing, the values are not known.",
  ],
  interval: ["Intervalul", "Период", "Period"],
  intervals: {
    hour: ["O oră", "Час", "1 hour"],
    day: ["O zi", "Сутки", "1 day"],
    week: ["O săptămână", "Неделя", "1 week"],
    month: ["30 de zile", "30 дней", "30 days"],
  },
  shown: [
    (from: string, until: string) => `De la ${from} până la ${until}`,
    (from: string, until: string) => `С ${from} по ${until}`,
    (from: string, until: string) => `From ${from} to ${until}`,
  ],
  untilNow: [
    (from: string) => `De la ${from} până acum`,
    (from: string) => `С ${from} по настоящее время`,
    (from: string) => `From ${from} until now`,
  ],
  earlier: ["Mai devreme", "Раньше", "Earlier"],
  later: ["Mai târziu", "Позже", "Later"],
  requests: ["Cereri", "Запросы", "Requests"],
  outcomes: {
    answered: ["Cu răspuns", "С ответом", "Answered"],
    refused: ["Refuzate", "Отклонено", "Refused"],
    failed: ["Cu eroare a serviciului", "С ошибкой сервиса", "With a service error"],
  },
  durations: ["Cât durează o cerere", "Сколько длится запрос", "How long a request takes"],
  mean: ["În medie", "В среднем", "On average"],
  ms: [
    (number: string) => `${number} ms`,
    (number: string) => `${number} мс`,
    (number: string) => `${number} ms`,
  ],
  deliveries: ["Livrări", "Доставки", "Deliveries"],
  deliveryOutcomes: {
    answered: ["Preluate de furnizor", "Принято провайдером", "Taken by the provider"],
    refused: ["Refuzate", "Отклонено", "Refused"],
    givenUp: ["Abandonate", "Не доставлено", "Undelivered"],
  },
  signIns: ["Autentificări", "Входы", "Sign-ins"],
  signInOutcomes: {
    answered: ["Reușite", "Успешные", "Successful"],
    refused: ["Refuzate", "Отклонено", "Refused"],
  },
  heldBytes: ["Spațiul ocupat, pe organizații", "Занятое место по организациям", "Storage by organization"],
  heldDocuments: ["Documente, pe organizații", "Документы по организациям", "Documents by organization"],
  noOrganization: ["Fără organizație", "Без организации", "No organization"],
  otherOrganizations: ["Celelalte organizații", "Остальные организации", "Other organizations"],
  organization: [
    (id: string) => `Organizația ${id}`,
    (id: string) => `Организация ${id}`,
    (id: string) => `Organization ${id}`,
  ],
  waiting: ["Mesaje care așteaptă", "Ожидающие сообщения", "Messages waiting"],
  oldest: [
    "De când așteaptă cel mai vechi mesaj",
    "Сколько ждёт самое старое сообщение",
    "How long the oldest message has waited",
  ],
  queuesEmpty: [
    "În acest interval nu a așteptat niciun mesaj.",
    "За этот период ни одно сообщение не ждало.",
    "No messages were waiting in this period.",
  ],
  of: [
    (service: string, title: string) => `${service}: ${title}`,
    (service: string, title: string) => `${service}: ${title}`,
    (service: string, title: string) => `${service}: ${title}`,
  ],
  routes: ["Adrese", "Адреса", "Addresses"],
  routesLead: [
    (from: string) => `Pe ore întregi, de la ${from}; cele cu erori sunt primele.`,
    (from: string) => `По целым часам, с ${from}; сначала те, где были ошибки.`,
    (from: string) => `By whole hours, from ${from}; those with errors come first.`,
  ],
  route: ["Adresa", "Адрес", "Address"],
  count: ["Cereri", "Запросы", "Requests"],
  failed: ["Erori", "Ошибки", "Errors"],
  refused: ["Refuzate", "Отклонено", "Refused"],
  noRoutes: [
    "În acest interval nu a fost nicio cerere",
    "За этот период запросов не было",
    "There were no requests in this period",
  ],
});
