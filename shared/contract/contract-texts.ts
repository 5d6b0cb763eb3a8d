/** A text of a contract: Romanian, Russian, English. */
export type ContractText = readonly [ro: string, ru: string, en: string];

/** The texts in a service's contract for its tags, operations (`documents.upload`) and properties, by their names. */
export interface ContractTexts {
  /** How callers other than users authenticate. */
  callers?: ContractText;
  tags: Record<string, ContractText>;
  operations: Record<string, ContractText>;
  properties: Record<string, ContractText>;
}

/** The three languages as one description, a paragraph each. */
export const inParagraphs = (text: ContractText): string => text.join("\n\n");

/** The three languages on one line. */
export const onOneLine = (text: ContractText): string => text.join(" / ");

/** Texts that every service shares: accounts, operational addresses, lists, problems. */
export const commonTexts: Omit<ContractTexts, "operations"> = {
  tags: {
    authenticate: [
      "Autentificarea cu nume și parolă; răspunsul este tokenul celorlalte cereri",
      "Вход по имени и паролю; ответ — токен для остальных запросов",
      "Sign-in by name and password; the answer is the token of all other requests",
    ],
    users: [
      "Conturile serviciului, pentru administratori",
      "Учётные записи сервиса, для администраторов",
      "The accounts of the service, for administrators",
    ],
    health: [
      "Starea serviciului și a dependențelor",
      "Состояние сервиса и зависимостей",
      "Health of the service and of what it needs",
    ],
    metrics: ["Măsurători pentru Prometheus", "Метрики для Prometheus", "Measurements for Prometheus"],
    info: ["Versiunea care rulează", "Работающая версия", "The running version"],
    openapi: ["Contractul de față", "Этот контракт", "This contract"],
    management: [
      "Administrarea funcționării",
      "Управление работой сервиса",
      "Management of the running service",
    ],
    docs: ["Referința pentru oameni", "Справочник для людей", "The reference for people"],
  },
  properties: {
    id: ["Identificatorul înregistrării", "Идентификатор записи", "Id of the record"],
    items: ["Rândurile paginii", "Строки страницы", "The rows of the page"],
    page: ["Numărul paginii, de la 0", "Номер страницы, с 0", "Number of the page, from 0"],
    size: ["Rânduri pe pagină", "Строк на странице", "Rows on a page"],
    total: ["Câte rânduri are lista", "Сколько строк в списке", "How many rows the list has"],
    type: ["Felul", "Вид", "Kind"],
    title: ["Titlul erorii", "Заголовок ошибки", "Title of the error"],
    status: [
      "Starea; în erori, codul HTTP",
      "Состояние; в ошибках — код HTTP",
      "State; in errors the HTTP status",
    ],
    detail: ["Explicația", "Пояснение", "Explanation"],
    instance: ["Adresa cererii", "Адрес запроса", "Address of the request"],
    correlationId: [
      "Codul după care cererea se găsește în jurnale",
      "Код, по которому запрос находят в журналах",
      "Code by which the request is found in logs",
    ],
    errors: ["Câmpurile greșite", "Неверные поля", "The wrong fields"],
    field: ["Numele câmpului", "Имя поля", "Name of the field"],
    code: ["Codul", "Код", "Code"],
    message: ["Mesajul sau cheia lui", "Сообщение или его ключ", "The message, or its key"],
    name: ["Denumirea", "Название", "Name"],
    login: ["Numele de utilizator", "Имя пользователя", "User name"],
    username: [
      "Numele de utilizator sau adresa de e-mail",
      "Имя пользователя или e-mail",
      "User name or mail address",
    ],
    password: ["Parola", "Пароль", "Password"],
    rememberMe: ["Token cu durată mai lungă", "Токен с большим сроком", "A token that is valid for longer"],
    id_token: ["Tokenul de utilizator", "Токен пользователя", "The user's token"],
    token: ["Tokenul", "Токен", "The token"],
    firstName: ["Prenumele", "Имя", "First name"],
    lastName: ["Numele de familie", "Фамилия", "Last name"],
    email: ["Adresa de e-mail", "Адрес e-mail", "Mail address"],
    imageUrl: ["Adresa fotografiei", "Адрес фотографии", "Address of the picture"],
    activated: ["Contul este activat", "Учётная запись активирована", "Whether the account is activated"],
    langKey: ["Limba mesajelor", "Язык сообщений", "Language of messages"],
    authorities: ["Rolurile tehnice", "Технические роли", "Technical roles"],
    createdBy: ["Cine a creat", "Кто создал", "Who created it"],
    createdDate: ["Când a fost creat", "Когда создано", "When it was created"],
    lastModifiedBy: ["Cine a schimbat ultimul", "Кто изменил последним", "Who changed it last"],
    lastModifiedDate: ["Când s-a schimbat ultima dată", "Когда изменено", "When it was changed last"],
    organizatieId: ["Organizația", "Организация", "The organization"],
    adminServiciu: ["Administrator al serviciului", "Администратор сервиса", "Administrator of the service"],
    currentPassword: ["Parola de acum", "Текущий пароль", "The current password"],
    newPassword: ["Parola nouă", "Новый пароль", "The new password"],
    mail: ["Adresa de e-mail", "Адрес e-mail", "Mail address"],
    key: ["Cheia din mesajul primit", "Ключ из полученного письма", "The key from the mail"],
    url: ["Adresa", "Адрес", "Address"],
    expiresAt: ["Până când este valabil", "До какого момента действует", "Until when it is valid"],
    hashSha256: ["SHA-256 al conținutului", "SHA-256 содержимого", "SHA-256 of the content"],
    checks: ["Starea fiecărei dependențe", "Состояние каждой зависимости", "State of each dependency"],
    db: ["Baza de date", "База данных", "Database"],
    cache: ["Valorile de scurtă durată", "Краткоживущие значения", "Short-lived values"],
    search: ["Căutarea", "Поиск", "Search"],
    queue: ["Cozile", "Очереди", "Queues"],
    storage: ["Depozitul de obiecte", "Хранилище объектов", "Object store"],
    service: ["Serviciul", "Сервис", "The service"],
    version: ["Versiunea", "Версия", "Version"],
    commit: ["Commitul compilat", "Собранный коммит", "The built commit"],
    builtAt: ["Când a fost compilat", "Когда собрано", "When it was built"],
    openapi: ["Versiunea OpenAPI", "Версия OpenAPI", "Version of OpenAPI"],
    info: ["Despre contract", "О контракте", "About the contract"],
    properties: ["Variabilele de mediu", "Переменные среды", "Environment variables"],
    value: ["Valoarea", "Значение", "Value"],
    settings: ["Setările", "Настройки", "Settings"],
    variable: ["Variabila", "Переменная", "Variable"],
    purpose: ["La ce folosește", "Назначение", "What it is for"],
    secret: ["Secret", "Секрет", "Secret"],
    set: ["Are o valoare", "Задано", "Whether it has a value"],
    series: ["Seriile măsurate", "Ряды измерений", "Measured series"],
    labels: ["Etichetele seriei", "Метки ряда", "Labels of the series"],
    count: ["Câte", "Сколько", "How many"],
    seconds: ["Secunde în total", "Всего секунд", "Seconds in all"],
    buckets: ["Intervalele, sau containerele", "Интервалы, или контейнеры", "Buckets"],
    le: ["Limita intervalului", "Граница интервала", "Bound of the bucket"],
  },
};

/** The introduction for readers: a description of the service, signing in, and rules common to all operations. */
export function gettingStarted(
  description: string,
  name: string,
  callers: ContractText = ["", "", ""],
): string {
  const [ro, ru, en] = callers.map((text) => text && ` ${text}`);
  return [
    description,
    `**Cum începeți.** Trimiteți \`POST /${name}/api/authenticate\` cu \`{"username", "password"}\`; răspunsul are \`id_token\`. Trimiteți-l cu fiecare cerere: \`Authorization: Bearer <id_token>\`.${ro}`,
    "Listele au `page` și `size`; dincolo de 10.000 de rânduri urmați `Link; rel=next`, care poartă `cursor`. O cerere cu `Idempotency-Key` se poate repeta. `If-Match` cu ETag-ul citit refuză cu 412 ce s-a schimbat între timp. Un 202 continuă în fundal, iar Location arată unde. Mesajele vin în limba din `Accept-Language`: ro, ru; în en titlurile erorilor.",
    `**С чего начать.** Отправьте \`POST /${name}/api/authenticate\` с \`{"username", "password"}\`; в ответе \`id_token\`. Передавайте его с каждым запросом: \`Authorization: Bearer <id_token>\`.${ru}`,
    "У списков есть `page` и `size`; за пределами 10 000 строк следуйте `Link; rel=next` с `cursor`. Запрос с `Idempotency-Key` можно повторить. `If-Match` с прочитанным ETag отклоняет (412) изменённое за это время. 202 продолжается в фоне, Location показывает где. Сообщения — на языке `Accept-Language`: ro, ru; на en — заголовки ошибок.",
    `**Getting started.** Send \`POST /${name}/api/authenticate\` with \`{"username", "password"}\`; the answer has \`id_token\`. Send it with each request: \`Authorization: Bearer <id_token>\`.${en}`,
    "Lists have `page` and `size`; beyond 10,000 rows follow `Link; rel=next`, which carries a `cursor`. A request with an `Idempotency-Key` may be repeated. `If-Match` with the ETag that was read refuses by 412 what has changed since. A 202 continues in the background, and Location shows where. Messages are in the language of `Accept-Language`: ro, ru; in en the titles of errors.",
  ].join("\n\n");
}
