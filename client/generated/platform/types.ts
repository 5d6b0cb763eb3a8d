// Written by `npm run generate` from functions/platform/openapi.json.

export type RespingereaAprobarii = {
    /**
     * Motivul / Причина / The reason
     */
    reason?: string;
};

export type Waiver = {
    /**
     * Regula / Правило / The rule
     */
    rule: string;
    /**
     * Adresele: `*` un segment, `**` oricâte / Адреса: `*` — один сегмент, `**` — любое число / The addresses: `*` one segment, `**` any number
     */
    pathPattern: string;
    /**
     * Motivul / Причина / The reason
     */
    reason: string;
    /**
     * Până când / До какого времени / Until when
     */
    validUntil?: string;
    /**
     * Decizia care o păstrează / Решение, которое его сохраняет / The decision that keeps it
     */
    decision?: string;
};

export type Credentials = Credential | CredentialsByZone;

export type Credential = {
    /**
     * Felul datelor de acces / Вид данных доступа / Kind of the credentials
     */
    type: 'bearer';
    /**
     * Tokenul / Токен / The token
     */
    token: string;
} | {
    /**
     * Felul datelor de acces / Вид данных доступа / Kind of the credentials
     */
    type: 'basic';
    /**
     * Utilizatorul / Пользователь / The user
     */
    username: string;
    /**
     * Parola / Пароль / The password
     */
    password: string;
} | {
    /**
     * Felul datelor de acces / Вид данных доступа / Kind of the credentials
     */
    type: 'header';
    /**
     * Numele antetului / Имя заголовка / Name of the header
     */
    name: string;
    /**
     * Valoarea / Значение / Value
     */
    value: string;
} | {
    /**
     * Felul datelor de acces / Вид данных доступа / Kind of the credentials
     */
    type: 'login';
    /**
     * Adresa / Адрес / Address
     */
    url: string;
    /**
     * Utilizatorul / Пользователь / The user
     */
    username: string;
    /**
     * Parola / Пароль / The password
     */
    password: string;
} | {
    /**
     * Felul datelor de acces / Вид данных доступа / Kind of the credentials
     */
    type: 'clientCredentials';
    /**
     * Adresa tokenurilor / Адрес токенов / The address of tokens
     */
    tokenUrl: string;
    /**
     * Clientul / Клиент / The client
     */
    clientId: string;
    /**
     * Secretul clientului / Секрет клиента / The client's secret
     */
    clientSecret: string;
    /**
     * Drepturile cerute / Запрашиваемые права / The scope
     */
    scope?: string;
};

export type CredentialsByZone = {
    citizen?: Credential;
    secondCitizen?: Credential;
    staff?: Credential;
    admin?: Credential;
    app?: Credential;
};

export type Probe = {
    /**
     * Metoda cererii de probă / Метод пробного запроса / Method of the probe
     */
    method: 'POST' | 'PUT' | 'PATCH';
    /**
     * Calea cererii de probă / Путь пробного запроса / Path of the probe
     */
    path: unknown & unknown;
    /**
     * Corpul cererii de probă / Тело пробного запроса / Body of the probe
     */
    body: {
        [key: string]: unknown;
    };
};

export type DryAddress = {
    /**
     * Metoda / Метод / The method
     */
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /**
     * Calea, așa cum se trimite: fără acolade, parametri și fragment / Путь, как он отправляется: без скобок, параметров и фрагмента / The path as it is sent: no braces, query or fragment
     */
    path: unknown & unknown;
};

export type Limits = {
    /**
     * Cereri pe secundă / Запросов в секунду / Requests a second
     */
    requestsPerSecond?: number;
    /**
     * Cereri deodată / Запросов одновременно / Requests at once
     */
    atOnce?: number;
    /**
     * Câte cereri / Сколько запросов / How many requests
     */
    requests?: number;
    /**
     * Secunde în total / Всего секунд / Seconds in all
     */
    seconds?: number;
    /**
     * Secunde pentru un răspuns / Секунд на ответ / Seconds for an answer
     */
    answerSeconds?: number;
    /**
     * Octeții unui răspuns / Байт ответа / Bytes of an answer
     */
    bodyBytes?: number;
    /**
     * Octeții măsurătorilor / Байт метрик / Bytes of metrics
     */
    metricsBytes?: number;
    /**
     * Octeții contractului / Байт контракта / Bytes of the contract
     */
    contractBytes?: number;
    /**
     * Secunde de așteptare la cerere / Секунд ожидания по просьбе / Seconds of waiting as asked
     */
    retryAfterSeconds?: number;
};

export type AcceptedContract = {
    /**
     * Amprenta contractului / Отпечаток контракта / Hash of the contract
     */
    sha256: string;
    /**
     * Motivul / Причина / The reason
     */
    reason: string;
};

export type Account = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
    /**
     * Prenumele / Имя / First name
     */
    firstName?: string;
    /**
     * Numele de familie / Фамилия / Last name
     */
    lastName?: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email: string;
    /**
     * Adresa fotografiei / Адрес фотографии / Address of the picture
     */
    imageUrl: string;
    /**
     * Contul este activat / Учётная запись активирована / Whether the account is activated
     */
    activated: boolean;
    /**
     * Limba mesajelor / Язык сообщений / Language of messages
     */
    langKey: 'ro' | 'ru' | 'en';
    /**
     * Rolurile tehnice / Технические роли / Technical roles
     */
    authorities: Array<string>;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    createdBy: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    createdDate: string;
    /**
     * Cine a schimbat ultimul / Кто изменил последним / Who changed it last
     */
    lastModifiedBy: string;
    /**
     * Când s-a schimbat ultima dată / Когда изменено / When it was changed last
     */
    lastModifiedDate: string;
};

export type User = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
    /**
     * Prenumele / Имя / First name
     */
    firstName?: string;
    /**
     * Numele de familie / Фамилия / Last name
     */
    lastName?: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email: string;
    /**
     * Adresa fotografiei / Адрес фотографии / Address of the picture
     */
    imageUrl: string;
    /**
     * Contul este activat / Учётная запись активирована / Whether the account is activated
     */
    activated: boolean;
    /**
     * Limba mesajelor / Язык сообщений / Language of messages
     */
    langKey: 'ro' | 'ru' | 'en';
    /**
     * Rolurile tehnice / Технические роли / Technical roles
     */
    authorities: Array<string>;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    createdBy: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    createdDate: string;
    /**
     * Cine a schimbat ultimul / Кто изменил последним / Who changed it last
     */
    lastModifiedBy: string;
    /**
     * Când s-a schimbat ultima dată / Когда изменено / When it was changed last
     */
    lastModifiedDate: string;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string;
    /**
     * Administrator al serviciului / Администратор сервиса / Administrator of the service
     */
    adminServiciu: boolean;
    /**
     * Contul are un al doilea factor de autentificare / У учётной записи есть второй фактор входа / Whether the account has a second factor
     */
    secondFactor?: boolean;
};

export type AprobareCeruta = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Actul cerut / Запрошенное действие / The act that was asked for
     */
    verb: string;
    /**
     * Argumentele actului / Аргументы действия / The arguments of the act
     */
    args: {
        [key: string]: unknown;
    };
    rezumat: RezumatulAprobarii;
    /**
     * Cine a cerut / Кто запросил / Who asked for it
     */
    requestedBy: string;
    /**
     * Când s-a cerut / Когда запрошено / When it was asked for
     */
    requestedAt: string;
    /**
     * Până când este valabil / До какого момента действует / Until when it is valid
     */
    expiresAt: string;
    /**
     * Starea cererii de aprobare / Состояние запроса согласования / State of the approval
     */
    status: 'IN_ASTEPTARE' | 'EXECUTATA' | 'RESPINSA' | 'RETRASA' | 'EXPIRATA';
    /**
     * Cine a decis / Кто решил / Who decided
     */
    decidedBy?: string;
    /**
     * Când s-a decis / Когда решено / When it was decided
     */
    decidedAt?: string;
    /**
     * Motivul / Причина / The reason
     */
    reason?: string;
};

export type RezumatulAprobarii = {
    /**
     * În română / На румынском / In Romanian
     */
    ro: string;
    /**
     * În rusă / На русском / In Russian
     */
    ru: string;
    /**
     * În engleză / На английском / In English
     */
    en?: string;
};

export type Token = {
    /**
     * Tokenul de utilizator / Токен пользователя / The user's token
     */
    id_token: string;
};

export type SignInChallenge = {
    /**
     * Ce se trimite înapoi cu al doilea factor / Отправляется обратно со вторым фактором / To be sent back with the second factor
     */
    id: string;
    /**
     * Felurile de dovezi pe care contul le are / Виды подтверждений, которые есть у учётной записи / The kinds of proof that the account has
     */
    methods: Array<'passkey' | 'totp' | 'recovery'>;
    /**
     * Până când este valabil / До какого момента действует / Until when it is valid
     */
    expiresAt: string;
    /**
     * Opțiunile browserului pentru cheia de acces (WebAuthn nivelul 3) / Параметры браузера для ключа доступа (WebAuthn уровня 3) / The browser's options for the passkey (WebAuthn level 3)
     */
    passkey?: {
        [key: string]: unknown;
    };
};

export type Factors = {
    /**
     * Contul trebuie să aibă un al doilea factor / Учётной записи нужен второй фактор / Whether the account must have a second factor
     */
    required: boolean;
    /**
     * Până când trebuie adăugat / До какого времени его нужно добавить / Until when it has to be added
     */
    dueAt?: string;
    /**
     * Câte coduri de rezervă au rămas / Сколько резервных кодов осталось / How many recovery codes are left
     */
    recoveryCodes: number;
    /**
     * Factorii contului / Факторы учётной записи / The factors of the account
     */
    items: Array<Factor>;
};

export type Factor = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Felul factorului / Вид фактора / The kind of the factor
     */
    kind: 'totp' | 'passkey';
    /**
     * Numele ales de persoană / Имя, выбранное человеком / The name that the person chose
     */
    name: string;
    /**
     * Când a fost adăugat / Когда добавлен / When it was added
     */
    createdAt: string;
    /**
     * Când a fost folosit ultima dată / Когда использован в последний раз / When it was used last
     */
    lastUsedAt?: string;
};

export type FactorBegun = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Felul factorului / Вид фактора / The kind of the factor
     */
    kind: 'totp' | 'passkey';
    /**
     * Secretul, pentru aplicațiile fără cameră / Секрет для приложений без камеры / The secret, for apps without a camera
     */
    secret?: string;
    /**
     * Adresa pentru codul QR / Адрес для QR-кода / The address for the QR code
     */
    uri?: string;
    /**
     * Opțiunile browserului pentru cheia de acces (WebAuthn nivelul 3) / Параметры браузера для ключа доступа (WebAuthn уровня 3) / The browser's options for the passkey (WebAuthn level 3)
     */
    passkey?: {
        [key: string]: unknown;
    };
    /**
     * Până când este valabil / До какого момента действует / Until when it is valid
     */
    expiresAt: string;
};

export type FactorAdded = {
    /**
     * Tokenul de utilizator / Токен пользователя / The user's token
     */
    id_token: string;
    /**
     * Codurile de rezervă, arătate o singură dată / Резервные коды, показываются один раз / The recovery codes, shown once
     */
    recoveryCodes?: Array<string>;
};

export type RecoveryCodes = {
    /**
     * Codurile de rezervă, arătate o singură dată / Резервные коды, показываются один раз / The recovery codes, shown once
     */
    recoveryCodes: Array<string>;
};

export type OwnSignIns = {
    /**
     * Autentificările în curs / Текущие входы / The sign-ins that go on
     */
    items: Array<OwnSignIn>;
};

export type OwnSignIn = {
    /**
     * Id-ul autentificării / Id входа / The id of the sign-in
     */
    id: number;
    /**
     * Ținută minte, treizeci de zile / Запомнен, на тридцать дней / Whether it is remembered, for thirty days
     */
    rememberMe: boolean;
    /**
     * Când a început / Когда начался / When it began
     */
    createdAt: string;
    /**
     * Cu contul serviciului sau prin autentificarea guvernamentală / С учётной записью сервиса или через государственную систему входа / With the account of the service, or through the government's login
     */
    kind: 'account' | 'government';
    /**
     * Este cea de acum / Это текущий вход / Whether it is the one in use
     */
    current: boolean;
    /**
     * Când a fost folosită ultima dată / Когда использован в последний раз / When it was used last
     */
    lastUsedAt: string;
    /**
     * Când se încheie singură / Когда завершится сам / When it ends by itself
     */
    expiresAt: string;
    /**
     * Rețeaua din care a început; gol dacă nu se știe / Сеть, из которой он начался; пусто, если неизвестна / The network from which it began; empty if it is unknown
     */
    network: string;
    /**
     * Rețeaua este a unei instituții sau a acestei mașini, nu din internet / Сеть принадлежит учреждению или этой машине, а не интернету / Whether the network is of an institution or this machine, not of the internet
     */
    privateNetwork: boolean;
    /**
     * Din aceeași rețea ca această cerere / Из той же сети, что и этот запрос / Whether the network is that of this request
     */
    sameNetwork: boolean;
    /**
     * Browserul sau programul, cum s-a numit singur / Браузер или программа, как они себя назвали / The browser or program, as it named itself
     */
    browser?: string;
    /**
     * Sistemul de operare / Операционная система / The operating system
     */
    system?: string;
};

export type PublicUser = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
};

export type RezultatulAprobarii = {
    [key: string]: unknown;
};

export type Audit = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Sistemul / Система / The system
     */
    systemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Starea auditului / Состояние аудита / State of the audit
     */
    status: 'IN_ASTEPTARE' | 'IN_LUCRU' | 'FINALIZAT' | 'ESUAT' | 'OPRIT';
    /**
     * De ce rulează: program, cerere sau compilare / Причина запуска: расписание, запрос или сборка / Why it runs: schedule, demand or build
     */
    trigger: 'schedule' | 'demand' | 'build';
    /**
     * Când s-a cerut / Когда запрошено / When it was asked for
     */
    requestedAt: string;
    /**
     * Când a început / Когда начат / When it began
     */
    startedAt?: string;
    /**
     * Când s-a încheiat / Когда завершён / When it ended
     */
    finishedAt?: string;
    /**
     * Ediția standardului / Редакция стандарта / Edition of the standard
     */
    standard?: string;
    /**
     * Verdictul / Вердикт / The verdict
     */
    verdict?: 'PASS' | 'WARN' | 'FAIL';
    counts?: Counts;
    contract?: AuditedContract;
    /**
     * Câte cereri / Сколько запросов / How many requests
     */
    requests?: number;
    /**
     * Abateri deschise / Открыто отклонений / Issues opened
     */
    opened?: number;
    /**
     * Abateri închise / Закрыто отклонений / Issues closed
     */
    closed?: number;
};

export type Counts = {
    /**
     * Reguli respectate / Соблюдённые правила / Rules that pass
     */
    PASS: number;
    /**
     * Reguli cu avertizare / Правила с предупреждением / Rules that warn
     */
    WARN: number;
    /**
     * Reguli încălcate / Нарушенные правила / Rules that fail
     */
    FAIL: number;
    /**
     * Reguli care nu se aplică: nu era nimic de verificat / Неприменимые правила: проверять было нечего / Rules that are not applicable: there was nothing to look at
     */
    NOT_APPLICABLE?: number;
};

export type AuditedContract = {
    /**
     * Amprenta contractului / Отпечаток контракта / Hash of the contract
     */
    sha256: string;
    /**
     * Versiunea / Версия / Version
     */
    version: string;
    /**
     * Câte operațiuni / Сколько операций / How many operations
     */
    operations: number;
};

export type Report = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Sistemul / Система / The system
     */
    systemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Starea auditului / Состояние аудита / State of the audit
     */
    status: 'IN_ASTEPTARE' | 'IN_LUCRU' | 'FINALIZAT' | 'ESUAT' | 'OPRIT';
    /**
     * De ce rulează: program, cerere sau compilare / Причина запуска: расписание, запрос или сборка / Why it runs: schedule, demand or build
     */
    trigger: 'schedule' | 'demand' | 'build';
    /**
     * Când s-a cerut / Когда запрошено / When it was asked for
     */
    requestedAt: string;
    /**
     * Când a început / Когда начат / When it began
     */
    startedAt?: string;
    /**
     * Când s-a încheiat / Когда завершён / When it ended
     */
    finishedAt?: string;
    /**
     * Ediția standardului / Редакция стандарта / Edition of the standard
     */
    standard?: string;
    /**
     * Verdictul / Вердикт / The verdict
     */
    verdict?: 'PASS' | 'WARN' | 'FAIL';
    counts?: Counts;
    contract?: AuditedContract;
    /**
     * Câte cereri / Сколько запросов / How many requests
     */
    requests?: number;
    /**
     * Abateri deschise / Открыто отклонений / Issues opened
     */
    opened?: number;
    /**
     * Abateri închise / Закрыто отклонений / Issues closed
     */
    closed?: number;
    /**
     * De ce auditul nu a ajuns la sfârșit: limita de cereri sau de timp, tăcerea sistemului, oprire / Почему аудит прерван: предел запросов или времени, молчание системы, остановка / Why the audit was cut off: the limit of requests or of time, silence of the system, or it was stopped
     */
    endedEarly?: 'requests' | 'time' | 'silence' | 'stopped';
    /**
     * Scrierile pe care sistemul trebuia să le refuze și le-a acceptat / Записи, которые система должна была отклонить и приняла / The writes that the system should have refused and has accepted
     */
    acceptedWrites?: Array<AcceptedWrite>;
    turn?: Turn;
    changes?: Changes;
    /**
     * Regulile / Правила / The rules
     */
    rules?: Array<RuleRow>;
};

export type AcceptedWrite = {
    /**
     * Operațiunea / Операция / The operation
     */
    operation: string;
    /**
     * Calea / Путь / The path
     */
    path: string;
    /**
     * S-a găsit / Найдено / Found
     */
    found: string;
    /**
     * Cererea / Запрос / The exchange
     */
    exchange: number;
};

export type Turn = {
    /**
     * De la / От / From
     */
    from: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Din câte / Из скольких / Of how many
     */
    of: number;
};

export type Changes = {
    /**
     * Abateri noi / Новые отклонения / New deviations
     */
    new: Array<string>;
    /**
     * Abateri dispărute / Исчезнувшие отклонения / Deviations that are gone
     */
    gone: Array<string>;
};

export type RuleRow = {
    /**
     * Regula / Правило / The rule
     */
    rule: string;
    says: StandardText;
    /**
     * Sursa / Источник / The source
     */
    source: string;
    /**
     * Obligatorie sau recomandată / Обязательное или рекомендуемое / Must or should
     */
    level: 'must' | 'should';
    /**
     * Verdictul / Вердикт / The verdict
     */
    verdict: 'PASS' | 'WARN' | 'FAIL' | 'NOT_APPLICABLE';
    /**
     * Locuri verificate / Проверено мест / Places that were checked
     */
    checked: number;
    /**
     * Ce nu s-a încercat / Непроверенное / Parts that were not exercised
     */
    notExercised: Array<NotExercised>;
    /**
     * Câte nu s-au încercat / Сколько не проверено / How many were not exercised
     */
    notExercisedTotal: number;
    /**
     * Abaterile, cel mult 20 / Отклонения, не более 20 / The deviations, at most 20
     */
    breaches: Array<Breach>;
    /**
     * Câte abateri / Сколько отклонений / How many deviations
     */
    breachesTotal: number;
    fix: StandardText;
};

export type StandardText = {
    /**
     * În română / На румынском / In Romanian
     */
    ro: string;
    /**
     * În rusă / На русском / In Russian
     */
    ru: string;
    /**
     * În engleză / На английском / In English
     */
    en?: string;
};

export type NotExercised = {
    /**
     * Ce / Предмет / The part
     */
    what: string;
    why: StandardText;
};

export type Breach = {
    /**
     * Operațiunea / Операция / The operation
     */
    operation: string;
    /**
     * Se aștepta / Ожидалось / Expected
     */
    expected: string;
    /**
     * S-a găsit / Найдено / Found
     */
    found: string;
    /**
     * Cererile care o dovedesc / Доказывающие запросы / The numbers of the exchanges that prove it
     */
    exchanges: Array<number>;
    /**
     * Comanda care o arată / Показывающая команда / A command that shows it
     */
    curl: string;
    /**
     * Verdictul / Вердикт / The verdict
     */
    verdict: 'PASS' | 'WARN' | 'FAIL';
    waiver?: UsedWaiver;
    /**
     * Nu s-a repetat la a doua încercare / Не повторилось при второй попытке / It did not happen again when it was tried twice
     */
    unsteady?: boolean;
};

export type UsedWaiver = {
    /**
     * Motivul / Причина / The reason
     */
    reason: string;
    /**
     * Până când / До какого времени / Until when
     */
    validUntil?: string;
    /**
     * Decizia care o păstrează / Решение, которое его сохраняет / The decision that keeps it
     */
    decision?: string;
};

export type Exchange = {
    /**
     * Numărul / Номер / The number
     */
    n: number;
    /**
     * Motivul / Причина / The reason
     */
    reason: string;
    /**
     * Metoda / Метод / The method
     */
    method: string;
    /**
     * Calea / Путь / The path
     */
    path: string;
    /**
     * Apelantul / Вызывающий / The caller
     */
    caller: string;
    /**
     * Antetele trimise / Отправленные заголовки / The headers that were sent
     */
    sent: {
        [key: string]: string;
    };
    /**
     * Corpul / Тело / The body
     */
    body?: string;
    /**
     * Defecțiunea pe fir / Сбой соединения / The fault on the wire
     */
    fault?: string;
    /**
     * Codul HTTP al răspunsului / Код HTTP ответа / HTTP status of the answer
     */
    status?: number;
    /**
     * Antetele răspunsului / Заголовки ответа / The headers of the answer
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * Răspunsul, sau forma lui / Ответ или его форма / The answer, or its form
     */
    answer?: unknown;
};

export type Sarif = {
    /**
     * Versiunea / Версия / Version
     */
    version: '2.1.0';
    /**
     * Rulările / Запуски / The runs
     */
    runs: Array<{
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type ConformanceProbe = {
    /**
     * Orice text / Любой текст / Any text
     */
    text: string;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când a fost primit / Когда получено / When it was received
     */
    createdAt: string;
};

export type Issue = {
    /**
     * Nota / Заметка / The note
     */
    note?: string;
    /**
     * Responsabilul / Ответственный / The assignee
     */
    assignee?: string;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Sistemul / Система / The system
     */
    systemId: number;
    /**
     * Regula / Правило / The rule
     */
    rule: string;
    /**
     * Operațiunea / Операция / The operation
     */
    operation: string;
    /**
     * Starea problemei / Состояние замечания / State of the issue
     */
    status: 'DESCHISA' | 'ACCEPTATA' | 'INCHISA';
    /**
     * Verdictul / Вердикт / The verdict
     */
    verdict: 'WARN' | 'FAIL';
    /**
     * Se aștepta / Ожидалось / Expected
     */
    expected: string;
    /**
     * S-a găsit / Найдено / Found
     */
    found: string;
    /**
     * Când s-a deschis / Когда открыто / When it was opened
     */
    openedAt: string;
    /**
     * Auditul care a deschis-o / Открывший аудит / The audit that opened it
     */
    openedBy: number;
    /**
     * Când a fost văzut / Когда замечено / When it was seen
     */
    seenAt: string;
    /**
     * Ultimul audit care a văzut-o / Последний заметивший аудит / The last audit that has seen it
     */
    seenBy: number;
    /**
     * Câte audituri au văzut-o / Сколько аудитов заметили / How many audits have seen it
     */
    seen: number;
    /**
     * Când s-a redeschis / Когда открыто снова / When it was reopened
     */
    reopenedAt?: string;
    /**
     * Când s-a închis / Когда закрыто / When it was closed
     */
    closedAt?: string;
    /**
     * Auditul care a închis-o / Закрывший аудит / The audit that closed it
     */
    closedBy?: number;
};

export type Istoric = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Ce s-a întâmplat / Что произошло / What happened
     */
    fapt: 'CREAT' | 'MODIFICAT' | 'STERS' | 'CAUTAT';
    /**
     * Cine / Кто / Who
     */
    actor: string;
    /**
     * Momentul / Время / The moment
     */
    creatLa: string;
    /**
     * Felul înregistrării care ține de aceasta; absent pentru ea însăși / Вид записи, относящейся к этой; отсутствует для неё самой / The kind of a record that belongs to this one; absent for the record itself
     */
    despre?: string;
    /**
     * Valorile de dinainte / Прежние значения / The former values
     */
    valori?: {
        [key: string]: unknown;
    };
    /**
     * Câmpurile schimbate / Изменённые поля / The fields that changed
     */
    campuri?: Array<string>;
    /**
     * Câmpul după care a fost căutat / Поле, по которому искали / The field that it was looked up by
     */
    camp?: string;
};

export type System = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Adresa sistemului / Адрес системы / Address of the system
     */
    baseUrl?: string;
    /**
     * Adresa contractului / Адрес контракта / Address of the contract
     */
    openapiUrl?: string;
    /**
     * Cât de des se auditează / Как часто проверяется / How often it is audited
     */
    interval: 'daily' | 'weekly' | 'monthly';
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Verdictul este public / Вердикт публичный / Whether its verdict is public
     */
    public: boolean;
    /**
     * Adresa la care se scrie / Адрес для писем / The address that is written to
     */
    contact: string;
    /**
     * Excepțiile / Исключения / Waivers
     */
    waivers: Array<Waiver>;
    probe?: Probe;
    /**
     * Adresele la care o scriere nu are urmări: doar acolo se încearcă scrierile care trebuie refuzate / Адреса, по которым запись не имеет последствий: только там пробуют записи, которые следует отклонить / The addresses where a write leaves nothing: writes that must be refused are tried only there
     */
    dryAddresses?: Array<DryAddress>;
    limits?: Limits;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Următorul audit / Следующий аудит / The next audit
     */
    nextAuditAt: string;
    /**
     * Ultimul audit încheiat / Последний завершённый аудит / The last finished audit
     */
    lastAuditId?: number;
    /**
     * Când a fost auditat / Когда проверена / When it was audited
     */
    auditedAt?: string;
    /**
     * Verdictul / Вердикт / The verdict
     */
    verdict?: 'PASS' | 'WARN' | 'FAIL';
    counts?: Counts;
    /**
     * Auditul în curs / Текущий аудит / The running audit
     */
    runningAuditId?: number;
    /**
     * Câte audituri / Сколько аудитов / How many audits
     */
    audits: number;
    /**
     * Contractul cu care se compară / Контракт, с которым сравнивают / The contract that others are compared with
     */
    baseSha256?: string;
    /**
     * Are date de acces / Есть данные доступа / Has credentials
     */
    hasCredentials: boolean;
    /**
     * Are token / Есть токен / Has a token
     */
    hasToken: boolean;
};

export type SeenContract = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Sistemul / Система / The system
     */
    systemId: number;
    /**
     * Amprenta contractului / Отпечаток контракта / Hash of the contract
     */
    sha256: string;
    /**
     * Versiunea / Версия / Version
     */
    version: string;
    /**
     * Câte operațiuni / Сколько операций / How many operations
     */
    operations: number;
    /**
     * Auditul / Аудит / The audit
     */
    auditId: number;
    /**
     * Când a fost văzut / Когда замечено / When it was seen
     */
    seenAt: string;
    /**
     * Când a fost acceptat / Когда принят / When it was accepted
     */
    acceptedAt?: string;
    /**
     * Cine a acceptat / Кто принял / Who accepted it
     */
    acceptedBy?: string;
    /**
     * Motivul / Причина / The reason
     */
    reason?: string;
};

export type SystemToken = {
    /**
     * Tokenul / Токен / The token
     */
    token: string;
};

export type TrendPoint = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când s-a încheiat / Когда завершён / When it ended
     */
    finishedAt: string;
    /**
     * Ediția standardului / Редакция стандарта / Edition of the standard
     */
    standard: string;
    /**
     * Verdictul / Вердикт / The verdict
     */
    verdict: 'PASS' | 'WARN' | 'FAIL';
    counts: Counts;
    /**
     * Abateri deschise / Открыто отклонений / Issues opened
     */
    opened: number;
    /**
     * Abateri închise / Закрыто отклонений / Issues closed
     */
    closed: number;
};

export type Rule = {
    /**
     * Regula / Правило / The rule
     */
    rule: string;
    /**
     * Sursa / Источник / The source
     */
    source: string;
    /**
     * Obligatorie sau recomandată / Обязательное или рекомендуемое / Must or should
     */
    level: 'must' | 'should';
    /**
     * De când face parte din standard / С каких пор в стандарте / Since when it is in the standard
     */
    since: string;
    /**
     * Regula, în română / Правило по-румынски / The rule in Romanian
     */
    saysRo: string;
    /**
     * Regula, în rusă / Правило по-русски / The rule in Russian
     */
    saysRu: string;
    /**
     * Regula, în engleză / Правило по-английски / The rule in English
     */
    saysEn: string;
    /**
     * Cum se îndreaptă, în română / Исправление по-румынски / How it is mended, in Romanian
     */
    fixRo: string;
    /**
     * Cum se îndreaptă, în rusă / Исправление по-русски / How it is mended, in Russian
     */
    fixRu: string;
    /**
     * Cum se îndreaptă, în engleză / Исправление по-английски / How it is mended, in English
     */
    fixEn: string;
};

export type SignIn = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Secretul paginii / Секрет страницы / The secret of the page
     */
    secret: string;
    /**
     * Adresa autentificării guvernamentale / Адрес государственной системы входа / The address of the government's login
     */
    authorizationUrl: string;
    /**
     * Până când este valabil / До какого момента действует / Until when it is valid
     */
    expiresAt: string;
};

export type Session = {
    /**
     * Tokenul de utilizator / Токен пользователя / The user's token
     */
    id_token: string;
    /**
     * Secunde până la sfârșit / Секунд до окончания / Seconds until the end
     */
    expiresIn: number;
    /**
     * Zonele în care intră persoana / Зоны, доступные человеку / The zones that the person enters
     */
    zones: Array<'citizen' | 'staff' | 'admin'>;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login?: string;
    /**
     * Rolurile tehnice / Технические роли / Technical roles
     */
    authorities?: Array<string>;
    /**
     * Administrator al serviciului / Администратор сервиса / Administrator of the service
     */
    adminServiciu?: boolean;
};

export type PublicSystem = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Verdictul / Вердикт / The verdict
     */
    verdict?: 'PASS' | 'WARN' | 'FAIL';
    /**
     * Când a fost auditat / Когда проверена / When it was audited
     */
    auditedAt?: string;
};

export type StaffSystem = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Adresa sistemului / Адрес системы / Address of the system
     */
    baseUrl?: string;
    /**
     * Adresa contractului / Адрес контракта / Address of the contract
     */
    openapiUrl?: string;
    /**
     * Cât de des se auditează / Как часто проверяется / How often it is audited
     */
    interval: 'daily' | 'weekly' | 'monthly';
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Verdictul este public / Вердикт публичный / Whether its verdict is public
     */
    public: boolean;
    /**
     * Adresa la care se scrie / Адрес для писем / The address that is written to
     */
    contact: string;
    /**
     * Excepțiile / Исключения / Waivers
     */
    waivers: Array<Waiver>;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Următorul audit / Следующий аудит / The next audit
     */
    nextAuditAt: string;
    /**
     * Ultimul audit încheiat / Последний завершённый аудит / The last finished audit
     */
    lastAuditId?: number;
    /**
     * Când a fost auditat / Когда проверена / When it was audited
     */
    auditedAt?: string;
    /**
     * Verdictul / Вердикт / The verdict
     */
    verdict?: 'PASS' | 'WARN' | 'FAIL';
    counts?: Counts;
    /**
     * Auditul în curs / Текущий аудит / The running audit
     */
    runningAuditId?: number;
    /**
     * Câte audituri / Сколько аудитов / How many audits
     */
    audits: number;
};

export type FisierInPregatire = {
    /**
     * Conținutul se pregătește / Содержимое готовится / The content is being prepared
     */
    status: 'IN_LUCRU';
};

export type Health = {
    /**
     * UP, sau DOWN dacă o parte nu răspunde / UP, или DOWN, если часть не отвечает / UP, or DOWN if a part does not answer
     */
    status: 'UP' | 'DOWN';
    /**
     * Starea fiecărei dependențe / Состояние каждой зависимости / State of each dependency
     */
    checks: {
        /**
         * Baza de date / База данных / Database
         */
        db: {
            /**
             * UP, sau DOWN dacă o parte nu răspunde / UP, или DOWN, если часть не отвечает / UP, or DOWN if a part does not answer
             */
            status: 'UP' | 'DOWN';
            /**
             * Explicația / Пояснение / Explanation
             */
            detail?: string;
        };
        /**
         * Memoria cache / Кэш / Short-lived values
         */
        cache: {
            /**
             * UP, sau DOWN dacă o parte nu răspunde / UP, или DOWN, если часть не отвечает / UP, or DOWN if a part does not answer
             */
            status: 'UP' | 'DOWN';
            /**
             * Explicația / Пояснение / Explanation
             */
            detail?: string;
        };
        /**
         * Căutarea / Поиск / Search
         */
        search: {
            /**
             * UP, sau DOWN dacă o parte nu răspunde / UP, или DOWN, если часть не отвечает / UP, or DOWN if a part does not answer
             */
            status: 'UP' | 'DOWN';
            /**
             * Explicația / Пояснение / Explanation
             */
            detail?: string;
        };
        /**
         * Cozile / Очереди / Queues
         */
        queue: {
            /**
             * UP, sau DOWN dacă o parte nu răspunde / UP, или DOWN, если часть не отвечает / UP, or DOWN if a part does not answer
             */
            status: 'UP' | 'DOWN';
            /**
             * Explicația / Пояснение / Explanation
             */
            detail?: string;
        };
        /**
         * Depozitul de obiecte / Хранилище объектов / Object store
         */
        storage: {
            /**
             * UP, sau DOWN dacă o parte nu răspunde / UP, или DOWN, если часть не отвечает / UP, or DOWN if a part does not answer
             */
            status: 'UP' | 'DOWN';
            /**
             * Explicația / Пояснение / Explanation
             */
            detail?: string;
        };
    };
};

export type Liveness = {
    /**
     * UP, sau DOWN dacă o parte nu răspunde / UP, или DOWN, если часть не отвечает / UP, or DOWN if a part does not answer
     */
    status: 'UP' | 'DOWN';
};

export type Info = {
    /**
     * Serviciul / Сервис / The service
     */
    service: string;
    /**
     * Versiunea / Версия / Version
     */
    version: string;
    /**
     * Commitul compilat / Собранный коммит / The built commit
     */
    commit: string;
    /**
     * Când a fost compilat / Когда собрано / When it was built
     */
    builtAt: string;
};

export type LogLines = {
    /**
     * Liniile din jurnal / Строки журнала / Lines of the log
     */
    lines: Array<{
        /**
         * Când a fost scrisă / Когда записана / When it was written
         */
        at: string;
        /**
         * Gravitatea / Важность / Severity
         */
        level: 'info' | 'warn' | 'error';
        /**
         * Ce s-a întâmplat / Что произошло / What happened
         */
        message: string;
        /**
         * Numărul urmei / Номер трассировки / Id of the trace
         */
        traceId?: string;
        /**
         * Celelalte câmpuri, ca JSON / Остальные поля, как JSON / The other fields, as JSON
         */
        details: string;
    }>;
    /**
     * Adevărat dacă s-a căutat în tot intervalul / Истина, если просмотрен весь период / True if the whole interval was searched
     */
    complete: boolean;
    /**
     * Adevărat dacă sunt mai multe linii / Истина, если строк больше / True if there are more lines
     */
    more: boolean;
};

export type Timelines = {
    /**
     * Când începe primul pas / Когда начинается первый шаг / When the first step begins
     */
    from: string;
    /**
     * Durata unui pas, în secunde / Длина шага в секундах / Length of a step in seconds
     */
    stepSeconds: number;
    /**
     * Ce s-a numărat, pe pași / Что подсчитано, по шагам / What was counted, by step
     */
    lines: Array<{
        /**
         * Denumirea / Название / Name
         */
        name: string;
        /**
         * La ce se referă / К чему относится / What it is about
         */
        label: string;
        /**
         * De câte ori, la fiecare pas / Сколько раз, на каждом шаге / How often, for each step
         */
        counts: Array<number | null>;
        /**
         * Suma valorilor, la fiecare pas / Сумма значений, на каждом шаге / Sum of the values, for each step
         */
        sums: Array<number | null>;
    }>;
    /**
     * Stări, pe pași / Состояния, по шагам / States, by step
     */
    states: Array<{
        /**
         * Denumirea / Название / Name
         */
        name: string;
        /**
         * La ce se referă / К чему относится / What it is about
         */
        label: string;
        /**
         * Cea mai mare valoare a pasului / Наибольшее значение шага / Greatest value of the step
         */
        values: Array<number | null>;
    }>;
    /**
     * De când se adună / С какого времени суммируется / Since when it is added up
     */
    totalsFrom: string;
    /**
     * Sume pe tot intervalul / Суммы за весь период / Sums of the whole interval
     */
    totals: Array<{
        /**
         * Denumirea / Название / Name
         */
        name: string;
        /**
         * La ce se referă / К чему относится / What it is about
         */
        label: string;
        /**
         * Cu ce rezultat / С каким результатом / With which outcome
         */
        outcome: string;
        /**
         * Câte / Сколько / How many
         */
        count: number;
        /**
         * Suma valorilor / Сумма значений / Sum of the values
         */
        sum: number;
    }>;
};

export type AccountReplaceBody = {
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email?: string;
    /**
     * Prenumele / Имя / First name
     */
    firstName?: string | null;
    /**
     * Numele de familie / Фамилия / Last name
     */
    lastName?: string | null;
    /**
     * Adresa fotografiei / Адрес фотографии / Address of the picture
     */
    imageUrl?: string | null;
    /**
     * Limba mesajelor / Язык сообщений / Language of messages
     */
    langKey?: 'ro' | 'ru' | 'en';
    /**
     * Parola de acum / Текущий пароль / The current password
     */
    currentPassword?: string;
};

export type AccountChangePasswordBody = {
    /**
     * Parola de acum / Текущий пароль / The current password
     */
    currentPassword: string;
    /**
     * Parola nouă / Новый пароль / The new password
     */
    newPassword: string;
};

export type AccountFinishResetBody = {
    /**
     * Cheia din mesajul primit / Ключ из полученного письма / The key from the mail
     */
    key: string;
    /**
     * Parola nouă / Новый пароль / The new password
     */
    newPassword: string;
};

export type AccountRequestResetBody = {
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    mail: string;
};

export type UserPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<User>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type UsersCreateBody = {
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email: string;
    /**
     * Parola / Пароль / Password
     */
    password?: string | null;
    /**
     * Prenumele / Имя / First name
     */
    firstName?: string | null;
    /**
     * Numele de familie / Фамилия / Last name
     */
    lastName?: string | null;
    /**
     * Adresa fotografiei / Адрес фотографии / Address of the picture
     */
    imageUrl?: string | null;
    /**
     * Contul este activat / Учётная запись активирована / Whether the account is activated
     */
    activated?: boolean;
    /**
     * Limba mesajelor / Язык сообщений / Language of messages
     */
    langKey?: 'ro' | 'ru' | 'en';
    /**
     * Rolurile tehnice / Технические роли / Technical roles
     */
    authorities?: Array<string>;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number | null;
    /**
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string | null;
    /**
     * Administrator al serviciului / Администратор сервиса / Administrator of the service
     */
    adminServiciu?: boolean;
};

export type UsersReplaceByIdBody = {
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login?: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email?: string;
    /**
     * Parola / Пароль / Password
     */
    password?: string | null;
    /**
     * Prenumele / Имя / First name
     */
    firstName?: string | null;
    /**
     * Numele de familie / Фамилия / Last name
     */
    lastName?: string | null;
    /**
     * Adresa fotografiei / Адрес фотографии / Address of the picture
     */
    imageUrl?: string | null;
    /**
     * Contul este activat / Учётная запись активирована / Whether the account is activated
     */
    activated?: boolean;
    /**
     * Limba mesajelor / Язык сообщений / Language of messages
     */
    langKey?: 'ro' | 'ru' | 'en';
    /**
     * Rolurile tehnice / Технические роли / Technical roles
     */
    authorities?: Array<string>;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number | null;
    /**
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string | null;
    /**
     * Administrator al serviciului / Администратор сервиса / Administrator of the service
     */
    adminServiciu?: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id?: number | null;
};

export type UsersReplaceBody = {
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login?: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email?: string;
    /**
     * Parola / Пароль / Password
     */
    password?: string | null;
    /**
     * Prenumele / Имя / First name
     */
    firstName?: string | null;
    /**
     * Numele de familie / Фамилия / Last name
     */
    lastName?: string | null;
    /**
     * Adresa fotografiei / Адрес фотографии / Address of the picture
     */
    imageUrl?: string | null;
    /**
     * Contul este activat / Учётная запись активирована / Whether the account is activated
     */
    activated?: boolean;
    /**
     * Limba mesajelor / Язык сообщений / Language of messages
     */
    langKey?: 'ro' | 'ru' | 'en';
    /**
     * Rolurile tehnice / Технические роли / Technical roles
     */
    authorities?: Array<string>;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number | null;
    /**
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string | null;
    /**
     * Administrator al serviciului / Администратор сервиса / Administrator of the service
     */
    adminServiciu?: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id?: number | null;
};

export type AuthenticateSignInBody = {
    /**
     * Numele de utilizator sau adresa de e-mail / Имя пользователя или e-mail / User name or mail address
     */
    username: string;
    /**
     * Parola / Пароль / Password
     */
    password: string;
    /**
     * Token cu durată mai lungă / Токен с большим сроком / A token that is valid for longer
     */
    rememberMe?: boolean | null;
};

export type AuthenticateFinishBody = {
    /**
     * Ce trebuie încheiat cu al doilea factor / Что нужно завершить вторым фактором / What a second factor has to end
     */
    challenge: string;
    /**
     * Felul dovezii / Вид подтверждения / The kind of the proof
     */
    method: 'passkey' | 'totp' | 'recovery';
    /**
     * Codul aplicației sau un cod de rezervă / Код приложения или резервный код / A code of the app, or a recovery code
     */
    code?: string;
    /**
     * Răspunsul browserului pentru cheia de acces (WebAuthn nivelul 3) / Ответ браузера для ключа доступа (WebAuthn уровня 3) / The browser's answer for the passkey (WebAuthn level 3)
     */
    credential?: {
        [key: string]: unknown;
    };
};

export type FactorsCreateBody = {
    /**
     * Felul factorului / Вид фактора / The kind of the factor
     */
    kind: 'totp' | 'passkey';
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Parola / Пароль / Password
     */
    password?: string;
};

export type FactorsPatchBody = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
};

export type FactorsFinishBody = {
    /**
     * Codul aplicației sau un cod de rezervă / Код приложения или резервный код / A code of the app, or a recovery code
     */
    code?: string;
    /**
     * Răspunsul browserului pentru cheia de acces (WebAuthn nivelul 3) / Ответ браузера для ключа доступа (WebAuthn уровня 3) / The browser's answer for the passkey (WebAuthn level 3)
     */
    credential?: {
        [key: string]: unknown;
    };
};

export type PasskeyChallengesCreateBody = {
    /**
     * Token cu durată mai lungă / Токен с большим сроком / A token that is valid for longer
     */
    rememberMe?: boolean | null;
};

export type SignInsRevokeOthersBody = {
    /**
     * Parola / Пароль / Password
     */
    password?: string;
};

export type SignInsRevokeBody = {
    /**
     * Parola / Пароль / Password
     */
    password?: string;
};

export type AccountRegisterBody = {
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email: string;
    /**
     * Parola / Пароль / Password
     */
    password: string;
    /**
     * Prenumele / Имя / First name
     */
    firstName?: string | null;
    /**
     * Numele de familie / Фамилия / Last name
     */
    lastName?: string | null;
    /**
     * Limba mesajelor / Язык сообщений / Language of messages
     */
    langKey?: 'ro' | 'ru' | 'en';
};

export type AprobareCerutaPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<AprobareCeruta>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type AuditPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Audit>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type ExchangePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Exchange>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type AdminConformanceProbesCreateBody = {
    /**
     * Orice text / Любой текст / Any text
     */
    text: string;
};

export type IssuePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Issue>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type AdminIssuesPatchBody = {
    /**
     * Nota / Заметка / The note
     */
    note?: string | null;
    /**
     * Responsabilul / Ответственный / The assignee
     */
    assignee?: string | null;
};

export type IstoricPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Istoric>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type SystemPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<System>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type AdminSystemsCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Adresa sistemului / Адрес системы / Address of the system
     */
    baseUrl?: string | null;
    /**
     * Adresa contractului / Адрес контракта / Address of the contract
     */
    openapiUrl?: string | null;
    /**
     * Cât de des se auditează / Как часто проверяется / How often it is audited
     */
    interval?: 'daily' | 'weekly' | 'monthly' | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
    /**
     * Verdictul este public / Вердикт публичный / Whether its verdict is public
     */
    public?: boolean | null;
    /**
     * Adresa la care se scrie / Адрес для писем / The address that is written to
     */
    contact: string;
    /**
     * Excepțiile / Исключения / Waivers
     */
    waivers?: Array<Waiver> | null;
    /**
     * Datele de acces, pentru toate zonele sau pe zone; nu se arată / Данные доступа, для всех зон или по зонам; не показываются / The credentials, for all zones or by zone; never shown
     */
    credentials?: Credentials | null;
    /**
     * Singura scriere care poate fi acceptată: o operațiune care nu face nimic, orice i s-ar trimite / Единственная запись, которую можно принять: операция, которая ничего не делает, что бы ей ни отправили / The only write that may be accepted: an operation that does nothing, whatever is sent to it
     */
    probe?: Probe | null;
    /**
     * Adresele la care o scriere nu are urmări: doar acolo se încearcă scrierile care trebuie refuzate / Адреса, по которым запись не имеет последствий: только там пробуют записи, которые следует отклонить / The addresses where a write leaves nothing: writes that must be refused are tried only there
     */
    dryAddresses?: Array<DryAddress> | null;
    /**
     * Limitele mai mici ale auditului / Уменьшенные пределы аудита / Lower limits of the audit
     */
    limits?: Limits | null;
};

export type AdminSystemsReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Adresa sistemului / Адрес системы / Address of the system
     */
    baseUrl?: string | null;
    /**
     * Adresa contractului / Адрес контракта / Address of the contract
     */
    openapiUrl?: string | null;
    /**
     * Cât de des se auditează / Как часто проверяется / How often it is audited
     */
    interval?: 'daily' | 'weekly' | 'monthly' | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
    /**
     * Verdictul este public / Вердикт публичный / Whether its verdict is public
     */
    public?: boolean | null;
    /**
     * Adresa la care se scrie / Адрес для писем / The address that is written to
     */
    contact: string;
    /**
     * Excepțiile / Исключения / Waivers
     */
    waivers?: Array<Waiver> | null;
    /**
     * Datele de acces, pentru toate zonele sau pe zone; nu se arată / Данные доступа, для всех зон или по зонам; не показываются / The credentials, for all zones or by zone; never shown
     */
    credentials?: Credentials | null;
    /**
     * Singura scriere care poate fi acceptată: o operațiune care nu face nimic, orice i s-ar trimite / Единственная запись, которую можно принять: операция, которая ничего не делает, что бы ей ни отправили / The only write that may be accepted: an operation that does nothing, whatever is sent to it
     */
    probe?: Probe | null;
    /**
     * Adresele la care o scriere nu are urmări: doar acolo se încearcă scrierile care trebuie refuzate / Адреса, по которым запись не имеет последствий: только там пробуют записи, которые следует отклонить / The addresses where a write leaves nothing: writes that must be refused are tried only there
     */
    dryAddresses?: Array<DryAddress> | null;
    /**
     * Limitele mai mici ale auditului / Уменьшенные пределы аудита / Lower limits of the audit
     */
    limits?: Limits | null;
};

export type AdminSystemsPatchBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Adresa sistemului / Адрес системы / Address of the system
     */
    baseUrl?: string | null;
    /**
     * Adresa contractului / Адрес контракта / Address of the contract
     */
    openapiUrl?: string | null;
    /**
     * Cât de des se auditează / Как часто проверяется / How often it is audited
     */
    interval?: 'daily' | 'weekly' | 'monthly' | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
    /**
     * Verdictul este public / Вердикт публичный / Whether its verdict is public
     */
    public?: boolean | null;
    /**
     * Adresa la care se scrie / Адрес для писем / The address that is written to
     */
    contact?: string;
    /**
     * Excepțiile / Исключения / Waivers
     */
    waivers?: Array<Waiver> | null;
    /**
     * Datele de acces, pentru toate zonele sau pe zone; nu se arată / Данные доступа, для всех зон или по зонам; не показываются / The credentials, for all zones or by zone; never shown
     */
    credentials?: Credentials | null;
    /**
     * Singura scriere care poate fi acceptată: o operațiune care nu face nimic, orice i s-ar trimite / Единственная запись, которую можно принять: операция, которая ничего не делает, что бы ей ни отправили / The only write that may be accepted: an operation that does nothing, whatever is sent to it
     */
    probe?: Probe | null;
    /**
     * Adresele la care o scriere nu are urmări: doar acolo se încearcă scrierile care trebuie refuzate / Адреса, по которым запись не имеет последствий: только там пробуют записи, которые следует отклонить / The addresses where a write leaves nothing: writes that must be refused are tried only there
     */
    dryAddresses?: Array<DryAddress> | null;
    /**
     * Limitele mai mici ale auditului / Уменьшенные пределы аудита / Lower limits of the audit
     */
    limits?: Limits | null;
};

export type SeenContractPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<SeenContract>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type TrendPointPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<TrendPoint>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type OpenapiReadAnswer = {
    /**
     * Versiunea OpenAPI / Версия OpenAPI / Version of OpenAPI
     */
    openapi: string;
    /**
     * Despre contract / О контракте / About the contract
     */
    info: {
        /**
         * Versiunea / Версия / Version
         */
        version: string;
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

export type RulePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Rule>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type PublicSessionsCreateBody = {
    /**
     * Pagina la care se întoarce persoana / Страница возврата / The page that the person returns to
     */
    returnTo: string;
    /**
     * Zona dorită / Желаемая зона / The zone that is wanted
     */
    zone?: 'citizen' | 'staff' | 'admin';
    /**
     * Persoana tocmai a intrat prin autentificarea guvernamentală și nu este întrebată din nou / Человек только что вошёл через государственную систему входа, и его не спрашивают снова / The person has just signed in through the login, and is not asked again
     */
    quiet?: boolean;
};

export type PublicSessionsCompleteBody = {
    /**
     * Secretul paginii / Секрет страницы / The secret of the page
     */
    secret: string;
    /**
     * Codul cu care s-a întors persoana / Код, с которым вернулся человек / The code that the person came back with
     */
    code: string;
};

export type PublicSystemPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<PublicSystem>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type StaffSystemPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<StaffSystem>;
    /**
     * Numărul paginii, de la 0 / Номер страницы, с 0 / Number of the page, from 0
     */
    page: number;
    /**
     * Rânduri pe pagină / Строк на странице / Rows on a page
     */
    size: number;
    /**
     * Câte rânduri are lista / Сколько строк в списке / How many rows the list has
     */
    total: number;
};

export type ManagementReadComponentAnswer = {
    /**
     * Variabilele de mediu / Переменные среды / Environment variables
     */
    properties: Array<{
        /**
         * Denumirea / Название / Name
         */
        name: string;
        /**
         * Valoarea / Значение / Value
         */
        value: string;
    }>;
} | {
    /**
     * Setările / Настройки / Settings
     */
    settings: Array<{
        /**
         * Variabila / Переменная / Variable
         */
        variable: string;
        /**
         * La ce folosește / Назначение / What it is for
         */
        purpose: string;
        /**
         * Este un secret, a cărui valoare nu se arată / Секрет, значение которого не показывается / True for a secret, whose value is not shown
         */
        secret: boolean;
        /**
         * Are o valoare / Задано / Whether it has a value
         */
        set: boolean;
    }>;
} | {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Seriile măsurate / Ряды измерений / Measured series
     */
    series: Array<{
        /**
         * Etichetele seriei / Метки ряда / Labels of the series
         */
        labels: {
            [key: string]: string;
        };
        /**
         * Câte / Сколько / How many
         */
        count: number;
        /**
         * Secunde în total / Всего секунд / Seconds in all
         */
        seconds: number;
        /**
         * Intervalele, sau containerele / Интервалы, или контейнеры / Buckets
         */
        buckets: Array<{
            /**
             * Limita intervalului / Граница интервала / Bound of the bucket
             */
            le?: number;
            /**
             * Câte / Сколько / How many
             */
            count: number;
        }>;
    }>;
};

/**
 * Limbile, în ordinea dorită (RFC 9110): ro, ru, en
 */
export type AcceptLanguage = string;

/**
 * Codul de corelare propriu, până la 128 de caractere vizibile; altul este înlocuit
 */
export type XCorrelationId = string;

/**
 * Aceeași cheie și același conținut primesc același răspuns timp de 24 de ore
 */
export type IdempotencyKey = string;

/**
 * ETag-ul citit; o înregistrare schimbată între timp este refuzată cu 412
 */
export type IfMatch = string;

/**
 * Amprenta conținutului pe care îl aveți; același conținut este 304
 */
export type IfNoneMatch = string;

/**
 * O parte a conținutului: bytes=0-1023 (RFC 9110)
 */
export type Range = string;

export type AccountReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/account';
};

export type AccountReadResponses = {
    /**
     * Reușit
     */
    200: Account;
};

export type AccountReplaceData = {
    body: AccountReplaceBody;
    path?: never;
    query?: never;
    url: '/api/account';
};

export type AccountReplaceResponses = {
    /**
     * Reușit
     */
    200: Account;
};

export type AccountReadActivationPageData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/account/activate';
};

export type AccountReadActivationPageResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type AccountChangePasswordData = {
    body: AccountChangePasswordBody;
    path?: never;
    query?: never;
    url: '/api/account/change-password';
};

export type AccountChangePasswordResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type AccountReadResetPageData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/account/reset-password/finish';
};

export type AccountReadResetPageResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type AccountFinishResetData = {
    body: AccountFinishResetBody;
    path?: never;
    query?: never;
    url: '/api/account/reset-password/finish';
};

export type AccountFinishResetResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type AccountRequestResetData = {
    body: AccountRequestResetBody;
    path?: never;
    query?: never;
    url: '/api/account/reset-password/init';
};

export type AccountRequestResetResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type AccountActivateData = {
    body?: never;
    path?: never;
    query: {
        key: string;
    };
    url: '/api/activate';
};

export type AccountActivateResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type UsersListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[login][operator], login=, login.operator=
         */
        'filter[login]'?: string;
        /**
         * De asemenea filter[firstName][operator], firstName=, firstName.operator=
         */
        'filter[firstName]'?: string;
        /**
         * De asemenea filter[lastName][operator], lastName=, lastName.operator=
         */
        'filter[lastName]'?: string;
        /**
         * De asemenea filter[email][operator], email=, email.operator=
         */
        'filter[email]'?: string;
        /**
         * De asemenea filter[imageUrl][operator], imageUrl=, imageUrl.operator=
         */
        'filter[imageUrl]'?: string;
        /**
         * De asemenea filter[activated][operator], activated=, activated.operator=
         */
        'filter[activated]'?: string;
        /**
         * De asemenea filter[langKey][operator], langKey=, langKey.operator=
         */
        'filter[langKey]'?: string;
        /**
         * De asemenea filter[authorities][operator], authorities=, authorities.operator=
         */
        'filter[authorities]'?: string;
        /**
         * De asemenea filter[createdBy][operator], createdBy=, createdBy.operator=
         */
        'filter[createdBy]'?: string;
        /**
         * De asemenea filter[createdDate][operator], createdDate=, createdDate.operator=
         */
        'filter[createdDate]'?: string;
        /**
         * De asemenea filter[lastModifiedBy][operator], lastModifiedBy=, lastModifiedBy.operator=
         */
        'filter[lastModifiedBy]'?: string;
        /**
         * De asemenea filter[lastModifiedDate][operator], lastModifiedDate=, lastModifiedDate.operator=
         */
        'filter[lastModifiedDate]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[adminServiciu][operator], adminServiciu=, adminServiciu.operator=
         */
        'filter[adminServiciu]'?: string;
        /**
         * De asemenea filter[secondFactor][operator], secondFactor=, secondFactor.operator=
         */
        'filter[secondFactor]'?: string;
    };
    url: '/api/admin/users';
};

export type UsersListResponses = {
    /**
     * Reușit
     */
    200: UserPage;
};

export type UsersCreateData = {
    body: UsersCreateBody;
    path?: never;
    query?: never;
    url: '/api/admin/users';
};

export type UsersCreateResponses = {
    /**
     * Creat
     */
    201: User;
};

export type UsersReplaceByIdData = {
    body: UsersReplaceByIdBody;
    path?: never;
    query?: never;
    url: '/api/admin/users';
};

export type UsersReplaceByIdResponses = {
    /**
     * Reușit
     */
    200: User;
};

export type UsersRemoveData = {
    body?: never;
    path: {
        login: string;
    };
    query?: never;
    url: '/api/admin/users/{login}';
};

export type UsersRemoveResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type UsersReadData = {
    body?: never;
    path: {
        login: string;
    };
    query?: never;
    url: '/api/admin/users/{login}';
};

export type UsersReadResponses = {
    /**
     * Reușit
     */
    200: User;
};

export type UsersReplaceData = {
    body: UsersReplaceBody;
    path: {
        login: string;
    };
    query?: never;
    url: '/api/admin/users/{login}';
};

export type UsersReplaceResponses = {
    /**
     * Reușit
     */
    200: User;
};

export type UsersRevokeFactorsData = {
    body?: never;
    path: {
        login: string;
    };
    query?: never;
    url: '/api/admin/users/{login}/reset-factors';
};

export type UsersRevokeFactorsResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type UsersRequestResetData = {
    body?: never;
    path: {
        login: string;
    };
    query?: never;
    url: '/api/admin/users/{login}/reset-password';
};

export type UsersRequestResetResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AuthenticateRemoveData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/authenticate';
};

export type AuthenticateRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AuthenticateReadLoginData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/authenticate';
};

export type AuthenticateReadLoginResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type AuthenticateSignInData = {
    body: AuthenticateSignInBody;
    path?: never;
    query?: never;
    url: '/api/authenticate';
};

export type AuthenticateSignInResponses = {
    /**
     * Reușit
     */
    200: Token;
};

export type AuthenticateRenewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/authenticate';
};

export type AuthenticateRenewResponses = {
    /**
     * Reușit
     */
    200: Token;
};

export type SignInChallengesCreateData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/authenticate/challenges';
};

export type SignInChallengesCreateResponses = {
    /**
     * Creat
     */
    201: SignInChallenge;
};

export type AuthenticateFinishData = {
    body: AuthenticateFinishBody;
    path?: never;
    query?: never;
    url: '/api/authenticate/factor';
};

export type AuthenticateFinishResponses = {
    /**
     * Reușit
     */
    200: Token;
};

export type FactorsReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/authenticate/factors';
};

export type FactorsReadResponses = {
    /**
     * Reușit
     */
    200: Factors;
};

export type FactorsCreateData = {
    body: FactorsCreateBody;
    path?: never;
    query?: never;
    url: '/api/authenticate/factors';
};

export type FactorsCreateResponses = {
    /**
     * Creat
     */
    201: FactorBegun;
};

export type FactorsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/authenticate/factors/{id}';
};

export type FactorsRemoveResponses = {
    /**
     * Reușit
     */
    200: Token;
};

export type FactorsPatchData = {
    body: FactorsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/authenticate/factors/{id}';
};

export type FactorsPatchResponses = {
    /**
     * Reușit
     */
    200: Factor;
};

export type FactorsFinishData = {
    body: FactorsFinishBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/authenticate/factors/{id}/finish';
};

export type FactorsFinishResponses = {
    /**
     * Reușit
     */
    200: FactorAdded;
};

export type PasskeyChallengesCreateData = {
    body?: PasskeyChallengesCreateBody;
    path?: never;
    query?: never;
    url: '/api/authenticate/passkeys';
};

export type PasskeyChallengesCreateResponses = {
    /**
     * Creat
     */
    201: SignInChallenge;
};

export type RecoveryCodesReplaceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/authenticate/recovery-codes';
};

export type RecoveryCodesReplaceResponses = {
    /**
     * Reușit
     */
    200: RecoveryCodes;
};

export type SignInsReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/authenticate/sign-ins';
};

export type SignInsReadResponses = {
    /**
     * Reușit
     */
    200: OwnSignIns;
};

export type SignInsRemoveCurrentData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/authenticate/sign-ins/current';
};

export type SignInsRemoveCurrentResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type SignInsRevokeOthersData = {
    body?: SignInsRevokeOthersBody;
    path?: never;
    query?: never;
    url: '/api/authenticate/sign-ins/revoke-others';
};

export type SignInsRevokeOthersResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type SignInsRevokeData = {
    body?: SignInsRevokeBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/authenticate/sign-ins/{id}/revoke';
};

export type SignInsRevokeResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AccountRegisterData = {
    body: AccountRegisterBody;
    path?: never;
    query?: never;
    url: '/api/register';
};

export type AccountRegisterResponses = {
    /**
     * Creat
     */
    201: unknown;
};

export type PublicUsersListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[login][operator], login=, login.operator=
         */
        'filter[login]'?: string;
    };
    url: '/api/users';
};

export type PublicUsersListResponses = {
    /**
     * Reușit
     */
    200: Array<PublicUser>;
};

export type AdminApprovalsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[verb][operator], verb=, verb.operator=
         */
        'filter[verb]'?: string;
        /**
         * De asemenea filter[args][operator], args=, args.operator=
         */
        'filter[args]'?: string;
        /**
         * De asemenea filter[rezumat][operator], rezumat=, rezumat.operator=
         */
        'filter[rezumat]'?: string;
        /**
         * De asemenea filter[requestedBy][operator], requestedBy=, requestedBy.operator=
         */
        'filter[requestedBy]'?: string;
        /**
         * De asemenea filter[requestedAt][operator], requestedAt=, requestedAt.operator=
         */
        'filter[requestedAt]'?: string;
        /**
         * De asemenea filter[expiresAt][operator], expiresAt=, expiresAt.operator=
         */
        'filter[expiresAt]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[decidedBy][operator], decidedBy=, decidedBy.operator=
         */
        'filter[decidedBy]'?: string;
        /**
         * De asemenea filter[decidedAt][operator], decidedAt=, decidedAt.operator=
         */
        'filter[decidedAt]'?: string;
        /**
         * De asemenea filter[reason][operator], reason=, reason.operator=
         */
        'filter[reason]'?: string;
    };
    url: '/api/v1/admin/approvals';
};

export type AdminApprovalsListResponses = {
    /**
     * Reușit
     */
    200: AprobareCerutaPage;
};

export type AdminApprovalsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/approvals/{id}';
};

export type AdminApprovalsReadResponses = {
    /**
     * Reușit
     */
    200: AprobareCeruta;
};

export type AdminApprovalsApproveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/approvals/{id}/approve';
};

export type AdminApprovalsApproveResponses = {
    /**
     * Reușit
     */
    200: AprobareCeruta;
};

export type AdminApprovalsRejectData = {
    body?: RespingereaAprobarii;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/approvals/{id}/reject';
};

export type AdminApprovalsRejectResponses = {
    /**
     * Reușit
     */
    200: AprobareCeruta;
};

export type AdminApprovalsReadResultData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/approvals/{id}/result';
};

export type AdminApprovalsReadResultResponses = {
    /**
     * Reușit
     */
    200: RezultatulAprobarii;
};

export type AdminApprovalsWithdrawData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/approvals/{id}/withdraw';
};

export type AdminApprovalsWithdrawResponses = {
    /**
     * Reușit
     */
    200: AprobareCeruta;
};

export type AdminAuditsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[systemId][operator], systemId=, systemId.operator=
         */
        'filter[systemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[trigger][operator], trigger=, trigger.operator=
         */
        'filter[trigger]'?: string;
        /**
         * De asemenea filter[requestedAt][operator], requestedAt=, requestedAt.operator=
         */
        'filter[requestedAt]'?: string;
        /**
         * De asemenea filter[startedAt][operator], startedAt=, startedAt.operator=
         */
        'filter[startedAt]'?: string;
        /**
         * De asemenea filter[finishedAt][operator], finishedAt=, finishedAt.operator=
         */
        'filter[finishedAt]'?: string;
        /**
         * De asemenea filter[standard][operator], standard=, standard.operator=
         */
        'filter[standard]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[counts][operator], counts=, counts.operator=
         */
        'filter[counts]'?: string;
        /**
         * De asemenea filter[contract][operator], contract=, contract.operator=
         */
        'filter[contract]'?: string;
        /**
         * De asemenea filter[requests][operator], requests=, requests.operator=
         */
        'filter[requests]'?: string;
        /**
         * De asemenea filter[opened][operator], opened=, opened.operator=
         */
        'filter[opened]'?: string;
        /**
         * De asemenea filter[closed][operator], closed=, closed.operator=
         */
        'filter[closed]'?: string;
    };
    url: '/api/v1/admin/audits';
};

export type AdminAuditsListResponses = {
    /**
     * Reușit
     */
    200: AuditPage;
};

export type AdminAuditsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/audits/{id}';
};

export type AdminAuditsReadResponses = {
    /**
     * Reușit
     */
    200: Report;
};

export type AdminAuditsListExchangesData = {
    body?: never;
    path: {
        id: number;
    };
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[n][operator], n=, n.operator=
         */
        'filter[n]'?: string;
        /**
         * De asemenea filter[reason][operator], reason=, reason.operator=
         */
        'filter[reason]'?: string;
        /**
         * De asemenea filter[method][operator], method=, method.operator=
         */
        'filter[method]'?: string;
        /**
         * De asemenea filter[path][operator], path=, path.operator=
         */
        'filter[path]'?: string;
        /**
         * De asemenea filter[caller][operator], caller=, caller.operator=
         */
        'filter[caller]'?: string;
        /**
         * De asemenea filter[sent][operator], sent=, sent.operator=
         */
        'filter[sent]'?: string;
        /**
         * De asemenea filter[body][operator], body=, body.operator=
         */
        'filter[body]'?: string;
        /**
         * De asemenea filter[fault][operator], fault=, fault.operator=
         */
        'filter[fault]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[headers][operator], headers=, headers.operator=
         */
        'filter[headers]'?: string;
        /**
         * De asemenea filter[answer][operator], answer=, answer.operator=
         */
        'filter[answer]'?: string;
    };
    url: '/api/v1/admin/audits/{id}/exchanges';
};

export type AdminAuditsListExchangesResponses = {
    /**
     * Reușit
     */
    200: ExchangePage;
};

export type AdminAuditsReadJunitData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/audits/{id}/junit';
};

export type AdminAuditsReadJunitResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type AdminAuditsReadPageData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/audits/{id}/page';
};

export type AdminAuditsReadPageResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type AdminAuditsReadSarifData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/audits/{id}/sarif';
};

export type AdminAuditsReadSarifResponses = {
    /**
     * Reușit
     */
    200: Sarif;
};

export type AdminAuditsStopData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/audits/{id}/stop';
};

export type AdminAuditsStopResponses = {
    /**
     * Reușit
     */
    200: Audit;
};

export type AdminConformanceProbesCreateData = {
    body: AdminConformanceProbesCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/conformance-probes';
};

export type AdminConformanceProbesCreateResponses = {
    /**
     * Creat
     */
    201: ConformanceProbe;
};

export type AdminIssuesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[note][operator], note=, note.operator=
         */
        'filter[note]'?: string;
        /**
         * De asemenea filter[assignee][operator], assignee=, assignee.operator=
         */
        'filter[assignee]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[systemId][operator], systemId=, systemId.operator=
         */
        'filter[systemId]'?: string;
        /**
         * De asemenea filter[rule][operator], rule=, rule.operator=
         */
        'filter[rule]'?: string;
        /**
         * De asemenea filter[operation][operator], operation=, operation.operator=
         */
        'filter[operation]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[expected][operator], expected=, expected.operator=
         */
        'filter[expected]'?: string;
        /**
         * De asemenea filter[found][operator], found=, found.operator=
         */
        'filter[found]'?: string;
        /**
         * De asemenea filter[openedAt][operator], openedAt=, openedAt.operator=
         */
        'filter[openedAt]'?: string;
        /**
         * De asemenea filter[openedBy][operator], openedBy=, openedBy.operator=
         */
        'filter[openedBy]'?: string;
        /**
         * De asemenea filter[seenAt][operator], seenAt=, seenAt.operator=
         */
        'filter[seenAt]'?: string;
        /**
         * De asemenea filter[seenBy][operator], seenBy=, seenBy.operator=
         */
        'filter[seenBy]'?: string;
        /**
         * De asemenea filter[seen][operator], seen=, seen.operator=
         */
        'filter[seen]'?: string;
        /**
         * De asemenea filter[reopenedAt][operator], reopenedAt=, reopenedAt.operator=
         */
        'filter[reopenedAt]'?: string;
        /**
         * De asemenea filter[closedAt][operator], closedAt=, closedAt.operator=
         */
        'filter[closedAt]'?: string;
        /**
         * De asemenea filter[closedBy][operator], closedBy=, closedBy.operator=
         */
        'filter[closedBy]'?: string;
    };
    url: '/api/v1/admin/issues';
};

export type AdminIssuesListResponses = {
    /**
     * Reușit
     */
    200: IssuePage;
};

export type AdminIssuesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/issues/{id}';
};

export type AdminIssuesReadResponses = {
    /**
     * Reușit
     */
    200: Issue;
};

export type AdminIssuesPatchData = {
    body: AdminIssuesPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/issues/{id}';
};

export type AdminIssuesPatchResponses = {
    /**
     * Reușit
     */
    200: Issue;
};

export type AdminRecordsListChangesData = {
    body?: never;
    path: {
        record: string;
    };
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[fapt][operator], fapt=, fapt.operator=
         */
        'filter[fapt]'?: string;
        /**
         * De asemenea filter[actor][operator], actor=, actor.operator=
         */
        'filter[actor]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[despre][operator], despre=, despre.operator=
         */
        'filter[despre]'?: string;
        /**
         * De asemenea filter[valori][operator], valori=, valori.operator=
         */
        'filter[valori]'?: string;
        /**
         * De asemenea filter[campuri][operator], campuri=, campuri.operator=
         */
        'filter[campuri]'?: string;
        /**
         * De asemenea filter[camp][operator], camp=, camp.operator=
         */
        'filter[camp]'?: string;
    };
    url: '/api/v1/admin/records/{record}/changes';
};

export type AdminRecordsListChangesResponses = {
    /**
     * Reușit
     */
    200: IstoricPage;
};

export type AdminSessionsRemoveData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/admin/sessions/current';
};

export type AdminSessionsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AdminSystemsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[baseUrl][operator], baseUrl=, baseUrl.operator=
         */
        'filter[baseUrl]'?: string;
        /**
         * De asemenea filter[openapiUrl][operator], openapiUrl=, openapiUrl.operator=
         */
        'filter[openapiUrl]'?: string;
        /**
         * De asemenea filter[interval][operator], interval=, interval.operator=
         */
        'filter[interval]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[public][operator], public=, public.operator=
         */
        'filter[public]'?: string;
        /**
         * De asemenea filter[contact][operator], contact=, contact.operator=
         */
        'filter[contact]'?: string;
        /**
         * De asemenea filter[waivers][operator], waivers=, waivers.operator=
         */
        'filter[waivers]'?: string;
        /**
         * De asemenea filter[probe][operator], probe=, probe.operator=
         */
        'filter[probe]'?: string;
        /**
         * De asemenea filter[dryAddresses][operator], dryAddresses=, dryAddresses.operator=
         */
        'filter[dryAddresses]'?: string;
        /**
         * De asemenea filter[limits][operator], limits=, limits.operator=
         */
        'filter[limits]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[nextAuditAt][operator], nextAuditAt=, nextAuditAt.operator=
         */
        'filter[nextAuditAt]'?: string;
        /**
         * De asemenea filter[lastAuditId][operator], lastAuditId=, lastAuditId.operator=
         */
        'filter[lastAuditId]'?: string;
        /**
         * De asemenea filter[auditedAt][operator], auditedAt=, auditedAt.operator=
         */
        'filter[auditedAt]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[counts][operator], counts=, counts.operator=
         */
        'filter[counts]'?: string;
        /**
         * De asemenea filter[runningAuditId][operator], runningAuditId=, runningAuditId.operator=
         */
        'filter[runningAuditId]'?: string;
        /**
         * De asemenea filter[audits][operator], audits=, audits.operator=
         */
        'filter[audits]'?: string;
        /**
         * De asemenea filter[baseSha256][operator], baseSha256=, baseSha256.operator=
         */
        'filter[baseSha256]'?: string;
        /**
         * De asemenea filter[hasCredentials][operator], hasCredentials=, hasCredentials.operator=
         */
        'filter[hasCredentials]'?: string;
        /**
         * De asemenea filter[hasToken][operator], hasToken=, hasToken.operator=
         */
        'filter[hasToken]'?: string;
    };
    url: '/api/v1/admin/systems';
};

export type AdminSystemsListResponses = {
    /**
     * Reușit
     */
    200: SystemPage;
};

export type AdminSystemsCreateData = {
    body: AdminSystemsCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/systems';
};

export type AdminSystemsCreateResponses = {
    /**
     * Creat
     */
    201: System;
};

export type AdminSystemsCountData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[baseUrl][operator], baseUrl=, baseUrl.operator=
         */
        'filter[baseUrl]'?: string;
        /**
         * De asemenea filter[openapiUrl][operator], openapiUrl=, openapiUrl.operator=
         */
        'filter[openapiUrl]'?: string;
        /**
         * De asemenea filter[interval][operator], interval=, interval.operator=
         */
        'filter[interval]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[public][operator], public=, public.operator=
         */
        'filter[public]'?: string;
        /**
         * De asemenea filter[contact][operator], contact=, contact.operator=
         */
        'filter[contact]'?: string;
        /**
         * De asemenea filter[waivers][operator], waivers=, waivers.operator=
         */
        'filter[waivers]'?: string;
        /**
         * De asemenea filter[probe][operator], probe=, probe.operator=
         */
        'filter[probe]'?: string;
        /**
         * De asemenea filter[dryAddresses][operator], dryAddresses=, dryAddresses.operator=
         */
        'filter[dryAddresses]'?: string;
        /**
         * De asemenea filter[limits][operator], limits=, limits.operator=
         */
        'filter[limits]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[nextAuditAt][operator], nextAuditAt=, nextAuditAt.operator=
         */
        'filter[nextAuditAt]'?: string;
        /**
         * De asemenea filter[lastAuditId][operator], lastAuditId=, lastAuditId.operator=
         */
        'filter[lastAuditId]'?: string;
        /**
         * De asemenea filter[auditedAt][operator], auditedAt=, auditedAt.operator=
         */
        'filter[auditedAt]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[counts][operator], counts=, counts.operator=
         */
        'filter[counts]'?: string;
        /**
         * De asemenea filter[runningAuditId][operator], runningAuditId=, runningAuditId.operator=
         */
        'filter[runningAuditId]'?: string;
        /**
         * De asemenea filter[audits][operator], audits=, audits.operator=
         */
        'filter[audits]'?: string;
        /**
         * De asemenea filter[baseSha256][operator], baseSha256=, baseSha256.operator=
         */
        'filter[baseSha256]'?: string;
        /**
         * De asemenea filter[hasCredentials][operator], hasCredentials=, hasCredentials.operator=
         */
        'filter[hasCredentials]'?: string;
        /**
         * De asemenea filter[hasToken][operator], hasToken=, hasToken.operator=
         */
        'filter[hasToken]'?: string;
    };
    url: '/api/v1/admin/systems/count';
};

export type AdminSystemsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AdminSystemsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/systems/{id}';
};

export type AdminSystemsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AdminSystemsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/systems/{id}';
};

export type AdminSystemsReadResponses = {
    /**
     * Reușit
     */
    200: System;
};

export type AdminSystemsPatchData = {
    body: AdminSystemsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/systems/{id}';
};

export type AdminSystemsPatchResponses = {
    /**
     * Reușit
     */
    200: System;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminSystemsReplaceData = {
    body: AdminSystemsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/systems/{id}';
};

export type AdminSystemsReplaceResponses = {
    /**
     * Reușit
     */
    200: System;
};

export type AdminSystemsAcceptContractData = {
    body: AcceptedContract;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/systems/{id}/accept-contract';
};

export type AdminSystemsAcceptContractResponses = {
    /**
     * Reușit
     */
    200: SeenContract;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminSystemsListAuditsData = {
    body?: never;
    path: {
        id: number;
    };
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[systemId][operator], systemId=, systemId.operator=
         */
        'filter[systemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[trigger][operator], trigger=, trigger.operator=
         */
        'filter[trigger]'?: string;
        /**
         * De asemenea filter[requestedAt][operator], requestedAt=, requestedAt.operator=
         */
        'filter[requestedAt]'?: string;
        /**
         * De asemenea filter[startedAt][operator], startedAt=, startedAt.operator=
         */
        'filter[startedAt]'?: string;
        /**
         * De asemenea filter[finishedAt][operator], finishedAt=, finishedAt.operator=
         */
        'filter[finishedAt]'?: string;
        /**
         * De asemenea filter[standard][operator], standard=, standard.operator=
         */
        'filter[standard]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[counts][operator], counts=, counts.operator=
         */
        'filter[counts]'?: string;
        /**
         * De asemenea filter[contract][operator], contract=, contract.operator=
         */
        'filter[contract]'?: string;
        /**
         * De asemenea filter[requests][operator], requests=, requests.operator=
         */
        'filter[requests]'?: string;
        /**
         * De asemenea filter[opened][operator], opened=, opened.operator=
         */
        'filter[opened]'?: string;
        /**
         * De asemenea filter[closed][operator], closed=, closed.operator=
         */
        'filter[closed]'?: string;
    };
    url: '/api/v1/admin/systems/{id}/audits';
};

export type AdminSystemsListAuditsResponses = {
    /**
     * Reușit
     */
    200: AuditPage;
};

export type AdminSystemsCreateAuditData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/systems/{id}/audits';
};

export type AdminSystemsCreateAuditResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: Audit;
};

export type AdminSystemsListContractsData = {
    body?: never;
    path: {
        id: number;
    };
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[systemId][operator], systemId=, systemId.operator=
         */
        'filter[systemId]'?: string;
        /**
         * De asemenea filter[sha256][operator], sha256=, sha256.operator=
         */
        'filter[sha256]'?: string;
        /**
         * De asemenea filter[version][operator], version=, version.operator=
         */
        'filter[version]'?: string;
        /**
         * De asemenea filter[operations][operator], operations=, operations.operator=
         */
        'filter[operations]'?: string;
        /**
         * De asemenea filter[auditId][operator], auditId=, auditId.operator=
         */
        'filter[auditId]'?: string;
        /**
         * De asemenea filter[seenAt][operator], seenAt=, seenAt.operator=
         */
        'filter[seenAt]'?: string;
        /**
         * De asemenea filter[acceptedAt][operator], acceptedAt=, acceptedAt.operator=
         */
        'filter[acceptedAt]'?: string;
        /**
         * De asemenea filter[acceptedBy][operator], acceptedBy=, acceptedBy.operator=
         */
        'filter[acceptedBy]'?: string;
        /**
         * De asemenea filter[reason][operator], reason=, reason.operator=
         */
        'filter[reason]'?: string;
    };
    url: '/api/v1/admin/systems/{id}/contracts';
};

export type AdminSystemsListContractsResponses = {
    /**
     * Reușit
     */
    200: SeenContractPage;
};

export type AdminSystemsListIssuesData = {
    body?: never;
    path: {
        id: number;
    };
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[note][operator], note=, note.operator=
         */
        'filter[note]'?: string;
        /**
         * De asemenea filter[assignee][operator], assignee=, assignee.operator=
         */
        'filter[assignee]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[systemId][operator], systemId=, systemId.operator=
         */
        'filter[systemId]'?: string;
        /**
         * De asemenea filter[rule][operator], rule=, rule.operator=
         */
        'filter[rule]'?: string;
        /**
         * De asemenea filter[operation][operator], operation=, operation.operator=
         */
        'filter[operation]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[expected][operator], expected=, expected.operator=
         */
        'filter[expected]'?: string;
        /**
         * De asemenea filter[found][operator], found=, found.operator=
         */
        'filter[found]'?: string;
        /**
         * De asemenea filter[openedAt][operator], openedAt=, openedAt.operator=
         */
        'filter[openedAt]'?: string;
        /**
         * De asemenea filter[openedBy][operator], openedBy=, openedBy.operator=
         */
        'filter[openedBy]'?: string;
        /**
         * De asemenea filter[seenAt][operator], seenAt=, seenAt.operator=
         */
        'filter[seenAt]'?: string;
        /**
         * De asemenea filter[seenBy][operator], seenBy=, seenBy.operator=
         */
        'filter[seenBy]'?: string;
        /**
         * De asemenea filter[seen][operator], seen=, seen.operator=
         */
        'filter[seen]'?: string;
        /**
         * De asemenea filter[reopenedAt][operator], reopenedAt=, reopenedAt.operator=
         */
        'filter[reopenedAt]'?: string;
        /**
         * De asemenea filter[closedAt][operator], closedAt=, closedAt.operator=
         */
        'filter[closedAt]'?: string;
        /**
         * De asemenea filter[closedBy][operator], closedBy=, closedBy.operator=
         */
        'filter[closedBy]'?: string;
    };
    url: '/api/v1/admin/systems/{id}/issues';
};

export type AdminSystemsListIssuesResponses = {
    /**
     * Reușit
     */
    200: IssuePage;
};

export type AdminSystemsRotateTokenData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/systems/{id}/rotate-token';
};

export type AdminSystemsRotateTokenResponses = {
    /**
     * Reușit
     */
    200: SystemToken;
};

export type AdminSystemsListTrendData = {
    body?: never;
    path: {
        id: number;
    };
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[finishedAt][operator], finishedAt=, finishedAt.operator=
         */
        'filter[finishedAt]'?: string;
        /**
         * De asemenea filter[standard][operator], standard=, standard.operator=
         */
        'filter[standard]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[counts][operator], counts=, counts.operator=
         */
        'filter[counts]'?: string;
        /**
         * De asemenea filter[opened][operator], opened=, opened.operator=
         */
        'filter[opened]'?: string;
        /**
         * De asemenea filter[closed][operator], closed=, closed.operator=
         */
        'filter[closed]'?: string;
    };
    url: '/api/v1/admin/systems/{id}/trend';
};

export type AdminSystemsListTrendResponses = {
    /**
     * Reușit
     */
    200: TrendPointPage;
};

export type AppAuditsCreateData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/app/audits';
};

export type AppAuditsCreateResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: Audit;
};

export type AppAuditsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/app/audits/{id}';
};

export type AppAuditsReadResponses = {
    /**
     * Reușit
     */
    200: Report;
};

export type AppAuditsReadJunitData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/app/audits/{id}/junit';
};

export type AppAuditsReadJunitResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type AppAuditsReadSarifData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/app/audits/{id}/sarif';
};

export type AppAuditsReadSarifResponses = {
    /**
     * Reușit
     */
    200: Sarif;
};

export type OpenapiReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/openapi.json';
};

export type OpenapiReadResponses = {
    /**
     * Reușit
     */
    200: OpenapiReadAnswer;
};

export type PublicBadgesReadData = {
    body?: never;
    path: {
        cod: string;
    };
    query?: never;
    url: '/api/v1/public/badges/{cod}';
};

export type PublicBadgesReadResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type PublicRulesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[rule][operator], rule=, rule.operator=
         */
        'filter[rule]'?: string;
        /**
         * De asemenea filter[source][operator], source=, source.operator=
         */
        'filter[source]'?: string;
        /**
         * De asemenea filter[level][operator], level=, level.operator=
         */
        'filter[level]'?: string;
        /**
         * De asemenea filter[since][operator], since=, since.operator=
         */
        'filter[since]'?: string;
        /**
         * De asemenea filter[saysRo][operator], saysRo=, saysRo.operator=
         */
        'filter[saysRo]'?: string;
        /**
         * De asemenea filter[saysRu][operator], saysRu=, saysRu.operator=
         */
        'filter[saysRu]'?: string;
        /**
         * De asemenea filter[saysEn][operator], saysEn=, saysEn.operator=
         */
        'filter[saysEn]'?: string;
        /**
         * De asemenea filter[fixRo][operator], fixRo=, fixRo.operator=
         */
        'filter[fixRo]'?: string;
        /**
         * De asemenea filter[fixRu][operator], fixRu=, fixRu.operator=
         */
        'filter[fixRu]'?: string;
        /**
         * De asemenea filter[fixEn][operator], fixEn=, fixEn.operator=
         */
        'filter[fixEn]'?: string;
    };
    url: '/api/v1/public/rules';
};

export type PublicRulesListResponses = {
    /**
     * Reușit
     */
    200: RulePage;
};

export type PublicRulesReadData = {
    body?: never;
    path: {
        rule: string;
    };
    query?: never;
    url: '/api/v1/public/rules/{rule}';
};

export type PublicRulesReadResponses = {
    /**
     * Reușit
     */
    200: Rule;
};

export type PublicSessionsCreateData = {
    body: PublicSessionsCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/public/sessions';
};

export type PublicSessionsCreateResponses = {
    /**
     * Creat
     */
    201: SignIn;
};

export type PublicSessionsFinishData = {
    body?: never;
    path?: never;
    query?: {
        code?: string;
        state?: string;
        iss?: string;
        error?: string;
    };
    url: '/api/v1/public/sessions/callback';
};

export type PublicSessionsFinishResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type PublicSessionsCompleteData = {
    body: PublicSessionsCompleteBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/public/sessions/{id}/complete';
};

export type PublicSessionsCompleteResponses = {
    /**
     * Reușit
     */
    200: Session;
};

export type PublicSystemsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[auditedAt][operator], auditedAt=, auditedAt.operator=
         */
        'filter[auditedAt]'?: string;
    };
    url: '/api/v1/public/systems';
};

export type PublicSystemsListResponses = {
    /**
     * Reușit
     */
    200: PublicSystemPage;
};

export type StaffAuditsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[systemId][operator], systemId=, systemId.operator=
         */
        'filter[systemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[trigger][operator], trigger=, trigger.operator=
         */
        'filter[trigger]'?: string;
        /**
         * De asemenea filter[requestedAt][operator], requestedAt=, requestedAt.operator=
         */
        'filter[requestedAt]'?: string;
        /**
         * De asemenea filter[startedAt][operator], startedAt=, startedAt.operator=
         */
        'filter[startedAt]'?: string;
        /**
         * De asemenea filter[finishedAt][operator], finishedAt=, finishedAt.operator=
         */
        'filter[finishedAt]'?: string;
        /**
         * De asemenea filter[standard][operator], standard=, standard.operator=
         */
        'filter[standard]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[counts][operator], counts=, counts.operator=
         */
        'filter[counts]'?: string;
        /**
         * De asemenea filter[contract][operator], contract=, contract.operator=
         */
        'filter[contract]'?: string;
        /**
         * De asemenea filter[requests][operator], requests=, requests.operator=
         */
        'filter[requests]'?: string;
        /**
         * De asemenea filter[opened][operator], opened=, opened.operator=
         */
        'filter[opened]'?: string;
        /**
         * De asemenea filter[closed][operator], closed=, closed.operator=
         */
        'filter[closed]'?: string;
    };
    url: '/api/v1/staff/audits';
};

export type StaffAuditsListResponses = {
    /**
     * Reușit
     */
    200: AuditPage;
};

export type StaffAuditsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/audits/{id}';
};

export type StaffAuditsReadResponses = {
    /**
     * Reușit
     */
    200: Report;
};

export type StaffAuditsReadPageData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/audits/{id}/page';
};

export type StaffAuditsReadPageResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type StaffIssuesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[note][operator], note=, note.operator=
         */
        'filter[note]'?: string;
        /**
         * De asemenea filter[assignee][operator], assignee=, assignee.operator=
         */
        'filter[assignee]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[systemId][operator], systemId=, systemId.operator=
         */
        'filter[systemId]'?: string;
        /**
         * De asemenea filter[rule][operator], rule=, rule.operator=
         */
        'filter[rule]'?: string;
        /**
         * De asemenea filter[operation][operator], operation=, operation.operator=
         */
        'filter[operation]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[expected][operator], expected=, expected.operator=
         */
        'filter[expected]'?: string;
        /**
         * De asemenea filter[found][operator], found=, found.operator=
         */
        'filter[found]'?: string;
        /**
         * De asemenea filter[openedAt][operator], openedAt=, openedAt.operator=
         */
        'filter[openedAt]'?: string;
        /**
         * De asemenea filter[openedBy][operator], openedBy=, openedBy.operator=
         */
        'filter[openedBy]'?: string;
        /**
         * De asemenea filter[seenAt][operator], seenAt=, seenAt.operator=
         */
        'filter[seenAt]'?: string;
        /**
         * De asemenea filter[seenBy][operator], seenBy=, seenBy.operator=
         */
        'filter[seenBy]'?: string;
        /**
         * De asemenea filter[seen][operator], seen=, seen.operator=
         */
        'filter[seen]'?: string;
        /**
         * De asemenea filter[reopenedAt][operator], reopenedAt=, reopenedAt.operator=
         */
        'filter[reopenedAt]'?: string;
        /**
         * De asemenea filter[closedAt][operator], closedAt=, closedAt.operator=
         */
        'filter[closedAt]'?: string;
        /**
         * De asemenea filter[closedBy][operator], closedBy=, closedBy.operator=
         */
        'filter[closedBy]'?: string;
    };
    url: '/api/v1/staff/issues';
};

export type StaffIssuesListResponses = {
    /**
     * Reușit
     */
    200: IssuePage;
};

export type StaffIssuesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/issues/{id}';
};

export type StaffIssuesReadResponses = {
    /**
     * Reușit
     */
    200: Issue;
};

export type StaffSessionsRemoveData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/staff/sessions/current';
};

export type StaffSessionsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type StaffSystemsListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[baseUrl][operator], baseUrl=, baseUrl.operator=
         */
        'filter[baseUrl]'?: string;
        /**
         * De asemenea filter[openapiUrl][operator], openapiUrl=, openapiUrl.operator=
         */
        'filter[openapiUrl]'?: string;
        /**
         * De asemenea filter[interval][operator], interval=, interval.operator=
         */
        'filter[interval]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[public][operator], public=, public.operator=
         */
        'filter[public]'?: string;
        /**
         * De asemenea filter[contact][operator], contact=, contact.operator=
         */
        'filter[contact]'?: string;
        /**
         * De asemenea filter[waivers][operator], waivers=, waivers.operator=
         */
        'filter[waivers]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[nextAuditAt][operator], nextAuditAt=, nextAuditAt.operator=
         */
        'filter[nextAuditAt]'?: string;
        /**
         * De asemenea filter[lastAuditId][operator], lastAuditId=, lastAuditId.operator=
         */
        'filter[lastAuditId]'?: string;
        /**
         * De asemenea filter[auditedAt][operator], auditedAt=, auditedAt.operator=
         */
        'filter[auditedAt]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[counts][operator], counts=, counts.operator=
         */
        'filter[counts]'?: string;
        /**
         * De asemenea filter[runningAuditId][operator], runningAuditId=, runningAuditId.operator=
         */
        'filter[runningAuditId]'?: string;
        /**
         * De asemenea filter[audits][operator], audits=, audits.operator=
         */
        'filter[audits]'?: string;
    };
    url: '/api/v1/staff/systems';
};

export type StaffSystemsListResponses = {
    /**
     * Reușit
     */
    200: StaffSystemPage;
};

export type StaffSystemsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/systems/{id}';
};

export type StaffSystemsReadResponses = {
    /**
     * Reușit
     */
    200: StaffSystem;
};

export type StaffSystemsListAuditsData = {
    body?: never;
    path: {
        id: number;
    };
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[systemId][operator], systemId=, systemId.operator=
         */
        'filter[systemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[trigger][operator], trigger=, trigger.operator=
         */
        'filter[trigger]'?: string;
        /**
         * De asemenea filter[requestedAt][operator], requestedAt=, requestedAt.operator=
         */
        'filter[requestedAt]'?: string;
        /**
         * De asemenea filter[startedAt][operator], startedAt=, startedAt.operator=
         */
        'filter[startedAt]'?: string;
        /**
         * De asemenea filter[finishedAt][operator], finishedAt=, finishedAt.operator=
         */
        'filter[finishedAt]'?: string;
        /**
         * De asemenea filter[standard][operator], standard=, standard.operator=
         */
        'filter[standard]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[counts][operator], counts=, counts.operator=
         */
        'filter[counts]'?: string;
        /**
         * De asemenea filter[contract][operator], contract=, contract.operator=
         */
        'filter[contract]'?: string;
        /**
         * De asemenea filter[requests][operator], requests=, requests.operator=
         */
        'filter[requests]'?: string;
        /**
         * De asemenea filter[opened][operator], opened=, opened.operator=
         */
        'filter[opened]'?: string;
        /**
         * De asemenea filter[closed][operator], closed=, closed.operator=
         */
        'filter[closed]'?: string;
    };
    url: '/api/v1/staff/systems/{id}/audits';
};

export type StaffSystemsListAuditsResponses = {
    /**
     * Reușit
     */
    200: AuditPage;
};

export type StaffSystemsListIssuesData = {
    body?: never;
    path: {
        id: number;
    };
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[note][operator], note=, note.operator=
         */
        'filter[note]'?: string;
        /**
         * De asemenea filter[assignee][operator], assignee=, assignee.operator=
         */
        'filter[assignee]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[systemId][operator], systemId=, systemId.operator=
         */
        'filter[systemId]'?: string;
        /**
         * De asemenea filter[rule][operator], rule=, rule.operator=
         */
        'filter[rule]'?: string;
        /**
         * De asemenea filter[operation][operator], operation=, operation.operator=
         */
        'filter[operation]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[expected][operator], expected=, expected.operator=
         */
        'filter[expected]'?: string;
        /**
         * De asemenea filter[found][operator], found=, found.operator=
         */
        'filter[found]'?: string;
        /**
         * De asemenea filter[openedAt][operator], openedAt=, openedAt.operator=
         */
        'filter[openedAt]'?: string;
        /**
         * De asemenea filter[openedBy][operator], openedBy=, openedBy.operator=
         */
        'filter[openedBy]'?: string;
        /**
         * De asemenea filter[seenAt][operator], seenAt=, seenAt.operator=
         */
        'filter[seenAt]'?: string;
        /**
         * De asemenea filter[seenBy][operator], seenBy=, seenBy.operator=
         */
        'filter[seenBy]'?: string;
        /**
         * De asemenea filter[seen][operator], seen=, seen.operator=
         */
        'filter[seen]'?: string;
        /**
         * De asemenea filter[reopenedAt][operator], reopenedAt=, reopenedAt.operator=
         */
        'filter[reopenedAt]'?: string;
        /**
         * De asemenea filter[closedAt][operator], closedAt=, closedAt.operator=
         */
        'filter[closedAt]'?: string;
        /**
         * De asemenea filter[closedBy][operator], closedBy=, closedBy.operator=
         */
        'filter[closedBy]'?: string;
    };
    url: '/api/v1/staff/systems/{id}/issues';
};

export type StaffSystemsListIssuesResponses = {
    /**
     * Reușit
     */
    200: IssuePage;
};

export type StaffSystemsListTrendData = {
    body?: never;
    path: {
        id: number;
    };
    query?: {
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * În loc de page: din Link; rel=next
         */
        cursor?: string;
        /**
         * camp,-altul sau camp,desc
         */
        sort?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[finishedAt][operator], finishedAt=, finishedAt.operator=
         */
        'filter[finishedAt]'?: string;
        /**
         * De asemenea filter[standard][operator], standard=, standard.operator=
         */
        'filter[standard]'?: string;
        /**
         * De asemenea filter[verdict][operator], verdict=, verdict.operator=
         */
        'filter[verdict]'?: string;
        /**
         * De asemenea filter[counts][operator], counts=, counts.operator=
         */
        'filter[counts]'?: string;
        /**
         * De asemenea filter[opened][operator], opened=, opened.operator=
         */
        'filter[opened]'?: string;
        /**
         * De asemenea filter[closed][operator], closed=, closed.operator=
         */
        'filter[closed]'?: string;
    };
    url: '/api/v1/staff/systems/{id}/trend';
};

export type StaffSystemsListTrendResponses = {
    /**
     * Reușit
     */
    200: TrendPointPage;
};

export type DocsReadPageData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/docs';
};

export type DocsReadPageResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type DocsReadAssetData = {
    body?: never;
    path: {
        asset: string;
    };
    query?: never;
    url: '/docs/{asset}';
};

export type DocsReadAssetResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type HealthReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/health';
};

export type HealthReadResponses = {
    /**
     * Reușit
     */
    200: Health;
};

export type HealthReadLivenessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/health/live';
};

export type HealthReadLivenessResponses = {
    /**
     * Reușit
     */
    200: Liveness;
};

export type HealthReadReadinessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/health/ready';
};

export type HealthReadReadinessResponses = {
    /**
     * Reușit
     */
    200: Health;
};

export type InfoReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/info';
};

export type InfoReadResponses = {
    /**
     * Reușit
     */
    200: Info;
};

export type ManagementReadHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/management/health';
};

export type ManagementReadHealthResponses = {
    /**
     * Reușit
     */
    200: Health;
};

export type ManagementReadInfoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/management/info';
};

export type ManagementReadInfoResponses = {
    /**
     * Reușit
     */
    200: Info;
};

export type ManagementReadLogLinesData = {
    body?: never;
    path?: never;
    query: {
        correlationId: string;
        days?: '1' | '7' | '30';
    };
    url: '/management/log-lines';
};

export type ManagementReadLogLinesResponses = {
    /**
     * Reușit
     */
    200: LogLines;
};

export type ManagementReadMetricsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/management/prometheus';
};

export type ManagementReadMetricsResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type ManagementReadTimelinesData = {
    body?: never;
    path?: never;
    query?: {
        span?: 'hour' | 'day' | 'week' | 'month';
        until?: string;
        route?: string;
    };
    url: '/management/timelines';
};

export type ManagementReadTimelinesResponses = {
    /**
     * Reușit
     */
    200: Timelines;
};

export type ManagementReadComponentData = {
    body?: never;
    path: {
        component: string;
    };
    query?: never;
    url: '/management/{component}';
};

export type ManagementReadComponentResponses = {
    /**
     * Reușit
     */
    200: ManagementReadComponentAnswer;
};

export type MetricsReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/metrics';
};

export type MetricsReadResponses = {
    /**
     * Reușit
     */
    200: string;
};

