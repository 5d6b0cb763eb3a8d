// Written by `npm run generate` from functions/template-admin/openapi.json.

/**
 * Dacă este trimis, este chiar tokenul din Authorization
 */
export type TokenField = {
    /**
     * Tokenul din Authorization / Токен из Authorization / The token of Authorization
     */
    Token?: string;
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
    langKey: 'ro' | 'ru';
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
};

export type Token = {
    /**
     * Tokenul de utilizator / Токен пользователя / The user's token
     */
    id_token: string;
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

export type Template = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Organizația; absentă la șablonul implicit / Организация; нет у шаблона по умолчанию / The organization; absent for the default template
     */
    organization_id?: string;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id: '0' | '1';
    /**
     * Lista șablonului, ca text JSON / Список шаблона как текст JSON / The list of the template, as JSON text
     */
    template: string;
};

export type TemplateAnswer = {
    /**
     * Răspunsul / Ответ / The answer
     */
    payload: {
        /**
         * Lista șablonului, ca text JSON. Lista șablonului, ca text JSON / Список шаблона как текст JSON / The list of the template, as JSON text
         */
        template: string;
    };
    /**
     * Eroarea; null la succes / Ошибка; null при успехе / The error; null on success
     */
    error: null;
};

export type OrganizationAnswer = {
    /**
     * Răspunsul / Ответ / The answer
     */
    payload: {
        /**
         * Organizația / Организация / The organization
         */
        organization: {
            /**
             * Identificatorul, ca text / Идентификатор в виде текста / The id, as text
             */
            id: string;
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
            status_id: string;
            /**
             * Descrierea / Описание / Description
             */
            description?: string;
        };
    };
    /**
     * Eroarea; null la succes / Ошибка; null при успехе / The error; null on success
     */
    error: null;
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
         * Valorile de scurtă durată / Краткоживущие значения / Short-lived values
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
    langKey?: 'ro' | 'ru';
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
    langKey?: 'ro' | 'ru';
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
    langKey?: 'ro' | 'ru';
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

export type AdminConformanceProbesCreateBody = {
    /**
     * Orice text / Любой текст / Any text
     */
    text: string;
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

export type TemplatePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Template>;
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

export type AdminTemplatesCreateBody = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Organizația; absentă la șablonul implicit / Организация; нет у шаблона по умолчанию / The organization; absent for the default template
     */
    organization_id?: string | null;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | null;
    /**
     * Lista șablonului, ca text JSON / Список шаблона как текст JSON / The list of the template, as JSON text
     */
    template: string;
};

export type AdminTemplatesReplaceBody = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Organizația; absentă la șablonul implicit / Организация; нет у шаблона по умолчанию / The organization; absent for the default template
     */
    organization_id?: string | null;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | null;
    /**
     * Lista șablonului, ca text JSON / Список шаблона как текст JSON / The list of the template, as JSON text
     */
    template: string;
};

export type AdminTemplatesPatchBody = {
    /**
     * Denumirea / Название / Name
     */
    name?: string;
    /**
     * Organizația; absentă la șablonul implicit / Организация; нет у шаблона по умолчанию / The organization; absent for the default template
     */
    organization_id?: string | null;
    /**
     * 1 activ, 0 inactiv / 1 активно, 0 неактивно / 1 active, 0 inactive
     */
    status_id?: '0' | '1' | null;
    /**
     * Lista șablonului, ca text JSON / Список шаблона как текст JSON / The list of the template, as JSON text
     */
    template?: string;
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
 * Limbile, în ordinea dorită (RFC 9110): ro, ru
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

export type AdminTemplatesListData = {
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
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[organization_id][operator], organization_id=, organization_id.operator=
         */
        'filter[organization_id]'?: string;
        /**
         * De asemenea filter[status_id][operator], status_id=, status_id.operator=
         */
        'filter[status_id]'?: string;
        /**
         * De asemenea filter[template][operator], template=, template.operator=
         */
        'filter[template]'?: string;
    };
    url: '/api/v1/admin/templates';
};

export type AdminTemplatesListResponses = {
    /**
     * Reușit
     */
    200: TemplatePage;
};

export type AdminTemplatesCreateData = {
    body: AdminTemplatesCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/templates';
};

export type AdminTemplatesCreateResponses = {
    /**
     * Creat
     */
    201: Template;
};

export type AdminTemplatesCountData = {
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
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[organization_id][operator], organization_id=, organization_id.operator=
         */
        'filter[organization_id]'?: string;
        /**
         * De asemenea filter[status_id][operator], status_id=, status_id.operator=
         */
        'filter[status_id]'?: string;
        /**
         * De asemenea filter[template][operator], template=, template.operator=
         */
        'filter[template]'?: string;
    };
    url: '/api/v1/admin/templates/count';
};

export type AdminTemplatesCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AdminTemplatesRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/templates/{id}';
};

export type AdminTemplatesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AdminTemplatesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/templates/{id}';
};

export type AdminTemplatesReadResponses = {
    /**
     * Reușit
     */
    200: Template;
};

export type AdminTemplatesPatchData = {
    body: AdminTemplatesPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/templates/{id}';
};

export type AdminTemplatesPatchResponses = {
    /**
     * Reușit
     */
    200: Template;
};

export type AdminTemplatesReplaceData = {
    body: AdminTemplatesReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/templates/{id}';
};

export type AdminTemplatesReplaceResponses = {
    /**
     * Reușit
     */
    200: Template;
};

export type DuaeTemplateReadData = {
    body?: TokenField;
    path?: never;
    query?: never;
    url: '/api/v1/getDuaeTemplate';
};

export type DuaeTemplateReadResponses = {
    /**
     * Reușit
     */
    200: TemplateAnswer;
};

export type OrganizationsReadOfUserData = {
    body?: never;
    path?: never;
    query: {
        user_id: string;
    };
    url: '/api/v1/getOrganization';
};

export type OrganizationsReadOfUserResponses = {
    /**
     * Reușit
     */
    200: OrganizationAnswer;
};

export type LoginLoginData = {
    body?: LoginCredentials;
    path?: never;
    query?: never;
    url: '/api/v1/login';
};

export type LoginLoginResponses = {
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

