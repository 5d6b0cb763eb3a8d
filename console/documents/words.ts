import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const listWords = words({
  doubtful: ["Citit nesigur", "Прочитано ненадёжно", "May be misread"],
  title: {
    documents: ["Documente", "Документы", "Documents"],
    archive: ["Arhiva", "Архив", "Archive"],
    trash: ["Coșul", "Корзина", "Bin"],
  },
  places: ["Liste de documente", "Списки документов", "Document lists"],
  found: [
    plural.ro({ one: "un document", few: "{} documente", other: "{} de documente" }),
    plural.ru({ one: "{} документ", few: "{} документа", many: "{} документов" }),
    plural.en({ one: "{} document", other: "{} documents" }),
  ],
  atLeast: [
    (found: string) => `peste ${found}`,
    (found: string) => `более ${found}`,
    (found: string) => `more than ${found}`,
  ],
  create: ["Document nou", "Новый документ", "New document"],
  upload: ["Încarcă fișiere", "Загрузить файлы", "Upload files"],
  inText: ["Caută în textul documentelor", "Искать в тексте документов", "Search the text of documents"],
  search: {
    label: ["Caută documente", "Поиск документов", "Search documents"],
    verb: ["Caută", "Найти", "Search"],
    clear: ["Șterge căutarea", "Сбросить поиск", "Clear the search"],
    where: ["Unde se caută", "Где искать", "Where to search"],
    everywhere: ["în tot textul", "во всём тексте", "in all the text"],
    name: ["în denumire", "в названии", "in the name"],
    code: ["în cod", "в коде", "in the code"],
    byRelevance: [
      "Cele mai potrivite sunt primele; ordinea și unele filtre se aleg căutând în denumire.",
      "Самые подходящие — первыми; порядок и часть фильтров доступны при поиске в названии.",
      "The best matches come first; to choose the order and some filters, search in the name.",
    ],
    corrected: [
      (searched: string) => `S-a căutat „${searched}”.`,
      (searched: string) => `Искали «${searched}».`,
      (searched: string) => `Searched for ‘${searched}’.`,
    ],
    exact: ["Caută exact ce am scris", "Искать именно то, что я написал", "Search for exactly what I typed"],
  },
  column: {
    denumire: ["Denumire", "Название", "Name"],
    cod: ["Cod", "Код", "Code"],
    etichete: ["Etichete", "Метки", "Labels"],
    emitent: ["Emitent", "Издатель", "Issuer"],
    container: ["Container", "Контейнер", "Container"],
    vizibilitate: ["Vizibilitate", "Видимость", "Visibility"],
    stare: ["Stare", "Состояние", "State"],
    securitate: ["Protecție", "Защита", "Protection"],
    semnaturi: ["Semnătură", "Подпись", "Signature"],
    dimensiune: ["Mărime", "Размер", "Size"],
    format: ["Fel", "Вид", "Type"],
    modificatLa: ["Modificat", "Изменён", "Changed"],
    modificatDe: ["Modificat de", "Кто изменил", "Changed by"],
    creatLa: ["Creat", "Создан", "Created"],
    creatDe: ["Creat de", "Кто создал", "Created by"],
    acts: ["Acțiuni", "Действия", "Actions"],
  },
  status: {
    ACTIV: ["Activ", "Активный", "Active"],
    ARHIVAT: ["Arhivat", "В архиве", "Archived"],
    STERS: ["În coș", "В корзине", "In the bin"],
    PURJAT: ["Eliminat definitiv", "Уничтожен", "Destroyed"],
  },
  visibility: {
    PUBLIC: ["Public", "Открытый", "Public"],
    PERSONAL: ["Personal", "Личный", "Personal"],
    SECRET: ["Secret", "Секретный", "Secret"],
  },
  security: {
    CRIPTAT: ["Criptat", "Зашифрован", "Encrypted"],
    PAROLA: ["Cu parolă", "С паролем", "With a password"],
  },
  format: {
    pdf: ["PDF", "PDF", "PDF"],
    office: ["Office", "Office", "Office"],
    image: ["Imagine", "Изображение", "Image"],
    text: ["Text", "Текст", "Text"],
    archive: ["Arhivă", "Архив", "Archive"],
    other: ["Alt fel", "Другой вид", "Other type"],
  },
  signature: {
    valid: ["Valabilă", "Действительна", "Valid"],
    invalid: ["Nevalabilă", "Недействительна", "Not valid"],
    older: ["Pe o versiune veche", "На прежней версии", "On an older version"],
  },
  noContent: ["Fără fișier", "Без файла", "No file"],
  legalHold: ["Reținere legală", "Запрет уничтожения", "Legal hold"],
  facet: {
    whose: ["Ale cui", "Чьи", "Whose"],
    mine: ["Create de mine", "Созданы мной", "Created by me"],
    shared: ["Partajate cu mine", "Мне предоставили", "Shared with me"],
  },
  dates: {
    title: ["Perioada", "Период", "Period"],
    verb: ["Alege perioada", "Выбрать период", "Choose the period"],
    apply: ["Arată", "Показать", "Show"],
    clear: ["Orice dată", "Любая дата", "Any date"],
    modifiedFrom: ["Modificat de la", "Изменён с", "Changed from"],
    modifiedTo: ["Modificat până la", "Изменён по", "Changed until"],
    createdFrom: ["Creat de la", "Создан с", "Created from"],
    createdTo: ["Creat până la", "Создан по", "Created until"],
    order: ["Sfârșitul este înaintea începutului", "Конец раньше начала", "The end is before the beginning"],
  },
  empty: {
    documents: ["Nu aveți încă niciun document", "У вас пока нет документов", "You have no documents yet"],
    documentsText: [
      "Aici apar documentele din containerele dumneavoastră și cele partajate cu dumneavoastră.",
      "Здесь появятся документы ваших контейнеров и те, к которым вам дали доступ.",
      "The documents of your containers and those shared with you appear here.",
    ],
    archive: ["Arhiva este goală", "Архив пуст", "The archive is empty"],
    archiveText: [
      "Aici ajung documentele arhivate. Ele se citesc, dar nu se mai schimbă.",
      "Сюда попадают документы, сданные в архив. Их можно читать, но не менять.",
      "Archived documents come here. They can be read but no longer changed.",
    ],
    trash: ["Coșul este gol", "Корзина пуста", "The bin is empty"],
    trashText: [
      "Aici ajung documentele mutate în coș. Ele se pot restaura timp de 30 de zile, apoi conținutul lor se elimină.",
      "Сюда попадают документы, перемещённые в корзину. Их можно восстановить в течение 30 дней, затем содержимое уничтожается.",
      "Documents moved to the bin come here. They can be restored for 30 days, then their content is destroyed.",
    ],
    filtered: ["Niciun document nu corespunde", "Подходящих документов нет", "No documents match"],
    filteredText: [
      "Schimbați cuvintele căutate sau filtrele.",
      "Измените слова поиска или фильтры.",
      "Change the search words or the filters.",
    ],
    onlySigns: ["Nu s-a căutat nimic", "Поиск не выполнен", "Nothing was searched for"],
    onlySignsText: [
      "Scrieți cel puțin o literă sau o cifră: numai după semne nu se poate căuta.",
      "Введите хотя бы одну букву или цифру: по одним знакам искать нельзя.",
      "Enter at least one letter or digit: you cannot search for symbols alone.",
    ],
    all: ["Arată toate documentele", "Показать все документы", "Show all documents"],
    beyond: ["Lista are mai puține pagini", "В списке меньше страниц", "The list has fewer pages"],
    first: ["Prima pagină", "Первая страница", "First page"],
  },
  chosen: {
    all: [
      (count: string) => `Alege toate cele ${count} găsite`,
      (count: string) => `Выбрать все найденные: ${count}`,
      (count: string) => `Choose all ${count} found`,
    ],
    most: [
      (count: string) => `Alege primele ${count} găsite`,
      (count: string) => `Выбрать первые найденные: ${count}`,
      (count: string) => `Choose the first ${count} found`,
    ],
    failed: [
      "Alegerea nu a reușit. Încercați din nou.",
      "Выбрать не удалось. Повторите попытку.",
      "They could not be chosen. Try again.",
    ],
    lost: [
      "Alegerea de rânduri s-a pierdut. Alegeți-le din nou.",
      "Выбор строк потерян. Выберите их снова.",
      "The selection was lost. Choose the rows again.",
    ],
  },
  act: {
    labels: ["Etichete", "Метки", "Labels"],
    move: ["Mută", "Переместить", "Move"],
    share: ["Partajează", "Дать доступ", "Share"],
    archive: ["Arhivează", "В архив", "Archive"],
    restore: ["Restaurează", "Восстановить", "Restore"],
    remove: ["Mută în coș", "В корзину", "Move to bin"],
    purge: ["Elimină definitiv", "Уничтожить", "Destroy"],
    download: ["Descarcă", "Скачать", "Download"],
    zip: ["Descarcă ZIP", "Скачать ZIP", "Download ZIP"],
    csv: ["Descarcă CSV", "Скачать CSV", "Download CSV"],
    menu: [
      (name: string) => `Acțiuni: ${name}`,
      (name: string) => `Действия: ${name}`,
      (name: string) => `Actions: ${name}`,
    ],
    undo: ["Anulează", "Отменить", "Undo"],
    undone: ["Anulat", "Отменено", "Undone"],
    undoFailed: ["Anularea nu a reușit", "Отменить не удалось", "It could not be undone"],
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
      plural.en({
        one: "The labels of {} document were changed",
        other: "The labels of {} documents were changed",
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
      plural.en({ one: "{} document moved", other: "{} documents moved" }),
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
      plural.en({ one: "{} document shared", other: "{} documents shared" }),
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
      plural.en({ one: "{} document archived", other: "{} documents archived" }),
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
      plural.en({ one: "{} document restored", other: "{} documents restored" }),
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
      plural.en({ one: "{} document moved to the bin", other: "{} documents moved to the bin" }),
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
      plural.en({
        one: "The content of {} document was destroyed",
        other: "The content of {} documents was destroyed",
      }),
    ],
    asked: [
      plural.ro({
        one: "Eliminarea unui document așteaptă aprobarea altui administrator",
        few: "Eliminarea a {} documente așteaptă aprobarea altui administrator",
        other: "Eliminarea a {} de documente așteaptă aprobarea altui administrator",
      }),
      plural.ru({
        one: "Уничтожение {} документа ждёт согласования другим администратором",
        few: "Уничтожение {} документов ждёт согласования другим администратором",
        many: "Уничтожение {} документов ждёт согласования другим администратором",
      }),
      plural.en({
        one: "The destruction of {} document is waiting for approval by another administrator",
        other: "The destruction of {} documents is waiting for approval by another administrator",
      }),
    ],
    purgeSent: [
      plural.ro({
        one: "Eliminare cerută pentru un document",
        few: "Eliminare cerută pentru {} documente",
        other: "Eliminare cerută pentru {} de documente",
      }),
      plural.ru({
        one: "Уничтожение запрошено для {} документа",
        few: "Уничтожение запрошено для {} документов",
        many: "Уничтожение запрошено для {} документов",
      }),
      plural.en({
        one: "Destruction requested for {} document",
        other: "Destruction requested for {} documents",
      }),
    ],
    zip: [
      plural.ro({
        one: "Un document pus în arhiva ZIP",
        few: "{} documente puse în arhiva ZIP",
        other: "{} de documente puse în arhiva ZIP",
      }),
      plural.ru({
        one: "В архиве ZIP {} документ",
        few: "В архиве ZIP {} документа",
        many: "В архиве ZIP {} документов",
      }),
      plural.en({
        one: "{} document put in the ZIP file",
        other: "{} documents put in the ZIP file",
      }),
    ],
    created: [
      (name: string) => `Document creat: ${name}`,
      (name: string) => `Документ создан: ${name}`,
      (name: string) => `Document created: ${name}`,
    ],
    open: ["Deschide", "Открыть", "Open"],
  },
  ask: {
    documents: [
      plural.ro({ one: "un document", few: "{} documente", other: "{} de documente" }),
      plural.ru({ one: "{} документ", few: "{} документа", many: "{} документов" }),
      plural.en({ one: "{} document", other: "{} documents" }),
    ],
    of: [
      (verb: string, what: string) => `${verb}: ${what}`,
      (verb: string, what: string) => `${verb}: ${what}`,
      (verb: string, what: string) => `${verb}: ${what}`,
    ],
    remove: [
      "Documentele merg în coș, de unde pot fi restaurate timp de 30 de zile.",
      "Документы попадут в корзину, откуда их можно восстановить в течение 30 дней.",
      "The documents go to the bin, from where they can be restored for 30 days.",
    ],
    purge: [
      "Conținutul tuturor versiunilor se șterge și nu mai poate fi recuperat; rămân înregistrarea și istoricul.",
      "Содержимое всех версий удаляется безвозвратно; остаются запись и история.",
      "The content of all versions is deleted and cannot be recovered; the record and the history remain.",
    ],
    purgeNamed: ["Se elimină:", "Уничтожаются:", "To be destroyed:"],
    purgeOthers: [
      plural.ro({
        one: "și încă un document",
        few: "și încă {} documente",
        other: "și încă {} de documente",
      }),
      plural.ru({ one: "и ещё {} документ", few: "и ещё {} документа", many: "и ещё {} документов" }),
      plural.en({ one: "and {} more document", other: "and {} more documents" }),
    ],
    purgeTyped: [
      (name: string) => `Pentru confirmare scrieți denumirea primului document: ${name}`,
      (name: string) => `Для подтверждения введите название первого документа: ${name}`,
      (name: string) => `To confirm, enter the name of the first document: ${name}`,
    ],
  },
  zipName: ["documente", "documente", "documents"],
  partOf: [
    (name: string, reason: string) => `${name}: ${reason}`,
    (name: string, reason: string) => `${name}: ${reason}`,
    (name: string, reason: string) => `${name}: ${reason}`,
  ],
});
