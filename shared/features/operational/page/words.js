/* The texts of the page in its three languages. */

export const languages = ["ro", "ru", "en"];

const of = ({ operationId, method, path }) => `${operationId} (${method.toUpperCase()} ${path})`;

/** Numbers that Romanian says without "de". */
const isFew = (count) => count === 0 || (count % 100 > 0 && count % 100 < 20);

const texts = {
  name: ["Română", "Русский", "English"],
  language: ["Limba paginii", "Язык страницы", "Language of the page"],
  title: ["referința API", "справочник API", "API reference"],
  demo: [
    "Exemplele au tokenurile și id-urile datelor demonstrative: pot fi rulate așa cum sunt.",
    "В примерах — токены и номера демонстрационных данных: их можно запускать как есть.",
    "The samples have the tokens and ids of the demo data: they run as they are.",
  ],
  noDemo: [
    "Unde exemplele au nevoie de un token sau de un id, ele spun din ce operație se ia. Scrieți datele de acces mai jos și exemplele le vor avea.",
    "Где примеру нужен токен или номер, сказано, из какой операции его взять. Введите данные доступа ниже, и примеры будут их содержать.",
    "Where a sample needs a token or an id, it says which operation gives it. Type your credentials below, and the samples will have them.",
  ],
  make: [
    "Creați înregistrările care lipsesc exemplelor",
    "Создать записи, которых не хватает примерам",
    "Create the records that samples lack",
  ],
  making: ["Se creează…", "Создаются…", "Creating…"],
  credentials: [
    "Datele de acces din exemple și cereri",
    "Данные доступа в примерах и запросах",
    "Credentials of samples and requests",
  ],
  username: ["nume", "имя", "name"],
  password: ["secret", "секрет", "secret"],
  use: ["Folosește", "Применить", "Use"],
  search: ["Căutați o operație (tasta /)", "Найти операцию (клавиша /)", "Find an operation (key /)"],
  found: [
    (count) => (count === 1 ? "O operație" : `${count} ${isFew(count) ? "operații" : "de operații"}`),
    (count) => `Операций: ${count}`,
    (count) => (count === 1 ? "1 operation" : `${count} operations`),
  ],
  contents: ["Cuprins", "Содержание", "Contents"],
  firstCall: ["Primul apel", "Первый вызов", "First call"],
  firstCallAbout: [
    "Apelul de mai jos are nevoie doar de un token. Trimiteți-l de aici sau copiați-l.",
    "Для этого вызова нужен только токен. Отправьте его отсюда или скопируйте.",
    "This call needs a token and nothing else. Send it from here, or copy it.",
  ],
  older: [
    (count) => (count === 1 ? "O adresă mai veche" : `Adrese mai vechi: ${count}`),
    (count) => (count === 1 ? "Прежний адрес" : `Прежние адреса: ${count}`),
    (count) => (count === 1 ? "An older address" : `Older addresses: ${count}`),
  ],
  example: ["Exemplu de răspuns", "Пример ответа", "Example of the answer"],
  samples: ["Exemple", "Примеры", "Samples"],
  client: [
    "TypeScript, cu @temelia/client",
    "TypeScript, с @temelia/client",
    "TypeScript, by @temelia/client",
  ],
  copy: ["Copiază", "Копировать", "Copy"],
  copied: ["Copiat.", "Скопировано.", "Copied."],
  selected: [
    "Textul este selectat: copiați-l cu tastatura.",
    "Текст выделен: скопируйте его с клавиатуры.",
    "The text is selected: copy it by the keyboard.",
  ],
  anybody: ["fără autentificare", "без входа", "without sign-in"],
  deprecated: ["învechită", "устарела", "deprecated"],
  required: ["obligatoriu", "обязательно", "required"],
  parameters: ["Parametri", "Параметры", "Parameters"],
  moreParameters: ["Antete și filtre", "Заголовки и фильтры", "Headers and filters"],
  places: {
    path: ["în adresă", "в адресе", "in the address"],
    query: ["după ?", "после ?", "after ?"],
    header: ["antet", "заголовок", "header"],
  },
  body: ["Conținutul cererii", "Содержимое запроса", "Content of the request"],
  file: ["Fișierul", "Файл", "File"],
  answers: ["Răspunsuri", "Ответы", "Answers"],
  answer: ["Răspunsul", "Ответ", "Answer"],
  try: ["Încercați", "Попробовать", "Try it"],
  send: ["Trimite cererea", "Отправить запрос", "Send the request"],
  sending: ["Se trimite…", "Отправляется…", "Sending…"],
  save: ["Salvează fișierul", "Сохранить файл", "Save the file"],
  unreachable: ["Serviciul nu a răspuns.", "Сервис не ответил.", "The service did not answer."],
  failed: [
    "Contractul nu a putut fi citit. Reîncărcați pagina.",
    "Не удалось прочитать контракт. Перезагрузите страницу.",
    "The contract could not be read. Load the page again.",
  ],
  schemes: {
    userToken: ["tokenul unui cont", "токен учётной записи", "token of an account"],
    sessionToken: [
      "tokenul sesiunii (login guvernamental) sau, în zonele funcționarilor, al unui cont",
      "токен сеанса (государственная система входа) или, в зонах служащих, учётной записи",
      "token of a session (government's login) or, in the zones of officials, of an account",
    ],
    machineToken: ["tokenul unui sistem", "токен системы", "token of a system"],
    organizationToken: ["tokenul unei organizații", "токен организации", "token of an organization"],
    bankToken: ["tokenul unei bănci", "токен банка", "token of a bank"],
    systemToken: [
      "tokenul unui sistem sub audit",
      "токен проверяемой системы",
      "token of a system under audit",
    ],
    partnerid: ["identificatorul partenerului", "идентификатор партнёра", "identifier of the partner"],
    webhookSignature: ["semnătura mesajului", "подпись сообщения", "signature of the message"],
    mutualTLS: ["certificatul sistemului", "сертификат системы", "certificate of the system"],
    basic: ["numele și secretul clientului", "имя и секрет клиента", "name and secret of the client"],
  },
  placeholders: {
    from: [
      (source) => (source ? `din răspunsul operației ${of(source)}` : "valoarea pe care o aveți"),
      (source) => (source ? `из ответа операции ${of(source)}` : "значение, которое у вас есть"),
      (source) => (source ? `from the answer of ${of(source)}` : "the value that you have"),
    ],
    own: ["valoarea pe care o alegeți", "значение, которое вы выбираете", "the value that you choose"],
    credentials: {
      userToken: [
        "tokenul din răspunsul operației authenticate.signIn",
        "токен из ответа операции authenticate.signIn",
        "the token from the answer of authenticate.signIn",
      ],
      sessionToken: [
        "tokenul sesiunii, din răspunsul operației public.sessions.complete",
        "токен сеанса, из ответа операции public.sessions.complete",
        "the token of the session, from the answer of public.sessions.complete",
      ],
      machineToken: [
        "tokenul sistemului, din răspunsul operației care dă tokenuri pentru sisteme",
        "токен системы, из ответа операции, которая выдаёт токены системам",
        "the token of the system, from the answer of the operation that gives tokens to systems",
      ],
      organizationToken: [
        "tokenul organizației, din răspunsul operației tokens.login a serviciului identity",
        "токен организации, из ответа операции tokens.login сервиса identity",
        "the token of the organization, from the answer of tokens.login of the service identity",
      ],
      bankToken: [
        "tokenul băncii, din răspunsul operației admin.bank-tokens.create",
        "токен банка, из ответа операции admin.bank-tokens.create",
        "the token of the bank, from the answer of admin.bank-tokens.create",
      ],
      systemToken: [
        "tokenul sistemului, din răspunsul operației admin.systems.rotateToken",
        "токен системы, из ответа операции admin.systems.rotateToken",
        "the token of the system, from the answer of admin.systems.rotateToken",
      ],
      partnerid: [
        "identificatorul de la administratorul serviciului",
        "идентификатор от администратора сервиса",
        "the identifier from the administrator of the service",
      ],
      webhookSignature: [
        "semnătura mesajului, după Standard Webhooks",
        "подпись сообщения по Standard Webhooks",
        "the signature of the message by Standard Webhooks",
      ],
      basic: {
        username: ["numele clientului", "имя клиента", "name of the client"],
        password: ["secretul clientului", "секрет клиента", "secret of the client"],
      },
    },
    certificate: {
      cert: ["certificatul-sistemului.pem", "sertifikat-sistemy.pem", "certificate-of-the-system.pem"],
      key: ["cheia-sistemului.pem", "klyuch-sistemy.pem", "key-of-the-system.pem"],
    },
  },
  groups: {
    records: ["Înregistrările serviciului", "Записи сервиса", "Records of the service"],
    sharing: ["Acces și partajare", "Доступ", "Access and sharing"],
    content: [
      "Conținut, semnături, importuri",
      "Содержимое, подписи, импорт",
      "Content, signatures, imports",
    ],
    sending: ["Trimiterea notificărilor", "Отправка уведомлений", "Sending notifications"],
    recipients: ["Destinatari", "Получатели", "Recipients"],
    channels: ["Sisteme și căi de trimitere", "Системы и пути отправки", "Systems and ways out"],
    payments: ["Plăți și bănci", "Платежи и банки", "Payments and banks"],
    organizations: ["Organizații și containere", "Организации и контейнеры", "Organizations and buckets"],
    machines: ["Pentru sisteme", "Для систем", "For systems"],
    people: ["Autentificare și conturi", "Вход и учётные записи", "Sign-in and accounts"],
    decisions: ["Aprobări", "Согласования", "Approvals"],
    running: ["Funcționarea serviciului", "Работа сервиса", "The running service"],
  },
};

const chosen = (text, place) =>
  Array.isArray(text)
    ? text[place]
    : Object.fromEntries(Object.entries(text).map(([key, part]) => [key, chosen(part, place)]));

export const words = Object.fromEntries(languages.map((language, place) => [language, chosen(texts, place)]));
