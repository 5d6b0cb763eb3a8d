import { plural } from "../../words/plural.ts";
import { type TextsOf, words } from "../../words/words.ts";

export const sendWords = words({
  title: ["Notificare nouă", "Новое уведомление", "New notification"],
  who: ["Cui", "Кому", "To whom"],
  what: ["Ce", "Что", "What"],
  how: ["Când și pe ce cale", "Когда и каким путём", "When and how"],
  onBehalfOf: ["În numele sistemului", "От имени системы", "On behalf of system"],
  chooseSystem: ["Alegeți sistemul", "Выберите систему", "Choose the system"],
  trial: [
    "Sistemul este în probă: mesajele parcurg tot drumul, dar nu ajung la oameni.",
    "Система в пробном режиме: сообщения проходят весь путь, но до людей не доходят.",
    "The system is in test mode: messages go all the way but do not reach people.",
  ],
  noSystems: ["Niciun sistem activ", "Нет действующих систем", "No active systems"],
  noSystemsHint: [
    "O notificare se trimite în numele unui sistem. Adăugați unul la „Sisteme și canale”.",
    "Уведомление отправляется от имени системы. Добавьте её в разделе «Системы и каналы».",
    "A notification is sent on behalf of a system. Add one under ‘Systems and channels’.",
  ],
  to: ["Destinatarii", "Получатели", "Recipients"],
  toList: ["Scriși aici", "Введённые здесь", "Entered here"],
  toPerson: [
    "O persoană sau o firmă din registru",
    "Человек или организация из реестра",
    "A person or an organization from the register",
  ],
  toTable: ["Un tabel CSV", "Таблица CSV", "A CSV table"],
  toGroup: ["Un grup", "Группа", "A group"],
  list: ["Adrese și numere", "Адреса и номера", "Addresses and numbers"],
  listHint: [
    "Câte unul pe rând: e-mail, telefon (+373…), IDNP sau IDNO.",
    "По одному в строке: эл. почта, телефон (+373…), IDNP или IDNO.",
    "One per line: email, phone (+373…), IDNP or IDNO.",
  ],
  person: ["Persoana sau firma", "Человек или организация", "Person or organization"],
  personHint: [
    "Scrieți o parte din nume, sau IDNP-ul ori IDNO-ul întreg.",
    "Введите часть имени либо IDNP или IDNO целиком.",
    "Enter part of the name, or the whole IDNP or IDNO.",
  ],
  table: ["Tabelul", "Таблица", "Table"],
  tableHint: [
    "CSV în UTF-8, cel mult 10.000 de rânduri. Prima linie numește coloanele: una este email, sms, idnp sau idno, celelalte sunt variabile ale textului.",
    "CSV в UTF-8, не более 10 000 строк. Первая строка называет столбцы: один из них email, sms, idnp или idno, остальные — переменные текста.",
    "CSV in UTF-8, at most 10,000 rows. The first line names the columns: one is email, sms, idnp or idno, the others are variables of the text.",
  ],
  removeTable: ["Alt tabel", "Другая таблица", "Another table"],
  tableVariables: [
    (names: string) => `Variabile din tabel: ${names}`,
    (names: string) => `Переменные из таблицы: ${names}`,
    (names: string) => `Variables from the table: ${names}`,
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
    plural.en({ one: "{} wrong row", other: "{} wrong rows" }),
  ],
  wrongRow: [
    (line: string, problem: string) => `Rândul ${line}: ${problem}`,
    (line: string, problem: string) => `Строка ${line}: ${problem}`,
    (line: string, problem: string) => `Row ${line}: ${problem}`,
  ],
  onlyFirst: [
    (count: string) => `Se arată primele ${count}.`,
    (count: string) => `Показаны первые ${count}.`,
    (count: string) => `The first ${count} are shown.`,
  ],
  csv: {
    header: [
      "prima linie nu numește exact o coloană email, sms, idnp sau idno, sau repetă un nume",
      "первая строка не называет ровно один столбец email, sms, idnp или idno либо повторяет имя",
      "the first line does not name exactly one email, sms, idnp or idno column, or repeats a name",
    ],
    empty: ["tabelul nu are niciun destinatar", "в таблице нет получателей", "the table has no recipients"],
    tooMany: [
      "tabelul are peste 10.000 de rânduri; împărțiți-l",
      "в таблице больше 10 000 строк; разделите её",
      "the table has more than 10,000 rows; split it",
    ],
    fields: [
      "nu are atâtea câmpuri câte are prima linie",
      "полей не столько, сколько в первой строке",
      "it does not have as many fields as the first line",
    ],
    recipient: [
      "adresa sau numărul nu este corect",
      "адрес или номер неверен",
      "the address or number is not correct",
    ],
    formula: [
      "o celulă începe ca o formulă",
      "ячейка начинается как формула",
      "a cell starts like a formula",
    ],
  },
  group: ["Grupul", "Группа", "Group"],
  chooseGroup: ["Alegeți grupul", "Выберите группу", "Choose the group"],
  noGroups: ["Sistemul nu are grupuri încă.", "У системы пока нет групп.", "The system has no groups yet."],
  counted: [
    plural.ro({ one: "un destinatar", few: "{} destinatari", other: "{} de destinatari" }),
    plural.ru({ one: "{} получатель", few: "{} получателя", many: "{} получателей" }),
    plural.en({ one: "{} recipient", other: "{} recipients" }),
  ],
  language: ["Limba pentru adrese", "Язык для адресов", "Language for addresses"],
  languageHint: [
    "Persoanele din registru primesc mesajul în limba lor.",
    "Люди из реестра получают сообщение на своём языке.",
    "People in the register receive the message in their own language.",
  ],
  content: ["Textul", "Текст", "Text"],
  fromTemplate: ["Dintr-un șablon", "Из шаблона", "From a template"],
  freeText: ["Scris aici", "Написанный здесь", "Written here"],
  template: ["Șablonul", "Шаблон", "Template"],
  chooseTemplate: ["Alegeți șablonul", "Выберите шаблон", "Choose the template"],
  noTemplates: [
    "Sistemul nu are șabloane încă.",
    "У системы пока нет шаблонов.",
    "The system has no templates yet.",
  ],
  variables: ["Completați textul", "Заполните текст", "Fill in the text"],
  listVariable: [
    "Câte un element pe rând. Lăsați gol dacă această parte a textului nu trebuie să apară.",
    "По одному элементу в строке. Если оставить пустым, эта часть текста не появится.",
    "One item per line. Leave empty if this part of the text must not appear.",
  ],
  subject: ["Subiectul", "Тема", "Subject"],
  body: ["Textul", "Текст", "Text"],
  bodyHint: [
    "Dacă începe cu <, este HTML.",
    "Если начинается с <, это HTML.",
    "If it starts with <, it is HTML.",
  ],
  short: ["Textul scurt, pentru SMS și push", "Краткий текст для SMS и push", "Short text, for SMS and push"],
  shortHint: [
    "Fără el, SMS-ul este subiectul.",
    "Без него SMS — это тема.",
    "Without it, the SMS is the subject.",
  ],
  inRussian: ["Textul și în rusă", "Текст и на русском", "Text in Russian too"],
  inRussianHint: [
    "Cine a ales rusa primește textul acesta; fără el, pe cel în română.",
    "Выбравшие русский получат этот текст; без него — румынский.",
    "People who chose Russian receive this text; without it, the Romanian one.",
  ],
  subjectRu: ["Subiectul în rusă", "Тема на русском", "Subject in Russian"],
  bodyRu: ["Textul în rusă", "Текст на русском", "Text in Russian"],
  shortRu: ["Textul scurt în rusă", "Краткий текст на русском", "Short text in Russian"],
  attach: ["Fișiere atașate", "Вложения", "Attachments"],
  files: ["Fișiere", "Файлы", "Files"],
  filesHint: [
    "Cel mult 10, împreună 4 MB; pleacă numai prin e-mail.",
    "Не более 10, вместе 4 МБ; уходят только по эл. почте.",
    "At most 10, 4 MB together; they are sent only by email.",
  ],
  priority: ["Prioritatea", "Приоритет", "Priority"],
  priorityHint: [
    "Cea înaltă trece înaintea celorlalte, cea joasă le așteaptă.",
    "Высокий приоритет отправляется первым, низкий — последним.",
    "High goes ahead of the others, low waits for them.",
  ],
  channels: ["Canalele", "Каналы", "Channels"],
  channelsHint: [
    "Nimic ales: fiecare persoană este contactată cum preferă.",
    "Ничего не выбрано — каждому сообщается так, как он предпочитает.",
    "Nothing chosen: each person is contacted the way they prefer.",
  ],
  byPreference: ["după preferințele fiecăruia", "по настройкам каждого", "by each person's preferences"],
  order: ["Ordinea canalelor", "Порядок каналов", "Order of channels"],
  orderAll: ["Pe toate deodată", "По всем сразу", "On all at once"],
  orderInTurn: [
    "Pe rând: următorul, dacă mesajul nu a ajuns la timp",
    "По очереди: следующий, если сообщение не дошло вовремя",
    "In turn: the next one, if the message has not arrived in time",
  ],
  afterMinutes: [
    "Cât se așteaptă un canal, în minute",
    "Сколько ждать один канал, в минутах",
    "How long to wait for a channel, in minutes",
  ],
  scheduledAt: ["Se trimite la", "Отправить", "Send at"],
  scheduledAtHint: [
    "Lăsați gol pentru a trimite acum. Cel mult peste un an.",
    "Оставьте пустым, чтобы отправить сейчас. Не позже чем через год.",
    "Leave empty to send now. At most a year ahead.",
  ],
  now: ["acum", "сейчас", "now"],
  more: ["Alte setări", "Другие настройки", "Other settings"],
  expiresAt: ["Nu se mai trimite după", "Не отправлять после", "Do not send after"],
  expiresAtHint: [
    "Ce nu a plecat până atunci nu mai pleacă.",
    "Что не ушло до этого времени, не уйдёт.",
    "Anything that has not gone out by then is not sent.",
  ],
  categoryHint: [
    "Despre ce este mesajul. Destinatarul poate refuza o categorie, dacă nu este oficială.",
    "О чём сообщение. От категории получатель может отказаться, если она не официальная.",
    "What the message is about. The recipient can refuse a category if it is not official.",
  ],
  copies: ["Copii către", "Копии", "Copies to"],
  copiesHint: [
    "Adrese de e-mail, separate prin virgulă; copia este marcată.",
    "Адреса эл. почты через запятую; копия помечена.",
    "Email addresses, separated by commas; the copy is marked.",
  ],
  isOfficial: [
    "Notificarea este oficială: fără categorie, destinatarii nu o pot refuza.",
    "Уведомление официальное: без категории получатели не могут от него отказаться.",
    "The notification is official: without a category, recipients cannot refuse it.",
  ],
  isOfficialCategory: [
    (category: string) =>
      `Pleacă în categoria „${category}”, care este oficială: destinatarii nu o pot refuza.`,
    (category: string) => `Уходит в категории «${category}», она официальная: отказаться от неё нельзя.`,
    (category: string) =>
      `It goes out in the category ‘${category}’, which is official: recipients cannot refuse it.`,
  ],
  isOfCategory: [
    (category: string) => `Pleacă în categoria „${category}”: cine a refuzat-o nu o primește.`,
    (category: string) => `Уходит в категории «${category}»: отказавшиеся от неё его не получат.`,
    (category: string) =>
      `It goes out in the category ‘${category}’: people who refused it do not receive it.`,
  ],
  test: ["Trimite-mi o probă", "Отправить пробу мне", "Send me a test"],
  testHint: [
    "Pleacă numai la adresa contului dumneavoastră, marcată ca probă, fără fișiere. Cel mult 10 pe oră.",
    "Уходит только на адрес вашей учётной записи, с пометкой пробы, без файлов. Не более 10 в час.",
    "It goes only to the address of your account, marked as a test, without files. At most 10 an hour.",
  ],
  testTrial: [
    "Sistemul este în probă: nici mesajul către dumneavoastră nu ar ajunge.",
    "Система в пробном режиме: сообщение не дойдёт и до вас.",
    "The system is in test mode: not even the message to you would arrive.",
  ],
  testNotReady: [
    "Completați întâi textul mesajului.",
    "Сначала заполните текст сообщения.",
    "Fill in the text of the message first.",
  ],
  testSent: [
    "Proba a plecat la adresa contului",
    "Проба ушла на адрес учётной записи",
    "The test was sent to the address of the account",
  ],
  estimating: [
    "Se verifică la câți ajunge…",
    "Проверяется, до скольких дойдёт…",
    "Checking how many it reaches…",
  ],
  reach: ["La câți ajunge", "До скольких дойдёт", "How many it reaches"],
  reached: [
    plural.ro({ one: "ajunge la unul", few: "ajunge la {}", other: "ajunge la {}" }),
    plural.ru({ one: "дойдёт до {}", few: "дойдёт до {}", many: "дойдёт до {}" }),
    plural.en({ one: "reaches {}", other: "reaches {}" }),
  ],
  noContact: [
    plural.ro({ one: "unul nu are adresă", few: "{} nu au adresă", other: "{} nu au adresă" }),
    plural.ru({ one: "у {} нет адреса", few: "у {} нет адреса", many: "у {} нет адреса" }),
    plural.en({ one: "{} has no address", other: "{} have no address" }),
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
    plural.en({ one: "{} address is suppressed", other: "{} addresses are suppressed" }),
  ],
  declined: [
    plural.ro({ one: "unul a refuzat", few: "{} au refuzat", other: "{} au refuzat" }),
    plural.ru({ one: "отказался {}", few: "отказались {}", many: "отказались {}" }),
    plural.en({ one: "{} refused", other: "{} refused" }),
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
    plural.en({ one: "{} member is not in the register", other: "{} members are not in the register" }),
  ],
  onlyLooked: [
    (looked: string, total: string) => `S-au verificat primii ${looked} din ${total}.`,
    (looked: string, total: string) => `Проверены первые ${looked} из ${total}.`,
    (looked: string, total: string) => `The first ${looked} of ${total} were checked.`,
  ],
  tooFew: [
    "La mai puțin de 10 destinatari nu se arată cine are adresă și cine a refuzat.",
    "Если получателей меньше 10, не показывается, у кого есть адрес и кто отказался.",
    "For fewer than 10 recipients, it is not shown who has an address and who refused.",
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
      plural.en({
        one: "{} person reads in Russian but receives the text in Romanian",
        other: "{} people read in Russian but receive the text in Romanian",
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
      plural.en({
        one: "{} person reads in English but receives the text in Romanian",
        other: "{} people read in English but receive the text in Romanian",
      }),
    ],
  },
  noText: {
    ru: [
      "Textul nu este în rusă: cine citește în rusă îl primește în română.",
      "Текста на русском нет: читающие по-русски получат румынский.",
      "The text is not in Russian: people who read in Russian receive it in Romanian.",
    ],
    en: [
      "Textul nu este în engleză: cine citește în engleză îl primește în română.",
      "Текста на английском нет: читающие по-английски получат румынский.",
      "The text is not in English: people who read in English receive it in Romanian.",
    ],
  },
  check: ["Continuă", "Продолжить", "Continue"],
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
    plural.en({ one: "Send to {} recipient?", other: "Send to {} recipients?" }),
  ],
  askGroup: ["Trimiteți grupului?", "Отправить группе?", "Send to the group?"],
  send: ["Trimite", "Отправить", "Send"],
  scheduledFor: [
    (title: string, moment: string) => `„${title}” a fost primită și pleacă la ${moment}`,
    (title: string, moment: string) => `«${title}» принято и будет отправлено ${moment}`,
    (title: string, moment: string) => `‘${title}’ was received and goes out on ${moment}`,
  ],
  sent: [
    (subject: string) => `„${subject}” a fost primită și pleacă la destinatari`,
    (subject: string) => `«${subject}» принято и уходит получателям`,
    (subject: string) => `‘${subject}’ was received and is going out to the recipients`,
  ],
  notReady: [
    "Formularul nu este completat. Închideți întrebarea și completați-l.",
    "Форма не заполнена. Закройте вопрос и заполните её.",
    "The form is not filled in. Close the question and fill it in.",
  ],
  formerAccepted: [
    "Trimiterea de mai înainte a fost primită, cu textul de atunci: o găsiți la „Notificări trimise”. Dacă apăsați încă o dată „Trimite”, pleacă și aceasta, ca altă notificare.",
    "Предыдущая отправка была принята с прежним содержимым: она в разделе «Отправленные уведомления». Если нажать «Отправить» ещё раз, уйдёт и это — как отдельное уведомление.",
    "Your earlier notification was received, with the content it had then: you can find it under ‘Notifications sent’. If you select ‘Send’ again, this one is sent too, as another notification.",
  ],
  exampleName: ["Maria Popescu", "Мария Попеску", "Maria Popescu"],
  errors: {
    system: [
      "Alegeți sistemul în numele căruia trimiteți",
      "Выберите систему, от имени которой отправляете",
      "Choose the system you are sending on behalf of",
    ],
    list: [
      "Scrieți cel puțin un destinatar",
      "Укажите хотя бы одного получателя",
      "Enter at least one recipient",
    ],
    listWrong: [
      (texts: string) => `Nu este o adresă validă: ${texts}`,
      (texts: string) => `Это не получатель: ${texts}`,
      (texts: string) => `Not a valid address: ${texts}`,
    ],
    tooMany: [
      "O notificare are cel mult 10.000 de destinatari",
      "В уведомлении не более 10 000 получателей",
      "A notification can have at most 10,000 recipients",
    ],
    person: [
      "Alegeți persoana sau firma",
      "Выберите человека или организацию",
      "Choose the person or organization",
    ],
    table: ["Alegeți tabelul", "Выберите таблицу", "Choose the table"],
    tableWrong: [
      "Corectați rândurile greșite ale tabelului și alegeți-l din nou",
      "Исправьте неверные строки таблицы и выберите её снова",
      "Correct the wrong rows of the table and choose it again",
    ],
    tableTooLarge: [
      "Tabelul are cel mult 5 MB",
      "Таблица не больше 5 МБ",
      "The table must be 5 MB or smaller",
    ],
    tableNotText: [
      "Fișierul nu este text în UTF-8. Salvați-l ca „CSV UTF-8”.",
      "Файл не является текстом в UTF-8. Сохраните его как «CSV UTF-8».",
      "The file is not text in UTF-8. Save it as ‘CSV UTF-8’.",
    ],
    group: ["Alegeți grupul", "Выберите группу", "Choose the group"],
    template: ["Alegeți șablonul", "Выберите шаблон", "Choose the template"],
    variables: [
      (names: string) => `Completați: ${names}`,
      (names: string) => `Заполните: ${names}`,
      (names: string) => `Fill in: ${names}`,
    ],
    subject: ["Scrieți subiectul", "Введите тему", "Enter the subject"],
    body: ["Scrieți textul", "Введите текст", "Enter the text"],
    subjectRu: [
      "Scrieți și subiectul în rusă",
      "Введите тему и на русском",
      "Enter the subject in Russian too",
    ],
    bodyRu: ["Scrieți și textul în rusă", "Введите текст и на русском", "Enter the text in Russian too"],
    files: [
      "Se atașează cel mult 10 fișiere, împreună 4 MB",
      "Вкладывается не более 10 файлов, вместе 4 МБ",
      "You can attach at most 10 files, 4 MB together",
    ],
    scheduledAt: [
      "Alegeți un moment din viitor, cel mult peste un an",
      "Выберите время в будущем, не позже чем через год",
      "Choose a time in the future, at most a year ahead",
    ],
    expiresAt: [
      "Expirarea este după trimitere",
      "Срок истекает после отправки",
      "Choose an expiry time after the sending time",
    ],
    afterMinutes: [
      "Scrieți câte minute se așteaptă",
      "Укажите, сколько минут ждать",
      "Enter how many minutes to wait",
    ],
    category: [
      "Categoria are litere mici, cifre și liniuțe, cel mult 64",
      "Категория: строчные буквы, цифры и дефисы, не более 64",
      "The category must have lower-case letters, digits and hyphens, at most 64",
    ],
    copies: [
      "Copiile pleacă numai la adrese de e-mail",
      "Копии уходят только на эл. почту",
      "Copies go only to email addresses",
    ],
  },
});

export type SendErrorTexts = TextsOf<typeof sendWords>["errors"];
