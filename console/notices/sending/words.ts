import { plural } from "../../words/plural.ts";
import { type TextsOf, words } from "../../words/words.ts";

export const sendWords = words({
  title: ["Notificare nouă", "Новое уведомление"],
  who: ["Cui", "Кому"],
  what: ["Ce", "Что"],
  how: ["Când și pe ce cale", "Когда и каким путём"],
  onBehalfOf: ["În numele sistemului", "От имени системы"],
  chooseSystem: ["Alegeți sistemul", "Выберите систему"],
  trial: [
    "Sistemul este în probă: mesajele parcurg tot drumul, dar nu ajung la oameni.",
    "Система в пробном режиме: сообщения проходят весь путь, но до людей не доходят.",
  ],
  noSystems: ["Niciun sistem activ", "Нет действующих систем"],
  noSystemsHint: [
    "O notificare se trimite în numele unui sistem. Adăugați unul la „Sisteme și canale”.",
    "Уведомление отправляется от имени системы. Добавьте её в разделе «Системы и каналы».",
  ],
  to: ["Destinatarii", "Получатели"],
  toList: ["Scriși aici", "Введённые здесь"],
  toPerson: ["O persoană sau o firmă din registru", "Человек или организация из реестра"],
  toTable: ["Un tabel CSV", "Таблица CSV"],
  toGroup: ["Un grup", "Группа"],
  list: ["Adrese și numere", "Адреса и номера"],
  listHint: [
    "Câte unul pe rând: e-mail, telefon (+373…), IDNP sau IDNO.",
    "По одному в строке: эл. почта, телефон (+373…), IDNP или IDNO.",
  ],
  person: ["Persoana sau firma", "Человек или организация"],
  personHint: [
    "Scrieți o parte din nume, sau IDNP-ul ori IDNO-ul întreg.",
    "Введите часть имени либо IDNP или IDNO целиком.",
  ],
  table: ["Tabelul", "Таблица"],
  tableHint: [
    "CSV în UTF-8, cel mult 10.000 de rânduri. Prima linie numește coloanele: una este email, sms, idnp sau idno, celelalte sunt variabile ale textului.",
    "CSV в UTF-8, не более 10 000 строк. Первая строка называет столбцы: один из них email, sms, idnp или idno, остальные — переменные текста.",
  ],
  removeTable: ["Alt tabel", "Другая таблица"],
  tableVariables: [
    (names: string) => `Variabile din tabel: ${names}`,
    (names: string) => `Переменные из таблицы: ${names}`,
  ],
  wrongRows: [
    plural.ro({
      one: "un rând greșit",
      few: "{} rânduri greșite",
      other: "{} de rânduri greșite",
    }),
    plural.ru({
      one: "{} неверная строка",
      few: "{} неверные строки",
      many: "{} неверных строк",
    }),
  ],
  wrongRow: [
    (line: string, problem: string) => `Rândul ${line}: ${problem}`,
    (line: string, problem: string) => `Строка ${line}: ${problem}`,
  ],
  onlyFirst: [
    (count: string) => `Se arată primele ${count}.`,
    (count: string) => `Показаны первые ${count}.`,
  ],
  csv: {
    header: [
      "prima linie nu numește exact o coloană email, sms, idnp sau idno, sau repetă un nume",
      "первая строка не называет ровно один столбец email, sms, idnp или idno либо повторяет имя",
    ],
    empty: ["tabelul nu are niciun destinatar", "в таблице нет получателей"],
    tooMany: [
      "tabelul are peste 10.000 de rânduri; împărțiți-l",
      "в таблице больше 10 000 строк; разделите её",
    ],
    fields: ["nu are atâtea câmpuri câte are prima linie", "полей не столько, сколько в первой строке"],
    recipient: ["adresa sau numărul nu este corect", "адрес или номер неверен"],
    formula: ["o celulă începe ca o formulă", "ячейка начинается как формула"],
  },
  group: ["Grupul", "Группа"],
  chooseGroup: ["Alegeți grupul", "Выберите группу"],
  noGroups: ["Sistemul nu are grupuri încă.", "У системы пока нет групп."],
  counted: [
    plural.ro({ one: "un destinatar", few: "{} destinatari", other: "{} de destinatari" }),
    plural.ru({ one: "{} получатель", few: "{} получателя", many: "{} получателей" }),
  ],
  language: ["Limba pentru adrese", "Язык для адресов"],
  languageHint: [
    "Persoanele din registru primesc mesajul în limba lor.",
    "Люди из реестра получают сообщение на своём языке.",
  ],
  content: ["Textul", "Текст"],
  fromTemplate: ["Dintr-un șablon", "Из шаблона"],
  freeText: ["Scris aici", "Написанный здесь"],
  template: ["Șablonul", "Шаблон"],
  chooseTemplate: ["Alegeți șablonul", "Выберите шаблон"],
  noTemplates: ["Sistemul nu are șabloane încă.", "У системы пока нет шаблонов."],
  variables: ["Completați textul", "Заполните текст"],
  listVariable: [
    "Câte un element pe rând. Lăsați gol dacă această parte a textului nu trebuie să apară.",
    "По одному элементу в строке. Если оставить пустым, эта часть текста не появится.",
  ],
  subject: ["Subiectul", "Тема"],
  body: ["Textul", "Текст"],
  bodyHint: ["Dacă începe cu <, este HTML.", "Если начинается с <, это HTML."],
  short: ["Textul scurt, pentru SMS și push", "Краткий текст для SMS и push"],
  shortHint: ["Fără el, SMS-ul este subiectul.", "Без него SMS — это тема."],
  inRussian: ["Textul și în rusă", "Текст и на русском"],
  inRussianHint: [
    "Cine a ales rusa primește textul acesta; fără el, pe cel în română.",
    "Выбравшие русский получат этот текст; без него — румынский.",
  ],
  subjectRu: ["Subiectul în rusă", "Тема на русском"],
  bodyRu: ["Textul în rusă", "Текст на русском"],
  shortRu: ["Textul scurt în rusă", "Краткий текст на русском"],
  attach: ["Fișiere atașate", "Вложения"],
  files: ["Fișiere", "Файлы"],
  filesHint: [
    "Cel mult 10, împreună 4 MB; pleacă numai prin e-mail.",
    "Не более 10, вместе 4 МБ; уходят только по эл. почте.",
  ],
  priority: ["Prioritatea", "Приоритет"],
  priorityHint: [
    "Cea înaltă trece înaintea celorlalte, cea joasă le așteaptă.",
    "Высокий приоритет отправляется первым, низкий — последним.",
  ],
  channels: ["Canalele", "Каналы"],
  channelsHint: [
    "Nimic ales: fiecare persoană este contactată cum preferă.",
    "Ничего не выбрано — каждому сообщается так, как он предпочитает.",
  ],
  byPreference: ["după preferințele fiecăruia", "по настройкам каждого"],
  order: ["Ordinea canalelor", "Порядок каналов"],
  orderAll: ["Pe toate deodată", "По всем сразу"],
  orderInTurn: [
    "Pe rând: următorul, dacă mesajul nu a ajuns la timp",
    "По очереди: следующий, если сообщение не дошло вовремя",
  ],
  afterMinutes: ["Cât se așteaptă un canal, în minute", "Сколько ждать один канал, в минутах"],
  scheduledAt: ["Se trimite la", "Отправить"],
  scheduledAtHint: [
    "Lăsați gol pentru a trimite acum. Cel mult peste un an.",
    "Оставьте пустым, чтобы отправить сейчас. Не позже чем через год.",
  ],
  now: ["acum", "сейчас"],
  more: ["Alte setări", "Другие настройки"],
  expiresAt: ["Nu se mai trimite după", "Не отправлять после"],
  expiresAtHint: ["Ce nu a plecat până atunci nu mai pleacă.", "Что не ушло до этого времени, не уйдёт."],
  categoryHint: [
    "Despre ce este mesajul. Destinatarul poate refuza o categorie, dacă nu este oficială.",
    "О чём сообщение. От категории получатель может отказаться, если она не официальная.",
  ],
  copies: ["Copii către", "Копии"],
  copiesHint: [
    "Adrese de e-mail, separate prin virgulă; copia este marcată.",
    "Адреса эл. почты через запятую; копия помечена.",
  ],
  isOfficial: [
    "Notificarea este oficială: fără categorie, destinatarii nu o pot refuza.",
    "Уведомление официальное: без категории получатели не могут от него отказаться.",
  ],
  isOfficialCategory: [
    (category: string) =>
      `Pleacă în categoria „${category}”, care este oficială: destinatarii nu o pot refuza.`,
    (category: string) => `Уходит в категории «${category}», она официальная: отказаться от неё нельзя.`,
  ],
  isOfCategory: [
    (category: string) => `Pleacă în categoria „${category}”: cine a refuzat-o nu o primește.`,
    (category: string) => `Уходит в категории «${category}»: отказавшиеся от неё его не получат.`,
  ],
  test: ["Trimite-mi o probă", "Отправить пробу мне"],
  testHint: [
    "Pleacă numai la adresa contului dumneavoastră, marcată ca probă, fără fișiere. Cel mult 10 pe oră.",
    "Уходит только на адрес вашей учётной записи, с пометкой пробы, без файлов. Не более 10 в час.",
  ],
  testTrial: [
    "Sistemul este în probă: nici mesajul către dumneavoastră nu ar ajunge.",
    "Система в пробном режиме: сообщение не дойдёт и до вас.",
  ],
  testNotReady: ["Completați întâi textul mesajului.", "Сначала заполните текст сообщения."],
  testSent: ["Proba a plecat la adresa contului", "Проба ушла на адрес учётной записи"],
  estimating: ["Se verifică la câți ajunge…", "Проверяется, до скольких дойдёт…"],
  reach: ["La câți ajunge", "До скольких дойдёт"],
  reached: [
    plural.ro({ one: "ajunge la unul", few: "ajunge la {}", other: "ajunge la {}" }),
    plural.ru({ one: "дойдёт до {}", few: "дойдёт до {}", many: "дойдёт до {}" }),
  ],
  noContact: [
    plural.ro({ one: "unul nu are adresă", few: "{} nu au adresă", other: "{} nu au adresă" }),
    plural.ru({ one: "у {} нет адреса", few: "у {} нет адреса", many: "у {} нет адреса" }),
  ],
  suppressed: [
    plural.ro({
      one: "o adresă este blocată",
      few: "{} adrese sunt blocate",
      other: "{} de adrese sunt blocate",
    }),
    plural.ru({
      one: "{} адрес заблокирован",
      few: "{} адреса заблокированы",
      many: "{} адресов заблокировано",
    }),
  ],
  declined: [
    plural.ro({ one: "unul a refuzat", few: "{} au refuzat", other: "{} au refuzat" }),
    plural.ru({ one: "отказался {}", few: "отказались {}", many: "отказались {}" }),
  ],
  leftOut: [
    plural.ro({
      one: "un membru nu este în registru",
      few: "{} membri nu sunt în registru",
      other: "{} de membri nu sunt în registru",
    }),
    plural.ru({
      one: "{} участника нет в реестре",
      few: "{} участников нет в реестре",
      many: "{} участников нет в реестре",
    }),
  ],
  onlyLooked: [
    (looked: string, total: string) => `S-au verificat primii ${looked} din ${total}.`,
    (looked: string, total: string) => `Проверены первые ${looked} из ${total}.`,
  ],
  tooFew: [
    "La mai puțin de 10 destinatari nu se arată cine are adresă și cine a refuzat.",
    "Если получателей меньше 10, не показывается, у кого есть адрес и кто отказался.",
  ],
  otherLanguage: {
    ru: [
      plural.ro({
        one: "o persoană citește în rusă, dar primește textul în română",
        few: "{} persoane citesc în rusă, dar primesc textul în română",
        other: "{} de persoane citesc în rusă, dar primesc textul în română",
      }),
      plural.ru({
        one: "{} человек читает по-русски, но получит румынский текст",
        few: "{} человека читают по-русски, но получат румынский текст",
        many: "{} человек читают по-русски, но получат румынский текст",
      }),
    ],
    en: [
      plural.ro({
        one: "o persoană citește în engleză, dar primește textul în română",
        few: "{} persoane citesc în engleză, dar primesc textul în română",
        other: "{} de persoane citesc în engleză, dar primesc textul în română",
      }),
      plural.ru({
        one: "{} человек читает по-английски, но получит румынский текст",
        few: "{} человека читают по-английски, но получат румынский текст",
        many: "{} человек читают по-английски, но получат румынский текст",
      }),
    ],
  },
  check: ["Continuă", "Продолжить"],
  ask: [
    plural.ro({
      one: "Trimiteți unui destinatar?",
      few: "Trimiteți la {} destinatari?",
      other: "Trimiteți la {} de destinatari?",
    }),
    plural.ru({
      one: "Отправить {} получателю?",
      few: "Отправить {} получателям?",
      many: "Отправить {} получателям?",
    }),
  ],
  askGroup: ["Trimiteți grupului?", "Отправить группе?"],
  send: ["Trimite", "Отправить"],
  scheduledFor: [
    (title: string, moment: string) => `„${title}” a fost primită și pleacă la ${moment}`,
    (title: string, moment: string) => `«${title}» принято и будет отправлено ${moment}`,
  ],
  sent: [
    (subject: string) => `„${subject}” a fost primită și pleacă la destinatari`,
    (subject: string) => `«${subject}» принято и уходит получателям`,
  ],
  notReady: [
    "Formularul nu este completat. Închideți întrebarea și completați-l.",
    "Форма не заполнена. Закройте вопрос и заполните её.",
  ],
  exampleName: ["Maria Popescu", "Мария Попеску"],
  errors: {
    system: ["Alegeți sistemul în numele căruia trimiteți", "Выберите систему, от имени которой отправляете"],
    list: ["Scrieți cel puțin un destinatar", "Укажите хотя бы одного получателя"],
    listWrong: [
      (texts: string) => `Nu este o adresă validă: ${texts}`,
      (texts: string) => `Это не получатель: ${texts}`,
    ],
    tooMany: ["O notificare are cel mult 10.000 de destinatari", "В уведомлении не более 10 000 получателей"],
    person: ["Alegeți persoana sau firma", "Выберите человека или организацию"],
    table: ["Alegeți tabelul", "Выберите таблицу"],
    tableWrong: [
      "Corectați rândurile greșite ale tabelului și alegeți-l din nou",
      "Исправьте неверные строки таблицы и выберите её снова",
    ],
    tableTooLarge: ["Tabelul are cel mult 5 MB", "Таблица не больше 5 МБ"],
    tableNotText: [
      "Fișierul nu este text în UTF-8. Salvați-l ca „CSV UTF-8”.",
      "Файл не является текстом в UTF-8. Сохраните его как «CSV UTF-8».",
    ],
    group: ["Alegeți grupul", "Выберите группу"],
    template: ["Alegeți șablonul", "Выберите шаблон"],
    variables: [(names: string) => `Completați: ${names}`, (names: string) => `Заполните: ${names}`],
    subject: ["Scrieți subiectul", "Введите тему"],
    body: ["Scrieți textul", "Введите текст"],
    subjectRu: ["Scrieți și subiectul în rusă", "Введите тему и на русском"],
    bodyRu: ["Scrieți și textul în rusă", "Введите текст и на русском"],
    files: ["Se atașează cel mult 10 fișiere, împreună 4 MB", "Вкладывается не более 10 файлов, вместе 4 МБ"],
    scheduledAt: [
      "Alegeți un moment din viitor, cel mult peste un an",
      "Выберите время в будущем, не позже чем через год",
    ],
    expiresAt: ["Expirarea este după trimitere", "Срок истекает после отправки"],
    afterMinutes: ["Scrieți câte minute se așteaptă", "Укажите, сколько минут ждать"],
    category: [
      "Categoria are litere mici, cifre și liniuțe, cel mult 64",
      "Категория: строчные буквы, цифры и дефисы, не более 64",
    ],
    copies: ["Copiile pleacă numai la adrese de e-mail", "Копии уходят только на эл. почту"],
  },
});

export type SendErrorTexts = TextsOf<typeof sendWords>["errors"];
