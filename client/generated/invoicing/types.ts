// Written by `npm run generate` from functions/invoicing/openapi.json.

export type RespingereaAprobarii = {
    /**
     * Motivul / Причина / The reason
     */
    reason?: string;
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

export type BankToken = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Banca / Банк / The bank
     */
    bank: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    active: boolean;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    createdAt: string;
    /**
     * Când a fost revocat / Когда отозван / When it was revoked
     */
    revokedAt?: string;
};

export type NewBankToken = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Banca / Банк / The bank
     */
    bank: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    active: boolean;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    createdAt: string;
    /**
     * Când a fost revocat / Когда отозван / When it was revoked
     */
    revokedAt?: string;
    /**
     * Tokenul / Токен / The token
     */
    token: string;
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

export type InvoiceAccount = {
    /**
     * Identificatorul, un UUID / Идентификатор, UUID / The id, a UUID
     */
    id: string;
    /**
     * Codul / Код / Code
     */
    code: string;
    /**
     * Numărul / Номер / Number
     */
    number: number;
    /**
     * IDNO al clientului / IDNO клиента / IDNO of the client
     */
    idno: string;
    /**
     * Serviciul / Сервис / The service
     */
    service: string;
    /**
     * Proiectul / Проект / The project
     */
    project: string;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount: string;
    /**
     * Ce mai este de plătit: suma liniilor din registru. Ce mai este de plătit / Остаток к оплате / What is still to be paid
     */
    balance: string;
    /**
     * Moneda / Валюта / Currency
     */
    currency: string;
    /**
     * Starea facturii / Состояние счёта / State of the invoice
     */
    status: 'Active' | 'PartiallyPaid' | 'Paid' | 'Expired' | 'Cancelled' | 'Refunded';
    /**
     * Se poate plăti până la / Оплатить до / Payable until
     */
    due: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    createdAt: string;
    /**
     * Plățile și rambursările / Платежи и возвраты / Payments and refunds
     */
    transactions: Array<Transaction>;
    /**
     * Toate liniile registrului / Все строки реестра / All lines of the ledger
     */
    ledger: Array<LedgerLine>;
};

export type Transaction = {
    /**
     * Identificatorul, un UUID / Идентификатор, UUID / The id, a UUID
     */
    id: string;
    /**
     * Plată sau rambursare / Платёж или возврат / Payment or refund
     */
    type: 'Payment' | 'Refund';
    /**
     * Referința / Ссылка / Reference
     */
    reference: string;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount: string;
    /**
     * Moneda / Валюта / Currency
     */
    currency: string;
    /**
     * Plătitorul / Плательщик / The payer
     */
    payer?: string;
    /**
     * Când s-a plătit / Когда оплачено / When it was paid
     */
    paidAt?: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    createdAt: string;
};

export type LedgerLine = {
    /**
     * Numărul / Номер / Number
     */
    number: number;
    /**
     * Felul liniei / Вид строки / Kind of line
     */
    kind: 'Issue' | 'Payment' | 'Refund' | 'Expiry' | 'Cancellation';
    /**
     * Cu semn: cu atât crește ce este de plătit. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount: string;
    /**
     * Referința / Ссылка / Reference
     */
    reference?: string;
    /**
     * Banca / Банк / The bank
     */
    bank?: string;
    /**
     * Motivul / Причина / The reason
     */
    reason?: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    createdAt: string;
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

export type ServiceRecord = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul / Код / Code
     */
    code: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    active: boolean;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount: string;
};

export type BankLine = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Identificatorul tranzacției / Идентификатор транзакции / Id of the transaction
     */
    uuid: string;
    /**
     * Banca / Банк / The bank
     */
    bank: string;
    /**
     * Referința / Ссылка / Reference
     */
    reference: string;
    /**
     * Factura / Счёт / The invoice
     */
    invoice: string;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount: string;
    /**
     * Moneda / Валюта / Currency
     */
    currency: string;
    /**
     * Când s-a plătit / Когда оплачено / When it was paid
     */
    paidAt?: string;
    /**
     * Plătitorul / Плательщик / The payer
     */
    payer?: string;
    /**
     * Când a sosit / Когда получено / When it arrived
     */
    receivedAt: string;
    /**
     * Starea liniei bancare / Состояние банковской строки / State of the bank line
     */
    status: 'Matched' | 'Unmatched';
    /**
     * De ce linia nu a fost identificată / Почему строка не сопоставлена / Why the line was not matched
     */
    reason?: 'UnknownInvoice' | 'Overpayment' | 'Expired' | 'Closed' | 'Currency';
    /**
     * Factura plătită / Оплаченный счёт / The invoice that it paid
     */
    matchedWith?: string;
    /**
     * Când a fost identificată / Когда сопоставлено / When it was matched
     */
    matchedAt?: string;
    /**
     * Cine a identificat-o / Кто сопоставил / Who matched it
     */
    matchedBy?: string;
};

export type Created = {
    /**
     * Identificatorul, un UUID / Идентификатор, UUID / The id, a UUID
     */
    id: string;
};

export type Invoice = {
    /**
     * Identificatorul, un UUID / Идентификатор, UUID / The id, a UUID
     */
    id: string;
    /**
     * Codul / Код / Code
     */
    code: string;
    /**
     * Numărul / Номер / Number
     */
    number: number;
    /**
     * IDNO al clientului / IDNO клиента / IDNO of the client
     */
    idno: string;
    /**
     * Serviciul / Сервис / The service
     */
    service: string;
    /**
     * Proiectul / Проект / The project
     */
    project: string;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount: string;
    /**
     * Ce mai este de plătit: suma liniilor din registru. Ce mai este de plătit / Остаток к оплате / What is still to be paid
     */
    balance: string;
    /**
     * Moneda / Валюта / Currency
     */
    currency: string;
    /**
     * Starea facturii / Состояние счёта / State of the invoice
     */
    status: 'Active' | 'PartiallyPaid' | 'Paid' | 'Expired' | 'Cancelled' | 'Refunded';
    /**
     * Se poate plăti până la / Оплатить до / Payable until
     */
    due: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    createdAt: string;
    /**
     * Plățile și rambursările / Платежи и возвраты / Payments and refunds
     */
    transactions: Array<Transaction>;
};

export type Service = {
    /**
     * Codul / Код / Code
     */
    code: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    active: boolean;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount: string;
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

export type BankTokenPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<BankToken>;
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

export type AdminBankTokensCreateBody = {
    /**
     * Banca / Банк / The bank
     */
    bank: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
};

export type AdminConformanceProbesCreateBody = {
    /**
     * Orice text / Любой текст / Any text
     */
    text: string;
};

export type AdminInvoicesCancelBody = {
    /**
     * Motivul / Причина / The reason
     */
    reason?: string;
};

export type AdminInvoicesRefundBody = {
    /**
     * Referința / Ссылка / Reference
     */
    reference: string;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount?: string;
    /**
     * Motivul / Причина / The reason
     */
    reason?: string;
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

export type ServiceRecordPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<ServiceRecord>;
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

export type AdminServicesCreateBody = {
    /**
     * Codul / Код / Code
     */
    code: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount: string;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    active?: boolean | null;
};

export type AdminServicesReplaceBody = {
    /**
     * Codul / Код / Code
     */
    code: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount: string;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    active?: boolean | null;
};

export type AdminServicesPatchBody = {
    /**
     * Codul / Код / Code
     */
    code?: string;
    /**
     * Denumirea / Название / Name
     */
    name?: string;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount?: string;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    active?: boolean | null;
};

export type BankLinePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<BankLine>;
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

export type AdminUnmatchedLinesMatchBody = {
    /**
     * Factura / Счёт / The invoice
     */
    invoice: string;
};

export type AdminUnmatchedMatchBody = {
    /**
     * Factura / Счёт / The invoice
     */
    invoice: string;
};

export type ExtrasCreateBody = {
    /**
     * Numele plății la bancă; același din nou este aceeași plată. Referința / Ссылка / Reference
     */
    reference: string;
    /**
     * Codul sau id-ul facturii. Factura / Счёт / The invoice
     */
    invoice: string;
    /**
     * Lei cu două zecimale. Suma, lei cu două zecimale / Сумма, леи с двумя знаками / Amount, lei with two decimals
     */
    amount: string;
    /**
     * Moneda / Валюта / Currency
     */
    currency?: string;
    /**
     * Când s-a plătit / Когда оплачено / When it was paid
     */
    paidAt?: string;
    /**
     * Plătitorul / Плательщик / The payer
     */
    payer?: string;
};

export type InvoiceCreateBody = {
    /**
     * IDNO al clientului / IDNO клиента / IDNO of the client
     */
    idno: string;
    /**
     * Serviciul / Сервис / The service
     */
    service: string;
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

export type AdminBankTokensListData = {
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
         * De asemenea filter[bank][operator], bank=, bank.operator=
         */
        'filter[bank]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[active][operator], active=, active.operator=
         */
        'filter[active]'?: string;
        /**
         * De asemenea filter[createdAt][operator], createdAt=, createdAt.operator=
         */
        'filter[createdAt]'?: string;
        /**
         * De asemenea filter[revokedAt][operator], revokedAt=, revokedAt.operator=
         */
        'filter[revokedAt]'?: string;
    };
    url: '/api/v1/admin/bank-tokens';
};

export type AdminBankTokensListResponses = {
    /**
     * Reușit
     */
    200: BankTokenPage;
};

export type AdminBankTokensCreateData = {
    body: AdminBankTokensCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/bank-tokens';
};

export type AdminBankTokensCreateResponses = {
    /**
     * Creat
     */
    201: NewBankToken;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminBankTokensRevokeData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/bank-tokens/{id}';
};

export type AdminBankTokensRevokeResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
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

export type AdminInvoicesReadData = {
    body?: never;
    path: {
        code: string;
    };
    query?: never;
    url: '/api/v1/admin/invoices/{code}';
};

export type AdminInvoicesReadResponses = {
    /**
     * Reușit
     */
    200: InvoiceAccount;
};

export type AdminInvoicesCancelData = {
    body?: AdminInvoicesCancelBody;
    path: {
        code: string;
    };
    query?: never;
    url: '/api/v1/admin/invoices/{code}/cancel';
};

export type AdminInvoicesCancelResponses = {
    /**
     * Reușit
     */
    200: InvoiceAccount;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminInvoicesRefundData = {
    body: AdminInvoicesRefundBody;
    path: {
        code: string;
    };
    query?: never;
    url: '/api/v1/admin/invoices/{code}/refunds';
};

export type AdminInvoicesRefundResponses = {
    /**
     * Reușit
     */
    200: InvoiceAccount;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
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

export type AdminServicesListData = {
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
         * De asemenea filter[code][operator], code=, code.operator=
         */
        'filter[code]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[active][operator], active=, active.operator=
         */
        'filter[active]'?: string;
        /**
         * De asemenea filter[amount][operator], amount=, amount.operator=
         */
        'filter[amount]'?: string;
    };
    url: '/api/v1/admin/services';
};

export type AdminServicesListResponses = {
    /**
     * Reușit
     */
    200: ServiceRecordPage;
};

export type AdminServicesCreateData = {
    body: AdminServicesCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/services';
};

export type AdminServicesCreateResponses = {
    /**
     * Creat
     */
    201: ServiceRecord;
};

export type AdminServicesCountData = {
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
         * De asemenea filter[code][operator], code=, code.operator=
         */
        'filter[code]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[active][operator], active=, active.operator=
         */
        'filter[active]'?: string;
        /**
         * De asemenea filter[amount][operator], amount=, amount.operator=
         */
        'filter[amount]'?: string;
    };
    url: '/api/v1/admin/services/count';
};

export type AdminServicesCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AdminServicesRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/services/{id}';
};

export type AdminServicesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AdminServicesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/services/{id}';
};

export type AdminServicesReadResponses = {
    /**
     * Reușit
     */
    200: ServiceRecord;
};

export type AdminServicesPatchData = {
    body: AdminServicesPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/services/{id}';
};

export type AdminServicesPatchResponses = {
    /**
     * Reușit
     */
    200: ServiceRecord;
};

export type AdminServicesReplaceData = {
    body: AdminServicesReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/services/{id}';
};

export type AdminServicesReplaceResponses = {
    /**
     * Reușit
     */
    200: ServiceRecord;
};

export type AdminUnmatchedListData = {
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
         * De asemenea filter[uuid][operator], uuid=, uuid.operator=
         */
        'filter[uuid]'?: string;
        /**
         * De asemenea filter[bank][operator], bank=, bank.operator=
         */
        'filter[bank]'?: string;
        /**
         * De asemenea filter[reference][operator], reference=, reference.operator=
         */
        'filter[reference]'?: string;
        /**
         * De asemenea filter[invoice][operator], invoice=, invoice.operator=
         */
        'filter[invoice]'?: string;
        /**
         * De asemenea filter[amount][operator], amount=, amount.operator=
         */
        'filter[amount]'?: string;
        /**
         * De asemenea filter[currency][operator], currency=, currency.operator=
         */
        'filter[currency]'?: string;
        /**
         * De asemenea filter[paidAt][operator], paidAt=, paidAt.operator=
         */
        'filter[paidAt]'?: string;
        /**
         * De asemenea filter[payer][operator], payer=, payer.operator=
         */
        'filter[payer]'?: string;
        /**
         * De asemenea filter[receivedAt][operator], receivedAt=, receivedAt.operator=
         */
        'filter[receivedAt]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[reason][operator], reason=, reason.operator=
         */
        'filter[reason]'?: string;
        /**
         * De asemenea filter[matchedWith][operator], matchedWith=, matchedWith.operator=
         */
        'filter[matchedWith]'?: string;
        /**
         * De asemenea filter[matchedAt][operator], matchedAt=, matchedAt.operator=
         */
        'filter[matchedAt]'?: string;
        /**
         * De asemenea filter[matchedBy][operator], matchedBy=, matchedBy.operator=
         */
        'filter[matchedBy]'?: string;
    };
    url: '/api/v1/admin/unmatched';
};

export type AdminUnmatchedListResponses = {
    /**
     * Reușit
     */
    200: BankLinePage;
};

export type AdminUnmatchedLinesListData = {
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
         * De asemenea filter[uuid][operator], uuid=, uuid.operator=
         */
        'filter[uuid]'?: string;
        /**
         * De asemenea filter[bank][operator], bank=, bank.operator=
         */
        'filter[bank]'?: string;
        /**
         * De asemenea filter[reference][operator], reference=, reference.operator=
         */
        'filter[reference]'?: string;
        /**
         * De asemenea filter[invoice][operator], invoice=, invoice.operator=
         */
        'filter[invoice]'?: string;
        /**
         * De asemenea filter[amount][operator], amount=, amount.operator=
         */
        'filter[amount]'?: string;
        /**
         * De asemenea filter[currency][operator], currency=, currency.operator=
         */
        'filter[currency]'?: string;
        /**
         * De asemenea filter[paidAt][operator], paidAt=, paidAt.operator=
         */
        'filter[paidAt]'?: string;
        /**
         * De asemenea filter[payer][operator], payer=, payer.operator=
         */
        'filter[payer]'?: string;
        /**
         * De asemenea filter[receivedAt][operator], receivedAt=, receivedAt.operator=
         */
        'filter[receivedAt]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[reason][operator], reason=, reason.operator=
         */
        'filter[reason]'?: string;
        /**
         * De asemenea filter[matchedWith][operator], matchedWith=, matchedWith.operator=
         */
        'filter[matchedWith]'?: string;
        /**
         * De asemenea filter[matchedAt][operator], matchedAt=, matchedAt.operator=
         */
        'filter[matchedAt]'?: string;
        /**
         * De asemenea filter[matchedBy][operator], matchedBy=, matchedBy.operator=
         */
        'filter[matchedBy]'?: string;
    };
    url: '/api/v1/admin/unmatched-lines';
};

export type AdminUnmatchedLinesListResponses = {
    /**
     * Reușit
     */
    200: BankLinePage;
};

export type AdminUnmatchedLinesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/unmatched-lines/{id}';
};

export type AdminUnmatchedLinesReadResponses = {
    /**
     * Reușit
     */
    200: BankLine;
};

export type AdminUnmatchedLinesMatchData = {
    body: AdminUnmatchedLinesMatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/unmatched-lines/{id}/match';
};

export type AdminUnmatchedLinesMatchResponses = {
    /**
     * Reușit
     */
    200: BankLine;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminUnmatchedReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/unmatched/{id}';
};

export type AdminUnmatchedReadResponses = {
    /**
     * Reușit
     */
    200: BankLine;
};

export type AdminUnmatchedMatchData = {
    body: AdminUnmatchedMatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/unmatched/{id}/match';
};

export type AdminUnmatchedMatchResponses = {
    /**
     * Reușit
     */
    200: BankLine;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type ExtrasCreateData = {
    body?: ExtrasCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/extras';
};

export type ExtrasCreateResponses = {
    /**
     * Reușit
     */
    200: Created;
};

export type InvoiceListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Codul serviciului
         */
        service?: string;
        /**
         * Numele proiectului
         */
        project?: string;
        /**
         * Numărul paginii, de la 1
         */
        page?: number;
        /**
         * Rânduri pe pagină, cel mult 200
         */
        'per-page'?: number;
    };
    url: '/api/v1/invoice';
};

export type InvoiceListResponses = {
    /**
     * Reușit
     */
    200: Array<Invoice>;
};

export type InvoiceCreateData = {
    body?: InvoiceCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/invoice';
};

export type InvoiceCreateResponses = {
    /**
     * Reușit
     */
    200: Created;
};

export type InvoiceReadData = {
    body?: never;
    path: {
        code: string;
    };
    query?: never;
    url: '/api/v1/invoice/{code}';
};

export type InvoiceReadResponses = {
    /**
     * Reușit
     */
    200: Invoice;
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

export type ServiceListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Doar serviciile cu această sumă
         */
        amount?: string;
        /**
         * Numărul paginii, de la 1
         */
        page?: number;
        /**
         * Rânduri pe pagină, cel mult 200
         */
        'per-page'?: number;
    };
    url: '/api/v1/service';
};

export type ServiceListResponses = {
    /**
     * Reușit
     */
    200: Array<Service>;
};

export type ServiceReadData = {
    body?: never;
    path: {
        code: string;
    };
    query?: never;
    url: '/api/v1/service/{code}';
};

export type ServiceReadResponses = {
    /**
     * Reușit
     */
    200: Service;
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

