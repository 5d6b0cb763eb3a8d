import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

/** Texts about the content: its page, its versions and its text. */
export const contentWords = words({
  damaged: [
    "Fișierul primit diferă de cel păstrat: SHA-256 nu se potrivește. Descărcați-l din nou.",
    "Полученный файл отличается от сохранённого: SHA-256 не совпадает. Скачайте его ещё раз.",
    "The file received differs from the one kept: the SHA-256 fingerprint does not match. Download it again.",
  ],
  preview: {
    label: ["Conținutul documentului", "Содержимое документа", "Content of the document"],
    pageOf: [
      (page: string, pages: string) => `Pagina ${page} din ${pages}`,
      (page: string, pages: string) => `Страница ${page} из ${pages}`,
      (page: string, pages: string) => `Page ${page} of ${pages}`,
    ],
    text: ["Textul documentului", "Текст документа", "Text of the document"],
    readingView: [
      "Vedere de citire: textul fișierului, nu imaginea paginilor lui",
      "Вид для чтения: текст файла, а не изображение его страниц",
      "Reading view: the text of the file, not the image of its pages",
    ],
    readingCut: [
      "Se arată doar începutul textului; descărcați fișierul pentru rest.",
      "Показано только начало текста; остальное — в самом файле, скачайте его.",
      "Only the beginning of the text is shown; download the file for the rest.",
    ],
    emptyText: ["Fișierul este gol", "Файл пуст", "The file is empty"],
    doubtful: ["Citit nesigur", "Прочитано ненадёжно", "May be misread"],
    found: [
      (query: string) => `Găsit în document: ${query}`,
      (query: string) => `Найдено в документе: ${query}`,
      (query: string) => `Found in the document: ${query}`,
    ],
    purged: [
      "Conținutul a fost eliminat definitiv",
      "Содержимое окончательно уничтожено",
      "The content was destroyed",
    ],
    removed: ["Documentul este în coș", "Документ в корзине", "The document is in the bin"],
    removedRestore: [
      "Restaurați-l pentru a-i vedea conținutul.",
      "Верните его в работу, чтобы увидеть содержимое.",
      "Restore it to see its content.",
    ],
    removedText: [
      "Cereți celui care îl administrează să îl restaureze.",
      "Попросите того, кто им управляет, вернуть его.",
      "Ask the person who administers it to restore it.",
    ],
    elsewhere: [
      "Conținutul se află la furnizor",
      "Содержимое находится у поставщика",
      "The content is with the provider",
    ],
    elsewhereText: [
      "Documentul este o legătură vie: la fiecare descărcare se citește de la furnizor.",
      "Документ — живая ссылка: при каждом скачивании он читается у поставщика.",
      "The document is a live link: each download reads it from the provider.",
    ],
    openElsewhere: ["Deschide la furnizor", "Открыть у поставщика", "Open at the provider"],
    noContent: [
      "Documentul nu are încă un fișier",
      "У документа пока нет файла",
      "The document does not have a file yet",
    ],
    addContent: ["Adaugă prima versiune", "Добавить первую версию", "Add the first version"],
    infected: [
      "Conținutul este reținut: scanarea a găsit un virus",
      "Содержимое удержано: проверка нашла вирус",
      "The content is withheld: the scan found a virus",
    ],
    notAllowed: [
      "Vedeți datele documentului, dar nu și conținutul lui",
      "Вы видите сведения о документе, но не его содержимое",
      "You can see the details of the document but not its content",
    ],
    noPages: [
      "Acest fel de fișier nu are pagini de arătat",
      "У файлов этого вида нет страниц для показа",
      "This type of file has no pages to show",
    ],
    noPagesText: [
      "Descărcați-l pentru a-l deschide pe calculatorul dumneavoastră.",
      "Скачайте его, чтобы открыть на своём компьютере.",
      "Download it to open it on your computer.",
    ],
    readText: ["Citește textul lui", "Прочитать его текст", "Read its text"],
  },
  password: {
    title: ["Documentul are parolă", "У документа есть пароль", "The document has a password"],
    text: [
      "Scrieți parola pentru a-i vedea și descărca conținutul. După cinci încercări greșite, documentul se închide pentru o vreme.",
      "Введите пароль, чтобы увидеть и скачать содержимое. После пяти неверных попыток документ на время закрывается.",
      "Enter the password to see and download the content. After five wrong attempts the document is locked for a while.",
    ],
    label: ["Parola documentului", "Пароль документа", "Document password"],
    open: ["Deschide documentul", "Открыть документ", "Open the document"],
    missing: ["Scrieți parola", "Введите пароль", "Enter the password"],
    wrong: [
      "Parola documentului este greșită",
      "Неверный пароль документа",
      "The document password is wrong",
    ],
  },
  versions: {
    title: ["Versiuni", "Версии", "Versions"],
    number: [
      (number: string) => `Versiunea ${number}`,
      (number: string) => `Версия ${number}`,
      (number: string) => `Version ${number}`,
    ],
    current: ["curentă", "текущая", "current"],
    none: [
      "Documentul nu are încă nicio versiune",
      "У документа пока нет версий",
      "The document has no versions yet",
    ],
    elsewhere: [
      "Conținutul se află la furnizor și nu are versiuni aici",
      "Содержимое находится у поставщика, версий здесь нет",
      "The content is with the provider and has no versions here",
    ],
    purged: [
      "Versiunile au fost eliminate definitiv",
      "Версии окончательно уничтожены",
      "The versions were destroyed",
    ],
    restore: ["Restaurează", "Восстановить", "Restore"],
    restored: [
      (number: string) => `Versiunea ${number} este din nou curentă, ca versiune nouă.`,
      (number: string) => `Версия ${number} снова текущая, как новая версия.`,
      (number: string) => `Version ${number} is current again, as a new version.`,
    ],
    restoring: [
      (number: string) => `Versiunea ${number} se copiază și va fi curentă în curând.`,
      (number: string) => `Версия ${number} копируется и скоро станет текущей.`,
      (number: string) => `Version ${number} is being copied and will soon be current.`,
    ],
    addTitle: [
      (name: string) => `Versiune nouă: ${name}`,
      (name: string) => `Новая версия: ${name}`,
      (name: string) => `New version: ${name}`,
    ],
    add: ["Adaugă versiunea", "Добавить версию", "Add the version"],
    added: [
      "Documentul are o versiune nouă.",
      "У документа новая версия.",
      "The document has a new version.",
    ],
    file: ["Fișier", "Файл", "File"],
    fileMissing: ["Alegeți fișierul", "Выберите файл", "Choose the file"],
    fileEmpty: ["Fișierul este gol", "Файл пуст", "The file is empty"],
    comment: ["Comentariu", "Комментарий", "Comment"],
    refused: [
      "Fișierul a fost trimis, dar serviciul l-a refuzat",
      "Файл отправлен, но сервис его не принял",
      "The file was sent, but the service refused it",
    ],
    sent: [
      (sent: string, size: string) => `${sent} din ${size}`,
      (sent: string, size: string) => `${sent} из ${size}`,
      (sent: string, size: string) => `${sent} of ${size}`,
    ],
    compareTitle: ["Compară două versiuni", "Сравнить две версии", "Compare two versions"],
    compare: ["Compară", "Сравнить", "Compare"],
    older: ["Versiunea veche", "Старая версия", "Old version"],
    newer: ["Versiunea nouă", "Новая версия", "New version"],
    field: ["Câmp", "Поле", "Field"],
    backToList: ["Toate versiunile", "Все версии", "All versions"],
    texts: ["Textele", "Тексты", "Texts"],
    textsLocked: [
      "Scrieți parola documentului pentru a compara textele",
      "Введите пароль документа, чтобы сравнить тексты",
      "Enter the document password to compare the texts",
    ],
    noTexts: [
      "Cel puțin una dintre versiuni nu are text de comparat",
      "Хотя бы у одной из версий нет текста для сравнения",
      "At least one of the versions has no text to compare",
    ],
    noTextsText: [
      "Se compară fișierele de text și versiunile al căror text a fost citit în fila Text.",
      "Сравниваются текстовые файлы и версии, текст которых прочитан на вкладке «Текст».",
      "Text files are compared, and versions whose text has been read in the Text tab.",
    ],
    sameText: ["Textele sunt la fel.", "Тексты одинаковы.", "The texts are the same."],
    changedLines: [
      plural.ro({
        one: "un rând diferit",
        few: "{} rânduri diferite",
        other: "{} de rânduri diferite",
      }),
      plural.ru({
        one: "{} отличающаяся строка",
        few: "{} отличающиеся строки",
        many: "{} отличающихся строк",
      }),
      plural.en({ one: "{} line differs", other: "{} lines differ" }),
    ],
  },
  reading: {
    title: ["Textul documentului", "Текст документа", "Text of the document"],
    locked: [
      "Scrieți parola documentului pentru a-i citi textul",
      "Введите пароль документа, чтобы прочитать его текст",
      "Enter the document password to read its text",
    ],
    hint: [
      "Textul din fișier se ia ca atare; paginile scanate se citesc din imagine. Citirea se notează în istoric.",
      "Текст из файла берётся как есть; сканированные страницы читаются с изображения. Чтение записывается в историю.",
      "The text in the file is taken as it is; scanned pages are read from the image. The reading is recorded in the history.",
    ],
    start: ["Citește textul documentului", "Прочитать текст документа", "Read the text of the document"],
    startAgain: ["Citește din nou", "Прочитать снова", "Read again"],
    read: ["Citește textul", "Прочитать текст", "Read the text"],
    kind: ["Cum se citește", "Как читать", "How to read it"],
    kinds: {
      AUTO: [
        "textul fișierului, iar unde lipsește, din imagine",
        "текст файла, а где его нет — с изображения",
        "the text of the file, and from the image where there is none",
      ],
      TEXT: ["numai textul fișierului", "только текст файла", "only the text of the file"],
      OCR: ["numai din imagine", "только с изображения", "only from the image"],
    },
    language: ["Limba textului", "Язык текста", "Language of the text"],
    languages: {
      ro: ["română", "румынский", "Romanian"],
      ru: ["rusă", "русский", "Russian"],
      en: ["engleză", "английский", "English"],
    },
    ready: ["Textul este gata.", "Текст готов.", "The text is ready."],
    started: [
      "Citirea a început. Puteți închide pagina; textul va fi aici.",
      "Чтение началось. Страницу можно закрыть; текст появится здесь.",
      "Reading has begun. You can close the page; the text will be here.",
    ],
    states: {
      IN_ASTEPTARE: ["așteaptă", "ожидает", "waiting"],
      IN_LUCRU: ["se citește", "читается", "being read"],
      FINALIZATA: ["gata", "готово", "ready"],
      ESUATA: ["nereușită", "не удалось", "failed"],
    },
    pagesRead: [
      (done: string, all: string) => `${done} din ${all} pagini citite`,
      (done: string, all: string) => `прочитано страниц: ${done} из ${all}`,
      (done: string, all: string) => `${done} of ${all} pages read`,
    ],
    failed: [
      "Fișierul nu a putut fi citit: este deteriorat sau de alt fel decât pare.",
      "Файл не удалось прочитать: он повреждён или другого вида, чем кажется.",
      "The file could not be read: it is damaged or of another type than it seems.",
    ],
    byItself: [
      (moment: string) => `Pornită de la sine după încărcare, ${moment}`,
      (moment: string) => `Начато само после загрузки, ${moment}`,
      (moment: string) => `Started by itself after upload, ${moment}`,
    ],
    readings: ["Citirile acestui document", "Чтения этого документа", "Readings of this document"],
    stop: ["Oprește citirea", "Остановить чтение", "Stop the reading"],
    remove: ["Șterge citirea", "Удалить чтение", "Delete the reading"],
    stopped: [
      "Citirea și textul ei au fost șterse.",
      "Чтение и его текст удалены.",
      "The reading and its text were deleted.",
    ],
    ofPage: [
      (page: string, pages: string) => `Textul paginii ${page} din ${pages}; se schimbă odată cu pagina.`,
      (page: string, pages: string) => `Текст страницы ${page} из ${pages}; меняется вместе со страницей.`,
      (page: string, pages: string) => `Text of page ${page} of ${pages}; it changes with the page.`,
    ],
    foundOn: [
      (query: string, pages: string) => `„${query}” apare la paginile: ${pages}`,
      (query: string, pages: string) => `«${query}» есть на страницах: ${pages}`,
      (query: string, pages: string) => `‘${query}’ is on pages: ${pages}`,
    ],
    poor: [
      (quality: string) =>
        `Pagina s-a citit nesigur (${quality} din 100): comparați textul cu imaginea înainte de a vă baza pe el.`,
      (quality: string) =>
        `Страница прочитана ненадёжно (${quality} из 100): сверьте текст с изображением, прежде чем полагаться на него.`,
      (quality: string) =>
        `The page may have been misread (${quality} out of 100): compare the text with the image before you rely on it.`,
    ],
    doubtful: [
      "Cuvintele subliniate cu puncte pot fi citite greșit.",
      "Слова, подчёркнутые точками, могли быть прочитаны неверно.",
      "Words underlined with dots may have been read wrongly.",
    ],
    noText: [
      "Pe această pagină nu s-a găsit text.",
      "На этой странице текст не найден.",
      "No text was found on this page.",
    ],
    downloadText: ["Descarcă textul", "Скачать текст", "Download the text"],
    downloadPdf: [
      "Descarcă PDF-ul în care se poate căuta",
      "Скачать PDF с поиском",
      "Download the searchable PDF",
    ],
    keep: ["Păstrează textul ca document", "Сохранить текст как документ", "Keep the text as a document"],
    kept: [
      (name: string) => `„${name}” este un document nou.`,
      (name: string) => `«${name}» — новый документ.`,
      (name: string) => `‘${name}’ is a new document.`,
    ],
    openKept: ["Deschide-l", "Открыть", "Open it"],
  },
});
