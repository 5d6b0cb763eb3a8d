/*
 * Texts of the contracts that are only Romanian there: summaries of operations, descriptions of parameters and of answers, in
 * [Russian, English]. contracts.test.ts names those that are missing.
 */

/** Titles of records that have the usual operations: "Emitenți: listă". */
const RECORDS = {
  "Utilizatorii aplicației": ["Пользователи приложения", "Users of the application"],
  Partajări: ["Доступы", "Grants"],
  "Cereri de acces": ["Запросы доступа", "Requests for access"],
  Conversii: ["Преобразования", "Conversions"],
  Semnături: ["Подписи", "Signatures"],
  Clienți: ["Клиенты", "Clients"],
  Emitenți: ["Издатели", "Issuers"],
  Roluri: ["Роли", "Roles"],
  Autoritățile: ["Технические роли", "Authorities"],
  Șabloane: ["Шаблоны", "Templates"],
  Parteneri: ["Партнёры", "Partners"],
  Organizații: ["Организации", "Organizations"],
  Proiecte: ["Проекты", "Projects"],
  Servicii: ["Услуги", "Services"],
  Sisteme: ["Системы", "Systems"],
  Notificări: ["Уведомления", "Notifications"],
  Livrări: ["Доставки", "Deliveries"],
  Evenimente: ["События", "Events"],
  Furnizori: ["Провайдеры", "Providers"],
  Expeditori: ["Отправители", "Senders"],
  Destinatari: ["Получатели", "Recipients"],
  Contacte: ["Контакты", "Contacts"],
  Preferințe: ["Предпочтения", "Preferences"],
  "Abonări push": ["Подписки push", "Push subscriptions"],
  Grupuri: ["Группы", "Groups"],
  Categorii: ["Категории", "Categories"],
};

const ACTS = {
  listă: ["список", "list"],
  creare: ["создание", "create"],
  număr: ["количество", "count"],
  citire: ["чтение", "read"],
  înlocuire: ["замена", "replace"],
  modificare: ["изменение", "change"],
  ștergere: ["удаление", "remove"],
  "istoric, cu valorile de dinainte": ["история с прежними значениями", "history with the former values"],
};

const TEXTS = {
  Reușit: ["Успешно", "Done"],
  "Limbile, în ordinea dorită (RFC 9110): ro, ru, en": [
    "Языки в желаемом порядке (RFC 9110): ro, ru, en",
    "Languages in the wanted order (RFC 9110): ro, ru, en",
  ],
  "Codul de corelare propriu, până la 128 de caractere vizibile; altul este înlocuit": [
    "Свой код корреляции, до 128 видимых символов; иной заменяется",
    "Your correlation id, up to 128 visible characters; another one is replaced",
  ],
  "Schimbările unei înregistrări": ["Изменения записи", "Changes of a record"],
  "Cerere incorectă": ["Неверный запрос", "Wrong request"],
  Neautentificat: ["Вход не выполнен", "Not signed in"],
  Conflict: ["Конфликт", "Conflict"],
  "Conținut reținut": ["Содержимое удержано", "Content withheld"],
  "Temelia – Documente": ["Temelia – Документы", "Temelia – Documents"],
  "Temelia – Identitate": ["Temelia – Идентичность", "Temelia – Identity"],
  "Temelia – Facturare": ["Temelia – Счета", "Temelia – Invoicing"],
  "Temelia – Notificări": ["Temelia – Уведомления", "Temelia – Notifications"],
  "Temelia – Platforma": ["Temelia – Платформа", "Temelia – Platform"],
  "Temelia – Administrarea șabloanelor": [
    "Temelia – Администрирование шаблонов",
    "Temelia – Template administration",
  ],
  "Documente, versiuni imuabile, niveluri de acces, organizații și containere, istoricul fiecărui document.":
    [
      "Документы, неизменяемые версии, уровни доступа, организации и контейнеры, история каждого документа.",
      "Documents, unchangeable versions, access levels, organizations and containers, and the history of each document.",
    ],
  "Parteneri, organizații și proiecte; tokenuri ES256 pentru serviciile care le acceptă și setul de chei al lor.":
    [
      "Партнёры, организации и проекты; токены ES256 для сервисов, которые их принимают, и набор их ключей.",
      "Partners, organizations and projects; ES256 tokens for the services that accept them, and their key set.",
    ],
  "Facturi pentru serviciile unei organizații, plățile lor sosite de la bănci și registrul fiecăreia.": [
    "Счета за услуги организации, поступившие от банков платежи по ним и реестр каждого счёта.",
    "Invoices for the services of an organization, their payments from banks, and the ledger of each invoice.",
  ],
  "Notificări prin e-mail și SMS: un apel, câte o livrare pentru fiecare destinatar și canal.": [
    "Уведомления по электронной почте и SMS: один вызов, по одной доставке на каждого получателя и канал.",
    "Notifications by email and SMS: one call, and one delivery for each recipient and channel.",
  ],
  "Auditul conformității: sistemele înregistrate, standardul platformei, verdictele și abaterile lor.": [
    "Аудит соответствия: зарегистрированные системы, стандарт платформы, их вердикты и отклонения.",
    "Conformance audits: the registered systems, the standard of the platform, and their verdicts and deviations.",
  ],
  "Autentificarea proiectelor, șablonul DUAE și organizația unui utilizator.": [
    "Вход проектов, шаблон DUAE и организация пользователя.",
    "The sign-in of projects, the DUAE template, and the organization of a user.",
  ],
  "Conținut prea mare": ["Слишком большое содержимое", "Content too large"],
  "Tip de conținut neacceptat": ["Неподдерживаемый тип содержимого", "Unsupported media type"],
  "Prea multe cereri": ["Слишком много запросов", "Too many requests"],
  "Eroare internă": ["Внутренняя ошибка", "Internal error"],
  "Serviciu indisponibil": ["Сервис недоступен", "Service unavailable"],
  "Acces interzis": ["Доступ запрещён", "Forbidden"],
  "ETag-ul citit; o înregistrare schimbată între timp este refuzată cu 412": [
    "Прочитанный ETag; изменённая за это время запись отклоняется с 412",
    "The ETag that was read; a record that has changed since is refused by 412",
  ],
  "Versiune depășită": ["Устаревшая версия", "Stale version"],
  Creat: ["Создано", "Created"],
  Negăsit: ["Не найдено", "Not found"],
  "Metodă nepermisă": ["Метод не разрешён", "Method not allowed"],
  Neschimbat: ["Без изменений", "Not changed"],
  "Aceeași cheie și același conținut primesc același răspuns timp de 24 de ore": [
    "Тот же ключ с тем же содержимым получает тот же ответ в течение 24 часов",
    "The same key with the same content gets the same answer for 24 hours",
  ],
  "Date inconsecvente": ["Противоречивые данные", "Inconsistent data"],
  "Numărul paginii, de la 0": ["Номер страницы, с 0", "Number of the page, from 0"],
  "Rânduri pe pagină; mai mult de 200 înseamnă 200": [
    "Строк на странице; больше 200 означает 200",
    "Rows on a page; more than 200 means 200",
  ],
  "În loc de page: din Link; rel=next": [
    "Вместо page: из Link; rel=next",
    "In place of page: from Link; rel=next",
  ],
  "camp,-altul sau camp,desc": ["поле,-другое или поле,desc", "field,-another or field,desc"],
  "Acceptat: continuă în fundal": ["Принято: продолжается в фоне", "Accepted: continues in the background"],
  "Reușit, fără conținut": ["Успешно, без содержимого", "Done, without content"],
  "Conținutul este la adresa din Location": [
    "Содержимое — по адресу из Location",
    "The content is at the address in Location",
  ],
  "Amprenta conținutului pe care îl aveți; același conținut este 304": [
    "Отпечаток имеющегося содержимого; то же содержимое — 304",
    "The tag of the content that you have; the same content is 304",
  ],
  "O parte a conținutului: bytes=0-1023 (RFC 9110)": [
    "Часть содержимого: bytes=0-1023 (RFC 9110)",
    "A part of the content: bytes=0-1023 (RFC 9110)",
  ],
  "Parola documentului protejat, UTF-8 cu secvențe %": [
    "Пароль защищённого документа, UTF-8 с последовательностями %",
    "Password of the protected document, UTF-8 with % sequences",
  ],
  "Conținutul întreg; la Accept: application/json adresa conținutului mare": [
    "Всё содержимое; при Accept: application/json — адрес большого содержимого",
    "The whole content; with Accept: application/json the address of large content",
  ],
  "Conținutul mare se pregătește; repetați cererea": [
    "Большое содержимое готовится; повторите запрос",
    "Large content is being prepared; repeat the request",
  ],
  "Intervalul cerut": ["Запрошенный диапазон", "The range that was asked for"],
  "Conținutul mare este la adresa din Location, timp de 60 de secunde": [
    "Большое содержимое — по адресу из Location, в течение 60 секунд",
    "Large content is at the address in Location, for 60 seconds",
  ],
  "Interval imposibil": ["Невозможный диапазон", "Impossible range"],
  "Parola linkului, UTF-8 cu secvențe %": [
    "Пароль ссылки, UTF-8 с последовательностями %",
    "Password of the link, UTF-8 with % sequences",
  ],
  'Cuvinte, toate; fiecare și ca început și în alte forme; "expresii" între ghilimele, exact': [
    "Слова, все; каждое и как начало, и в других формах; «выражения» в кавычках — точно",
    'Words, all of them; each as a beginning and in other forms, too; "phrases" in quotation marks exactly',
  ],
  "Alt răspuns": ["Другой ответ", "Another answer"],
  "Codul partenerului": ["Код партнёра", "Code of the partner"],
  "Eroarea în forma cadrului web": [
    "Ошибка в формате веб-фреймворка",
    "The error in the format of the web framework",
  ],
  "Datele nu pot fi acceptate": ["Данные не могут быть приняты", "The data cannot be accepted"],
  "Codul serviciului": ["Код услуги", "Code of the service"],
  "Numele proiectului": ["Название проекта", "Name of the project"],
  "Numărul paginii, de la 1": ["Номер страницы, с 1", "Number of the page, from 1"],
  "Rânduri pe pagină, cel mult 200": ["Строк на странице, не более 200", "Rows on a page, at most 200"],
  "Doar serviciile cu această sumă": ["Только услуги с этой суммой", "Only services with this amount"],
  "Unauthorized (#401), cu mesajul Forbidden 403": [
    "Unauthorized (#401) с сообщением Forbidden 403",
    "Unauthorized (#401), with the message Forbidden 403",
  ],
  "Dacă este trimis, este chiar tokenul din Authorization": [
    "Если передан, то это токен из Authorization",
    "If it is sent, it is the token of Authorization",
  ],
  "Autentificarea: un token de utilizator": ["Вход: токен пользователя", "Sign-in: a token of a user"],
  "Numele utilizatorului autentificat": ["Имя вошедшего пользователя", "Name of the signed-in user"],
  "Un token nou în locul celui de acum": [
    "Новый токен вместо нынешнего",
    "A new token in place of the current one",
  ],
  "Încheie toate autentificările contului": [
    "Завершает все входы учётной записи",
    "Ends all sign-ins of the account",
  ],
  "Înregistrarea unui cont, activat prin e-mail": [
    "Регистрация учётной записи с активацией по e-mail",
    "Registration of an account, activated by mail",
  ],
  "Activarea contului": ["Активация учётной записи", "Activation of the account"],
  "Pagina din mesajul de activare": ["Страница из письма об активации", "The page of the activation mail"],
  "Contul propriu": ["Своя учётная запись", "One's own account"],
  "Schimbarea contului propriu": ["Изменение своей учётной записи", "Changes one's own account"],
  "Schimbarea parolei; încheie toate tokenurile": [
    "Смена пароля; прекращает все токены",
    "Changes the password; ends all tokens",
  ],
  "Cererea unei parole noi; răspunsul nu spune dacă adresa există": [
    "Запрос нового пароля; ответ не говорит, существует ли адрес",
    "Asks for a new password; the answer does not tell if the address exists",
  ],
  "Pagina din mesajul pentru parola nouă": [
    "Страница из письма о новом пароле",
    "The page of the mail for a new password",
  ],
  "Parola nouă, cu cheia primită": [
    "Новый пароль, с полученным ключом",
    "The new password, with the key from the mail",
  ],
  Conturile: ["Учётные записи", "Accounts"],
  "Un cont nou; fără parolă, persoana și-o alege prin e-mail": [
    "Новая учётная запись; без пароля человек выбирает его по e-mail",
    "A new account; without a password the person chooses one by mail",
  ],
  "Schimbarea contului cu id-ul din corp": [
    "Изменение учётной записи с id из тела",
    "Changes the account with the id of the body",
  ],
  "Un cont": ["Учётная запись", "An account"],
  "Schimbarea unui cont": ["Изменение учётной записи", "Changes an account"],
  "Ștergerea unui cont": ["Удаление учётной записи", "Removes an account"],
  "Mesajul pentru o parolă nouă, la adresa persoanei": [
    "Письмо о новом пароле на адрес человека",
    "The mail for a new password, to the person's address",
  ],
  "Începe autentificarea guvernamentală": [
    "Начинает вход через государственную систему входа",
    "Begins a sign-in through the government's login",
  ],
  "Întoarcerea de la autentificarea guvernamentală": [
    "Возврат из государственной системы входа",
    "The return from the government's login",
  ],
  "Tokenul sesiunii, o singură dată": ["Токен сеанса, один раз", "The token of the session, once"],
  "Sesiunile persoanei care sunt în curs": [
    "Текущие сессии человека",
    "The sessions of the person that go on",
  ],
  "Încheie o sesiune a persoanei": ["Завершает одну из сессий человека", "Ends a session of the person"],
  "Încheie toate celelalte sesiuni ale persoanei": [
    "Завершает все остальные сессии человека",
    "Ends all other sessions of the person",
  ],
  "Încheierea sesiunii": ["Завершение сеанса", "Ends the session"],
  "Documentele pe care le puteți vedea": ["Документы, которые вам видны", "The documents that you may see"],
  "Creează un document din metadate": ["Создаёт документ из метаданных", "Creates a document from metadata"],
  "Numărul documentelor din listă": ["Количество документов в списке", "Number of documents in the list"],
  "Un document": ["Документ", "A document"],
  "Înlocuiește metadatele": ["Заменяет метаданные", "Replaces the metadata"],
  "Schimbă câmpuri": ["Изменяет поля", "Changes fields"],
  "Șterge documentul (reversibil)": ["Удаляет документ (обратимо)", "Deletes the document (reversible)"],
  "Încarcă un document cu conținut": ["Загружает документ с содержимым", "Uploads a document with content"],
  Arhivează: ["Архивирует", "Archives"],
  "Readuce în starea ACTIV": ["Возвращает в состояние ACTIV", "Brings back to the state ACTIV"],
  "Elimină definitiv conținutul": ["Окончательно удаляет содержимое", "Removes the content for good"],
  "Conținutul curent": ["Текущее содержимое", "The current content"],
  "Conținutul curent, cu parola în corp": [
    "Текущее содержимое, с паролем в теле",
    "The current content, with the password in the body",
  ],
  "Istoricul versiunilor, cea mai nouă întâi": [
    "История версий, сначала новейшая",
    "The versions, newest first",
  ],
  "Adaugă o versiune, care devine curentă": [
    "Добавляет версию, которая становится текущей",
    "Adds a version, which becomes the current one",
  ],
  "Conținutul unei versiuni": ["Содержимое версии", "The content of a version"],
  "Conținutul unei versiuni, cu parola în corp": [
    "Содержимое версии, с паролем в теле",
    "The content of a version, with the password in the body",
  ],
  "Readuce o versiune ca versiune nouă": ["Возвращает версию как новую", "Restores a version as a new one"],
  "Deschide o încărcare pe părți, pentru fișiere mari": [
    "Открывает загрузку по частям, для больших файлов",
    "Opens an upload in parts, for large files",
  ],
  "Starea unei încărcări": ["Состояние загрузки", "State of an upload"],
  "Evenimentele documentelor": ["События документов", "Events of documents"],
  "Adaugă o notă în istoricul unui document": [
    "Добавляет заметку в историю документа",
    "Adds a note to the history of a document",
  ],
  "Numărul evenimentelor din listă": ["Количество событий в списке", "Number of events in the list"],
  "Un eveniment": ["Событие", "An event"],
  "Verifică lanțul de evenimente al documentului": [
    "Проверяет цепочку событий документа",
    "Verifies the chain of events of the document",
  ],
  "Dă unui client sau unui utilizator acces la document": [
    "Даёт клиенту или пользователю доступ к документу",
    "Gives a client or a user access to the document",
  ],
  "De ce poate sau nu poate cineva folosi documentul": [
    "Почему кто-то может или не может пользоваться документом",
    "Why somebody may use the document or may not",
  ],
  "Documentele publice": ["Публичные документы", "Public documents"],
  "Un document public": ["Публичный документ", "A public document"],
  "Conținutul unui document public": ["Содержимое публичного документа", "The content of a public document"],
  "Conținutul unui document public, cu parola în corp": [
    "Содержимое публичного документа, с паролем в теле",
    "The content of a public document, with the password in the body",
  ],
  "Linkurile valabile ale documentului": [
    "Действующие ссылки на документ",
    "Links of the document that are in force",
  ],
  "Creează un link cu termen, arătat o singură dată": [
    "Создаёт ссылку со сроком, показывается один раз",
    "Creates a link with an end, shown once",
  ],
  "Revocă un link": ["Отзывает ссылку", "Revokes a link"],
  "Ce deschide un link": ["Что открывает ссылка", "What a link opens"],
  "Conținutul documentului unui link": [
    "Содержимое документа по ссылке",
    "The content of the document of a link",
  ],
  "Conținutul documentului unui link, cu parolele în corp": [
    "Содержимое документа по ссылке, с паролями в теле",
    "The content of the document of a link, with the passwords in the body",
  ],
  "Caută documente după cuvinte, cu fațete": [
    "Ищет документы по словам, с фасетами",
    "Finds documents by words, with facets",
  ],
  "Reface indexul de căutare": ["Перестраивает поисковый индекс", "Fills the search index from the start"],
  "Starea refacerii indexului": ["Состояние перестроения индекса", "State of the filling of the index"],
  "Cere acces la un document după codul lui": [
    "Запрашивает доступ к документу по его коду",
    "Asks for access to a document by its code",
  ],
  "Aprobă o cerere: cine a cerut primește acces": [
    "Одобряет запрос: запросивший получает доступ",
    "Approves a request: its author gets access",
  ],
  "Respinge o cerere de acces": ["Отклоняет запрос доступа", "Rejects a request for access"],
  "Începe transcrierea versiunii curente a unui document": [
    "Начинает распознавание текущей версии документа",
    "Begins the transcription of the current version of a document",
  ],
  "Începe transcrierea unui fișier trimis": [
    "Начинает распознавание присланного файла",
    "Begins the transcription of a file that is sent",
  ],
  Textul: ["Текст", "The text"],
  "Cere resetarea factorilor de autentificare ai unui cont": [
    "Запрашивает сброс факторов входа учётной записи",
    "Asks for the reset of the factors of an account",
  ],
  "Începe o nouă confirmare cu al doilea factor": [
    "Начинает повторное подтверждение вторым фактором",
    "Begins another confirmation by the second factor",
  ],
  "Încheie autentificarea cu al doilea factor": [
    "Завершает вход вторым фактором",
    "Ends a sign-in by the second factor",
  ],
  "Factorii de autentificare ai contului": ["Факторы входа учётной записи", "Factors of the account"],
  "Mesajele primite în ultimele 90 de zile": [
    "Сообщения, полученные за последние 90 дней",
    "The messages received in the last 90 days",
  ],
  "Marchează un mesaj primit drept citit": [
    "Отмечает полученное сообщение прочитанным",
    "Marks a message received as read",
  ],
  "Marchează toate mesajele primite drept citite": [
    "Отмечает все полученные сообщения прочитанными",
    "Marks all messages received as read",
  ],
  "Cum doriți să primiți mesajele": ["Как вас оповещать", "How you want to be told"],
  "Schimbă modul de primire a mesajelor": ["Меняет способ оповещения", "Changes how you want to be told"],
  "Autentificările contului care sunt în curs": [
    "Текущие входы в учётную запись",
    "The sign-ins of the account that go on",
  ],
  "Încheie autentificarea de acum": ["Завершает текущий вход", "Ends the sign-in in use"],
  "Încheie o autentificare a contului": ["Завершает вход в учётную запись", "Ends a sign-in of the account"],
  "Încheie toate celelalte autentificări ale contului": [
    "Завершает все остальные входы в учётную запись",
    "Ends all other sign-ins of the account",
  ],
  "Începe adăugarea unui factor": ["Начинает добавление фактора", "Begins to add a factor"],
  "Alt nume pentru un factor": ["Другое название фактора", "Another name for a factor"],
  "Ștergerea unui factor": ["Удаление фактора", "Removes a factor"],
  "Adaugă factorul, dovedit cu un cod": [
    "Добавляет фактор, подтверждённый кодом",
    "Adds the factor, proven by a code",
  ],
  "Începe autentificarea cu o cheie de acces": [
    "Начинает вход с ключом доступа",
    "Begins a sign-in by a passkey",
  ],
  "Coduri de rezervă noi în locul celor vechi": [
    "Новые резервные коды вместо прежних",
    "New recovery codes in place of the old ones",
  ],
  "Mărcile temporale și înregistrările de dovezi din versiunea curentă, verificate acum": [
    "Метки времени и записи о доказательствах текущей версии, проверенные сейчас",
    "Time stamps and evidence records of the current version, verified now",
  ],
  "Textul ca fișier, PDF-ul în care se poate căuta, sau cuvintele recunoscute": [
    "Текст как файл, PDF с возможностью поиска или распознанные слова",
    "The text as a file, the PDF that can be searched, or the recognised words",
  ],
  "Salvează textul ca document nou": [
    "Сохраняет текст как новый документ",
    "Saves the text as a new document",
  ],
  "Conversii: creare, adică începerea unei transcrieri": [
    "Преобразования: создание, то есть начало распознавания",
    "Conversions: create, which begins a transcription",
  ],
  "Vederea de citire a conținutului curent: textul cu titluri și tabele": [
    "Текст текущего содержимого с заголовками и таблицами, для чтения",
    "The reading view of the current content: its text with headings and tables",
  ],
  "Cuvintele paginilor conținutului curent, cu locurile lor": [
    "Слова на страницах текущего содержимого и их места",
    "The words on the pages of the current content, with their places",
  ],
  "Imaginea unei pagini a documentului unui link, PNG": [
    "Изображение страницы документа по ссылке, PNG",
    "Picture of a page of the document of a link, PNG",
  ],
  "Imaginea unei pagini a unui document public, PNG": [
    "Изображение страницы публичного документа, PNG",
    "Picture of a page of a public document, PNG",
  ],
  "Vederea de citire a documentului unui link": [
    "Режим чтения документа по ссылке",
    "Reading view of the document of a link",
  ],
  "Vederea de citire a unui document public": [
    "Режим чтения публичного документа",
    "Reading view of a public document",
  ],
  "Imaginea unei pagini a conținutului curent, PNG": [
    "Изображение страницы текущего содержимого, PNG",
    "Picture of a page of the current content, PNG",
  ],
  "Semnează versiunea curentă": ["Подписывает текущую версию", "Signs the current version"],
  "Semnăturile documentului, cea mai nouă întâi": [
    "Подписи документа, сначала новейшая",
    "Signatures of the document, newest first",
  ],
  "Verifică toate semnăturile versiunii curente, și cele făcute în altă parte": [
    "Проверяет все подписи текущей версии, и сделанные в другом месте",
    "Verifies all signatures of the current version, those made elsewhere, too",
  ],
  "Raportul verificării semnăturilor unui fișier, fără a-l păstra": [
    "Отчёт о проверке подписей файла, без его сохранения",
    "The report on the signatures of a file, without keeping it",
  ],
  "Raportul verificării semnăturilor versiunii curente": [
    "Отчёт о проверке подписей текущей версии",
    "The report on the signatures of the current version",
  ],
  "Semnăturile din versiunea curentă, de orice formă, verificate acum": [
    "Подписи текущей версии, любого вида, проверенные сейчас",
    "The signatures in the current version, of any form, verified now",
  ],
  "Fișierele din interiorul unui fișier: container, .p7m, XML semnat, mesaj": [
    "Файлы внутри файла: контейнер, .p7m, подписанный XML, письмо",
    "The files inside of a file: container, .p7m, signed XML, mail",
  ],
  "Un fișier din interiorul altuia": ["Один файл внутри другого", "One file inside of another"],
  "Un fișier din interiorul altuia devine document": [
    "Файл внутри другого становится документом",
    "A file inside of another becomes a document",
  ],
  "Verifică semnăturile unui fișier, fără a-l păstra": [
    "Проверяет подписи файла, не сохраняя его",
    "Verifies the signatures of a file without keeping it",
  ],
  "Ce mesaje refuză legătura de dezabonare; nu schimbă nimic": [
    "От каких сообщений отказывается ссылка отписки; ничего не меняет",
    "Which messages the unsubscribe link declines; changes nothing",
  ],
  "Verifică semnătura din nou": ["Проверяет подпись заново", "Verifies the signature again"],
  "Semnătura ca fișier: cea detașată, sau versiunea semnată a unui PDF, cu dovezile la zi": [
    "Подпись как файл: отделённая или подписанная версия PDF, с текущими доказательствами",
    "The signature as a file: the detached one, or the signed version of a PDF, with its proofs of today",
  ],
  "Fișierul semnat împreună cu semnăturile sale, într-un container ASiC": [
    "Подписанный файл вместе с его подписями, в контейнере ASiC",
    "The signed file with its signatures, in an ASiC container",
  ],
  "Conexiunile dumneavoastră": ["Ваши подключения", "Your connections"],
  "Începe o conexiune: adresa unde se permite accesul": [
    "Начинает подключение: адрес, где даётся доступ",
    "Begins a connection: the address where access is allowed",
  ],
  "Întoarcerea de la furnizor; închide fereastra": [
    "Возврат от поставщика; закрывает окно",
    "The return from the provider; closes the window",
  ],
  "Deconectează și șterge tokenurile": ["Отключает и удаляет токены", "Disconnects and deletes the tokens"],
  "Fișierele de la furnizor": ["Файлы у поставщика", "Files at the provider"],
  "Importă fișiere de la un furnizor": ["Импортирует файлы от поставщика", "Imports files from a provider"],
  "Importurile proprii": ["Собственный импорт", "Your own imports"],
  "Starea unui import": ["Состояние импорта", "State of an import"],
  "Aduce conținutul nou al sursei ca versiune": [
    "Получает новое содержимое источника как версию",
    "Takes the new content of the source as a version",
  ],
  "Nivelurile de acces ale utilizatorului": ["Уровни доступа пользователя", "Access levels of the user"],
  "Organizația și containerele proprii": [
    "Своя организация и контейнеры",
    "One's own organization and buckets",
  ],
  "Containerele în care puteți încărca": [
    "Контейнеры, в которые вы можете загружать",
    "The buckets that you may upload to",
  ],
  Organizațiile: ["Организации", "Organizations"],
  "O organizație nouă": ["Новая организация", "A new organization"],
  "O organizație": ["Организация", "An organization"],
  "Schimbă o organizație": ["Изменяет организацию", "Changes an organization"],
  "Suspendă sau reactivează o organizație": [
    "Приостанавливает или возобновляет организацию",
    "Suspends or reactivates an organization",
  ],
  "Containerele administrate": ["Управляемые контейнеры", "The buckets that you administer"],
  "Un container nou": ["Новый контейнер", "A new bucket"],
  "Un container": ["Контейнер", "A bucket"],
  "Schimbă sau mută un container, conexiunea S3": [
    "Изменяет или перемещает контейнер, подключение S3",
    "Changes or moves a bucket, its S3 connection",
  ],
  "Pornește sau oprește încărcările": ["Включает или выключает загрузки", "Starts or stops uploads"],
  "Oamenii containerelor pe care le conduceți": [
    "Люди контейнеров, которыми вы руководите",
    "The people of the buckets that you head",
  ],
  "Membrii unui container": ["Участники контейнера", "Members of a bucket"],
  "Dă acces la un container": ["Даёт доступ к контейнеру", "Gives access to a bucket"],
  "Retrage accesul": ["Отзывает доступ", "Withdraws the access"],
  "Utilizatorii și organizațiile lor": ["Пользователи и их организации", "Users and their organizations"],
  "Înscrie utilizatorul într-o organizație sau îl eliberează": [
    "Включает пользователя в организацию или освобождает его",
    "Enters the user into an organization, or releases them",
  ],
  "O autoritate": ["Техническая роль", "An authority"],
  "Documentele publice și cele ale emitentului": [
    "Публичные документы и документы издателя",
    "Public documents and those of the issuer",
  ],
  "Depune un document al emitentului": ["Подаёт документ издателя", "Files a document of the issuer"],
  "Un document, după cod": ["Документ по коду", "A document by code"],
  "Conținutul curent, după cod": ["Текущее содержимое по коду", "The current content by code"],
  "Istoricul versiunilor după codul documentului, cea mai nouă întâi": [
    "История версий по коду документа, сначала новейшая",
    "The versions by the code of the document, newest first",
  ],
  "Adaugă o versiune a unui document al emitentului": [
    "Добавляет версию документа издателя",
    "Adds a version of a document of the issuer",
  ],
  "Conținutul unei versiuni, după codul documentului": [
    "Содержимое версии по коду документа",
    "The content of a version by the code of the document",
  ],
  "Readuce o versiune a unui document al emitentului ca versiune nouă": [
    "Возвращает версию документа издателя как новую",
    "Restores a version of a document of the issuer as a new one",
  ],
  "Deschide o încărcare pe părți a emitentului": [
    "Открывает загрузку издателя по частям",
    "Opens an upload in parts of the issuer",
  ],
  "Starea unei încărcări a emitentului": ["Состояние загрузки издателя", "State of an upload of the issuer"],
  "Evenimentele documentelor emitentului, cel mai vechi întâi": [
    "События документов издателя, сначала старейшее",
    "Events of the issuer's documents, oldest first",
  ],
  "Clienții mașină": ["Клиенты-системы", "Machine clients"],
  "Un client mașină nou, cu secretul lui": [
    "Новый клиент-система с его секретом",
    "A new machine client with its secret",
  ],
  "Un client mașină": ["Клиент-система", "A machine client"],
  "Schimbă un client mașină": ["Изменяет клиента-систему", "Changes a machine client"],
  "Șterge un client mașină": ["Удаляет клиента-систему", "Removes a machine client"],
  "Pornește sau oprește un client mașină": [
    "Включает или выключает клиента-систему",
    "Starts or stops a machine client",
  ],
  "Un secret nou; cel vechi mai este valabil o vreme": [
    "Новый секрет; прежний ещё действует некоторое время",
    "A new secret; the old one stays in force for a while",
  ],
  "Un token pentru o mașină": ["Токен для системы", "A token for a machine"],
  "Șablonul ca fișier JSON": ["Шаблон как файл JSON", "The template as a JSON file"],
  "Importă un șablon: un fișier exportat sau un DOCX": [
    "Импортирует шаблон: экспортированный файл или DOCX",
    "Imports a template: an exported file or a DOCX",
  ],
  "Previzualizare: {{var}} înlocuite, ce lipsește rămâne vizibil": [
    "Предпросмотр: {{var}} заменены, недостающее остаётся видимым",
    "Preview: {{var}} replaced, what is missing stays visible",
  ],
  "Creează un document (PDF sau DOCX) din șablon": [
    "Создаёт документ (PDF или DOCX) из шаблона",
    "Creates a document (PDF or DOCX) from the template",
  ],
  "Descarcă rezultatul, fără a crea un document": [
    "Скачивает результат, не создавая документ",
    "Downloads the result without creating a document",
  ],
  "Șabloanele publicate": ["Опубликованные шаблоны", "Published templates"],
  "Un șablon publicat, după cod": ["Опубликованный шаблон по коду", "A published template by code"],
  "Completează un șablon publicat": ["Заполняет опубликованный шаблон", "Fills in a published template"],
  "Arhivează, purjează și curăță ce a ajuns la termen": [
    "Архивирует, удаляет и очищает то, чему пришёл срок",
    "Archives, purges and cleans what is due",
  ],
  "Un document nou, cu sau fără conținut": [
    "Новый документ, с содержимым или без",
    "A new document, with or without content",
  ],
  "Versiunile documentului, cea mai nouă întâi": [
    "Версии документа, сначала новейшая",
    "Versions of the document, newest first",
  ],
  "Istoricul documentului": ["История документа", "History of the document"],
  "Conținutul curent, sau al unei versiuni": [
    "Содержимое текущее или версии",
    "The current content, or that of a version",
  ],
  "Toți cei care pot citi documentul, cu motivul": [
    "Все, кто может читать документ, с основанием",
    "Everybody who may read the document, with the reason",
  ],
  "Toți cei care pot citi documentele containerului, cu motivul": [
    "Все, кто может читать документы контейнера, с основанием",
    "Everybody who may read the documents of the container, with the reason",
  ],
  "Partajările documentului": ["Доступы к документу", "Grants of the document"],
  "Retrage o partajare": ["Отзывает доступ", "Withdraws a grant"],
  "Cererile de acces": ["Запросы доступа", "Requests for access"],
  "O cerere de acces": ["Запрос доступа", "A request for access"],
  "Conținutul curent, sau al unei versiuni, după cod": [
    "Содержимое текущее или версии, по коду",
    "The current content, or that of a version, by code",
  ],
  "Versiunile unui document, cea mai nouă întâi": [
    "Версии документа, сначала новейшая",
    "Versions of a document, newest first",
  ],
  "Cere eliberarea conținutului în care scanarea a găsit un virus": [
    "Запросить освобождение содержимого, в котором проверка нашла вирус",
    "Ask for the release of a content in which the scan found a virus",
  ],
  "Cere eliminarea definitivă a conținutului": [
    "Запрашивает окончательное удаление содержимого",
    "Asks for the removal of the content for good",
  ],
  "Cere un secret nou; cel vechi mai este valabil o vreme": [
    "Запрашивает новый секрет; прежний ещё действует некоторое время",
    "Asks for a new secret; the old one stays in force for a while",
  ],
  "Cere ștergerea unui client mașină": [
    "Запрашивает удаление клиента-системы",
    "Asks for the removal of a machine client",
  ],
  "Cere ștergerea unui cont": ["Запрашивает удаление учётной записи", "Asks for the removal of an account"],
  "Cere suspendarea unei organizații": [
    "Запрашивает приостановку организации",
    "Asks for the suspension of an organization",
  ],
  "Reactivează o organizație": ["Возобновляет организацию", "Reactivates an organization"],
  "Pornește încărcările": ["Включает загрузки", "Starts uploads"],
  "Testează conexiunea S3 a unui container": [
    "Проверяет подключение S3 контейнера",
    "Tests the S3 connection of a bucket",
  ],
  "Oprește încărcările": ["Выключает загрузки", "Stops uploads"],
  "Lucrările din fundal: deschise și eșuate": [
    "Фоновые работы: открытые и неудавшиеся",
    "Background jobs: open and failed",
  ],
  "Reia o lucrare": ["Повторяет работу", "Retries a job"],
  "Cozile serviciului": ["Очереди сервиса", "Queues of the service"],
  "Mesaje abandonate ale unei cozi, fără conținut": [
    "Оставленные сообщения очереди, без содержимого",
    "Dead letters of a queue, without content",
  ],
  "Cine a reluat sau a golit mesajele abandonate ale unei cozi": [
    "Кто повторил или очистил оставленные сообщения очереди",
    "Who replayed or purged the dead letters of a queue",
  ],
  "Trimite din nou mesajele abandonate": [
    "Отправляет оставленные сообщения снова",
    "Sends dead letters again",
  ],
  "Cere golirea mesajelor abandonate": [
    "Запрашивает очистку оставленных сообщений",
    "Asks for the purge of dead letters",
  ],
  "Cât de în urmă este indexul de căutare": [
    "Насколько отстаёт поисковый индекс",
    "How far the search index lags",
  ],
  "Aprobările cerute": ["Запрошенные согласования", "Approvals asked for"],
  "O aprobare cerută": ["Запрошенное согласование", "An approval asked for"],
  "Aprobă: actul se execută": ["Согласовывает: действие выполняется", "Approves: the act is carried out"],
  Respinge: ["Отклоняет", "Rejects"],
  "Retrage cererea proprie": ["Отзывает свой запрос", "Withdraws one's own request"],
  "Rezultatul care se vede o singură dată": [
    "Результат, который виден один раз",
    "The result that is shown once",
  ],
  "Documentele proprii și cele partajate": [
    "Свои документы и предоставленные",
    "One's own documents and shared ones",
  ],
  "Cererile de acces proprii": ["Свои запросы доступа", "One's own requests for access"],
  "Procesul răspunde": ["Процесс отвечает", "The process answers"],
  "Dependențele răspund": ["Зависимости отвечают", "The dependencies answer"],
  "Starea serviciului": ["Состояние сервиса", "Health of the service"],
  "Categoriile de mesaje": ["Категории сообщений", "The categories of messages"],
  "La câți ar ajunge o notificare": [
    "Скольким дойдёт уведомление",
    "How many people a notification would reach",
  ],
  "Trimite o probă celui care o cere": ["Отправить пробу запросившему", "Send a test to the caller"],
  "Liniile din jurnal ale unei cereri": ["Строки журнала о запросе", "The log lines of a request"],
  "Livrările unei notificări": ["Доставки уведомления", "Deliveries of a notification"],
  "Retrimite o notificare celor la care nu a ajuns": [
    "Отправить уведомление снова тем, до кого оно не дошло",
    "Send a notification again to those whom it did not reach",
  ],
  "Textele unei notificări": ["Тексты уведомления", "Texts of a notification"],
  "Schimbă textele unei notificări programate": [
    "Изменить тексты запланированного уведомления",
    "Change the texts of a scheduled notification",
  ],
  "Măsurători pe ore, din ultimele 90 de zile": [
    "Измерения по часам за последние 90 дней",
    "Measurements by hour, of the last 90 days",
  ],
  "Măsurători, format Prometheus": [
    "Измерения в формате Prometheus",
    "Measurements in the format of Prometheus",
  ],
  "Versiunea și compilarea": ["Версия и сборка", "Version and build"],
  "Contractul OpenAPI": ["Контракт OpenAPI", "The OpenAPI contract"],
  "env, configprops sau metrics": ["env, configprops или metrics", "env, configprops or metrics"],
  "env, configprops, metrics sau trustlists": [
    "env, configprops, metrics или trustlists",
    "env, configprops, metrics or trustlists",
  ],
  "Referința API, pentru oameni": ["Справочник API, для людей", "The API reference, for people"],
  "Fișierele paginii": ["Файлы страницы", "Files of the page"],
  "O scriere de probă, pentru auditul de conformitate": [
    "Пробная запись для аудита соответствия",
    "A write that proves conformance",
  ],
  "Activează un furnizor pentru un proiect": [
    "Включает поставщика для проекта",
    "Activates a provider for a project",
  ],
  "Înregistrează o organizație; același IDNO primește aceeași organizație": [
    "Регистрирует организацию; тот же IDNO получает ту же организацию",
    "Registers an organization; the same IDNO gets the same organization",
  ],
  "Creează un proiect; același nume în organizație primește același proiect": [
    "Создаёт проект; то же название в организации получает тот же проект",
    "Creates a project; the same name in the organization gets the same project",
  ],
  "Un token pentru numele secret al organizației și tokenul secret al proiectului": [
    "Токен по секретному имени организации и секретному токену проекта",
    "A token for the secret name of the organization and the secret token of the project",
  ],
  "Setul de chei cu care se verifică tokenurile": [
    "Набор ключей для проверки токенов",
    "The key set that verifies tokens",
  ],
  "Organizația tokenului; cu user_id, doar dacă utilizatorul este al ei": [
    "Организация токена; с user_id — только если пользователь её",
    "The organization of the token; with user_id, only if the user belongs to it",
  ],
  "Proiectul tokenului; provider_active pentru partenerul din antetul partnerid": [
    "Проект токена; provider_active для партнёра из заголовка partnerid",
    "The project of the token; provider_active for the partner of the header partnerid",
  ],
  "Utilizatorii organizației": ["Пользователи организации", "Users of the organization"],
  "Un token secret nou, arătat o singură dată; cel de până acum mai este acceptat un timp": [
    "Новый секретный токен, показывается один раз; прежний ещё принимается некоторое время",
    "A new secret token, shown once; the former one is accepted for a while",
  ],
  "O factură nouă pentru un client și un serviciu": [
    "Новый счёт для клиента и услуги",
    "A new invoice for a client and a service",
  ],
  "Facturile organizației, după serviciu și după proiect": [
    "Счета организации, по услуге и по проекту",
    "Invoices of the organization, by service and by project",
  ],
  "O factură, după cod sau după id": ["Счёт по коду или по id", "An invoice by code or by id"],
  "Serviciile, toate sau cele cu o sumă": [
    "Услуги, все или с заданной суммой",
    "Services, all or those with an amount",
  ],
  "Un serviciu, după cod": ["Услуга по коду", "A service by code"],
  "O plată din extrasul băncii": ["Платёж из выписки банка", "A payment of the bank's statement"],
  "Tokenurile băncilor": ["Токены банков", "Tokens of banks"],
  "Un token pentru o bancă; se vede doar acum": [
    "Токен для банка; виден только сейчас",
    "A token for a bank; shown only now",
  ],
  "Revocarea unui token": ["Отзыв токена", "Revokes a token"],
  "Liniile bancare neidentificate, cu motivul": [
    "Неопознанные строки выписки, с причиной",
    "Unmatched lines of banks, with the reason",
  ],
  "O linie bancară": ["Строка выписки", "A line of a bank"],
  "Identificarea liniei cu o factură, pe care o plătește": [
    "Сопоставление строки со счётом, который она оплачивает",
    "Matches the line with an invoice, which it pays",
  ],
  "O factură cu registrul ei": ["Счёт с его реестром", "An invoice with its ledger"],
  "Anularea unei facturi neplătite": ["Отмена неоплаченного счёта", "Cancels an unpaid invoice"],
  "Rambursarea plăților, întreagă sau în parte": [
    "Возврат платежей, полностью или частично",
    "Refunds payments, whole or in part",
  ],
  "Utilizatorii serviciului": ["Пользователи сервиса", "Users of the service"],
  "Datele de acces ale unui sistem": ["Данные доступа системы", "Credentials of a system"],
  "Șterge datele de acces ale unui sistem": [
    "Удаляет учётные данные системы",
    "Removes the credentials of a system",
  ],
  "Un secret nou al sistemului; cel vechi mai este valabil o vreme": [
    "Новый секрет системы; прежний ещё действует некоторое время",
    "A new secret of the system; the old one stays in force for a while",
  ],
  "Un token pentru un sistem": ["Токен для системы", "A token for a system"],
  "Trimite o notificare": ["Отправляет уведомление", "Sends a notification"],
  "Starea unei notificări, cu livrările ei": [
    "Состояние уведомления с его доставками",
    "State of a notification with its deliveries",
  ],
  "Schimbă ora unei notificări programate": [
    "Меняет время запланированного уведомления",
    "Changes the hour of a scheduled notification",
  ],
  "Anulează ce nu s-a trimis încă": ["Отменяет ещё не отправленное", "Cancels what has not been sent yet"],
  "Trimite o notificare în numele unui sistem": [
    "Отправляет уведомление от имени системы",
    "Sends a notification in the name of a system",
  ],
  "Notificări: trimitere": ["Уведомления: отправка", "Notifications: send"],
  "Schimbările de stare ale notificărilor sistemului, cea mai veche întâi": [
    "Изменения состояния уведомлений системы, сначала старейшее",
    "Changes of state of the system's notifications, oldest first",
  ],
  "Raportul livrărilor unei notificări, ca CSV": [
    "Отчёт о доставках уведомления, CSV",
    "Report of the deliveries of a notification, as CSV",
  ],
  "Șabloanele sistemului": ["Шаблоны системы", "Templates of the system"],
  "Creează un șablon al sistemului": ["Создаёт шаблон системы", "Creates a template of the system"],
  "Înlocuiește un șablon al sistemului": ["Заменяет шаблон системы", "Replaces a template of the system"],
  "Arată un șablon completat": ["Показывает заполненный шаблон", "Shows a template filled in"],
  "Anunță un fișier de atașat": ["Сообщает о файле для вложения", "Announces a file to attach"],
  "Primește ce s-a întâmplat cu mesajele unui furnizor și răspunsurile la ele": [
    "Принимает сведения о сообщениях провайдера и ответы на них",
    "Takes what became of the messages of a provider, and the replies to them",
  ],
  "Ajung mesajele la o adresă?": ["Доходят ли сообщения до адреса?", "Do messages reach an address?"],
  "Ridică suprimarea unei adrese": ["Снимает блокировку адреса", "Lifts the suppression of an address"],
  "Cozile livrărilor": ["Очереди доставок", "Queues of deliveries"],
  "O coadă, cu ce ar lua o golire": [
    "Очередь и то, что взяла бы очистка",
    "A queue, with what a purge would take",
  ],
  "Primele mesaje ale unei cozi": ["Первые сообщения очереди", "First messages of a queue"],
  "Reia livrările abandonate": ["Повторяет оставленные доставки", "Replays abandoned deliveries"],
  "Golește o coadă": ["Очищает очередь", "Purges a queue"],
  "Sistemul operatorului": ["Система оператора", "The system of the operator"],
  "Trimite o notificare după IDNP, IDNO sau grup": [
    "Отправляет уведомление по IDNP, IDNO или группе",
    "Sends a notification by IDNP, IDNO or group",
  ],
  "Trimite după IDNP, IDNO sau grup, în numele unui sistem": [
    "Отправляет по IDNP, IDNO или группе от имени системы",
    "Sends by IDNP, IDNO or group in the name of a system",
  ],
  "Trimite după IDNP, IDNO sau grup": ["Отправляет по IDNP, IDNO или группе", "Sends by IDNP, IDNO or group"],
  "Aprovizionează un destinatar: adaugă contactele": [
    "Подготавливает получателя: добавляет контакты",
    "Provisions a recipient: adds the contacts",
  ],
  "Aprovizionează un destinatar: înlocuiește contactele": [
    "Подготавливает получателя: заменяет контакты",
    "Provisions a recipient: replaces the contacts",
  ],
  "Leagă un cont de un destinatar": [
    "Связывает учётную запись с получателем",
    "Links an account with a recipient",
  ],
  "Desface legătura unui destinatar cu contul său": [
    "Разрывает связь получателя с его учётной записью",
    "Ends the link of a recipient with their account",
  ],
  "Destinatarii aprovizionați, cu conturile lor": [
    "Подготовленные получатели с их учётными записями",
    "Provisioned recipients with their accounts",
  ],
  "Grupurile sistemului": ["Группы системы", "Groups of the system"],
  "Creează un grup": ["Создаёт группу", "Creates a group"],
  "Un grup al sistemului": ["Группа системы", "A group of the system"],
  "Înlocuiește un grup": ["Заменяет группу", "Replaces a group"],
  "Șterge un grup": ["Удаляет группу", "Removes a group"],
  "Membrii unui grup": ["Участники группы", "Members of a group"],
  "Adaugă membri": ["Добавляет участников", "Adds members"],
  "Scoate membri": ["Исключает участников", "Removes members"],
  "Contul propriu de destinatar": ["Своя запись получателя", "One's own record as a recipient"],
  "Cheia publică VAPID, pentru abonarea unui browser": [
    "Открытый ключ VAPID для подписки браузера",
    "The public VAPID key, to subscribe a browser",
  ],
  "Contactele proprii": ["Свои контакты", "One's own contacts"],
  "Adaugă un contact; primește un cod de confirmare": [
    "Добавляет контакт; он получает код подтверждения",
    "Adds a contact; it gets a code to confirm",
  ],
  "Un contact propriu": ["Свой контакт", "One's own contact"],
  "Schimbă un contact; o adresă nouă se confirmă din nou": [
    "Изменяет контакт; новый адрес подтверждается заново",
    "Changes a contact; a new address is confirmed again",
  ],
  "Șterge un contact": ["Удаляет контакт", "Removes a contact"],
  "Confirmă un contact cu codul primit": [
    "Подтверждает контакт полученным кодом",
    "Confirms a contact by the code",
  ],
  "Trimite un cod nou; cel vechi nu mai este valabil": [
    "Отправляет новый код; прежний больше не действует",
    "Sends a new code; the old one is no longer in force",
  ],
  "Preferințele proprii": ["Свои предпочтения", "One's own preferences"],
  "Adaugă o preferință": ["Добавляет предпочтение", "Adds a preference"],
  "O preferință proprie": ["Своё предпочтение", "One's own preference"],
  "Schimbă o preferință": ["Изменяет предпочтение", "Changes a preference"],
  "Șterge o preferință": ["Удаляет предпочтение", "Removes a preference"],
  "Abonările push proprii": ["Свои подписки push", "One's own push subscriptions"],
  "Abonează un browser la mesaje push": [
    "Подписывает браузер на сообщения push",
    "Subscribes a browser to push messages",
  ],
  "Dezabonează un browser": ["Отписывает браузер", "Unsubscribes a browser"],
  "Notificările primite în ultimele 90 de zile": [
    "Уведомления, полученные за последние 90 дней",
    "Notifications received in the last 90 days",
  ],
  "Marchează o notificare primită drept citită": [
    "Отмечает полученное уведомление прочитанным",
    "Marks a received notification as read",
  ],
  "Cere reluarea livrărilor abandonate": [
    "Запрашивает повтор оставленных доставок",
    "Asks for the replay of abandoned deliveries",
  ],
  "Cere golirea unei cozi": ["Запрашивает очистку очереди", "Asks for the purge of a queue"],
  "Textul unei notificări primite, cu fișierele ei": [
    "Текст полученного уведомления с его файлами",
    "The text of a received notification, with its files",
  ],
  "Un fișier al unei notificări primite": [
    "Файл полученного уведомления",
    "A file of a received notification",
  ],
  "O notificare primită": ["Полученное уведомление", "A received notification"],
  Grupurile: ["Группы", "Groups"],
  "Un grup": ["Группа", "A group"],
  "Dezabonarea de la o categorie a unui sistem": [
    "Отписка от категории системы",
    "Unsubscribes from a category of a system",
  ],
  "Regulile standardului": ["Правила стандарта", "Rules of the standard"],
  "O regulă a standardului": ["Правило стандарта", "A rule of the standard"],
  "Sistemele care își publică verdictul": [
    "Системы, которые публикуют свой вердикт",
    "Systems that publish their verdict",
  ],
  "Insigna unui sistem, SVG": ["Значок системы, SVG", "Badge of a system, SVG"],
  "Un token nou al sistemului; se vede doar acum": [
    "Новый токен системы; виден только сейчас",
    "A new token of the system; shown only now",
  ],
  "Acceptarea unui contract cu schimbările lui": [
    "Принятие контракта с его изменениями",
    "Accepts a contract with its changes",
  ],
  "Contractele primite de la sistem": [
    "Контракты, полученные от системы",
    "Contracts received from the system",
  ],
  "Un audit al sistemului, acum": ["Аудит системы сейчас", "An audit of the system, now"],
  "Auditurile sistemului": ["Аудиты системы", "Audits of the system"],
  "Cum s-a schimbat verdictul": ["Как менялся вердикт", "How the verdict has changed"],
  "Abaterile sistemului": ["Отклонения системы", "Issues of the system"],
  Auditurile: ["Аудиты", "Audits"],
  "Un audit cu raportul lui": ["Аудит с его отчётом", "An audit with its report"],
  "Raportul ca pagină": ["Отчёт как страница", "The report as a page"],
  "Raportul ca SARIF 2.1.0": ["Отчёт как SARIF 2.1.0", "The report as SARIF 2.1.0"],
  "Raportul ca JUnit": ["Отчёт как JUnit", "The report as JUnit"],
  "Cererile și răspunsurile auditului": ["Запросы и ответы аудита", "Requests and answers of the audit"],
  "Oprirea unui audit": ["Остановка аудита", "Stops an audit"],
  Abaterile: ["Отклонения", "Issues"],
  "O abatere": ["Отклонение", "An issue"],
  "Nota și responsabilul unei abateri": [
    "Заметка и ответственный за отклонение",
    "Note and assignee of an issue",
  ],
  "Sistemele înregistrate": ["Зарегистрированные системы", "Registered systems"],
  "Un sistem înregistrat": ["Зарегистрированная система", "A registered system"],
  "Un audit al sistemului care îl cere": [
    "Аудит системы, которая его запрашивает",
    "An audit of the system that asks for it",
  ],
  "Șablonul DUAE al organizației": ["Шаблон DUAE организации", "The DUAE template of the organization"],
  "Organizația utilizatorului cu acest user_id": [
    "Организация пользователя с этим user_id",
    "The organization of the user with this user_id",
  ],
};

/** A text in Russian and English; undefined if it is not known. */
export function translationOf(text) {
  if (TEXTS[text]) return TEXTS[text];
  const [record, act] = text.split(": ");
  const [records, acts] = [RECORDS[record], ACTS[act]];
  return records && acts && records.map((title, place) => `${title}: ${acts[place]}`);
}
