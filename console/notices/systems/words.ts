import { words } from "../../words/words.ts";

export const systemWords = words({
  caps: ["Plafoane pentru un destinatar", "Пределы для получателя", "Limits for one recipient"],
  capsHint: [
    "De câte ori primește un destinatar mesaje ale unei categorii.",
    "Как часто один получатель получает сообщения категории.",
    "How often one recipient receives messages of a category.",
  ],
  noCaps: ["Sistemul nu are plafoane.", "У системы нет пределов.", "The system has no such limits."],
  cap: [
    (category: string, channel: string, most: string, minutes: string) =>
      `${category}, ${channel}: cel mult ${most} în ${minutes} de minute`,
    (category: string, channel: string, most: string, minutes: string) =>
      `${category}, ${channel}: не более ${most} за ${minutes} мин`,
    (category: string, channel: string, most: string, minutes: string) =>
      `${category}, ${channel}: at most ${most} in ${minutes} minutes`,
  ],
  chooseCategory: ["Alegeți categoria", "Выберите категорию", "Choose the category"],
  capCategoryHint: [
    "Codul: litere mici, cifre și liniuțe. După ce sistemul are categorii, se aleg din listă.",
    "Код: строчные буквы, цифры и дефисы. Когда у системы появятся категории, их выбирают из списка.",
    "The code: lower-case letters, digits and hyphens. Once the system has categories, you choose them from a list.",
  ],
  capTitle: [
    (position: string) => `Plafonul ${position}`,
    (position: string) => `Предел ${position}`,
    (position: string) => `Limit ${position}`,
  ],
  addCap: ["Adaugă un plafon", "Добавить предел", "Add a limit"],
  removeCap: ["Scoate plafonul", "Убрать предел", "Remove the limit"],
  channel: ["Canalul", "Канал", "Channel"],
  everyChannel: ["toate canalele", "все каналы", "all channels"],
  mostMessages: ["Cel mult atâtea mesaje", "Не более сообщений", "At most this many messages"],
  inMinutes: ["În atâtea minute", "За столько минут", "In this many minutes"],
  noCertificates: ["niciunul", "нет", "none"],
  noCertificate: [
    "Sistemul nu se prezintă cu certificat.",
    "Система не представляется сертификатом.",
    "The system does not present a certificate.",
  ],
  presents: [
    "Sistemul se prezintă cu unul dintre aceste certificate. Sub fiecare este amprenta lui SHA-256.",
    "Система представляется одним из этих сертификатов. Под каждым указан его отпечаток SHA-256.",
    "The system presents one of these certificates. Its SHA-256 fingerprint is below each.",
  ],
  issuedBy: [
    (name: string) => `Emis de ${name}`,
    (name: string) => `Выдан: ${name}`,
    (name: string) => `Issued by ${name}`,
  ],
  unknownEnd: ["nu se știe când expiră", "срок неизвестен", "expiry not known"],
  unknownCertificate: [
    "Nu se știe când expiră: a fost dată doar amprenta. Numele și data apar după prima cerere a sistemului cu acest certificat.",
    "Срок неизвестен: указан только отпечаток. Имя и дата появятся после первого запроса системы с этим сертификатом.",
    "It is not known when it expires: only the fingerprint was given. The name and date appear after the first request of the system with this certificate.",
  ],
  tabs: {
    acreditari: ["Date de acces", "Данные доступа", "Credentials"],
  },
  noCredentials: [
    "Sistemul nu are date de acces",
    "У системы нет данных доступа",
    "The system has no credentials",
  ],
  noCredentialsHint: [
    "Cu ele cere tokenuri pentru zona sistemelor.",
    "По ним она получает токены зоны систем.",
    "It uses them to request tokens for the system zone.",
  ],
  firstSecret: ["Fă primul secret", "Создать первый секрет", "Create the first secret"],
  clientId: ["Numele public al clientului", "Публичное имя клиента", "Public name of the client"],
  lastUse: ["Ultima folosire", "Последнее использование", "Last used"],
  neverUsed: ["nefolosit încă", "ещё не использовано", "not used yet"],
  secretOf: [
    (moment: string) => `Secretul din ${moment}`,
    (moment: string) => `Секрет от ${moment}`,
    (moment: string) => `Secret of ${moment}`,
  ],
  current: ["cel de acum", "нынешний", "current"],
  validUntil: [
    (moment: string) => `mai este valabil până la ${moment}`,
    (moment: string) => `действует ещё до ${moment}`,
    (moment: string) => `still valid until ${moment}`,
  ],
  rotate: ["Secret nou", "Новый секрет", "New secret"],
  removeCredentials: ["Șterge datele de acces", "Удалить данные доступа", "Delete the credentials"],
});
