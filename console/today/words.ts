import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const todayWords = words({
  title: ["Astăzi", "Сегодня", "Today"],
  nothing: ["Nimic nu vă așteaptă", "Вас ничего не ждёт", "Nothing is waiting for you"],
  search: [
    "Caută documente, persoane, pagini",
    "Найти документ, человека, страницу",
    "Search documents, people and pages",
  ],
  drop: [
    "Trageți fișiere oriunde pe pagină.",
    "Перетащите файлы в любое место страницы.",
    "Drop files anywhere on the page.",
  ],
  choose: ["Alege fișiere", "Выбрать файлы", "Choose files"],
  all: [
    (count: string) => `Toate (${count})`,
    (count: string) => `Все (${count})`,
    (count: string) => `All (${count})`,
  ],
  sections: {
    requests: ["De decis: cereri de acces", "Ожидают решения: запросы доступа", "To decide: access requests"],
    approvals: ["De decis: aprobări", "Ожидают решения: согласования", "To decide: approvals"],
    toSign: ["De semnat", "Подписать", "To sign"],
    due: ["Expiră curând", "Скоро истекает", "Ending soon"],
    certificates: ["Certificate care expiră", "Истекающие сертификаты", "Expiring certificates"],
    failed: ["Nu au reușit", "Не удалось", "Failed"],
    recent: ["Documente recente", "Недавние документы", "Recent documents"],
    shared: ["Partajate cu mine", "Доступные мне от других", "Shared with me"],
    people: ["Oamenii mei", "Мои сотрудники", "My people"],
  },
  empty: {
    requests: [
      "Cererile de acces la documentele dumneavoastră apar aici.",
      "Здесь появятся запросы доступа к вашим документам.",
      "Requests for access to your documents appear here.",
    ],
    approvals: [
      "Actele altor administratori care cer a doua persoană apar aici.",
      "Здесь появятся действия других администраторов, для которых нужно второе лицо.",
      "Actions of other administrators that need a second person appear here.",
    ],
    toSign: [
      "Documentele semnate care au primit o versiune nouă apar aici.",
      "Здесь появятся подписанные документы, у которых есть новая версия.",
      "Signed documents that have a new version appear here.",
    ],
    due: [
      "Niciun acces nu expiră în următoarele două săptămâni.",
      "В ближайшие две недели ни один доступ не истекает.",
      "No access ends in the next two weeks.",
    ],
    certificates: [
      "Niciun certificat nu expiră în următoarele 30 de zile.",
      "В ближайшие 30 дней ни один сертификат не истекает.",
      "No certificate expires in the next 30 days.",
    ],
    failed: [
      "Toate încărcările, importurile și scanările au reușit.",
      "Все загрузки, импорт и сканы прошли успешно.",
      "All uploads, imports and scans have succeeded.",
    ],
    recent: [
      "Deschideți sau încărcați un document și îl veți regăsi aici.",
      "Откройте или загрузите документ, и он появится здесь.",
      "Open or upload a document, and you will find it here.",
    ],
    shared: [
      "Documentele la care colegii vă dau acces apar aici. Accesul se cere din „Cereri”.",
      "Здесь появятся документы, доступ к которым дали вам коллеги. Запросить доступ можно в разделе «Запросы».",
      "Documents that colleagues share with you appear here. Ask for access in Requests.",
    ],
    people: [
      "În containerele dumneavoastră nu lucrează încă nimeni. Administratorul organizației adaugă oameni.",
      "В ваших контейнерах пока никто не работает. Людей добавляет администратор организации.",
      "Nobody works in your containers yet. The administrator of the organization adds people.",
    ],
  },
  account: [
    (id: string) => `Contul ${id}`,
    (id: string) => `Учётная запись ${id}`,
    (id: string) => `Account ${id}`,
  ],
  memberOf: {
    ADMIN: [
      (container: string) => `${container}: conduce containerul`,
      (container: string) => `${container}: руководит контейнером`,
      (container: string) => `${container}: heads the container`,
    ],
    OPERATOR: [
      (container: string) => `${container}: lucrează în container`,
      (container: string) => `${container}: работает в контейнере`,
      (container: string) => `${container}: works in the container`,
    ],
  },
  ownEnds: [
    (day: string) => `Accesul dumneavoastră expiră la ${day}`,
    (day: string) => `Ваш доступ истекает ${day}`,
    (day: string) => `Your access ends on ${day}`,
  ],
  givenEnds: [
    (day: string) => `Un acces dat expiră la ${day}`,
    (day: string) => `Выданный доступ истекает ${day}`,
    (day: string) => `Access that was given ends on ${day}`,
  ],
  certificateEnds: [
    (day: string) => `Certificatul expiră la ${day}`,
    (day: string) => `Сертификат истекает ${day}`,
    (day: string) => `The certificate expires on ${day}`,
  ],
  certificateEnded: [
    (day: string) => `Certificatul este expirat din ${day}`,
    (day: string) => `Сертификат истёк ${day}`,
    (day: string) => `The certificate expired on ${day}`,
  ],
  wants: {
    CITIRE: ["cere citire", "запрашивает доступ на чтение", "requests access to read"],
    SCRIERE: [
      "cere citire și scriere",
      "запрашивает доступ на чтение и изменение",
      "requests access to read and change",
    ],
  },
  wantsBy: [
    (name: string, wish: string, ago: string) => `${name} ${wish}, ${ago}`,
    (name: string, wish: string, ago: string) => `${name} ${wish}, ${ago}`,
    (name: string, wish: string, ago: string) => `${name} ${wish}, ${ago}`,
  ],
  someone: ["Cineva", "Кто-то", "Someone"],
  asked: [
    (login: string, ago: string) => `${login}, ${ago}`,
    (login: string, ago: string) => `${login}, ${ago}`,
    (login: string, ago: string) => `${login}, ${ago}`,
  ],
  newVersion: [
    (number: string) => `Versiunea ${number} nu este semnată; una dinainte este.`,
    (number: string) => `Версия ${number} не подписана; одна из прежних подписана.`,
    (number: string) => `Version ${number} is not signed; an earlier one is.`,
  ],
  invalid: [
    (signer: string) => `Semnătura lui ${signer} nu mai este valabilă.`,
    (signer: string) => `Подпись ${signer} больше недействительна.`,
    (signer: string) => `The signature of ${signer} is no longer valid.`,
  ],
  upload: [
    (why: string) => `Încărcare: ${why}`,
    (why: string) => `Загрузка: ${why}`,
    (why: string) => `Upload: ${why}`,
  ],
  imported: [
    plural.ro({
      one: "Import: un fișier nu a reușit",
      few: "Import: {} fișiere nu au reușit",
      other: "Import: {} de fișiere nu au reușit",
    }),
    plural.ru({
      one: "Импорт: {} файл не удался",
      few: "Импорт: {} файла не удались",
      many: "Импорт: {} файлов не удались",
    }),
    plural.en({ one: "Import: {} file failed", other: "Import: {} files failed" }),
  ],
  importOf: [
    (day: string) => `Importul din ${day}`,
    (day: string) => `Импорт от ${day}`,
    (day: string) => `Import of ${day}`,
  ],
  scans: ["Toate scanările nereușite", "Все неудачные сканы", "All failed scans"],
  scan: [
    (ago: string) => `Scanare, ${ago}`,
    (ago: string) => `Скан, ${ago}`,
    (ago: string) => `Scan, ${ago}`,
  ],
  nameless: [
    (id: string) => `Documentul ${id}`,
    (id: string) => `Документ ${id}`,
    (id: string) => `Document ${id}`,
  ],
  rights: {
    CITIRE: ["citire", "чтение", "read"],
    SCRIERE: ["citire și scriere", "чтение и изменение", "read and change"],
  },
  sharedBy: [
    (name: string, right: string, ago: string) => `${name}: ${right}, ${ago}`,
    (name: string, right: string, ago: string) => `${name}: ${right}, ${ago}`,
    (name: string, right: string, ago: string) => `${name}: ${right}, ${ago}`,
  ],
  sharedUntil: [
    (name: string, right: string, day: string) => `${name}: ${right}, până la ${day}`,
    (name: string, right: string, day: string) => `${name}: ${right}, до ${day}`,
    (name: string, right: string, day: string) => `${name}: ${right}, until ${day}`,
  ],
});
