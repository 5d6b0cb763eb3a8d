import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

/** Texts about the content: its page, its versions and its text. */
export const contentWords = words({
  damaged: [
    "Fișierul primit diferă de cel păstrat: SHA-256 nu se potrivește. Descărcați-l din nou.",
    "Полученный файл отличается от сохранённого: SHA-256 не совпадает. Скачайте его ещё раз.",
  ],
  preview: {
    label: ["Conținutul documentului", "Содержимое документа"],
    pageOf: [
      (page: string, pages: string) => `Pagina ${page} din ${pages}`,
      (page: string, pages: string) => `Страница ${page} из ${pages}`,
    ],
    text: ["Textul documentului", "Текст документа"],
    readingView: [
      "Vedere de citire: textul fișierului, nu imaginea paginilor lui",
      "Вид для чтения: текст файла, а не изображение его страниц",
    ],
    readingCut: [
      "Se arată doar începutul textului; descărcați fișierul pentru rest.",
      "Показано только начало текста; остальное — в самом файле, скачайте его.",
    ],
    emptyText: ["Fișierul este gol", "Файл пуст"],
    doubtful: ["Citit nesigur", "Прочитано ненадёжно"],
    found: [
      (query: string) => `Găsit în document: ${query}`,
      (query: string) => `Найдено в документе: ${query}`,
    ],
    purged: ["Conținutul a fost eliminat definitiv", "Содержимое окончательно уничтожено"],
    removed: ["Documentul este în coș", "Документ в корзине"],
    removedRestore: [
      "Restaurați-l pentru a-i vedea conținutul.",
      "Верните его в работу, чтобы увидеть содержимое.",
    ],
    removedText: [
      "Cereți celui care îl administrează să îl restaureze.",
      "Попросите того, кто им управляет, вернуть его.",
    ],
    elsewhere: ["Conținutul se află la furnizor", "Содержимое находится у поставщика"],
    elsewhereText: [
      "Documentul este o legătură vie: la fiecare descărcare se citește de la furnizor.",
      "Документ — живая ссылка: при каждом скачивании он читается у поставщика.",
    ],
    openElsewhere: ["Deschide la furnizor", "Открыть у поставщика"],
    noContent: ["Documentul nu are încă un fișier", "У документа пока нет файла"],
    addContent: ["Adaugă prima versiune", "Добавить первую версию"],
    infected: [
      "Conținutul este reținut: scanarea a găsit un virus",
      "Содержимое удержано: проверка нашла вирус",
    ],
    notAllowed: [
      "Vedeți datele documentului, dar nu și conținutul lui",
      "Вы видите сведения о документе, но не его содержимое",
    ],
    noPages: ["Acest fel de fișier nu are pagini de arătat", "У файлов этого вида нет страниц для показа"],
    noPagesText: [
      "Descărcați-l pentru a-l deschide pe calculatorul dumneavoastră.",
      "Скачайте его, чтобы открыть на своём компьютере.",
    ],
    readText: ["Citește textul lui", "Прочитать его текст"],
  },
  password: {
    title: ["Documentul are parolă", "У документа есть пароль"],
    text: [
      "Scrieți parola pentru a-i vedea și descărca conținutul. După cinci încercări greșite, documentul se închide pentru o vreme.",
      "Введите пароль, чтобы увидеть и скачать содержимое. После пяти неверных попыток документ на время закрывается.",
    ],
    label: ["Parola documentului", "Пароль документа"],
    open: ["Deschide documentul", "Открыть документ"],
    missing: ["Scrieți parola", "Введите пароль"],
    wrong: ["Parola documentului este greșită", "Неверный пароль документа"],
  },
  versions: {
    title: ["Versiuni", "Версии"],
    number: [(number: string) => `Versiunea ${number}`, (number: string) => `Версия ${number}`],
    current: ["curentă", "текущая"],
    none: ["Documentul nu are încă nicio versiune", "У документа пока нет версий"],
    elsewhere: [
      "Conținutul se află la furnizor și nu are versiuni aici",
      "Содержимое находится у поставщика, версий здесь нет",
    ],
    purged: ["Versiunile au fost eliminate definitiv", "Версии окончательно уничтожены"],
    restore: ["Restaurează", "Восстановить"],
    restored: [
      (number: string) => `Versiunea ${number} este din nou curentă, ca versiune nouă.`,
      (number: string) => `Версия ${number} снова текущая, как новая версия.`,
    ],
    restoring: [
      (number: string) => `Versiunea ${number} se copiază și va fi curentă în curând.`,
      (number: string) => `Версия ${number} копируется и скоро станет текущей.`,
    ],
    addTitle: [(name: string) => `Versiune nouă: ${name}`, (name: string) => `Новая версия: ${name}`],
    add: ["Adaugă versiunea", "Добавить версию"],
    added: ["Documentul are o versiune nouă.", "У документа новая версия."],
    file: ["Fișier", "Файл"],
    fileMissing: ["Alegeți fișierul", "Выберите файл"],
    fileEmpty: ["Fișierul este gol", "Файл пуст"],
    comment: ["Comentariu", "Комментарий"],
    refused: [
      "Fișierul a fost trimis, dar serviciul l-a refuzat",
      "Файл отправлен, но служба его не приняла",
    ],
    sent: [
      (sent: string, size: string) => `${sent} din ${size}`,
      (sent: string, size: string) => `${sent} из ${size}`,
    ],
    compareTitle: ["Compară două versiuni", "Сравнить две версии"],
    compare: ["Compară", "Сравнить"],
    older: ["Versiunea veche", "Старая версия"],
    newer: ["Versiunea nouă", "Новая версия"],
    field: ["Câmp", "Поле"],
    backToList: ["Toate versiunile", "Все версии"],
    texts: ["Textele", "Тексты"],
    textsLocked: [
      "Scrieți parola documentului pentru a compara textele",
      "Введите пароль документа, чтобы сравнить тексты",
    ],
    noTexts: [
      "Cel puțin una dintre versiuni nu are text de comparat",
      "Хотя бы у одной из версий нет текста для сравнения",
    ],
    noTextsText: [
      "Se compară fișierele de text și versiunile al căror text a fost citit în fila Text.",
      "Сравниваются текстовые файлы и версии, текст которых прочитан на вкладке «Текст».",
    ],
    sameText: ["Textele sunt la fel.", "Тексты одинаковы."],
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
    ],
  },
  reading: {
    title: ["Textul documentului", "Текст документа"],
    locked: [
      "Scrieți parola documentului pentru a-i citi textul",
      "Введите пароль документа, чтобы прочитать его текст",
    ],
    hint: [
      "Textul din fișier se ia ca atare; paginile scanate se citesc din imagine. Citirea se notează în istoric.",
      "Текст из файла берётся как есть; сканированные страницы читаются с изображения. Чтение записывается в историю.",
    ],
    start: ["Citește textul documentului", "Прочитать текст документа"],
    startAgain: ["Citește din nou", "Прочитать снова"],
    read: ["Citește textul", "Прочитать текст"],
    kind: ["Cum se citește", "Как читать"],
    kinds: {
      AUTO: [
        "textul fișierului, iar unde lipsește, din imagine",
        "текст файла, а где его нет — с изображения",
      ],
      TEXT: ["numai textul fișierului", "только текст файла"],
      OCR: ["numai din imagine", "только с изображения"],
    },
    language: ["Limba textului", "Язык текста"],
    languages: {
      ro: ["română", "румынский"],
      ru: ["rusă", "русский"],
      en: ["engleză", "английский"],
    },
    ready: ["Textul este gata.", "Текст готов."],
    started: [
      "Citirea a început. Puteți închide pagina; textul va fi aici.",
      "Чтение началось. Страницу можно закрыть; текст появится здесь.",
    ],
    states: {
      IN_ASTEPTARE: ["așteaptă", "ожидает"],
      IN_LUCRU: ["se citește", "читается"],
      FINALIZATA: ["gata", "готово"],
      ESUATA: ["nereușită", "не удалось"],
    },
    pagesRead: [
      (done: string, all: string) => `${done} din ${all} pagini citite`,
      (done: string, all: string) => `прочитано страниц: ${done} из ${all}`,
    ],
    failed: [
      "Fișierul nu a putut fi citit: este deteriorat sau de alt fel decât pare.",
      "Файл не удалось прочитать: он повреждён или другого вида, чем кажется.",
    ],
    byItself: [
      (moment: string) => `Pornită de la sine după încărcare, ${moment}`,
      (moment: string) => `Начато само после загрузки, ${moment}`,
    ],
    readings: ["Citirile acestui document", "Чтения этого документа"],
    stop: ["Oprește citirea", "Остановить чтение"],
    remove: ["Șterge citirea", "Удалить чтение"],
    stopped: ["Citirea și textul ei au fost șterse.", "Чтение и его текст удалены."],
    ofPage: [
      (page: string, pages: string) => `Textul paginii ${page} din ${pages}; se schimbă odată cu pagina.`,
      (page: string, pages: string) => `Текст страницы ${page} из ${pages}; меняется вместе со страницей.`,
    ],
    foundOn: [
      (query: string, pages: string) => `„${query}” apare la paginile: ${pages}`,
      (query: string, pages: string) => `«${query}» есть на страницах: ${pages}`,
    ],
    poor: [
      (quality: string) =>
        `Pagina s-a citit nesigur (${quality} din 100): comparați textul cu imaginea înainte de a vă baza pe el.`,
      (quality: string) =>
        `Страница прочитана ненадёжно (${quality} из 100): сверьте текст с изображением, прежде чем полагаться на него.`,
    ],
    doubtful: [
      "Cuvintele subliniate cu puncte pot fi citite greșit.",
      "Слова, подчёркнутые точками, могли быть прочитаны неверно.",
    ],
    noText: ["Pe această pagină nu s-a găsit text.", "На этой странице текст не найден."],
    downloadText: ["Descarcă textul", "Скачать текст"],
    downloadPdf: ["Descarcă PDF-ul în care se poate căuta", "Скачать PDF с поиском"],
    keep: ["Păstrează textul ca document", "Сохранить текст как документ"],
    kept: [
      (name: string) => `„${name}” este un document nou.`,
      (name: string) => `«${name}» — новый документ.`,
    ],
    openKept: ["Deschide-l", "Открыть"],
  },
});
