// Written by `npm run generate` from functions/identity/openapi.json.

export type RespingereaAprobarii = {
    /**
     * Motivul / Причина / The reason
     */
    reason?: string;
};

export type SecretRotation = {
    /**
     * Cât mai este acceptat tokenul secret de până acum; 0 îl oprește pe loc. Cât mai merge tokenul vechi, secunde / Сколько секунд действует прежний токен / Seconds for which the previous token works
     */
    overlap_seconds?: number;
};

export type ProviderAssignment = {
    /**
     * Proiectul / Проект / The project
     */
    project_id: string | number;
    /**
     * Furnizorul / Поставщик / The provider
     */
    provider_id: string | number;
};

export type NewOrganization = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno: string;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | 0 | 1;
    /**
     * Descrierea / Описание / Description
     */
    description?: string | null;
};

export type NewProject = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Organizația / Организация / The organization
     */
    organization_id: string | number;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | 0 | 1;
    /**
     * Descrierea / Описание / Description
     */
    description?: string | null;
};

export type LoginCredentials = {
    /**
     * Numele secret al organizației / Секретное имя организации / Secret name of the organization
     */
    Username?: string;
    /**
     * Tokenul secret al proiectului / Секретный токен проекта / Secret token of the project
     */
    Password?: string;
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
     * Clientul / Клиент / The client
     */
    clientId?: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Poate vedea documente SECRET / Может видеть документы SECRET / May see SECRET documents
     */
    hasSecret: boolean;
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

export type RezultatulAprobarii = {
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

export type Organization = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Partenerul / Партнёр / The partner
     */
    partner_id: number;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno: string;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id: '0' | '1';
    /**
     * Descrierea / Описание / Description
     */
    description?: string;
    /**
     * Numele secret / Секретное имя / The secret name
     */
    secret_name: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    created_at: string;
};

export type Partner = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul partenerului / Код партнёра / Code of the partner
     */
    partnerid: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id: '0' | '1';
};

export type Project = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Organizația proiectului / Организация проекта / The organization of the project
     */
    organization_id: number;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id: '0' | '1';
    /**
     * Descrierea / Описание / Description
     */
    description?: string;
    /**
     * Furnizorii activi / Активные поставщики / Active providers
     */
    providers: Array<number>;
    /**
     * Tokenurile, fără valori / Токены без значений / The tokens, without their values
     */
    secrets: Array<{
        /**
         * Când a fost creat / Когда создано / When it was created
         */
        created_at: string;
        /**
         * Valabil până la / Действует до / Valid until
         */
        valid_until?: string;
    }>;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    created_at: string;
};

export type NewSecret = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Tokenul secret, arătat o singură dată / Секретный токен, показывается один раз / The secret token, shown once
     */
    secret_token: string;
    /**
     * Până când merge tokenul vechi / До какого момента действует прежний токен / Until when the previous token works
     */
    previous_valid_until: string;
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

export type OwnOrganization = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno: string;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id: '0' | '1';
    /**
     * Descrierea / Описание / Description
     */
    description?: string;
    /**
     * Identificatorul, ca text / Идентификатор в виде текста / The id, as text
     */
    id: string;
};

export type OwnProject = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id: '0' | '1';
    /**
     * Descrierea / Описание / Description
     */
    description?: string;
    /**
     * Identificatorul, ca text / Идентификатор в виде текста / The id, as text
     */
    id: string;
    /**
     * Organizația / Организация / The organization
     */
    organization_id: string;
    /**
     * Furnizorul este activ / Поставщик активен / Whether the provider is active
     */
    provider_active: boolean;
};

export type Assigned = {
    /**
     * true: operațiunea a reușit / true: операция выполнена / true: the operation succeeded
     */
    status: true;
};

export type CreatedOrganization = {
    /**
     * true: operațiunea a reușit / true: операция выполнена / true: the operation succeeded
     */
    status: true;
    /**
     * Identificatorul, ca text / Идентификатор в виде текста / The id, as text
     */
    id: string;
    /**
     * Numele secret / Секретное имя / The secret name
     */
    secret_name: string;
};

export type CreatedProject = {
    /**
     * true: operațiunea a reușit / true: операция выполнена / true: the operation succeeded
     */
    status: true;
    /**
     * Identificatorul, ca text / Идентификатор в виде текста / The id, as text
     */
    id: string;
    /**
     * Doar la prima creare; se păstrează numai amprenta lui. Tokenul secret, arătat o singură dată / Секретный токен, показывается один раз / The secret token, shown once
     */
    secret_token?: string;
};

/**
 * RFC 7517
 */
export type KeySet = {
    /**
     * Cheile publice / Открытые ключи / The public keys
     */
    keys: Array<{
        /**
         * Tipul cheii / Тип ключа / Key type
         */
        kty: 'EC';
        /**
         * Curba / Кривая / Curve
         */
        crv: 'P-256';
        /**
         * Coordonata x / Координата x / Coordinate x
         */
        x: string;
        /**
         * Coordonata y / Координата y / Coordinate y
         */
        y: string;
        /**
         * Numele cheii / Имя ключа / Name of the key
         */
        kid: string;
        /**
         * Folosința cheii / Использование ключа / Use of the key
         */
        use: 'sig';
        /**
         * Algoritmul / Алгоритм / Algorithm
         */
        alg: 'ES256';
    }>;
};

export type OrganizationToken = {
    /**
     * Tokenul / Токен / The token
     */
    token: string;
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
     * Clientul / Клиент / The client
     */
    clientId?: number | null;
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Poate vedea documente SECRET / Может видеть документы SECRET / May see SECRET documents
     */
    hasSecret?: boolean;
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
     * Clientul / Клиент / The client
     */
    clientId?: number | null;
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Poate vedea documente SECRET / Может видеть документы SECRET / May see SECRET documents
     */
    hasSecret?: boolean;
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
     * Clientul / Клиент / The client
     */
    clientId?: number | null;
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Poate vedea documente SECRET / Может видеть документы SECRET / May see SECRET documents
     */
    hasSecret?: boolean;
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

export type AdminConformanceProbesCreateBody = {
    /**
     * Orice text / Любой текст / Any text
     */
    text: string;
};

export type OrganizationPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Organization>;
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

export type AdminOrganizationsReplaceBody = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Descrierea / Описание / Description
     */
    description?: string | null;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | null;
};

export type AdminOrganizationsPatchBody = {
    /**
     * Denumirea / Название / Name
     */
    name?: string;
    /**
     * Descrierea / Описание / Description
     */
    description?: string | null;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | null;
};

export type PartnerPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Partner>;
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

export type AdminPartnersCreateBody = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Codul partenerului / Код партнёра / Code of the partner
     */
    partnerid?: string | null;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | null;
};

export type AdminPartnersReplaceBody = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Codul partenerului / Код партнёра / Code of the partner
     */
    partnerid?: string | null;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | null;
};

export type AdminPartnersPatchBody = {
    /**
     * Denumirea / Название / Name
     */
    name?: string;
    /**
     * Codul partenerului / Код партнёра / Code of the partner
     */
    partnerid?: string | null;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | null;
};

export type ProjectPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Project>;
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

export type AdminProjectsReplaceBody = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Descrierea / Описание / Description
     */
    description?: string | null;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | null;
};

export type AdminProjectsPatchBody = {
    /**
     * Denumirea / Название / Name
     */
    name?: string;
    /**
     * Descrierea / Описание / Description
     */
    description?: string | null;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | null;
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

/**
 * Codul partenerului
 */
export type Partnerid = string;

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
         * De asemenea filter[clientId][operator], clientId=, clientId.operator=
         */
        'filter[clientId]'?: string;
        /**
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[hasSecret][operator], hasSecret=, hasSecret.operator=
         */
        'filter[hasSecret]'?: string;
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

export type AdminOrganizationsListData = {
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
         * De asemenea filter[partner_id][operator], partner_id=, partner_id.operator=
         */
        'filter[partner_id]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[idno][operator], idno=, idno.operator=
         */
        'filter[idno]'?: string;
        /**
         * De asemenea filter[status_id][operator], status_id=, status_id.operator=
         */
        'filter[status_id]'?: string;
        /**
         * De asemenea filter[description][operator], description=, description.operator=
         */
        'filter[description]'?: string;
        /**
         * De asemenea filter[secret_name][operator], secret_name=, secret_name.operator=
         */
        'filter[secret_name]'?: string;
        /**
         * De asemenea filter[created_at][operator], created_at=, created_at.operator=
         */
        'filter[created_at]'?: string;
    };
    url: '/api/v1/admin/organizations';
};

export type AdminOrganizationsListResponses = {
    /**
     * Reușit
     */
    200: OrganizationPage;
};

export type AdminOrganizationsCountData = {
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
         * De asemenea filter[partner_id][operator], partner_id=, partner_id.operator=
         */
        'filter[partner_id]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[idno][operator], idno=, idno.operator=
         */
        'filter[idno]'?: string;
        /**
         * De asemenea filter[status_id][operator], status_id=, status_id.operator=
         */
        'filter[status_id]'?: string;
        /**
         * De asemenea filter[description][operator], description=, description.operator=
         */
        'filter[description]'?: string;
        /**
         * De asemenea filter[secret_name][operator], secret_name=, secret_name.operator=
         */
        'filter[secret_name]'?: string;
        /**
         * De asemenea filter[created_at][operator], created_at=, created_at.operator=
         */
        'filter[created_at]'?: string;
    };
    url: '/api/v1/admin/organizations/count';
};

export type AdminOrganizationsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AdminOrganizationsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/organizations/{id}';
};

export type AdminOrganizationsReadResponses = {
    /**
     * Reușit
     */
    200: Organization;
};

export type AdminOrganizationsPatchData = {
    body: AdminOrganizationsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/organizations/{id}';
};

export type AdminOrganizationsPatchResponses = {
    /**
     * Reușit
     */
    200: Organization;
};

export type AdminOrganizationsReplaceData = {
    body: AdminOrganizationsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/organizations/{id}';
};

export type AdminOrganizationsReplaceResponses = {
    /**
     * Reușit
     */
    200: Organization;
};

export type AdminOrganizationsListUsersData = {
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
         * De asemenea filter[clientId][operator], clientId=, clientId.operator=
         */
        'filter[clientId]'?: string;
        /**
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[hasSecret][operator], hasSecret=, hasSecret.operator=
         */
        'filter[hasSecret]'?: string;
        /**
         * De asemenea filter[adminServiciu][operator], adminServiciu=, adminServiciu.operator=
         */
        'filter[adminServiciu]'?: string;
        /**
         * De asemenea filter[secondFactor][operator], secondFactor=, secondFactor.operator=
         */
        'filter[secondFactor]'?: string;
    };
    url: '/api/v1/admin/organizations/{id}/users';
};

export type AdminOrganizationsListUsersResponses = {
    /**
     * Reușit
     */
    200: UserPage;
};

export type AdminPartnersListData = {
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
         * De asemenea filter[partnerid][operator], partnerid=, partnerid.operator=
         */
        'filter[partnerid]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[status_id][operator], status_id=, status_id.operator=
         */
        'filter[status_id]'?: string;
    };
    url: '/api/v1/admin/partners';
};

export type AdminPartnersListResponses = {
    /**
     * Reușit
     */
    200: PartnerPage;
};

export type AdminPartnersCreateData = {
    body: AdminPartnersCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/partners';
};

export type AdminPartnersCreateResponses = {
    /**
     * Creat
     */
    201: Partner;
};

export type AdminPartnersCountData = {
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
         * De asemenea filter[partnerid][operator], partnerid=, partnerid.operator=
         */
        'filter[partnerid]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[status_id][operator], status_id=, status_id.operator=
         */
        'filter[status_id]'?: string;
    };
    url: '/api/v1/admin/partners/count';
};

export type AdminPartnersCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AdminPartnersReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/partners/{id}';
};

export type AdminPartnersReadResponses = {
    /**
     * Reușit
     */
    200: Partner;
};

export type AdminPartnersPatchData = {
    body: AdminPartnersPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/partners/{id}';
};

export type AdminPartnersPatchResponses = {
    /**
     * Reușit
     */
    200: Partner;
};

export type AdminPartnersReplaceData = {
    body: AdminPartnersReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/partners/{id}';
};

export type AdminPartnersReplaceResponses = {
    /**
     * Reușit
     */
    200: Partner;
};

export type AdminProjectsListData = {
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
         * De asemenea filter[organization_id][operator], organization_id=, organization_id.operator=
         */
        'filter[organization_id]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[status_id][operator], status_id=, status_id.operator=
         */
        'filter[status_id]'?: string;
        /**
         * De asemenea filter[description][operator], description=, description.operator=
         */
        'filter[description]'?: string;
        /**
         * De asemenea filter[providers][operator], providers=, providers.operator=
         */
        'filter[providers]'?: string;
        /**
         * De asemenea filter[secrets][operator], secrets=, secrets.operator=
         */
        'filter[secrets]'?: string;
        /**
         * De asemenea filter[created_at][operator], created_at=, created_at.operator=
         */
        'filter[created_at]'?: string;
    };
    url: '/api/v1/admin/projects';
};

export type AdminProjectsListResponses = {
    /**
     * Reușit
     */
    200: ProjectPage;
};

export type AdminProjectsCountData = {
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
         * De asemenea filter[organization_id][operator], organization_id=, organization_id.operator=
         */
        'filter[organization_id]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[status_id][operator], status_id=, status_id.operator=
         */
        'filter[status_id]'?: string;
        /**
         * De asemenea filter[description][operator], description=, description.operator=
         */
        'filter[description]'?: string;
        /**
         * De asemenea filter[providers][operator], providers=, providers.operator=
         */
        'filter[providers]'?: string;
        /**
         * De asemenea filter[secrets][operator], secrets=, secrets.operator=
         */
        'filter[secrets]'?: string;
        /**
         * De asemenea filter[created_at][operator], created_at=, created_at.operator=
         */
        'filter[created_at]'?: string;
    };
    url: '/api/v1/admin/projects/count';
};

export type AdminProjectsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AdminProjectsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/projects/{id}';
};

export type AdminProjectsReadResponses = {
    /**
     * Reușit
     */
    200: Project;
};

export type AdminProjectsPatchData = {
    body: AdminProjectsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/projects/{id}';
};

export type AdminProjectsPatchResponses = {
    /**
     * Reușit
     */
    200: Project;
};

export type AdminProjectsReplaceData = {
    body: AdminProjectsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/projects/{id}';
};

export type AdminProjectsReplaceResponses = {
    /**
     * Reușit
     */
    200: Project;
};

export type AdminProjectsRotateSecretData = {
    body?: SecretRotation;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/projects/{id}/rotate-secret';
};

export type AdminProjectsRotateSecretResponses = {
    /**
     * Reușit
     */
    200: NewSecret;
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

export type AppOrganizationsReadCurrentData = {
    body?: never;
    path?: never;
    query?: {
        user_id?: string;
    };
    url: '/api/v1/app/organizations/current';
};

export type AppOrganizationsReadCurrentResponses = {
    /**
     * Reușit
     */
    200: OwnOrganization;
};

export type AppProjectsReadCurrentData = {
    body?: never;
    headers?: {
        /**
         * Codul partenerului
         */
        partnerid?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/app/projects/current';
};

export type AppProjectsReadCurrentResponses = {
    /**
     * Reușit
     */
    200: OwnProject;
};

export type RegistrationAssignProviderData = {
    body?: ProviderAssignment;
    path?: never;
    query?: never;
    url: '/api/v1/assignProvider';
};

export type RegistrationAssignProviderResponses = {
    /**
     * Reușit
     */
    200: Assigned;
};

export type RegistrationCreateOrganizationData = {
    body?: NewOrganization;
    path?: never;
    query?: never;
    url: '/api/v1/createOrganization';
};

export type RegistrationCreateOrganizationResponses = {
    /**
     * Reușit
     */
    200: CreatedOrganization;
};

export type RegistrationCreateProjectData = {
    body?: NewProject;
    path?: never;
    query?: never;
    url: '/api/v1/createProject';
};

export type RegistrationCreateProjectResponses = {
    /**
     * Reușit
     */
    200: CreatedProject;
};

export type TokensListKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/jwks';
};

export type TokensListKeysResponses = {
    /**
     * Reușit
     */
    200: KeySet;
};

export type TokensLoginByGetData = {
    body?: LoginCredentials;
    path?: never;
    query?: never;
    url: '/api/v1/login';
};

export type TokensLoginByGetResponses = {
    /**
     * Reușit
     */
    200: OrganizationToken;
};

export type TokensLoginData = {
    body?: LoginCredentials;
    path?: never;
    query?: never;
    url: '/api/v1/login';
};

export type TokensLoginResponses = {
    /**
     * Reușit
     */
    200: OrganizationToken;
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

export type TokensReadOrganizationData = {
    body?: never;
    path?: never;
    query?: {
        user_id?: string;
    };
    url: '/api/v1/organization';
};

export type TokensReadOrganizationResponses = {
    /**
     * Reușit
     */
    200: OwnOrganization;
};

export type TokensReadProjectData = {
    body?: never;
    headers?: {
        /**
         * Codul partenerului
         */
        partnerid?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/project';
};

export type TokensReadProjectResponses = {
    /**
     * Reușit
     */
    200: OwnProject;
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

