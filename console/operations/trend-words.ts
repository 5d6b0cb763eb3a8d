import { words } from "../words/words.ts";

export const trendWords = words({
  lead: [
    "Ce a măsurat serviciul, din ultimele 90 de zile. Unde linia lipsește, nu se știe ce a fost.",
    "Что измерила служба за последние 90 дней. Где линии нет, там неизвестно, что было.",
  ],
  interval: ["Intervalul", "Период"],
  intervals: {
    hour: ["Ultima oră", "Последний час"],
    day: ["Ultima zi", "Последние сутки"],
    week: ["Ultima săptămână", "Последняя неделя"],
    month: ["Ultimele 30 de zile", "Последние 30 дней"],
  },
  requests: ["Cereri", "Запросы"],
  outcomes: {
    answered: ["Cu răspuns", "С ответом"],
    refused: ["Refuzate", "Отклонено"],
    failed: ["Cu eroare a serviciului", "С ошибкой службы"],
  },
  durations: ["Cât durează o cerere", "Сколько длится запрос"],
  mean: ["În medie", "В среднем"],
  ms: [(number: string) => `${number} ms`, (number: string) => `${number} мс`],
  deliveries: ["Livrări", "Доставки"],
  deliveryOutcomes: {
    answered: ["Preluate de furnizor", "Принято провайдером"],
    refused: ["Refuzate", "Отклонено"],
    givenUp: ["Abandonate", "Не доставлено"],
  },
  signIns: ["Autentificări", "Входы", "Sign-ins"],
  signInOutcomes: {
    answered: ["Reușite", "Успешные", "Successful"],
    refused: ["Refuzate", "Отклонено", "Refused"],
  },
  heldBytes: ["Spațiul ocupat, pe organizații", "Занятое место по организациям", "Storage by organisation"],
  heldDocuments: ["Documente, pe organizații", "Документы по организациям", "Documents by organisation"],
  noOrganization: ["Fără organizație", "Без организации", "No organisation"],
  otherOrganizations: ["Celelalte organizații", "Остальные организации", "Other organisations"],
  organization: [
    (id: string) => `Organizația ${id}`,
    (id: string) => `Организация ${id}`,
    (id: string) => `Organisation ${id}`,
  ],
  waiting: ["Mesaje care așteaptă", "Ожидающие сообщения"],
  oldest: ["De când așteaptă cel mai vechi mesaj", "Сколько ждёт самое старое сообщение"],
  queuesEmpty: [
    "În acest interval nu a așteptat niciun mesaj.",
    "За этот период ни одно сообщение не ждало.",
  ],
  of: [
    (service: string, title: string) => `${service}: ${title}`,
    (service: string, title: string) => `${service}: ${title}`,
    (service: string, title: string) => `${service}: ${title}`,
  ],
  routes: ["Adrese", "Адреса"],
  routesLead: [
    (from: string) => `Pe ore întregi, de la ${from}; cele cu erori sunt primele.`,
    (from: string) => `По целым часам, с ${from}; сначала те, где были ошибки.`,
  ],
  route: ["Adresa", "Адрес"],
  count: ["Cereri", "Запросы"],
  failed: ["Erori", "Ошибки"],
  refused: ["Refuzate", "Отклонено"],
  noRoutes: ["În acest interval nu a fost nicio cerere", "За этот период запросов не было"],
});
