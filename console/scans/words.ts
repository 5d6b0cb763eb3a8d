import { words } from "../words/words.ts";

export const scanWords = words({
  title: ["Scanări și texte", "Сканы и тексты"],
  intro: [
    "Textul unei scanări se citește din imagine, se compară cu ea pagină cu pagină, se corectează și se păstrează.",
    "Текст скана читается с изображения, сверяется с ним постранично, исправляется и сохраняется.",
  ],
  add: ["Citește o scanare", "Прочитать скан"],
  empty: ["Nicio scanare citită", "Прочитанных сканов нет"],
  emptyText: [
    "Trimiteți un PDF, o imagine sau un document Word; textul apare aici.",
    "Отправьте PDF, изображение или документ Word; текст появится здесь.",
  ],
  filter: ["Starea", "Состояние"],
  name: ["Denumirea", "Название"],
  unnamed: ["Scanare fără denumire", "Скан без названия"],
  state: ["Starea", "Состояние"],
  language: ["Limba", "Язык"],
  created: ["Trimisă", "Отправлен"],
  pages: [
    (done: string, all: string) => `${done} din ${all} pagini`,
    (done: string, all: string) => `страниц: ${done} из ${all}`,
  ],
  states: {
    IN_ASTEPTARE: ["Așteaptă", "Ожидает"],
    IN_LUCRU: ["Se citește", "Читается"],
    FINALIZATA: ["Gata", "Готово"],
    ESUATA: ["Nu a reușit", "Не удалось"],
  },
  languages: {
    ro: ["română", "румынский"],
    ru: ["rusă", "русский"],
    en: ["engleză", "английский"],
  },
  reasons: {
    fisierDeteriorat: ["Fișierul este deteriorat.", "Файл повреждён."],
    parolaNecesara: ["Fișierul este protejat cu parolă.", "Файл защищён паролем."],
    transcriereIntrerupta: [
      "Citirea s-a întrerupt de prea multe ori la aceeași pagină.",
      "Чтение слишком часто прерывалось на одной и той же странице.",
    ],
    preaMultePagini: [
      "Fișierul are prea multe pagini. Împărțiți-l.",
      "В файле слишком много страниц. Разделите его.",
    ],
    fisierInfectat: [
      "Scanarea a găsit un virus în fișier: nu a fost citit și nu a fost păstrat.",
      "Проверка нашла в файле вирус: файл не прочитан и не сохранён.",
    ],
    fisierNescanat: [
      "Fișierul nu poate fi scanat de viruși, iar aici scanarea este obligatorie.",
      "Файл нельзя проверить на вирусы, а здесь проверка обязательна.",
    ],
    scanareIndisponibila: [
      "Scanarea de viruși nu răspunde. Trimiteți fișierul din nou mai târziu.",
      "Проверка на вирусы не отвечает. Отправьте файл ещё раз позже.",
    ],
    other: ["Fișierul nu a putut fi citit.", "Файл не удалось прочитать."],
  },
  unscanned: ["Fișierul nu a fost scanat de viruși.", "Файл не проверен на вирусы."],
  form: {
    title: ["Citește o scanare", "Прочитать скан"],
    ofDocument: [
      (name: string) => `Se citește documentul „${name}”.`,
      (name: string) => `Читается документ «${name}».`,
    ],
    file: ["Fișierul", "Файл"],
    fileHint: [
      "PDF, imagine sau DOCX, cel mult 200 MB și 300 de pagini",
      "PDF, изображение или DOCX, не больше 200 МБ и 300 страниц",
    ],
    fileMissing: ["Alegeți fișierul", "Выберите файл"],
    fileLarge: [
      "Fișierele de peste 4 MB se citesc doar păstrate ca document",
      "Файлы больше 4 МБ читаются, только если сохранить их как документ",
    ],
    language: ["Limba textului", "Язык текста"],
    kind: ["Cum se citește", "Как читать"],
    kinds: {
      AUTO: [
        "Automat: textul fișierului, iar paginile fără text din imagine",
        "Автоматически: текст файла, а страницы без текста с изображения",
      ],
      TEXT: ["Doar textul pe care îl are fișierul", "Только текст, который есть в файле"],
      OCR: ["Doar din imagine", "Только с изображения"],
    },
    keep: [
      "Păstrează scanul ca document, cu imaginea lângă text",
      "Сохранить скан как документ, с изображением рядом с текстом",
    ],
    sending: ["Se trimite fișierul", "Файл отправляется"],
    verb: ["Citește", "Прочитать"],
  },
  waiting: [
    "Textul se citește. Puteți pleca de pe pagină: continuă singur.",
    "Текст читается. Страницу можно покинуть: чтение продолжится само.",
  ],
  page: [
    (page: string, all: string) => `Pagina ${page} din ${all}`,
    (page: string, all: string) => `Страница ${page} из ${all}`,
  ],
  picture: [(page: string) => `Imaginea paginii ${page}`, (page: string) => `Изображение страницы ${page}`],
  noPages: ["Acest fel de fișier nu are imagini de pagini.", "У файла этого вида нет изображений страниц."],
  noPicture: ["Fișierul nu a fost păstrat: rămâne doar textul.", "Файл не сохранён: остался только текст."],
  text: [(page: string) => `Textul paginii ${page}`, (page: string) => `Текст страницы ${page}`],
  corrected: [
    "Corecturile se păstrează în acest browser până le salvați.",
    "Исправления хранятся в этом браузере, пока вы их не сохраните.",
  ],
  correctedHere: [
    "Documentul este protejat: corecturile se pierd dacă închideți pagina fără a le salva.",
    "Документ защищён: исправления пропадут, если закрыть страницу, не сохранив их.",
  ],
  discard: ["Renunță la corecturi", "Отменить исправления"],
  poor: [
    "Pagina s-a citit nesigur: comparați fiecare cuvânt cu imaginea.",
    "Страница прочитана ненадёжно: сверьте каждое слово с изображением.",
  ],
  noText: ["Nu s-a găsit niciun text.", "Текст не найден."],
  save: ["Salvează ca document", "Сохранить как документ"],
  saveCorrected: ["Salvează textul corectat ca document", "Сохранить исправленный текст как документ"],
  saved: [(name: string) => `Document nou: ${name}`, (name: string) => `Новый документ: ${name}`],
  open: ["Deschide", "Открыть"],
  download: ["Descarcă textul", "Скачать текст"],
  downloadPdf: ["Descarcă PDF-ul cu text", "Скачать PDF с текстом"],
  document: ["Documentul citit", "Прочитанный документ"],
  rename: ["Redenumește", "Переименовать"],
  renamed: ["Denumirea a fost schimbată.", "Название изменено."],
  remove: ["Elimină", "Удалить"],
  removeTitle: ["Eliminați textul citit?", "Удалить прочитанный текст?"],
  removeText: [
    "Citirea se oprește și textul ei dispare. Documentul citit rămâne neschimbat.",
    "Чтение остановится, и его текст исчезнет. Прочитанный документ останется без изменений.",
  ],
  removed: ["Textul citit a fost eliminat.", "Прочитанный текст удалён."],
  retry: ["Citește din nou", "Прочитать снова"],
  newName: ["Denumirea documentului", "Название документа"],
  nameMissing: ["Scrieți denumirea", "Введите название"],
  format: ["Felul fișierului", "Вид файла"],
  formats: {
    txt: ["Text", "Текст"],
    pdf: ["PDF în care se poate căuta", "PDF с поиском"],
  },
  password: ["Parola documentului", "Пароль документа"],
  passwordTitle: ["Documentul este protejat cu parolă", "Документ защищён паролем"],
  passwordVerb: ["Deschide", "Открыть"],
  back: ["La scanări", "К сканам"],
});
