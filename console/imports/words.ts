import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const importWords = words({
  title: ["Importuri", "Импорт"],
  connections: ["Conexiuni", "Подключения"],
  providers: {
    provider_a: ["Furnizorul A (Google Drive)", "Поставщик A (Google Drive)"],
    provider_b: ["Furnizorul B (GitLab)", "Поставщик B (GitLab)"],
  },
  states: {
    CONECTAT: ["Conectat", "Подключено"],
    EXPIRAT: ["Conexiune expirată", "Подключение истекло"],
    DECONECTAT: ["Neconectat", "Не подключено"],
  },
  account: [(name: string) => `Contul: ${name}`, (name: string) => `Учётная запись: ${name}`],
  since: [(moment: string) => `din ${moment}`, (moment: string) => `с ${moment}`],
  notConnectedText: [
    "Conectați-vă pentru a aduce fișiere de acolo. Furnizorul vă întreabă dacă permiteți citirea lor.",
    "Подключитесь, чтобы взять оттуда файлы. Поставщик спросит, разрешаете ли вы их чтение.",
  ],
  connect: ["Conectează", "Подключить"],
  reconnect: ["Conectează din nou", "Подключить снова"],
  browse: ["Alege fișiere", "Выбрать файлы"],
  disconnect: ["Deconectează", "Отключить"],
  disconnectTitle: [(name: string) => `Deconectați ${name}?`, (name: string) => `Отключить: ${name}?`],
  disconnectText: [
    "Cheile de acces se șterg. Copiile rămân aici; documentele legate nu se mai pot descărca până nu vă conectați din nou.",
    "Ключи доступа удаляются. Копии остаются здесь; связанные документы нельзя скачать, пока вы не подключитесь снова.",
  ],
  disconnected: [(name: string) => `Deconectat: ${name}`, (name: string) => `Отключено: ${name}`],
  outcomes: {
    connected: [
      (name: string) => `${name}: conexiunea este gata. Acum puteți alege fișiere.`,
      (name: string) => `${name}: подключение готово. Теперь можно выбрать файлы.`,
    ],
    declined: [
      (name: string) => `${name}: accesul nu a fost permis. Nimic nu s-a schimbat.`,
      (name: string) => `${name}: доступ не был разрешён. Ничего не изменилось.`,
    ],
    refused: [
      (name: string) => `${name}: cererea nu mai este valabilă. Conectați din nou.`,
      (name: string) => `${name}: запрос больше не действителен. Подключите снова.`,
    ],
    failed: [
      (name: string) => `${name}: furnizorul nu a răspuns. Încercați din nou peste puțin timp.`,
      (name: string) => `${name}: поставщик не ответил. Попробуйте чуть позже.`,
    ],
  },
  mine: ["Importuri începute", "Начатый импорт"],
  minePages: ["Paginile importurilor", "Страницы импорта"],
  begun: ["Început", "Начат"],
  noImports: ["Niciun import în ultimele 30 de zile", "За последние 30 дней импорта не было"],
  noImportsText: [
    "Alegeți fișiere de la un furnizor; starea fiecărui import rămâne aici 30 de zile.",
    "Выберите файлы у поставщика; состояние каждого импорта остаётся здесь 30 дней.",
  ],
  documents: ["Documente aduse de la furnizori", "Документы от поставщиков"],
  noDocuments: ["Niciun document adus de la furnizori", "Нет документов от поставщиков"],
  noDocumentsText: [
    "Documentele importate, copii sau legături, apar aici.",
    "Здесь появятся импортированные документы: копии и ссылки.",
  ],
  name: ["Denumirea", "Название"],
  provider: ["Furnizorul", "Поставщик"],
  mode: ["Felul", "Вид"],
  modes: {
    COPIE: ["Copie", "Копия"],
    LEGATURA: ["Legătură vie", "Живая ссылка"],
  },
  modeHints: {
    COPIE: ["Copie: conținutul se păstrează aici", "Копия: содержимое хранится здесь"],
    LEGATURA: [
      "Legătură vie: conținutul se citește de la furnizor la fiecare descărcare",
      "Живая ссылка: содержимое читается у поставщика при каждом скачивании",
    ],
  },
  changed: ["Modificat", "Изменено"],
  size: ["Mărimea", "Размер"],
  openThere: ["Deschide la furnizor", "Открыть у поставщика"],
  openThereOf: [
    (name: string) => `Deschide la furnizor: ${name}`,
    (name: string) => `Открыть у поставщика: ${name}`,
  ],
  resync: ["Adu din nou", "Обновить"],
  resynced: [
    (name: string) => `${name}: s-a adus o versiune nouă.`,
    (name: string) => `${name}: взята новая версия.`,
  ],
  unchanged: [
    (name: string) => `${name}: la furnizor nu s-a schimbat.`,
    (name: string) => `${name}: у поставщика не изменилось.`,
  ],
  browseTitle: [(name: string) => `Fișierele de la ${name}`, (name: string) => `Файлы: ${name}`],
  place: ["Locul", "Место"],
  root: ["Început", "Начало"],
  search: ["Caută după nume", "Поиск по названию"],
  kinds: {
    label: ["Ce fel", "Что показать"],
    repo: ["Proiecte", "Проекты"],
    wiki: ["Wiki", "Вики"],
    snippet: ["Fragmente", "Сниппеты"],
  },
  notImportable: ["Nu se poate importa", "Нельзя импортировать"],
  nothingHere: ["Aici nu este nimic", "Здесь ничего нет"],
  nothingFound: ["Nu s-a găsit niciun fișier cu acest nume", "Файлов с таким названием не найдено"],
  options: ["Cum se importă", "Как импортировать"],
  format: ["Documentele Google se salvează ca", "Документы Google сохранять как"],
  formats: {
    pdf: ["PDF", "PDF", "PDF"],
    office: ["Office (DOCX, XLSX, PPTX)", "Office (DOCX, XLSX, PPTX)", "Office (DOCX, XLSX, PPTX)"],
    both: ["PDF și Office", "PDF и Office"],
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
  ],
  most: ["Alegeți cel mult 200 de fișiere odată.", "Выберите не более 200 файлов за раз."],
  import: ["Import", "Импорт"],
  importTitle: [
    (provider: string, moment: string) => `Import de la ${provider}, ${moment}`,
    (provider: string, moment: string) => `Импорт: ${provider}, ${moment}`,
  ],
  done: [
    (done: string, all: string) => `${done} din ${all} gata`,
    (done: string, all: string) => `готово ${done} из ${all}`,
  ],
  running: ["În lucru", "Выполняется"],
  ended: ["Încheiat", "Завершён"],
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
  ],
  state: ["Starea", "Состояние"],
  itemStates: {
    IN_ASTEPTARE: ["Așteaptă", "Ожидает"],
    IN_LUCRU: ["Se importă", "Импортируется"],
    AMANATA: ["Amânat de furnizor", "Отложен поставщиком"],
    FINALIZATA: ["Importat", "Импортирован"],
    ESUATA: ["Nereușit", "Не удалось"],
  },
  until: [(moment: string) => `continuă la ${moment}`, (moment: string) => `продолжится в ${moment}`],
  retryFailed: ["Încearcă din nou cele nereușite", "Повторить неудавшиеся"],
  back: ["La importuri", "К импорту"],
  again: ["Alege alte fișiere", "Выбрать другие файлы"],
  notConnected: ["Nu sunteți conectat la acest furnizor", "Вы не подключены к этому поставщику"],
  reasons: {
    furnizorIndisponibil: [
      "Furnizorul nu răspunde. Încercați peste puțin timp.",
      "Поставщик не отвечает. Попробуйте чуть позже.",
    ],
    furnizorOcupat: [
      "Furnizorul cere să așteptăm. Încercați peste puțin timp.",
      "Поставщик просит подождать. Попробуйте чуть позже.",
    ],
    fisierInexistentLaFurnizor: [
      "Fișierul nu există la furnizor sau nu vă este permis.",
      "Файла нет у поставщика, или доступ к нему не разрешён.",
    ],
    exportPreaMare: [
      "Prea mare pentru exportul furnizorului. Descărcați-l de acolo și încărcați-l aici.",
      "Слишком большой для экспорта поставщика. Скачайте его там и загрузите сюда.",
    ],
    fisierLfs: [
      "Păstrat prin Git LFS. Descărcați-l de acolo și încărcați-l aici.",
      "Хранится через Git LFS. Скачайте его там и загрузите сюда.",
    ],
    refIncorect: ["Referința nu este a acestui furnizor.", "Ссылка не этого поставщика."],
    conexiuneInexistenta: [
      "Conexiunea a fost închisă între timp. Conectați din nou.",
      "Подключение тем временем закрыто. Подключите снова.",
    ],
    conexiuneExpirata: ["Conexiunea a expirat. Conectați din nou.", "Подключение истекло. Подключите снова."],
    executabil: [
      "Programele și scripturile nu se păstrează ca documente.",
      "Программы и скрипты не хранятся как документы.",
    ],
    preaMare: ["Fișierul este mai mare decât se poate păstra.", "Файл больше, чем можно хранить."],
    fisierGol: ["Fișierul este gol.", "Файл пустой."],
    other: ["Nu a reușit. Încercați din nou.", "Не удалось. Повторите попытку."],
  },
});
