import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const listWords = words({
  doubtful: ["Citit nesigur", "Прочитано ненадёжно"],
  title: {
    documents: ["Documente", "Документы"],
    archive: ["Arhiva", "Архив"],
    trash: ["Coșul", "Корзина"],
  },
  places: ["Liste de documente", "Списки документов"],
  found: [
    plural.ro({ one: "un document", few: "{} documente", other: "{} de documente" }),
    plural.ru({ one: "{} документ", few: "{} документа", many: "{} документов" }),
  ],
  atLeast: [(found: string) => `peste ${found}`, (found: string) => `более ${found}`],
  create: ["Document nou", "Новый документ"],
  upload: ["Încarcă fișiere", "Загрузить файлы"],
  inText: ["Caută în textul documentelor", "Искать в тексте документов", "Search the text of documents"],
  search: {
    label: ["Caută documente", "Поиск документов"],
    verb: ["Caută", "Найти"],
    clear: ["Șterge căutarea", "Сбросить поиск"],
    where: ["Unde se caută", "Где искать"],
    everywhere: ["în tot textul", "во всём тексте"],
    name: ["în denumire", "в названии"],
    code: ["în cod", "в коде"],
    byRelevance: [
      "Cele mai potrivite sunt primele; ordinea și unele filtre se aleg căutând în denumire.",
      "Самые подходящие — первыми; порядок и часть фильтров доступны при поиске в названии.",
    ],
    corrected: [
      (searched: string) => `S-a căutat „${searched}”.`,
      (searched: string) => `Искали «${searched}».`,
    ],
    exact: ["Caută exact ce am scris", "Искать именно то, что я написал"],
  },
  column: {
    denumire: ["Denumire", "Название"],
    cod: ["Cod", "Код"],
    etichete: ["Etichete", "Метки"],
    emitent: ["Emitent", "Издатель"],
    container: ["Container", "Контейнер"],
    vizibilitate: ["Vizibilitate", "Видимость"],
    stare: ["Stare", "Состояние"],
    securitate: ["Protecție", "Защита"],
    semnaturi: ["Semnătură", "Подпись"],
    dimensiune: ["Mărime", "Размер"],
    format: ["Fel", "Вид"],
    modificatLa: ["Modificat", "Изменён"],
    modificatDe: ["Modificat de", "Кто изменил"],
    creatLa: ["Creat", "Создан"],
    creatDe: ["Creat de", "Кто создал"],
    acts: ["Acțiuni", "Действия"],
  },
  status: {
    ACTIV: ["Activ", "Активный"],
    ARHIVAT: ["Arhivat", "В архиве"],
    STERS: ["În coș", "В корзине"],
    PURJAT: ["Eliminat definitiv", "Уничтожен"],
  },
  visibility: {
    PUBLIC: ["Public", "Открытый"],
    PERSONAL: ["Personal", "Личный"],
    SECRET: ["Secret", "Секретный"],
  },
  security: {
    CRIPTAT: ["Criptat", "Зашифрован"],
    PAROLA: ["Cu parolă", "С паролем"],
  },
  format: {
    pdf: ["PDF", "PDF", "PDF"],
    office: ["Office", "Office", "Office"],
    image: ["Imagine", "Изображение"],
    text: ["Text", "Текст"],
    archive: ["Arhivă", "Архив"],
    other: ["Alt fel", "Другой вид"],
  },
  signature: {
    valid: ["Valabilă", "Действительна"],
    invalid: ["Nevalabilă", "Недействительна"],
    older: ["Pe o versiune veche", "На прежней версии"],
  },
  noContent: ["Fără fișier", "Без файла"],
  legalHold: ["Reținere legală", "Запрет уничтожения"],
  facet: {
    whose: ["Ale cui", "Чьи"],
    mine: ["Create de mine", "Созданы мной"],
    shared: ["Partajate cu mine", "Мне предоставили"],
  },
  dates: {
    title: ["Perioada", "Период"],
    verb: ["Alege perioada", "Выбрать период"],
    apply: ["Arată", "Показать"],
    clear: ["Orice dată", "Любая дата"],
    modifiedFrom: ["Modificat de la", "Изменён с"],
    modifiedTo: ["Modificat până la", "Изменён по"],
    createdFrom: ["Creat de la", "Создан с"],
    createdTo: ["Creat până la", "Создан по"],
    order: ["Sfârșitul este înaintea începutului", "Конец раньше начала"],
  },
  empty: {
    documents: ["Nu aveți încă niciun document", "У вас пока нет документов"],
    documentsText: [
      "Aici apar documentele din containerele dumneavoastră și cele partajate cu dumneavoastră.",
      "Здесь появятся документы ваших контейнеров и те, к которым вам дали доступ.",
    ],
    archive: ["Arhiva este goală", "Архив пуст"],
    archiveText: [
      "Aici ajung documentele arhivate. Ele se citesc, dar nu se mai schimbă.",
      "Сюда попадают документы, сданные в архив. Их можно читать, но не менять.",
    ],
    trash: ["Coșul este gol", "Корзина пуста"],
    trashText: [
      "Aici ajung documentele mutate în coș. Ele se pot restaura timp de 30 de zile, apoi conținutul lor se elimină.",
      "Сюда попадают документы, перемещённые в корзину. Их можно восстановить в течение 30 дней, затем содержимое уничтожается.",
    ],
    filtered: ["Niciun document nu corespunde", "Подходящих документов нет"],
    filteredText: ["Schimbați cuvintele căutate sau filtrele.", "Измените слова поиска или фильтры."],
    onlySigns: ["Nu s-a căutat nimic", "Поиск не выполнен"],
    onlySignsText: [
      "Scrieți cel puțin o literă sau o cifră: numai după semne nu se poate căuta.",
      "Введите хотя бы одну букву или цифру: по одним знакам искать нельзя.",
    ],
    all: ["Arată toate documentele", "Показать все документы"],
    beyond: ["Lista are mai puține pagini", "В списке меньше страниц"],
    first: ["Prima pagină", "Первая страница"],
  },
  chosen: {
    all: [
      (count: string) => `Alege toate cele ${count} găsite`,
      (count: string) => `Выбрать все найденные: ${count}`,
    ],
    most: [
      (count: string) => `Alege primele ${count} găsite`,
      (count: string) => `Выбрать первые найденные: ${count}`,
    ],
    failed: ["Alegerea nu a reușit. Încercați din nou.", "Выбрать не удалось. Повторите попытку."],
    lost: ["Alegerea de rânduri s-a pierdut. Alegeți-le din nou.", "Выбор строк потерян. Выберите их снова."],
  },
  act: {
    labels: ["Etichete", "Метки"],
    move: ["Mută", "Переместить"],
    share: ["Partajează", "Дать доступ"],
    archive: ["Arhivează", "В архив"],
    restore: ["Restaurează", "Восстановить"],
    remove: ["Mută în coș", "В корзину"],
    purge: ["Elimină definitiv", "Уничтожить"],
    download: ["Descarcă", "Скачать"],
    zip: ["Descarcă ZIP", "Скачать ZIP"],
    csv: ["Descarcă CSV", "Скачать CSV"],
    menu: [(name: string) => `Acțiuni: ${name}`, (name: string) => `Действия: ${name}`],
    undo: ["Anulează", "Отменить"],
    undone: ["Anulat", "Отменено"],
    undoFailed: ["Anularea nu a reușit", "Отменить не удалось"],
  },
  done: {
    labels: [
      plural.ro({
        one: "Etichetele unui document au fost schimbate",
        few: "Etichetele a {} documente au fost schimbate",
        other: "Etichetele a {} de documente au fost schimbate",
      }),
      plural.ru({
        one: "Метки изменены у {} документа",
        few: "Метки изменены у {} документов",
        many: "Метки изменены у {} документов",
      }),
    ],
    move: [
      plural.ro({
        one: "Un document mutat",
        few: "{} documente mutate",
        other: "{} de documente mutate",
      }),
      plural.ru({
        one: "Перемещён {} документ",
        few: "Перемещены {} документа",
        many: "Перемещено {} документов",
      }),
    ],
    share: [
      plural.ro({
        one: "Un document partajat",
        few: "{} documente partajate",
        other: "{} de documente partajate",
      }),
      plural.ru({
        one: "Доступ дан к {} документу",
        few: "Доступ дан к {} документам",
        many: "Доступ дан к {} документам",
      }),
    ],
    archive: [
      plural.ro({
        one: "Un document arhivat",
        few: "{} documente arhivate",
        other: "{} de documente arhivate",
      }),
      plural.ru({
        one: "В архиве {} документ",
        few: "В архиве {} документа",
        many: "В архиве {} документов",
      }),
    ],
    restore: [
      plural.ro({
        one: "Un document restaurat",
        few: "{} documente restaurate",
        other: "{} de documente restaurate",
      }),
      plural.ru({
        one: "Восстановлен {} документ",
        few: "Восстановлены {} документа",
        many: "Восстановлено {} документов",
      }),
    ],
    remove: [
      plural.ro({
        one: "Un document mutat în coș",
        few: "{} documente mutate în coș",
        other: "{} de documente mutate în coș",
      }),
      plural.ru({
        one: "В корзине {} документ",
        few: "В корзине {} документа",
        many: "В корзине {} документов",
      }),
    ],
    purge: [
      plural.ro({
        one: "Conținutul unui document a fost eliminat",
        few: "Conținutul a {} documente a fost eliminat",
        other: "Conținutul a {} de documente a fost eliminat",
      }),
      plural.ru({
        one: "Уничтожено содержимое {} документа",
        few: "Уничтожено содержимое {} документов",
        many: "Уничтожено содержимое {} документов",
      }),
    ],
    asked: [
      plural.ro({
        one: "Eliminarea unui document așteaptă aprobarea altui administrator",
        few: "Eliminarea a {} documente așteaptă aprobarea altui administrator",
        other: "Eliminarea a {} de documente așteaptă aprobarea altui administrator",
      }),
      plural.ru({
        one: "Уничтожение {} документа ждёт одобрения другого администратора",
        few: "Уничтожение {} документов ждёт одобрения другого администратора",
        many: "Уничтожение {} документов ждёт одобрения другого администратора",
      }),
    ],
    created: [(name: string) => `Document creat: ${name}`, (name: string) => `Документ создан: ${name}`],
    open: ["Deschide", "Открыть"],
  },
  ask: {
    documents: [
      plural.ro({ one: "un document", few: "{} documente", other: "{} de documente" }),
      plural.ru({ one: "{} документ", few: "{} документа", many: "{} документов" }),
    ],
    of: [
      (verb: string, what: string) => `${verb}: ${what}`,
      (verb: string, what: string) => `${verb}: ${what}`,
      (verb: string, what: string) => `${verb}: ${what}`,
    ],
    remove: [
      "Documentele merg în coș, de unde pot fi restaurate timp de 30 de zile.",
      "Документы попадут в корзину, откуда их можно восстановить в течение 30 дней.",
    ],
    purge: [
      "Conținutul tuturor versiunilor se șterge și nu mai poate fi recuperat; rămân înregistrarea și istoricul.",
      "Содержимое всех версий удаляется безвозвратно; остаются запись и история.",
    ],
    purgeNamed: ["Se elimină:", "Уничтожаются:"],
    purgeOthers: [
      plural.ro({
        one: "și încă un document",
        few: "și încă {} documente",
        other: "și încă {} de documente",
      }),
      plural.ru({ one: "и ещё {} документ", few: "и ещё {} документа", many: "и ещё {} документов" }),
    ],
    purgeTyped: [
      (name: string) => `Pentru confirmare scrieți denumirea primului document: ${name}`,
      (name: string) => `Для подтверждения введите название первого документа: ${name}`,
    ],
  },
  zipName: ["documente", "documente", "documents"],
  partOf: [
    (name: string, reason: string) => `${name}: ${reason}`,
    (name: string, reason: string) => `${name}: ${reason}`,
    (name: string, reason: string) => `${name}: ${reason}`,
  ],
});
