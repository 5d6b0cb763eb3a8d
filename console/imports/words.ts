import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const importWords = words({
  title: ["Importuri", "Импорт", "Imports"],
  connections: ["Conexiuni", "Подключения", "Connections"],
  providers: {
    provider_a: ["Furnizorul A (Google Drive)", "Поставщик A (Google Drive)", "Provider A (Google Drive)"],
    provider_b: ["Furnizorul B (GitLab)", "Поставщик B (GitLab)", "Provider B (GitLab)"],
  },
  states: {
    CONECTAT: ["Conectat", "Подключено", "Connected"],
    EXPIRAT: ["Conexiune expirată", "Подключение истекло", "Connection expired"],
    DECONECTAT: ["Neconectat", "Не подключено", "Not connected"],
  },
  account: [
    (name: string) => `Contul: ${name}`,
    (name: string) => `Учётная запись: ${name}`,
    (name: string) => `Account: ${name}`,
  ],
  since: [
    (moment: string) => `din ${moment}`,
    (moment: string) => `с ${moment}`,
    (moment: string) => `since ${moment}`,
  ],
  notConnectedText: [
    "Conectați-vă pentru a aduce fișiere de acolo. Furnizorul vă întreabă dacă permiteți citirea lor.",
    "Подключитесь, чтобы взять оттуда файлы. Поставщик спросит, разрешаете ли вы их чтение.",
    "Connect to bring files from there. The provider asks whether you allow them to be read.",
  ],
  connect: ["Conectează", "Подключить", "Connect"],
  reconnect: ["Conectează din nou", "Подключить снова", "Connect again"],
  browse: ["Alege fișiere", "Выбрать файлы", "Choose files"],
  disconnect: ["Deconectează", "Отключить", "Disconnect"],
  disconnectTitle: [
    (name: string) => `Deconectați ${name}?`,
    (name: string) => `Отключить: ${name}?`,
    (name: string) => `Disconnect ${name}?`,
  ],
  disconnectText: [
    "Cheile de acces se șterg. Copiile rămân aici; documentele legate nu se mai pot descărca până nu vă conectați din nou.",
    "Ключи доступа удаляются. Копии остаются здесь; связанные документы нельзя скачать, пока вы не подключитесь снова.",
    "The access keys are deleted. Copies stay here; linked documents cannot be downloaded until you connect again.",
  ],
  disconnected: [
    (name: string) => `Deconectat: ${name}`,
    (name: string) => `Отключено: ${name}`,
    (name: string) => `Disconnected: ${name}`,
  ],
  outcomes: {
    connected: [
      (name: string) => `${name}: conexiunea este gata. Acum puteți alege fișiere.`,
      (name: string) => `${name}: подключение готово. Теперь можно выбрать файлы.`,
      (name: string) => `${name}: the connection is ready. Now you can choose files.`,
    ],
    declined: [
      (name: string) => `${name}: accesul nu a fost permis. Nimic nu s-a schimbat.`,
      (name: string) => `${name}: доступ не был разрешён. Ничего не изменилось.`,
      (name: string) => `${name}: access was not allowed. Nothing has changed.`,
    ],
    refused: [
      (name: string) => `${name}: cererea nu mai este valabilă. Conectați din nou.`,
      (name: string) => `${name}: запрос больше не действителен. Подключите снова.`,
      (name: string) => `${name}: the request is no longer valid. Connect again.`,
    ],
    failed: [
      (name: string) => `${name}: furnizorul nu a răspuns. Încercați din nou peste puțin timp.`,
      (name: string) => `${name}: поставщик не ответил. Попробуйте чуть позже.`,
      (name: string) => `${name}: the provider did not respond. Try again in a little while.`,
    ],
  },
  mine: ["Importuri începute", "Начатый импорт", "Imports started"],
  minePages: ["Paginile importurilor", "Страницы импорта", "Pages of imports"],
  begun: ["Început", "Начат", "Started"],
  noImports: [
    "Niciun import în ultimele 30 de zile",
    "За последние 30 дней импорта не было",
    "No imports in the last 30 days",
  ],
  noImportsText: [
    "Alegeți fișiere de la un furnizor; starea fiecărui import rămâne aici 30 de zile.",
    "Выберите файлы у поставщика; состояние каждого импорта остаётся здесь 30 дней.",
    "Choose files from a provider; the state of each import stays here for 30 days.",
  ],
  documents: [
    "Documente aduse de la furnizori",
    "Документы от поставщиков",
    "Documents brought from providers",
  ],
  noDocuments: [
    "Niciun document adus de la furnizori",
    "Нет документов от поставщиков",
    "No documents brought from providers",
  ],
  noDocumentsText: [
    "Documentele importate, copii sau legături, apar aici.",
    "Здесь появятся импортированные документы: копии и ссылки.",
    "Imported documents, copies or links, appear here.",
  ],
  name: ["Denumirea", "Название", "Name"],
  provider: ["Furnizorul", "Поставщик", "Provider"],
  mode: ["Felul", "Вид", "Kind"],
  modes: {
    COPIE: ["Copie", "Копия", "Copy"],
    LEGATURA: ["Legătură vie", "Живая ссылка", "Live link"],
  },
  modeHints: {
    COPIE: [
      "Copie: conținutul se păstrează aici",
      "Копия: содержимое хранится здесь",
      "Copy: the content is kept here",
    ],
    LEGATURA: [
      "Legătură vie: conținutul se citește de la furnizor la fiecare descărcare",
      "Живая ссылка: содержимое читается у поставщика при каждом скачивании",
      "Live link: the content is read from the provider at each download",
    ],
  },
  changed: ["Modificat", "Изменено", "Changed"],
  size: ["Mărimea", "Размер", "Size"],
  openThere: ["Deschide la furnizor", "Открыть у поставщика", "Open at the provider"],
  openThereOf: [
    (name: string) => `Deschide la furnizor: ${name}`,
    (name: string) => `Открыть у поставщика: ${name}`,
    (name: string) => `Open at the provider: ${name}`,
  ],
  resync: ["Resincronizează", "Обновить", "Resynchronize"],
  resynced: [
    (name: string) => `${name}: resincronizat, are o versiune nouă.`,
    (name: string) => `${name}: взята новая версия.`,
    (name: string) => `${name}: a new version was fetched.`,
  ],
  unchanged: [
    (name: string) => `${name}: la furnizor nu s-a schimbat.`,
    (name: string) => `${name}: у поставщика не изменилось.`,
    (name: string) => `${name}: it has not changed at the provider.`,
  ],
  browseTitle: [
    (name: string) => `Fișierele de la ${name}`,
    (name: string) => `Файлы: ${name}`,
    (name: string) => `Files from ${name}`,
  ],
  place: ["Locul", "Место", "Place"],
  root: ["Început", "Начало", "Start"],
  search: ["Caută după nume", "Поиск по названию", "Search by name"],
  kinds: {
    label: ["Arată", "Что показать", "Show"],
    repo: ["Proiecte", "Проекты", "Projects"],
    wiki: ["Wiki", "Вики", "Wiki"],
    snippet: ["Fragmente", "Сниппеты", "Snippets"],
  },
  notImportable: ["Nu se poate importa", "Нельзя импортировать", "Cannot be imported"],
  nothingHere: ["Aici nu este nimic", "Здесь ничего нет", "There is nothing here"],
  nothingFound: [
    "Nu s-a găsit niciun fișier cu acest nume",
    "Файлов с таким названием не найдено",
    "No file with this name was found",
  ],
  options: ["Cum se importă", "Как импортировать", "How to import"],
  format: ["Documentele Google se salvează ca", "Документы Google сохранять как", "Save Google documents as"],
  formats: {
    pdf: ["PDF", "PDF", "PDF"],
    office: ["Office (DOCX, XLSX, PPTX)", "Office (DOCX, XLSX, PPTX)", "Office (DOCX, XLSX, PPTX)"],
    both: ["PDF și Office", "PDF и Office", "PDF and Office"],
  },
  importThem: [
    plural.ro({
      one: "Importă fișierul ales",
      few: "Importă {} fișiere",
      other: "Importă {} de fișiere",
    }),
    plural.ru({
      one: "Импортировать {} файл",
      few: "Импортировать {} файла",
      many: "Импортировать {} файлов",
    }),
    plural.en({ one: "Import the chosen file", other: "Import {} files" }),
  ],
  most: [
    "Alegeți cel mult 200 de fișiere odată.",
    "Выберите не более 200 файлов за раз.",
    "Choose at most 200 files at a time.",
  ],
  import: ["Import", "Импорт", "Import"],
  importTitle: [
    (provider: string, moment: string) => `Import de la ${provider}, ${moment}`,
    (provider: string, moment: string) => `Импорт: ${provider}, ${moment}`,
    (provider: string, moment: string) => `Import from ${provider}, ${moment}`,
  ],
  done: [
    (done: string, all: string) => `${done} din ${all} gata`,
    (done: string, all: string) => `готово ${done} из ${all}`,
    (done: string, all: string) => `${done} of ${all} done`,
  ],
  running: ["În lucru", "Выполняется", "In progress"],
  ended: ["Încheiat", "Завершён", "Finished"],
  endedWithFailures: [
    plural.ro({
      one: "Un fișier nereușit",
      few: "{} fișiere nereușite",
      other: "{} de fișiere nereușite",
    }),
    plural.ru({
      one: "{} файл не удался",
      few: "{} файла не удались",
      many: "{} файлов не удались",
    }),
    plural.en({ one: "{} file failed", other: "{} files failed" }),
  ],
  state: ["Starea", "Состояние", "State"],
  itemStates: {
    IN_ASTEPTARE: ["Așteaptă", "Ожидает", "Waiting"],
    IN_LUCRU: ["Se importă", "Импортируется", "Being imported"],
    AMANATA: ["Amânat de furnizor", "Отложен поставщиком", "Postponed by the provider"],
    FINALIZATA: ["Importat", "Импортирован", "Imported"],
    ESUATA: ["Nereușit", "Не удалось", "Failed"],
  },
  until: [
    (moment: string) => `continuă la ${moment}`,
    (moment: string) => `продолжится в ${moment}`,
    (moment: string) => `continues at ${moment}`,
  ],
  retryFailed: ["Încearcă din nou cele nereușite", "Повторить неудавшиеся", "Try the failed ones again"],
  back: ["La importuri", "К импорту", "To the imports"],
  again: ["Alege alte fișiere", "Выбрать другие файлы", "Choose other files"],
  notConnected: [
    "Nu sunteți conectat la acest furnizor",
    "Вы не подключены к этому поставщику",
    "You are not connected to this provider",
  ],
  reasons: {
    furnizorIndisponibil: [
      "Furnizorul nu răspunde. Încercați peste puțin timp.",
      "Поставщик не отвечает. Попробуйте чуть позже.",
      "The provider is not responding. Try again in a little while.",
    ],
    furnizorOcupat: [
      "Furnizorul cere să așteptăm. Încercați peste puțin timp.",
      "Поставщик просит подождать. Попробуйте чуть позже.",
      "The provider asks us to wait. Try again in a little while.",
    ],
    fisierInexistentLaFurnizor: [
      "Fișierul nu există la furnizor sau nu vă este permis.",
      "Файла нет у поставщика, или доступ к нему не разрешён.",
      "The file does not exist at the provider or you do not have access to it.",
    ],
    exportPreaMare: [
      "Prea mare pentru exportul furnizorului. Descărcați-l de acolo și încărcați-l aici.",
      "Слишком большой для экспорта поставщика. Скачайте его там и загрузите сюда.",
      "Too large for the provider's export. Download it from there and upload it here.",
    ],
    fisierLfs: [
      "Păstrat prin Git LFS. Descărcați-l de acolo și încărcați-l aici.",
      "Хранится через Git LFS. Скачайте его там и загрузите сюда.",
      "Kept with Git LFS. Download it from there and upload it here.",
    ],
    refIncorect: [
      "Referința nu este a acestui furnizor.",
      "Ссылка не этого поставщика.",
      "The reference does not belong to this provider.",
    ],
    conexiuneInexistenta: [
      "Conexiunea a fost închisă între timp. Conectați din nou.",
      "Подключение тем временем закрыто. Подключите снова.",
      "The connection was closed in the meantime. Connect again.",
    ],
    conexiuneExpirata: [
      "Conexiunea a expirat. Conectați din nou.",
      "Подключение истекло. Подключите снова.",
      "The connection has expired. Connect again.",
    ],
    executabil: [
      "Programele și scripturile nu se păstrează ca documente.",
      "Программы и скрипты не хранятся как документы.",
      "Programs and scripts are not kept as documents.",
    ],
    preaMare: [
      "Fișierul este mai mare decât se poate păstra.",
      "Файл больше, чем можно хранить.",
      "The file is larger than can be kept.",
    ],
    fisierGol: ["Fișierul este gol.", "Файл пустой.", "The file is empty."],
    other: ["Nu a reușit. Încercați din nou.", "Не удалось. Повторите попытку.", "It failed. Try again."],
  },
});
