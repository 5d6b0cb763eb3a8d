import { words } from "../../words/words.ts";

export const systemWords = words({
  caps: ["Plafoane pentru un destinatar", "Пределы для получателя"],
  capsHint: [
    "De câte ori primește un destinatar mesaje ale unei categorii.",
    "Как часто один получатель получает сообщения категории.",
  ],
  noCaps: ["Sistemul nu are plafoane.", "У системы нет пределов.", "The system has no caps."],
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
  capTitle: [(position: string) => `Plafonul ${position}`, (position: string) => `Предел ${position}`],
  addCap: ["Adaugă un plafon", "Добавить предел"],
  removeCap: ["Scoate plafonul", "Убрать предел"],
  channel: ["Canalul", "Канал"],
  everyChannel: ["toate canalele", "все каналы"],
  mostMessages: ["Cel mult atâtea mesaje", "Не более сообщений"],
  inMinutes: ["În atâtea minute", "За столько минут"],
  tabs: {
    acreditari: ["Date de acces", "Данные доступа"],
  },
  noCredentials: ["Sistemul nu are date de acces", "У системы нет данных доступа"],
  noCredentialsHint: [
    "Cu ele cere tokenuri pentru zona sistemelor.",
    "По ним она получает токены зоны систем.",
  ],
  firstSecret: ["Fă primul secret", "Создать первый секрет"],
  clientId: ["Numele public al clientului", "Публичное имя клиента"],
  lastUse: ["Ultima folosire", "Последнее использование"],
  neverUsed: ["nefolosit încă", "ещё не использовано"],
  secretOf: [(moment: string) => `Secretul din ${moment}`, (moment: string) => `Секрет от ${moment}`],
  current: ["cel de acum", "нынешний"],
  validUntil: [
    (moment: string) => `mai este valabil până la ${moment}`,
    (moment: string) => `действует ещё до ${moment}`,
  ],
  rotate: ["Secret nou", "Новый секрет"],
  removeCredentials: ["Șterge datele de acces", "Удалить данные доступа"],
});
