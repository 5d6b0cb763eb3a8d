// Written by `npm run generate` from functions/documents/openapi.json.

export type BucketAccesNou = {
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId: number;
    /**
     * Utilizatorul / Пользователь / The user
     */
    appUserId: number;
    /**
     * Rolul în container / Роль в контейнере / Role in the bucket
     */
    rol: 'ADMIN' | 'OPERATOR';
};

export type BucketNou = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Furnizorul depozitului / Поставщик хранилища / Provider of the store
     */
    provider?: string | null;
    /**
     * Adresa depozitului / Адрес хранилища / Address of the store
     */
    endpoint?: string | null;
    /**
     * Regiunea / Регион / Region
     */
    regiune?: string | null;
    /**
     * Cheia de acces / Ключ доступа / Access key
     */
    accessKey?: string | null;
    /**
     * Cheia secretă a depozitului; numai la scriere / Секретный ключ хранилища; только запись / The secret key of the store; write-only
     */
    secret?: string | null;
    /**
     * AUTOMATA: documentele fără text se recunosc singure după încărcare; LA_CERERE: doar la cerere. Absent: automat, cu Textract la cerere; null revine la aceasta / AUTOMATA: документы без текста распознаются сами после загрузки; LA_CERERE: только по запросу. Отсутствует: автоматически, с Textract по запросу; null возвращает к этому / AUTOMATA: documents without a text are recognised by themselves after their upload; LA_CERERE: only on request. Absent: by themselves, with Textract on request; null returns to that
     */
    recunoastere?: 'AUTOMATA' | 'LA_CERERE' | null;
    /**
     * Limba scanărilor: ro, ru, en; absentă: ro / Язык сканов: ro, ru, en; отсутствует: ro / The language of scans: ro, ru, en; absent: ro
     */
    limbaScanarilor?: 'ro' | 'ru' | 'en' | null;
};

export type BucketSchimbat = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Furnizorul depozitului / Поставщик хранилища / Provider of the store
     */
    provider?: string | null;
    /**
     * Adresa depozitului / Адрес хранилища / Address of the store
     */
    endpoint?: string | null;
    /**
     * Regiunea / Регион / Region
     */
    regiune?: string | null;
    /**
     * Cheia de acces / Ключ доступа / Access key
     */
    accessKey?: string | null;
    /**
     * Cheia secretă a depozitului; numai la scriere / Секретный ключ хранилища; только запись / The secret key of the store; write-only
     */
    secret?: string | null;
    /**
     * AUTOMATA: documentele fără text se recunosc singure după încărcare; LA_CERERE: doar la cerere. Absent: automat, cu Textract la cerere; null revine la aceasta / AUTOMATA: документы без текста распознаются сами после загрузки; LA_CERERE: только по запросу. Отсутствует: автоматически, с Textract по запросу; null возвращает к этому / AUTOMATA: documents without a text are recognised by themselves after their upload; LA_CERERE: only on request. Absent: by themselves, with Textract on request; null returns to that
     */
    recunoastere?: 'AUTOMATA' | 'LA_CERERE' | null;
    /**
     * Limba scanărilor: ro, ru, en; absentă: ro / Язык сканов: ro, ru, en; отсутствует: ro / The language of scans: ro, ru, en; absent: ro
     */
    limbaScanarilor?: 'ro' | 'ru' | 'en' | null;
};

export type Activ = {
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
};

export type ClientMasinaNou = {
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId: number;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Ce îi este permis: documente.read, documente.write / Что ему разрешено: documente.read, documente.write / What it is allowed: documente.read, documente.write
     */
    scopes: Array<'documente.read' | 'documente.write'>;
    /**
     * Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului / Наибольшее число вызовов в минуту; без значения — предел из настроек системы / Maximum number of calls a minute; without a value, the limit in the settings of the system
     */
    limitaPeMinut?: number;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean;
};

export type StareClientMasina = {
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
};

export type RotireSecret = {
    /**
     * Cât mai este valabil secretul vechi, în ore / Сколько ещё действует прежний секрет, в часах / How long the former secret stays valid, in hours
     */
    suprapunereOre?: number;
};

export type OrganizatieNoua = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno: string;
};

export type OrganizatieSchimbata = {
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Starea organizației / Состояние организации / State of the organization
     */
    statut?: 'ACTIV' | 'SUSPENDAT';
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno?: string;
    /**
     * Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului / Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы / The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system
     */
    limitaOcteti?: number | null;
    /**
     * Documentele care pot fi păstrate; fără valoare, limita din setările sistemului / Сколько документов можно хранить; без значения — предел из настроек системы / The documents that may be kept; without a value, the limit in the settings of the system
     */
    limitaDocumente?: number | null;
};

export type Statut = {
    /**
     * Starea organizației / Состояние организации / State of the organization
     */
    statut: 'ACTIV' | 'SUSPENDAT';
};

export type Apartenenta = {
    /**
     * Organizația / Организация / The organization
     */
    organizatieId: number | null;
};

export type CerereNoua = {
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept: 'CITIRE' | 'SCRIERE';
    /**
     * De ce se cere / Почему запрашивается / Why it is asked for
     */
    motivare: string;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
};

export type Aprobare = {
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept?: 'CITIRE' | 'SCRIERE' | null;
    /**
     * Sfârșitul accesului; fără el nu se încheie / Окончание доступа; без него бессрочно / The end of the access; without it there is none
     */
    dataExpirare?: string | null;
    /**
     * Mesajul către cel care primește accesul / Сообщение тому, кто получает доступ / The message to the one who is given access
     */
    mesaj?: string | null;
};

export type Respingere = {
    /**
     * De ce a fost respinsă / Почему отклонён / Why it was refused
     */
    motiv?: string | null;
};

export type TranscriereNoua = {
    /**
     * Documentul / Документ / The document
     */
    documentId: number;
    /**
     * Cum se citește textul / Как читается текст / How the text is read
     */
    tip?: 'AUTO' | 'TEXT' | 'OCR';
    /**
     * Limba: ro, ru, en / Язык: ro, ru, en / Language: ro, ru, en
     */
    limba?: 'ro' | 'ru' | 'en';
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
};

export type DocumentNou = {
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility?: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
     */
    proprietarId?: number;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete?: Array<string>;
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
};

export type ImportNou = {
    /**
     * Furnizorul din care se importă / Поставщик, из которого импортируют / The provider to import from
     */
    furnizor: 'PROVIDER_A' | 'PROVIDER_B';
    /**
     * Elementele importului / Элементы импорта / The items of the import
     */
    items: Array<ElementDeImportat>;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number | null;
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
};

export type ElementDeImportat = {
    /**
     * Referința la furnizor / Ссылка у поставщика / Reference at the provider
     */
    ref: string;
    /**
     * Copie sau legătură / Копия или ссылка / Copy or link
     */
    mod: 'COPIE' | 'LEGATURA';
    /**
     * Forma exportului / Форма экспорта / What it is exported to
     */
    formatExport?: 'pdf' | 'office' | 'both';
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Adresa web la furnizor / Веб-адрес у поставщика / Web address at the provider
     */
    urlWeb?: string;
};

export type IncarcareNoua = {
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune: number;
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType: string;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Documentul / Документ / The document
     */
    documentId?: number;
};

export type DocumentInlocuire = {
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete?: Array<string>;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility?: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
     */
    proprietarId?: number;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Reținut legal: nu se șterge / Запрет уничтожения: не удаляется / Legal hold: it is not removed
     */
    retinereLegala?: boolean;
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA' | null;
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
};

export type ParolaDocumentului = {
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola: string;
};

export type LegaturaNoua = {
    /**
     * Despre ce este, în câteva cuvinte / О чём это, в нескольких словах / What it is about, in a few words
     */
    eticheta?: string;
    /**
     * Mesajul pentru cine deschide linkul / Сообщение для открывающего ссылку / The message to whoever opens the link
     */
    mesaj?: string;
    /**
     * Sfârșitul accesului; fără el nu se încheie / Окончание доступа; без него бессрочно / The end of the access; without it there is none
     */
    dataExpirare?: string;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
    /**
     * Câte descărcări permite / Сколько скачиваний допускается / How many downloads it allows
     */
    maxDescarcari?: number;
    /**
     * Adresa de e-mail la care se trimite / Адрес электронной почты, на который отправляется / The mail address to which it is sent
     */
    catre?: string;
    /**
     * Limba mesajului / Язык письма / The language of the mail
     */
    limba?: 'ro' | 'ru' | 'en';
};

export type Partajare = {
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept: 'CITIRE' | 'SCRIERE';
    /**
     * Sfârșitul accesului; fără el nu se încheie / Окончание доступа; без него бессрочно / The end of the access; without it there is none
     */
    dataExpirare?: string;
    /**
     * Clientul care primește accesul / Клиент, получающий доступ / The client who is given access
     */
    beneficiarClientId?: number;
    /**
     * Utilizatorul care primește accesul / Пользователь, получающий доступ / The user who is given access
     */
    beneficiarOperatorId?: number;
    /**
     * Mesajul către cel care primește accesul / Сообщение тому, кто получает доступ / The message to the one who is given access
     */
    mesaj?: string;
};

export type DocumentDinFisier = {
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
};

export type Semnare = {
    /**
     * Numele semnatarului / Имя подписанта / The signer's name
     */
    semnatar: string;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune?: number;
};

export type Nota = {
    /**
     * Documentul / Документ / The document
     */
    documentId: number;
    /**
     * Detaliile / Подробности / Details
     */
    detalii: {
        [key: string]: string | number | boolean;
    };
};

export type PreferinteDeAnuntareNoi = {
    /**
     * Limba mailurilor / Язык писем / The language of mails
     */
    limba?: 'ro' | 'ru' | 'en' | null;
    /**
     * Modul pentru grupurile fără alegere proprie / Способ для групп без собственного выбора / The way for groups without a choice of their own
     */
    implicit?: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT' | null;
    /**
     * Modul ales pentru fiecare grup / Выбранный способ для каждой группы / The way chosen for each group
     */
    moduri?: ModuriDeAnuntare | null;
};

export type ModuriDeAnuntare = {
    /**
     * Partajări / Предоставленный доступ / Shares
     */
    PARTAJARI?: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Cereri de acces de decis / Запросы доступа, ожидающие решения / Access requests to decide
     */
    CERERI?: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Decizii asupra cererilor proprii / Решения по своим запросам / Decisions on one's own requests
     */
    DECIZII?: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Aprobări / Согласования / Approvals
     */
    APROBARI?: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Importuri și scanări încheiate, viruși găsiți / Завершённые импорт и сканы, найденные вирусы / Finished imports and scans, viruses found
     */
    LUCRARI?: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Linkuri proprii deschise / Открытые ссылки / One's own links that were opened
     */
    LINKURI?: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Certificate care expiră / Истекающие сертификаты / Expiring certificates
     */
    CERTIFICATE?: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Rețineri legale / Запреты уничтожения / Legal holds
     */
    RETINERI?: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
};

export type ParolaLinkului = {
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
    /**
     * Parola documentului / Пароль документа / The document's password
     */
    parolaDocument?: string;
};

export type PrevizualizareSablon = {
    /**
     * Șablonul / Шаблон / The template
     */
    templateId?: number;
    /**
     * Textul șablonului; un DOCX în base64 / Текст шаблона; DOCX в base64 / The text of the template; a DOCX in base64
     */
    continut?: string;
    /**
     * Felul șablonului / Вид шаблона / Kind of template
     */
    format?: 'TEXT' | 'HTML' | 'DOCX';
    variabile?: ValoriSablon;
};

export type ValoriSablon = {
    [key: string]: unknown;
};

export type GenerareFisier = {
    /**
     * Felul fișierului generat / Вид создаваемого файла / Kind of the file that is made
     */
    format: 'PDF' | 'DOCX';
    variabile?: ValoriSablon;
};

export type GenerareDocument = {
    /**
     * Felul fișierului generat / Вид создаваемого файла / Kind of the file that is made
     */
    format: 'PDF' | 'DOCX';
    variabile?: ValoriSablon;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
};

export type TextSalvat = {
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Forma în care se păstrează textul / Формат, в котором сохраняется текст / The format in which the text is kept
     */
    format?: 'txt' | 'pdf';
};

export type RespingereaAprobarii = {
    /**
     * Motivul / Причина / The reason
     */
    reason?: string;
};

export type OrganizationChange = {
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno?: string;
    /**
     * Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului / Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы / The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system
     */
    limitaOcteti?: number | null;
    /**
     * Documentele care pot fi păstrate; fără valoare, limita din setările sistemului / Сколько документов можно хранить; без значения — предел из настроек системы / The documents that may be kept; without a value, the limit in the settings of the system
     */
    limitaDocumente?: number | null;
};

export type NamedVersion = {
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
};

export type CompletareMasina = {
    variabile?: ValoriSablon;
};

export type CerereToken = {
    /**
     * Întotdeauna client_credentials / Всегда client_credentials / Always client_credentials
     */
    grant_type: string;
    /**
     * Numele public al clientului / Публичное имя клиента / The public name of the client
     */
    client_id?: string;
    /**
     * Secretul clientului / Секрет клиента / The client's secret
     */
    client_secret?: string;
    /**
     * Drepturile, despărțite prin spații / Права, через пробел / The scopes, separated by spaces
     */
    scope?: string;
};

export type IncarcareNouaDeMasini = {
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune: number;
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType: string;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
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

export type ContextAcces = {
    /**
     * Nivelurile: L1 publice, L2 proprii, L3 secrete / Уровни: L1 публичные, L2 свои, L3 секретные / Levels: L1 public, L2 own, L3 secret
     */
    levels: Array<'L1' | 'L2' | 'L3'>;
    /**
     * Este administrator / Администратор / Whether they administer
     */
    isAdmin: boolean;
    /**
     * Poate vedea documente SECRET / Может видеть документы SECRET / May see SECRET documents
     */
    hasSecret: boolean;
    /**
     * Actele care nu se pot desface așteaptă o a doua persoană / Необратимые действия ждут второго лица / Whether acts that cannot be undone wait for a second person
     */
    aprobare: boolean;
};

export type BucketAcces = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId: number;
    /**
     * Utilizatorul / Пользователь / The user
     */
    appUserId: number;
    /**
     * Rolul în container / Роль в контейнере / Role in the bucket
     */
    rol: 'ADMIN' | 'OPERATOR';
};

export type BucketView = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Furnizorul depozitului / Поставщик хранилища / Provider of the store
     */
    provider?: string;
    /**
     * Adresa depozitului / Адрес хранилища / Address of the store
     */
    endpoint?: string;
    /**
     * Regiunea / Регион / Region
     */
    regiune?: string;
    /**
     * Cheia de acces / Ключ доступа / Access key
     */
    accessKey?: string;
    /**
     * AUTOMATA: documentele fără text se recunosc singure după încărcare; LA_CERERE: doar la cerere. Absent: automat, cu Textract la cerere; null revine la aceasta / AUTOMATA: документы без текста распознаются сами после загрузки; LA_CERERE: только по запросу. Отсутствует: автоматически, с Textract по запросу; null возвращает к этому / AUTOMATA: documents without a text are recognised by themselves after their upload; LA_CERERE: only on request. Absent: by themselves, with Textract on request; null returns to that
     */
    recunoastere?: 'AUTOMATA' | 'LA_CERERE';
    /**
     * Limba scanărilor: ro, ru, en; absentă: ro / Язык сканов: ro, ru, en; отсутствует: ro / The language of scans: ro, ru, en; absent: ro
     */
    limbaScanarilor?: 'ro' | 'ru' | 'en';
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
};

export type ClientMasina = {
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId: number;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Ce îi este permis: documente.read, documente.write / Что ему разрешено: documente.read, documente.write / What it is allowed: documente.read, documente.write
     */
    scopes: Array<'documente.read' | 'documente.write'>;
    /**
     * Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului / Наибольшее число вызовов в минуту; без значения — предел из настроек системы / Maximum number of calls a minute; without a value, the limit in the settings of the system
     */
    limitaPeMinut?: number;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Numele public al clientului / Публичное имя клиента / The public name of the client
     */
    clientId: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când s-a autentificat ultima dată, la o oră aproape / Когда вошёл в последний раз, с точностью до часа / When it signed in last, within an hour
     */
    ultimaFolosire?: string;
};

export type ClientMasinaCuSecret = {
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId: number;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Ce îi este permis: documente.read, documente.write / Что ему разрешено: documente.read, documente.write / What it is allowed: documente.read, documente.write
     */
    scopes: Array<'documente.read' | 'documente.write'>;
    /**
     * Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului / Наибольшее число вызовов в минуту; без значения — предел из настроек системы / Maximum number of calls a minute; without a value, the limit in the settings of the system
     */
    limitaPeMinut?: number;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Numele public al clientului / Публичное имя клиента / The public name of the client
     */
    clientId: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când s-a autentificat ultima dată, la o oră aproape / Когда вошёл в последний раз, с точностью до часа / When it signed in last, within an hour
     */
    ultimaFolosire?: string;
    /**
     * Secretul; se arată o singură dată / Секрет; показывается один раз / The secret; it is shown once
     */
    clientSecret: string;
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

export type RaportMentenanta = {
    /**
     * Câte s-au arhivat / Сколько архивировано / How many were archived
     */
    arhivate: number;
    /**
     * Câte s-au eliminat / Сколько удалено окончательно / How many were purged
     */
    purjate: number;
    /**
     * Obiecte fără document / Объекты без документа / Objects without a document
     */
    orfane: number;
    /**
     * Câte au eșuat / Сколько ошибок / How many failed
     */
    erori: number;
    /**
     * Totul este făcut / Всё выполнено / Whether all is done
     */
    terminat: boolean;
};

export type Organizatie = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno: string;
    /**
     * Starea organizației / Состояние организации / State of the organization
     */
    statut: 'ACTIV' | 'SUSPENDAT';
    /**
     * Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului / Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы / The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system
     */
    limitaOcteti?: number;
    /**
     * Documentele care pot fi păstrate; fără valoare, limita din setările sistemului / Сколько документов можно хранить; без значения — предел из настроек системы / The documents that may be kept; without a value, the limit in the settings of the system
     */
    limitaDocumente?: number;
};

export type OrganizatieCitita = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno: string;
    /**
     * Starea organizației / Состояние организации / State of the organization
     */
    statut: 'ACTIV' | 'SUSPENDAT';
    /**
     * Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului / Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы / The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system
     */
    limitaOcteti?: number;
    /**
     * Documentele care pot fi păstrate; fără valoare, limita din setările sistemului / Сколько документов можно хранить; без значения — предел из настроек системы / The documents that may be kept; without a value, the limit in the settings of the system
     */
    limitaDocumente?: number;
    cota: Cota;
};

export type Cota = {
    octeti: Folosire;
    documente: Folosire;
};

export type Folosire = {
    /**
     * Cât se ocupă acum / Сколько занято сейчас / What is used now
     */
    folosit: number;
    /**
     * Cât se poate ocupa; lipsește dacă nu este o limită / Сколько можно занять; отсутствует, если предела нет / What may be used; absent if there is no limit
     */
    limita?: number;
};

export type Reindexare = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Starea reindexării / Состояние переиндексации / State of the reindexing
     */
    status: 'IN_LUCRU' | 'FINALIZATA';
    /**
     * Generația care se umple / Заполняемое поколение / The generation that is filled
     */
    generatie: number;
    /**
     * Câte documente sunt gata / Сколько документов готово / How many documents are done
     */
    indexate: number;
    /**
     * Documentele de indexat / Документы для индексации / The documents to index
     */
    total: number;
    /**
     * Când a început / Когда началось / When it began
     */
    inceputLa: string;
    /**
     * Când s-a terminat / Когда закончилось / When it ended
     */
    terminatLa?: string;
};

export type TenantUser = {
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
     * Contul este activat / Учётная запись активирована / Whether the account is activated
     */
    activated: boolean;
    /**
     * Rolurile tehnice / Технические роли / Technical roles
     */
    authorities: Array<string>;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Organizația / Организация / The organization
     */
    organizatie?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Codul unic / Уникальный код / Unique code
         */
        cod: string;
        /**
         * Denumirea / Название / Name
         */
        denumire: string;
    };
    /**
     * Rolurile / Роли / Roles
     */
    rolIds?: Array<number>;
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
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string;
    /**
     * Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului / Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы / The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system
     */
    limitaOcteti?: number;
    /**
     * Documentele care pot fi păstrate; fără valoare, limita din setările sistemului / Сколько документов можно хранить; без значения — предел из настроек системы / The documents that may be kept; without a value, the limit in the settings of the system
     */
    limitaDocumente?: number;
    /**
     * Administrator al serviciului / Администратор сервиса / Administrator of the service
     */
    adminServiciu: boolean;
    /**
     * Contul are un al doilea factor de autentificare / У учётной записи есть второй фактор входа / Whether the account has a second factor
     */
    secondFactor?: boolean;
};

export type AppUser = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email: string;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Clientul / Клиент / The client
     */
    clientId?: number;
    /**
     * Este operator / Оператор / Whether they are an operator
     */
    operator?: boolean;
    /**
     * Poate vedea documente SECRET / Может видеть документы SECRET / May see SECRET documents
     */
    hasSecret: boolean;
    /**
     * Prenumele / Имя / First name
     */
    prenume?: string;
    /**
     * Numele de familie / Фамилия / Last name
     */
    nume?: string;
    /**
     * Rolurile / Роли / Roles
     */
    rolIds: Array<number>;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
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

export type Authority = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Denumirea / Название / Name
     */
    name: string;
};

export type CerereAcces = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Documentul / Документ / The document
     */
    documentId?: number;
    /**
     * Contul care a cerut; 0 la cererea unui cetățean, pe care îl numește `solicitantClientId` / Учётная запись того, кто просит; 0 в запросе гражданина, которого называет `solicitantClientId` / The account that asks; 0 in the request of a citizen, whom `solicitantClientId` names
     */
    solicitantId: number;
    /**
     * Clientul pentru care un cetățean a cerut / Клиент, для которого просит гражданин / The client that a citizen asks for
     */
    solicitantClientId?: number;
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept: 'CITIRE' | 'SCRIERE';
    /**
     * De ce se cere / Почему запрашивается / Why it is asked for
     */
    motivare: string;
    /**
     * Starea cererii de acces / Состояние запроса доступа / State of the access request
     */
    status: 'IN_ASTEPTARE' | 'APROBATA' | 'RESPINSA';
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Cine a decis / Кто решил / Who decided
     */
    decisDe?: string;
    /**
     * Când s-a decis / Когда решено / When it was decided
     */
    decisLa?: string;
    /**
     * De ce a fost respinsă / Почему отклонён / Why it was refused
     */
    motiv?: string;
    /**
     * Mesajul către cel care primește accesul / Сообщение тому, кто получает доступ / The message to the one who is given access
     */
    mesaj?: string;
    /**
     * Numele persoanei sau al clientului care a cerut / Имя человека или клиента, который просит / The name of the person or client that asks
     */
    solicitantNume?: string;
    /**
     * Loginul contului care a cerut / Логин учётной записи того, кто просит / The login of the account that asks
     */
    solicitantLogin?: string;
    /**
     * Numele celui care a decis / Имя того, кто решил / The name of who decided
     */
    decisDeNume?: string;
    /**
     * Ce poate face cititorul cu această înregistrare acum: după drepturile lui și după starea ei. Un 304 nu spune nimic despre acest câmp / Что читатель может сделать с этой записью сейчас: по его правам и её состоянию. Ответ 304 об этом поле ничего не говорит / What the reader may do with this record now: by their rights and by its state. A 304 says nothing about this field
     */
    poate: Array<'MODIFICA' | 'RETRAGE' | 'APROBA' | 'RESPINGE'>;
};

export type Client = {
    /**
     * IDNP / IDNP / IDNP, the number of a person
     */
    idnp?: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email?: string;
    /**
     * Telefonul / Телефон / Telephone
     */
    telefon?: string;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
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

export type Conexiune = {
    /**
     * Furnizorul extern / Внешний поставщик / External provider
     */
    furnizor: 'provider_a' | 'provider_b';
    /**
     * Starea conexiunii / Состояние подключения / State of the connection
     */
    status: 'CONECTAT' | 'EXPIRAT' | 'DECONECTAT';
    /**
     * Contul la furnizor / Учётная запись у поставщика / Account at the provider
     */
    cont?: string;
    /**
     * De când este conectat / Когда подключено / Since when it is connected
     */
    conectatLa?: string;
};

export type AutorizareConexiune = {
    /**
     * Adresa unde se permite accesul / Адрес, где разрешают доступ / Where access is allowed
     */
    authorizationUrl: string;
};

export type FisiereLaDistanta = {
    /**
     * Elementele de la furnizor / Элементы у поставщика / The items at the provider
     */
    items: Array<FisierLaDistanta>;
    /**
     * Locul arătat / Показанное место / The place that is shown
     */
    cale: string;
};

export type FisierLaDistanta = {
    /**
     * Referința la furnizor / Ссылка у поставщика / Reference at the provider
     */
    ref: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Felul elementului la furnizor / Вид элемента у поставщика / Kind of the item at the provider
     */
    tip: 'FISIER' | 'FOLDER' | 'PROIECT' | 'WIKI' | 'SNIPPET';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType?: string;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune?: number;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa?: string;
    /**
     * Adresa web la furnizor / Веб-адрес у поставщика / Web address at the provider
     */
    urlWeb?: string;
    /**
     * Se poate importa / Можно импортировать / Whether it can be imported
     */
    importabil: boolean;
};

export type Conversie = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Documentul / Документ / The document
     */
    documentId?: number;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune?: number;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Cum se citește textul / Как читается текст / How the text is read
     */
    tip: 'AUTO' | 'TEXT' | 'OCR';
    /**
     * Limba: ro, ru, en / Язык: ro, ru, en / Language: ro, ru, en
     */
    limba: 'ro' | 'ru' | 'en';
    /**
     * Tipul a ceea ce se citește / Тип исходного файла / Media type of what is read
     */
    sursa: string;
    /**
     * Tipul rezultatului / Тип результата / Media type of the result
     */
    tinta: string;
    /**
     * Starea recunoașterii / Состояние распознавания / State of the transcription
     */
    status: 'IN_ASTEPTARE' | 'IN_LUCRU' | 'FINALIZATA' | 'ESUATA';
    /**
     * Câte pagini are / Сколько страниц / How many pages it has
     */
    pagini?: number;
    /**
     * Câte pagini s-au citit / Сколько страниц прочитано / How many pages were read
     */
    paginiGata?: number;
    /**
     * Cheia refuzului / Ключ отказа / Key of the refusal
     */
    eroare?: string;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Pornită de la sine: documentul s-a încărcat fără text / Начато само: документ загружен без текста / Started by itself: the document was uploaded without a text
     */
    automata?: true;
    /**
     * Când s-a încheiat / Когда завершено / When it ended
     */
    finalizatLa?: string;
    scanare?: Scanare;
    calitate?: CalitateaTextului;
};

export type Scanare = {
    /**
     * Rezultatul: `asteapta`, `curat`, `infectat` (conținutul nu se dă nimănui), `nescanat`, `eliberat` (găsit infectat, dar doi administratori l-au declarat inofensiv) / Результат: `asteapta`, `curat`, `infectat` (содержимое никому не выдаётся), `nescanat`, `eliberat` (найден вирус, но два администратора признали содержимое безвредным) / The result: `asteapta` (it waits), `curat` (clean), `infectat` (the content is given to nobody), `nescanat` (no verdict), `eliberat` (found infected, but two administrators said that it is harmless)
     */
    stare: 'asteapta' | 'curat' | 'infectat' | 'nescanat' | 'eliberat';
    /**
     * Numele virusului găsit / Имя найденного вируса / The name of what was found
     */
    nume?: string;
    /**
     * De ce nu este un rezultat: nu este configurat un scaner, nu răspunde, conținutul este prea mare, criptat sau de o formă necunoscută scanerului, a trecut termenul / Почему нет результата: проверка не настроена, не отвечает, содержимое слишком велико, зашифровано или в неизвестной проверке форме, истёк срок / Why there is no verdict: no scanner is configured, it does not answer, the content is too large, encrypted or of a form that the scanner does not read, the deadline passed
     */
    motiv?: 'neconfigurat' | 'indisponibil' | 'preaMare' | 'criptat' | 'nesuportat' | 'termen';
    /**
     * Când s-a spus / Когда получен результат / When it was said
     */
    la?: string;
};

export type CalitateaTextului = {
    /**
     * Media cuvintelor, de la 0 la 100 / Среднее по словам, от 0 до 100 / The mean of the words, from 0 to 100
     */
    medie: number;
    /**
     * Paginile pe al căror text nu se poate conta / Страницы, на текст которых полагаться нельзя / The pages whose text is not to be relied upon
     */
    paginiNesigure: Array<number>;
};

export type Document = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete: Array<string>;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId: number;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
     */
    proprietarId?: number;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Starea documentului / Состояние документа / State of the document
     */
    status: 'ACTIV' | 'ARHIVAT' | 'STERS' | 'PURJAT';
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Unde se află conținutul / Где находится содержимое / Where the content lies
     */
    storageUri?: string;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune?: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256?: string;
    /**
     * Extensia fișierului / Расширение файла / File extension
     */
    extensie?: string;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format?: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType?: string;
    proprietati?: ProprietatileFisierului;
    scanare?: Scanare;
    /**
     * Copie sau legătură / Копия или ссылка / Copy or link
     */
    mod?: 'COPIE' | 'LEGATURA';
    /**
     * Furnizorul extern / Внешний поставщик / External provider
     */
    furnizor?: 'provider_a' | 'provider_b';
    /**
     * Referința la furnizor / Ссылка у поставщика / Reference at the provider
     */
    ref?: string;
    /**
     * Adresa web la furnizor / Веб-адрес у поставщика / Web address at the provider
     */
    urlWeb?: string;
    /**
     * Forma exportului / Форма экспорта / What it is exported to
     */
    formatExport?: 'pdf' | 'office' | 'both';
    /**
     * Versiunea sursei / Версия источника / Version of the source
     */
    sursaVersiune?: string;
    /**
     * Reținut legal: nu se șterge / Запрет уничтожения: не удаляется / Legal hold: it is not removed
     */
    retinereLegala: boolean;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Cine a schimbat ultimul / Кто изменил последним / Who changed it last
     */
    modificatDe: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
    /**
     * Când a fost arhivat / Когда архивировано / When it was archived
     */
    arhivatLa?: string;
    /**
     * Când a fost șters / Когда удалено / When it was removed
     */
    stersLa?: string;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Eliminarea așteaptă întotdeauna o a doua persoană / Уничтожение всегда ждёт второго лица / Its purge always waits for a second person
     */
    eliminareCuAprobare?: true;
    /**
     * Ce poate face cititorul cu această înregistrare acum: după drepturile lui și după starea ei. Un 304 nu spune nimic despre acest câmp / Что читатель может сделать с этой записью сейчас: по его правам и её состоянию. Ответ 304 об этом поле ничего не говорит / What the reader may do with this record now: by their rights and by its state. A 304 says nothing about this field
     */
    poate: Array<'DESCARCA' | 'TRANSCRIE' | 'MODIFICA' | 'GUVERNEAZA' | 'ATRIBUIE' | 'RETINE' | 'ADAUGA_VERSIUNE' | 'RESINCRONIZEAZA' | 'SEMNEAZA' | 'ARHIVEAZA' | 'REACTIVEAZA' | 'STERGE' | 'ELIMINA' | 'ELIBEREAZA' | 'PARTAJEAZA' | 'CREEAZA_LINK' | 'EXPLICA_ACCESUL' | 'NOTEAZA'>;
};

export type ProprietatileFisierului = {
    /**
     * Titlul din fișier / Заголовок из файла / Title in the file
     */
    titlu?: string;
    /**
     * Autorul din fișier / Автор из файла / Author in the file
     */
    autor?: string;
    /**
     * Data din fișier: creare sau trimitere / Дата из файла: создание или отправка / Date in the file: creation or sending
     */
    data?: string;
    /**
     * Limba textului (ISO 639) / Язык текста (ISO 639) / Language of the text (ISO 639)
     */
    limba?: string;
    /**
     * Pagini sau diapozitive / Страницы или слайды / Pages or slides
     */
    pagini?: number;
};

export type CerereInregistrata = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Starea cererii de acces / Состояние запроса доступа / State of the access request
     */
    status: 'IN_ASTEPTARE' | 'APROBATA' | 'RESPINSA';
};

export type Import = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Furnizorul extern / Внешний поставщик / External provider
     */
    furnizor: 'provider_a' | 'provider_b';
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Starea importului / Состояние импорта / State of the import
     */
    status: 'IN_LUCRU' | 'FINALIZATA';
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Elementele importului / Элементы импорта / The items of the import
     */
    items: Array<ElementulImportului>;
};

export type ElementulImportului = {
    /**
     * Referința la furnizor / Ссылка у поставщика / Reference at the provider
     */
    ref: string;
    /**
     * Copie sau legătură / Копия или ссылка / Copy or link
     */
    mod: 'COPIE' | 'LEGATURA';
    /**
     * Forma exportului / Форма экспорта / What it is exported to
     */
    formatExport?: 'pdf' | 'office' | 'both';
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Starea elementului / Состояние элемента / State of the item
     */
    status: 'IN_ASTEPTARE' | 'IN_LUCRU' | 'AMANATA' | 'FINALIZATA' | 'ESUATA';
    /**
     * Documentul / Документ / The document
     */
    documentId?: number;
    /**
     * Cheia refuzului / Ключ отказа / Key of the refusal
     */
    eroare?: string;
    /**
     * Până când se așteaptă / До какого времени ждать / Until when it waits
     */
    panaLa?: string;
};

export type ImportInLista = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Furnizorul extern / Внешний поставщик / External provider
     */
    furnizor: 'provider_a' | 'provider_b';
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Starea importului / Состояние импорта / State of the import
     */
    status: 'IN_LUCRU' | 'FINALIZATA';
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Câte fișiere / Сколько файлов / How many files
     */
    fisiere: number;
    /**
     * Câte au fost aduse / Сколько импортировано / How many were brought
     */
    importate: number;
    /**
     * Câte nu au reușit / Сколько не удалось / How many failed
     */
    esuate: number;
};

export type Incarcare = {
    /**
     * Încărcarea pe părți / Загрузка по частям / The upload in parts
     */
    uploadId: number;
    /**
     * Starea încărcării / Состояние загрузки / State of the upload
     */
    status: 'IN_ASTEPTARE' | 'IN_LUCRU' | 'FINALIZATA' | 'ESUATA';
    /**
     * Octeți prelucrați / Обработано байт / Bytes processed
     */
    octeti: number;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune: number;
    /**
     * Documentul / Документ / The document
     */
    documentId?: number;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune?: number;
    /**
     * Cheia refuzului / Ключ отказа / Key of the refusal
     */
    eroare?: string;
    /**
     * Până când este valabil / До какого момента действует / Until when it is valid
     */
    expiresAt: string;
};

export type IncarcareDeschisa = {
    /**
     * Încărcarea pe părți / Загрузка по частям / The upload in parts
     */
    uploadId: number;
    /**
     * Octeții unei părți / Размер части / Bytes of a part
     */
    partSize: number;
    /**
     * Adresele părților / Адреса частей / Addresses of the parts
     */
    parts: Array<ParteaIncarcarii>;
    /**
     * Până când este valabil / До какого момента действует / Until when it is valid
     */
    expiresAt: string;
};

export type ParteaIncarcarii = {
    /**
     * Numărul / Номер / Number
     */
    number: number;
    /**
     * Adresa / Адрес / Address
     */
    url: string;
};

export type CuvinteCuLocuri = {
    /**
     * Versiunea conținutului / Версия содержимого / The version of the content
     */
    versiune: number;
    /**
     * Câte pagini are fișierul / Сколько страниц в файле / How many pages the file has
     */
    totalPagini: number;
    /**
     * Adevărat dacă unele cuvinte au fost citite din imagini și pot fi greșite / Истина, если часть слов прочитана с изображений и может быть неверной / True if some of the words were read from pictures and may be wrong
     */
    recunoscute: boolean;
    /**
     * Paginile răspunsului, în ordine / Страницы ответа по порядку / The pages of this answer, in their order
     */
    pagini: Array<PaginaCuCuvinte>;
};

export type PaginaCuCuvinte = {
    /**
     * Numărul paginii, de la 1 / Номер страницы, начиная с 1 / The number of the page, from 1
     */
    pagina: number;
    /**
     * Lățimea paginii, în zecimi de punct / Ширина страницы в десятых долях пункта / The width of the page, in tenths of a point
     */
    latime: number;
    /**
     * Înălțimea paginii, în zecimi de punct / Высота страницы в десятых долях пункта / The height of the page, in tenths of a point
     */
    inaltime: number;
    /**
     * Rândurile de text, în ordinea textului / Строки в порядке текста / The lines, in the order of the text
     */
    randuri: Array<RandDePagina>;
};

export type RandDePagina = {
    /**
     * Cuvintele rândului, despărțite prin câte un spațiu; cratima condiționată de la capăt spune că ultimul cuvânt continuă pe rândul următor / Слова строки через один пробел; мягкий перенос в конце означает, что последнее слово продолжается на следующей строке / The words of the line with one space between them; a soft hyphen at the end says that the last word goes on in the next line
     */
    text: string;
    /**
     * Marginea de sus a rândului, în zecimi de punct / Верхний край строки в десятых долях пункта / The top of the line, in tenths of a point
     */
    sus: number;
    /**
     * Înălțimea rândului, în zecimi de punct / Высота строки в десятых долях пункта / The height of the line, in tenths of a point
     */
    inaltime: number;
    /**
     * Marginea stângă și lățimea fiecărui cuvânt, pe rând, în zecimi de punct / Левый край и ширина каждого слова по порядку, в десятых долях пункта / The left edge and the width of each word in turn, in tenths of a point
     */
    locuri: Array<number>;
};

export type FisierInPregatire = {
    /**
     * Conținutul se pregătește / Содержимое готовится / The content is being prepared
     */
    status: 'IN_LUCRU';
};

export type ExplicatieAcces = {
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
    /**
     * Dacă se poate autentifica; altfel drepturile nu-i folosesc / Может ли войти; иначе права не действуют / Whether they can sign in; else the rights are of no use
     */
    activat: boolean;
    /**
     * Ce poate face cu documentul / Что может делать с документом / What they may do with the document
     */
    drepturi: Array<'CITIRE' | 'SCRIERE' | 'PARTAJARE' | 'ELIMINARE' | 'GUVERNARE' | 'ADMINISTRARE'>;
    /**
     * Legăturile cu documentul, fiecare cu ce dă / Отношения к документу, каждое с тем, что даёт / The relations to the document, each with what it gives
     */
    relatii: Array<{
        /**
         * Felul legăturii / Вид отношения / The kind of relation
         */
        relatie: 'PROPRIETAR' | 'ADMIN_CONTAINER' | 'OPERATOR_CONTAINER' | 'PARTAJARE_SCRIERE' | 'PARTAJARE_CITIRE' | 'ADMIN_ORGANIZATIE' | 'ADMIN_SERVICIU' | 'EMITENT' | 'LINK' | 'PUBLIC';
        /**
         * Beneficiarul partajării / Получатель доступа / The beneficiary of the grant
         */
        prin?: string;
        /**
         * Dacă dă vreun drept acum / Даёт ли сейчас какое-либо право / Whether it gives any right now
         */
        da: boolean;
        /**
         * De ce nu / Почему нет / Why not
         */
        motiv?: 'EXPIRAT' | 'SUSPENDAT' | 'FARA_SECRET' | 'ALT_STATUS';
    }>;
};

export type Integritate = {
    /**
     * Lanțul este întreg / Цепочка цела / Whether the chain is whole
     */
    valid: boolean;
    /**
     * Câte evenimente / Сколько событий / How many events
     */
    evenimente: number;
    /**
     * Ultima amprentă / Последний отпечаток / The last hash
     */
    ultimulHash: string;
    /**
     * Evenimentul la care lanțul se rupe / Событие, на котором цепочка рвётся / The event at which the chain breaks
     */
    ruptLa?: number;
};

export type VedereDeCitire = {
    /**
     * Versiunea conținutului / Версия содержимого / The version of the content
     */
    versiune: number;
    /**
     * Ce spune fișierul, în ordine / Содержание файла по порядку / What the file says, in its order
     */
    blocuri: Array<BlocDeCitire>;
    /**
     * Adevărat dacă fișierul spune mai mult / Истина, если в файле есть ещё текст / True if the file says more
     */
    trunchiat: boolean;
};

export type BlocDeCitire = {
    /**
     * Titlu, paragraf sau tabel / Заголовок, абзац или таблица / A heading, a paragraph or a table
     */
    tip: 'TITLU' | 'PARAGRAF' | 'TABEL';
    /**
     * Nivelul titlului, de la 1 / Уровень заголовка, начиная с 1 / Level of the heading, from 1
     */
    nivel?: number;
    /**
     * Textul unui titlu sau al unui paragraf / Текст заголовка или абзаца / The text of a heading or a paragraph
     */
    text?: string;
    /**
     * Rândurile unui tabel, pe celule / Строки таблицы по ячейкам / The rows of a table, by cells
     */
    randuri?: Array<Array<string>>;
};

export type LegaturaDocumentului = {
    /**
     * Despre ce este, în câteva cuvinte / О чём это, в нескольких словах / What it is about, in a few words
     */
    eticheta?: string;
    /**
     * Mesajul pentru cine deschide linkul / Сообщение для открывающего ссылку / The message to whoever opens the link
     */
    mesaj?: string;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Documentul / Документ / The document
     */
    documentId: number;
    /**
     * Sfârșitul accesului; fără el nu se încheie / Окончание доступа; без него бессрочно / The end of the access; without it there is none
     */
    dataExpirare: string;
    /**
     * Câte descărcări permite / Сколько скачиваний допускается / How many downloads it allows
     */
    maxDescarcari?: number;
    /**
     * Câte descărcări au început / Сколько скачиваний начато / How many downloads have begun
     */
    descarcari: number;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Numele celui care a creat linkul / Имя создавшего ссылку / The name of who made the link
     */
    expeditor?: string;
    /**
     * Instituția lui / Его учреждение / Their institution
     */
    institutie?: string;
    /**
     * Adresa de e-mail la care se trimite / Адрес электронной почты, на который отправляется / The mail address to which it is sent
     */
    catre?: string;
    /**
     * Ce s-a întâmplat cu mesajul: așteaptă, trimis, refuzat de server, sau netrimis după o zi / Что стало с письмом: ожидает, отправлено, отклонено сервером или не отправлено за сутки / What became of the mail: it waits, was sent, was refused by the server, or could not be sent for a day
     */
    trimitere?: 'asteapta' | 'trimis' | 'refuzat' | 'netrimis';
    /**
     * Are parolă proprie / Есть собственный пароль / Whether it has a password of its own
     */
    cuParola: boolean;
};

export type LegaturaCreata = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Adresa / Адрес / Address
     */
    url: string;
    /**
     * Sfârșitul accesului; fără el nu se încheie / Окончание доступа; без него бессрочно / The end of the access; without it there is none
     */
    dataExpirare: string;
};

export type PartajareDocument = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Documentul / Документ / The document
     */
    documentId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Clientul care primește accesul / Клиент, получающий доступ / The client who is given access
     */
    beneficiarClientId?: number;
    /**
     * Utilizatorul care primește accesul / Пользователь, получающий доступ / The user who is given access
     */
    beneficiarOperatorId?: number;
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept: 'CITIRE' | 'SCRIERE';
    /**
     * Sfârșitul accesului; fără el nu se încheie / Окончание доступа; без него бессрочно / The end of the access; without it there is none
     */
    dataExpirare?: string;
    /**
     * Mesajul către cel care primește accesul / Сообщение тому, кто получает доступ / The message to the one who is given access
     */
    mesaj?: string;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Ce poate face cititorul cu această înregistrare acum: după drepturile lui și după starea ei. Un 304 nu spune nimic despre acest câmp / Что читатель может сделать с этой записью сейчас: по его правам и её состоянию. Ответ 304 об этом поле ничего не говорит / What the reader may do with this record now: by their rights and by its state. A 304 says nothing about this field
     */
    poate: Array<'MODIFICA' | 'REVOCA'>;
};

export type Resincronizare = {
    /**
     * Sursa s-a schimbat / Источник изменился / Whether the source has changed
     */
    schimbat: boolean;
    versiune?: VersiuneView;
};

export type VersiuneView = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256: string;
    /**
     * Extensia fișierului / Расширение файла / File extension
     */
    extensie: string;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType: string;
    scanare?: Scanare;
    /**
     * Comentariul versiunii / Комментарий к версии / Comment of the version
     */
    comentariu?: string;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Este versiunea curentă / Текущая ли версия / Whether it is the current version
     */
    curenta: boolean;
    /**
     * Ce poate face cititorul cu această înregistrare acum: după drepturile lui și după starea ei. Un 304 nu spune nimic despre acest câmp / Что читатель может сделать с этой записью сейчас: по его правам и её состоянию. Ответ 304 об этом поле ничего не говорит / What the reader may do with this record now: by their rights and by its state. A 304 says nothing about this field
     */
    poate: Array<'DESCARCA' | 'RESTAUREAZA'>;
};

export type SemnaturaDocument = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Documentul / Документ / The document
     */
    documentId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Numele semnatarului / Имя подписанта / The signer's name
     */
    semnatar: string;
    /**
     * Alt nume, pe care contul l-a declarat când a semnat / Другое имя, заявленное учётной записью при подписании / Another name, which the account declared when it signed
     */
    declarat?: string;
    /**
     * Felul semnăturii / Вид подписи / Kind of signature
     */
    tip: 'PADES' | 'CADES';
    /**
     * B-B, cu marcă temporală B-T, cu lista de revocare B-LT, cu marcă peste ea B-LTA / B-B, с меткой времени B-T, со списком отзыва B-LT, с меткой над ним B-LTA / B-B, with a time stamp B-T, with the revocation list B-LT, with a stamp over it B-LTA
     */
    nivel: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';
    /**
     * Rezultatul verificării / Результат проверки / Result of the verification
     */
    status: 'VALIDA' | 'INVALIDA';
    /**
     * De ce nu este valabilă / Почему недействительна / Why it is not valid
     */
    motiv?: 'CONTINUT_MODIFICAT' | 'ACOPERIRE_PARTIALA' | 'SEMNATURA_CORUPTA' | 'CERTIFICAT_EXPIRAT' | 'CERTIFICAT_INCA_NEVALABIL' | 'CERTIFICAT_NECUNOSCUT' | 'CERTIFICAT_REVOCAT' | 'CERTIFICAT_NEPOTRIVIT' | 'CERTIFICAT_NEPERMIS' | 'FORMA_NEACCEPTATA' | 'STAMPILA_INVALIDA' | 'ALGORITM_SLAB' | 'REVOCARE_NEVERIFICATA' | 'CONTINUT_LIPSA' | 'CERTIFICAT_LIPSA' | 'NESUSTINUT' | 'FISIER_CRIPTAT';
    /**
     * Dacă este calificată, după listele de încredere (ETSI TS 119 615); NEDETERMINATA: nu se poate stabili / Является ли квалифицированной, по доверенным спискам (ETSI TS 119 615); NEDETERMINATA: установить нельзя / If it is qualified, by the trusted lists (ETSI TS 119 615); NEDETERMINATA: it cannot be determined
     */
    calificata?: 'SEMNATURA_CALIFICATA' | 'SIGILIU_CALIFICAT' | 'AVANSATA_CU_CERTIFICAT_CALIFICAT' | 'NECALIFICATA' | 'NEDETERMINATA';
    /**
     * Cui îi aparține certificatul / Владелец сертификата / Whose certificate it is
     */
    certificat: string;
    /**
     * Cine a emis certificatul / Кто выдал сертификат / Who issued the certificate
     */
    emitentCertificat: string;
    /**
     * Numărul de serie al certificatului / Серийный номер сертификата / The certificate's serial number
     */
    serie: string;
    /**
     * SHA-256 al certificatului / SHA-256 сертификата / SHA-256 of the certificate
     */
    amprenta: string;
    /**
     * Când s-a semnat, după semnatar / Когда подписано, по словам подписанта / When it was signed, as the signer says
     */
    semnatLa: string;
    /**
     * Când s-a semnat, după marca temporală / Когда подписано, по метке времени / When it was signed, as the time stamp says
     */
    stampilaLa?: string;
    /**
     * Până când semnătura este dovedită de marca temporală cea mai nouă; dovada se reînnoiește înainte / До какого времени подпись подтверждена новейшей меткой времени; подтверждение продлевается раньше / Until when the newest time stamp proves the signature; the proof is renewed before
     */
    dovadaPanaLa?: string;
    /**
     * Când a fost completată sau reînnoită dovada ultima dată / Когда подтверждение в последний раз дополнено или продлено / When the proof was last completed or renewed
     */
    reinnoitaLa?: string;
    /**
     * Când s-a verificat ultima dată / Время последней проверки / When it was last verified
     */
    verificatLa?: string;
    /**
     * Amprenta evenimentului / Отпечаток события / Hash of the event
     */
    hash: string;
    /**
     * Observații / Примечания / Remarks
     */
    observatii?: string;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Ce poate face cititorul cu această înregistrare acum: după drepturile lui și după starea ei. Un 304 nu spune nimic despre acest câmp / Что читатель может сделать с этой записью сейчас: по его правам и её состоянию. Ответ 304 об этом поле ничего не говорит / What the reader may do with this record now: by their rights and by its state. A 304 says nothing about this field
     */
    poate: Array<'DESCARCA' | 'VERIFICA' | 'MODIFICA' | 'STERGE'>;
};

export type SemnaturaDinFisier = {
    /**
     * Starea validării (ETSI EN 319 102-1); VALIDA este doar TOTAL_PASSED / Состояние проверки (ETSI EN 319 102-1); VALIDA — только TOTAL_PASSED / Status of the validation (ETSI EN 319 102-1); only TOTAL_PASSED is VALIDA
     */
    indicatie?: 'TOTAL_PASSED' | 'TOTAL_FAILED' | 'INDETERMINATE';
    /**
     * Motivul stării, cu numele din standard / Причина состояния, с названием из стандарта / The reason of the status, by its name in the standard
     */
    subindicatie?: 'FORMAT_FAILURE' | 'HASH_FAILURE' | 'SIG_CRYPTO_FAILURE' | 'SIG_CONSTRAINTS_FAILURE' | 'CHAIN_CONSTRAINTS_FAILURE' | 'CERTIFICATE_CHAIN_GENERAL_FAILURE' | 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' | 'NOT_YET_VALID' | 'NO_SIGNING_CERTIFICATE_FOUND' | 'NO_CERTIFICATE_CHAIN_FOUND' | 'NO_CERTIFICATE_CHAIN_FOUND_NO_POE' | 'REVOKED_NO_POE' | 'REVOKED_CA_NO_POE' | 'OUT_OF_BOUNDS_NO_POE' | 'OUT_OF_BOUNDS_NOT_REVOKED' | 'REVOCATION_OUT_OF_BOUNDS_NO_POE' | 'SIGNED_DATA_NOT_FOUND' | 'TRY_LATER' | 'GENERIC';
    /**
     * Dacă este calificată, după listele de încredere (ETSI TS 119 615); NEDETERMINATA: nu se poate stabili / Является ли квалифицированной, по доверенным спискам (ETSI TS 119 615); NEDETERMINATA: установить нельзя / If it is qualified, by the trusted lists (ETSI TS 119 615); NEDETERMINATA: it cannot be determined
     */
    calificata?: 'SEMNATURA_CALIFICATA' | 'SIGILIU_CALIFICAT' | 'AVANSATA_CU_CERTIFICAT_CALIFICAT' | 'NECALIFICATA' | 'NEDETERMINATA';
    /**
     * Lista de încredere în care este autoritatea / Доверенный список, в котором находится центр / The trusted list that the authority is in
     */
    listaIncredere?: {
        /**
         * Țara listei / Страна списка / The country of the list
         */
        teritoriu: string;
        /**
         * Când trebuie înlocuită lista; lipsește pentru una închisă / Когда список должен быть заменён; нет у закрытого / When the list is due to be replaced; absent for a closed one
         */
        expiraLa?: string;
        /**
         * Adevărat dacă lista nu a fost înlocuită la timp; autoritățile ei contează în continuare / Истина, если список вовремя не заменён; его центры по-прежнему учитываются / True if the list was not replaced in time; its authorities still count
         */
        expirata: boolean;
    };
    /**
     * Dacă ce se vede este ce s-a semnat / Является ли видимое тем, что подписано / If what is there is what was signed
     */
    integritate?: 'INTACTA' | 'MODIFICATA' | 'NESTABILITA';
    /**
     * Dacă certificatul semnatarului este de încredere / Можно ли доверять сертификату подписанта / If the signer's certificate is to be trusted
     */
    incredere?: 'ACORDATA' | 'REFUZATA' | 'NESTABILITA';
    /**
     * Autoritatea recunoscută la capătul lanțului / Признанный центр в конце цепочки / The trusted authority at the end of the chain
     */
    autoritate?: string;
    /**
     * Numele fișierelor la care se referă și care nu sunt aici: trimiteți fișierul cu numele acesta / Имена файлов, на которые она ссылается и которых здесь нет: отправьте файл с этим именем / The names of the files that it refers to and that are not here: send the file under this name
     */
    fisiereLipsa?: Array<string>;
    /**
     * Ce s-a adăugat în PDF după semnătură, în ordine / Что добавлено в PDF после подписи, по порядку / What was added to the PDF after the signature, in order
     */
    adaugatDupa?: Array<{
        /**
         * Ce s-a adăugat / Что добавлено / What was added
         */
        felAdaugare: 'SEMNATURA' | 'STAMPILA' | 'CAMP' | 'FORMULAR' | 'ADNOTARE' | 'DATE_DE_VALIDARE';
        /**
         * Câmpurile / Поля / The fields
         */
        campuriAdaugate?: Array<string>;
        /**
         * Numele semnatarului / Имя подписанта / The signer's name
         */
        semnatar?: string;
    }>;
    /**
     * Momentul la care este judecată semnătura / Момент, на который проверена подпись / The moment at which the signature is judged
     */
    timp?: {
        /**
         * Când / Когда / When
         */
        la: string;
        /**
         * De unde este cunoscut / Откуда известно / From where it is known
         */
        sursaTimpului: 'STAMPILA_SEMNATURII' | 'STAMPILA_DOCUMENTULUI' | 'VERIFICARE';
    };
    /**
     * Rezultatul verificării / Результат проверки / Result of the verification
     */
    status: 'VALIDA' | 'INVALIDA';
    /**
     * De ce nu este valabilă / Почему недействительна / Why it is not valid
     */
    motiv?: 'CONTINUT_MODIFICAT' | 'ACOPERIRE_PARTIALA' | 'SEMNATURA_CORUPTA' | 'CERTIFICAT_EXPIRAT' | 'CERTIFICAT_INCA_NEVALABIL' | 'CERTIFICAT_NECUNOSCUT' | 'CERTIFICAT_REVOCAT' | 'CERTIFICAT_NEPOTRIVIT' | 'CERTIFICAT_NEPERMIS' | 'FORMA_NEACCEPTATA' | 'STAMPILA_INVALIDA' | 'ALGORITM_SLAB' | 'REVOCARE_NEVERIFICATA' | 'CONTINUT_LIPSA' | 'CERTIFICAT_LIPSA' | 'NESUSTINUT' | 'FISIER_CRIPTAT';
    /**
     * B-B, cu marcă temporală B-T, cu lista de revocare B-LT, cu marcă peste ea B-LTA / B-B, с меткой времени B-T, со списком отзыва B-LT, с меткой над ним B-LTA / B-B, with a time stamp B-T, with the revocation list B-LT, with a stamp over it B-LTA
     */
    nivel: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';
    /**
     * Numele semnatarului / Имя подписанта / The signer's name
     */
    semnatar?: string;
    /**
     * Alt nume, pe care contul l-a declarat când a semnat / Другое имя, заявленное учётной записью при подписании / Another name, which the account declared when it signed
     */
    declarat?: string;
    /**
     * Cui îi aparține certificatul / Владелец сертификата / Whose certificate it is
     */
    certificat?: string;
    /**
     * Cine a emis certificatul / Кто выдал сертификат / Who issued the certificate
     */
    emitentCertificat?: string;
    /**
     * Numărul de serie al certificatului / Серийный номер сертификата / The certificate's serial number
     */
    serie?: string;
    /**
     * SHA-256 al certificatului / SHA-256 сертификата / SHA-256 of the certificate
     */
    amprenta?: string;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe?: string;
    /**
     * Când s-a semnat, după semnatar / Когда подписано, по словам подписанта / When it was signed, as the signer says
     */
    semnatLa?: string;
    /**
     * Când s-a semnat, după marca temporală / Когда подписано, по метке времени / When it was signed, as the time stamp says
     */
    stampilaLa?: string;
    /**
     * Adevărat dacă semnează o altă semnătură, nu fișierul / Истина, если подписывает другую подпись, а не файл / True if it signs another signature and not the file
     */
    contrasemnatura?: boolean;
    /**
     * Într-un container, numele fișierelor pe care le acoperă semnătura / В контейнере — имена файлов, которые охватывает подпись / In a container, the names of the files that the signature covers
     */
    acopera?: Array<string>;
    /**
     * A câta revizie a fișierului a semnat, de la 1 / Какую редакцию файла подписала, с 1 / Which revision of the file it signed, from 1
     */
    numarRevizie: number;
    /**
     * Făcută de acest serviciu / Сделана этим сервисом / Made by this service
     */
    aici: boolean;
};

export type DovadaExistentei = {
    /**
     * Rezultatul verificării / Результат проверки / Result of the verification
     */
    status: 'VALIDA' | 'INVALIDA';
    /**
     * De ce nu este valabilă / Почему недействительна / Why it is not valid
     */
    motiv?: 'CONTINUT_MODIFICAT' | 'ACOPERIRE_PARTIALA' | 'SEMNATURA_CORUPTA' | 'CERTIFICAT_EXPIRAT' | 'CERTIFICAT_INCA_NEVALABIL' | 'CERTIFICAT_NECUNOSCUT' | 'CERTIFICAT_REVOCAT' | 'CERTIFICAT_NEPOTRIVIT' | 'CERTIFICAT_NEPERMIS' | 'FORMA_NEACCEPTATA' | 'STAMPILA_INVALIDA' | 'ALGORITM_SLAB' | 'REVOCARE_NEVERIFICATA' | 'CONTINUT_LIPSA' | 'CERTIFICAT_LIPSA' | 'NESUSTINUT' | 'FISIER_CRIPTAT';
    /**
     * Starea validării (ETSI EN 319 102-1); VALIDA este doar TOTAL_PASSED / Состояние проверки (ETSI EN 319 102-1); VALIDA — только TOTAL_PASSED / Status of the validation (ETSI EN 319 102-1); only TOTAL_PASSED is VALIDA
     */
    indicatie?: 'TOTAL_PASSED' | 'TOTAL_FAILED' | 'INDETERMINATE';
    /**
     * Motivul stării, cu numele din standard / Причина состояния, с названием из стандарта / The reason of the status, by its name in the standard
     */
    subindicatie?: 'FORMAT_FAILURE' | 'HASH_FAILURE' | 'SIG_CRYPTO_FAILURE' | 'SIG_CONSTRAINTS_FAILURE' | 'CHAIN_CONSTRAINTS_FAILURE' | 'CERTIFICATE_CHAIN_GENERAL_FAILURE' | 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' | 'NOT_YET_VALID' | 'NO_SIGNING_CERTIFICATE_FOUND' | 'NO_CERTIFICATE_CHAIN_FOUND' | 'NO_CERTIFICATE_CHAIN_FOUND_NO_POE' | 'REVOKED_NO_POE' | 'REVOKED_CA_NO_POE' | 'OUT_OF_BOUNDS_NO_POE' | 'OUT_OF_BOUNDS_NOT_REVOKED' | 'REVOCATION_OUT_OF_BOUNDS_NO_POE' | 'SIGNED_DATA_NOT_FOUND' | 'TRY_LATER' | 'GENERIC';
    /**
     * Autoritatea recunoscută la capătul lanțului / Признанный центр в конце цепочки / The trusted authority at the end of the chain
     */
    autoritate?: string;
    /**
     * Marcă temporală (RFC 3161) sau înregistrare de dovezi (RFC 4998, RFC 6283) / Метка времени (RFC 3161) или запись о доказательствах (RFC 4998, RFC 6283) / A time stamp (RFC 3161) or an evidence record (RFC 4998, RFC 6283)
     */
    felDovada: 'MARCA_TEMPORALA' | 'INREGISTRARE_DE_DOVEZI';
    /**
     * De când se știe că fișierele există / С какого времени известно, что файлы существуют / Since when the files are known to exist
     */
    la?: string;
    /**
     * Numele fișierelor pe care le dovedește / Имена файлов, существование которых доказано / The names of the files that it proves
     */
    acopera: Array<string>;
};

export type FisierDinSemnatura = {
    /**
     * Numărul fișierului, de la 1, cu care se descarcă / Номер файла, с 1, по которому он скачивается / The number of the file, from 1, by which it is downloaded
     */
    numar: number;
    /**
     * Numele din container, cu dosarele lui; în altă formă, cel al documentului / Имя в контейнере, с его папками; в другой форме — имя документа / The name in the container, with its folders; in another form that of the document
     */
    nume: string;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256: string;
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType: string;
};

export type Emitent = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno?: string;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
};

export type EvenimentDocument = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Documentul / Документ / The document
     */
    documentId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Felul evenimentului / Вид события / Kind of event
     */
    tip: 'CREAT' | 'MODIFICAT' | 'RESTAURAT' | 'PARTAJAT' | 'REVOCAT' | 'CERUT' | 'APROBAT' | 'RESPINS' | 'SEMNAT' | 'VERIFICAT' | 'PRELUNGIT' | 'SCANAT' | 'ELIBERAT' | 'ARHIVAT' | 'REACTIVAT' | 'STERS' | 'PURJAT' | 'IMPORTAT' | 'RESINCRONIZAT' | 'TRANSCRIS' | 'GENERAT' | 'NOTA' | 'DESCARCAT';
    /**
     * Cine a făcut / Кто выполнил / Who did it
     */
    actor: string;
    /**
     * Detaliile / Подробности / Details
     */
    detalii: {
        [key: string]: string | number | boolean;
    };
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Amprenta evenimentului anterior / Отпечаток предыдущего события / Hash of the event before
     */
    hashAnterior?: string;
    /**
     * Amprenta evenimentului / Отпечаток события / Hash of the event
     */
    hash?: string;
};

export type MesajPrimit = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Ce s-a întâmplat / Что произошло / What has happened
     */
    fel: 'PARTAJAT' | 'CERUT' | 'APROBAT' | 'RESPINS' | 'APROBARE_CERUTA' | 'APROBARE_EXECUTATA' | 'APROBARE_RESPINSA' | 'IMPORT_INCHEIAT' | 'TEXT_CITIT' | 'TEXT_NECITIT' | 'INFECTAT' | 'LINK_DESCHIS' | 'DOVADA_EXPIRA' | 'CERTIFICAT_EXPIRA' | 'RETINUT' | 'NERETINUT';
    /**
     * Cine a făcut-o / Кто это сделал / Who did it
     */
    de?: string;
    /**
     * Documentul / Документ / The document
     */
    documentId?: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Ce spune mesajul / Что говорит сообщение / What the message says
     */
    titlu: string;
    /**
     * Ce a scris / Что написал / What they wrote
     */
    mesaj?: string;
    /**
     * Pagina din consolă / Страница консоли / The page of the console
     */
    adresa?: string;
    /**
     * S-a citit / Прочитано / It was read
     */
    citit: boolean;
};

export type PreferinteDeAnuntare = {
    /**
     * Limba mailurilor / Язык писем / The language of mails
     */
    limba: 'ro' | 'ru' | 'en';
    /**
     * Modul pentru grupurile fără alegere proprie / Способ для групп без собственного выбора / The way for groups without a choice of their own
     */
    implicit?: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    moduri: ModuriDeAnuntare;
    folosite: ModuriDeAnuntareFolosite;
    /**
     * Se pot trimite mailuri / Письма можно отправлять / Mails can be sent
     */
    cuMail: boolean;
};

export type ModuriDeAnuntareFolosite = {
    /**
     * Partajări / Предоставленный доступ / Shares
     */
    PARTAJARI: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Cereri de acces de decis / Запросы доступа, ожидающие решения / Access requests to decide
     */
    CERERI: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Decizii asupra cererilor proprii / Решения по своим запросам / Decisions on one's own requests
     */
    DECIZII: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Aprobări / Согласования / Approvals
     */
    APROBARI: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Importuri și scanări încheiate, viruși găsiți / Завершённые импорт и сканы, найденные вирусы / Finished imports and scans, viruses found
     */
    LUCRARI: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Linkuri proprii deschise / Открытые ссылки / One's own links that were opened
     */
    LINKURI: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Certificate care expiră / Истекающие сертификаты / Expiring certificates
     */
    CERTIFICATE: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
    /**
     * Rețineri legale / Запреты уничтожения / Legal holds
     */
    RETINERI: 'NIMIC' | 'CLOPOTEL' | 'MAIL' | 'REZUMAT';
};

export type DocumentPublicPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<DocumentPublic>;
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
    correction?: Corectare;
    /**
     * De ce nu s-a căutat: `FARA_CUVINTE`, întrebarea nu are nicio literă și nicio cifră / Почему не искали: `FARA_CUVINTE`, в запросе нет ни одной буквы и ни одной цифры / Why nothing was searched: `FARA_CUVINTE`, the query has neither a letter nor a digit
     */
    notSearched?: 'FARA_CUVINTE';
};

export type DocumentPublic = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete: Array<string>;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format?: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType?: string;
    /**
     * Extensia fișierului / Расширение файла / File extension
     */
    extensie?: string;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune?: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256?: string;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
};

export type Corectare = {
    /**
     * Ce s-a căutat / Что искали / What was searched
     */
    searched: string;
    /**
     * `q` care caută exact ce s-a scris / `q`, который ищет именно написанное / A `q` that searches exactly what was typed
     */
    exact: string;
    /**
     * Cuvintele înlocuite / Заменённые слова / The words that were replaced
     */
    words: Array<{
        /**
         * Ce s-a scris / Что написано / What was typed
         */
        typed: string;
        /**
         * Ce s-a căutat / Что искали / What was searched
         */
        searched: string;
    }>;
};

export type LegaturaPublica = {
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Extensia fișierului / Расширение файла / File extension
     */
    extensie?: string;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format?: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType?: string;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune?: number;
    /**
     * Sfârșitul accesului; fără el nu se încheie / Окончание доступа; без него бессрочно / The end of the access; without it there is none
     */
    dataExpirare: string;
    /**
     * Despre ce este, în câteva cuvinte / О чём это, в нескольких словах / What it is about, in a few words
     */
    eticheta?: string;
    /**
     * Mesajul pentru cine deschide linkul / Сообщение для открывающего ссылку / The message to whoever opens the link
     */
    mesaj?: string;
    /**
     * Numele celui care a creat linkul / Имя создавшего ссылку / The name of who made the link
     */
    expeditor?: string;
    /**
     * Instituția lui / Его учреждение / Their institution
     */
    institutie?: string;
    /**
     * Câte descărcări mai permite / Сколько скачиваний осталось / How many downloads are left
     */
    descarcariRamase?: number;
    /**
     * Cere parola linkului / Требует пароль ссылки / Whether it asks for the link's password
     */
    cereParola: boolean;
    /**
     * Cere parola documentului / Требует пароль документа / Whether it asks for the document's password
     */
    cereParolaDocumentului: boolean;
};

export type Rol = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
};

export type DocumentGasitPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<DocumentGasit>;
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
    /**
     * Câte documente găsite au fiecare valoare, cele mai frecvente 20 / Сколько найденных документов имеет каждое значение, 20 самых частых / How many of the documents found have each value, the 20 most frequent ones
     */
    facets: {
        /**
         * Pe etichete / По меткам / By tag
         */
        etichete: Array<ValoareDeFateta>;
        /**
         * Pe feluri de fișier / По видам файлов / By kind of file
         */
        format: Array<ValoareDeFateta>;
        /**
         * Pe emitenți / По издателям / By issuer
         */
        emitentId: Array<ValoareDeFateta>;
        /**
         * Pe stări / По состояниям / By state
         */
        status: Array<ValoareDeFateta>;
        /**
         * Pe containere / По контейнерам / By bucket
         */
        bucketId: Array<ValoareDeFateta>;
    };
    correction?: Corectare;
    /**
     * De ce nu s-a căutat: `FARA_CUVINTE`, întrebarea nu are nicio literă și nicio cifră / Почему не искали: `FARA_CUVINTE`, в запросе нет ни одной буквы и ни одной цифры / Why nothing was searched: `FARA_CUVINTE`, the query has neither a letter nor a digit
     */
    notSearched?: 'FARA_CUVINTE';
};

export type DocumentGasit = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete: Array<string>;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId: number;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
     */
    proprietarId?: number;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Starea documentului / Состояние документа / State of the document
     */
    status: 'ACTIV' | 'ARHIVAT' | 'STERS' | 'PURJAT';
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Unde se află conținutul / Где находится содержимое / Where the content lies
     */
    storageUri?: string;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune?: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256?: string;
    /**
     * Extensia fișierului / Расширение файла / File extension
     */
    extensie?: string;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format?: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType?: string;
    proprietati?: ProprietatileFisierului;
    scanare?: Scanare;
    /**
     * Copie sau legătură / Копия или ссылка / Copy or link
     */
    mod?: 'COPIE' | 'LEGATURA';
    /**
     * Furnizorul extern / Внешний поставщик / External provider
     */
    furnizor?: 'provider_a' | 'provider_b';
    /**
     * Referința la furnizor / Ссылка у поставщика / Reference at the provider
     */
    ref?: string;
    /**
     * Adresa web la furnizor / Веб-адрес у поставщика / Web address at the provider
     */
    urlWeb?: string;
    /**
     * Forma exportului / Форма экспорта / What it is exported to
     */
    formatExport?: 'pdf' | 'office' | 'both';
    /**
     * Versiunea sursei / Версия источника / Version of the source
     */
    sursaVersiune?: string;
    /**
     * Reținut legal: nu se șterge / Запрет уничтожения: не удаляется / Legal hold: it is not removed
     */
    retinereLegala: boolean;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Cine a schimbat ultimul / Кто изменил последним / Who changed it last
     */
    modificatDe: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
    /**
     * Când a fost arhivat / Когда архивировано / When it was archived
     */
    arhivatLa?: string;
    /**
     * Când a fost șters / Когда удалено / When it was removed
     */
    stersLa?: string;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Eliminarea așteaptă întotdeauna o a doua persoană / Уничтожение всегда ждёт второго лица / Its purge always waits for a second person
     */
    eliminareCuAprobare?: true;
    /**
     * Ce poate face cititorul cu această înregistrare acum: după drepturile lui și după starea ei. Un 304 nu spune nimic despre acest câmp / Что читатель может сделать с этой записью сейчас: по его правам и её состоянию. Ответ 304 об этом поле ничего не говорит / What the reader may do with this record now: by their rights and by its state. A 304 says nothing about this field
     */
    poate: Array<'DESCARCA' | 'TRANSCRIE' | 'MODIFICA' | 'GUVERNEAZA' | 'ATRIBUIE' | 'RETINE' | 'ADAUGA_VERSIUNE' | 'RESINCRONIZEAZA' | 'SEMNEAZA' | 'ARHIVEAZA' | 'REACTIVEAZA' | 'STERGE' | 'ELIMINA' | 'ELIBEREAZA' | 'PARTAJEAZA' | 'CREEAZA_LINK' | 'EXPLICA_ACCESUL' | 'NOTEAZA'>;
    /**
     * Fragmente în jurul cuvintelor, pe câmpuri: HTML sigur, cuvintele în `<mark>` / Фрагменты вокруг слов, по полям: безопасный HTML, слова в `<mark>` / Fragments around the words, by field: safe HTML, the words in `<mark>`
     */
    highlights: {
        [key: string]: Array<string>;
    };
};

export type ValoareDeFateta = {
    /**
     * Valoarea / Значение / Value
     */
    value: string;
    /**
     * Câte / Сколько / How many
     */
    count: number;
};

export type SablonInLista = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Felul șablonului / Вид шаблона / Kind of template
     */
    format: 'TEXT' | 'HTML' | 'DOCX';
    /**
     * Limba: ro, ru, en / Язык: ro, ru, en / Language: ro, ru, en
     */
    limba: 'ro' | 'ru' | 'en';
    /**
     * Poate fi folosit de toți / Доступен всем / Whether everybody may use it
     */
    publicat: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Valorile după nume; în șablon, numele folosite / Значения по именам; в шаблоне — используемые имена / The values by name; in a template the names that it uses
     */
    variabile: Array<string>;
    /**
     * Versiunea conținutului / Версия содержимого / The version of the content
     */
    versiune: number;
    /**
     * Amprenta evenimentului / Отпечаток события / Hash of the event
     */
    hash: string;
    scanare?: Scanare;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Cine a schimbat ultimul / Кто изменил последним / Who changed it last
     */
    modificatDe: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
};

export type Sablon = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Felul șablonului / Вид шаблона / Kind of template
     */
    format: 'TEXT' | 'HTML' | 'DOCX';
    /**
     * Limba: ro, ru, en / Язык: ro, ru, en / Language: ro, ru, en
     */
    limba: 'ro' | 'ru' | 'en';
    /**
     * Poate fi folosit de toți / Доступен всем / Whether everybody may use it
     */
    publicat: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Valorile după nume; în șablon, numele folosite / Значения по именам; в шаблоне — используемые имена / The values by name; in a template the names that it uses
     */
    variabile: Array<string>;
    /**
     * Versiunea conținutului / Версия содержимого / The version of the content
     */
    versiune: number;
    /**
     * Amprenta evenimentului / Отпечаток события / Hash of the event
     */
    hash: string;
    scanare?: Scanare;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Cine a schimbat ultimul / Кто изменил последним / Who changed it last
     */
    modificatDe: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
    /**
     * Textul șablonului; un DOCX în base64 / Текст шаблона; DOCX в base64 / The text of the template; a DOCX in base64
     */
    continut: string;
};

export type SablonCompletat = {
    /**
     * Textul completat / Заполненный текст / The text with its values
     */
    text: string;
    /**
     * Valorile care lipsesc / Недостающие значения / The values that are missing
     */
    lipsa: Array<string>;
};

export type SablonExportat = {
    /**
     * Arată că fișierul este un șablon exportat / Указывает, что файл — экспортированный шаблон / Marks the file as an exported template
     */
    tip: 'temelia.sablon';
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Textul șablonului; un DOCX în base64 / Текст шаблона; DOCX в base64 / The text of the template; a DOCX in base64
     */
    continut: string;
    /**
     * Felul șablonului / Вид шаблона / Kind of template
     */
    format: 'TEXT' | 'HTML' | 'DOCX';
    /**
     * Limba: ro, ru, en / Язык: ro, ru, en / Language: ro, ru, en
     */
    limba: 'ro' | 'ru' | 'en';
};

export type BucketPropriu = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Rolul în container / Роль в контейнере / Role in the bucket
     */
    rol?: 'ADMIN' | 'OPERATOR';
    /**
     * Container implicit / Контейнер по умолчанию / The default bucket
     */
    implicit: boolean;
};

export type Tenant = {
    /**
     * Felul spațiului / Вид пространства / Kind of tenancy
     */
    tier: 'SERVICE' | 'ORGANIZATIE' | 'PERSONAL';
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Intervalele, sau containerele / Интервалы, или контейнеры / Buckets
     */
    buckets: Array<BucketPropriu>;
    cote: Cote;
};

export type Cote = {
    organizatie?: Cota;
    persoana: Cota;
};

export type TranscriereInceputa = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Starea recunoașterii / Состояние распознавания / State of the transcription
     */
    status: 'IN_ASTEPTARE' | 'IN_LUCRU' | 'FINALIZATA' | 'ESUATA';
};

export type RezultatulAprobarii = {
    [key: string]: unknown;
};

export type Cititor = {
    /**
     * Ce fel de cititor este: o persoană, un client, un link sau un grup / Кто читает: человек, клиент, ссылка или группа / What kind of reader it is: a person, a client, a link or a group
     */
    fel: 'PERSOANA' | 'CLIENT' | 'LINK' | 'SISTEME_EMITENT' | 'ADMINISTRATORI_SERVICIU' | 'ORICINE';
    /**
     * Contul, clientul, linkul sau emitentul; 0 pentru grupuri / Учётная запись, клиент, ссылка или издатель; 0 для групп / The account, the client, the link or the issuer; 0 for groups
     */
    referintaId: number;
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login?: string;
    /**
     * Prenumele / Имя / First name
     */
    prenume?: string;
    /**
     * Numele de familie / Фамилия / Last name
     */
    nume?: string;
    /**
     * Ce poate face cu documentul / Что может делать с документом / What they may do with the document
     */
    drepturi: Array<'CITIRE' | 'SCRIERE' | 'PARTAJARE' | 'ELIMINARE' | 'GUVERNARE' | 'ADMINISTRARE'>;
    /**
     * Motivele care contează, ca în explica-acces / Действующие основания, как в explica-acces / The reasons that count, as in explica-acces
     */
    relatii: Array<'PROPRIETAR' | 'ADMIN_CONTAINER' | 'OPERATOR_CONTAINER' | 'PARTAJARE_SCRIERE' | 'PARTAJARE_CITIRE' | 'ADMIN_ORGANIZATIE' | 'ADMIN_SERVICIU' | 'EMITENT' | 'LINK' | 'PUBLIC'>;
    /**
     * Când se încheie ultimul motiv, dacă toate au un termen / Когда закончится последнее основание, если у всех есть срок / When the last reason ends, if all have an end
     */
    panaLa?: string;
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

export type StareaIndexului = {
    /**
     * Generația din care răspund căutările; lipsește cât indexul este nou sau pierdut / Поколение, из которого отвечает поиск; отсутствует, пока индекс новый или потерян / The generation that answers searches; absent while the index is new or lost
     */
    generatieCautata?: number;
    /**
     * Schimbările comparate / Сравнённые изменения / The changes that were compared
     */
    verificate: number;
    /**
     * Cele care nu se găsesc încă / Ещё не найденные из них / Those that are not found yet
     */
    inUrma: number;
    /**
     * De câte secunde așteaptă cea mai veche dintre ele; 0 dacă nu este niciuna / Сколько секунд ожидает самое старое из них; 0, если таких нет / Seconds for which the oldest of them has waited; 0 if there is none
     */
    intarziereSecunde: number;
};

export type Lucrare = {
    /**
     * Felul lucrării / Вид работы / The kind of the job
     */
    kind: string;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * ASTEAPTA un lucrător, IN_LUCRU la unul, ESUATA / ASTEAPTA — ожидает, IN_LUCRU — выполняется, ESUATA — не удалась / ASTEAPTA waits for a worker, IN_LUCRU has one, ESUATA failed
     */
    stare: 'ASTEAPTA' | 'IN_LUCRU' | 'ESUATA';
    /**
     * Încercările făcute / Сделанные попытки / The attempts made
     */
    incercari: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa?: string;
    /**
     * Când se trezește următorul lucrător, dacă nu o preia unul înainte / Когда будет вызван следующий исполнитель, если никто не возьмёт её раньше / When the next worker is woken, if none takes it before
     */
    reluareLa?: string;
    /**
     * Cheia refuzului / Ключ отказа / Key of the refusal
     */
    eroare?: string;
    /**
     * Motivul în cuvinte; lipsește dacă textul lui numește valori care nu s-au păstrat / Причина словами; отсутствует, если её текст называет несохранённые значения / The reason in words; absent if its text names values that were not kept
     */
    motiv?: string;
    /**
     * Părțile lucrării: octeți, pagini, fișiere sau documente / Части работы: байты, страницы, файлы или документы / The parts of the work: bytes, pages, files or documents
     */
    parti?: number;
    /**
     * Cele făcute / Сделанные из них / Those that are done
     */
    partiGata?: number;
    /**
     * Ce poate face apelantul acum / Что вызывающий может сделать сейчас / What the caller may do now
     */
    poate: Array<'REIA'>;
};

export type Coada = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Așteaptă un lucrător / Ожидают исполнителя / Wait for a worker
     */
    visible: number;
    /**
     * Preluate acum / Обрабатываются сейчас / In flight
     */
    inFlight: number;
    /**
     * Se arată mai târziu / Появятся позже / Become visible later
     */
    delayed: number;
    /**
     * Coada mesajelor ei abandonate; null pentru una de mesaje abandonate / Очередь её необработанных сообщений; null для самой такой очереди / The queue of its dead letters; null for one of dead letters
     */
    dlq: string | null;
};

export type ActAsupraCozii = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Coada / Очередь / The queue
     */
    coada: string;
    /**
     * REIA sau GOLESTE / REIA — повтор, GOLESTE — очистка / REIA is a replay, GOLESTE a purge
     */
    act: 'REIA' | 'GOLESTE';
    /**
     * Cine / Кто / Who
     */
    facutDe: string;
    /**
     * Când / Когда / When
     */
    facutLa: string;
};

export type MesajAbandonat = {
    /**
     * Mesajul, după SQS / Сообщение, по SQS / The message, by SQS
     */
    messageId: string;
    /**
     * Când a fost trimis întâi / Когда отправлено впервые / When it was sent for the first time
     */
    trimisLa: string;
    /**
     * Codul de corelare al cererii care l-a trimis / Код корреляции запроса, который его отправил / The correlation id of the request that sent it
     */
    correlationId?: string;
    /**
     * Felul înregistrării pe care o numește; lipsește la un raport al fluxului / Вид записи, которую оно называет; отсутствует у отчёта потока / The kind of the record that it names; absent in a report of the stream
     */
    obiect?: 'upload' | 'import' | 'conversion' | 'document' | 'reindex' | 'copy' | 'connection' | 'scan';
    /**
     * Înregistrarea / Запись / The record
     */
    obiectId?: number;
    /**
     * Ce poate face cititorul cu această înregistrare acum: după drepturile lui și după starea ei. Un 304 nu spune nimic despre acest câmp / Что читатель может сделать с этой записью сейчас: по его правам и её состоянию. Ответ 304 об этом поле ничего не говорит / What the reader may do with this record now: by their rights and by its state. A 304 says nothing about this field
     */
    poate: Array<'REIA'>;
};

export type CoadaReluata = {
    /**
     * Mesajele trimise din nou / Повторно отправленные сообщения / Messages that were sent again
     */
    replayed: number;
};

export type DocumentPentruMasini = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete: Array<string>;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format?: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType?: string;
    /**
     * Extensia fișierului / Расширение файла / File extension
     */
    extensie?: string;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune?: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256?: string;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
    /**
     * Starea documentului / Состояние документа / State of the document
     */
    status: 'ACTIV' | 'ARHIVAT' | 'STERS' | 'PURJAT';
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
};

export type IncarcarePentruMasini = {
    /**
     * Încărcarea pe părți / Загрузка по частям / The upload in parts
     */
    uploadId: number;
    /**
     * Starea încărcării / Состояние загрузки / State of the upload
     */
    status: 'IN_ASTEPTARE' | 'IN_LUCRU' | 'FINALIZATA' | 'ESUATA';
    /**
     * Octeți prelucrați / Обработано байт / Bytes processed
     */
    octeti: number;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune: number;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune?: number;
    /**
     * Cheia refuzului / Ключ отказа / Key of the refusal
     */
    eroare?: string;
    /**
     * Până când este valabil / До какого момента действует / Until when it is valid
     */
    expiresAt: string;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
};

export type VersiunePentruMasini = {
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256: string;
    /**
     * Extensia fișierului / Расширение файла / File extension
     */
    extensie: string;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType: string;
    scanare?: Scanare;
    /**
     * Comentariul versiunii / Комментарий к версии / Comment of the version
     */
    comentariu?: string;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Este versiunea curentă / Текущая ли версия / Whether it is the current version
     */
    curenta: boolean;
};

export type CitizenAccessRequest = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Documentul / Документ / The document
     */
    documentId?: number;
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept: 'CITIRE' | 'SCRIERE';
    /**
     * De ce se cere / Почему запрашивается / Why it is asked for
     */
    motivare: string;
    /**
     * Starea cererii de acces / Состояние запроса доступа / State of the access request
     */
    status: 'IN_ASTEPTARE' | 'APROBATA' | 'RESPINSA';
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când s-a decis / Когда решено / When it was decided
     */
    decisLa?: string;
    /**
     * De ce a fost respinsă / Почему отклонён / Why it was refused
     */
    motiv?: string;
    /**
     * Mesajul către cel care primește accesul / Сообщение тому, кто получает доступ / The message to the one who is given access
     */
    mesaj?: string;
};

export type CitizenDocument = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete: Array<string>;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format?: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType?: string;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune?: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256?: string;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
    /**
     * Starea documentului / Состояние документа / State of the document
     */
    status: 'ACTIV' | 'ARHIVAT' | 'STERS' | 'PURJAT';
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
};

export type CitizenVersion = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256: string;
    /**
     * Extensia fișierului / Расширение файла / File extension
     */
    extensie: string;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType: string;
    scanare?: Scanare;
    /**
     * Comentariul versiunii / Комментарий к версии / Comment of the version
     */
    comentariu?: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Este versiunea curentă / Текущая ли версия / Whether it is the current version
     */
    curenta: boolean;
};

export type CitizenSignIn = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când a început / Когда началась / When it began
     */
    createdAt: string;
    /**
     * Când se încheie singură / Когда завершится сама / When it ends by itself
     */
    expiresAt: string;
    /**
     * Este cea de acum / Это текущая сессия / Whether it is the one in use
     */
    current: boolean;
    /**
     * Rețeaua din care a început; gol dacă nu se știe / Сеть, из которой она началась; пусто, если неизвестна / The network from which it began; empty if it is unknown
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

export type EvenimenteleEmitentului = {
    /**
     * Evenimentele, în ordinea lor / События по порядку / The events, in their order
     */
    items: Array<EvenimentDocument>;
    /**
     * Ce se trimite ca dupa la cererea următoare / Что отправить как dupa в следующем запросе / What the next request sends as dupa
     */
    urmatorul: number;
};

export type PublicDocumentPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<PublicDocument>;
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
    correction?: Corectare;
    /**
     * De ce nu s-a căutat: `FARA_CUVINTE`, întrebarea nu are nicio literă și nicio cifră / Почему не искали: `FARA_CUVINTE`, в запросе нет ни одной буквы и ни одной цифры / Why nothing was searched: `FARA_CUVINTE`, the query has neither a letter nor a digit
     */
    notSearched?: 'FARA_CUVINTE';
};

export type PublicDocument = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete: Array<string>;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format?: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType?: string;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune?: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256?: string;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
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

export type VerificareaSemnaturilor = {
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256: string;
    /**
     * Când s-a verificat ultima dată / Время последней проверки / When it was last verified
     */
    verificatLa: string;
    /**
     * Felul fișierului / Вид файла / The kind of the file
     */
    felFisier: 'PDF' | 'CMS' | 'XADES' | 'ASIC' | 'ODF' | 'OOXML' | 'JADES' | 'ERS' | 'TSD' | 'TSR' | 'CMS_CRIPTAT' | 'SMIME' | 'OPENPGP' | 'NECUNOSCUT';
    /**
     * Semnăturile din fișier, cea mai veche întâi / Подписи файла, начиная со старейшей / The signatures in the file, oldest first
     */
    semnaturi: Array<SemnaturaVerificata>;
    /**
     * Fișierele din container, fiecare cu numerele semnăturilor care îl acoperă / Файлы контейнера, каждый с номерами подписей, которые его охватывают / The files in the container, each with the numbers of the signatures that cover it
     */
    fisiereContainer?: Array<{
        /**
         * Numele de familie / Фамилия / Last name
         */
        nume: string;
        /**
         * Mărimea, octeți / Размер, байты / Size in bytes
         */
        dimensiune: number;
        /**
         * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
         */
        hashSha256: string;
        /**
         * Semnăturile din fișier, cea mai veche întâi / Подписи файла, начиная со старейшей / The signatures in the file, oldest first
         */
        semnaturi: Array<number>;
    }>;
    /**
     * Mărcile temporale și înregistrările de dovezi: arată că fișierele existau, nu cine le-a semnat / Метки времени и записи о доказательствах: показывают, что файлы существовали, а не кто их подписал / The time stamps and evidence records: they show that the files existed, and not who signed them
     */
    dovezi?: Array<DovadaExistentei>;
};

export type SemnaturaVerificata = {
    /**
     * Starea validării (ETSI EN 319 102-1); VALIDA este doar TOTAL_PASSED / Состояние проверки (ETSI EN 319 102-1); VALIDA — только TOTAL_PASSED / Status of the validation (ETSI EN 319 102-1); only TOTAL_PASSED is VALIDA
     */
    indicatie?: 'TOTAL_PASSED' | 'TOTAL_FAILED' | 'INDETERMINATE';
    /**
     * Motivul stării, cu numele din standard / Причина состояния, с названием из стандарта / The reason of the status, by its name in the standard
     */
    subindicatie?: 'FORMAT_FAILURE' | 'HASH_FAILURE' | 'SIG_CRYPTO_FAILURE' | 'SIG_CONSTRAINTS_FAILURE' | 'CHAIN_CONSTRAINTS_FAILURE' | 'CERTIFICATE_CHAIN_GENERAL_FAILURE' | 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' | 'NOT_YET_VALID' | 'NO_SIGNING_CERTIFICATE_FOUND' | 'NO_CERTIFICATE_CHAIN_FOUND' | 'NO_CERTIFICATE_CHAIN_FOUND_NO_POE' | 'REVOKED_NO_POE' | 'REVOKED_CA_NO_POE' | 'OUT_OF_BOUNDS_NO_POE' | 'OUT_OF_BOUNDS_NOT_REVOKED' | 'REVOCATION_OUT_OF_BOUNDS_NO_POE' | 'SIGNED_DATA_NOT_FOUND' | 'TRY_LATER' | 'GENERIC';
    /**
     * Dacă este calificată, după listele de încredere (ETSI TS 119 615); NEDETERMINATA: nu se poate stabili / Является ли квалифицированной, по доверенным спискам (ETSI TS 119 615); NEDETERMINATA: установить нельзя / If it is qualified, by the trusted lists (ETSI TS 119 615); NEDETERMINATA: it cannot be determined
     */
    calificata?: 'SEMNATURA_CALIFICATA' | 'SIGILIU_CALIFICAT' | 'AVANSATA_CU_CERTIFICAT_CALIFICAT' | 'NECALIFICATA' | 'NEDETERMINATA';
    /**
     * Lista de încredere în care este autoritatea / Доверенный список, в котором находится центр / The trusted list that the authority is in
     */
    listaIncredere?: {
        /**
         * Țara listei / Страна списка / The country of the list
         */
        teritoriu: string;
        /**
         * Când trebuie înlocuită lista; lipsește pentru una închisă / Когда список должен быть заменён; нет у закрытого / When the list is due to be replaced; absent for a closed one
         */
        expiraLa?: string;
        /**
         * Adevărat dacă lista nu a fost înlocuită la timp; autoritățile ei contează în continuare / Истина, если список вовремя не заменён; его центры по-прежнему учитываются / True if the list was not replaced in time; its authorities still count
         */
        expirata: boolean;
    };
    /**
     * Dacă ce se vede este ce s-a semnat / Является ли видимое тем, что подписано / If what is there is what was signed
     */
    integritate?: 'INTACTA' | 'MODIFICATA' | 'NESTABILITA';
    /**
     * Dacă certificatul semnatarului este de încredere / Можно ли доверять сертификату подписанта / If the signer's certificate is to be trusted
     */
    incredere?: 'ACORDATA' | 'REFUZATA' | 'NESTABILITA';
    /**
     * Autoritatea recunoscută la capătul lanțului / Признанный центр в конце цепочки / The trusted authority at the end of the chain
     */
    autoritate?: string;
    /**
     * Numele fișierelor la care se referă și care nu sunt aici: trimiteți fișierul cu numele acesta / Имена файлов, на которые она ссылается и которых здесь нет: отправьте файл с этим именем / The names of the files that it refers to and that are not here: send the file under this name
     */
    fisiereLipsa?: Array<string>;
    /**
     * Ce s-a adăugat în PDF după semnătură, în ordine / Что добавлено в PDF после подписи, по порядку / What was added to the PDF after the signature, in order
     */
    adaugatDupa?: Array<{
        /**
         * Ce s-a adăugat / Что добавлено / What was added
         */
        felAdaugare: 'SEMNATURA' | 'STAMPILA' | 'CAMP' | 'FORMULAR' | 'ADNOTARE' | 'DATE_DE_VALIDARE';
        /**
         * Câmpurile / Поля / The fields
         */
        campuriAdaugate?: Array<string>;
        /**
         * Numele semnatarului / Имя подписанта / The signer's name
         */
        semnatar?: string;
    }>;
    /**
     * Momentul la care este judecată semnătura / Момент, на который проверена подпись / The moment at which the signature is judged
     */
    timp?: {
        /**
         * Când / Когда / When
         */
        la: string;
        /**
         * De unde este cunoscut / Откуда известно / From where it is known
         */
        sursaTimpului: 'STAMPILA_SEMNATURII' | 'STAMPILA_DOCUMENTULUI' | 'VERIFICARE';
    };
    /**
     * Rezultatul verificării / Результат проверки / Result of the verification
     */
    status: 'VALIDA' | 'INVALIDA';
    /**
     * De ce nu este valabilă / Почему недействительна / Why it is not valid
     */
    motiv?: 'CONTINUT_MODIFICAT' | 'ACOPERIRE_PARTIALA' | 'SEMNATURA_CORUPTA' | 'CERTIFICAT_EXPIRAT' | 'CERTIFICAT_INCA_NEVALABIL' | 'CERTIFICAT_NECUNOSCUT' | 'CERTIFICAT_REVOCAT' | 'CERTIFICAT_NEPOTRIVIT' | 'CERTIFICAT_NEPERMIS' | 'FORMA_NEACCEPTATA' | 'STAMPILA_INVALIDA' | 'ALGORITM_SLAB' | 'REVOCARE_NEVERIFICATA' | 'CONTINUT_LIPSA' | 'CERTIFICAT_LIPSA' | 'NESUSTINUT' | 'FISIER_CRIPTAT';
    /**
     * B-B, cu marcă temporală B-T, cu lista de revocare B-LT, cu marcă peste ea B-LTA / B-B, с меткой времени B-T, со списком отзыва B-LT, с меткой над ним B-LTA / B-B, with a time stamp B-T, with the revocation list B-LT, with a stamp over it B-LTA
     */
    nivel: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';
    /**
     * Numele semnatarului / Имя подписанта / The signer's name
     */
    semnatar?: string;
    /**
     * Alt nume, pe care contul l-a declarat când a semnat / Другое имя, заявленное учётной записью при подписании / Another name, which the account declared when it signed
     */
    declarat?: string;
    /**
     * Cui îi aparține certificatul / Владелец сертификата / Whose certificate it is
     */
    certificat?: string;
    /**
     * Cine a emis certificatul / Кто выдал сертификат / Who issued the certificate
     */
    emitentCertificat?: string;
    /**
     * Numărul de serie al certificatului / Серийный номер сертификата / The certificate's serial number
     */
    serie?: string;
    /**
     * SHA-256 al certificatului / SHA-256 сертификата / SHA-256 of the certificate
     */
    amprenta?: string;
    /**
     * Când s-a semnat, după semnatar / Когда подписано, по словам подписанта / When it was signed, as the signer says
     */
    semnatLa?: string;
    /**
     * Când s-a semnat, după marca temporală / Когда подписано, по метке времени / When it was signed, as the time stamp says
     */
    stampilaLa?: string;
    /**
     * Adevărat dacă semnează o altă semnătură, nu fișierul / Истина, если подписывает другую подпись, а не файл / True if it signs another signature and not the file
     */
    contrasemnatura?: boolean;
    /**
     * Într-un container, numele fișierelor pe care le acoperă semnătura / В контейнере — имена файлов, которые охватывает подпись / In a container, the names of the files that the signature covers
     */
    acopera?: Array<string>;
    /**
     * A câta revizie a fișierului a semnat, de la 1 / Какую редакцию файла подписала, с 1 / Which revision of the file it signed, from 1
     */
    numarRevizie: number;
};

export type StaffAccessRequest = CerereAcces;

export type StaffDocument = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete: Array<string>;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId: number;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
     */
    proprietarId?: number;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Starea documentului / Состояние документа / State of the document
     */
    status: 'ACTIV' | 'ARHIVAT' | 'STERS' | 'PURJAT';
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune: number;
    /**
     * Mărimea, octeți / Размер, байты / Size in bytes
     */
    dimensiune?: number;
    /**
     * SHA-256 al conținutului / SHA-256 содержимого / SHA-256 of the content
     */
    hashSha256?: string;
    /**
     * Extensia fișierului / Расширение файла / File extension
     */
    extensie?: string;
    /**
     * Felul fișierului / Вид файла / Kind of file
     */
    format?: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
    /**
     * Tipul conținutului / Тип содержимого / Media type
     */
    contentType?: string;
    proprietati?: ProprietatileFisierului;
    scanare?: Scanare;
    /**
     * Copie sau legătură / Копия или ссылка / Copy or link
     */
    mod?: 'COPIE' | 'LEGATURA';
    /**
     * Furnizorul extern / Внешний поставщик / External provider
     */
    furnizor?: 'provider_a' | 'provider_b';
    /**
     * Referința la furnizor / Ссылка у поставщика / Reference at the provider
     */
    ref?: string;
    /**
     * Adresa web la furnizor / Веб-адрес у поставщика / Web address at the provider
     */
    urlWeb?: string;
    /**
     * Forma exportului / Форма экспорта / What it is exported to
     */
    formatExport?: 'pdf' | 'office' | 'both';
    /**
     * Versiunea sursei / Версия источника / Version of the source
     */
    sursaVersiune?: string;
    /**
     * Reținut legal: nu se șterge / Запрет уничтожения: не удаляется / Legal hold: it is not removed
     */
    retinereLegala: boolean;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Cine a schimbat ultimul / Кто изменил последним / Who changed it last
     */
    modificatDe: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
    /**
     * Când a fost arhivat / Когда архивировано / When it was archived
     */
    arhivatLa?: string;
    /**
     * Când a fost șters / Когда удалено / When it was removed
     */
    stersLa?: string;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number;
    /**
     * Eliminarea așteaptă întotdeauna o a doua persoană / Уничтожение всегда ждёт второго лица / Its purge always waits for a second person
     */
    eliminareCuAprobare?: true;
    /**
     * Ce poate face cititorul cu această înregistrare acum: după drepturile lui și după starea ei. Un 304 nu spune nimic despre acest câmp / Что читатель может сделать с этой записью сейчас: по его правам и её состоянию. Ответ 304 об этом поле ничего не говорит / What the reader may do with this record now: by their rights and by its state. A 304 says nothing about this field
     */
    poate: Array<'DESCARCA' | 'TRANSCRIE' | 'MODIFICA' | 'GUVERNEAZA' | 'ATRIBUIE' | 'RETINE' | 'ADAUGA_VERSIUNE' | 'RESINCRONIZEAZA' | 'SEMNEAZA' | 'ARHIVEAZA' | 'REACTIVEAZA' | 'STERGE' | 'ELIMINA' | 'ELIBEREAZA' | 'PARTAJEAZA' | 'CREEAZA_LINK' | 'EXPLICA_ACCESUL' | 'NOTEAZA'>;
};

export type StaffGrant = PartajareDocument;

export type StaffVersion = VersiuneView;

export type StaffMessage = MesajPrimit;

export type TokenMasina = {
    /**
     * Tokenul, pentru Authorization: Bearer / Токен для Authorization: Bearer / The token, for Authorization: Bearer
     */
    access_token: string;
    /**
     * Întotdeauna Bearer / Всегда Bearer / Always Bearer
     */
    token_type: 'Bearer';
    /**
     * Drepturile, despărțite prin spații / Права, через пробел / The scopes, separated by spaces
     */
    scope: string;
    /**
     * Codul emitentului / Код издателя / The code of the issuer
     */
    emitent: string;
    /**
     * Cât este valabil, în secunde / Срок действия, в секундах / How long it is valid, in seconds
     */
    expires_in: number;
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

export type BucketViewPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<BucketView>;
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

export type ClientMasinaPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<ClientMasina>;
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

export type OrganizatiePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Organizatie>;
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

export type TenantUserPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<TenantUser>;
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
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string | null;
    /**
     * Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului / Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы / The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system
     */
    limitaOcteti?: number | null;
    /**
     * Documentele care pot fi păstrate; fără valoare, limita din setările sistemului / Сколько документов можно хранить; без значения — предел из настроек системы / The documents that may be kept; without a value, the limit in the settings of the system
     */
    limitaDocumente?: number | null;
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
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string | null;
    /**
     * Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului / Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы / The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system
     */
    limitaOcteti?: number | null;
    /**
     * Documentele care pot fi păstrate; fără valoare, limita din setările sistemului / Сколько документов можно хранить; без значения — предел из настроек системы / The documents that may be kept; without a value, the limit in the settings of the system
     */
    limitaDocumente?: number | null;
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
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string | null;
    /**
     * Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului / Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы / The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system
     */
    limitaOcteti?: number | null;
    /**
     * Documentele care pot fi păstrate; fără valoare, limita din setările sistemului / Сколько документов можно хранить; без значения — предел из настроек системы / The documents that may be kept; without a value, the limit in the settings of the system
     */
    limitaDocumente?: number | null;
    /**
     * Administrator al serviciului / Администратор сервиса / Administrator of the service
     */
    adminServiciu?: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id?: number | null;
};

export type AppUserPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<AppUser>;
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

export type AppUsersCreateBody = {
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email: string;
    /**
     * Prenumele / Имя / First name
     */
    prenume?: string | null;
    /**
     * Numele de familie / Фамилия / Last name
     */
    nume?: string | null;
    /**
     * Rolurile / Роли / Roles
     */
    rolIds?: Array<number> | null;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number | null;
    /**
     * Clientul / Клиент / The client
     */
    clientId?: number | null;
    /**
     * Este operator / Оператор / Whether they are an operator
     */
    operator?: boolean | null;
    /**
     * Poate vedea documente SECRET / Может видеть документы SECRET / May see SECRET documents
     */
    hasSecret?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AppUsersReplaceBody = {
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email: string;
    /**
     * Prenumele / Имя / First name
     */
    prenume?: string | null;
    /**
     * Numele de familie / Фамилия / Last name
     */
    nume?: string | null;
    /**
     * Rolurile / Роли / Roles
     */
    rolIds?: Array<number> | null;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number | null;
    /**
     * Clientul / Клиент / The client
     */
    clientId?: number | null;
    /**
     * Este operator / Оператор / Whether they are an operator
     */
    operator?: boolean | null;
    /**
     * Poate vedea documente SECRET / Может видеть документы SECRET / May see SECRET documents
     */
    hasSecret?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AppUsersPatchBody = {
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login?: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email?: string;
    /**
     * Prenumele / Имя / First name
     */
    prenume?: string | null;
    /**
     * Numele de familie / Фамилия / Last name
     */
    nume?: string | null;
    /**
     * Rolurile / Роли / Roles
     */
    rolIds?: Array<number> | null;
    /**
     * Organizația / Организация / The organization
     */
    organizatieId?: number | null;
    /**
     * Clientul / Клиент / The client
     */
    clientId?: number | null;
    /**
     * Este operator / Оператор / Whether they are an operator
     */
    operator?: boolean | null;
    /**
     * Poate vedea documente SECRET / Может видеть документы SECRET / May see SECRET documents
     */
    hasSecret?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
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

export type AuthorityPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Authority>;
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

export type AuthoritiesCreateBody = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
};

export type AuthoritiesReplaceBody = {
    /**
     * Denumirea / Название / Name
     */
    name: string;
};

export type AuthoritiesPatchBody = {
    /**
     * Denumirea / Название / Name
     */
    name?: string;
};

export type CerereAccesPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CerereAcces>;
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

export type CerereAccesReplaceBody = {
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept: 'CITIRE' | 'SCRIERE';
    /**
     * De ce se cere / Почему запрашивается / Why it is asked for
     */
    motivare: string;
};

export type CerereAccesPatchBody = {
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept?: 'CITIRE' | 'SCRIERE';
    /**
     * De ce se cere / Почему запрашивается / Why it is asked for
     */
    motivare?: string;
};

export type ClientPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Client>;
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

export type ClientsCreateBody = {
    /**
     * IDNP / IDNP / IDNP, the number of a person
     */
    idnp?: string | null;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno?: string | null;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email?: string | null;
    /**
     * Telefonul / Телефон / Telephone
     */
    telefon?: string | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type ClientsReplaceBody = {
    /**
     * IDNP / IDNP / IDNP, the number of a person
     */
    idnp?: string | null;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno?: string | null;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email?: string | null;
    /**
     * Telefonul / Телефон / Telephone
     */
    telefon?: string | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type ClientsPatchBody = {
    /**
     * IDNP / IDNP / IDNP, the number of a person
     */
    idnp?: string | null;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno?: string | null;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Adresa de e-mail / Адрес e-mail / Mail address
     */
    email?: string | null;
    /**
     * Telefonul / Телефон / Telephone
     */
    telefon?: string | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type ConversiePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Conversie>;
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

export type ConversiesReplaceBody = {
    /**
     * Denumirea / Название / Name
     */
    denumire?: string | null;
};

export type ConversiesPatchBody = {
    /**
     * Denumirea / Название / Name
     */
    denumire?: string | null;
};

export type DocumentPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Document>;
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

export type ImportInListaPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<ImportInLista>;
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

export type DocumentsUploadBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete?: Array<string>;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
     */
    proprietarId?: number;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility?: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
};

export type DocumentsPatchBody = {
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string | null;
    /**
     * Etichetele / Метки / Tags
     */
    etichete?: Array<string>;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility?: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
     */
    proprietarId?: number | null;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number | null;
    /**
     * Reținut legal: nu se șterge / Запрет уничтожения: не удаляется / Legal hold: it is not removed
     */
    retinereLegala?: boolean;
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA' | null;
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean | null;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean | null;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string | null;
};

export type LegaturaDocumentuluiPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<LegaturaDocumentului>;
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

export type VersionsCreateBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Comentariul versiunii / Комментарий к версии / Comment of the version
     */
    comentariu?: string;
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
};

export type EmitentPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Emitent>;
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

export type EmitentsCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno?: string | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type EmitentsReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno?: string | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type EmitentsPatchBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * IDNO / IDNO / IDNO, the number of a legal entity
     */
    idno?: string | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type EvenimentDocumentPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<EvenimentDocument>;
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

export type MesajPrimitPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<MesajPrimit>;
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

export type PartajareDocumentPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<PartajareDocument>;
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

export type PartajareDocumentsCreateBody = {
    /**
     * Documentul / Документ / The document
     */
    documentId: number;
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept: 'CITIRE' | 'SCRIERE';
    /**
     * Sfârșitul accesului; fără el nu se încheie / Окончание доступа; без него бессрочно / The end of the access; without it there is none
     */
    dataExpirare?: string | null;
    /**
     * Clientul care primește accesul / Клиент, получающий доступ / The client who is given access
     */
    beneficiarClientId?: number | null;
    /**
     * Utilizatorul care primește accesul / Пользователь, получающий доступ / The user who is given access
     */
    beneficiarOperatorId?: number | null;
    /**
     * Mesajul către cel care primește accesul / Сообщение тому, кто получает доступ / The message to the one who is given access
     */
    mesaj?: string | null;
};

export type PartajareDocumentsReplaceBody = {
    /**
     * Documentul / Документ / The document
     */
    documentId: number;
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept: 'CITIRE' | 'SCRIERE';
    /**
     * Sfârșitul accesului; fără el nu se încheie / Окончание доступа; без него бессрочно / The end of the access; without it there is none
     */
    dataExpirare?: string | null;
    /**
     * Clientul care primește accesul / Клиент, получающий доступ / The client who is given access
     */
    beneficiarClientId?: number | null;
    /**
     * Utilizatorul care primește accesul / Пользователь, получающий доступ / The user who is given access
     */
    beneficiarOperatorId?: number | null;
    /**
     * Mesajul către cel care primește accesul / Сообщение тому, кто получает доступ / The message to the one who is given access
     */
    mesaj?: string | null;
};

export type PartajareDocumentsPatchBody = {
    /**
     * Documentul / Документ / The document
     */
    documentId?: number;
    /**
     * Ce permite: CITIRE, SCRIERE / Что разрешает: CITIRE, SCRIERE / What it allows: CITIRE, SCRIERE
     */
    drept?: 'CITIRE' | 'SCRIERE';
    /**
     * Sfârșitul accesului; fără el nu se încheie / Окончание доступа; без него бессрочно / The end of the access; without it there is none
     */
    dataExpirare?: string | null;
    /**
     * Clientul care primește accesul / Клиент, получающий доступ / The client who is given access
     */
    beneficiarClientId?: number | null;
    /**
     * Utilizatorul care primește accesul / Пользователь, получающий доступ / The user who is given access
     */
    beneficiarOperatorId?: number | null;
    /**
     * Mesajul către cel care primește accesul / Сообщение тому, кто получает доступ / The message to the one who is given access
     */
    mesaj?: string | null;
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

export type RolPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Rol>;
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

export type RolsCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string | null;
};

export type RolsReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string | null;
};

export type RolsPatchBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string | null;
};

export type SemnaturaDocumentPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<SemnaturaDocument>;
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

export type SemnaturaDocumentsCreateBody = {
    /**
     * Documentul / Документ / The document
     */
    documentId: number;
    /**
     * Numele semnatarului / Имя подписанта / The signer's name
     */
    semnatar: string;
    /**
     * Numărul versiunii / Номер версии / Number of the version
     */
    numarVersiune?: number | null;
};

export type SemnaturaDocumentsReplaceBody = {
    /**
     * Observații / Примечания / Remarks
     */
    observatii?: string | null;
};

export type SemnaturaDocumentsPatchBody = {
    /**
     * Observații / Примечания / Remarks
     */
    observatii?: string | null;
};

export type SablonInListaPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<SablonInLista>;
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

export type TemplatesCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string | null;
    /**
     * Textul șablonului; un DOCX în base64 / Текст шаблона; DOCX в base64 / The text of the template; a DOCX in base64
     */
    continut: string;
    /**
     * Felul șablonului / Вид шаблона / Kind of template
     */
    format: 'TEXT' | 'HTML' | 'DOCX';
    /**
     * Limba: ro, ru, en / Язык: ro, ru, en / Language: ro, ru, en
     */
    limba?: 'ro' | 'ru' | 'en' | null;
    /**
     * Poate fi folosit de toți / Доступен всем / Whether everybody may use it
     */
    publicat?: boolean | null;
};

export type TemplatesImportBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
};

export type TemplatesReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string | null;
    /**
     * Textul șablonului; un DOCX în base64 / Текст шаблона; DOCX в base64 / The text of the template; a DOCX in base64
     */
    continut: string;
    /**
     * Felul șablonului / Вид шаблона / Kind of template
     */
    format: 'TEXT' | 'HTML' | 'DOCX';
    /**
     * Limba: ro, ru, en / Язык: ro, ru, en / Language: ro, ru, en
     */
    limba?: 'ro' | 'ru' | 'en' | null;
    /**
     * Poate fi folosit de toți / Доступен всем / Whether everybody may use it
     */
    publicat?: boolean | null;
};

export type TemplatesPatchBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string | null;
    /**
     * Textul șablonului; un DOCX în base64 / Текст шаблона; DOCX в base64 / The text of the template; a DOCX in base64
     */
    continut?: string;
    /**
     * Felul șablonului / Вид шаблона / Kind of template
     */
    format?: 'TEXT' | 'HTML' | 'DOCX';
    /**
     * Limba: ro, ru, en / Язык: ro, ru, en / Language: ro, ru, en
     */
    limba?: 'ro' | 'ru' | 'en' | null;
    /**
     * Poate fi folosit de toți / Доступен всем / Whether everybody may use it
     */
    publicat?: boolean | null;
};

export type BucketAccesPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<BucketAcces>;
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

export type TranscriereUploadBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Cum se citește textul / Как читается текст / How the text is read
     */
    tip?: 'AUTO' | 'TEXT' | 'OCR';
    /**
     * Limba: ro, ru, en / Язык: ro, ru, en / Language: ro, ru, en
     */
    limba?: 'ro' | 'ru' | 'en';
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
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

export type CititorPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Cititor>;
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

export type LucrarePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Lucrare>;
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

export type CoadaPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Coada>;
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

export type ActAsupraCoziiPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<ActAsupraCozii>;
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

export type MesajAbandonatPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<MesajAbandonat>;
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

export type AdminUsersCreateBody = {
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
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string | null;
    /**
     * Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului / Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы / The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system
     */
    limitaOcteti?: number | null;
    /**
     * Documentele care pot fi păstrate; fără valoare, limita din setările sistemului / Сколько документов можно хранить; без значения — предел из настроек системы / The documents that may be kept; without a value, the limit in the settings of the system
     */
    limitaDocumente?: number | null;
    /**
     * Administrator al serviciului / Администратор сервиса / Administrator of the service
     */
    adminServiciu?: boolean;
};

export type AdminUsersReplaceBody = {
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
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string | null;
    /**
     * Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului / Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы / The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system
     */
    limitaOcteti?: number | null;
    /**
     * Documentele care pot fi păstrate; fără valoare, limita din setările sistemului / Сколько документов можно хранить; без значения — предел из настроек системы / The documents that may be kept; without a value, the limit in the settings of the system
     */
    limitaDocumente?: number | null;
    /**
     * Administrator al serviciului / Администратор сервиса / Administrator of the service
     */
    adminServiciu?: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id?: number | null;
};

export type DocumentPentruMasiniPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<DocumentPentruMasini>;
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

export type AppDocumentsCreateBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete?: Array<string>;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility?: 'PUBLIC' | 'PERSONAL';
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
};

export type VersiunePentruMasiniPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<VersiunePentruMasini>;
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

export type AppDocumentsCreateVersionBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Comentariul versiunii / Комментарий к версии / Comment of the version
     */
    comentariu?: string;
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
};

export type CitizenAccessRequestPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CitizenAccessRequest>;
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

export type CitizenDocumentPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CitizenDocument>;
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

export type CitizenVersionPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CitizenVersion>;
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

export type CitizenSignInPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CitizenSignIn>;
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

export type MachineDocumentsCreateBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete?: Array<string>;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility?: 'PUBLIC' | 'PERSONAL';
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
};

export type MachineVersionsCreateBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Comentariul versiunii / Комментарий к версии / Comment of the version
     */
    comentariu?: string;
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
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

export type PublicSignatureChecksVerifyBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Fișierul semnat, dacă semnătura este separată de el / Подписанный файл, если подпись отделена от него / The signed file, if the signature is detached from it
     */
    continutSemnat?: Blob | File;
};

export type PublicSignatureChecksGenerateReportBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Fișierul semnat, dacă semnătura este separată de el / Подписанный файл, если подпись отделена от него / The signed file, if the signature is detached from it
     */
    continutSemnat?: Blob | File;
};

export type StaffAccessRequestPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<StaffAccessRequest>;
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

export type StaffDocumentPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<StaffDocument>;
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

export type StaffDocumentsCreateBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string;
    /**
     * Etichetele / Метки / Tags
     */
    etichete?: Array<string>;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
     */
    proprietarId?: number;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility?: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
};

export type StaffDocumentsPatchBody = {
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Descrierea / Описание / Description
     */
    descriere?: string | null;
    /**
     * Etichetele / Метки / Tags
     */
    etichete?: Array<string>;
    /**
     * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
     */
    visibility?: 'PUBLIC' | 'PERSONAL' | 'SECRET';
    /**
     * Containerul / Контейнер / The bucket
     */
    bucketId?: number;
    /**
     * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
     */
    proprietarId?: number | null;
    /**
     * Emitentul / Издатель / The issuer
     */
    emitentId?: number | null;
    /**
     * Reținut legal: nu se șterge / Запрет уничтожения: не удаляется / Legal hold: it is not removed
     */
    retinereLegala?: boolean;
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA' | null;
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean | null;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean | null;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string | null;
};

export type StaffGrantPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<StaffGrant>;
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

export type StaffVersionPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<StaffVersion>;
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

export type StaffDocumentsCreateVersionBody = {
    /**
     * Fișierul / Файл / The file
     */
    file: Blob | File;
    /**
     * Comentariul versiunii / Комментарий к версии / Comment of the version
     */
    comentariu?: string;
    /**
     * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
     */
    tipSecuritate?: 'CRIPTAT' | 'PAROLA';
    /**
     * Documentul este SECRET / Документ — SECRET / The document is SECRET
     */
    secret?: boolean;
    /**
     * Conținutul se sigilează / Содержимое шифруется / The content is sealed
     */
    criptat?: boolean;
    /**
     * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
     */
    parola?: string;
};

export type StaffMessagePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<StaffMessage>;
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
} | {
    /**
     * Certificatele instalației / Сертификаты установки / The certificates of the installation
     */
    certificates: Array<{
        /**
         * SEMNARE: semnează instituția; RADACINA: rădăcină de încredere; LISTA: semnează lista de încredere / SEMNARE: подписывает учреждение; RADACINA: доверенный корень; LISTA: подписывает доверенный список / SEMNARE: the institution signs with it; RADACINA: a trusted root; LISTA: signs the trusted list
         */
        use: 'SEMNARE' | 'RADACINA' | 'LISTA';
        /**
         * SHA-256 al certificatului / SHA-256 сертификата / SHA-256 of the certificate
         */
        fingerprint: string;
        /**
         * Denumirea / Название / Name
         */
        name?: string;
        /**
         * Emitentul / Издатель / The issuer
         */
        issuer?: string;
        /**
         * Până când este valabil / До какого момента действует / Until when it is valid
         */
        expiresAt: string;
    }>;
    /**
     * Listele de încredere / Доверенные списки / The trusted lists
     */
    trustLists: Array<{
        /**
         * Adresa listei / Адрес списка / The address of the list
         */
        address: string;
        /**
         * Țara listei / Страна списка / The country of the list
         */
        territory?: string;
        /**
         * Numărul ultimei liste bune / Номер последнего годного списка / The number of the last good list
         */
        sequence?: number;
        /**
         * Când a fost emisă / Когда издан / When it was issued
         */
        issuedAt?: string;
        /**
         * Până când trebuie înlocuită / До какого срока должен быть заменён / When it has to be replaced
         */
        nextUpdate?: string;
        /**
         * Adevărat dacă nu a fost înlocuită la timp sau nu există / Истина, если вовремя не заменён или его нет / True if it was not replaced in time, or there is none
         */
        expired: boolean;
        /**
         * Când a fost cerută ultima dată / Когда запрошен в последний раз / When it was last asked for
         */
        checkedAt: string;
        /**
         * De ce ultima cerere nu a adus o listă bună / Почему последний запрос не дал годного списка / Why the last request has brought no good list
         */
        problem?: 'INDISPONIBILA' | 'NECITIBILA' | 'SEMNATURA_NEVALIDA' | 'ALT_TERITORIU' | 'MAI_VECHE';
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
 * Parola documentului protejat, UTF-8 cu secvențe %
 */
export type XDocumentPassword = string;

/**
 * Parola linkului, UTF-8 cu secvențe %
 */
export type XLinkPassword = string;

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

export type AclReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/acl/me';
};

export type AclReadResponses = {
    /**
     * Reușit
     */
    200: ContextAcces;
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

export type BucketAccesListData = {
    body?: never;
    path?: never;
    query: {
        bucketId: number;
    };
    url: '/api/admin/bucket-acces';
};

export type BucketAccesListResponses = {
    /**
     * Reușit
     */
    200: Array<BucketAcces>;
};

export type BucketAccesCreateData = {
    body: BucketAccesNou;
    path?: never;
    query?: never;
    url: '/api/admin/bucket-acces';
};

export type BucketAccesCreateResponses = {
    /**
     * Creat
     */
    201: BucketAcces;
};

export type BucketAccesRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/bucket-acces/{id}';
};

export type BucketAccesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type BucketsListData = {
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
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[provider][operator], provider=, provider.operator=
         */
        'filter[provider]'?: string;
        /**
         * De asemenea filter[endpoint][operator], endpoint=, endpoint.operator=
         */
        'filter[endpoint]'?: string;
        /**
         * De asemenea filter[regiune][operator], regiune=, regiune.operator=
         */
        'filter[regiune]'?: string;
        /**
         * De asemenea filter[accessKey][operator], accessKey=, accessKey.operator=
         */
        'filter[accessKey]'?: string;
        /**
         * De asemenea filter[recunoastere][operator], recunoastere=, recunoastere.operator=
         */
        'filter[recunoastere]'?: string;
        /**
         * De asemenea filter[limbaScanarilor][operator], limbaScanarilor=, limbaScanarilor.operator=
         */
        'filter[limbaScanarilor]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
    };
    url: '/api/admin/buckets';
};

export type BucketsListResponses = {
    /**
     * Reușit
     */
    200: BucketViewPage;
};

export type BucketsCreateData = {
    body: BucketNou;
    path?: never;
    query?: never;
    url: '/api/admin/buckets';
};

export type BucketsCreateResponses = {
    /**
     * Creat
     */
    201: BucketView;
};

export type BucketsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/buckets/{id}';
};

export type BucketsReadResponses = {
    /**
     * Reușit
     */
    200: BucketView;
};

export type BucketsReplaceData = {
    body: BucketSchimbat;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/buckets/{id}';
};

export type BucketsReplaceResponses = {
    /**
     * Reușit
     */
    200: BucketView;
};

export type BucketsSetActiveData = {
    body: Activ;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/buckets/{id}/activ';
};

export type BucketsSetActiveResponses = {
    /**
     * Reușit
     */
    200: BucketView;
};

export type MachineClientsListData = {
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
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[emitentId][operator], emitentId=, emitentId.operator=
         */
        'filter[emitentId]'?: string;
        /**
         * De asemenea filter[bucketId][operator], bucketId=, bucketId.operator=
         */
        'filter[bucketId]'?: string;
        /**
         * De asemenea filter[scopes][operator], scopes=, scopes.operator=
         */
        'filter[scopes]'?: string;
        /**
         * De asemenea filter[limitaPeMinut][operator], limitaPeMinut=, limitaPeMinut.operator=
         */
        'filter[limitaPeMinut]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[clientId][operator], clientId=, clientId.operator=
         */
        'filter[clientId]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/admin/machine-clients';
};

export type MachineClientsListResponses = {
    /**
     * Reușit
     */
    200: ClientMasinaPage;
};

export type MachineClientsCreateData = {
    body: ClientMasinaNou;
    path?: never;
    query?: never;
    url: '/api/admin/machine-clients';
};

export type MachineClientsCreateResponses = {
    /**
     * Creat
     */
    201: ClientMasinaCuSecret;
};

export type MachineClientsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/machine-clients/{id}';
};

export type MachineClientsRemoveResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type MachineClientsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/machine-clients/{id}';
};

export type MachineClientsReadResponses = {
    /**
     * Reușit
     */
    200: ClientMasina;
};

export type MachineClientsReplaceData = {
    body: ClientMasinaNou;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/machine-clients/{id}';
};

export type MachineClientsReplaceResponses = {
    /**
     * Reușit
     */
    200: ClientMasina;
};

export type MachineClientsSetActiveData = {
    body: StareClientMasina;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/machine-clients/{id}/activ';
};

export type MachineClientsSetActiveResponses = {
    /**
     * Reușit
     */
    200: ClientMasina;
};

export type MachineClientsRotateData = {
    body?: RotireSecret;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/machine-clients/{id}/rotate';
};

export type MachineClientsRotateResponses = {
    /**
     * Reușit
     */
    200: ClientMasinaCuSecret;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type MaintenanceRunData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/admin/maintenance/run';
};

export type MaintenanceRunResponses = {
    /**
     * Reușit
     */
    200: RaportMentenanta;
};

export type OrganizatiiListData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[idno][operator], idno=, idno.operator=
         */
        'filter[idno]'?: string;
        /**
         * De asemenea filter[statut][operator], statut=, statut.operator=
         */
        'filter[statut]'?: string;
        /**
         * De asemenea filter[limitaOcteti][operator], limitaOcteti=, limitaOcteti.operator=
         */
        'filter[limitaOcteti]'?: string;
        /**
         * De asemenea filter[limitaDocumente][operator], limitaDocumente=, limitaDocumente.operator=
         */
        'filter[limitaDocumente]'?: string;
    };
    url: '/api/admin/organizatii';
};

export type OrganizatiiListResponses = {
    /**
     * Reușit
     */
    200: OrganizatiePage;
};

export type OrganizatiiCreateData = {
    body: OrganizatieNoua;
    path?: never;
    query?: never;
    url: '/api/admin/organizatii';
};

export type OrganizatiiCreateResponses = {
    /**
     * Creat
     */
    201: Organizatie;
};

export type OrganizatiiReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/organizatii/{id}';
};

export type OrganizatiiReadResponses = {
    /**
     * Reușit
     */
    200: OrganizatieCitita;
};

export type OrganizatiiReplaceData = {
    body: OrganizatieSchimbata;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/organizatii/{id}';
};

export type OrganizatiiReplaceResponses = {
    /**
     * Reușit
     */
    200: Organizatie;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type OrganizatiiSetStatutData = {
    body: Statut;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/organizatii/{id}/statut';
};

export type OrganizatiiSetStatutResponses = {
    /**
     * Reușit
     */
    200: Organizatie;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type ReindexReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/admin/search/reindex';
};

export type ReindexReadResponses = {
    /**
     * Reușit
     */
    200: Reindexare;
};

export type ReindexRunData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/admin/search/reindex';
};

export type ReindexRunResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: Reindexare;
};

export type TenantUsersListData = {
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
         * De asemenea filter[activated][operator], activated=, activated.operator=
         */
        'filter[activated]'?: string;
        /**
         * De asemenea filter[authorities][operator], authorities=, authorities.operator=
         */
        'filter[authorities]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
    };
    url: '/api/admin/tenant-users';
};

export type TenantUsersListResponses = {
    /**
     * Reușit
     */
    200: TenantUserPage;
};

export type TenantUsersAssignData = {
    body: Apartenenta;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/tenant-users/{id}/organizatie';
};

export type TenantUsersAssignResponses = {
    /**
     * Reușit
     */
    200: TenantUser;
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
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[limitaOcteti][operator], limitaOcteti=, limitaOcteti.operator=
         */
        'filter[limitaOcteti]'?: string;
        /**
         * De asemenea filter[limitaDocumente][operator], limitaDocumente=, limitaDocumente.operator=
         */
        'filter[limitaDocumente]'?: string;
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

export type AppUsersListData = {
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
         * De asemenea filter[email][operator], email=, email.operator=
         */
        'filter[email]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[clientId][operator], clientId=, clientId.operator=
         */
        'filter[clientId]'?: string;
        /**
         * De asemenea filter[operator][operator], operator=, operator.operator=
         */
        'filter[operator]'?: string;
        /**
         * De asemenea filter[hasSecret][operator], hasSecret=, hasSecret.operator=
         */
        'filter[hasSecret]'?: string;
        /**
         * De asemenea filter[prenume][operator], prenume=, prenume.operator=
         */
        'filter[prenume]'?: string;
        /**
         * De asemenea filter[nume][operator], nume=, nume.operator=
         */
        'filter[nume]'?: string;
        /**
         * De asemenea filter[rolIds][operator], rolIds=, rolIds.operator=
         */
        'filter[rolIds]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
    };
    url: '/api/app-users';
};

export type AppUsersListResponses = {
    /**
     * Reușit
     */
    200: AppUserPage;
};

export type AppUsersCreateData = {
    body: AppUsersCreateBody;
    path?: never;
    query?: never;
    url: '/api/app-users';
};

export type AppUsersCreateResponses = {
    /**
     * Creat
     */
    201: AppUser;
};

export type AppUsersCountData = {
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
         * De asemenea filter[email][operator], email=, email.operator=
         */
        'filter[email]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[clientId][operator], clientId=, clientId.operator=
         */
        'filter[clientId]'?: string;
        /**
         * De asemenea filter[operator][operator], operator=, operator.operator=
         */
        'filter[operator]'?: string;
        /**
         * De asemenea filter[hasSecret][operator], hasSecret=, hasSecret.operator=
         */
        'filter[hasSecret]'?: string;
        /**
         * De asemenea filter[prenume][operator], prenume=, prenume.operator=
         */
        'filter[prenume]'?: string;
        /**
         * De asemenea filter[nume][operator], nume=, nume.operator=
         */
        'filter[nume]'?: string;
        /**
         * De asemenea filter[rolIds][operator], rolIds=, rolIds.operator=
         */
        'filter[rolIds]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
    };
    url: '/api/app-users/count';
};

export type AppUsersCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AppUsersRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/app-users/{id}';
};

export type AppUsersRemoveResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AppUsersReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/app-users/{id}';
};

export type AppUsersReadResponses = {
    /**
     * Reușit
     */
    200: AppUser;
};

export type AppUsersPatchData = {
    body: AppUsersPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/app-users/{id}';
};

export type AppUsersPatchResponses = {
    /**
     * Reușit
     */
    200: AppUser;
};

export type AppUsersReplaceData = {
    body: AppUsersReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/app-users/{id}';
};

export type AppUsersReplaceResponses = {
    /**
     * Reușit
     */
    200: AppUser;
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

export type AuthoritiesListData = {
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
    };
    url: '/api/authorities';
};

export type AuthoritiesListResponses = {
    /**
     * Reușit
     */
    200: AuthorityPage;
};

export type AuthoritiesCreateData = {
    body: AuthoritiesCreateBody;
    path?: never;
    query?: never;
    url: '/api/authorities';
};

export type AuthoritiesCreateResponses = {
    /**
     * Creat
     */
    201: Authority;
};

export type AuthoritiesCountData = {
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
    };
    url: '/api/authorities/count';
};

export type AuthoritiesCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AuthoritiesRemoveData = {
    body?: never;
    path: {
        authority: number | string;
    };
    query?: never;
    url: '/api/authorities/{authority}';
};

export type AuthoritiesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AuthoritiesReadData = {
    body?: never;
    path: {
        authority: number | string;
    };
    query?: never;
    url: '/api/authorities/{authority}';
};

export type AuthoritiesReadResponses = {
    /**
     * Reușit
     */
    200: Authority;
};

export type AuthoritiesPatchData = {
    body: AuthoritiesPatchBody;
    path: {
        authority: number | string;
    };
    query?: never;
    url: '/api/authorities/{authority}';
};

export type AuthoritiesPatchResponses = {
    /**
     * Reușit
     */
    200: Authority;
};

export type AuthoritiesReplaceData = {
    body: AuthoritiesReplaceBody;
    path: {
        authority: number | string;
    };
    query?: never;
    url: '/api/authorities/{authority}';
};

export type AuthoritiesReplaceResponses = {
    /**
     * Reușit
     */
    200: Authority;
};

export type CerereAccesListData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[solicitantId][operator], solicitantId=, solicitantId.operator=
         */
        'filter[solicitantId]'?: string;
        /**
         * De asemenea filter[solicitantClientId][operator], solicitantClientId=, solicitantClientId.operator=
         */
        'filter[solicitantClientId]'?: string;
        /**
         * De asemenea filter[drept][operator], drept=, drept.operator=
         */
        'filter[drept]'?: string;
        /**
         * De asemenea filter[motivare][operator], motivare=, motivare.operator=
         */
        'filter[motivare]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[decisDe][operator], decisDe=, decisDe.operator=
         */
        'filter[decisDe]'?: string;
        /**
         * De asemenea filter[decisLa][operator], decisLa=, decisLa.operator=
         */
        'filter[decisLa]'?: string;
        /**
         * De asemenea filter[motiv][operator], motiv=, motiv.operator=
         */
        'filter[motiv]'?: string;
        /**
         * De asemenea filter[mesaj][operator], mesaj=, mesaj.operator=
         */
        'filter[mesaj]'?: string;
        /**
         * De asemenea filter[deDecis][operator], deDecis=, deDecis.operator=
         */
        'filter[deDecis]'?: string;
    };
    url: '/api/cerere-acces';
};

export type CerereAccesListResponses = {
    /**
     * Reușit
     */
    200: CerereAccesPage;
};

export type CerereAccesCreateData = {
    body: CerereNoua;
    path?: never;
    query?: never;
    url: '/api/cerere-acces';
};

export type CerereAccesCreateResponses = {
    /**
     * Reușit
     */
    200: CerereAcces;
    /**
     * Creat
     */
    201: CerereAcces;
};

export type CerereAccesCountData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[solicitantId][operator], solicitantId=, solicitantId.operator=
         */
        'filter[solicitantId]'?: string;
        /**
         * De asemenea filter[solicitantClientId][operator], solicitantClientId=, solicitantClientId.operator=
         */
        'filter[solicitantClientId]'?: string;
        /**
         * De asemenea filter[drept][operator], drept=, drept.operator=
         */
        'filter[drept]'?: string;
        /**
         * De asemenea filter[motivare][operator], motivare=, motivare.operator=
         */
        'filter[motivare]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[decisDe][operator], decisDe=, decisDe.operator=
         */
        'filter[decisDe]'?: string;
        /**
         * De asemenea filter[decisLa][operator], decisLa=, decisLa.operator=
         */
        'filter[decisLa]'?: string;
        /**
         * De asemenea filter[motiv][operator], motiv=, motiv.operator=
         */
        'filter[motiv]'?: string;
        /**
         * De asemenea filter[mesaj][operator], mesaj=, mesaj.operator=
         */
        'filter[mesaj]'?: string;
        /**
         * De asemenea filter[deDecis][operator], deDecis=, deDecis.operator=
         */
        'filter[deDecis]'?: string;
    };
    url: '/api/cerere-acces/count';
};

export type CerereAccesCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type CerereAccesRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/cerere-acces/{id}';
};

export type CerereAccesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type CerereAccesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/cerere-acces/{id}';
};

export type CerereAccesReadResponses = {
    /**
     * Reușit
     */
    200: CerereAcces;
};

export type CerereAccesPatchData = {
    body: CerereAccesPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/cerere-acces/{id}';
};

export type CerereAccesPatchResponses = {
    /**
     * Reușit
     */
    200: CerereAcces;
};

export type CerereAccesReplaceData = {
    body: CerereAccesReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/cerere-acces/{id}';
};

export type CerereAccesReplaceResponses = {
    /**
     * Reușit
     */
    200: CerereAcces;
};

export type CerereAccesApproveData = {
    body?: Aprobare;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/cereri/{id}/aproba';
};

export type CerereAccesApproveResponses = {
    /**
     * Reușit
     */
    200: CerereAcces;
};

export type CerereAccesRejectData = {
    body?: Respingere;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/cereri/{id}/respinge';
};

export type CerereAccesRejectResponses = {
    /**
     * Reușit
     */
    200: CerereAcces;
};

export type ClientsListData = {
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
         * De asemenea filter[idnp][operator], idnp=, idnp.operator=
         */
        'filter[idnp]'?: string;
        /**
         * De asemenea filter[idno][operator], idno=, idno.operator=
         */
        'filter[idno]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[email][operator], email=, email.operator=
         */
        'filter[email]'?: string;
        /**
         * De asemenea filter[telefon][operator], telefon=, telefon.operator=
         */
        'filter[telefon]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/clients';
};

export type ClientsListResponses = {
    /**
     * Reușit
     */
    200: ClientPage;
};

export type ClientsCreateData = {
    body: ClientsCreateBody;
    path?: never;
    query?: never;
    url: '/api/clients';
};

export type ClientsCreateResponses = {
    /**
     * Creat
     */
    201: Client;
};

export type ClientsCountData = {
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
         * De asemenea filter[idnp][operator], idnp=, idnp.operator=
         */
        'filter[idnp]'?: string;
        /**
         * De asemenea filter[idno][operator], idno=, idno.operator=
         */
        'filter[idno]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[email][operator], email=, email.operator=
         */
        'filter[email]'?: string;
        /**
         * De asemenea filter[telefon][operator], telefon=, telefon.operator=
         */
        'filter[telefon]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/clients/count';
};

export type ClientsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type ClientsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/clients/{id}';
};

export type ClientsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type ClientsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/clients/{id}';
};

export type ClientsReadResponses = {
    /**
     * Reușit
     */
    200: Client;
};

export type ClientsPatchData = {
    body: ClientsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/clients/{id}';
};

export type ClientsPatchResponses = {
    /**
     * Reușit
     */
    200: Client;
};

export type ClientsReplaceData = {
    body: ClientsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/clients/{id}';
};

export type ClientsReplaceResponses = {
    /**
     * Reușit
     */
    200: Client;
};

export type ClientsListHistoryData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/clients/{id}/istoric';
};

export type ClientsListHistoryResponses = {
    /**
     * Reușit
     */
    200: Array<Istoric>;
};

export type ConexiuniListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/conexiuni';
};

export type ConexiuniListResponses = {
    /**
     * Reușit
     */
    200: Array<Conexiune>;
};

export type ConexiuniRemoveData = {
    body?: never;
    path: {
        furnizor: string;
    };
    query?: never;
    url: '/api/conexiuni/{furnizor}';
};

export type ConexiuniRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type ConexiuniAuthorizeData = {
    body?: never;
    path: {
        furnizor: string;
    };
    query?: never;
    url: '/api/conexiuni/{furnizor}/authorize';
};

export type ConexiuniAuthorizeResponses = {
    /**
     * Reușit
     */
    200: AutorizareConexiune;
};

export type ConexiuniFinishData = {
    body?: never;
    path: {
        furnizor: string;
    };
    query?: {
        code?: string;
        state?: string;
        error?: string;
        iss?: string;
    };
    url: '/api/conexiuni/{furnizor}/callback';
};

export type ConexiuniFinishResponses = {
    /**
     * Reușit
     */
    200: string;
};

export type ConexiuniListFilesData = {
    body?: never;
    path: {
        furnizor: string;
    };
    query?: {
        kind?: 'repo' | 'wiki' | 'snippet';
        path?: string;
        ref?: string;
        q?: string;
    };
    url: '/api/conexiuni/{furnizor}/fisiere';
};

export type ConexiuniListFilesResponses = {
    /**
     * Reușit
     */
    200: FisiereLaDistanta;
};

export type ConversiesListData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[sursa][operator], sursa=, sursa.operator=
         */
        'filter[sursa]'?: string;
        /**
         * De asemenea filter[tinta][operator], tinta=, tinta.operator=
         */
        'filter[tinta]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[pagini][operator], pagini=, pagini.operator=
         */
        'filter[pagini]'?: string;
        /**
         * De asemenea filter[paginiGata][operator], paginiGata=, paginiGata.operator=
         */
        'filter[paginiGata]'?: string;
        /**
         * De asemenea filter[eroare][operator], eroare=, eroare.operator=
         */
        'filter[eroare]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[automata][operator], automata=, automata.operator=
         */
        'filter[automata]'?: string;
        /**
         * De asemenea filter[finalizatLa][operator], finalizatLa=, finalizatLa.operator=
         */
        'filter[finalizatLa]'?: string;
        /**
         * De asemenea filter[scanare][operator], scanare=, scanare.operator=
         */
        'filter[scanare]'?: string;
        /**
         * De asemenea filter[calitate][operator], calitate=, calitate.operator=
         */
        'filter[calitate]'?: string;
    };
    url: '/api/conversies';
};

export type ConversiesListResponses = {
    /**
     * Reușit
     */
    200: ConversiePage;
};

export type ConversiesCreateData = {
    body: TranscriereNoua;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/conversies';
};

export type ConversiesCreateResponses = {
    /**
     * Creat
     */
    201: Conversie;
};

export type ConversiesCountData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[sursa][operator], sursa=, sursa.operator=
         */
        'filter[sursa]'?: string;
        /**
         * De asemenea filter[tinta][operator], tinta=, tinta.operator=
         */
        'filter[tinta]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[pagini][operator], pagini=, pagini.operator=
         */
        'filter[pagini]'?: string;
        /**
         * De asemenea filter[paginiGata][operator], paginiGata=, paginiGata.operator=
         */
        'filter[paginiGata]'?: string;
        /**
         * De asemenea filter[eroare][operator], eroare=, eroare.operator=
         */
        'filter[eroare]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[automata][operator], automata=, automata.operator=
         */
        'filter[automata]'?: string;
        /**
         * De asemenea filter[finalizatLa][operator], finalizatLa=, finalizatLa.operator=
         */
        'filter[finalizatLa]'?: string;
        /**
         * De asemenea filter[scanare][operator], scanare=, scanare.operator=
         */
        'filter[scanare]'?: string;
        /**
         * De asemenea filter[calitate][operator], calitate=, calitate.operator=
         */
        'filter[calitate]'?: string;
    };
    url: '/api/conversies/count';
};

export type ConversiesCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type ConversiesRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/conversies/{id}';
};

export type ConversiesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type ConversiesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/conversies/{id}';
};

export type ConversiesReadResponses = {
    /**
     * Reușit
     */
    200: Conversie;
};

export type ConversiesPatchData = {
    body: ConversiesPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/conversies/{id}';
};

export type ConversiesPatchResponses = {
    /**
     * Reușit
     */
    200: Conversie;
};

export type ConversiesReplaceData = {
    body: ConversiesReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/conversies/{id}';
};

export type ConversiesReplaceResponses = {
    /**
     * Reușit
     */
    200: Conversie;
};

export type DocumentsListData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[etichete][operator], etichete=, etichete.operator=
         */
        'filter[etichete]'?: string;
        /**
         * De asemenea filter[bucketId][operator], bucketId=, bucketId.operator=
         */
        'filter[bucketId]'?: string;
        /**
         * De asemenea filter[emitentId][operator], emitentId=, emitentId.operator=
         */
        'filter[emitentId]'?: string;
        /**
         * De asemenea filter[proprietarId][operator], proprietarId=, proprietarId.operator=
         */
        'filter[proprietarId]'?: string;
        /**
         * De asemenea filter[visibility][operator], visibility=, visibility.operator=
         */
        'filter[visibility]'?: string;
        /**
         * De asemenea filter[tipSecuritate][operator], tipSecuritate=, tipSecuritate.operator=
         */
        'filter[tipSecuritate]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[storageUri][operator], storageUri=, storageUri.operator=
         */
        'filter[storageUri]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[mod][operator], mod=, mod.operator=
         */
        'filter[mod]'?: string;
        /**
         * De asemenea filter[furnizor][operator], furnizor=, furnizor.operator=
         */
        'filter[furnizor]'?: string;
        /**
         * De asemenea filter[ref][operator], ref=, ref.operator=
         */
        'filter[ref]'?: string;
        /**
         * De asemenea filter[urlWeb][operator], urlWeb=, urlWeb.operator=
         */
        'filter[urlWeb]'?: string;
        /**
         * De asemenea filter[formatExport][operator], formatExport=, formatExport.operator=
         */
        'filter[formatExport]'?: string;
        /**
         * De asemenea filter[sursaVersiune][operator], sursaVersiune=, sursaVersiune.operator=
         */
        'filter[sursaVersiune]'?: string;
        /**
         * De asemenea filter[retinereLegala][operator], retinereLegala=, retinereLegala.operator=
         */
        'filter[retinereLegala]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatDe][operator], modificatDe=, modificatDe.operator=
         */
        'filter[modificatDe]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
        /**
         * De asemenea filter[arhivatLa][operator], arhivatLa=, arhivatLa.operator=
         */
        'filter[arhivatLa]'?: string;
        /**
         * De asemenea filter[stersLa][operator], stersLa=, stersLa.operator=
         */
        'filter[stersLa]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[titluFisier][operator], titluFisier=, titluFisier.operator=
         */
        'filter[titluFisier]'?: string;
        /**
         * De asemenea filter[autorFisier][operator], autorFisier=, autorFisier.operator=
         */
        'filter[autorFisier]'?: string;
        /**
         * De asemenea filter[dataFisier][operator], dataFisier=, dataFisier.operator=
         */
        'filter[dataFisier]'?: string;
        /**
         * De asemenea filter[limbaFisier][operator], limbaFisier=, limbaFisier.operator=
         */
        'filter[limbaFisier]'?: string;
        /**
         * De asemenea filter[paginiFisier][operator], paginiFisier=, paginiFisier.operator=
         */
        'filter[paginiFisier]'?: string;
        /**
         * De asemenea filter[partajat][operator], partajat=, partajat.operator=
         */
        'filter[partajat]'?: string;
    };
    url: '/api/documents';
};

export type DocumentsListResponses = {
    /**
     * Reușit
     */
    200: DocumentPage;
};

export type DocumentsCreateData = {
    body: DocumentNou;
    path?: never;
    query?: never;
    url: '/api/documents';
};

export type DocumentsCreateResponses = {
    /**
     * Creat
     */
    201: Document;
};

export type DocumentsRequestAccessData = {
    body: CerereNoua;
    path?: never;
    query?: never;
    url: '/api/documents/cerere';
};

export type DocumentsRequestAccessResponses = {
    /**
     * Reușit
     */
    200: CerereInregistrata;
    /**
     * Creat
     */
    201: CerereInregistrata;
};

export type DocumentsCountData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[etichete][operator], etichete=, etichete.operator=
         */
        'filter[etichete]'?: string;
        /**
         * De asemenea filter[bucketId][operator], bucketId=, bucketId.operator=
         */
        'filter[bucketId]'?: string;
        /**
         * De asemenea filter[emitentId][operator], emitentId=, emitentId.operator=
         */
        'filter[emitentId]'?: string;
        /**
         * De asemenea filter[proprietarId][operator], proprietarId=, proprietarId.operator=
         */
        'filter[proprietarId]'?: string;
        /**
         * De asemenea filter[visibility][operator], visibility=, visibility.operator=
         */
        'filter[visibility]'?: string;
        /**
         * De asemenea filter[tipSecuritate][operator], tipSecuritate=, tipSecuritate.operator=
         */
        'filter[tipSecuritate]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[storageUri][operator], storageUri=, storageUri.operator=
         */
        'filter[storageUri]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[mod][operator], mod=, mod.operator=
         */
        'filter[mod]'?: string;
        /**
         * De asemenea filter[furnizor][operator], furnizor=, furnizor.operator=
         */
        'filter[furnizor]'?: string;
        /**
         * De asemenea filter[ref][operator], ref=, ref.operator=
         */
        'filter[ref]'?: string;
        /**
         * De asemenea filter[urlWeb][operator], urlWeb=, urlWeb.operator=
         */
        'filter[urlWeb]'?: string;
        /**
         * De asemenea filter[formatExport][operator], formatExport=, formatExport.operator=
         */
        'filter[formatExport]'?: string;
        /**
         * De asemenea filter[sursaVersiune][operator], sursaVersiune=, sursaVersiune.operator=
         */
        'filter[sursaVersiune]'?: string;
        /**
         * De asemenea filter[retinereLegala][operator], retinereLegala=, retinereLegala.operator=
         */
        'filter[retinereLegala]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatDe][operator], modificatDe=, modificatDe.operator=
         */
        'filter[modificatDe]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
        /**
         * De asemenea filter[arhivatLa][operator], arhivatLa=, arhivatLa.operator=
         */
        'filter[arhivatLa]'?: string;
        /**
         * De asemenea filter[stersLa][operator], stersLa=, stersLa.operator=
         */
        'filter[stersLa]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[titluFisier][operator], titluFisier=, titluFisier.operator=
         */
        'filter[titluFisier]'?: string;
        /**
         * De asemenea filter[autorFisier][operator], autorFisier=, autorFisier.operator=
         */
        'filter[autorFisier]'?: string;
        /**
         * De asemenea filter[dataFisier][operator], dataFisier=, dataFisier.operator=
         */
        'filter[dataFisier]'?: string;
        /**
         * De asemenea filter[limbaFisier][operator], limbaFisier=, limbaFisier.operator=
         */
        'filter[limbaFisier]'?: string;
        /**
         * De asemenea filter[paginiFisier][operator], paginiFisier=, paginiFisier.operator=
         */
        'filter[paginiFisier]'?: string;
        /**
         * De asemenea filter[partajat][operator], partajat=, partajat.operator=
         */
        'filter[partajat]'?: string;
    };
    url: '/api/documents/count';
};

export type DocumentsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type ImportsListData = {
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
         * De asemenea filter[furnizor][operator], furnizor=, furnizor.operator=
         */
        'filter[furnizor]'?: string;
        /**
         * De asemenea filter[bucketId][operator], bucketId=, bucketId.operator=
         */
        'filter[bucketId]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[fisiere][operator], fisiere=, fisiere.operator=
         */
        'filter[fisiere]'?: string;
        /**
         * De asemenea filter[importate][operator], importate=, importate.operator=
         */
        'filter[importate]'?: string;
        /**
         * De asemenea filter[esuate][operator], esuate=, esuate.operator=
         */
        'filter[esuate]'?: string;
    };
    url: '/api/documents/import';
};

export type ImportsListResponses = {
    /**
     * Reușit
     */
    200: ImportInListaPage;
};

export type ImportsCreateData = {
    body: ImportNou;
    path?: never;
    query?: never;
    url: '/api/documents/import';
};

export type ImportsCreateResponses = {
    /**
     * Reușit
     */
    200: Import;
    /**
     * Acceptat: continuă în fundal
     */
    202: Import;
};

export type ImportsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/import/{id}';
};

export type ImportsReadResponses = {
    /**
     * Reușit
     */
    200: Import;
};

export type DocumentsUploadData = {
    body: DocumentsUploadBody | {
        /**
         * Descrierea / Описание / Description
         */
        descriere?: string;
        /**
         * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
         */
        visibility?: 'PUBLIC' | 'PERSONAL' | 'SECRET';
        /**
         * Containerul / Контейнер / The bucket
         */
        bucketId?: number;
        /**
         * Emitentul / Издатель / The issuer
         */
        emitentId?: number;
        /**
         * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
         */
        proprietarId?: number;
        /**
         * Denumirea / Название / Name
         */
        denumire?: string;
        /**
         * Codul unic / Уникальный код / Unique code
         */
        cod?: string;
        /**
         * Etichetele / Метки / Tags
         */
        etichete?: Array<string>;
        /**
         * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
         */
        tipSecuritate?: 'CRIPTAT' | 'PAROLA';
        /**
         * Documentul este SECRET / Документ — SECRET / The document is SECRET
         */
        secret?: boolean;
        /**
         * Conținutul se sigilează / Содержимое шифруется / The content is sealed
         */
        criptat?: boolean;
        /**
         * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
         */
        parola?: string;
        /**
         * Încărcarea pe părți / Загрузка по частям / The upload in parts
         */
        uploadId: number;
    };
    path?: never;
    query?: never;
    url: '/api/documents/upload';
};

export type DocumentsUploadResponses = {
    /**
     * Creat
     */
    201: Document;
    /**
     * Acceptat: continuă în fundal
     */
    202: Incarcare;
};

export type UploadsCreateData = {
    body: IncarcareNoua;
    path?: never;
    query?: never;
    url: '/api/documents/uploads';
};

export type UploadsCreateResponses = {
    /**
     * Creat
     */
    201: IncarcareDeschisa;
};

export type UploadsReadData = {
    body?: never;
    path: {
        uploadId: number;
    };
    query?: never;
    url: '/api/documents/uploads/{uploadId}';
};

export type UploadsReadResponses = {
    /**
     * Reușit
     */
    200: Incarcare;
};

export type DocumentsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}';
};

export type DocumentsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type DocumentsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}';
};

export type DocumentsReadResponses = {
    /**
     * Reușit
     */
    200: Document;
};

export type DocumentsPatchData = {
    body: DocumentsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}';
};

export type DocumentsPatchResponses = {
    /**
     * Reușit
     */
    200: Document;
};

export type DocumentsReplaceData = {
    body: DocumentInlocuire;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}';
};

export type DocumentsReplaceResponses = {
    /**
     * Reușit
     */
    200: Document;
};

export type DocumentsArchiveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/arhiveaza';
};

export type DocumentsArchiveResponses = {
    /**
     * Reușit
     */
    200: Document;
};

export type DocumentsReadWordsData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: {
        pagina?: number;
    };
    url: '/api/documents/{id}/cuvinte';
};

export type DocumentsReadWordsResponses = {
    /**
     * Reușit
     */
    200: CuvinteCuLocuri;
};

export type DocumentsDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: {
        mod?: 'vizualizare' | 'descarcare' | 'comparare';
    };
    url: '/api/documents/{id}/download';
};

export type DocumentsDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type DocumentsDownloadWithPasswordData = {
    body: ParolaDocumentului;
    path: {
        id: number;
    };
    query?: {
        mod?: 'vizualizare' | 'descarcare' | 'comparare';
    };
    url: '/api/documents/{id}/download';
};

export type DocumentsDownloadWithPasswordResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type DocumentsReadExplanationData = {
    body?: never;
    path: {
        id: number;
    };
    query: {
        login: string;
    };
    url: '/api/documents/{id}/explica-acces';
};

export type DocumentsReadExplanationResponses = {
    /**
     * Reușit
     */
    200: ExplicatieAcces;
};

export type IntegritateVerifyData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/integritate';
};

export type IntegritateVerifyResponses = {
    /**
     * Reușit
     */
    200: Integritate;
};

export type DocumentsReadViewData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/lectura';
};

export type DocumentsReadViewResponses = {
    /**
     * Reușit
     */
    200: VedereDeCitire;
};

export type LinkuriListData = {
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
         * De asemenea filter[eticheta][operator], eticheta=, eticheta.operator=
         */
        'filter[eticheta]'?: string;
        /**
         * De asemenea filter[mesaj][operator], mesaj=, mesaj.operator=
         */
        'filter[mesaj]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[dataExpirare][operator], dataExpirare=, dataExpirare.operator=
         */
        'filter[dataExpirare]'?: string;
        /**
         * De asemenea filter[maxDescarcari][operator], maxDescarcari=, maxDescarcari.operator=
         */
        'filter[maxDescarcari]'?: string;
        /**
         * De asemenea filter[descarcari][operator], descarcari=, descarcari.operator=
         */
        'filter[descarcari]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[expeditor][operator], expeditor=, expeditor.operator=
         */
        'filter[expeditor]'?: string;
        /**
         * De asemenea filter[institutie][operator], institutie=, institutie.operator=
         */
        'filter[institutie]'?: string;
        /**
         * De asemenea filter[catre][operator], catre=, catre.operator=
         */
        'filter[catre]'?: string;
        /**
         * De asemenea filter[trimitere][operator], trimitere=, trimitere.operator=
         */
        'filter[trimitere]'?: string;
        /**
         * De asemenea filter[cuParola][operator], cuParola=, cuParola.operator=
         */
        'filter[cuParola]'?: string;
    };
    url: '/api/documents/{id}/linkuri';
};

export type LinkuriListResponses = {
    /**
     * Reușit
     */
    200: LegaturaDocumentuluiPage;
};

export type LinkuriCreateData = {
    body: LegaturaNoua;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/linkuri';
};

export type LinkuriCreateResponses = {
    /**
     * Creat
     */
    201: LegaturaCreata;
};

export type LinkuriRemoveData = {
    body?: never;
    path: {
        id: number;
        linkId: number;
    };
    query?: never;
    url: '/api/documents/{id}/linkuri/{linkId}';
};

export type LinkuriRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type DocumentsShareData = {
    body: Partajare;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/partajeaza';
};

export type DocumentsShareResponses = {
    /**
     * Reușit
     */
    200: PartajareDocument;
    /**
     * Creat
     */
    201: PartajareDocument;
};

export type DocumentsReadPreviewData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: {
        pagina?: number;
        latime?: number;
    };
    url: '/api/documents/{id}/previzualizare';
};

export type DocumentsReadPreviewResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type DocumentsPurgeData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/purge';
};

export type DocumentsPurgeResponses = {
    /**
     * Reușit
     */
    200: Document;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type DocumentsReleaseData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/release';
};

export type DocumentsReleaseResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type DocumentsRestoreData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/restore';
};

export type DocumentsRestoreResponses = {
    /**
     * Reușit
     */
    200: Document;
};

export type ImportsResyncData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/resync';
};

export type ImportsResyncResponses = {
    /**
     * Reușit
     */
    200: Resincronizare;
};

export type SemnaturaDocumentsListOfDocumentData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[semnatar][operator], semnatar=, semnatar.operator=
         */
        'filter[semnatar]'?: string;
        /**
         * De asemenea filter[declarat][operator], declarat=, declarat.operator=
         */
        'filter[declarat]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[nivel][operator], nivel=, nivel.operator=
         */
        'filter[nivel]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[motiv][operator], motiv=, motiv.operator=
         */
        'filter[motiv]'?: string;
        /**
         * De asemenea filter[calificata][operator], calificata=, calificata.operator=
         */
        'filter[calificata]'?: string;
        /**
         * De asemenea filter[certificat][operator], certificat=, certificat.operator=
         */
        'filter[certificat]'?: string;
        /**
         * De asemenea filter[emitentCertificat][operator], emitentCertificat=, emitentCertificat.operator=
         */
        'filter[emitentCertificat]'?: string;
        /**
         * De asemenea filter[serie][operator], serie=, serie.operator=
         */
        'filter[serie]'?: string;
        /**
         * De asemenea filter[amprenta][operator], amprenta=, amprenta.operator=
         */
        'filter[amprenta]'?: string;
        /**
         * De asemenea filter[semnatLa][operator], semnatLa=, semnatLa.operator=
         */
        'filter[semnatLa]'?: string;
        /**
         * De asemenea filter[stampilaLa][operator], stampilaLa=, stampilaLa.operator=
         */
        'filter[stampilaLa]'?: string;
        /**
         * De asemenea filter[dovadaPanaLa][operator], dovadaPanaLa=, dovadaPanaLa.operator=
         */
        'filter[dovadaPanaLa]'?: string;
        /**
         * De asemenea filter[reinnoitaLa][operator], reinnoitaLa=, reinnoitaLa.operator=
         */
        'filter[reinnoitaLa]'?: string;
        /**
         * De asemenea filter[verificatLa][operator], verificatLa=, verificatLa.operator=
         */
        'filter[verificatLa]'?: string;
        /**
         * De asemenea filter[hash][operator], hash=, hash.operator=
         */
        'filter[hash]'?: string;
        /**
         * De asemenea filter[observatii][operator], observatii=, observatii.operator=
         */
        'filter[observatii]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
    };
    url: '/api/documents/{id}/semnaturi';
};

export type SemnaturaDocumentsListOfDocumentResponses = {
    /**
     * Reușit
     */
    200: Array<SemnaturaDocument>;
};

export type SemnaturaDocumentsListInsideData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/semnaturi/din-fisier';
};

export type SemnaturaDocumentsListInsideResponses = {
    /**
     * Reușit
     */
    200: Array<SemnaturaDinFisier>;
};

export type SemnaturaDocumentsListProofsData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/semnaturi/dovezi';
};

export type SemnaturaDocumentsListProofsResponses = {
    /**
     * Reușit
     */
    200: Array<DovadaExistentei>;
};

export type SemnaturaDocumentsListFilesData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: {
        numarVersiune?: number;
    };
    url: '/api/documents/{id}/semnaturi/fisiere';
};

export type SemnaturaDocumentsListFilesResponses = {
    /**
     * Reușit
     */
    200: Array<FisierDinSemnatura>;
};

export type SemnaturaDocumentsCreateDocumentData = {
    body: DocumentDinFisier;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
        numar: number;
    };
    query?: {
        numarVersiune?: number;
    };
    url: '/api/documents/{id}/semnaturi/fisiere/{numar}/document';
};

export type SemnaturaDocumentsCreateDocumentResponses = {
    /**
     * Creat
     */
    201: Document;
};

export type SemnaturaDocumentsDownloadFileData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
        numar: number;
    };
    query?: {
        numarVersiune?: number;
    };
    url: '/api/documents/{id}/semnaturi/fisiere/{numar}/download';
};

export type SemnaturaDocumentsDownloadFileResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type SemnaturaDocumentsDownloadReportData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: {
        format?: 'pdf' | 'html' | 'xml';
    };
    url: '/api/documents/{id}/semnaturi/raport';
};

export type SemnaturaDocumentsDownloadReportResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type SemnaturaDocumentsVerifyAllData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/semnaturi/verifica';
};

export type SemnaturaDocumentsVerifyAllResponses = {
    /**
     * Reușit
     */
    200: Array<SemnaturaDinFisier>;
};

export type DocumentsSignData = {
    body: Semnare;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/semneaza';
};

export type DocumentsSignResponses = {
    /**
     * Creat
     */
    201: SemnaturaDocument;
};

export type VersionsListData = {
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
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[comentariu][operator], comentariu=, comentariu.operator=
         */
        'filter[comentariu]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[curenta][operator], curenta=, curenta.operator=
         */
        'filter[curenta]'?: string;
    };
    url: '/api/documents/{id}/versions';
};

export type VersionsListResponses = {
    /**
     * Reușit
     */
    200: Array<VersiuneView>;
};

export type VersionsCreateData = {
    body: VersionsCreateBody | {
        /**
         * Încărcarea pe părți / Загрузка по частям / The upload in parts
         */
        uploadId: number;
        /**
         * Comentariul versiunii / Комментарий к версии / Comment of the version
         */
        comentariu?: string;
        /**
         * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
         */
        tipSecuritate?: 'CRIPTAT' | 'PAROLA';
        /**
         * Documentul este SECRET / Документ — SECRET / The document is SECRET
         */
        secret?: boolean;
        /**
         * Conținutul se sigilează / Содержимое шифруется / The content is sealed
         */
        criptat?: boolean;
        /**
         * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
         */
        parola?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/documents/{id}/versions';
};

export type VersionsCreateResponses = {
    /**
     * Creat
     */
    201: VersiuneView;
    /**
     * Acceptat: continuă în fundal
     */
    202: Incarcare;
};

export type VersionsDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
        numar: number;
    };
    query?: {
        mod?: 'vizualizare' | 'descarcare' | 'comparare';
    };
    url: '/api/documents/{id}/versions/{numar}/download';
};

export type VersionsDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type VersionsDownloadWithPasswordData = {
    body: ParolaDocumentului;
    path: {
        id: number;
        numar: number;
    };
    query?: {
        mod?: 'vizualizare' | 'descarcare' | 'comparare';
    };
    url: '/api/documents/{id}/versions/{numar}/download';
};

export type VersionsDownloadWithPasswordResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type VersionsRestoreData = {
    body?: never;
    path: {
        id: number;
        numar: number;
    };
    query?: never;
    url: '/api/documents/{id}/versions/{numar}/restore';
};

export type VersionsRestoreResponses = {
    /**
     * Creat
     */
    201: VersiuneView;
    /**
     * Acceptat: continuă în fundal
     */
    202: Incarcare;
};

export type EmitentsListData = {
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
         * De asemenea filter[idno][operator], idno=, idno.operator=
         */
        'filter[idno]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/emitents';
};

export type EmitentsListResponses = {
    /**
     * Reușit
     */
    200: EmitentPage;
};

export type EmitentsCreateData = {
    body: EmitentsCreateBody;
    path?: never;
    query?: never;
    url: '/api/emitents';
};

export type EmitentsCreateResponses = {
    /**
     * Creat
     */
    201: Emitent;
};

export type EmitentsCountData = {
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
         * De asemenea filter[idno][operator], idno=, idno.operator=
         */
        'filter[idno]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/emitents/count';
};

export type EmitentsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type EmitentsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/emitents/{id}';
};

export type EmitentsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type EmitentsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/emitents/{id}';
};

export type EmitentsReadResponses = {
    /**
     * Reușit
     */
    200: Emitent;
};

export type EmitentsPatchData = {
    body: EmitentsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/emitents/{id}';
};

export type EmitentsPatchResponses = {
    /**
     * Reușit
     */
    200: Emitent;
};

export type EmitentsReplaceData = {
    body: EmitentsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/emitents/{id}';
};

export type EmitentsReplaceResponses = {
    /**
     * Reușit
     */
    200: Emitent;
};

export type EmitentsListHistoryData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/emitents/{id}/istoric';
};

export type EmitentsListHistoryResponses = {
    /**
     * Reușit
     */
    200: Array<Istoric>;
};

export type EvenimentDocumentsListData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[actor][operator], actor=, actor.operator=
         */
        'filter[actor]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[hashAnterior][operator], hashAnterior=, hashAnterior.operator=
         */
        'filter[hashAnterior]'?: string;
        /**
         * De asemenea filter[hash][operator], hash=, hash.operator=
         */
        'filter[hash]'?: string;
        /**
         * De asemenea filter[mod][operator], mod=, mod.operator=
         */
        'filter[mod]'?: string;
    };
    url: '/api/eveniment-documents';
};

export type EvenimentDocumentsListResponses = {
    /**
     * Reușit
     */
    200: EvenimentDocumentPage;
};

export type EvenimentDocumentsCreateData = {
    body: Nota;
    path?: never;
    query?: never;
    url: '/api/eveniment-documents';
};

export type EvenimentDocumentsCreateResponses = {
    /**
     * Creat
     */
    201: EvenimentDocument;
};

export type EvenimentDocumentsCountData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[actor][operator], actor=, actor.operator=
         */
        'filter[actor]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[hashAnterior][operator], hashAnterior=, hashAnterior.operator=
         */
        'filter[hashAnterior]'?: string;
        /**
         * De asemenea filter[hash][operator], hash=, hash.operator=
         */
        'filter[hash]'?: string;
        /**
         * De asemenea filter[mod][operator], mod=, mod.operator=
         */
        'filter[mod]'?: string;
    };
    url: '/api/eveniment-documents/count';
};

export type EvenimentDocumentsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type EvenimentDocumentsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/eveniment-documents/{id}';
};

export type EvenimentDocumentsReadResponses = {
    /**
     * Reușit
     */
    200: EvenimentDocument;
};

export type InboxListData = {
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
         * De asemenea filter[fel][operator], fel=, fel.operator=
         */
        'filter[fel]'?: string;
        /**
         * De asemenea filter[de][operator], de=, de.operator=
         */
        'filter[de]'?: string;
        /**
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[titlu][operator], titlu=, titlu.operator=
         */
        'filter[titlu]'?: string;
        /**
         * De asemenea filter[mesaj][operator], mesaj=, mesaj.operator=
         */
        'filter[mesaj]'?: string;
        /**
         * De asemenea filter[adresa][operator], adresa=, adresa.operator=
         */
        'filter[adresa]'?: string;
        /**
         * De asemenea filter[citit][operator], citit=, citit.operator=
         */
        'filter[citit]'?: string;
    };
    url: '/api/inbox';
};

export type InboxListResponses = {
    /**
     * Reușit
     */
    200: MesajPrimitPage;
};

export type InboxReadPreferencesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/inbox/preferences';
};

export type InboxReadPreferencesResponses = {
    /**
     * Reușit
     */
    200: PreferinteDeAnuntare;
};

export type InboxReplacePreferencesData = {
    body: PreferinteDeAnuntareNoi;
    path?: never;
    query?: never;
    url: '/api/inbox/preferences';
};

export type InboxReplacePreferencesResponses = {
    /**
     * Reușit
     */
    200: PreferinteDeAnuntare;
};

export type InboxSetAllReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/inbox/read-all';
};

export type InboxSetAllReadResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type InboxSetReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/inbox/{id}/read';
};

export type InboxSetReadResponses = {
    /**
     * Reușit
     */
    200: MesajPrimit;
};

export type PartajareDocumentsListData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[beneficiarClientId][operator], beneficiarClientId=, beneficiarClientId.operator=
         */
        'filter[beneficiarClientId]'?: string;
        /**
         * De asemenea filter[beneficiarOperatorId][operator], beneficiarOperatorId=, beneficiarOperatorId.operator=
         */
        'filter[beneficiarOperatorId]'?: string;
        /**
         * De asemenea filter[drept][operator], drept=, drept.operator=
         */
        'filter[drept]'?: string;
        /**
         * De asemenea filter[dataExpirare][operator], dataExpirare=, dataExpirare.operator=
         */
        'filter[dataExpirare]'?: string;
        /**
         * De asemenea filter[mesaj][operator], mesaj=, mesaj.operator=
         */
        'filter[mesaj]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/partajare-documents';
};

export type PartajareDocumentsListResponses = {
    /**
     * Reușit
     */
    200: PartajareDocumentPage;
};

export type PartajareDocumentsCreateData = {
    body: PartajareDocumentsCreateBody;
    path?: never;
    query?: never;
    url: '/api/partajare-documents';
};

export type PartajareDocumentsCreateResponses = {
    /**
     * Reușit
     */
    200: PartajareDocument;
    /**
     * Creat
     */
    201: PartajareDocument;
};

export type PartajareDocumentsCountData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[beneficiarClientId][operator], beneficiarClientId=, beneficiarClientId.operator=
         */
        'filter[beneficiarClientId]'?: string;
        /**
         * De asemenea filter[beneficiarOperatorId][operator], beneficiarOperatorId=, beneficiarOperatorId.operator=
         */
        'filter[beneficiarOperatorId]'?: string;
        /**
         * De asemenea filter[drept][operator], drept=, drept.operator=
         */
        'filter[drept]'?: string;
        /**
         * De asemenea filter[dataExpirare][operator], dataExpirare=, dataExpirare.operator=
         */
        'filter[dataExpirare]'?: string;
        /**
         * De asemenea filter[mesaj][operator], mesaj=, mesaj.operator=
         */
        'filter[mesaj]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/partajare-documents/count';
};

export type PartajareDocumentsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type PartajareDocumentsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/partajare-documents/{id}';
};

export type PartajareDocumentsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type PartajareDocumentsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/partajare-documents/{id}';
};

export type PartajareDocumentsReadResponses = {
    /**
     * Reușit
     */
    200: PartajareDocument;
};

export type PartajareDocumentsPatchData = {
    body: PartajareDocumentsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/partajare-documents/{id}';
};

export type PartajareDocumentsPatchResponses = {
    /**
     * Reușit
     */
    200: PartajareDocument;
};

export type PartajareDocumentsReplaceData = {
    body: PartajareDocumentsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/partajare-documents/{id}';
};

export type PartajareDocumentsReplaceResponses = {
    /**
     * Reușit
     */
    200: PartajareDocument;
};

export type PublicDocumentsListData = {
    body?: never;
    path?: never;
    query?: {
        q?: string;
        format?: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
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
    };
    url: '/api/public/documents';
};

export type PublicDocumentsListResponses = {
    /**
     * Reușit
     */
    200: DocumentPublicPage;
};

export type PublicDocumentsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/public/documents/{id}';
};

export type PublicDocumentsReadResponses = {
    /**
     * Reușit
     */
    200: DocumentPublic;
};

export type PublicDocumentsDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/public/documents/{id}/download';
};

export type PublicDocumentsDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type PublicDocumentsDownloadWithPasswordData = {
    body: ParolaDocumentului;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/public/documents/{id}/download';
};

export type PublicDocumentsDownloadWithPasswordResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type PublicLinkuriReadData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/api/public/linkuri/{token}';
};

export type PublicLinkuriReadResponses = {
    /**
     * Reușit
     */
    200: LegaturaPublica;
};

export type PublicLinkuriDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola linkului, UTF-8 cu secvențe %
         */
        'X-Link-Password'?: string;
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        token: string;
    };
    query?: never;
    url: '/api/public/linkuri/{token}/download';
};

export type PublicLinkuriDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type PublicLinkuriDownloadWithPasswordData = {
    body: ParolaLinkului;
    path: {
        token: string;
    };
    query?: never;
    url: '/api/public/linkuri/{token}/download';
};

export type PublicLinkuriDownloadWithPasswordResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type PublicLinkuriReadViewData = {
    body?: never;
    headers?: {
        /**
         * Parola linkului, UTF-8 cu secvențe %
         */
        'X-Link-Password'?: string;
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        token: string;
    };
    query?: never;
    url: '/api/public/linkuri/{token}/lectura';
};

export type PublicLinkuriReadViewResponses = {
    /**
     * Reușit
     */
    200: VedereDeCitire;
};

export type PublicLinkuriReadPreviewData = {
    body?: never;
    headers?: {
        /**
         * Parola linkului, UTF-8 cu secvențe %
         */
        'X-Link-Password'?: string;
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        token: string;
    };
    query?: {
        pagina?: number;
        latime?: number;
    };
    url: '/api/public/linkuri/{token}/previzualizare';
};

export type PublicLinkuriReadPreviewResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
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

export type RolsListData = {
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
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/rols';
};

export type RolsListResponses = {
    /**
     * Reușit
     */
    200: RolPage;
};

export type RolsCreateData = {
    body: RolsCreateBody;
    path?: never;
    query?: never;
    url: '/api/rols';
};

export type RolsCreateResponses = {
    /**
     * Creat
     */
    201: Rol;
};

export type RolsCountData = {
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
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/rols/count';
};

export type RolsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type RolsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/rols/{id}';
};

export type RolsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type RolsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/rols/{id}';
};

export type RolsReadResponses = {
    /**
     * Reușit
     */
    200: Rol;
};

export type RolsPatchData = {
    body: RolsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/rols/{id}';
};

export type RolsPatchResponses = {
    /**
     * Reușit
     */
    200: Rol;
};

export type RolsReplaceData = {
    body: RolsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/rols/{id}';
};

export type RolsReplaceResponses = {
    /**
     * Reușit
     */
    200: Rol;
};

export type RolsListHistoryData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/rols/{id}/istoric';
};

export type RolsListHistoryResponses = {
    /**
     * Reușit
     */
    200: Array<Istoric>;
};

export type SearchListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Cuvinte, toate; fiecare și ca început și în alte forme; "expresii" între ghilimele, exact
         */
        q?: string;
        /**
         * Numărul paginii, de la 0
         */
        page?: number;
        /**
         * Rânduri pe pagină; mai mult de 200 înseamnă 200
         */
        size?: number;
        /**
         * De asemenea filter[etichete][operator], etichete=, etichete.operator=
         */
        'filter[etichete]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[emitentId][operator], emitentId=, emitentId.operator=
         */
        'filter[emitentId]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[bucketId][operator], bucketId=, bucketId.operator=
         */
        'filter[bucketId]'?: string;
    };
    url: '/api/search/documente';
};

export type SearchListResponses = {
    /**
     * Reușit
     */
    200: DocumentGasitPage;
};

export type SemnaturaDocumentsListData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[semnatar][operator], semnatar=, semnatar.operator=
         */
        'filter[semnatar]'?: string;
        /**
         * De asemenea filter[declarat][operator], declarat=, declarat.operator=
         */
        'filter[declarat]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[nivel][operator], nivel=, nivel.operator=
         */
        'filter[nivel]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[motiv][operator], motiv=, motiv.operator=
         */
        'filter[motiv]'?: string;
        /**
         * De asemenea filter[calificata][operator], calificata=, calificata.operator=
         */
        'filter[calificata]'?: string;
        /**
         * De asemenea filter[certificat][operator], certificat=, certificat.operator=
         */
        'filter[certificat]'?: string;
        /**
         * De asemenea filter[emitentCertificat][operator], emitentCertificat=, emitentCertificat.operator=
         */
        'filter[emitentCertificat]'?: string;
        /**
         * De asemenea filter[serie][operator], serie=, serie.operator=
         */
        'filter[serie]'?: string;
        /**
         * De asemenea filter[amprenta][operator], amprenta=, amprenta.operator=
         */
        'filter[amprenta]'?: string;
        /**
         * De asemenea filter[semnatLa][operator], semnatLa=, semnatLa.operator=
         */
        'filter[semnatLa]'?: string;
        /**
         * De asemenea filter[stampilaLa][operator], stampilaLa=, stampilaLa.operator=
         */
        'filter[stampilaLa]'?: string;
        /**
         * De asemenea filter[dovadaPanaLa][operator], dovadaPanaLa=, dovadaPanaLa.operator=
         */
        'filter[dovadaPanaLa]'?: string;
        /**
         * De asemenea filter[reinnoitaLa][operator], reinnoitaLa=, reinnoitaLa.operator=
         */
        'filter[reinnoitaLa]'?: string;
        /**
         * De asemenea filter[verificatLa][operator], verificatLa=, verificatLa.operator=
         */
        'filter[verificatLa]'?: string;
        /**
         * De asemenea filter[hash][operator], hash=, hash.operator=
         */
        'filter[hash]'?: string;
        /**
         * De asemenea filter[observatii][operator], observatii=, observatii.operator=
         */
        'filter[observatii]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
    };
    url: '/api/semnatura-documents';
};

export type SemnaturaDocumentsListResponses = {
    /**
     * Reușit
     */
    200: SemnaturaDocumentPage;
};

export type SemnaturaDocumentsCreateData = {
    body: SemnaturaDocumentsCreateBody;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/semnatura-documents';
};

export type SemnaturaDocumentsCreateResponses = {
    /**
     * Creat
     */
    201: SemnaturaDocument;
};

export type SemnaturaDocumentsCountData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[semnatar][operator], semnatar=, semnatar.operator=
         */
        'filter[semnatar]'?: string;
        /**
         * De asemenea filter[declarat][operator], declarat=, declarat.operator=
         */
        'filter[declarat]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[nivel][operator], nivel=, nivel.operator=
         */
        'filter[nivel]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[motiv][operator], motiv=, motiv.operator=
         */
        'filter[motiv]'?: string;
        /**
         * De asemenea filter[calificata][operator], calificata=, calificata.operator=
         */
        'filter[calificata]'?: string;
        /**
         * De asemenea filter[certificat][operator], certificat=, certificat.operator=
         */
        'filter[certificat]'?: string;
        /**
         * De asemenea filter[emitentCertificat][operator], emitentCertificat=, emitentCertificat.operator=
         */
        'filter[emitentCertificat]'?: string;
        /**
         * De asemenea filter[serie][operator], serie=, serie.operator=
         */
        'filter[serie]'?: string;
        /**
         * De asemenea filter[amprenta][operator], amprenta=, amprenta.operator=
         */
        'filter[amprenta]'?: string;
        /**
         * De asemenea filter[semnatLa][operator], semnatLa=, semnatLa.operator=
         */
        'filter[semnatLa]'?: string;
        /**
         * De asemenea filter[stampilaLa][operator], stampilaLa=, stampilaLa.operator=
         */
        'filter[stampilaLa]'?: string;
        /**
         * De asemenea filter[dovadaPanaLa][operator], dovadaPanaLa=, dovadaPanaLa.operator=
         */
        'filter[dovadaPanaLa]'?: string;
        /**
         * De asemenea filter[reinnoitaLa][operator], reinnoitaLa=, reinnoitaLa.operator=
         */
        'filter[reinnoitaLa]'?: string;
        /**
         * De asemenea filter[verificatLa][operator], verificatLa=, verificatLa.operator=
         */
        'filter[verificatLa]'?: string;
        /**
         * De asemenea filter[hash][operator], hash=, hash.operator=
         */
        'filter[hash]'?: string;
        /**
         * De asemenea filter[observatii][operator], observatii=, observatii.operator=
         */
        'filter[observatii]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
    };
    url: '/api/semnatura-documents/count';
};

export type SemnaturaDocumentsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type SemnaturaDocumentsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/semnatura-documents/{id}';
};

export type SemnaturaDocumentsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type SemnaturaDocumentsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/semnatura-documents/{id}';
};

export type SemnaturaDocumentsReadResponses = {
    /**
     * Reușit
     */
    200: SemnaturaDocument;
};

export type SemnaturaDocumentsPatchData = {
    body: SemnaturaDocumentsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/semnatura-documents/{id}';
};

export type SemnaturaDocumentsPatchResponses = {
    /**
     * Reușit
     */
    200: SemnaturaDocument;
};

export type SemnaturaDocumentsReplaceData = {
    body: SemnaturaDocumentsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/semnatura-documents/{id}';
};

export type SemnaturaDocumentsReplaceResponses = {
    /**
     * Reușit
     */
    200: SemnaturaDocument;
};

export type SemnaturaDocumentsDownloadContainerData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/semnaturi/{id}/container';
};

export type SemnaturaDocumentsDownloadContainerResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type SemnaturaDocumentsDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/semnaturi/{id}/download';
};

export type SemnaturaDocumentsDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type SemnaturaDocumentsVerifyData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/semnaturi/{id}/verifica';
};

export type SemnaturaDocumentsVerifyResponses = {
    /**
     * Reușit
     */
    200: SemnaturaDocument;
};

export type TemplatesListData = {
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
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[publicat][operator], publicat=, publicat.operator=
         */
        'filter[publicat]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[variabile][operator], variabile=, variabile.operator=
         */
        'filter[variabile]'?: string;
        /**
         * De asemenea filter[versiune][operator], versiune=, versiune.operator=
         */
        'filter[versiune]'?: string;
        /**
         * De asemenea filter[hash][operator], hash=, hash.operator=
         */
        'filter[hash]'?: string;
        /**
         * De asemenea filter[scanare][operator], scanare=, scanare.operator=
         */
        'filter[scanare]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatDe][operator], modificatDe=, modificatDe.operator=
         */
        'filter[modificatDe]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
    };
    url: '/api/templates';
};

export type TemplatesListResponses = {
    /**
     * Reușit
     */
    200: SablonInListaPage;
};

export type TemplatesCreateData = {
    body: TemplatesCreateBody;
    path?: never;
    query?: never;
    url: '/api/templates';
};

export type TemplatesCreateResponses = {
    /**
     * Creat
     */
    201: Sablon;
};

export type TemplatesCountData = {
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
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[publicat][operator], publicat=, publicat.operator=
         */
        'filter[publicat]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[variabile][operator], variabile=, variabile.operator=
         */
        'filter[variabile]'?: string;
        /**
         * De asemenea filter[versiune][operator], versiune=, versiune.operator=
         */
        'filter[versiune]'?: string;
        /**
         * De asemenea filter[hash][operator], hash=, hash.operator=
         */
        'filter[hash]'?: string;
        /**
         * De asemenea filter[scanare][operator], scanare=, scanare.operator=
         */
        'filter[scanare]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatDe][operator], modificatDe=, modificatDe.operator=
         */
        'filter[modificatDe]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
    };
    url: '/api/templates/count';
};

export type TemplatesCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type TemplatesImportData = {
    body: TemplatesImportBody;
    path?: never;
    query?: never;
    url: '/api/templates/import';
};

export type TemplatesImportResponses = {
    /**
     * Creat
     */
    201: Sablon;
};

export type TemplatesRenderData = {
    body: PrevizualizareSablon;
    path?: never;
    query?: never;
    url: '/api/templates/render';
};

export type TemplatesRenderResponses = {
    /**
     * Reușit
     */
    200: SablonCompletat;
};

export type TemplatesRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/templates/{id}';
};

export type TemplatesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type TemplatesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/templates/{id}';
};

export type TemplatesReadResponses = {
    /**
     * Reușit
     */
    200: Sablon;
};

export type TemplatesPatchData = {
    body: TemplatesPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/templates/{id}';
};

export type TemplatesPatchResponses = {
    /**
     * Reușit
     */
    200: Sablon;
};

export type TemplatesReplaceData = {
    body: TemplatesReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/templates/{id}';
};

export type TemplatesReplaceResponses = {
    /**
     * Reușit
     */
    200: Sablon;
};

export type TemplatesDownloadResultData = {
    body: GenerareFisier;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/templates/{id}/descarca';
};

export type TemplatesDownloadResultResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type TemplatesDownloadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/templates/{id}/export';
};

export type TemplatesDownloadResponses = {
    /**
     * Reușit
     */
    200: SablonExportat;
};

export type TemplatesGenerateData = {
    body: GenerareDocument;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/templates/{id}/genereaza';
};

export type TemplatesGenerateResponses = {
    /**
     * Creat
     */
    201: Document;
};

export type TenantListBucketsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/tenant/buckets';
};

export type TenantListBucketsResponses = {
    /**
     * Reușit
     */
    200: Array<BucketPropriu>;
};

export type TenantReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/tenant/me';
};

export type TenantReadResponses = {
    /**
     * Reușit
     */
    200: Tenant;
};

export type TenantListMembersData = {
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
         * De asemenea filter[bucketId][operator], bucketId=, bucketId.operator=
         */
        'filter[bucketId]'?: string;
        /**
         * De asemenea filter[appUserId][operator], appUserId=, appUserId.operator=
         */
        'filter[appUserId]'?: string;
        /**
         * De asemenea filter[rol][operator], rol=, rol.operator=
         */
        'filter[rol]'?: string;
    };
    url: '/api/tenant/members';
};

export type TenantListMembersResponses = {
    /**
     * Reușit
     */
    200: BucketAccesPage;
};

export type TranscriereCreateData = {
    body: TranscriereNoua;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/transcriere';
};

export type TranscriereCreateResponses = {
    /**
     * Reușit
     */
    200: TranscriereInceputa;
    /**
     * Acceptat: continuă în fundal
     */
    202: TranscriereInceputa;
};

export type TranscriereUploadData = {
    body: TranscriereUploadBody;
    path?: never;
    query?: never;
    url: '/api/transcriere/upload';
};

export type TranscriereUploadResponses = {
    /**
     * Reușit
     */
    200: TranscriereInceputa;
    /**
     * Acceptat: continuă în fundal
     */
    202: TranscriereInceputa;
};

export type TranscriereDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: {
        mod?: 'vizualizare' | 'descarcare' | 'comparare';
        format?: 'txt' | 'pdf' | 'json';
    };
    url: '/api/transcriere/{id}/download';
};

export type TranscriereDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type TranscriereSaveData = {
    body?: TextSalvat;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/transcriere/{id}/salveaza';
};

export type TranscriereSaveResponses = {
    /**
     * Creat
     */
    201: Document;
};

export type TranscriereReadTextData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: {
        mod?: 'vizualizare' | 'descarcare' | 'comparare';
    };
    url: '/api/transcriere/{id}/text';
};

export type TranscriereReadTextResponses = {
    /**
     * Reușit
     */
    200: string;
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

export type AdminBucketsListData = {
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
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[provider][operator], provider=, provider.operator=
         */
        'filter[provider]'?: string;
        /**
         * De asemenea filter[endpoint][operator], endpoint=, endpoint.operator=
         */
        'filter[endpoint]'?: string;
        /**
         * De asemenea filter[regiune][operator], regiune=, regiune.operator=
         */
        'filter[regiune]'?: string;
        /**
         * De asemenea filter[accessKey][operator], accessKey=, accessKey.operator=
         */
        'filter[accessKey]'?: string;
        /**
         * De asemenea filter[recunoastere][operator], recunoastere=, recunoastere.operator=
         */
        'filter[recunoastere]'?: string;
        /**
         * De asemenea filter[limbaScanarilor][operator], limbaScanarilor=, limbaScanarilor.operator=
         */
        'filter[limbaScanarilor]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
    };
    url: '/api/v1/admin/buckets';
};

export type AdminBucketsListResponses = {
    /**
     * Reușit
     */
    200: BucketViewPage;
};

export type AdminBucketsCreateData = {
    body: BucketNou;
    path?: never;
    query?: never;
    url: '/api/v1/admin/buckets';
};

export type AdminBucketsCreateResponses = {
    /**
     * Creat
     */
    201: BucketView;
};

export type AdminBucketsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/buckets/{id}';
};

export type AdminBucketsReadResponses = {
    /**
     * Reușit
     */
    200: BucketView;
};

export type AdminBucketsReplaceData = {
    body: BucketSchimbat;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/buckets/{id}';
};

export type AdminBucketsReplaceResponses = {
    /**
     * Reușit
     */
    200: BucketView;
};

export type AdminBucketsActivateData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/buckets/{id}/activate';
};

export type AdminBucketsActivateResponses = {
    /**
     * Reușit
     */
    200: BucketView;
};

export type AdminBucketsDeactivateData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/buckets/{id}/deactivate';
};

export type AdminBucketsDeactivateResponses = {
    /**
     * Reușit
     */
    200: BucketView;
};

export type AdminBucketsListReadersData = {
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
    };
    url: '/api/v1/admin/buckets/{id}/readers';
};

export type AdminBucketsListReadersResponses = {
    /**
     * Reușit
     */
    200: CititorPage;
};

export type AdminBucketsVerifyStoreData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/buckets/{id}/verify-store';
};

export type AdminBucketsVerifyStoreResponses = {
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

export type AdminDocumentsPurgeData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/documents/{id}/purge';
};

export type AdminDocumentsPurgeResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminDocumentsListReadersData = {
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
    };
    url: '/api/v1/admin/documents/{id}/readers';
};

export type AdminDocumentsListReadersResponses = {
    /**
     * Reușit
     */
    200: CititorPage;
};

export type AdminDocumentsReleaseData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/documents/{id}/release';
};

export type AdminDocumentsReleaseResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminIndexesReadCurrentData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/admin/indexes/current';
};

export type AdminIndexesReadCurrentResponses = {
    /**
     * Reușit
     */
    200: StareaIndexului;
};

export type AdminJobsListData = {
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
         * De asemenea filter[kind][operator], kind=, kind.operator=
         */
        'filter[kind]'?: string;
        /**
         * De asemenea filter[esuata][operator], esuata=, esuata.operator=
         */
        'filter[esuata]'?: string;
    };
    url: '/api/v1/admin/jobs';
};

export type AdminJobsListResponses = {
    /**
     * Reușit
     */
    200: LucrarePage;
};

export type AdminJobsRetryData = {
    body?: never;
    path: {
        job: string;
    };
    query?: never;
    url: '/api/v1/admin/jobs/{job}/retry';
};

export type AdminJobsRetryResponses = {
    /**
     * Reușit
     */
    200: Lucrare;
};

export type AdminMachineClientsListData = {
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
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[emitentId][operator], emitentId=, emitentId.operator=
         */
        'filter[emitentId]'?: string;
        /**
         * De asemenea filter[bucketId][operator], bucketId=, bucketId.operator=
         */
        'filter[bucketId]'?: string;
        /**
         * De asemenea filter[scopes][operator], scopes=, scopes.operator=
         */
        'filter[scopes]'?: string;
        /**
         * De asemenea filter[limitaPeMinut][operator], limitaPeMinut=, limitaPeMinut.operator=
         */
        'filter[limitaPeMinut]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[clientId][operator], clientId=, clientId.operator=
         */
        'filter[clientId]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/v1/admin/machine-clients';
};

export type AdminMachineClientsListResponses = {
    /**
     * Reușit
     */
    200: ClientMasinaPage;
};

export type AdminMachineClientsCreateData = {
    body: ClientMasinaNou;
    path?: never;
    query?: never;
    url: '/api/v1/admin/machine-clients';
};

export type AdminMachineClientsCreateResponses = {
    /**
     * Creat
     */
    201: ClientMasinaCuSecret;
};

export type AdminMachineClientsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/machine-clients/{id}';
};

export type AdminMachineClientsRemoveResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminMachineClientsRotateSecretData = {
    body?: RotireSecret;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/machine-clients/{id}/rotate-secret';
};

export type AdminMachineClientsRotateSecretResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminMaintenanceRunsCreateData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/admin/maintenance-runs';
};

export type AdminMaintenanceRunsCreateResponses = {
    /**
     * Creat
     */
    201: RaportMentenanta;
};

export type AdminMembershipsListData = {
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
         * De asemenea filter[bucketId][operator], bucketId=, bucketId.operator=
         */
        'filter[bucketId]'?: string;
        /**
         * De asemenea filter[appUserId][operator], appUserId=, appUserId.operator=
         */
        'filter[appUserId]'?: string;
        /**
         * De asemenea filter[rol][operator], rol=, rol.operator=
         */
        'filter[rol]'?: string;
    };
    url: '/api/v1/admin/memberships';
};

export type AdminMembershipsListResponses = {
    /**
     * Reușit
     */
    200: BucketAccesPage;
};

export type AdminMembershipsCreateData = {
    body: BucketAccesNou;
    path?: never;
    query?: never;
    url: '/api/v1/admin/memberships';
};

export type AdminMembershipsCreateResponses = {
    /**
     * Creat
     */
    201: BucketAcces;
};

export type AdminMembershipsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/memberships/{id}';
};

export type AdminMembershipsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[idno][operator], idno=, idno.operator=
         */
        'filter[idno]'?: string;
        /**
         * De asemenea filter[statut][operator], statut=, statut.operator=
         */
        'filter[statut]'?: string;
        /**
         * De asemenea filter[limitaOcteti][operator], limitaOcteti=, limitaOcteti.operator=
         */
        'filter[limitaOcteti]'?: string;
        /**
         * De asemenea filter[limitaDocumente][operator], limitaDocumente=, limitaDocumente.operator=
         */
        'filter[limitaDocumente]'?: string;
    };
    url: '/api/v1/admin/organizations';
};

export type AdminOrganizationsListResponses = {
    /**
     * Reușit
     */
    200: OrganizatiePage;
};

export type AdminOrganizationsCreateData = {
    body: OrganizatieNoua;
    path?: never;
    query?: never;
    url: '/api/v1/admin/organizations';
};

export type AdminOrganizationsCreateResponses = {
    /**
     * Creat
     */
    201: Organizatie;
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
    200: OrganizatieCitita;
};

export type AdminOrganizationsReplaceData = {
    body: OrganizationChange;
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
    200: Organizatie;
};

export type AdminOrganizationsActivateData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/organizations/{id}/activate';
};

export type AdminOrganizationsActivateResponses = {
    /**
     * Reușit
     */
    200: Organizatie;
};

export type AdminOrganizationsSuspendData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/organizations/{id}/suspend';
};

export type AdminOrganizationsSuspendResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminQueuesListData = {
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
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[visible][operator], visible=, visible.operator=
         */
        'filter[visible]'?: string;
        /**
         * De asemenea filter[inFlight][operator], inFlight=, inFlight.operator=
         */
        'filter[inFlight]'?: string;
        /**
         * De asemenea filter[delayed][operator], delayed=, delayed.operator=
         */
        'filter[delayed]'?: string;
        /**
         * De asemenea filter[dlq][operator], dlq=, dlq.operator=
         */
        'filter[dlq]'?: string;
    };
    url: '/api/v1/admin/queues';
};

export type AdminQueuesListResponses = {
    /**
     * Reușit
     */
    200: CoadaPage;
};

export type AdminQueuesListEventsData = {
    body?: never;
    path: {
        queue: string;
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
         * De asemenea filter[coada][operator], coada=, coada.operator=
         */
        'filter[coada]'?: string;
        /**
         * De asemenea filter[act][operator], act=, act.operator=
         */
        'filter[act]'?: string;
        /**
         * De asemenea filter[facutDe][operator], facutDe=, facutDe.operator=
         */
        'filter[facutDe]'?: string;
        /**
         * De asemenea filter[facutLa][operator], facutLa=, facutLa.operator=
         */
        'filter[facutLa]'?: string;
    };
    url: '/api/v1/admin/queues/{queue}/events';
};

export type AdminQueuesListEventsResponses = {
    /**
     * Reușit
     */
    200: ActAsupraCoziiPage;
};

export type AdminQueuesListMessagesData = {
    body?: never;
    path: {
        queue: string;
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
         * De asemenea filter[messageId][operator], messageId=, messageId.operator=
         */
        'filter[messageId]'?: string;
        /**
         * De asemenea filter[trimisLa][operator], trimisLa=, trimisLa.operator=
         */
        'filter[trimisLa]'?: string;
        /**
         * De asemenea filter[correlationId][operator], correlationId=, correlationId.operator=
         */
        'filter[correlationId]'?: string;
        /**
         * De asemenea filter[obiect][operator], obiect=, obiect.operator=
         */
        'filter[obiect]'?: string;
        /**
         * De asemenea filter[obiectId][operator], obiectId=, obiectId.operator=
         */
        'filter[obiectId]'?: string;
    };
    url: '/api/v1/admin/queues/{queue}/messages';
};

export type AdminQueuesListMessagesResponses = {
    /**
     * Reușit
     */
    200: MesajAbandonatPage;
};

export type AdminQueuesPurgeData = {
    body?: never;
    path: {
        queue: string;
    };
    query?: never;
    url: '/api/v1/admin/queues/{queue}/purge';
};

export type AdminQueuesPurgeResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminQueuesReplayData = {
    body?: never;
    path: {
        queue: string;
    };
    query?: never;
    url: '/api/v1/admin/queues/{queue}/replay';
};

export type AdminQueuesReplayResponses = {
    /**
     * Reușit
     */
    200: CoadaReluata;
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

export type AdminUsersListData = {
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
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[limitaOcteti][operator], limitaOcteti=, limitaOcteti.operator=
         */
        'filter[limitaOcteti]'?: string;
        /**
         * De asemenea filter[limitaDocumente][operator], limitaDocumente=, limitaDocumente.operator=
         */
        'filter[limitaDocumente]'?: string;
        /**
         * De asemenea filter[adminServiciu][operator], adminServiciu=, adminServiciu.operator=
         */
        'filter[adminServiciu]'?: string;
        /**
         * De asemenea filter[secondFactor][operator], secondFactor=, secondFactor.operator=
         */
        'filter[secondFactor]'?: string;
    };
    url: '/api/v1/admin/users';
};

export type AdminUsersListResponses = {
    /**
     * Reușit
     */
    200: UserPage;
};

export type AdminUsersCreateData = {
    body: AdminUsersCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/users';
};

export type AdminUsersCreateResponses = {
    /**
     * Creat
     */
    201: User;
};

export type AdminUsersRemoveData = {
    body?: never;
    path: {
        login: string;
    };
    query?: never;
    url: '/api/v1/admin/users/{login}';
};

export type AdminUsersRemoveResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminUsersReadData = {
    body?: never;
    path: {
        login: string;
    };
    query?: never;
    url: '/api/v1/admin/users/{login}';
};

export type AdminUsersReadResponses = {
    /**
     * Reușit
     */
    200: User;
};

export type AdminUsersReplaceData = {
    body: AdminUsersReplaceBody;
    path: {
        login: string;
    };
    query?: never;
    url: '/api/v1/admin/users/{login}';
};

export type AdminUsersReplaceResponses = {
    /**
     * Reușit
     */
    200: User;
};

export type AppDocumentsListData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[etichete][operator], etichete=, etichete.operator=
         */
        'filter[etichete]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[emitentId][operator], emitentId=, emitentId.operator=
         */
        'filter[emitentId]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[visibility][operator], visibility=, visibility.operator=
         */
        'filter[visibility]'?: string;
        /**
         * De asemenea filter[tipSecuritate][operator], tipSecuritate=, tipSecuritate.operator=
         */
        'filter[tipSecuritate]'?: string;
    };
    url: '/api/v1/app/documents';
};

export type AppDocumentsListResponses = {
    /**
     * Reușit
     */
    200: DocumentPentruMasiniPage;
};

export type AppDocumentsCreateData = {
    body: AppDocumentsCreateBody | {
        /**
         * Încărcarea pe părți / Загрузка по частям / The upload in parts
         */
        uploadId: number;
        /**
         * Codul unic / Уникальный код / Unique code
         */
        cod?: string;
        /**
         * Denumirea / Название / Name
         */
        denumire?: string;
        /**
         * Descrierea / Описание / Description
         */
        descriere?: string;
        /**
         * Etichetele / Метки / Tags
         */
        etichete?: Array<string>;
        /**
         * Emitentul / Издатель / The issuer
         */
        emitentId?: number;
        /**
         * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
         */
        visibility?: 'PUBLIC' | 'PERSONAL';
        /**
         * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
         */
        tipSecuritate?: 'CRIPTAT' | 'PAROLA';
        /**
         * Documentul este SECRET / Документ — SECRET / The document is SECRET
         */
        secret?: false;
        /**
         * Conținutul se sigilează / Содержимое шифруется / The content is sealed
         */
        criptat?: boolean;
        /**
         * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
         */
        parola?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/app/documents';
};

export type AppDocumentsCreateResponses = {
    /**
     * Creat
     */
    201: DocumentPentruMasini;
    /**
     * Acceptat: continuă în fundal
     */
    202: IncarcarePentruMasini;
};

export type AppDocumentsReadData = {
    body?: never;
    path: {
        cod: string;
    };
    query?: never;
    url: '/api/v1/app/documents/{cod}';
};

export type AppDocumentsReadResponses = {
    /**
     * Reușit
     */
    200: DocumentPentruMasini;
};

export type AppDocumentsDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        cod: string;
    };
    query?: {
        numarVersiune?: number;
    };
    url: '/api/v1/app/documents/{cod}/content';
};

export type AppDocumentsDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type AppDocumentsRestoreVersionData = {
    body: NamedVersion;
    path: {
        cod: string;
    };
    query?: never;
    url: '/api/v1/app/documents/{cod}/restore-version';
};

export type AppDocumentsRestoreVersionResponses = {
    /**
     * Creat
     */
    201: VersiunePentruMasini;
    /**
     * Acceptat: continuă în fundal
     */
    202: IncarcarePentruMasini;
};

export type AppDocumentsListVersionsData = {
    body?: never;
    path: {
        cod: string;
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
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[scanare][operator], scanare=, scanare.operator=
         */
        'filter[scanare]'?: string;
        /**
         * De asemenea filter[comentariu][operator], comentariu=, comentariu.operator=
         */
        'filter[comentariu]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[curenta][operator], curenta=, curenta.operator=
         */
        'filter[curenta]'?: string;
    };
    url: '/api/v1/app/documents/{cod}/versions';
};

export type AppDocumentsListVersionsResponses = {
    /**
     * Reușit
     */
    200: VersiunePentruMasiniPage;
};

export type AppDocumentsCreateVersionData = {
    body: AppDocumentsCreateVersionBody | {
        /**
         * Încărcarea pe părți / Загрузка по частям / The upload in parts
         */
        uploadId: number;
        /**
         * Comentariul versiunii / Комментарий к версии / Comment of the version
         */
        comentariu?: string;
        /**
         * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
         */
        tipSecuritate?: 'CRIPTAT' | 'PAROLA';
        /**
         * Documentul este SECRET / Документ — SECRET / The document is SECRET
         */
        secret?: boolean;
        /**
         * Conținutul se sigilează / Содержимое шифруется / The content is sealed
         */
        criptat?: boolean;
        /**
         * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
         */
        parola?: string;
    };
    path: {
        cod: string;
    };
    query?: never;
    url: '/api/v1/app/documents/{cod}/versions';
};

export type AppDocumentsCreateVersionResponses = {
    /**
     * Creat
     */
    201: VersiunePentruMasini;
    /**
     * Acceptat: continuă în fundal
     */
    202: IncarcarePentruMasini;
};

export type CitizenAccessRequestsListData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[drept][operator], drept=, drept.operator=
         */
        'filter[drept]'?: string;
        /**
         * De asemenea filter[motivare][operator], motivare=, motivare.operator=
         */
        'filter[motivare]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[decisLa][operator], decisLa=, decisLa.operator=
         */
        'filter[decisLa]'?: string;
        /**
         * De asemenea filter[motiv][operator], motiv=, motiv.operator=
         */
        'filter[motiv]'?: string;
        /**
         * De asemenea filter[mesaj][operator], mesaj=, mesaj.operator=
         */
        'filter[mesaj]'?: string;
    };
    url: '/api/v1/citizen/access-requests';
};

export type CitizenAccessRequestsListResponses = {
    /**
     * Reușit
     */
    200: CitizenAccessRequestPage;
};

export type CitizenAccessRequestsCreateData = {
    body: CerereNoua;
    path?: never;
    query?: never;
    url: '/api/v1/citizen/access-requests';
};

export type CitizenAccessRequestsCreateResponses = {
    /**
     * Reușit
     */
    200: CitizenAccessRequest;
    /**
     * Creat
     */
    201: CitizenAccessRequest;
};

export type CitizenAccessRequestsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/access-requests/{id}';
};

export type CitizenAccessRequestsReadResponses = {
    /**
     * Reușit
     */
    200: CitizenAccessRequest;
};

export type CitizenDocumentsListData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[etichete][operator], etichete=, etichete.operator=
         */
        'filter[etichete]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[visibility][operator], visibility=, visibility.operator=
         */
        'filter[visibility]'?: string;
        /**
         * De asemenea filter[tipSecuritate][operator], tipSecuritate=, tipSecuritate.operator=
         */
        'filter[tipSecuritate]'?: string;
        /**
         * De asemenea filter[emitentId][operator], emitentId=, emitentId.operator=
         */
        'filter[emitentId]'?: string;
        /**
         * De asemenea filter[partajat][operator], partajat=, partajat.operator=
         */
        'filter[partajat]'?: string;
    };
    url: '/api/v1/citizen/documents';
};

export type CitizenDocumentsListResponses = {
    /**
     * Reușit
     */
    200: CitizenDocumentPage;
};

export type CitizenDocumentsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/documents/{id}';
};

export type CitizenDocumentsReadResponses = {
    /**
     * Reușit
     */
    200: CitizenDocument;
};

export type CitizenDocumentsDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: {
        numarVersiune?: number;
    };
    url: '/api/v1/citizen/documents/{id}/content';
};

export type CitizenDocumentsDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type CitizenDocumentsListVersionsData = {
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
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[scanare][operator], scanare=, scanare.operator=
         */
        'filter[scanare]'?: string;
        /**
         * De asemenea filter[comentariu][operator], comentariu=, comentariu.operator=
         */
        'filter[comentariu]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[curenta][operator], curenta=, curenta.operator=
         */
        'filter[curenta]'?: string;
    };
    url: '/api/v1/citizen/documents/{id}/versions';
};

export type CitizenDocumentsListVersionsResponses = {
    /**
     * Reușit
     */
    200: CitizenVersionPage;
};

export type CitizenSessionsListData = {
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
         * De asemenea filter[createdAt][operator], createdAt=, createdAt.operator=
         */
        'filter[createdAt]'?: string;
        /**
         * De asemenea filter[expiresAt][operator], expiresAt=, expiresAt.operator=
         */
        'filter[expiresAt]'?: string;
        /**
         * De asemenea filter[current][operator], current=, current.operator=
         */
        'filter[current]'?: string;
        /**
         * De asemenea filter[network][operator], network=, network.operator=
         */
        'filter[network]'?: string;
        /**
         * De asemenea filter[privateNetwork][operator], privateNetwork=, privateNetwork.operator=
         */
        'filter[privateNetwork]'?: string;
        /**
         * De asemenea filter[sameNetwork][operator], sameNetwork=, sameNetwork.operator=
         */
        'filter[sameNetwork]'?: string;
        /**
         * De asemenea filter[browser][operator], browser=, browser.operator=
         */
        'filter[browser]'?: string;
        /**
         * De asemenea filter[system][operator], system=, system.operator=
         */
        'filter[system]'?: string;
    };
    url: '/api/v1/citizen/sessions';
};

export type CitizenSessionsListResponses = {
    /**
     * Reușit
     */
    200: CitizenSignInPage;
};

export type CitizenSessionsRemoveData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/citizen/sessions/current';
};

export type CitizenSessionsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type CitizenSessionsRevokeOthersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/citizen/sessions/revoke-others';
};

export type CitizenSessionsRevokeOthersResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type CitizenSessionsRevokeData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/sessions/{id}/revoke';
};

export type CitizenSessionsRevokeResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type MachineDocumentsListData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[etichete][operator], etichete=, etichete.operator=
         */
        'filter[etichete]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[emitentId][operator], emitentId=, emitentId.operator=
         */
        'filter[emitentId]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[visibility][operator], visibility=, visibility.operator=
         */
        'filter[visibility]'?: string;
        /**
         * De asemenea filter[tipSecuritate][operator], tipSecuritate=, tipSecuritate.operator=
         */
        'filter[tipSecuritate]'?: string;
    };
    url: '/api/v1/documents';
};

export type MachineDocumentsListResponses = {
    /**
     * Reușit
     */
    200: DocumentPentruMasiniPage;
};

export type MachineDocumentsCreateData = {
    body: MachineDocumentsCreateBody | {
        /**
         * Încărcarea pe părți / Загрузка по частям / The upload in parts
         */
        uploadId: number;
        /**
         * Codul unic / Уникальный код / Unique code
         */
        cod?: string;
        /**
         * Denumirea / Название / Name
         */
        denumire?: string;
        /**
         * Descrierea / Описание / Description
         */
        descriere?: string;
        /**
         * Etichetele / Метки / Tags
         */
        etichete?: Array<string>;
        /**
         * Emitentul / Издатель / The issuer
         */
        emitentId?: number;
        /**
         * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
         */
        visibility?: 'PUBLIC' | 'PERSONAL';
        /**
         * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
         */
        tipSecuritate?: 'CRIPTAT' | 'PAROLA';
        /**
         * Documentul este SECRET / Документ — SECRET / The document is SECRET
         */
        secret?: false;
        /**
         * Conținutul se sigilează / Содержимое шифруется / The content is sealed
         */
        criptat?: boolean;
        /**
         * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
         */
        parola?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/documents';
};

export type MachineDocumentsCreateResponses = {
    /**
     * Creat
     */
    201: DocumentPentruMasini;
    /**
     * Acceptat: continuă în fundal
     */
    202: IncarcarePentruMasini;
};

export type MachineDocumentsReadData = {
    body?: never;
    path: {
        cod: string;
    };
    query?: never;
    url: '/api/v1/documents/{cod}';
};

export type MachineDocumentsReadResponses = {
    /**
     * Reușit
     */
    200: DocumentPentruMasini;
};

export type MachineDocumentsDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        cod: string;
    };
    query?: never;
    url: '/api/v1/documents/{cod}/continut';
};

export type MachineDocumentsDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type MachineVersionsListData = {
    body?: never;
    path: {
        cod: string;
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
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[scanare][operator], scanare=, scanare.operator=
         */
        'filter[scanare]'?: string;
        /**
         * De asemenea filter[comentariu][operator], comentariu=, comentariu.operator=
         */
        'filter[comentariu]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[curenta][operator], curenta=, curenta.operator=
         */
        'filter[curenta]'?: string;
    };
    url: '/api/v1/documents/{cod}/versiuni';
};

export type MachineVersionsListResponses = {
    /**
     * Reușit
     */
    200: Array<VersiunePentruMasini>;
};

export type MachineVersionsCreateData = {
    body: MachineVersionsCreateBody | {
        /**
         * Încărcarea pe părți / Загрузка по частям / The upload in parts
         */
        uploadId: number;
        /**
         * Comentariul versiunii / Комментарий к версии / Comment of the version
         */
        comentariu?: string;
        /**
         * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
         */
        tipSecuritate?: 'CRIPTAT' | 'PAROLA';
        /**
         * Documentul este SECRET / Документ — SECRET / The document is SECRET
         */
        secret?: boolean;
        /**
         * Conținutul se sigilează / Содержимое шифруется / The content is sealed
         */
        criptat?: boolean;
        /**
         * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
         */
        parola?: string;
    };
    path: {
        cod: string;
    };
    query?: never;
    url: '/api/v1/documents/{cod}/versiuni';
};

export type MachineVersionsCreateResponses = {
    /**
     * Creat
     */
    201: VersiunePentruMasini;
    /**
     * Acceptat: continuă în fundal
     */
    202: IncarcarePentruMasini;
};

export type MachineVersionsDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        cod: string;
        numar: number;
    };
    query?: never;
    url: '/api/v1/documents/{cod}/versiuni/{numar}/continut';
};

export type MachineVersionsDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type MachineVersionsRestoreData = {
    body?: never;
    path: {
        cod: string;
        numar: number;
    };
    query?: never;
    url: '/api/v1/documents/{cod}/versiuni/{numar}/restaurare';
};

export type MachineVersionsRestoreResponses = {
    /**
     * Creat
     */
    201: VersiunePentruMasini;
    /**
     * Acceptat: continuă în fundal
     */
    202: IncarcarePentruMasini;
};

export type MachineEventsListData = {
    body?: never;
    path?: never;
    query?: {
        dupa?: number;
        size?: number;
    };
    url: '/api/v1/evenimente';
};

export type MachineEventsListResponses = {
    /**
     * Reușit
     */
    200: EvenimenteleEmitentului;
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

export type PublicDocumentsList2Data = {
    body?: never;
    path?: never;
    query?: {
        q?: string;
        format?: 'pdf' | 'office' | 'image' | 'text' | 'archive' | 'other';
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
    };
    url: '/api/v1/public/documents';
};

export type PublicDocumentsList2Responses = {
    /**
     * Reușit
     */
    200: PublicDocumentPage;
};

export type PublicDocumentsRead2Data = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/public/documents/{id}';
};

export type PublicDocumentsRead2Responses = {
    /**
     * Reușit
     */
    200: PublicDocument;
};

export type PublicDocumentsDownload2Data = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/public/documents/{id}/content';
};

export type PublicDocumentsDownload2Responses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type PublicDocumentsReadPreviewData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: {
        pagina?: number;
        latime?: number;
    };
    url: '/api/v1/public/documents/{id}/previews';
};

export type PublicDocumentsReadPreviewResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type PublicDocumentsReadViewData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/public/documents/{id}/readings';
};

export type PublicDocumentsReadViewResponses = {
    /**
     * Reușit
     */
    200: VedereDeCitire;
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

export type PublicSignatureChecksVerifyData = {
    body: PublicSignatureChecksVerifyBody;
    path?: never;
    query?: never;
    url: '/api/v1/public/signature-checks';
};

export type PublicSignatureChecksVerifyResponses = {
    /**
     * Reușit
     */
    200: VerificareaSemnaturilor;
};

export type PublicSignatureChecksGenerateReportData = {
    body: PublicSignatureChecksGenerateReportBody;
    path?: never;
    query?: {
        format?: 'pdf' | 'html' | 'xml';
    };
    url: '/api/v1/public/signature-checks/report';
};

export type PublicSignatureChecksGenerateReportResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type StaffAccessRequestsListData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[solicitantId][operator], solicitantId=, solicitantId.operator=
         */
        'filter[solicitantId]'?: string;
        /**
         * De asemenea filter[solicitantClientId][operator], solicitantClientId=, solicitantClientId.operator=
         */
        'filter[solicitantClientId]'?: string;
        /**
         * De asemenea filter[drept][operator], drept=, drept.operator=
         */
        'filter[drept]'?: string;
        /**
         * De asemenea filter[motivare][operator], motivare=, motivare.operator=
         */
        'filter[motivare]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[decisDe][operator], decisDe=, decisDe.operator=
         */
        'filter[decisDe]'?: string;
        /**
         * De asemenea filter[decisLa][operator], decisLa=, decisLa.operator=
         */
        'filter[decisLa]'?: string;
        /**
         * De asemenea filter[motiv][operator], motiv=, motiv.operator=
         */
        'filter[motiv]'?: string;
        /**
         * De asemenea filter[mesaj][operator], mesaj=, mesaj.operator=
         */
        'filter[mesaj]'?: string;
        /**
         * De asemenea filter[deDecis][operator], deDecis=, deDecis.operator=
         */
        'filter[deDecis]'?: string;
    };
    url: '/api/v1/staff/access-requests';
};

export type StaffAccessRequestsListResponses = {
    /**
     * Reușit
     */
    200: StaffAccessRequestPage;
};

export type StaffAccessRequestsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/access-requests/{id}';
};

export type StaffAccessRequestsReadResponses = {
    /**
     * Reușit
     */
    200: StaffAccessRequest;
};

export type StaffAccessRequestsApproveData = {
    body?: Aprobare;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/access-requests/{id}/approve';
};

export type StaffAccessRequestsApproveResponses = {
    /**
     * Reușit
     */
    200: StaffAccessRequest;
};

export type StaffAccessRequestsRejectData = {
    body?: Respingere;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/access-requests/{id}/reject';
};

export type StaffAccessRequestsRejectResponses = {
    /**
     * Reușit
     */
    200: StaffAccessRequest;
};

export type StaffDocumentsListData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[etichete][operator], etichete=, etichete.operator=
         */
        'filter[etichete]'?: string;
        /**
         * De asemenea filter[bucketId][operator], bucketId=, bucketId.operator=
         */
        'filter[bucketId]'?: string;
        /**
         * De asemenea filter[emitentId][operator], emitentId=, emitentId.operator=
         */
        'filter[emitentId]'?: string;
        /**
         * De asemenea filter[proprietarId][operator], proprietarId=, proprietarId.operator=
         */
        'filter[proprietarId]'?: string;
        /**
         * De asemenea filter[visibility][operator], visibility=, visibility.operator=
         */
        'filter[visibility]'?: string;
        /**
         * De asemenea filter[tipSecuritate][operator], tipSecuritate=, tipSecuritate.operator=
         */
        'filter[tipSecuritate]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[mod][operator], mod=, mod.operator=
         */
        'filter[mod]'?: string;
        /**
         * De asemenea filter[furnizor][operator], furnizor=, furnizor.operator=
         */
        'filter[furnizor]'?: string;
        /**
         * De asemenea filter[ref][operator], ref=, ref.operator=
         */
        'filter[ref]'?: string;
        /**
         * De asemenea filter[urlWeb][operator], urlWeb=, urlWeb.operator=
         */
        'filter[urlWeb]'?: string;
        /**
         * De asemenea filter[formatExport][operator], formatExport=, formatExport.operator=
         */
        'filter[formatExport]'?: string;
        /**
         * De asemenea filter[sursaVersiune][operator], sursaVersiune=, sursaVersiune.operator=
         */
        'filter[sursaVersiune]'?: string;
        /**
         * De asemenea filter[retinereLegala][operator], retinereLegala=, retinereLegala.operator=
         */
        'filter[retinereLegala]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatDe][operator], modificatDe=, modificatDe.operator=
         */
        'filter[modificatDe]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
        /**
         * De asemenea filter[arhivatLa][operator], arhivatLa=, arhivatLa.operator=
         */
        'filter[arhivatLa]'?: string;
        /**
         * De asemenea filter[stersLa][operator], stersLa=, stersLa.operator=
         */
        'filter[stersLa]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[titluFisier][operator], titluFisier=, titluFisier.operator=
         */
        'filter[titluFisier]'?: string;
        /**
         * De asemenea filter[autorFisier][operator], autorFisier=, autorFisier.operator=
         */
        'filter[autorFisier]'?: string;
        /**
         * De asemenea filter[dataFisier][operator], dataFisier=, dataFisier.operator=
         */
        'filter[dataFisier]'?: string;
        /**
         * De asemenea filter[limbaFisier][operator], limbaFisier=, limbaFisier.operator=
         */
        'filter[limbaFisier]'?: string;
        /**
         * De asemenea filter[paginiFisier][operator], paginiFisier=, paginiFisier.operator=
         */
        'filter[paginiFisier]'?: string;
        /**
         * De asemenea filter[partajat][operator], partajat=, partajat.operator=
         */
        'filter[partajat]'?: string;
    };
    url: '/api/v1/staff/documents';
};

export type StaffDocumentsListResponses = {
    /**
     * Reușit
     */
    200: StaffDocumentPage;
};

export type StaffDocumentsCreateData = {
    body: StaffDocumentsCreateBody | {
        /**
         * Descrierea / Описание / Description
         */
        descriere?: string;
        /**
         * Cine îl vede: PUBLIC, PERSONAL, SECRET / Кто видит: PUBLIC, PERSONAL, SECRET / Who sees it: PUBLIC, PERSONAL, SECRET
         */
        visibility?: 'PUBLIC' | 'PERSONAL' | 'SECRET';
        /**
         * Containerul / Контейнер / The bucket
         */
        bucketId?: number;
        /**
         * Emitentul / Издатель / The issuer
         */
        emitentId?: number;
        /**
         * Clientul căruia îi aparține / Клиент-владелец / The client who owns it
         */
        proprietarId?: number;
        /**
         * Denumirea / Название / Name
         */
        denumire: string;
        /**
         * Codul unic / Уникальный код / Unique code
         */
        cod?: string;
        /**
         * Etichetele / Метки / Tags
         */
        etichete?: Array<string>;
        /**
         * Cum este protejat conținutul / Как защищено содержимое / How the content is protected
         */
        tipSecuritate?: 'CRIPTAT' | 'PAROLA';
        /**
         * Documentul este SECRET / Документ — SECRET / The document is SECRET
         */
        secret?: boolean;
        /**
         * Conținutul se sigilează / Содержимое шифруется / The content is sealed
         */
        criptat?: boolean;
        /**
         * Parola cerută la descărcare / Пароль для скачивания / The password that downloads need
         */
        parola?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/staff/documents';
};

export type StaffDocumentsCreateResponses = {
    /**
     * Creat
     */
    201: StaffDocument;
};

export type StaffDocumentsCountData = {
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
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[etichete][operator], etichete=, etichete.operator=
         */
        'filter[etichete]'?: string;
        /**
         * De asemenea filter[bucketId][operator], bucketId=, bucketId.operator=
         */
        'filter[bucketId]'?: string;
        /**
         * De asemenea filter[emitentId][operator], emitentId=, emitentId.operator=
         */
        'filter[emitentId]'?: string;
        /**
         * De asemenea filter[proprietarId][operator], proprietarId=, proprietarId.operator=
         */
        'filter[proprietarId]'?: string;
        /**
         * De asemenea filter[visibility][operator], visibility=, visibility.operator=
         */
        'filter[visibility]'?: string;
        /**
         * De asemenea filter[tipSecuritate][operator], tipSecuritate=, tipSecuritate.operator=
         */
        'filter[tipSecuritate]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[mod][operator], mod=, mod.operator=
         */
        'filter[mod]'?: string;
        /**
         * De asemenea filter[furnizor][operator], furnizor=, furnizor.operator=
         */
        'filter[furnizor]'?: string;
        /**
         * De asemenea filter[ref][operator], ref=, ref.operator=
         */
        'filter[ref]'?: string;
        /**
         * De asemenea filter[urlWeb][operator], urlWeb=, urlWeb.operator=
         */
        'filter[urlWeb]'?: string;
        /**
         * De asemenea filter[formatExport][operator], formatExport=, formatExport.operator=
         */
        'filter[formatExport]'?: string;
        /**
         * De asemenea filter[sursaVersiune][operator], sursaVersiune=, sursaVersiune.operator=
         */
        'filter[sursaVersiune]'?: string;
        /**
         * De asemenea filter[retinereLegala][operator], retinereLegala=, retinereLegala.operator=
         */
        'filter[retinereLegala]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatDe][operator], modificatDe=, modificatDe.operator=
         */
        'filter[modificatDe]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
        /**
         * De asemenea filter[arhivatLa][operator], arhivatLa=, arhivatLa.operator=
         */
        'filter[arhivatLa]'?: string;
        /**
         * De asemenea filter[stersLa][operator], stersLa=, stersLa.operator=
         */
        'filter[stersLa]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[titluFisier][operator], titluFisier=, titluFisier.operator=
         */
        'filter[titluFisier]'?: string;
        /**
         * De asemenea filter[autorFisier][operator], autorFisier=, autorFisier.operator=
         */
        'filter[autorFisier]'?: string;
        /**
         * De asemenea filter[dataFisier][operator], dataFisier=, dataFisier.operator=
         */
        'filter[dataFisier]'?: string;
        /**
         * De asemenea filter[limbaFisier][operator], limbaFisier=, limbaFisier.operator=
         */
        'filter[limbaFisier]'?: string;
        /**
         * De asemenea filter[paginiFisier][operator], paginiFisier=, paginiFisier.operator=
         */
        'filter[paginiFisier]'?: string;
        /**
         * De asemenea filter[partajat][operator], partajat=, partajat.operator=
         */
        'filter[partajat]'?: string;
    };
    url: '/api/v1/staff/documents/count';
};

export type StaffDocumentsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type StaffDocumentsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/documents/{id}';
};

export type StaffDocumentsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type StaffDocumentsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/documents/{id}';
};

export type StaffDocumentsReadResponses = {
    /**
     * Reușit
     */
    200: StaffDocument;
};

export type StaffDocumentsPatchData = {
    body: StaffDocumentsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/documents/{id}';
};

export type StaffDocumentsPatchResponses = {
    /**
     * Reușit
     */
    200: StaffDocument;
};

export type StaffDocumentsArchiveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/documents/{id}/archive';
};

export type StaffDocumentsArchiveResponses = {
    /**
     * Reușit
     */
    200: StaffDocument;
};

export type StaffDocumentsDownloadData = {
    body?: never;
    headers?: {
        /**
         * Parola documentului protejat, UTF-8 cu secvențe %
         */
        'X-Document-Password'?: string;
    };
    path: {
        id: number;
    };
    query?: {
        numarVersiune?: number;
        mod?: 'vizualizare' | 'descarcare' | 'comparare';
    };
    url: '/api/v1/staff/documents/{id}/content';
};

export type StaffDocumentsDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type StaffDocumentsListEventsData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[actor][operator], actor=, actor.operator=
         */
        'filter[actor]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[hashAnterior][operator], hashAnterior=, hashAnterior.operator=
         */
        'filter[hashAnterior]'?: string;
        /**
         * De asemenea filter[hash][operator], hash=, hash.operator=
         */
        'filter[hash]'?: string;
    };
    url: '/api/v1/staff/documents/{id}/events';
};

export type StaffDocumentsListEventsResponses = {
    /**
     * Reușit
     */
    200: EvenimentDocumentPage;
};

export type StaffDocumentsListGrantsData = {
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
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[beneficiarClientId][operator], beneficiarClientId=, beneficiarClientId.operator=
         */
        'filter[beneficiarClientId]'?: string;
        /**
         * De asemenea filter[beneficiarOperatorId][operator], beneficiarOperatorId=, beneficiarOperatorId.operator=
         */
        'filter[beneficiarOperatorId]'?: string;
        /**
         * De asemenea filter[drept][operator], drept=, drept.operator=
         */
        'filter[drept]'?: string;
        /**
         * De asemenea filter[dataExpirare][operator], dataExpirare=, dataExpirare.operator=
         */
        'filter[dataExpirare]'?: string;
        /**
         * De asemenea filter[mesaj][operator], mesaj=, mesaj.operator=
         */
        'filter[mesaj]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/v1/staff/documents/{id}/grants';
};

export type StaffDocumentsListGrantsResponses = {
    /**
     * Reușit
     */
    200: StaffGrantPage;
};

export type StaffDocumentsShareData = {
    body: Partajare;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/documents/{id}/grants';
};

export type StaffDocumentsShareResponses = {
    /**
     * Reușit
     */
    200: StaffGrant;
    /**
     * Creat
     */
    201: StaffGrant;
};

export type StaffDocumentsRestoreData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/documents/{id}/restore';
};

export type StaffDocumentsRestoreResponses = {
    /**
     * Reușit
     */
    200: StaffDocument;
};

export type StaffDocumentsRestoreVersionData = {
    body: NamedVersion;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/documents/{id}/restore-version';
};

export type StaffDocumentsRestoreVersionResponses = {
    /**
     * Creat
     */
    201: StaffVersion;
    /**
     * Acceptat: continuă în fundal
     */
    202: Incarcare;
};

export type StaffDocumentsListVersionsData = {
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
         * De asemenea filter[numarVersiune][operator], numarVersiune=, numarVersiune.operator=
         */
        'filter[numarVersiune]'?: string;
        /**
         * De asemenea filter[dimensiune][operator], dimensiune=, dimensiune.operator=
         */
        'filter[dimensiune]'?: string;
        /**
         * De asemenea filter[hashSha256][operator], hashSha256=, hashSha256.operator=
         */
        'filter[hashSha256]'?: string;
        /**
         * De asemenea filter[extensie][operator], extensie=, extensie.operator=
         */
        'filter[extensie]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[contentType][operator], contentType=, contentType.operator=
         */
        'filter[contentType]'?: string;
        /**
         * De asemenea filter[comentariu][operator], comentariu=, comentariu.operator=
         */
        'filter[comentariu]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[curenta][operator], curenta=, curenta.operator=
         */
        'filter[curenta]'?: string;
    };
    url: '/api/v1/staff/documents/{id}/versions';
};

export type StaffDocumentsListVersionsResponses = {
    /**
     * Reușit
     */
    200: StaffVersionPage;
};

export type StaffDocumentsCreateVersionData = {
    body: StaffDocumentsCreateVersionBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/documents/{id}/versions';
};

export type StaffDocumentsCreateVersionResponses = {
    /**
     * Creat
     */
    201: StaffVersion;
};

export type StaffGrantsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/grants/{id}';
};

export type StaffGrantsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type StaffInboxesReadPreferencesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/staff/inboxes/current/preferences';
};

export type StaffInboxesReadPreferencesResponses = {
    /**
     * Reușit
     */
    200: PreferinteDeAnuntare;
};

export type StaffInboxesReplacePreferencesData = {
    body: PreferinteDeAnuntareNoi;
    path?: never;
    query?: never;
    url: '/api/v1/staff/inboxes/current/preferences';
};

export type StaffInboxesReplacePreferencesResponses = {
    /**
     * Reușit
     */
    200: PreferinteDeAnuntare;
};

export type StaffInboxesSetReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/staff/inboxes/current/read';
};

export type StaffInboxesSetReadResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type StaffMessagesListData = {
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
         * De asemenea filter[fel][operator], fel=, fel.operator=
         */
        'filter[fel]'?: string;
        /**
         * De asemenea filter[de][operator], de=, de.operator=
         */
        'filter[de]'?: string;
        /**
         * De asemenea filter[documentId][operator], documentId=, documentId.operator=
         */
        'filter[documentId]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[titlu][operator], titlu=, titlu.operator=
         */
        'filter[titlu]'?: string;
        /**
         * De asemenea filter[mesaj][operator], mesaj=, mesaj.operator=
         */
        'filter[mesaj]'?: string;
        /**
         * De asemenea filter[adresa][operator], adresa=, adresa.operator=
         */
        'filter[adresa]'?: string;
        /**
         * De asemenea filter[citit][operator], citit=, citit.operator=
         */
        'filter[citit]'?: string;
    };
    url: '/api/v1/staff/messages';
};

export type StaffMessagesListResponses = {
    /**
     * Reușit
     */
    200: StaffMessagePage;
};

export type StaffMessagesSetReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/messages/{id}/read';
};

export type StaffMessagesSetReadResponses = {
    /**
     * Reușit
     */
    200: StaffMessage;
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

export type MachineTemplatesListData = {
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
         * De asemenea filter[descriere][operator], descriere=, descriere.operator=
         */
        'filter[descriere]'?: string;
        /**
         * De asemenea filter[format][operator], format=, format.operator=
         */
        'filter[format]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[publicat][operator], publicat=, publicat.operator=
         */
        'filter[publicat]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[variabile][operator], variabile=, variabile.operator=
         */
        'filter[variabile]'?: string;
        /**
         * De asemenea filter[versiune][operator], versiune=, versiune.operator=
         */
        'filter[versiune]'?: string;
        /**
         * De asemenea filter[hash][operator], hash=, hash.operator=
         */
        'filter[hash]'?: string;
        /**
         * De asemenea filter[scanare][operator], scanare=, scanare.operator=
         */
        'filter[scanare]'?: string;
        /**
         * De asemenea filter[organizatieId][operator], organizatieId=, organizatieId.operator=
         */
        'filter[organizatieId]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatDe][operator], modificatDe=, modificatDe.operator=
         */
        'filter[modificatDe]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
    };
    url: '/api/v1/templates';
};

export type MachineTemplatesListResponses = {
    /**
     * Reușit
     */
    200: SablonInListaPage;
};

export type MachineTemplatesReadData = {
    body?: never;
    path: {
        cod: string;
    };
    query?: never;
    url: '/api/v1/templates/{cod}';
};

export type MachineTemplatesReadResponses = {
    /**
     * Reușit
     */
    200: Sablon;
};

export type MachineTemplatesRenderData = {
    body: CompletareMasina;
    path: {
        cod: string;
    };
    query?: never;
    url: '/api/v1/templates/{cod}/render';
};

export type MachineTemplatesRenderResponses = {
    /**
     * Reușit
     */
    200: SablonCompletat;
};

export type MachineTokensCreateData = {
    body: CerereToken;
    path?: never;
    query?: never;
    url: '/api/v1/token';
};

export type MachineTokensCreateResponses = {
    /**
     * Reușit
     */
    200: TokenMasina;
};

export type MachineUploadsCreateData = {
    body: IncarcareNouaDeMasini;
    path?: never;
    query?: never;
    url: '/api/v1/uploads';
};

export type MachineUploadsCreateResponses = {
    /**
     * Creat
     */
    201: IncarcareDeschisa;
};

export type MachineUploadsReadData = {
    body?: never;
    path: {
        uploadId: number;
    };
    query?: never;
    url: '/api/v1/uploads/{uploadId}';
};

export type MachineUploadsReadResponses = {
    /**
     * Reușit
     */
    200: IncarcarePentruMasini;
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

