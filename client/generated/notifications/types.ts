// Written by `npm run generate` from functions/notifications/openapi.json.

export type CerereDeNotificareAdministrativa = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Un șablon al sistemului, în locul textelor / Шаблон системы вместо текстов / A template of the system, instead of texts
     */
    template?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
         */
        variables?: {
            [key: string]: unknown;
        };
    };
    /**
     * Destinatarii / Получатели / The recipients
     */
    recipients: Array<DestinatarTrimis>;
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority?: 'Low' | 'Medium' | 'High';
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Canalele către persoane, în ordinea dorită; preferințele persoanei le restrâng / Каналы к лицам в желаемом порядке; предпочтения лица их сужают / The channels to people, in the wanted order; the preferences of the person narrow them
     */
    channels?: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * Canalele se încearcă pe rând: următorul, dacă mesajul nu a ajuns la timp sau a eșuat / Каналы пробуются по очереди: следующий, если сообщение не дошло вовремя или не удалось / The channels are tried one after the other: the next one if the message failed or has not arrived in time
     */
    escalate?: {
        /**
         * Timpul în care mesajul trebuie să ajungă, în minute / Время, за которое сообщение должно дойти, в минутах / The time in which the message must arrive, in minutes
         */
        afterMinutes: number;
    };
    /**
     * Fișiere jpeg, png, txt, pdf, csv, xls, xlsx: cel mult 10, cu 10 MB împreună / Файлы jpeg, png, txt, pdf, csv, xls, xlsx: не более 10, вместе до 10 МБ / Files jpeg, png, txt, pdf, csv, xls, xlsx: at most 10, with 10 MB together
     */
    attachments?: Array<{
        /**
         * Numele fișierului / Имя файла / The file name
         */
        fileName: string;
        /**
         * Conținutul în base64 / Содержимое в base64 / The content in base64
         */
        base64: string;
    } | {
        /**
         * Fișierul anunțat / Объявленный файл / The announced file
         */
        uploadId: string;
    }>;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * După acest moment nu se mai trimite / После этого момента не отправляется / After this time it is not sent any more
     */
    expiresAt?: string;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string;
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Identifică notificarea în sistemul ei; îl alege expeditorul / Идентифицирует уведомление в его системе; выбирает отправитель / Identifies the notification within its system; chosen by the sender
     */
    trackingId?: string;
    /**
     * Adrese de e-mail care primesc o copie marcată / Адреса электронной почты, получающие помеченную копию / Mail addresses that get a marked copy
     */
    forwardTo?: Array<string>;
};

export type DestinatarTrimis = {
    /**
     * Felul destinatarului; IDNP, IDNO și Group cer registrul persoanelor / Вид получателя; IDNP, IDNO и Group требуют реестра лиц / The kind of recipient; IDNP, IDNO and Group need the registry of people
     */
    type: 'Email' | 'SMS' | 'IDNP' | 'IDNO' | 'Group';
    /**
     * Adresa de e-mail, numărul de telefon, IDNP-ul, IDNO-ul, sau id-ul ori codul grupului / Адрес электронной почты, номер телефона, IDNP, IDNO, либо id или код группы / The mail address, phone number, IDNP, IDNO, or the id or code of the group
     */
    value: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba?: 'ro' | 'ru' | 'en';
    /**
     * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
     */
    variables?: {
        [key: string]: unknown;
    };
};

export type CerereDeNotificareDupaNumarAdministrativa = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Un șablon al sistemului, în locul textelor / Шаблон системы вместо текстов / A template of the system, instead of texts
     */
    template?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
         */
        variables?: {
            [key: string]: unknown;
        };
    };
    /**
     * Destinatarii / Получатели / The recipients
     */
    recipients?: Array<DestinatarTrimis>;
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority?: 'Low' | 'Medium' | 'High';
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Canalele către persoane, în ordinea dorită; preferințele persoanei le restrâng / Каналы к лицам в желаемом порядке; предпочтения лица их сужают / The channels to people, in the wanted order; the preferences of the person narrow them
     */
    channels?: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * Canalele se încearcă pe rând: următorul, dacă mesajul nu a ajuns la timp sau a eșuat / Каналы пробуются по очереди: следующий, если сообщение не дошло вовремя или не удалось / The channels are tried one after the other: the next one if the message failed or has not arrived in time
     */
    escalate?: {
        /**
         * Timpul în care mesajul trebuie să ajungă, în minute / Время, за которое сообщение должно дойти, в минутах / The time in which the message must arrive, in minutes
         */
        afterMinutes: number;
    };
    /**
     * Fișiere jpeg, png, txt, pdf, csv, xls, xlsx: cel mult 10, cu 10 MB împreună / Файлы jpeg, png, txt, pdf, csv, xls, xlsx: не более 10, вместе до 10 МБ / Files jpeg, png, txt, pdf, csv, xls, xlsx: at most 10, with 10 MB together
     */
    attachments?: Array<{
        /**
         * Numele fișierului / Имя файла / The file name
         */
        fileName: string;
        /**
         * Conținutul în base64 / Содержимое в base64 / The content in base64
         */
        base64: string;
    } | {
        /**
         * Fișierul anunțat / Объявленный файл / The announced file
         */
        uploadId: string;
    }>;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * După acest moment nu se mai trimite / После этого момента не отправляется / After this time it is not sent any more
     */
    expiresAt?: string;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string;
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string;
    /**
     * Id-ul sau codul unui grup al sistemului / Id или код группы системы / The id or the code of a group of the system
     */
    groupId?: number | string;
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Identifică notificarea în sistemul ei; îl alege expeditorul / Идентифицирует уведомление в его системе; выбирает отправитель / Identifies the notification within its system; chosen by the sender
     */
    trackingId?: string;
    /**
     * Adrese de e-mail care primesc o copie marcată / Адреса электронной почты, получающие помеченную копию / Mail addresses that get a marked copy
     */
    forwardTo?: Array<string>;
};

export type Legatura = {
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
};

export type UtilizatorAprovizionat = {
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string;
    /**
     * Numele / Имя / Name
     */
    nume: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba?: 'ro' | 'ru' | 'en';
    /**
     * Contactele / Контакты / The contacts
     */
    contacts?: Array<{
        /**
         * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
         */
        canal: 'Email' | 'SMS';
        /**
         * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
         */
        adresa: string;
    }>;
};

export type GolireDeCoada = {
    /**
     * Ce ia golirea; fără el, `due` / Что берёт очистка; без него — `due` / What the purge takes; without it, `due`
     */
    scope?: 'due' | 'scheduled' | 'quiet' | 'all';
};

export type CautareAdresa = {
    /**
     * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
     */
    adresa: string;
};

export type CerereDeNotificareDupaNumarAOperatorului = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Un șablon al sistemului, în locul textelor / Шаблон системы вместо текстов / A template of the system, instead of texts
     */
    template?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
         */
        variables?: {
            [key: string]: unknown;
        };
    };
    /**
     * Destinatarii / Получатели / The recipients
     */
    recipients?: Array<DestinatarTrimis>;
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority?: 'Low' | 'Medium' | 'High';
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Canalele către persoane, în ordinea dorită; preferințele persoanei le restrâng / Каналы к лицам в желаемом порядке; предпочтения лица их сужают / The channels to people, in the wanted order; the preferences of the person narrow them
     */
    channels?: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * Canalele se încearcă pe rând: următorul, dacă mesajul nu a ajuns la timp sau a eșuat / Каналы пробуются по очереди: следующий, если сообщение не дошло вовремя или не удалось / The channels are tried one after the other: the next one if the message failed or has not arrived in time
     */
    escalate?: {
        /**
         * Timpul în care mesajul trebuie să ajungă, în minute / Время, за которое сообщение должно дойти, в минутах / The time in which the message must arrive, in minutes
         */
        afterMinutes: number;
    };
    /**
     * Fișiere jpeg, png, txt, pdf, csv, xls, xlsx: cel mult 10, cu 10 MB împreună / Файлы jpeg, png, txt, pdf, csv, xls, xlsx: не более 10, вместе до 10 МБ / Files jpeg, png, txt, pdf, csv, xls, xlsx: at most 10, with 10 MB together
     */
    attachments?: Array<{
        /**
         * Numele fișierului / Имя файла / The file name
         */
        fileName: string;
        /**
         * Conținutul în base64 / Содержимое в base64 / The content in base64
         */
        base64: string;
    } | {
        /**
         * Fișierul anunțat / Объявленный файл / The announced file
         */
        uploadId: string;
    }>;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * După acest moment nu se mai trimite / После этого момента не отправляется / After this time it is not sent any more
     */
    expiresAt?: string;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string;
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string;
    /**
     * Id-ul sau codul unui grup al sistemului / Id или код группы системы / The id or the code of a group of the system
     */
    groupId?: number | string;
    /**
     * Identifică notificarea în sistemul ei; îl alege expeditorul / Идентифицирует уведомление в его системе; выбирает отправитель / Identifies the notification within its system; chosen by the sender
     */
    trackingId?: string;
};

export type CodDeConfirmare = {
    /**
     * Cele șase cifre primite / Шесть полученных цифр / The six digits received
     */
    code: string;
};

export type RotireSecret = {
    /**
     * Cât mai este valabil secretul vechi, în ore / Сколько ещё действует прежний секрет, в часах / How long the former secret stays valid, in hours
     */
    suprapunereOre?: number;
};

export type RespingereaAprobarii = {
    /**
     * Motivul / Причина / The reason
     */
    reason?: string;
};

export type AppNotificationRequest = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Un șablon al sistemului, în locul textelor / Шаблон системы вместо текстов / A template of the system, instead of texts
     */
    template?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
         */
        variables?: {
            [key: string]: unknown;
        };
    };
    /**
     * Destinatarii / Получатели / The recipients
     */
    recipients: Array<DestinatarTrimis>;
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority?: 'Low' | 'Medium' | 'High';
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Canalele către persoane, în ordinea dorită; preferințele persoanei le restrâng / Каналы к лицам в желаемом порядке; предпочтения лица их сужают / The channels to people, in the wanted order; the preferences of the person narrow them
     */
    channels?: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * Canalele se încearcă pe rând: următorul, dacă mesajul nu a ajuns la timp sau a eșuat / Каналы пробуются по очереди: следующий, если сообщение не дошло вовремя или не удалось / The channels are tried one after the other: the next one if the message failed or has not arrived in time
     */
    escalate?: {
        /**
         * Timpul în care mesajul trebuie să ajungă, în minute / Время, за которое сообщение должно дойти, в минутах / The time in which the message must arrive, in minutes
         */
        afterMinutes: number;
    };
    /**
     * Fișiere jpeg, png, txt, pdf, csv, xls, xlsx: cel mult 10, cu 10 MB împreună / Файлы jpeg, png, txt, pdf, csv, xls, xlsx: не более 10, вместе до 10 МБ / Files jpeg, png, txt, pdf, csv, xls, xlsx: at most 10, with 10 MB together
     */
    attachments?: Array<{
        /**
         * Numele fișierului / Имя файла / The file name
         */
        fileName: string;
        /**
         * Conținutul în base64 / Содержимое в base64 / The content in base64
         */
        base64: string;
    } | {
        /**
         * Fișierul anunțat / Объявленный файл / The announced file
         */
        uploadId: string;
    }>;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * După acest moment nu se mai trimite / После этого момента не отправляется / After this time it is not sent any more
     */
    expiresAt?: string;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string;
    /**
     * Identifică notificarea în sistemul ei; îl alege expeditorul / Идентифицирует уведомление в его системе; выбирает отправитель / Identifies the notification within its system; chosen by the sender
     */
    trackingId: string;
};

export type OraNoua = {
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt: string;
};

export type Recipise = Recipisa | RaspunsSms | Array<Recipisa | RaspunsSms>;

export type Recipisa = {
    /**
     * Referința cu care a fost predat mesajul / Ссылка, с которой сообщение было передано / The reference with which the message was handed over
     */
    reference?: string;
    /**
     * Identificatorul dat de furnizor / Идентификатор провайдера / The provider's own id of the message
     */
    messageId?: string;
    /**
     * Ce a devenit mesajul, după furnizor / Что стало с сообщением, по данным провайдера / What became of the message, by its provider
     */
    status: 'Delivered' | 'Read' | 'Failed';
    /**
     * Felul eșecului: permanent suprimă adresa 30 de zile / Вид неудачи: permanent блокирует адрес на 30 дней / The kind of the failure: permanent suppresses the address for 30 days
     */
    cauza?: 'permanent' | 'temporary' | 'technical';
    /**
     * Când s-a întâmplat / Когда произошло / When it happened
     */
    at?: string;
};

export type RaspunsSms = {
    /**
     * Numărul care a răspuns
     *
     * Номер, с которого ответили
     *
     * The number that answered. Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
     */
    from: string;
    /**
     * Textul răspunsului
     *
     * Текст ответа
     *
     * The text of the answer. Textul notei / Текст заметки / The text of the note
     */
    text: string;
    /**
     * Când s-a întâmplat / Когда произошло / When it happened
     */
    at: string;
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
};

export type AtasamentNou = {
    /**
     * Numele fișierului / Имя файла / The file name
     */
    fileName: string;
    /**
     * Octeți, cel mult 10 MB / Байты, не более 10 МБ / Bytes, at most 10 MB
     */
    dimensiune: number;
    /**
     * SHA-256 al fișierului, hex; se verifică la trimitere / SHA-256 файла, hex; проверяется при отправке / SHA-256 of the file, hex; checked when it is sent
     */
    hashSha256?: string;
};

export type CerereDeNotificareDupaNumar = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Un șablon al sistemului, în locul textelor / Шаблон системы вместо текстов / A template of the system, instead of texts
     */
    template?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
         */
        variables?: {
            [key: string]: unknown;
        };
    };
    /**
     * Destinatarii / Получатели / The recipients
     */
    recipients?: Array<DestinatarTrimis>;
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority?: 'Low' | 'Medium' | 'High';
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Canalele către persoane, în ordinea dorită; preferințele persoanei le restrâng / Каналы к лицам в желаемом порядке; предпочтения лица их сужают / The channels to people, in the wanted order; the preferences of the person narrow them
     */
    channels?: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * Canalele se încearcă pe rând: următorul, dacă mesajul nu a ajuns la timp sau a eșuat / Каналы пробуются по очереди: следующий, если сообщение не дошло вовремя или не удалось / The channels are tried one after the other: the next one if the message failed or has not arrived in time
     */
    escalate?: {
        /**
         * Timpul în care mesajul trebuie să ajungă, în minute / Время, за которое сообщение должно дойти, в минутах / The time in which the message must arrive, in minutes
         */
        afterMinutes: number;
    };
    /**
     * Fișiere jpeg, png, txt, pdf, csv, xls, xlsx: cel mult 10, cu 10 MB împreună / Файлы jpeg, png, txt, pdf, csv, xls, xlsx: не более 10, вместе до 10 МБ / Files jpeg, png, txt, pdf, csv, xls, xlsx: at most 10, with 10 MB together
     */
    attachments?: Array<{
        /**
         * Numele fișierului / Имя файла / The file name
         */
        fileName: string;
        /**
         * Conținutul în base64 / Содержимое в base64 / The content in base64
         */
        base64: string;
    } | {
        /**
         * Fișierul anunțat / Объявленный файл / The announced file
         */
        uploadId: string;
    }>;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * După acest moment nu se mai trimite / После этого момента не отправляется / After this time it is not sent any more
     */
    expiresAt?: string;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string;
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string;
    /**
     * Id-ul sau codul unui grup al sistemului / Id или код группы системы / The id or the code of a group of the system
     */
    groupId?: number | string;
};

export type CerereDeNotificare = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Un șablon al sistemului, în locul textelor / Шаблон системы вместо текстов / A template of the system, instead of texts
     */
    template?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
         */
        variables?: {
            [key: string]: unknown;
        };
    };
    /**
     * Destinatarii / Получатели / The recipients
     */
    recipients: Array<DestinatarTrimis>;
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority?: 'Low' | 'Medium' | 'High';
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Canalele către persoane, în ordinea dorită; preferințele persoanei le restrâng / Каналы к лицам в желаемом порядке; предпочтения лица их сужают / The channels to people, in the wanted order; the preferences of the person narrow them
     */
    channels?: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * Canalele se încearcă pe rând: următorul, dacă mesajul nu a ajuns la timp sau a eșuat / Каналы пробуются по очереди: следующий, если сообщение не дошло вовремя или не удалось / The channels are tried one after the other: the next one if the message failed or has not arrived in time
     */
    escalate?: {
        /**
         * Timpul în care mesajul trebuie să ajungă, în minute / Время, за которое сообщение должно дойти, в минутах / The time in which the message must arrive, in minutes
         */
        afterMinutes: number;
    };
    /**
     * Fișiere jpeg, png, txt, pdf, csv, xls, xlsx: cel mult 10, cu 10 MB împreună / Файлы jpeg, png, txt, pdf, csv, xls, xlsx: не более 10, вместе до 10 МБ / Files jpeg, png, txt, pdf, csv, xls, xlsx: at most 10, with 10 MB together
     */
    attachments?: Array<{
        /**
         * Numele fișierului / Имя файла / The file name
         */
        fileName: string;
        /**
         * Conținutul în base64 / Содержимое в base64 / The content in base64
         */
        base64: string;
    } | {
        /**
         * Fișierul anunțat / Объявленный файл / The announced file
         */
        uploadId: string;
    }>;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * După acest moment nu se mai trimite / После этого момента не отправляется / After this time it is not sent any more
     */
    expiresAt?: string;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string;
};

export type StaffNotificationRequest = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Un șablon al sistemului, în locul textelor / Шаблон системы вместо текстов / A template of the system, instead of texts
     */
    template?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
         */
        variables?: {
            [key: string]: unknown;
        };
    };
    /**
     * Destinatarii / Получатели / The recipients
     */
    recipients: Array<DestinatarTrimis>;
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority?: 'Low' | 'Medium' | 'High';
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Canalele către persoane, în ordinea dorită; preferințele persoanei le restrâng / Каналы к лицам в желаемом порядке; предпочтения лица их сужают / The channels to people, in the wanted order; the preferences of the person narrow them
     */
    channels?: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * Canalele se încearcă pe rând: următorul, dacă mesajul nu a ajuns la timp sau a eșuat / Каналы пробуются по очереди: следующий, если сообщение не дошло вовремя или не удалось / The channels are tried one after the other: the next one if the message failed or has not arrived in time
     */
    escalate?: {
        /**
         * Timpul în care mesajul trebuie să ajungă, în minute / Время, за которое сообщение должно дойти, в минутах / The time in which the message must arrive, in minutes
         */
        afterMinutes: number;
    };
    /**
     * Fișiere jpeg, png, txt, pdf, csv, xls, xlsx: cel mult 10, cu 10 MB împreună / Файлы jpeg, png, txt, pdf, csv, xls, xlsx: не более 10, вместе до 10 МБ / Files jpeg, png, txt, pdf, csv, xls, xlsx: at most 10, with 10 MB together
     */
    attachments?: Array<{
        /**
         * Numele fișierului / Имя файла / The file name
         */
        fileName: string;
        /**
         * Conținutul în base64 / Содержимое в base64 / The content in base64
         */
        base64: string;
    } | {
        /**
         * Fișierul anunțat / Объявленный файл / The announced file
         */
        uploadId: string;
    }>;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * După acest moment nu se mai trimite / После этого момента не отправляется / After this time it is not sent any more
     */
    expiresAt?: string;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string;
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Identifică notificarea în sistemul ei; îl alege expeditorul / Идентифицирует уведомление в его системе; выбирает отправитель / Identifies the notification within its system; chosen by the sender
     */
    trackingId?: string;
};

export type StaffNotificationEstimateRequest = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Un șablon al sistemului, în locul textelor / Шаблон системы вместо текстов / A template of the system, instead of texts
     */
    template?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
         */
        variables?: {
            [key: string]: unknown;
        };
    };
    /**
     * Destinatarii / Получатели / The recipients
     */
    recipients: Array<DestinatarTrimis>;
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority?: 'Low' | 'Medium' | 'High';
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Canalele către persoane, în ordinea dorită; preferințele persoanei le restrâng / Каналы к лицам в желаемом порядке; предпочтения лица их сужают / The channels to people, in the wanted order; the preferences of the person narrow them
     */
    channels?: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * Canalele se încearcă pe rând: următorul, dacă mesajul nu a ajuns la timp sau a eșuat / Каналы пробуются по очереди: следующий, если сообщение не дошло вовремя или не удалось / The channels are tried one after the other: the next one if the message failed or has not arrived in time
     */
    escalate?: {
        /**
         * Timpul în care mesajul trebuie să ajungă, în minute / Время, за которое сообщение должно дойти, в минутах / The time in which the message must arrive, in minutes
         */
        afterMinutes: number;
    };
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * După acest moment nu se mai trimite / После этого момента не отправляется / After this time it is not sent any more
     */
    expiresAt?: string;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string;
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
};

export type StaffNotificationTest = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Un șablon al sistemului, în locul textelor / Шаблон системы вместо текстов / A template of the system, instead of texts
     */
    template?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
         */
        variables?: {
            [key: string]: unknown;
        };
    };
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba?: 'ro' | 'ru' | 'en';
    /**
     * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
     */
    variables?: {
        [key: string]: unknown;
    };
};

export type StaffNotificationTextsReplacement = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Un șablon al sistemului, în locul textelor / Шаблон системы вместо текстов / A template of the system, instead of texts
     */
    template?: {
        /**
         * Identificatorul înregistrării / Идентификатор записи / Id of the record
         */
        id: number;
        /**
         * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
         */
        variables?: {
            [key: string]: unknown;
        };
    };
};

export type CerereDePrevizualizare = {
    /**
     * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
     */
    variables?: {
        [key: string]: unknown;
    };
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba?: 'ro' | 'ru' | 'en';
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

export type Expeditor = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
     */
    from: string;
    /**
     * Adresa răspunsurilor / Адрес для ответов / The address of replies
     */
    replyTo?: string;
    /**
     * Furnizorul / Провайдер / The provider
     */
    providerId?: number;
    /**
     * Semnătura DKIM / Подпись DKIM / The DKIM signature
     */
    dkim?: {
        /**
         * Domeniul care semnează / Подписывающий домен / The signing domain
         */
        domeniu: string;
        /**
         * Selectorul cheii / Селектор ключа / The selector of the key
         */
        selector: string;
    };
    /**
     * Pentru sistemele fără expeditor / Для систем без отправителя / For systems without a sender
     */
    implicit: boolean;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
};

export type NotificareAcceptata = {
    /**
     * Identifică notificarea în sistemul ei; îl alege expeditorul / Идентифицирует уведомление в его системе; выбирает отправитель / Identifies the notification within its system; chosen by the sender
     */
    trackingId: string;
    /**
     * Starea / Состояние / The state
     */
    status: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * Gol la acceptare; livrările se citesc la `GET` / При приёме пусто; доставки читаются через `GET` / Empty at acceptance; the deliveries are read by `GET`
     */
    deliveries: Array<number>;
};

export type DestinatarCuContacte = {
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string;
    /**
     * Numele / Имя / Name
     */
    nume: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba: 'ro' | 'ru' | 'en';
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Contactele / Контакты / The contacts
     */
    contacts: Array<CanalContact>;
};

export type CanalContact = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS';
    /**
     * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
     */
    adresa: string;
    /**
     * Adresa este dovedit a destinatarului / Доказано, что адрес принадлежит получателю / The address is proved to be the recipient's
     */
    verificat: boolean;
    /**
     * Contact principal / Основной контакт / The first of its channel
     */
    principal: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Furnizorul a răspuns că adresa nu există; contactul nu mai contează până la o nouă verificare / Провайдер ответил, что адреса не существует; контакт не учитывается до новой проверки / A provider answered that the address does not exist: the contact counts as none until it is verified again
     */
    nelivrabil?: boolean;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type UtilizatorDestinatar = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
    /**
     * Numele / Имя / Name
     */
    nume: string;
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login?: string;
    /**
     * Când a fost legat / Когда связан / When it was linked
     */
    legatLa?: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type Coada = {
    /**
     * Denumirea / Название / Name
     */
    name: 'deliveries' | 'deliveries-high' | 'deliveries-dlq' | 'deliveries-high-dlq';
    /**
     * Pot fi trimise acum / Можно отправить сейчас / Can be sent now
     */
    visible: number;
    /**
     * Preluate acum, după SQS / Обрабатываются сейчас, по данным SQS / In flight, by SQS
     */
    inFlight: number;
    /**
     * Se trimit mai târziu / Отправляются позже / Are sent later
     */
    delayed: number;
    /**
     * De câte secunde așteaptă cea mai veche / Сколько секунд ожидает самая старая / Seconds for which the oldest one has waited
     */
    oldestAgeSeconds: number;
    /**
     * Coada livrărilor abandonate / Очередь необработанных доставок / The queue of its dead letters
     */
    dlq: 'deliveries' | 'deliveries-high' | 'deliveries-dlq' | 'deliveries-high-dlq' | null;
};

export type CoadaInDetaliu = {
    /**
     * Denumirea / Название / Name
     */
    name: 'deliveries' | 'deliveries-high' | 'deliveries-dlq' | 'deliveries-high-dlq';
    /**
     * Pot fi trimise acum / Можно отправить сейчас / Can be sent now
     */
    visible: number;
    /**
     * Preluate acum, după SQS / Обрабатываются сейчас, по данным SQS / In flight, by SQS
     */
    inFlight: number;
    /**
     * Se trimit mai târziu / Отправляются позже / Are sent later
     */
    delayed: number;
    /**
     * De câte secunde așteaptă cea mai veche / Сколько секунд ожидает самая старая / Seconds for which the oldest one has waited
     */
    oldestAgeSeconds: number;
    /**
     * Coada livrărilor abandonate / Очередь необработанных доставок / The queue of its dead letters
     */
    dlq: 'deliveries' | 'deliveries-high' | 'deliveries-dlq' | 'deliveries-high-dlq' | null;
    /**
     * Ce ar lua o golire / Что взяла бы очистка / What a purge would take
     */
    purge: {
        /**
         * Pot fi trimise sau reîncercate / Можно отправить или повторить / May be sent or tried again
         */
        due: number;
        /**
         * Programate pentru mai târziu / Запланированы на будущее / Scheduled for later
         */
        scheduled: number;
        /**
         * Așteaptă sfârșitul orelor de liniște sau mesajul zilei / Ждут окончания тихих часов или письма дня / Wait for the end of quiet hours or the mail of the day
         */
        quiet: number;
    };
};

export type MesajInCoada = {
    /**
     * Mesajul din coadă / Сообщение в очереди / The message in the queue
     */
    messageId: number;
    /**
     * Notificarea / Уведомление / The notification
     */
    notificareId: number;
    /**
     * Codul sistemului / Код системы / The code of the system
     */
    sistem: string;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS' | 'Push';
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority: 'Low' | 'Medium' | 'High';
    /**
     * Încercările făcute / Сделанные попытки / The attempts made
     */
    incercari: number;
    /**
     * De când așteaptă / С какого времени ожидает / Since when it has waited
     */
    asteaptaDin: string;
    /**
     * Destinatarul, mascat / Получатель, скрытый / The recipient, masked
     */
    destinatar: string;
};

export type CoadaGolita = {
    /**
     * Livrările anulate acum / Отменённые сейчас доставки / The deliveries cancelled now
     */
    cancelled: number;
    /**
     * Cele care se anulează în fundal, până la 10.000 / Отменяемые в фоне, до 10 000 / Those that are cancelled in the background, up to 10,000
     */
    remaining?: number;
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

export type CoadaReluata = {
    /**
     * Livrările reluate / Повторённые доставки / The deliveries that were replayed
     */
    replayed: number;
};

export type StareaAdresei = {
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS';
    /**
     * Destinatarul, mascat / Получатель, скрытый / The recipient, masked
     */
    destinatar: string;
    suprimare?: Suprimare;
    /**
     * Categoriile refuzate / Отклонённые категории / The declined categories
     */
    refuzuri: Array<CategorieRefuzata>;
    /**
     * Ultimele livrări / Последние доставки / The last deliveries
     */
    livrari: Array<Livrare>;
};

export type Suprimare = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Motivul / Причина / The reason
     */
    motiv: 'fara-contact' | 'fara-abonare' | 'adresa-refuzata' | 'continut-refuzat' | 'expirat' | 'fara-recipisa' | 'incercari-epuizate' | 'anulat' | 'golit' | 'refuz-destinatar' | 'suprimat' | 'deja-ajuns' | 'prea-des' | 'fara-furnizor';
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când se încheie / Когда заканчивается / When it ends
     */
    expiraLa: string;
    /**
     * Notificarea / Уведомление / The notification
     */
    notificareId: number;
    /**
     * Livrarea / Доставка / The delivery
     */
    livrareId: number;
};

export type CategorieRefuzata = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când se încheie / Когда заканчивается / When it ends
     */
    expiraLa: string;
    /**
     * Notificarea / Уведомление / The notification
     */
    notificareId: number;
    /**
     * Livrarea / Доставка / The delivery
     */
    livrareId: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
};

export type Livrare = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Notificarea / Уведомление / The notification
     */
    notificareId: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId?: number;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS' | 'Push';
    /**
     * Destinatarul, mascat / Получатель, скрытый / The recipient, masked
     */
    destinatar: string;
    /**
     * Starea / Состояние / The state
     */
    status: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Felul eșecului: permanent suprimă adresa 30 de zile / Вид неудачи: permanent блокирует адрес на 30 дней / The kind of the failure: permanent suppresses the address for 30 days
     */
    cauza?: 'permanent' | 'temporary' | 'technical';
    /**
     * Motivul / Причина / The reason
     */
    motiv?: 'fara-contact' | 'fara-abonare' | 'adresa-refuzata' | 'continut-refuzat' | 'expirat' | 'fara-recipisa' | 'incercari-epuizate' | 'anulat' | 'golit' | 'refuz-destinatar' | 'suprimat' | 'deja-ajuns' | 'prea-des' | 'fara-furnizor';
    /**
     * Furnizorul / Провайдер / The provider
     */
    providerId?: number;
    /**
     * Identificatorul mesajului la furnizor / Идентификатор сообщения у провайдера / The provider's id of the message
     */
    mesajId?: string;
    /**
     * Încercările făcute / Сделанные попытки / The attempts made
     */
    incercari: number;
    /**
     * Segmentele mesajului / Сегменты сообщения / The segments of the message
     */
    segmente?: number;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba: 'ro' | 'ru' | 'en';
    /**
     * Limba destinatarului, dacă textul nu există în ea / Язык получателя, если текста на нём нет / The language of the recipient, if there is no text in it
     */
    limbaCeruta?: 'ro' | 'ru' | 'en';
    /**
     * Notificarea în care a fost retrimisă / Уведомление, в котором отправлено повторно / The notification in which it was sent again
     */
    retrimisaIn?: number;
    /**
     * O probă a celui care a scris-o / Проба её автора / A test of its author
     */
    proba?: boolean;
    /**
     * Versiunea șablonului / Версия шаблона / The version of the template
     */
    sablonVersiune?: number;
    /**
     * Mailul zilei care o duce; ce devine el, devine și ea / Письмо дня, в которое она вошла; его состояние становится её состоянием / The mail of the day that carries it; what becomes of that mail becomes of it
     */
    rezumatId?: number;
    /**
     * Ale unui mail al zilei: livrările pe care le duce; `notificareId` este al celei dintâi / У письма дня: доставки, которые оно несёт; `notificareId` — первой из них / Of a mail of the day: the deliveries that it carries; `notificareId` is that of the first one
     */
    livrariIncluse?: Array<number>;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * Următoarea încercare / Следующая попытка / The next attempt
     */
    urmatoareaLa?: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când a fost predat furnizorului / Когда передано провайдеру / When the provider took it
     */
    trimisLa?: string;
    /**
     * Când s-a încheiat / Когда завершено / When it ended
     */
    incheiatLa?: string;
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
     * Sistemul / Система / The system
     */
    sistemId?: number;
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

export type Destinatar = {
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string;
    /**
     * Numele / Имя / Name
     */
    nume: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba: 'ro' | 'ru' | 'en';
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Contul legat, pus prin aprovizionare / Связанная учётная запись, задаётся при подготовке / The linked account, set by provisioning
     */
    utilizatorLogin?: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type EvenimentNotificare = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Notificarea / Уведомление / The notification
     */
    notificareId: number;
    /**
     * Livrarea / Доставка / The delivery
     */
    livrareId?: number;
    /**
     * Felul evenimentului / Вид события / Kind of event
     */
    tip: 'CREATA' | 'EXTINSA' | 'TRIMISA' | 'LIVRATA' | 'CITITA' | 'ESUATA' | 'REPROGRAMATA' | 'REPLANIFICATA' | 'MODIFICATA' | 'ANULATA' | 'REIMPUSA' | 'APEL_ESUAT' | 'NOTA';
    /**
     * Detaliile, fără adrese / Подробности, без адресов / The details, without addresses
     */
    detalii: {
        [key: string]: string | number | boolean;
    };
    /**
     * Numele persoanei din `detalii.de` / Имя человека из `detalii.de` / The name of the person in `detalii.de`
     */
    deNume?: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type GrupInLista = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type Grup = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Numărul membrilor / Число участников / The number of members
     */
    numarMembri: number;
};

export type Notificare = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Identifică notificarea în sistemul ei; îl alege expeditorul / Идентифицирует уведомление в его системе; выбирает отправитель / Identifies the notification within its system; chosen by the sender
     */
    trackingId: string;
    /**
     * Starea / Состояние / The state
     */
    status: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Livrările, după stare / Доставки по состоянию / The deliveries by state
     */
    counts: {
        [key: string]: number;
    };
    /**
     * Numărul livrărilor / Число доставок / The number of deliveries
     */
    total: number;
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority: 'Low' | 'Medium' | 'High';
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Categoria ei nu poate fi refuzată / От её категории нельзя отказаться / Its category cannot be declined
     */
    oficiala?: boolean;
    /**
     * Șablonul / Шаблон / The template
     */
    templateId?: number;
    /**
     * Notificarea pe care o retrimite / Уведомление, которое отправляется повторно / The notification that it sends again
     */
    origineId?: number;
    /**
     * O probă a celui care a scris-o / Проба её автора / A test of its author
     */
    proba?: boolean;
    /**
     * Subiectul, într-o singură limbă / Тема на одном языке / The subject, in one language
     */
    subject: string;
    /**
     * Subiectul; dacă are variabile, numele șablonului, iar fără șablon puncte de suspensie în locul lor / Тема; если в ней есть переменные — название шаблона, а без шаблона — многоточие вместо них / The subject; if it has variables, the name of the template, or without one an ellipsis for each
     */
    titlu?: string;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * După acest moment nu se mai trimite / После этого момента не отправляется / After this time it is not sent any more
     */
    expiresAt?: string;
    /**
     * Cine a creat / Кто создал / Who created it
     */
    creatDe: string;
    /**
     * Numele celui care a trimis-o; lipsește la sisteme / Имя отправившего; у систем отсутствует / The name of the person who sent it; absent for systems
     */
    creatDeNume?: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când s-a încheiat / Когда завершено / When it ended
     */
    incheiatLa?: string;
};

export type ContextOperator = {
    /**
     * Sistemul operatorului / Система оператора / The operator's system
     */
    sistem: {
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
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
};

export type Membru = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când a fost adăugat / Когда добавлен / When it was added
     */
    adaugatLa: string;
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId?: number;
};

export type MembriAdaugati = {
    /**
     * Câți au fost adăugați / Сколько добавлено / How many were added
     */
    adaugati: number;
    /**
     * Numărul membrilor / Число участников / The number of members
     */
    numarMembri: number;
};

export type SablonInLista = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Variabilele textelor / Переменные текстов / The variables of the texts
     */
    variabile: Array<string>;
    /**
     * Versiunea textelor / Версия текстов / The version of the texts
     */
    versiune: number;
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

export type PreferintaNotificare = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Canalele dorite, toate; gol: alege expeditorul / Желаемые каналы, все; пусто — выбирает отправитель / The wanted channels, all of them; empty: the sender chooses
     */
    canale: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Ore în care SMS și Push așteaptă, Europe/Chisinau / Часы, когда SMS и Push ждут, Europe/Chisinau / Hours in which SMS and Push wait, Europe/Chisinau
     */
    liniste?: {
        /**
         * De la ora / С часа / From this time
         */
        de: string;
        /**
         * Până la ora, poate a zilei următoare / До часа, возможно следующего дня / Until this time, possibly of the next day
         */
        pana: string;
    };
    /**
     * Mailurile se adună și pleacă o dată pe zi / Письма собираются и уходят раз в день / Mail is collected and sent once a day
     */
    rezumat?: {
        /**
         * Ora, Europe/Chisinau / Время, Europe/Chisinau / The time, Europe/Chisinau
         */
        ora: string;
    };
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type Furnizor = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS' | 'Push';
    /**
     * Felul furnizorului / Вид провайдера / Kind of the provider
     */
    tip: 'SMTP' | 'HTTP' | 'WEBPUSH' | 'SIMULATOR';
    /**
     * Setările, după tip / Настройки, по типу / The settings, by kind
     */
    configuratie: {
        /**
         * Serverul / Сервер / The server
         */
        host?: string;
        /**
         * Portul / Порт / The port
         */
        port?: number;
        /**
         * TLS de la început / TLS с самого начала / TLS from the start
         */
        secure?: boolean;
        /**
         * Numai cu STARTTLS / Только со STARTTLS / Only with STARTTLS
         */
        requireTls?: boolean;
        /**
         * Utilizatorul / Пользователь / The user
         */
        user?: string;
        /**
         * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
         */
        from?: string;
        /**
         * Adresa gateway-ului / Адрес шлюза / The address of the gateway
         */
        url?: string;
        /**
         * Numai GSM-7 / Только GSM-7 / Only GSM-7
         */
        faraDiacritice?: boolean;
    };
    /**
     * 1 este întrebat primul / 1 — первый / 1 is asked first
     */
    prioritate: number;
    /**
     * Mesaje pe secundă / Сообщений в секунду / Messages a second
     */
    peSecunda?: number;
    /**
     * Trimite recipise / Присылает уведомления / Whether it sends receipts
     */
    recipise: boolean;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Secretele puse / Заданные секреты / The secrets that are set
     */
    secrete: Array<'password' | 'token' | 'secret'>;
    indisponibil?: Indisponibilitate;
};

export type Indisponibilitate = {
    /**
     * De când / С каких пор / Since when
     */
    din: string;
    /**
     * Motivul / Причина / The reason
     */
    motiv?: string;
    /**
     * Când îl încearcă următorul mesaj / Когда его проверит следующее сообщение / When the next message probes it
     */
    probaLa: string;
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

export type PushSubscription = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
    /**
     * Adresa de la serviciul push al browserului / Адрес сервиса push браузера / The address at the push service of the browser
     */
    endpoint: string;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type ContulDeDestinatar = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Numele / Имя / Name
     */
    nume: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba: 'ro' | 'ru' | 'en';
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Contul legat, pus prin aprovizionare / Связанная учётная запись, задаётся при подготовке / The linked account, set by provisioning
     */
    utilizatorLogin?: string;
    /**
     * Când a fost legat / Когда связан / When it was linked
     */
    legatLa?: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Felul numărului: IDNP sau IDNO / Вид номера: IDNP или IDNO / Kind of the number: IDNP or IDNO
     */
    tip: 'IDNP' | 'IDNO';
};

export type NotificarePrimita = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul sistemului / Код системы / The code of the system
     */
    sistem?: string;
    /**
     * Subiectul, într-o singură limbă / Тема на одном языке / The subject, in one language
     */
    subject: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Categoria ei nu poate fi refuzată / От её категории нельзя отказаться / Its category cannot be declined
     */
    oficiala?: boolean;
    /**
     * Canalele dorite, toate; gol: alege expeditorul / Желаемые каналы, все; пусто — выбирает отправитель / The wanted channels, all of them; empty: the sender chooses
     */
    canale: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * Starea / Состояние / The state
     */
    status: 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type CheiePush = {
    /**
     * Cheia publică, base64url / Открытый ключ, base64url / The public key, base64url
     */
    publicKey: string;
};

export type Sistem = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * REAL trimite; PROBA se oprește la un simulator / REAL отправляет; PROBA заканчивается у симулятора / REAL sends; PROBA ends at a simulator
     */
    mod: 'REAL' | 'PROBA';
    /**
     * Certificatele de client, cel mult 5: PEM sau SHA-256; se arată ca SHA-256 / Клиентские сертификаты, не более 5: PEM или SHA-256; показываются как SHA-256 / The client certificates, at most 5: PEM or SHA-256; shown as SHA-256
     */
    certificate: Array<string>;
    /**
     * Expeditorul mailurilor / Отправитель писем / The sender of its mail
     */
    expeditorId?: number;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string;
    /**
     * Cât de des primește o adresă mesaje ale unei categorii / Как часто адрес получает сообщения категории / How often an address gets messages of a category
     */
    plafoane?: Array<{
        /**
         * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
         */
        categorie: string;
        /**
         * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
         */
        canal?: 'Email' | 'SMS' | 'Push';
        /**
         * Cele mai multe mesaje / Наибольшее число сообщений / Maximum number of messages
         */
        celMult: number;
        /**
         * În câte minute / За сколько минут / Within how many minutes
         */
        minute: number;
    }>;
    /**
     * Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului / Наибольшее число вызовов в минуту; без значения — предел из настроек системы / Maximum number of calls a minute; without a value, the limit in the settings of the system
     */
    limitaPeMinut?: number;
    /**
     * Cele mai multe livrări pe zi / Наибольшее число доставок в день / Maximum number of deliveries a day
     */
    limitaPeZi?: number;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Ce se știe despre certificate: cele trimise ca PEM și cele cu care sistemul a făcut o cerere. Despre celelalte se știe doar amprenta / Что известно о сертификатах: переданных в PEM и тех, с которыми система обращалась. Об остальных известен только отпечаток / What is known about the certificates: those sent as PEM and those that the system has called with. Of the others only the fingerprint is known
     */
    certificateCunoscute: Array<CertificatSistem>;
    /**
     * Când expiră primul dintre certificatele cunoscute / Когда истекает первый из известных сертификатов / When the first of the known certificates expires
     */
    certificatExpiraLa?: string;
    /**
     * Are secret pentru apeluri / Есть секрет для вызовов / Has a secret for callbacks
     */
    areCallbackSecret: boolean;
};

export type CertificatSistem = {
    /**
     * SHA-256 al certificatului / SHA-256 сертификата / SHA-256 of the certificate
     */
    amprenta: string;
    /**
     * Numele comun al titularului; dacă lipsește, organizația / Общее имя владельца; если его нет — организация / Common name of the subject; if it has none, the organization
     */
    nume?: string;
    /**
     * Același nume al emitentului / То же имя издателя / The same name of the issuer
     */
    emitent?: string;
    /**
     * Când expiră / Когда истекает / When it expires
     */
    expiraLa: string;
};

export type AcreditariSistem = {
    /**
     * Numele public al clientului / Публичное имя клиента / The public name of the client
     */
    clientId: string;
    /**
     * Secretele valabile, de la cel mai nou / Действующие секреты, начиная с новейшего / The secrets that are valid, newest first
     */
    secrets: Array<{
        /**
         * Când a fost primită / Когда принято / When it was accepted
         */
        createdAt: string;
        /**
         * Până când / До какого времени / Until when
         */
        validUntil?: string;
    }>;
    /**
     * Când s-a autentificat ultima dată, la o oră aproape / Когда вошёл в последний раз, с точностью до часа / When it signed in last, within an hour
     */
    ultimaFolosire?: string;
};

export type AcreditariSistemNoi = {
    /**
     * Numele public al clientului / Публичное имя клиента / The public name of the client
     */
    clientId: string;
    /**
     * Secretul; se arată o singură dată / Секрет; показывается один раз / The secret; it is shown once
     */
    clientSecret: string;
};

export type Sablon = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Variabilele textelor / Переменные текстов / The variables of the texts
     */
    variabile: Array<string>;
    /**
     * Versiunea textelor / Версия текстов / The version of the texts
     */
    versiune: number;
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
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
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

export type Categorie = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea, pe limbi / Название, по языкам / The name, by language
     */
    denumire: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Pentru ce fel de mesaje este, pe limbi / Для каких сообщений, по языкам / What kind of messages it is for, by language
     */
    descriere?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Dacă destinatarii o pot refuza / Могут ли получатели отказаться / If recipients can decline it
     */
    refuzabila: boolean;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Denumirea sistemului / Название системы / The name of the system
     */
    sistem?: string;
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

export type NotificareUrmarita = {
    /**
     * Identifică notificarea în sistemul ei; îl alege expeditorul / Идентифицирует уведомление в его системе; выбирает отправитель / Identifies the notification within its system; chosen by the sender
     */
    trackingId: string;
    /**
     * Starea / Состояние / The state
     */
    status: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Livrările, după stare / Доставки по состоянию / The deliveries by state
     */
    counts: {
        [key: string]: number;
    };
    /**
     * Numărul livrărilor / Число доставок / The number of deliveries
     */
    total: number;
    /**
     * Prioritatea / Приоритет / The priority
     */
    priority: 'Low' | 'Medium' | 'High';
    /**
     * Când a fost primită / Когда принято / When it was accepted
     */
    createdAt: string;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * Când s-a încheiat / Когда завершено / When it ended
     */
    endedAt?: string;
    /**
     * Livrările, o pagină / Доставки, одна страница / The deliveries, one page
     */
    deliveries: Array<LivrareUrmarita>;
};

export type LivrareUrmarita = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Destinatarul, așa cum a fost numit / Получатель, как он был назван / The recipient as named
     */
    recipient: {
        /**
         * Felul destinatarului; IDNP, IDNO și Group cer registrul persoanelor / Вид получателя; IDNP, IDNO и Group требуют реестра лиц / The kind of recipient; IDNP, IDNO and Group need the registry of people
         */
        type: 'Email' | 'SMS' | 'Push' | 'IDNP' | 'IDNO' | 'Destinatar';
        /**
         * Adresa de e-mail, numărul de telefon, IDNP-ul, IDNO-ul, sau id-ul ori codul grupului / Адрес электронной почты, номер телефона, IDNP, IDNO, либо id или код группы / The mail address, phone number, IDNP, IDNO, or the id or code of the group
         */
        value: string;
    };
    /**
     * Canalul / Канал / The channel
     */
    channel: 'Email' | 'SMS' | 'Push';
    /**
     * Starea / Состояние / The state
     */
    status: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Felul eșecului: permanent suprimă adresa 30 de zile / Вид неудачи: permanent блокирует адрес на 30 дней / The kind of the failure: permanent suppresses the address for 30 days
     */
    cauza?: 'permanent' | 'temporary' | 'technical';
    /**
     * Motivul / Причина / The reason
     */
    motiv?: 'fara-contact' | 'fara-abonare' | 'adresa-refuzata' | 'continut-refuzat' | 'expirat' | 'fara-recipisa' | 'incercari-epuizate' | 'anulat' | 'golit' | 'refuz-destinatar' | 'suprimat' | 'deja-ajuns' | 'prea-des' | 'fara-furnizor';
    /**
     * Încercările / Попытки / The attempts
     */
    attempts: number;
    /**
     * Identificatorul dat de furnizor / Идентификатор провайдера / The provider's own id of the message
     */
    messageId?: string;
    /**
     * Ultima schimbare a stării / Последнее изменение состояния / The last change of the state
     */
    updatedAt: string;
};

export type RecipisePrimite = {
    /**
     * Câte recipise au fost primite / Сколько квитанций принято / The number of receipts taken
     */
    accepted: number;
};

export type TokenSistem = {
    /**
     * Tokenul, pentru Authorization: Bearer / Токен для Authorization: Bearer / The token, for Authorization: Bearer
     */
    access_token: string;
    /**
     * Întotdeauna Bearer / Всегда Bearer / Always Bearer
     */
    token_type: 'Bearer';
    /**
     * Cât este valabil, în secunde / Срок действия, в секундах / How long it is valid, in seconds
     */
    expires_in: number;
};

export type AtasamentDeschis = {
    /**
     * Fișierul anunțat / Объявленный файл / The announced file
     */
    uploadId: string;
    /**
     * Adresa la care se trimite fișierul, prin PUT / Адрес, на который файл отправляется через PUT / The address to which the file is PUT
     */
    url: string;
    /**
     * Până când este valabil / До какого момента действует / Until when it is valid
     */
    expiresAt: string;
};

export type CitizenCategory = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea, pe limbi / Название, по языкам / The name, by language
     */
    denumire: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Pentru ce fel de mesaje este, pe limbi / Для каких сообщений, по языкам / What kind of messages it is for, by language
     */
    descriere?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Dacă destinatarii o pot refuza / Могут ли получатели отказаться / If recipients can decline it
     */
    refuzabila: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Denumirea sistemului / Название системы / The name of the system
     */
    sistem?: string;
};

export type CitizenContact = {
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS';
    /**
     * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
     */
    adresa: string;
    /**
     * Adresa este dovedit a destinatarului / Доказано, что адрес принадлежит получателю / The address is proved to be the recipient's
     */
    verificat: boolean;
    /**
     * Contact principal / Основной контакт / The first of its channel
     */
    principal: boolean;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Furnizorul a răspuns că adresa nu există; contactul nu mai contează până la o nouă verificare / Провайдер ответил, что адреса не существует; контакт не учитывается до новой проверки / A provider answered that the address does not exist: the contact counts as none until it is verified again
     */
    nelivrabil?: boolean;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type CitizenNotification = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Subiectul, într-o singură limbă / Тема на одном языке / The subject, in one language
     */
    subject: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Categoria ei nu poate fi refuzată / От её категории нельзя отказаться / Its category cannot be declined
     */
    oficiala?: boolean;
    /**
     * Starea / Состояние / The state
     */
    status: 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type FisierInPregatire = {
    /**
     * Conținutul se pregătește / Содержимое готовится / The content is being prepared
     */
    status: 'IN_LUCRU';
};

export type Mesaj = {
    /**
     * Codul sistemului / Код системы / The code of the system
     */
    sistem?: string;
    /**
     * Numele expeditorului / Имя отправителя / The name of the sender
     */
    expeditor?: string;
    /**
     * Unde ajunge un răspuns / Куда придёт ответ / Where an answer goes
     */
    adresaRaspuns?: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba: 'ro' | 'ru' | 'en';
    /**
     * Textul notei / Текст заметки / The text of the note
     */
    text?: string;
    /**
     * Fișierele mesajului / Файлы сообщения / The files of the message
     */
    fisiere: Array<FisierulMesajului>;
    /**
     * Ultimele livrări / Последние доставки / The last deliveries
     */
    livrari: Array<LivrareaMesajului>;
};

export type FisierulMesajului = {
    /**
     * Al câtelea fișier / Номер файла / The number of the file
     */
    numar: number;
    /**
     * Numele / Имя / Name
     */
    nume: string;
    /**
     * Tipul fișierului / Тип файла / The type of the file
     */
    tip: string;
    /**
     * Octeți, cel mult 10 MB / Байты, не более 10 МБ / Bytes, at most 10 MB
     */
    dimensiune: number;
};

export type LivrareaMesajului = {
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS' | 'Push';
    /**
     * Starea / Состояние / The state
     */
    status: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Când a fost predat furnizorului / Когда передано провайдеру / When the provider took it
     */
    trimisLa?: string;
};

export type CitizenPreference = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Canalele dorite, toate; gol: alege expeditorul / Желаемые каналы, все; пусто — выбирает отправитель / The wanted channels, all of them; empty: the sender chooses
     */
    canale: Array<'Email' | 'SMS' | 'Push'>;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ: boolean;
    /**
     * Ore în care SMS și Push așteaptă, Europe/Chisinau / Часы, когда SMS и Push ждут, Europe/Chisinau / Hours in which SMS and Push wait, Europe/Chisinau
     */
    liniste?: {
        /**
         * De la ora / С часа / From this time
         */
        de: string;
        /**
         * Până la ora, poate a zilei următoare / До часа, возможно следующего дня / Until this time, possibly of the next day
         */
        pana: string;
    };
    /**
     * Mailurile se adună și pleacă o dată pe zi / Письма собираются и уходят раз в день / Mail is collected and sent once a day
     */
    rezumat?: {
        /**
         * Ora, Europe/Chisinau / Время, Europe/Chisinau / The time, Europe/Chisinau
         */
        ora: string;
    };
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
};

export type CitizenPushSubscription = {
    /**
     * Adresa de la serviciul push al browserului / Адрес сервиса push браузера / The address at the push service of the browser
     */
    endpoint: string;
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
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

export type SchimbariDeStare = {
    /**
     * Schimbările, în ordinea lor / Изменения по порядку / The changes, in their order
     */
    items: Array<SchimbareDeStare>;
    /**
     * De unde se continuă / Откуда продолжать / The position from which to go on
     */
    urmatorul: number;
};

export type SchimbareDeStare = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Identifică notificarea în sistemul ei; îl alege expeditorul / Идентифицирует уведомление в его системе; выбирает отправитель / Identifies the notification within its system; chosen by the sender
     */
    trackingId: string;
    /**
     * Starea / Состояние / The state
     */
    status: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * A câta schimbare a notificării / Номер изменения уведомления / The number of the change of its notification
     */
    numar: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
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

export type Dezabonare = {
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie: string;
    /**
     * Denumirea categoriei, după limbă; lipsește dacă biblioteca sistemului nu o are / Название категории по языкам; отсутствует, если в справочнике системы её нет / The name of the category by language; absent if the library of the system does not have it
     */
    numeCategorie?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
};

export type MesajeRefuzate = {
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie: string;
    /**
     * Denumirea categoriei, după limbă; lipsește dacă biblioteca sistemului nu o are / Название категории по языкам; отсутствует, если в справочнике системы её нет / The name of the category by language; absent if the library of the system does not have it
     */
    numeCategorie?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
};

export type StaffNotificationEstimate = {
    /**
     * Câți destinatari are / Сколько у него получателей / How many recipients it has
     */
    total: number;
    /**
     * Câți destinatari au fost verificați / Сколько получателей проверено / How many recipients were looked at
     */
    verificati: number;
    /**
     * Pe canale / По каналам / By channel
     */
    canale?: Array<{
        /**
         * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
         */
        canal: 'Email' | 'SMS' | 'Push';
        /**
         * La câți ajunge / До скольких дойдёт / How many are reached
         */
        ajung: number;
        /**
         * Câți nu au o adresă / У скольких нет адреса / How many have no address
         */
        faraContact: number;
        /**
         * Câte adrese sunt suprimate / Сколько адресов заблокировано / How many addresses are suppressed
         */
        suprimate: number;
        /**
         * Câți au refuzat / Сколько отказалось / How many have declined
         */
        refuzate: number;
    }>;
    /**
     * Membrii grupurilor care nu sunt în registru / Участники групп, которых нет в реестре / Members of groups who are not in the registry
     */
    omisi?: number;
    /**
     * Cine primește mesajul în altă limbă decât a sa / Кто получит сообщение не на своём языке / Those who get the message in another language than their own
     */
    limbi?: Array<{
        /**
         * Limba destinatarului / Язык получателя / The language of the recipient
         */
        ceruta: 'ro' | 'ru' | 'en';
        /**
         * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
         */
        limba: 'ro' | 'ru' | 'en';
        /**
         * Câți sunt / Сколько их / How many they are
         */
        destinatari: number;
    }>;
};

export type StaffDelivery = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Notificarea / Уведомление / The notification
     */
    notificareId: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId?: number;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS' | 'Push';
    /**
     * Destinatarul, mascat / Получатель, скрытый / The recipient, masked
     */
    destinatar: string;
    /**
     * Starea / Состояние / The state
     */
    status: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Felul eșecului: permanent suprimă adresa 30 de zile / Вид неудачи: permanent блокирует адрес на 30 дней / The kind of the failure: permanent suppresses the address for 30 days
     */
    cauza?: 'permanent' | 'temporary' | 'technical';
    /**
     * Motivul / Причина / The reason
     */
    motiv?: 'fara-contact' | 'fara-abonare' | 'adresa-refuzata' | 'continut-refuzat' | 'expirat' | 'fara-recipisa' | 'incercari-epuizate' | 'anulat' | 'golit' | 'refuz-destinatar' | 'suprimat' | 'deja-ajuns' | 'prea-des' | 'fara-furnizor';
    /**
     * Furnizorul / Провайдер / The provider
     */
    providerId?: number;
    /**
     * Identificatorul mesajului la furnizor / Идентификатор сообщения у провайдера / The provider's id of the message
     */
    mesajId?: string;
    /**
     * Încercările făcute / Сделанные попытки / The attempts made
     */
    incercari: number;
    /**
     * Segmentele mesajului / Сегменты сообщения / The segments of the message
     */
    segmente?: number;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba: 'ro' | 'ru' | 'en';
    /**
     * Limba destinatarului, dacă textul nu există în ea / Язык получателя, если текста на нём нет / The language of the recipient, if there is no text in it
     */
    limbaCeruta?: 'ro' | 'ru' | 'en';
    /**
     * Notificarea în care a fost retrimisă / Уведомление, в котором отправлено повторно / The notification in which it was sent again
     */
    retrimisaIn?: number;
    /**
     * O probă a celui care a scris-o / Проба её автора / A test of its author
     */
    proba?: boolean;
    /**
     * Versiunea șablonului / Версия шаблона / The version of the template
     */
    sablonVersiune?: number;
    /**
     * Mailul zilei care o duce; ce devine el, devine și ea / Письмо дня, в которое она вошла; его состояние становится её состоянием / The mail of the day that carries it; what becomes of that mail becomes of it
     */
    rezumatId?: number;
    /**
     * Ale unui mail al zilei: livrările pe care le duce; `notificareId` este al celei dintâi / У письма дня: доставки, которые оно несёт; `notificareId` — первой из них / Of a mail of the day: the deliveries that it carries; `notificareId` is that of the first one
     */
    livrariIncluse?: Array<number>;
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string;
    /**
     * Următoarea încercare / Следующая попытка / The next attempt
     */
    urmatoareaLa?: string;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când a fost predat furnizorului / Когда передано провайдеру / When the provider took it
     */
    trimisLa?: string;
    /**
     * Când s-a încheiat / Когда завершено / When it ended
     */
    incheiatLa?: string;
    /**
     * Destinatarul așa cum l-a numit expeditorul / Получатель, как его назвал отправитель / The recipient as the sender named it
     */
    numit?: {
        /**
         * Felul destinatarului / Вид получателя / The kind of recipient
         */
        type: 'Email' | 'SMS' | 'Push' | 'IDNP' | 'IDNO' | 'Destinatar';
        /**
         * Adresa sau numărul; al unui membru de grup, numărul lui din registru / Адрес или номер; для участника группы — его номер в реестре / The address or number; of a member of a group, its id in the registry
         */
        value: string;
    };
    /**
     * Numele din registru / Имя из реестра / The name in the registry
     */
    nume?: string;
};

export type StaffNotificationTexts = {
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB / Значения переменных, не более 64 КБ; у получателя не более 4 КБ / The values of variables, at most 64 KB; of a recipient at most 4 KB
     */
    variables: {
        [key: string]: unknown;
    };
    /**
     * Șablonul / Шаблон / The template
     */
    templateId?: number;
};

export type StaffTemplateRow = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Variabilele textelor / Переменные текстов / The variables of the texts
     */
    variabile: Array<string>;
    /**
     * Versiunea textelor / Версия текстов / The version of the texts
     */
    versiune: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
};

export type StaffTemplate = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Variabilele textelor / Переменные текстов / The variables of the texts
     */
    variabile: Array<string>;
    /**
     * Versiunea textelor / Версия текстов / The version of the texts
     */
    versiune: number;
    /**
     * Când a fost creat / Когда создано / When it was created
     */
    creatLa: string;
    /**
     * Când s-a schimbat / Когда изменено / When it was changed
     */
    modificatLa: string;
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
};

export type SablonCompletat = {
    /**
     * Subiectul, într-o singură limbă / Тема на одном языке / The subject, in one language
     */
    subject: string;
    /**
     * Textul completat / Заполненный текст / The text, filled in
     */
    body: string;
    /**
     * Textul scurt completat, pentru SMS / Заполненный краткий текст, для SMS / The short text for SMS, filled in
     */
    bodyShort?: string;
    /**
     * Variabilele fără valoare: o notificare căreia îi lipsește una se refuză; și secțiunile fără valoare: ele rămân goale / Переменные без значения: уведомление, которому не хватает одной, отклоняется; и разделы без значения: они остаются пустыми / The variables without a value: a notification that lacks one is refused; and the sections without one: they stay empty
     */
    lipsa: Array<string>;
    /**
     * Mesajul SMS / SMS-сообщение / The SMS
     */
    sms: {
        /**
         * GSM-7 sau UCS-2 / GSM-7 или UCS-2 / GSM-7 or UCS-2
         */
        codare: 'GSM-7' | 'UCS-2';
        /**
         * Segmentele mesajului / Сегменты сообщения / The segments of the message
         */
        segmente: number;
    };
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

export type ExpeditorPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Expeditor>;
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

export type MailSendersCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
     */
    from: string;
    /**
     * Adresa răspunsurilor / Адрес для ответов / The address of replies
     */
    replyTo?: string | null;
    /**
     * Furnizorul / Провайдер / The provider
     */
    providerId?: number | null;
    /**
     * Semnătura DKIM / Подпись DKIM / The DKIM signature
     */
    dkim?: {
        /**
         * Domeniul care semnează / Подписывающий домен / The signing domain
         */
        domeniu: string;
        /**
         * Selectorul cheii / Селектор ключа / The selector of the key
         */
        selector: string;
        /**
         * Cheia privată RSA, PEM; numai la scriere / Закрытый ключ RSA, PEM; только запись / The RSA private key, PEM; write-only
         */
        cheie?: string;
    } | null;
    /**
     * Pentru sistemele fără expeditor / Для систем без отправителя / For systems without a sender
     */
    implicit?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type MailSendersReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
     */
    from: string;
    /**
     * Adresa răspunsurilor / Адрес для ответов / The address of replies
     */
    replyTo?: string | null;
    /**
     * Furnizorul / Провайдер / The provider
     */
    providerId?: number | null;
    /**
     * Semnătura DKIM / Подпись DKIM / The DKIM signature
     */
    dkim?: {
        /**
         * Domeniul care semnează / Подписывающий домен / The signing domain
         */
        domeniu: string;
        /**
         * Selectorul cheii / Селектор ключа / The selector of the key
         */
        selector: string;
        /**
         * Cheia privată RSA, PEM; numai la scriere / Закрытый ключ RSA, PEM; только запись / The RSA private key, PEM; write-only
         */
        cheie?: string;
    } | null;
    /**
     * Pentru sistemele fără expeditor / Для систем без отправителя / For systems without a sender
     */
    implicit?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type ProvisionCreateLinkAnswer = {
    /**
     * Identificatorul înregistrării / Идентификатор записи / Id of the record
     */
    id: number;
    /**
     * Numele de utilizator / Имя пользователя / User name
     */
    login: string;
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
};

export type UtilizatorDestinatarPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<UtilizatorDestinatar>;
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

export type QueuesReplayBody = {
    /**
     * Livrările; fără ele, toate / Доставки; без них — все / The deliveries; without them, all
     */
    messageIds?: Array<number>;
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
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
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
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
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
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
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

export type CanalContactPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CanalContact>;
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

export type CanalContactsCreateBody = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS';
    /**
     * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
     */
    adresa: string;
    /**
     * Adresa este dovedit a destinatarului / Доказано, что адрес принадлежит получателю / The address is proved to be the recipient's
     */
    verificat?: boolean | null;
    /**
     * Contact principal / Основной контакт / The first of its channel
     */
    principal?: boolean | null;
};

export type CanalContactsReplaceBody = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS';
    /**
     * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
     */
    adresa: string;
    /**
     * Adresa este dovedit a destinatarului / Доказано, что адрес принадлежит получателю / The address is proved to be the recipient's
     */
    verificat?: boolean | null;
    /**
     * Contact principal / Основной контакт / The first of its channel
     */
    principal?: boolean | null;
};

export type CanalContactsPatchBody = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId?: number;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal?: 'Email' | 'SMS';
    /**
     * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
     */
    adresa?: string;
    /**
     * Adresa este dovedit a destinatarului / Доказано, что адрес принадлежит получателю / The address is proved to be the recipient's
     */
    verificat?: boolean | null;
    /**
     * Contact principal / Основной контакт / The first of its channel
     */
    principal?: boolean | null;
};

export type DestinatarPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Destinatar>;
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

export type DestinatarsCreateBody = {
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string | null;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string | null;
    /**
     * Numele / Имя / Name
     */
    nume: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba?: 'ro' | 'ru' | 'en' | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type DestinatarsReplaceBody = {
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string | null;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string | null;
    /**
     * Numele / Имя / Name
     */
    nume: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba?: 'ro' | 'ru' | 'en' | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type DestinatarsPatchBody = {
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string | null;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string | null;
    /**
     * Numele / Имя / Name
     */
    nume?: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba?: 'ro' | 'ru' | 'en' | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type EvenimentNotificarePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<EvenimentNotificare>;
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

export type EvenimentNotificaresCreateBody = {
    /**
     * Notificarea / Уведомление / The notification
     */
    notificareId: number;
    /**
     * Livrarea / Доставка / The delivery
     */
    livrareId?: number | null;
    /**
     * Felul evenimentului / Вид события / Kind of event
     */
    tip?: 'NOTA';
    /**
     * Detaliile, fără adrese / Подробности, без адресов / The details, without addresses
     */
    detalii: {
        /**
         * Textul notei / Текст заметки / The text of the note
         */
        text: string;
    };
};

export type GrupInListaPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<GrupInLista>;
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

export type GrupsCreateBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Membrii: id, `{destinatarId}`, `{idnp}` sau `{idno}` / Участники: id, `{destinatarId}`, `{idnp}` или `{idno}` / The members: id, `{destinatarId}`, `{idnp}` or `{idno}`
     */
    membri?: Array<number | {
        /**
         * Destinatarul / Получатель / The recipient
         */
        destinatarId: number;
    } | {
        /**
         * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
         */
        idnp: string;
    } | {
        /**
         * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
         */
        idno: string;
    }> | null;
};

export type GrupsReplaceBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Membrii: id, `{destinatarId}`, `{idnp}` sau `{idno}` / Участники: id, `{destinatarId}`, `{idnp}` или `{idno}` / The members: id, `{destinatarId}`, `{idnp}` or `{idno}`
     */
    membri?: Array<number | {
        /**
         * Destinatarul / Получатель / The recipient
         */
        destinatarId: number;
    } | {
        /**
         * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
         */
        idnp: string;
    } | {
        /**
         * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
         */
        idno: string;
    }> | null;
};

export type GrupsPatchBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * Membrii: id, `{destinatarId}`, `{idnp}` sau `{idno}` / Участники: id, `{destinatarId}`, `{idnp}` или `{idno}` / The members: id, `{destinatarId}`, `{idnp}` or `{idno}`
     */
    membri?: Array<number | {
        /**
         * Destinatarul / Получатель / The recipient
         */
        destinatarId: number;
    } | {
        /**
         * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
         */
        idnp: string;
    } | {
        /**
         * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
         */
        idno: string;
    }> | null;
};

export type LivrarePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Livrare>;
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

export type LivraresReplaceBody = {
    /**
     * Starea / Состояние / The state
     */
    status: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
};

export type LivraresPatchBody = {
    /**
     * Starea / Состояние / The state
     */
    status?: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
};

export type NotificarePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Notificare>;
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

export type NotificaresReplaceBody = {
    /**
     * Starea / Состояние / The state
     */
    status: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string | null;
};

export type NotificaresPatchBody = {
    /**
     * Starea / Состояние / The state
     */
    status?: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string | null;
};

export type OperatorGroupsCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Membrii: id, `{destinatarId}`, `{idnp}` sau `{idno}` / Участники: id, `{destinatarId}`, `{idnp}` или `{idno}` / The members: id, `{destinatarId}`, `{idnp}` or `{idno}`
     */
    membri?: Array<number | {
        /**
         * Destinatarul / Получатель / The recipient
         */
        destinatarId: number;
    } | {
        /**
         * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
         */
        idnp: string;
    } | {
        /**
         * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
         */
        idno: string;
    }>;
};

export type OperatorGroupsReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Membrii: id, `{destinatarId}`, `{idnp}` sau `{idno}` / Участники: id, `{destinatarId}`, `{idnp}` или `{idno}` / The members: id, `{destinatarId}`, `{idnp}` or `{idno}`
     */
    membri?: Array<number | {
        /**
         * Destinatarul / Получатель / The recipient
         */
        destinatarId: number;
    } | {
        /**
         * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
         */
        idnp: string;
    } | {
        /**
         * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
         */
        idno: string;
    }>;
};

export type MembruPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Membru>;
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

export type OperatorGroupsCreateMembersBody = {
    /**
     * Membrii: id, `{destinatarId}`, `{idnp}` sau `{idno}` / Участники: id, `{destinatarId}`, `{idnp}` или `{idno}` / The members: id, `{destinatarId}`, `{idnp}` or `{idno}`
     */
    membri: Array<number | {
        /**
         * Destinatarul / Получатель / The recipient
         */
        destinatarId: number;
    } | {
        /**
         * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
         */
        idnp: string;
    } | {
        /**
         * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
         */
        idno: string;
    }>;
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

export type PreferintaNotificarePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<PreferintaNotificare>;
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

export type PreferintaNotificaresCreateBody = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Canalele dorite, toate; gol: alege expeditorul / Желаемые каналы, все; пусто — выбирает отправитель / The wanted channels, all of them; empty: the sender chooses
     */
    canale?: Array<'Email' | 'SMS' | 'Push'> | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
    /**
     * Ore în care SMS și Push așteaptă, Europe/Chisinau / Часы, когда SMS и Push ждут, Europe/Chisinau / Hours in which SMS and Push wait, Europe/Chisinau
     */
    liniste?: {
        /**
         * De la ora / С часа / From this time
         */
        de: string;
        /**
         * Până la ora, poate a zilei următoare / До часа, возможно следующего дня / Until this time, possibly of the next day
         */
        pana: string;
    } | null;
    /**
     * Mailurile se adună și pleacă o dată pe zi / Письма собираются и уходят раз в день / Mail is collected and sent once a day
     */
    rezumat?: {
        /**
         * Ora, Europe/Chisinau / Время, Europe/Chisinau / The time, Europe/Chisinau
         */
        ora: string;
    } | null;
};

export type PreferintaNotificaresReplaceBody = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Canalele dorite, toate; gol: alege expeditorul / Желаемые каналы, все; пусто — выбирает отправитель / The wanted channels, all of them; empty: the sender chooses
     */
    canale?: Array<'Email' | 'SMS' | 'Push'> | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
    /**
     * Ore în care SMS și Push așteaptă, Europe/Chisinau / Часы, когда SMS и Push ждут, Europe/Chisinau / Hours in which SMS and Push wait, Europe/Chisinau
     */
    liniste?: {
        /**
         * De la ora / С часа / From this time
         */
        de: string;
        /**
         * Până la ora, poate a zilei următoare / До часа, возможно следующего дня / Until this time, possibly of the next day
         */
        pana: string;
    } | null;
    /**
     * Mailurile se adună și pleacă o dată pe zi / Письма собираются и уходят раз в день / Mail is collected and sent once a day
     */
    rezumat?: {
        /**
         * Ora, Europe/Chisinau / Время, Europe/Chisinau / The time, Europe/Chisinau
         */
        ora: string;
    } | null;
};

export type PreferintaNotificaresPatchBody = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId?: number;
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Canalele dorite, toate; gol: alege expeditorul / Желаемые каналы, все; пусто — выбирает отправитель / The wanted channels, all of them; empty: the sender chooses
     */
    canale?: Array<'Email' | 'SMS' | 'Push'> | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
    /**
     * Ore în care SMS și Push așteaptă, Europe/Chisinau / Часы, когда SMS и Push ждут, Europe/Chisinau / Hours in which SMS and Push wait, Europe/Chisinau
     */
    liniste?: {
        /**
         * De la ora / С часа / From this time
         */
        de: string;
        /**
         * Până la ora, poate a zilei următoare / До часа, возможно следующего дня / Until this time, possibly of the next day
         */
        pana: string;
    } | null;
    /**
     * Mailurile se adună și pleacă o dată pe zi / Письма собираются и уходят раз в день / Mail is collected and sent once a day
     */
    rezumat?: {
        /**
         * Ora, Europe/Chisinau / Время, Europe/Chisinau / The time, Europe/Chisinau
         */
        ora: string;
    } | null;
};

export type FurnizorPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Furnizor>;
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

export type ProvidersCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS' | 'Push';
    /**
     * Felul furnizorului / Вид провайдера / Kind of the provider
     */
    tip: 'SMTP' | 'HTTP' | 'WEBPUSH' | 'SIMULATOR';
    /**
     * Setările, după tip / Настройки, по типу / The settings, by kind
     */
    configuratie: {
        /**
         * Serverul / Сервер / The server
         */
        host?: string | null;
        /**
         * Portul / Порт / The port
         */
        port?: number | null;
        /**
         * TLS de la început / TLS с самого начала / TLS from the start
         */
        secure?: boolean | null;
        /**
         * Numai cu STARTTLS / Только со STARTTLS / Only with STARTTLS
         */
        requireTls?: boolean | null;
        /**
         * Utilizatorul / Пользователь / The user
         */
        user?: string | null;
        /**
         * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
         */
        from?: string | null;
        /**
         * Adresa gateway-ului / Адрес шлюза / The address of the gateway
         */
        url?: string | null;
        /**
         * Numai GSM-7 / Только GSM-7 / Only GSM-7
         */
        faraDiacritice?: boolean | null;
        /**
         * Parola; numai la scriere / Пароль; только запись / The password; write-only
         */
        password?: string | null;
        /**
         * Tokenul; numai la scriere / Токен; только запись / The token; write-only
         */
        token?: string | null;
        /**
         * Secretul recipiselor; numai la scriere / Секрет квитанций; только запись / The secret of receipts; write-only
         */
        secret?: string | null;
    };
    /**
     * 1 este întrebat primul / 1 — первый / 1 is asked first
     */
    prioritate: number;
    /**
     * Mesaje pe secundă / Сообщений в секунду / Messages a second
     */
    peSecunda?: number | null;
    /**
     * Trimite recipise / Присылает уведомления / Whether it sends receipts
     */
    recipise?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type ProvidersReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS' | 'Push';
    /**
     * Felul furnizorului / Вид провайдера / Kind of the provider
     */
    tip: 'SMTP' | 'HTTP' | 'WEBPUSH' | 'SIMULATOR';
    /**
     * Setările, după tip / Настройки, по типу / The settings, by kind
     */
    configuratie: {
        /**
         * Serverul / Сервер / The server
         */
        host?: string | null;
        /**
         * Portul / Порт / The port
         */
        port?: number | null;
        /**
         * TLS de la început / TLS с самого начала / TLS from the start
         */
        secure?: boolean | null;
        /**
         * Numai cu STARTTLS / Только со STARTTLS / Only with STARTTLS
         */
        requireTls?: boolean | null;
        /**
         * Utilizatorul / Пользователь / The user
         */
        user?: string | null;
        /**
         * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
         */
        from?: string | null;
        /**
         * Adresa gateway-ului / Адрес шлюза / The address of the gateway
         */
        url?: string | null;
        /**
         * Numai GSM-7 / Только GSM-7 / Only GSM-7
         */
        faraDiacritice?: boolean | null;
        /**
         * Parola; numai la scriere / Пароль; только запись / The password; write-only
         */
        password?: string | null;
        /**
         * Tokenul; numai la scriere / Токен; только запись / The token; write-only
         */
        token?: string | null;
        /**
         * Secretul recipiselor; numai la scriere / Секрет квитанций; только запись / The secret of receipts; write-only
         */
        secret?: string | null;
    };
    /**
     * 1 este întrebat primul / 1 — первый / 1 is asked first
     */
    prioritate: number;
    /**
     * Mesaje pe secundă / Сообщений в секунду / Messages a second
     */
    peSecunda?: number | null;
    /**
     * Trimite recipise / Присылает уведомления / Whether it sends receipts
     */
    recipise?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type ProvidersPatchBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal?: 'Email' | 'SMS' | 'Push';
    /**
     * Felul furnizorului / Вид провайдера / Kind of the provider
     */
    tip?: 'SMTP' | 'HTTP' | 'WEBPUSH' | 'SIMULATOR';
    /**
     * Setările, după tip / Настройки, по типу / The settings, by kind
     */
    configuratie?: {
        /**
         * Serverul / Сервер / The server
         */
        host?: string | null;
        /**
         * Portul / Порт / The port
         */
        port?: number | null;
        /**
         * TLS de la început / TLS с самого начала / TLS from the start
         */
        secure?: boolean | null;
        /**
         * Numai cu STARTTLS / Только со STARTTLS / Only with STARTTLS
         */
        requireTls?: boolean | null;
        /**
         * Utilizatorul / Пользователь / The user
         */
        user?: string | null;
        /**
         * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
         */
        from?: string | null;
        /**
         * Adresa gateway-ului / Адрес шлюза / The address of the gateway
         */
        url?: string | null;
        /**
         * Numai GSM-7 / Только GSM-7 / Only GSM-7
         */
        faraDiacritice?: boolean | null;
        /**
         * Parola; numai la scriere / Пароль; только запись / The password; write-only
         */
        password?: string | null;
        /**
         * Tokenul; numai la scriere / Токен; только запись / The token; write-only
         */
        token?: string | null;
        /**
         * Secretul recipiselor; numai la scriere / Секрет квитанций; только запись / The secret of receipts; write-only
         */
        secret?: string | null;
    };
    /**
     * 1 este întrebat primul / 1 — первый / 1 is asked first
     */
    prioritate?: number;
    /**
     * Mesaje pe secundă / Сообщений в секунду / Messages a second
     */
    peSecunda?: number | null;
    /**
     * Trimite recipise / Присылает уведомления / Whether it sends receipts
     */
    recipise?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type PushSubscriptionPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<PushSubscription>;
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

export type PushSubscriptionsCreateBody = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
    /**
     * Adresa de la serviciul push al browserului / Адрес сервиса push браузера / The address at the push service of the browser
     */
    endpoint: string;
    /**
     * Cheile browserului; nu se arată / Ключи браузера; не показываются / The keys of the browser; never shown
     */
    keys: {
        /**
         * Cheia publică: un punct P-256 în base64url / Открытый ключ: точка P-256 в base64url / The public key: a point of P-256, base64url
         */
        p256dh: string;
        /**
         * Secretul, 16 octeți în base64url / Секрет, 16 байт в base64url / The secret, 16 bytes, base64url
         */
        auth: string;
    };
};

export type PushSubscriptionsReplaceBody = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId: number;
    /**
     * Adresa de la serviciul push al browserului / Адрес сервиса push браузера / The address at the push service of the browser
     */
    endpoint: string;
    /**
     * Cheile browserului; nu se arată / Ключи браузера; не показываются / The keys of the browser; never shown
     */
    keys: {
        /**
         * Cheia publică: un punct P-256 în base64url / Открытый ключ: точка P-256 в base64url / The public key: a point of P-256, base64url
         */
        p256dh: string;
        /**
         * Secretul, 16 octeți în base64url / Секрет, 16 байт в base64url / The secret, 16 bytes, base64url
         */
        auth: string;
    };
};

export type PushSubscriptionsPatchBody = {
    /**
     * Destinatarul / Получатель / The recipient
     */
    destinatarId?: number;
    /**
     * Adresa de la serviciul push al browserului / Адрес сервиса push браузера / The address at the push service of the browser
     */
    endpoint?: string;
    /**
     * Cheile browserului; nu se arată / Ключи браузера; не показываются / The keys of the browser; never shown
     */
    keys?: {
        /**
         * Cheia publică: un punct P-256 în base64url / Открытый ключ: точка P-256 в base64url / The public key: a point of P-256, base64url
         */
        p256dh: string;
        /**
         * Secretul, 16 octeți în base64url / Секрет, 16 байт в base64url / The secret, 16 bytes, base64url
         */
        auth: string;
    };
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

export type MeContactsCreateBody = {
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS';
    /**
     * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
     */
    adresa: string;
    /**
     * Contact principal / Основной контакт / The first of its channel
     */
    principal?: boolean | null;
};

export type MeContactsReplaceBody = {
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS';
    /**
     * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
     */
    adresa: string;
    /**
     * Contact principal / Основной контакт / The first of its channel
     */
    principal?: boolean | null;
};

export type NotificarePrimitaPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<NotificarePrimita>;
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

export type MePreferencesCreateBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Canalele dorite, toate; gol: alege expeditorul / Желаемые каналы, все; пусто — выбирает отправитель / The wanted channels, all of them; empty: the sender chooses
     */
    canale?: Array<'Email' | 'SMS' | 'Push'> | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
    /**
     * Ore în care SMS și Push așteaptă, Europe/Chisinau / Часы, когда SMS и Push ждут, Europe/Chisinau / Hours in which SMS and Push wait, Europe/Chisinau
     */
    liniste?: {
        /**
         * De la ora / С часа / From this time
         */
        de: string;
        /**
         * Până la ora, poate a zilei următoare / До часа, возможно следующего дня / Until this time, possibly of the next day
         */
        pana: string;
    } | null;
    /**
     * Mailurile se adună și pleacă o dată pe zi / Письма собираются и уходят раз в день / Mail is collected and sent once a day
     */
    rezumat?: {
        /**
         * Ora, Europe/Chisinau / Время, Europe/Chisinau / The time, Europe/Chisinau
         */
        ora: string;
    } | null;
};

export type MePreferencesReplaceBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Canalele dorite, toate; gol: alege expeditorul / Желаемые каналы, все; пусто — выбирает отправитель / The wanted channels, all of them; empty: the sender chooses
     */
    canale?: Array<'Email' | 'SMS' | 'Push'> | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
    /**
     * Ore în care SMS și Push așteaptă, Europe/Chisinau / Часы, когда SMS и Push ждут, Europe/Chisinau / Hours in which SMS and Push wait, Europe/Chisinau
     */
    liniste?: {
        /**
         * De la ora / С часа / From this time
         */
        de: string;
        /**
         * Până la ora, poate a zilei următoare / До часа, возможно следующего дня / Until this time, possibly of the next day
         */
        pana: string;
    } | null;
    /**
     * Mailurile se adună și pleacă o dată pe zi / Письма собираются и уходят раз в день / Mail is collected and sent once a day
     */
    rezumat?: {
        /**
         * Ora, Europe/Chisinau / Время, Europe/Chisinau / The time, Europe/Chisinau
         */
        ora: string;
    } | null;
};

export type MeDevicesCreateBody = {
    /**
     * Adresa de la serviciul push al browserului / Адрес сервиса push браузера / The address at the push service of the browser
     */
    endpoint: string;
    /**
     * Cheile browserului; nu se arată / Ключи браузера; не показываются / The keys of the browser; never shown
     */
    keys: {
        /**
         * Cheia publică: un punct P-256 în base64url / Открытый ключ: точка P-256 в base64url / The public key: a point of P-256, base64url
         */
        p256dh: string;
        /**
         * Secretul, 16 octeți în base64url / Секрет, 16 байт в base64url / The secret, 16 bytes, base64url
         */
        auth: string;
    };
};

export type SistemPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Sistem>;
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

export type SistemsCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * REAL trimite; PROBA se oprește la un simulator / REAL отправляет; PROBA заканчивается у симулятора / REAL sends; PROBA ends at a simulator
     */
    mod?: 'REAL' | 'PROBA' | null;
    /**
     * Certificatele de client, cel mult 5: PEM sau SHA-256; se arată ca SHA-256 / Клиентские сертификаты, не более 5: PEM или SHA-256; показываются как SHA-256 / The client certificates, at most 5: PEM or SHA-256; shown as SHA-256
     */
    certificate?: Array<string> | null;
    /**
     * Expeditorul mailurilor / Отправитель писем / The sender of its mail
     */
    expeditorId?: number | null;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string | null;
    /**
     * Secretul care semnează apelurile (Standard Webhooks); nu se arată; o adresă a altui server îl cere din nou / Секрет, которым подписываются вызовы (Standard Webhooks); не показывается; адрес другого сервера требует его снова / The secret that signs the calls (Standard Webhooks); never shown; an address of another server needs it again
     */
    callbackSecret?: string | null;
    /**
     * Cât de des primește o adresă mesaje ale unei categorii / Как часто адрес получает сообщения категории / How often an address gets messages of a category
     */
    plafoane?: Array<{
        /**
         * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
         */
        categorie: string;
        /**
         * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
         */
        canal?: 'Email' | 'SMS' | 'Push';
        /**
         * Cele mai multe mesaje / Наибольшее число сообщений / Maximum number of messages
         */
        celMult: number;
        /**
         * În câte minute / За сколько минут / Within how many minutes
         */
        minute: number;
    }> | null;
    /**
     * Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului / Наибольшее число вызовов в минуту; без значения — предел из настроек системы / Maximum number of calls a minute; without a value, the limit in the settings of the system
     */
    limitaPeMinut?: number | null;
    /**
     * Cele mai multe livrări pe zi / Наибольшее число доставок в день / Maximum number of deliveries a day
     */
    limitaPeZi?: number | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type SistemsReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * REAL trimite; PROBA se oprește la un simulator / REAL отправляет; PROBA заканчивается у симулятора / REAL sends; PROBA ends at a simulator
     */
    mod?: 'REAL' | 'PROBA' | null;
    /**
     * Certificatele de client, cel mult 5: PEM sau SHA-256; se arată ca SHA-256 / Клиентские сертификаты, не более 5: PEM или SHA-256; показываются как SHA-256 / The client certificates, at most 5: PEM or SHA-256; shown as SHA-256
     */
    certificate?: Array<string> | null;
    /**
     * Expeditorul mailurilor / Отправитель писем / The sender of its mail
     */
    expeditorId?: number | null;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string | null;
    /**
     * Secretul care semnează apelurile (Standard Webhooks); nu se arată; o adresă a altui server îl cere din nou / Секрет, которым подписываются вызовы (Standard Webhooks); не показывается; адрес другого сервера требует его снова / The secret that signs the calls (Standard Webhooks); never shown; an address of another server needs it again
     */
    callbackSecret?: string | null;
    /**
     * Cât de des primește o adresă mesaje ale unei categorii / Как часто адрес получает сообщения категории / How often an address gets messages of a category
     */
    plafoane?: Array<{
        /**
         * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
         */
        categorie: string;
        /**
         * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
         */
        canal?: 'Email' | 'SMS' | 'Push';
        /**
         * Cele mai multe mesaje / Наибольшее число сообщений / Maximum number of messages
         */
        celMult: number;
        /**
         * În câte minute / За сколько минут / Within how many minutes
         */
        minute: number;
    }> | null;
    /**
     * Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului / Наибольшее число вызовов в минуту; без значения — предел из настроек системы / Maximum number of calls a minute; without a value, the limit in the settings of the system
     */
    limitaPeMinut?: number | null;
    /**
     * Cele mai multe livrări pe zi / Наибольшее число доставок в день / Maximum number of deliveries a day
     */
    limitaPeZi?: number | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type SistemsPatchBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    denumire?: string;
    /**
     * REAL trimite; PROBA se oprește la un simulator / REAL отправляет; PROBA заканчивается у симулятора / REAL sends; PROBA ends at a simulator
     */
    mod?: 'REAL' | 'PROBA' | null;
    /**
     * Certificatele de client, cel mult 5: PEM sau SHA-256; se arată ca SHA-256 / Клиентские сертификаты, не более 5: PEM или SHA-256; показываются как SHA-256 / The client certificates, at most 5: PEM or SHA-256; shown as SHA-256
     */
    certificate?: Array<string> | null;
    /**
     * Expeditorul mailurilor / Отправитель писем / The sender of its mail
     */
    expeditorId?: number | null;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string | null;
    /**
     * Secretul care semnează apelurile (Standard Webhooks); nu se arată; o adresă a altui server îl cere din nou / Секрет, которым подписываются вызовы (Standard Webhooks); не показывается; адрес другого сервера требует его снова / The secret that signs the calls (Standard Webhooks); never shown; an address of another server needs it again
     */
    callbackSecret?: string | null;
    /**
     * Cât de des primește o adresă mesaje ale unei categorii / Как часто адрес получает сообщения категории / How often an address gets messages of a category
     */
    plafoane?: Array<{
        /**
         * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
         */
        categorie: string;
        /**
         * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
         */
        canal?: 'Email' | 'SMS' | 'Push';
        /**
         * Cele mai multe mesaje / Наибольшее число сообщений / Maximum number of messages
         */
        celMult: number;
        /**
         * În câte minute / За сколько минут / Within how many minutes
         */
        minute: number;
    }> | null;
    /**
     * Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului / Наибольшее число вызовов в минуту; без значения — предел из настроек системы / Maximum number of calls a minute; without a value, the limit in the settings of the system
     */
    limitaPeMinut?: number | null;
    /**
     * Cele mai multe livrări pe zi / Наибольшее число доставок в день / Maximum number of deliveries a day
     */
    limitaPeZi?: number | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type TemplatesCreateBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    } | null;
};

export type TemplatesReplaceBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    } | null;
};

export type TemplatesPatchBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    name?: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    } | null;
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

export type CategoriePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<Categorie>;
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

export type AdminCategoriesCreateBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea, pe limbi / Название, по языкам / The name, by language
     */
    denumire: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Pentru ce fel de mesaje este, pe limbi / Для каких сообщений, по языкам / What kind of messages it is for, by language
     */
    descriere?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    } | null;
    /**
     * Dacă destinatarii o pot refuza / Могут ли получатели отказаться / If recipients can decline it
     */
    refuzabila?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AdminCategoriesReplaceBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea, pe limbi / Название, по языкам / The name, by language
     */
    denumire: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Pentru ce fel de mesaje este, pe limbi / Для каких сообщений, по языкам / What kind of messages it is for, by language
     */
    descriere?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    } | null;
    /**
     * Dacă destinatarii o pot refuza / Могут ли получатели отказаться / If recipients can decline it
     */
    refuzabila?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AdminCategoriesPatchBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea, pe limbi / Название, по языкам / The name, by language
     */
    denumire?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Pentru ce fel de mesaje este, pe limbi / Для каких сообщений, по языкам / What kind of messages it is for, by language
     */
    descriere?: {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    } | null;
    /**
     * Dacă destinatarii o pot refuza / Могут ли получатели отказаться / If recipients can decline it
     */
    refuzabila?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
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

export type AdminMailSendersCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
     */
    from: string;
    /**
     * Adresa răspunsurilor / Адрес для ответов / The address of replies
     */
    replyTo?: string | null;
    /**
     * Furnizorul / Провайдер / The provider
     */
    providerId?: number | null;
    /**
     * Semnătura DKIM / Подпись DKIM / The DKIM signature
     */
    dkim?: {
        /**
         * Domeniul care semnează / Подписывающий домен / The signing domain
         */
        domeniu: string;
        /**
         * Selectorul cheii / Селектор ключа / The selector of the key
         */
        selector: string;
        /**
         * Cheia privată RSA, PEM; numai la scriere / Закрытый ключ RSA, PEM; только запись / The RSA private key, PEM; write-only
         */
        cheie?: string;
    } | null;
    /**
     * Pentru sistemele fără expeditor / Для систем без отправителя / For systems without a sender
     */
    implicit?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AdminMailSendersReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
     */
    from: string;
    /**
     * Adresa răspunsurilor / Адрес для ответов / The address of replies
     */
    replyTo?: string | null;
    /**
     * Furnizorul / Провайдер / The provider
     */
    providerId?: number | null;
    /**
     * Semnătura DKIM / Подпись DKIM / The DKIM signature
     */
    dkim?: {
        /**
         * Domeniul care semnează / Подписывающий домен / The signing domain
         */
        domeniu: string;
        /**
         * Selectorul cheii / Селектор ключа / The selector of the key
         */
        selector: string;
        /**
         * Cheia privată RSA, PEM; numai la scriere / Закрытый ключ RSA, PEM; только запись / The RSA private key, PEM; write-only
         */
        cheie?: string;
    } | null;
    /**
     * Pentru sistemele fără expeditor / Для систем без отправителя / For systems without a sender
     */
    implicit?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AdminProvidersCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS' | 'Push';
    /**
     * Felul furnizorului / Вид провайдера / Kind of the provider
     */
    tip: 'SMTP' | 'HTTP' | 'WEBPUSH' | 'SIMULATOR';
    /**
     * Setările, după tip / Настройки, по типу / The settings, by kind
     */
    configuratie: {
        /**
         * Serverul / Сервер / The server
         */
        host?: string | null;
        /**
         * Portul / Порт / The port
         */
        port?: number | null;
        /**
         * TLS de la început / TLS с самого начала / TLS from the start
         */
        secure?: boolean | null;
        /**
         * Numai cu STARTTLS / Только со STARTTLS / Only with STARTTLS
         */
        requireTls?: boolean | null;
        /**
         * Utilizatorul / Пользователь / The user
         */
        user?: string | null;
        /**
         * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
         */
        from?: string | null;
        /**
         * Adresa gateway-ului / Адрес шлюза / The address of the gateway
         */
        url?: string | null;
        /**
         * Numai GSM-7 / Только GSM-7 / Only GSM-7
         */
        faraDiacritice?: boolean | null;
        /**
         * Parola; numai la scriere / Пароль; только запись / The password; write-only
         */
        password?: string | null;
        /**
         * Tokenul; numai la scriere / Токен; только запись / The token; write-only
         */
        token?: string | null;
        /**
         * Secretul recipiselor; numai la scriere / Секрет квитанций; только запись / The secret of receipts; write-only
         */
        secret?: string | null;
    };
    /**
     * 1 este întrebat primul / 1 — первый / 1 is asked first
     */
    prioritate: number;
    /**
     * Mesaje pe secundă / Сообщений в секунду / Messages a second
     */
    peSecunda?: number | null;
    /**
     * Trimite recipise / Присылает уведомления / Whether it sends receipts
     */
    recipise?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AdminProvidersReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS' | 'Push';
    /**
     * Felul furnizorului / Вид провайдера / Kind of the provider
     */
    tip: 'SMTP' | 'HTTP' | 'WEBPUSH' | 'SIMULATOR';
    /**
     * Setările, după tip / Настройки, по типу / The settings, by kind
     */
    configuratie: {
        /**
         * Serverul / Сервер / The server
         */
        host?: string | null;
        /**
         * Portul / Порт / The port
         */
        port?: number | null;
        /**
         * TLS de la început / TLS с самого начала / TLS from the start
         */
        secure?: boolean | null;
        /**
         * Numai cu STARTTLS / Только со STARTTLS / Only with STARTTLS
         */
        requireTls?: boolean | null;
        /**
         * Utilizatorul / Пользователь / The user
         */
        user?: string | null;
        /**
         * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
         */
        from?: string | null;
        /**
         * Adresa gateway-ului / Адрес шлюза / The address of the gateway
         */
        url?: string | null;
        /**
         * Numai GSM-7 / Только GSM-7 / Only GSM-7
         */
        faraDiacritice?: boolean | null;
        /**
         * Parola; numai la scriere / Пароль; только запись / The password; write-only
         */
        password?: string | null;
        /**
         * Tokenul; numai la scriere / Токен; только запись / The token; write-only
         */
        token?: string | null;
        /**
         * Secretul recipiselor; numai la scriere / Секрет квитанций; только запись / The secret of receipts; write-only
         */
        secret?: string | null;
    };
    /**
     * 1 este întrebat primul / 1 — первый / 1 is asked first
     */
    prioritate: number;
    /**
     * Mesaje pe secundă / Сообщений в секунду / Messages a second
     */
    peSecunda?: number | null;
    /**
     * Trimite recipise / Присылает уведомления / Whether it sends receipts
     */
    recipise?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AdminProvidersPatchBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal?: 'Email' | 'SMS' | 'Push';
    /**
     * Felul furnizorului / Вид провайдера / Kind of the provider
     */
    tip?: 'SMTP' | 'HTTP' | 'WEBPUSH' | 'SIMULATOR';
    /**
     * Setările, după tip / Настройки, по типу / The settings, by kind
     */
    configuratie?: {
        /**
         * Serverul / Сервер / The server
         */
        host?: string | null;
        /**
         * Portul / Порт / The port
         */
        port?: number | null;
        /**
         * TLS de la început / TLS с самого начала / TLS from the start
         */
        secure?: boolean | null;
        /**
         * Numai cu STARTTLS / Только со STARTTLS / Only with STARTTLS
         */
        requireTls?: boolean | null;
        /**
         * Utilizatorul / Пользователь / The user
         */
        user?: string | null;
        /**
         * Expeditorul mesajelor / Отправитель сообщений / The sender of its messages
         */
        from?: string | null;
        /**
         * Adresa gateway-ului / Адрес шлюза / The address of the gateway
         */
        url?: string | null;
        /**
         * Numai GSM-7 / Только GSM-7 / Only GSM-7
         */
        faraDiacritice?: boolean | null;
        /**
         * Parola; numai la scriere / Пароль; только запись / The password; write-only
         */
        password?: string | null;
        /**
         * Tokenul; numai la scriere / Токен; только запись / The token; write-only
         */
        token?: string | null;
        /**
         * Secretul recipiselor; numai la scriere / Секрет квитанций; только запись / The secret of receipts; write-only
         */
        secret?: string | null;
    };
    /**
     * 1 este întrebat primul / 1 — первый / 1 is asked first
     */
    prioritate?: number;
    /**
     * Mesaje pe secundă / Сообщений в секунду / Messages a second
     */
    peSecunda?: number | null;
    /**
     * Trimite recipise / Присылает уведомления / Whether it sends receipts
     */
    recipise?: boolean | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
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

export type MesajInCoadaPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<MesajInCoada>;
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

export type AdminQueuesReplayBody = {
    /**
     * Livrările; fără ele, toate / Доставки; без них — все / The deliveries; without them, all
     */
    messageIds?: Array<number>;
};

export type AdminRecipientsCreateBody = {
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string | null;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string | null;
    /**
     * Numele / Имя / Name
     */
    nume: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba?: 'ro' | 'ru' | 'en' | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AdminRecipientsReplaceBody = {
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string | null;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string | null;
    /**
     * Numele / Имя / Name
     */
    nume: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba?: 'ro' | 'ru' | 'en' | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AdminRecipientsPatchBody = {
    /**
     * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
     */
    idnp?: string | null;
    /**
     * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
     */
    idno?: string | null;
    /**
     * Numele / Имя / Name
     */
    nume?: string;
    /**
     * Limba; fără ea, sau fără text în ea, româna / Язык; без него или без текста на нём — румынский / The language; without it, or without a text in it, Romanian
     */
    limba?: 'ro' | 'ru' | 'en' | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
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
     * REAL trimite; PROBA se oprește la un simulator / REAL отправляет; PROBA заканчивается у симулятора / REAL sends; PROBA ends at a simulator
     */
    mod?: 'REAL' | 'PROBA' | null;
    /**
     * Certificatele de client, cel mult 5: PEM sau SHA-256; se arată ca SHA-256 / Клиентские сертификаты, не более 5: PEM или SHA-256; показываются как SHA-256 / The client certificates, at most 5: PEM or SHA-256; shown as SHA-256
     */
    certificate?: Array<string> | null;
    /**
     * Expeditorul mailurilor / Отправитель писем / The sender of its mail
     */
    expeditorId?: number | null;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string | null;
    /**
     * Secretul care semnează apelurile (Standard Webhooks); nu se arată; o adresă a altui server îl cere din nou / Секрет, которым подписываются вызовы (Standard Webhooks); не показывается; адрес другого сервера требует его снова / The secret that signs the calls (Standard Webhooks); never shown; an address of another server needs it again
     */
    callbackSecret?: string | null;
    /**
     * Cât de des primește o adresă mesaje ale unei categorii / Как часто адрес получает сообщения категории / How often an address gets messages of a category
     */
    plafoane?: Array<{
        /**
         * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
         */
        categorie: string;
        /**
         * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
         */
        canal?: 'Email' | 'SMS' | 'Push';
        /**
         * Cele mai multe mesaje / Наибольшее число сообщений / Maximum number of messages
         */
        celMult: number;
        /**
         * În câte minute / За сколько минут / Within how many minutes
         */
        minute: number;
    }> | null;
    /**
     * Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului / Наибольшее число вызовов в минуту; без значения — предел из настроек системы / Maximum number of calls a minute; without a value, the limit in the settings of the system
     */
    limitaPeMinut?: number | null;
    /**
     * Cele mai multe livrări pe zi / Наибольшее число доставок в день / Maximum number of deliveries a day
     */
    limitaPeZi?: number | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
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
     * REAL trimite; PROBA se oprește la un simulator / REAL отправляет; PROBA заканчивается у симулятора / REAL sends; PROBA ends at a simulator
     */
    mod?: 'REAL' | 'PROBA' | null;
    /**
     * Certificatele de client, cel mult 5: PEM sau SHA-256; se arată ca SHA-256 / Клиентские сертификаты, не более 5: PEM или SHA-256; показываются как SHA-256 / The client certificates, at most 5: PEM or SHA-256; shown as SHA-256
     */
    certificate?: Array<string> | null;
    /**
     * Expeditorul mailurilor / Отправитель писем / The sender of its mail
     */
    expeditorId?: number | null;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string | null;
    /**
     * Secretul care semnează apelurile (Standard Webhooks); nu se arată; o adresă a altui server îl cere din nou / Секрет, которым подписываются вызовы (Standard Webhooks); не показывается; адрес другого сервера требует его снова / The secret that signs the calls (Standard Webhooks); never shown; an address of another server needs it again
     */
    callbackSecret?: string | null;
    /**
     * Cât de des primește o adresă mesaje ale unei categorii / Как часто адрес получает сообщения категории / How often an address gets messages of a category
     */
    plafoane?: Array<{
        /**
         * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
         */
        categorie: string;
        /**
         * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
         */
        canal?: 'Email' | 'SMS' | 'Push';
        /**
         * Cele mai multe mesaje / Наибольшее число сообщений / Maximum number of messages
         */
        celMult: number;
        /**
         * În câte minute / За сколько минут / Within how many minutes
         */
        minute: number;
    }> | null;
    /**
     * Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului / Наибольшее число вызовов в минуту; без значения — предел из настроек системы / Maximum number of calls a minute; without a value, the limit in the settings of the system
     */
    limitaPeMinut?: number | null;
    /**
     * Cele mai multe livrări pe zi / Наибольшее число доставок в день / Maximum number of deliveries a day
     */
    limitaPeZi?: number | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
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
     * REAL trimite; PROBA se oprește la un simulator / REAL отправляет; PROBA заканчивается у симулятора / REAL sends; PROBA ends at a simulator
     */
    mod?: 'REAL' | 'PROBA' | null;
    /**
     * Certificatele de client, cel mult 5: PEM sau SHA-256; se arată ca SHA-256 / Клиентские сертификаты, не более 5: PEM или SHA-256; показываются как SHA-256 / The client certificates, at most 5: PEM or SHA-256; shown as SHA-256
     */
    certificate?: Array<string> | null;
    /**
     * Expeditorul mailurilor / Отправитель писем / The sender of its mail
     */
    expeditorId?: number | null;
    /**
     * Unde se anunță schimbările de stare ale notificărilor / Куда сообщается об изменениях состояния уведомлений / Where changes of state of notifications are reported
     */
    callbackUrl?: string | null;
    /**
     * Secretul care semnează apelurile (Standard Webhooks); nu se arată; o adresă a altui server îl cere din nou / Секрет, которым подписываются вызовы (Standard Webhooks); не показывается; адрес другого сервера требует его снова / The secret that signs the calls (Standard Webhooks); never shown; an address of another server needs it again
     */
    callbackSecret?: string | null;
    /**
     * Cât de des primește o adresă mesaje ale unei categorii / Как часто адрес получает сообщения категории / How often an address gets messages of a category
     */
    plafoane?: Array<{
        /**
         * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
         */
        categorie: string;
        /**
         * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
         */
        canal?: 'Email' | 'SMS' | 'Push';
        /**
         * Cele mai multe mesaje / Наибольшее число сообщений / Maximum number of messages
         */
        celMult: number;
        /**
         * În câte minute / За сколько минут / Within how many minutes
         */
        minute: number;
    }> | null;
    /**
     * Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului / Наибольшее число вызовов в минуту; без значения — предел из настроек системы / Maximum number of calls a minute; without a value, the limit in the settings of the system
     */
    limitaPeMinut?: number | null;
    /**
     * Cele mai multe livrări pe zi / Наибольшее число доставок в день / Maximum number of deliveries a day
     */
    limitaPeZi?: number | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
};

export type AdminTemplatesCreateBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    } | null;
};

export type AdminTemplatesReplaceBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    } | null;
};

export type AdminTemplatesPatchBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod?: string;
    /**
     * Denumirea / Название / Name
     */
    name?: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    } | null;
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
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login
     */
    subject?: string | null;
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
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
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

export type AppTemplatesCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
};

export type AppTemplatesReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
};

export type CitizenCategoryPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CitizenCategory>;
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

export type CitizenContactPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CitizenContact>;
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

export type CitizenContactsCreateBody = {
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS';
    /**
     * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
     */
    adresa: string;
    /**
     * Contact principal / Основной контакт / The first of its channel
     */
    principal?: boolean | null;
};

export type CitizenContactsReplaceBody = {
    /**
     * Canalul; în plafoane, fără el toate / Канал; в ограничениях без него — все / The channel; in ceilings all of them without it
     */
    canal: 'Email' | 'SMS';
    /**
     * Adresa de e-mail sau numărul de telefon / Адрес электронной почты или номер телефона / The mail address or phone number
     */
    adresa: string;
    /**
     * Contact principal / Основной контакт / The first of its channel
     */
    principal?: boolean | null;
};

export type CitizenNotificationPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CitizenNotification>;
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

export type CitizenPreferencePage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CitizenPreference>;
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

export type CitizenPreferencesCreateBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Canalele dorite, toate; gol: alege expeditorul / Желаемые каналы, все; пусто — выбирает отправитель / The wanted channels, all of them; empty: the sender chooses
     */
    canale?: Array<'Email' | 'SMS' | 'Push'> | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
    /**
     * Ore în care SMS și Push așteaptă, Europe/Chisinau / Часы, когда SMS и Push ждут, Europe/Chisinau / Hours in which SMS and Push wait, Europe/Chisinau
     */
    liniste?: {
        /**
         * De la ora / С часа / From this time
         */
        de: string;
        /**
         * Până la ora, poate a zilei următoare / До часа, возможно следующего дня / Until this time, possibly of the next day
         */
        pana: string;
    } | null;
    /**
     * Mailurile se adună și pleacă o dată pe zi / Письма собираются и уходят раз в день / Mail is collected and sent once a day
     */
    rezumat?: {
        /**
         * Ora, Europe/Chisinau / Время, Europe/Chisinau / The time, Europe/Chisinau
         */
        ora: string;
    } | null;
};

export type CitizenPreferencesReplaceBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number | null;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string | null;
    /**
     * Canalele dorite, toate; gol: alege expeditorul / Желаемые каналы, все; пусто — выбирает отправитель / The wanted channels, all of them; empty: the sender chooses
     */
    canale?: Array<'Email' | 'SMS' | 'Push'> | null;
    /**
     * În folosință / В использовании / Whether it is in use
     */
    activ?: boolean | null;
    /**
     * Ore în care SMS și Push așteaptă, Europe/Chisinau / Часы, когда SMS и Push ждут, Europe/Chisinau / Hours in which SMS and Push wait, Europe/Chisinau
     */
    liniste?: {
        /**
         * De la ora / С часа / From this time
         */
        de: string;
        /**
         * Până la ora, poate a zilei următoare / До часа, возможно следующего дня / Until this time, possibly of the next day
         */
        pana: string;
    } | null;
    /**
     * Mailurile se adună și pleacă o dată pe zi / Письма собираются и уходят раз в день / Mail is collected and sent once a day
     */
    rezumat?: {
        /**
         * Ora, Europe/Chisinau / Время, Europe/Chisinau / The time, Europe/Chisinau
         */
        ora: string;
    } | null;
};

export type CitizenPushSubscriptionPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<CitizenPushSubscription>;
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

export type CitizenPushSubscriptionsCreateBody = {
    /**
     * Adresa de la serviciul push al browserului / Адрес сервиса push браузера / The address at the push service of the browser
     */
    endpoint: string;
    /**
     * Cheile browserului; nu se arată / Ключи браузера; не показываются / The keys of the browser; never shown
     */
    keys: {
        /**
         * Cheia publică: un punct P-256 în base64url / Открытый ключ: точка P-256 в base64url / The public key: a point of P-256, base64url
         */
        p256dh: string;
        /**
         * Secretul, 16 octeți în base64url / Секрет, 16 байт в base64url / The secret, 16 bytes, base64url
         */
        auth: string;
    };
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

export type StaffGroupsCreateBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Membrii: id, `{destinatarId}`, `{idnp}` sau `{idno}` / Участники: id, `{destinatarId}`, `{idnp}` или `{idno}` / The members: id, `{destinatarId}`, `{idnp}` or `{idno}`
     */
    membri?: Array<number | {
        /**
         * Destinatarul / Получатель / The recipient
         */
        destinatarId: number;
    } | {
        /**
         * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
         */
        idnp: string;
    } | {
        /**
         * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
         */
        idno: string;
    }>;
};

export type StaffGroupsReplaceBody = {
    /**
     * Sistemul / Система / The system
     */
    sistemId?: number;
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    denumire: string;
    /**
     * Membrii: id, `{destinatarId}`, `{idnp}` sau `{idno}` / Участники: id, `{destinatarId}`, `{idnp}` или `{idno}` / The members: id, `{destinatarId}`, `{idnp}` or `{idno}`
     */
    membri?: Array<number | {
        /**
         * Destinatarul / Получатель / The recipient
         */
        destinatarId: number;
    } | {
        /**
         * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
         */
        idnp: string;
    } | {
        /**
         * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
         */
        idno: string;
    }>;
};

export type StaffGroupsCreateMembersBody = {
    /**
     * Membrii: id, `{destinatarId}`, `{idnp}` sau `{idno}` / Участники: id, `{destinatarId}`, `{idnp}` или `{idno}` / The members: id, `{destinatarId}`, `{idnp}` or `{idno}`
     */
    membri: Array<number | {
        /**
         * Destinatarul / Получатель / The recipient
         */
        destinatarId: number;
    } | {
        /**
         * IDNP-ul persoanei / IDNP лица / The number of the person (IDNP)
         */
        idnp: string;
    } | {
        /**
         * IDNO-ul persoanei juridice / IDNO юридического лица / The number of the legal entity (IDNO)
         */
        idno: string;
    }>;
};

export type StaffNotificationsPatchBody = {
    /**
     * Starea / Состояние / The state
     */
    status?: 'Scheduled' | 'Pending' | 'Resolving' | 'Sending' | 'Sent' | 'Delivered' | 'Read' | 'Cancelled' | 'Failed';
    /**
     * Când se trimite, cel mult la un an de la primire; niciodată mai devreme / Когда отправить, не позже чем через год после приёма; никогда не раньше / When it is sent, at most a year after its acceptance; never earlier
     */
    scheduledAt?: string | null;
};

export type StaffDeliveryPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<StaffDelivery>;
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

export type StaffTemplateRowPage = {
    /**
     * Rândurile paginii / Строки страницы / The rows of the page
     */
    items: Array<StaffTemplateRow>;
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

export type MachineTemplatesCreateBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
};

export type MachineTemplatesReplaceBody = {
    /**
     * Codul unic / Уникальный код / Unique code
     */
    cod: string;
    /**
     * Denumirea / Название / Name
     */
    name: string;
    /**
     * Ceea ce destinatarul poate refuza; fără ea notificarea este oficială / То, от чего получатель может отказаться; без неё уведомление официальное / What a recipient can decline; without it the notification is official
     */
    categorie?: string;
    /**
     * Subiectul; un text simplu este cel în română / Тема; простой текст — румынский / The subject; a plain text is the Romanian one
     */
    subject: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul; dacă începe cu un tag (`<p>`), este HTML / Текст; если начинается с тега (`<p>`), это HTML / The text; HTML if it begins with a tag (`<p>`)
     */
    body: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
    /**
     * Textul scurt, pentru SMS / Краткий текст, для SMS / The short text, for SMS
     */
    bodyShort?: string | {
        /**
         * În română / На румынском / In Romanian
         */
        ro: string;
        /**
         * În rusă / На русском / In Russian
         */
        ru?: string;
        /**
         * În engleză / На английском / In English
         */
        en?: string;
    };
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

export type MailSendersListData = {
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
         * De asemenea filter[from][operator], from=, from.operator=
         */
        'filter[from]'?: string;
        /**
         * De asemenea filter[replyTo][operator], replyTo=, replyTo.operator=
         */
        'filter[replyTo]'?: string;
        /**
         * De asemenea filter[providerId][operator], providerId=, providerId.operator=
         */
        'filter[providerId]'?: string;
        /**
         * De asemenea filter[dkim][operator], dkim=, dkim.operator=
         */
        'filter[dkim]'?: string;
        /**
         * De asemenea filter[implicit][operator], implicit=, implicit.operator=
         */
        'filter[implicit]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/admin/mail-senders';
};

export type MailSendersListResponses = {
    /**
     * Reușit
     */
    200: ExpeditorPage;
};

export type MailSendersCreateData = {
    body: MailSendersCreateBody;
    path?: never;
    query?: never;
    url: '/api/admin/mail-senders';
};

export type MailSendersCreateResponses = {
    /**
     * Creat
     */
    201: Expeditor;
};

export type MailSendersReplaceData = {
    body: MailSendersReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/mail-senders/{id}';
};

export type MailSendersReplaceResponses = {
    /**
     * Reușit
     */
    200: Expeditor;
};

export type NotifyConsoleCreateData = {
    body: CerereDeNotificareAdministrativa;
    path?: never;
    query?: never;
    url: '/api/admin/notify';
};

export type NotifyConsoleCreateResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: NotificareAcceptata;
};

export type NotifyByIdConsoleCreateData = {
    body: CerereDeNotificareDupaNumarAdministrativa;
    path?: never;
    query?: never;
    url: '/api/admin/notify-by-id';
};

export type NotifyByIdConsoleCreateResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: NotificareAcceptata;
};

export type ProvisionCreateLinkData = {
    body: Legatura;
    path?: never;
    query?: never;
    url: '/api/admin/provision/link';
};

export type ProvisionCreateLinkResponses = {
    /**
     * Creat
     */
    201: ProvisionCreateLinkAnswer;
};

export type ProvisionRemoveLinkData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/provision/link/{id}';
};

export type ProvisionRemoveLinkResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type ProvisionCreateUserData = {
    body: UtilizatorAprovizionat;
    path?: never;
    query?: never;
    url: '/api/admin/provision/user';
};

export type ProvisionCreateUserResponses = {
    /**
     * Reușit
     */
    200: DestinatarCuContacte;
    /**
     * Creat
     */
    201: DestinatarCuContacte;
};

export type ProvisionReplaceUserData = {
    body: UtilizatorAprovizionat;
    path?: never;
    query?: never;
    url: '/api/admin/provision/user';
};

export type ProvisionReplaceUserResponses = {
    /**
     * Reușit
     */
    200: DestinatarCuContacte;
    /**
     * Creat
     */
    201: DestinatarCuContacte;
};

export type ProvisionListUsersData = {
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
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[nume][operator], nume=, nume.operator=
         */
        'filter[nume]'?: string;
        /**
         * De asemenea filter[login][operator], login=, login.operator=
         */
        'filter[login]'?: string;
        /**
         * De asemenea filter[legatLa][operator], legatLa=, legatLa.operator=
         */
        'filter[legatLa]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/admin/provision/users';
};

export type ProvisionListUsersResponses = {
    /**
     * Reușit
     */
    200: UtilizatorDestinatarPage;
};

export type QueuesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/admin/rabbit/queues';
};

export type QueuesListResponses = {
    /**
     * Reușit
     */
    200: Array<Coada>;
};

export type QueuesReadData = {
    body?: never;
    path: {
        queue: string;
    };
    query?: never;
    url: '/api/admin/rabbit/queues/{queue}';
};

export type QueuesReadResponses = {
    /**
     * Reușit
     */
    200: CoadaInDetaliu;
};

export type QueuesListMessagesData = {
    body?: never;
    path: {
        queue: string;
    };
    query?: never;
    url: '/api/admin/rabbit/queues/{queue}/messages';
};

export type QueuesListMessagesResponses = {
    /**
     * Reușit
     */
    200: Array<MesajInCoada>;
};

export type QueuesPurgeData = {
    body?: GolireDeCoada;
    path: {
        queue: string;
    };
    query?: never;
    url: '/api/admin/rabbit/queues/{queue}/purge';
};

export type QueuesPurgeResponses = {
    /**
     * Reușit
     */
    200: CoadaGolita;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type QueuesReplayData = {
    body?: QueuesReplayBody;
    path: {
        queue: string;
    };
    query?: never;
    url: '/api/admin/rabbit/queues/{queue}/replay';
};

export type QueuesReplayResponses = {
    /**
     * Reușit
     */
    200: CoadaReluata;
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type SuppressionsSearchData = {
    body: CautareAdresa;
    path?: never;
    query?: never;
    url: '/api/admin/suppressions/search';
};

export type SuppressionsSearchResponses = {
    /**
     * Reușit
     */
    200: StareaAdresei;
};

export type SuppressionsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/admin/suppressions/{id}';
};

export type SuppressionsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
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

export type CanalContactsListData = {
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
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[adresa][operator], adresa=, adresa.operator=
         */
        'filter[adresa]'?: string;
        /**
         * De asemenea filter[verificat][operator], verificat=, verificat.operator=
         */
        'filter[verificat]'?: string;
        /**
         * De asemenea filter[principal][operator], principal=, principal.operator=
         */
        'filter[principal]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[nelivrabil][operator], nelivrabil=, nelivrabil.operator=
         */
        'filter[nelivrabil]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/canal-contacts';
};

export type CanalContactsListResponses = {
    /**
     * Reușit
     */
    200: CanalContactPage;
};

export type CanalContactsCreateData = {
    body: CanalContactsCreateBody;
    path?: never;
    query?: never;
    url: '/api/canal-contacts';
};

export type CanalContactsCreateResponses = {
    /**
     * Creat
     */
    201: CanalContact;
};

export type CanalContactsCountData = {
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
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[adresa][operator], adresa=, adresa.operator=
         */
        'filter[adresa]'?: string;
        /**
         * De asemenea filter[verificat][operator], verificat=, verificat.operator=
         */
        'filter[verificat]'?: string;
        /**
         * De asemenea filter[principal][operator], principal=, principal.operator=
         */
        'filter[principal]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[nelivrabil][operator], nelivrabil=, nelivrabil.operator=
         */
        'filter[nelivrabil]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/canal-contacts/count';
};

export type CanalContactsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type CanalContactsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/canal-contacts/{id}';
};

export type CanalContactsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type CanalContactsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/canal-contacts/{id}';
};

export type CanalContactsReadResponses = {
    /**
     * Reușit
     */
    200: CanalContact;
};

export type CanalContactsPatchData = {
    body: CanalContactsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/canal-contacts/{id}';
};

export type CanalContactsPatchResponses = {
    /**
     * Reușit
     */
    200: CanalContact;
};

export type CanalContactsReplaceData = {
    body: CanalContactsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/canal-contacts/{id}';
};

export type CanalContactsReplaceResponses = {
    /**
     * Reușit
     */
    200: CanalContact;
};

export type DestinatarsListData = {
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
         * De asemenea filter[nume][operator], nume=, nume.operator=
         */
        'filter[nume]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[utilizatorLogin][operator], utilizatorLogin=, utilizatorLogin.operator=
         */
        'filter[utilizatorLogin]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/destinatars';
};

export type DestinatarsListResponses = {
    /**
     * Reușit
     */
    200: DestinatarPage;
};

export type DestinatarsCreateData = {
    body: DestinatarsCreateBody;
    path?: never;
    query?: never;
    url: '/api/destinatars';
};

export type DestinatarsCreateResponses = {
    /**
     * Creat
     */
    201: Destinatar;
};

export type DestinatarsCountData = {
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
         * De asemenea filter[nume][operator], nume=, nume.operator=
         */
        'filter[nume]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[utilizatorLogin][operator], utilizatorLogin=, utilizatorLogin.operator=
         */
        'filter[utilizatorLogin]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/destinatars/count';
};

export type DestinatarsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type DestinatarsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/destinatars/{id}';
};

export type DestinatarsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type DestinatarsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/destinatars/{id}';
};

export type DestinatarsReadResponses = {
    /**
     * Reușit
     */
    200: Destinatar;
};

export type DestinatarsPatchData = {
    body: DestinatarsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/destinatars/{id}';
};

export type DestinatarsPatchResponses = {
    /**
     * Reușit
     */
    200: Destinatar;
};

export type DestinatarsReplaceData = {
    body: DestinatarsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/destinatars/{id}';
};

export type DestinatarsReplaceResponses = {
    /**
     * Reușit
     */
    200: Destinatar;
};

export type EvenimentNotificaresListData = {
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
         * De asemenea filter[notificareId][operator], notificareId=, notificareId.operator=
         */
        'filter[notificareId]'?: string;
        /**
         * De asemenea filter[livrareId][operator], livrareId=, livrareId.operator=
         */
        'filter[livrareId]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/eveniment-notificares';
};

export type EvenimentNotificaresListResponses = {
    /**
     * Reușit
     */
    200: EvenimentNotificarePage;
};

export type EvenimentNotificaresCreateData = {
    body: EvenimentNotificaresCreateBody;
    path?: never;
    query?: never;
    url: '/api/eveniment-notificares';
};

export type EvenimentNotificaresCreateResponses = {
    /**
     * Creat
     */
    201: EvenimentNotificare;
};

export type EvenimentNotificaresCountData = {
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
         * De asemenea filter[notificareId][operator], notificareId=, notificareId.operator=
         */
        'filter[notificareId]'?: string;
        /**
         * De asemenea filter[livrareId][operator], livrareId=, livrareId.operator=
         */
        'filter[livrareId]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/eveniment-notificares/count';
};

export type EvenimentNotificaresCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type EvenimentNotificaresReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/eveniment-notificares/{id}';
};

export type EvenimentNotificaresReadResponses = {
    /**
     * Reușit
     */
    200: EvenimentNotificare;
};

export type GrupsListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/grups';
};

export type GrupsListResponses = {
    /**
     * Reușit
     */
    200: GrupInListaPage;
};

export type GrupsCreateData = {
    body: GrupsCreateBody;
    path?: never;
    query?: never;
    url: '/api/grups';
};

export type GrupsCreateResponses = {
    /**
     * Creat
     */
    201: Grup;
};

export type GrupsCountData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/grups/count';
};

export type GrupsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type GrupsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/grups/{id}';
};

export type GrupsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type GrupsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/grups/{id}';
};

export type GrupsReadResponses = {
    /**
     * Reușit
     */
    200: Grup;
};

export type GrupsPatchData = {
    body: GrupsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/grups/{id}';
};

export type GrupsPatchResponses = {
    /**
     * Reușit
     */
    200: Grup;
};

export type GrupsReplaceData = {
    body: GrupsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/grups/{id}';
};

export type GrupsReplaceResponses = {
    /**
     * Reușit
     */
    200: Grup;
};

export type LivraresListData = {
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
         * De asemenea filter[notificareId][operator], notificareId=, notificareId.operator=
         */
        'filter[notificareId]'?: string;
        /**
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[destinatar][operator], destinatar=, destinatar.operator=
         */
        'filter[destinatar]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[cauza][operator], cauza=, cauza.operator=
         */
        'filter[cauza]'?: string;
        /**
         * De asemenea filter[motiv][operator], motiv=, motiv.operator=
         */
        'filter[motiv]'?: string;
        /**
         * De asemenea filter[providerId][operator], providerId=, providerId.operator=
         */
        'filter[providerId]'?: string;
        /**
         * De asemenea filter[mesajId][operator], mesajId=, mesajId.operator=
         */
        'filter[mesajId]'?: string;
        /**
         * De asemenea filter[incercari][operator], incercari=, incercari.operator=
         */
        'filter[incercari]'?: string;
        /**
         * De asemenea filter[segmente][operator], segmente=, segmente.operator=
         */
        'filter[segmente]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[limbaCeruta][operator], limbaCeruta=, limbaCeruta.operator=
         */
        'filter[limbaCeruta]'?: string;
        /**
         * De asemenea filter[retrimisaIn][operator], retrimisaIn=, retrimisaIn.operator=
         */
        'filter[retrimisaIn]'?: string;
        /**
         * De asemenea filter[proba][operator], proba=, proba.operator=
         */
        'filter[proba]'?: string;
        /**
         * De asemenea filter[sablonVersiune][operator], sablonVersiune=, sablonVersiune.operator=
         */
        'filter[sablonVersiune]'?: string;
        /**
         * De asemenea filter[rezumatId][operator], rezumatId=, rezumatId.operator=
         */
        'filter[rezumatId]'?: string;
        /**
         * De asemenea filter[livrariIncluse][operator], livrariIncluse=, livrariIncluse.operator=
         */
        'filter[livrariIncluse]'?: string;
        /**
         * De asemenea filter[scheduledAt][operator], scheduledAt=, scheduledAt.operator=
         */
        'filter[scheduledAt]'?: string;
        /**
         * De asemenea filter[urmatoareaLa][operator], urmatoareaLa=, urmatoareaLa.operator=
         */
        'filter[urmatoareaLa]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[trimisLa][operator], trimisLa=, trimisLa.operator=
         */
        'filter[trimisLa]'?: string;
        /**
         * De asemenea filter[incheiatLa][operator], incheiatLa=, incheiatLa.operator=
         */
        'filter[incheiatLa]'?: string;
    };
    url: '/api/livrares';
};

export type LivraresListResponses = {
    /**
     * Reușit
     */
    200: LivrarePage;
};

export type LivraresCountData = {
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
         * De asemenea filter[notificareId][operator], notificareId=, notificareId.operator=
         */
        'filter[notificareId]'?: string;
        /**
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[destinatar][operator], destinatar=, destinatar.operator=
         */
        'filter[destinatar]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[cauza][operator], cauza=, cauza.operator=
         */
        'filter[cauza]'?: string;
        /**
         * De asemenea filter[motiv][operator], motiv=, motiv.operator=
         */
        'filter[motiv]'?: string;
        /**
         * De asemenea filter[providerId][operator], providerId=, providerId.operator=
         */
        'filter[providerId]'?: string;
        /**
         * De asemenea filter[mesajId][operator], mesajId=, mesajId.operator=
         */
        'filter[mesajId]'?: string;
        /**
         * De asemenea filter[incercari][operator], incercari=, incercari.operator=
         */
        'filter[incercari]'?: string;
        /**
         * De asemenea filter[segmente][operator], segmente=, segmente.operator=
         */
        'filter[segmente]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[limbaCeruta][operator], limbaCeruta=, limbaCeruta.operator=
         */
        'filter[limbaCeruta]'?: string;
        /**
         * De asemenea filter[retrimisaIn][operator], retrimisaIn=, retrimisaIn.operator=
         */
        'filter[retrimisaIn]'?: string;
        /**
         * De asemenea filter[proba][operator], proba=, proba.operator=
         */
        'filter[proba]'?: string;
        /**
         * De asemenea filter[sablonVersiune][operator], sablonVersiune=, sablonVersiune.operator=
         */
        'filter[sablonVersiune]'?: string;
        /**
         * De asemenea filter[rezumatId][operator], rezumatId=, rezumatId.operator=
         */
        'filter[rezumatId]'?: string;
        /**
         * De asemenea filter[livrariIncluse][operator], livrariIncluse=, livrariIncluse.operator=
         */
        'filter[livrariIncluse]'?: string;
        /**
         * De asemenea filter[scheduledAt][operator], scheduledAt=, scheduledAt.operator=
         */
        'filter[scheduledAt]'?: string;
        /**
         * De asemenea filter[urmatoareaLa][operator], urmatoareaLa=, urmatoareaLa.operator=
         */
        'filter[urmatoareaLa]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[trimisLa][operator], trimisLa=, trimisLa.operator=
         */
        'filter[trimisLa]'?: string;
        /**
         * De asemenea filter[incheiatLa][operator], incheiatLa=, incheiatLa.operator=
         */
        'filter[incheiatLa]'?: string;
    };
    url: '/api/livrares/count';
};

export type LivraresCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type LivraresRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/livrares/{id}';
};

export type LivraresRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type LivraresReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/livrares/{id}';
};

export type LivraresReadResponses = {
    /**
     * Reușit
     */
    200: Livrare;
};

export type LivraresPatchData = {
    body: LivraresPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/livrares/{id}';
};

export type LivraresPatchResponses = {
    /**
     * Reușit
     */
    200: Livrare;
};

export type LivraresReplaceData = {
    body: LivraresReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/livrares/{id}';
};

export type LivraresReplaceResponses = {
    /**
     * Reușit
     */
    200: Livrare;
};

export type NotificaresListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[trackingId][operator], trackingId=, trackingId.operator=
         */
        'filter[trackingId]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[total][operator], total=, total.operator=
         */
        'filter[total]'?: string;
        /**
         * De asemenea filter[priority][operator], priority=, priority.operator=
         */
        'filter[priority]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[oficiala][operator], oficiala=, oficiala.operator=
         */
        'filter[oficiala]'?: string;
        /**
         * De asemenea filter[templateId][operator], templateId=, templateId.operator=
         */
        'filter[templateId]'?: string;
        /**
         * De asemenea filter[origineId][operator], origineId=, origineId.operator=
         */
        'filter[origineId]'?: string;
        /**
         * De asemenea filter[proba][operator], proba=, proba.operator=
         */
        'filter[proba]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[titlu][operator], titlu=, titlu.operator=
         */
        'filter[titlu]'?: string;
        /**
         * De asemenea filter[scheduledAt][operator], scheduledAt=, scheduledAt.operator=
         */
        'filter[scheduledAt]'?: string;
        /**
         * De asemenea filter[expiresAt][operator], expiresAt=, expiresAt.operator=
         */
        'filter[expiresAt]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[incheiatLa][operator], incheiatLa=, incheiatLa.operator=
         */
        'filter[incheiatLa]'?: string;
    };
    url: '/api/notificares';
};

export type NotificaresListResponses = {
    /**
     * Reușit
     */
    200: NotificarePage;
};

export type NotificaresCreateData = {
    body: CerereDeNotificareAdministrativa;
    path?: never;
    query?: never;
    url: '/api/notificares';
};

export type NotificaresCreateResponses = {
    /**
     * Creat
     */
    201: Notificare;
};

export type NotificaresCountData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[trackingId][operator], trackingId=, trackingId.operator=
         */
        'filter[trackingId]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[total][operator], total=, total.operator=
         */
        'filter[total]'?: string;
        /**
         * De asemenea filter[priority][operator], priority=, priority.operator=
         */
        'filter[priority]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[oficiala][operator], oficiala=, oficiala.operator=
         */
        'filter[oficiala]'?: string;
        /**
         * De asemenea filter[templateId][operator], templateId=, templateId.operator=
         */
        'filter[templateId]'?: string;
        /**
         * De asemenea filter[origineId][operator], origineId=, origineId.operator=
         */
        'filter[origineId]'?: string;
        /**
         * De asemenea filter[proba][operator], proba=, proba.operator=
         */
        'filter[proba]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[titlu][operator], titlu=, titlu.operator=
         */
        'filter[titlu]'?: string;
        /**
         * De asemenea filter[scheduledAt][operator], scheduledAt=, scheduledAt.operator=
         */
        'filter[scheduledAt]'?: string;
        /**
         * De asemenea filter[expiresAt][operator], expiresAt=, expiresAt.operator=
         */
        'filter[expiresAt]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[incheiatLa][operator], incheiatLa=, incheiatLa.operator=
         */
        'filter[incheiatLa]'?: string;
    };
    url: '/api/notificares/count';
};

export type NotificaresCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type NotificaresRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/notificares/{id}';
};

export type NotificaresRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type NotificaresReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/notificares/{id}';
};

export type NotificaresReadResponses = {
    /**
     * Reușit
     */
    200: Notificare;
};

export type NotificaresPatchData = {
    body: NotificaresPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/notificares/{id}';
};

export type NotificaresPatchResponses = {
    /**
     * Reușit
     */
    200: Notificare;
};

export type NotificaresReplaceData = {
    body: NotificaresReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/notificares/{id}';
};

export type NotificaresReplaceResponses = {
    /**
     * Reușit
     */
    200: Notificare;
};

export type OperatorReadContextData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/operator/context';
};

export type OperatorReadContextResponses = {
    /**
     * Reușit
     */
    200: ContextOperator;
};

export type OperatorGroupsListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/operator/groups';
};

export type OperatorGroupsListResponses = {
    /**
     * Reușit
     */
    200: GrupInListaPage;
};

export type OperatorGroupsCreateData = {
    body: OperatorGroupsCreateBody;
    path?: never;
    query?: never;
    url: '/api/operator/groups';
};

export type OperatorGroupsCreateResponses = {
    /**
     * Creat
     */
    201: Grup;
};

export type OperatorGroupsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/operator/groups/{id}';
};

export type OperatorGroupsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type OperatorGroupsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/operator/groups/{id}';
};

export type OperatorGroupsReadResponses = {
    /**
     * Reușit
     */
    200: Grup;
};

export type OperatorGroupsReplaceData = {
    body: OperatorGroupsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/operator/groups/{id}';
};

export type OperatorGroupsReplaceResponses = {
    /**
     * Reușit
     */
    200: Grup;
};

export type OperatorGroupsRemoveMembersData = {
    body?: never;
    path: {
        id: number;
    };
    query: {
        destinatarId: string;
    };
    url: '/api/operator/groups/{id}/members';
};

export type OperatorGroupsRemoveMembersResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type OperatorGroupsListMembersData = {
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
         * De asemenea filter[adaugatLa][operator], adaugatLa=, adaugatLa.operator=
         */
        'filter[adaugatLa]'?: string;
        /**
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
    };
    url: '/api/operator/groups/{id}/members';
};

export type OperatorGroupsListMembersResponses = {
    /**
     * Reușit
     */
    200: MembruPage;
};

export type OperatorGroupsCreateMembersData = {
    body: OperatorGroupsCreateMembersBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/operator/groups/{id}/members';
};

export type OperatorGroupsCreateMembersResponses = {
    /**
     * Reușit
     */
    200: MembriAdaugati;
};

export type NotifyByIdOperatorCreateData = {
    body: CerereDeNotificareDupaNumarAOperatorului;
    path?: never;
    query?: never;
    url: '/api/operator/notify-by-id';
};

export type NotifyByIdOperatorCreateResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: NotificareAcceptata;
};

export type OperatorListTemplatesData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[bodyShort][operator], bodyShort=, bodyShort.operator=
         */
        'filter[bodyShort]'?: string;
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
    url: '/api/operator/templates';
};

export type OperatorListTemplatesResponses = {
    /**
     * Reușit
     */
    200: SablonInListaPage;
};

export type PreferintaNotificaresListData = {
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
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[canale][operator], canale=, canale.operator=
         */
        'filter[canale]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[liniste][operator], liniste=, liniste.operator=
         */
        'filter[liniste]'?: string;
        /**
         * De asemenea filter[rezumat][operator], rezumat=, rezumat.operator=
         */
        'filter[rezumat]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/preferinta-notificares';
};

export type PreferintaNotificaresListResponses = {
    /**
     * Reușit
     */
    200: PreferintaNotificarePage;
};

export type PreferintaNotificaresCreateData = {
    body: PreferintaNotificaresCreateBody;
    path?: never;
    query?: never;
    url: '/api/preferinta-notificares';
};

export type PreferintaNotificaresCreateResponses = {
    /**
     * Creat
     */
    201: PreferintaNotificare;
};

export type PreferintaNotificaresCountData = {
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
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[canale][operator], canale=, canale.operator=
         */
        'filter[canale]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[liniste][operator], liniste=, liniste.operator=
         */
        'filter[liniste]'?: string;
        /**
         * De asemenea filter[rezumat][operator], rezumat=, rezumat.operator=
         */
        'filter[rezumat]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/preferinta-notificares/count';
};

export type PreferintaNotificaresCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type PreferintaNotificaresRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/preferinta-notificares/{id}';
};

export type PreferintaNotificaresRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type PreferintaNotificaresReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/preferinta-notificares/{id}';
};

export type PreferintaNotificaresReadResponses = {
    /**
     * Reușit
     */
    200: PreferintaNotificare;
};

export type PreferintaNotificaresPatchData = {
    body: PreferintaNotificaresPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/preferinta-notificares/{id}';
};

export type PreferintaNotificaresPatchResponses = {
    /**
     * Reușit
     */
    200: PreferintaNotificare;
};

export type PreferintaNotificaresReplaceData = {
    body: PreferintaNotificaresReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/preferinta-notificares/{id}';
};

export type PreferintaNotificaresReplaceResponses = {
    /**
     * Reușit
     */
    200: PreferintaNotificare;
};

export type ProvidersListData = {
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
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[configuratie][operator], configuratie=, configuratie.operator=
         */
        'filter[configuratie]'?: string;
        /**
         * De asemenea filter[prioritate][operator], prioritate=, prioritate.operator=
         */
        'filter[prioritate]'?: string;
        /**
         * De asemenea filter[peSecunda][operator], peSecunda=, peSecunda.operator=
         */
        'filter[peSecunda]'?: string;
        /**
         * De asemenea filter[recipise][operator], recipise=, recipise.operator=
         */
        'filter[recipise]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[secrete][operator], secrete=, secrete.operator=
         */
        'filter[secrete]'?: string;
    };
    url: '/api/providers';
};

export type ProvidersListResponses = {
    /**
     * Reușit
     */
    200: FurnizorPage;
};

export type ProvidersCreateData = {
    body: ProvidersCreateBody;
    path?: never;
    query?: never;
    url: '/api/providers';
};

export type ProvidersCreateResponses = {
    /**
     * Creat
     */
    201: Furnizor;
};

export type ProvidersCountData = {
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
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[configuratie][operator], configuratie=, configuratie.operator=
         */
        'filter[configuratie]'?: string;
        /**
         * De asemenea filter[prioritate][operator], prioritate=, prioritate.operator=
         */
        'filter[prioritate]'?: string;
        /**
         * De asemenea filter[peSecunda][operator], peSecunda=, peSecunda.operator=
         */
        'filter[peSecunda]'?: string;
        /**
         * De asemenea filter[recipise][operator], recipise=, recipise.operator=
         */
        'filter[recipise]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[secrete][operator], secrete=, secrete.operator=
         */
        'filter[secrete]'?: string;
    };
    url: '/api/providers/count';
};

export type ProvidersCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type ProvidersRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/providers/{id}';
};

export type ProvidersRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type ProvidersReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/providers/{id}';
};

export type ProvidersReadResponses = {
    /**
     * Reușit
     */
    200: Furnizor;
};

export type ProvidersPatchData = {
    body: ProvidersPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/providers/{id}';
};

export type ProvidersPatchResponses = {
    /**
     * Reușit
     */
    200: Furnizor;
};

export type ProvidersReplaceData = {
    body: ProvidersReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/providers/{id}';
};

export type ProvidersReplaceResponses = {
    /**
     * Reușit
     */
    200: Furnizor;
};

export type ProvidersListHistoryData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/providers/{id}/istoric';
};

export type ProvidersListHistoryResponses = {
    /**
     * Reușit
     */
    200: Array<Istoric>;
};

export type PushSubscriptionsListData = {
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
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[endpoint][operator], endpoint=, endpoint.operator=
         */
        'filter[endpoint]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/push-subscriptions';
};

export type PushSubscriptionsListResponses = {
    /**
     * Reușit
     */
    200: PushSubscriptionPage;
};

export type PushSubscriptionsCreateData = {
    body: PushSubscriptionsCreateBody;
    path?: never;
    query?: never;
    url: '/api/push-subscriptions';
};

export type PushSubscriptionsCreateResponses = {
    /**
     * Creat
     */
    201: PushSubscription;
};

export type PushSubscriptionsCountData = {
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
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[endpoint][operator], endpoint=, endpoint.operator=
         */
        'filter[endpoint]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/push-subscriptions/count';
};

export type PushSubscriptionsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type PushSubscriptionsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/push-subscriptions/{id}';
};

export type PushSubscriptionsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type PushSubscriptionsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/push-subscriptions/{id}';
};

export type PushSubscriptionsReadResponses = {
    /**
     * Reușit
     */
    200: PushSubscription;
};

export type PushSubscriptionsPatchData = {
    body: PushSubscriptionsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/push-subscriptions/{id}';
};

export type PushSubscriptionsPatchResponses = {
    /**
     * Reușit
     */
    200: PushSubscription;
};

export type PushSubscriptionsReplaceData = {
    body: PushSubscriptionsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/push-subscriptions/{id}';
};

export type PushSubscriptionsReplaceResponses = {
    /**
     * Reușit
     */
    200: PushSubscription;
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

export type MeReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/registry/me';
};

export type MeReadResponses = {
    /**
     * Reușit
     */
    200: ContulDeDestinatar;
};

export type MeContactsListData = {
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
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[adresa][operator], adresa=, adresa.operator=
         */
        'filter[adresa]'?: string;
        /**
         * De asemenea filter[verificat][operator], verificat=, verificat.operator=
         */
        'filter[verificat]'?: string;
        /**
         * De asemenea filter[principal][operator], principal=, principal.operator=
         */
        'filter[principal]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[nelivrabil][operator], nelivrabil=, nelivrabil.operator=
         */
        'filter[nelivrabil]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/registry/me/contacts';
};

export type MeContactsListResponses = {
    /**
     * Reușit
     */
    200: CanalContactPage;
};

export type MeContactsCreateData = {
    body: MeContactsCreateBody;
    path?: never;
    query?: never;
    url: '/api/registry/me/contacts';
};

export type MeContactsCreateResponses = {
    /**
     * Creat
     */
    201: CanalContact;
};

export type MeContactsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/registry/me/contacts/{id}';
};

export type MeContactsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type MeContactsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/registry/me/contacts/{id}';
};

export type MeContactsReadResponses = {
    /**
     * Reușit
     */
    200: CanalContact;
};

export type MeContactsReplaceData = {
    body: MeContactsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/registry/me/contacts/{id}';
};

export type MeContactsReplaceResponses = {
    /**
     * Reușit
     */
    200: CanalContact;
};

export type MeContactsRequestCodeData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/registry/me/contacts/{id}/resend';
};

export type MeContactsRequestCodeResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type MeContactsVerifyData = {
    body: CodDeConfirmare;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/registry/me/contacts/{id}/verify';
};

export type MeContactsVerifyResponses = {
    /**
     * Reușit
     */
    200: CanalContact;
};

export type MeNotificationsListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[sistem][operator], sistem=, sistem.operator=
         */
        'filter[sistem]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[oficiala][operator], oficiala=, oficiala.operator=
         */
        'filter[oficiala]'?: string;
        /**
         * De asemenea filter[canale][operator], canale=, canale.operator=
         */
        'filter[canale]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/registry/me/notifications';
};

export type MeNotificationsListResponses = {
    /**
     * Reușit
     */
    200: NotificarePrimitaPage;
};

export type MeNotificationsSetReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/registry/me/notifications/{id}/read';
};

export type MeNotificationsSetReadResponses = {
    /**
     * Reușit
     */
    200: NotificarePrimita;
};

export type MePreferencesListData = {
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
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[canale][operator], canale=, canale.operator=
         */
        'filter[canale]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[liniste][operator], liniste=, liniste.operator=
         */
        'filter[liniste]'?: string;
        /**
         * De asemenea filter[rezumat][operator], rezumat=, rezumat.operator=
         */
        'filter[rezumat]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/registry/me/preferences';
};

export type MePreferencesListResponses = {
    /**
     * Reușit
     */
    200: PreferintaNotificarePage;
};

export type MePreferencesCreateData = {
    body: MePreferencesCreateBody;
    path?: never;
    query?: never;
    url: '/api/registry/me/preferences';
};

export type MePreferencesCreateResponses = {
    /**
     * Creat
     */
    201: PreferintaNotificare;
};

export type MePreferencesRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/registry/me/preferences/{id}';
};

export type MePreferencesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type MePreferencesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/registry/me/preferences/{id}';
};

export type MePreferencesReadResponses = {
    /**
     * Reușit
     */
    200: PreferintaNotificare;
};

export type MePreferencesReplaceData = {
    body: MePreferencesReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/registry/me/preferences/{id}';
};

export type MePreferencesReplaceResponses = {
    /**
     * Reușit
     */
    200: PreferintaNotificare;
};

export type MeDevicesRemoveData = {
    body?: never;
    path?: never;
    query: {
        id: number;
    };
    url: '/api/registry/me/push-subscription';
};

export type MeDevicesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type MeDevicesCreateData = {
    body: MeDevicesCreateBody;
    path?: never;
    query?: never;
    url: '/api/registry/me/push-subscription';
};

export type MeDevicesCreateResponses = {
    /**
     * Creat
     */
    201: PushSubscription;
};

export type MeDevicesListData = {
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
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[endpoint][operator], endpoint=, endpoint.operator=
         */
        'filter[endpoint]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/registry/me/push-subscriptions';
};

export type MeDevicesListResponses = {
    /**
     * Reușit
     */
    200: PushSubscriptionPage;
};

export type MeReadPushKeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/registry/push-public-key';
};

export type MeReadPushKeyResponses = {
    /**
     * Reușit
     */
    200: CheiePush;
};

export type SistemsListData = {
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
         * De asemenea filter[mod][operator], mod=, mod.operator=
         */
        'filter[mod]'?: string;
        /**
         * De asemenea filter[certificate][operator], certificate=, certificate.operator=
         */
        'filter[certificate]'?: string;
        /**
         * De asemenea filter[expeditorId][operator], expeditorId=, expeditorId.operator=
         */
        'filter[expeditorId]'?: string;
        /**
         * De asemenea filter[callbackUrl][operator], callbackUrl=, callbackUrl.operator=
         */
        'filter[callbackUrl]'?: string;
        /**
         * De asemenea filter[plafoane][operator], plafoane=, plafoane.operator=
         */
        'filter[plafoane]'?: string;
        /**
         * De asemenea filter[limitaPeMinut][operator], limitaPeMinut=, limitaPeMinut.operator=
         */
        'filter[limitaPeMinut]'?: string;
        /**
         * De asemenea filter[limitaPeZi][operator], limitaPeZi=, limitaPeZi.operator=
         */
        'filter[limitaPeZi]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[certificateCunoscute][operator], certificateCunoscute=, certificateCunoscute.operator=
         */
        'filter[certificateCunoscute]'?: string;
        /**
         * De asemenea filter[certificatExpiraLa][operator], certificatExpiraLa=, certificatExpiraLa.operator=
         */
        'filter[certificatExpiraLa]'?: string;
        /**
         * De asemenea filter[areCallbackSecret][operator], areCallbackSecret=, areCallbackSecret.operator=
         */
        'filter[areCallbackSecret]'?: string;
    };
    url: '/api/sistems';
};

export type SistemsListResponses = {
    /**
     * Reușit
     */
    200: SistemPage;
};

export type SistemsCreateData = {
    body: SistemsCreateBody;
    path?: never;
    query?: never;
    url: '/api/sistems';
};

export type SistemsCreateResponses = {
    /**
     * Creat
     */
    201: Sistem;
};

export type SistemsCountData = {
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
         * De asemenea filter[mod][operator], mod=, mod.operator=
         */
        'filter[mod]'?: string;
        /**
         * De asemenea filter[certificate][operator], certificate=, certificate.operator=
         */
        'filter[certificate]'?: string;
        /**
         * De asemenea filter[expeditorId][operator], expeditorId=, expeditorId.operator=
         */
        'filter[expeditorId]'?: string;
        /**
         * De asemenea filter[callbackUrl][operator], callbackUrl=, callbackUrl.operator=
         */
        'filter[callbackUrl]'?: string;
        /**
         * De asemenea filter[plafoane][operator], plafoane=, plafoane.operator=
         */
        'filter[plafoane]'?: string;
        /**
         * De asemenea filter[limitaPeMinut][operator], limitaPeMinut=, limitaPeMinut.operator=
         */
        'filter[limitaPeMinut]'?: string;
        /**
         * De asemenea filter[limitaPeZi][operator], limitaPeZi=, limitaPeZi.operator=
         */
        'filter[limitaPeZi]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[certificateCunoscute][operator], certificateCunoscute=, certificateCunoscute.operator=
         */
        'filter[certificateCunoscute]'?: string;
        /**
         * De asemenea filter[certificatExpiraLa][operator], certificatExpiraLa=, certificatExpiraLa.operator=
         */
        'filter[certificatExpiraLa]'?: string;
        /**
         * De asemenea filter[areCallbackSecret][operator], areCallbackSecret=, areCallbackSecret.operator=
         */
        'filter[areCallbackSecret]'?: string;
    };
    url: '/api/sistems/count';
};

export type SistemsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type SistemsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/sistems/{id}';
};

export type SistemsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type SistemsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/sistems/{id}';
};

export type SistemsReadResponses = {
    /**
     * Reușit
     */
    200: Sistem;
};

export type SistemsPatchData = {
    body: SistemsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/sistems/{id}';
};

export type SistemsPatchResponses = {
    /**
     * Reușit
     */
    200: Sistem;
};

export type SistemsReplaceData = {
    body: SistemsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/sistems/{id}';
};

export type SistemsReplaceResponses = {
    /**
     * Reușit
     */
    200: Sistem;
};

export type SistemsRemoveCredentialsData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/sistems/{id}/credentials';
};

export type SistemsRemoveCredentialsResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type SistemsReadCredentialsData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/sistems/{id}/credentials';
};

export type SistemsReadCredentialsResponses = {
    /**
     * Reușit
     */
    200: AcreditariSistem;
};

export type SistemsListHistoryData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/sistems/{id}/istoric';
};

export type SistemsListHistoryResponses = {
    /**
     * Reușit
     */
    200: Array<Istoric>;
};

export type SistemsRotateSecretData = {
    body?: RotireSecret;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/sistems/{id}/rotate-secret';
};

export type SistemsRotateSecretResponses = {
    /**
     * Reușit
     */
    200: AcreditariSistemNoi;
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[bodyShort][operator], bodyShort=, bodyShort.operator=
         */
        'filter[bodyShort]'?: string;
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[bodyShort][operator], bodyShort=, bodyShort.operator=
         */
        'filter[bodyShort]'?: string;
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

export type TemplatesListHistoryData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/templates/{id}/istoric';
};

export type TemplatesListHistoryResponses = {
    /**
     * Reușit
     */
    200: Array<Istoric>;
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

export type AdminCategoriesListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
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
         * De asemenea filter[refuzabila][operator], refuzabila=, refuzabila.operator=
         */
        'filter[refuzabila]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/v1/admin/categories';
};

export type AdminCategoriesListResponses = {
    /**
     * Reușit
     */
    200: CategoriePage;
};

export type AdminCategoriesCreateData = {
    body: AdminCategoriesCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/categories';
};

export type AdminCategoriesCreateResponses = {
    /**
     * Creat
     */
    201: Categorie;
};

export type AdminCategoriesCountData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
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
         * De asemenea filter[refuzabila][operator], refuzabila=, refuzabila.operator=
         */
        'filter[refuzabila]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/v1/admin/categories/count';
};

export type AdminCategoriesCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AdminCategoriesRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/categories/{id}';
};

export type AdminCategoriesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AdminCategoriesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/categories/{id}';
};

export type AdminCategoriesReadResponses = {
    /**
     * Reușit
     */
    200: Categorie;
};

export type AdminCategoriesPatchData = {
    body: AdminCategoriesPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/categories/{id}';
};

export type AdminCategoriesPatchResponses = {
    /**
     * Reușit
     */
    200: Categorie;
};

export type AdminCategoriesReplaceData = {
    body: AdminCategoriesReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/categories/{id}';
};

export type AdminCategoriesReplaceResponses = {
    /**
     * Reușit
     */
    200: Categorie;
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

export type AdminMailSendersListData = {
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
         * De asemenea filter[from][operator], from=, from.operator=
         */
        'filter[from]'?: string;
        /**
         * De asemenea filter[replyTo][operator], replyTo=, replyTo.operator=
         */
        'filter[replyTo]'?: string;
        /**
         * De asemenea filter[providerId][operator], providerId=, providerId.operator=
         */
        'filter[providerId]'?: string;
        /**
         * De asemenea filter[dkim][operator], dkim=, dkim.operator=
         */
        'filter[dkim]'?: string;
        /**
         * De asemenea filter[implicit][operator], implicit=, implicit.operator=
         */
        'filter[implicit]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/v1/admin/mail-senders';
};

export type AdminMailSendersListResponses = {
    /**
     * Reușit
     */
    200: ExpeditorPage;
};

export type AdminMailSendersCreateData = {
    body: AdminMailSendersCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/mail-senders';
};

export type AdminMailSendersCreateResponses = {
    /**
     * Creat
     */
    201: Expeditor;
};

export type AdminMailSendersCountData = {
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
         * De asemenea filter[from][operator], from=, from.operator=
         */
        'filter[from]'?: string;
        /**
         * De asemenea filter[replyTo][operator], replyTo=, replyTo.operator=
         */
        'filter[replyTo]'?: string;
        /**
         * De asemenea filter[providerId][operator], providerId=, providerId.operator=
         */
        'filter[providerId]'?: string;
        /**
         * De asemenea filter[dkim][operator], dkim=, dkim.operator=
         */
        'filter[dkim]'?: string;
        /**
         * De asemenea filter[implicit][operator], implicit=, implicit.operator=
         */
        'filter[implicit]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/v1/admin/mail-senders/count';
};

export type AdminMailSendersCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AdminMailSendersReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/mail-senders/{id}';
};

export type AdminMailSendersReadResponses = {
    /**
     * Reușit
     */
    200: Expeditor;
};

export type AdminMailSendersReplaceData = {
    body: AdminMailSendersReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/mail-senders/{id}';
};

export type AdminMailSendersReplaceResponses = {
    /**
     * Reușit
     */
    200: Expeditor;
};

export type AdminProvidersListData = {
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
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[configuratie][operator], configuratie=, configuratie.operator=
         */
        'filter[configuratie]'?: string;
        /**
         * De asemenea filter[prioritate][operator], prioritate=, prioritate.operator=
         */
        'filter[prioritate]'?: string;
        /**
         * De asemenea filter[peSecunda][operator], peSecunda=, peSecunda.operator=
         */
        'filter[peSecunda]'?: string;
        /**
         * De asemenea filter[recipise][operator], recipise=, recipise.operator=
         */
        'filter[recipise]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[secrete][operator], secrete=, secrete.operator=
         */
        'filter[secrete]'?: string;
    };
    url: '/api/v1/admin/providers';
};

export type AdminProvidersListResponses = {
    /**
     * Reușit
     */
    200: FurnizorPage;
};

export type AdminProvidersCreateData = {
    body: AdminProvidersCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/providers';
};

export type AdminProvidersCreateResponses = {
    /**
     * Creat
     */
    201: Furnizor;
};

export type AdminProvidersCountData = {
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
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[tip][operator], tip=, tip.operator=
         */
        'filter[tip]'?: string;
        /**
         * De asemenea filter[configuratie][operator], configuratie=, configuratie.operator=
         */
        'filter[configuratie]'?: string;
        /**
         * De asemenea filter[prioritate][operator], prioritate=, prioritate.operator=
         */
        'filter[prioritate]'?: string;
        /**
         * De asemenea filter[peSecunda][operator], peSecunda=, peSecunda.operator=
         */
        'filter[peSecunda]'?: string;
        /**
         * De asemenea filter[recipise][operator], recipise=, recipise.operator=
         */
        'filter[recipise]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[secrete][operator], secrete=, secrete.operator=
         */
        'filter[secrete]'?: string;
    };
    url: '/api/v1/admin/providers/count';
};

export type AdminProvidersCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AdminProvidersRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/providers/{id}';
};

export type AdminProvidersRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AdminProvidersReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/providers/{id}';
};

export type AdminProvidersReadResponses = {
    /**
     * Reușit
     */
    200: Furnizor;
};

export type AdminProvidersPatchData = {
    body: AdminProvidersPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/providers/{id}';
};

export type AdminProvidersPatchResponses = {
    /**
     * Reușit
     */
    200: Furnizor;
};

export type AdminProvidersReplaceData = {
    body: AdminProvidersReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/providers/{id}';
};

export type AdminProvidersReplaceResponses = {
    /**
     * Reușit
     */
    200: Furnizor;
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
         * De asemenea filter[oldestAgeSeconds][operator], oldestAgeSeconds=, oldestAgeSeconds.operator=
         */
        'filter[oldestAgeSeconds]'?: string;
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

export type AdminQueuesReadData = {
    body?: never;
    path: {
        queue: string;
    };
    query?: never;
    url: '/api/v1/admin/queues/{queue}';
};

export type AdminQueuesReadResponses = {
    /**
     * Reușit
     */
    200: CoadaInDetaliu;
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
         * De asemenea filter[notificareId][operator], notificareId=, notificareId.operator=
         */
        'filter[notificareId]'?: string;
        /**
         * De asemenea filter[sistem][operator], sistem=, sistem.operator=
         */
        'filter[sistem]'?: string;
        /**
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[priority][operator], priority=, priority.operator=
         */
        'filter[priority]'?: string;
        /**
         * De asemenea filter[incercari][operator], incercari=, incercari.operator=
         */
        'filter[incercari]'?: string;
        /**
         * De asemenea filter[asteaptaDin][operator], asteaptaDin=, asteaptaDin.operator=
         */
        'filter[asteaptaDin]'?: string;
        /**
         * De asemenea filter[destinatar][operator], destinatar=, destinatar.operator=
         */
        'filter[destinatar]'?: string;
    };
    url: '/api/v1/admin/queues/{queue}/messages';
};

export type AdminQueuesListMessagesResponses = {
    /**
     * Reușit
     */
    200: MesajInCoadaPage;
};

export type AdminQueuesPurgeData = {
    body?: GolireDeCoada;
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
    body?: AdminQueuesReplayBody;
    path: {
        queue: string;
    };
    query?: never;
    url: '/api/v1/admin/queues/{queue}/replay';
};

export type AdminQueuesReplayResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: AprobareCeruta;
};

export type AdminRecipientsListData = {
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
         * De asemenea filter[nume][operator], nume=, nume.operator=
         */
        'filter[nume]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[utilizatorLogin][operator], utilizatorLogin=, utilizatorLogin.operator=
         */
        'filter[utilizatorLogin]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/v1/admin/recipients';
};

export type AdminRecipientsListResponses = {
    /**
     * Reușit
     */
    200: DestinatarPage;
};

export type AdminRecipientsCreateData = {
    body: AdminRecipientsCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/admin/recipients';
};

export type AdminRecipientsCreateResponses = {
    /**
     * Creat
     */
    201: Destinatar;
};

export type AdminRecipientsCountData = {
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
         * De asemenea filter[nume][operator], nume=, nume.operator=
         */
        'filter[nume]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[utilizatorLogin][operator], utilizatorLogin=, utilizatorLogin.operator=
         */
        'filter[utilizatorLogin]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/v1/admin/recipients/count';
};

export type AdminRecipientsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type AdminRecipientsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/recipients/{id}';
};

export type AdminRecipientsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type AdminRecipientsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/recipients/{id}';
};

export type AdminRecipientsReadResponses = {
    /**
     * Reușit
     */
    200: Destinatar;
};

export type AdminRecipientsPatchData = {
    body: AdminRecipientsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/recipients/{id}';
};

export type AdminRecipientsPatchResponses = {
    /**
     * Reușit
     */
    200: Destinatar;
};

export type AdminRecipientsReplaceData = {
    body: AdminRecipientsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/admin/recipients/{id}';
};

export type AdminRecipientsReplaceResponses = {
    /**
     * Reușit
     */
    200: Destinatar;
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
         * De asemenea filter[mod][operator], mod=, mod.operator=
         */
        'filter[mod]'?: string;
        /**
         * De asemenea filter[certificate][operator], certificate=, certificate.operator=
         */
        'filter[certificate]'?: string;
        /**
         * De asemenea filter[expeditorId][operator], expeditorId=, expeditorId.operator=
         */
        'filter[expeditorId]'?: string;
        /**
         * De asemenea filter[callbackUrl][operator], callbackUrl=, callbackUrl.operator=
         */
        'filter[callbackUrl]'?: string;
        /**
         * De asemenea filter[plafoane][operator], plafoane=, plafoane.operator=
         */
        'filter[plafoane]'?: string;
        /**
         * De asemenea filter[limitaPeMinut][operator], limitaPeMinut=, limitaPeMinut.operator=
         */
        'filter[limitaPeMinut]'?: string;
        /**
         * De asemenea filter[limitaPeZi][operator], limitaPeZi=, limitaPeZi.operator=
         */
        'filter[limitaPeZi]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[certificateCunoscute][operator], certificateCunoscute=, certificateCunoscute.operator=
         */
        'filter[certificateCunoscute]'?: string;
        /**
         * De asemenea filter[certificatExpiraLa][operator], certificatExpiraLa=, certificatExpiraLa.operator=
         */
        'filter[certificatExpiraLa]'?: string;
        /**
         * De asemenea filter[areCallbackSecret][operator], areCallbackSecret=, areCallbackSecret.operator=
         */
        'filter[areCallbackSecret]'?: string;
    };
    url: '/api/v1/admin/systems';
};

export type AdminSystemsListResponses = {
    /**
     * Reușit
     */
    200: SistemPage;
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
    201: Sistem;
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
         * De asemenea filter[mod][operator], mod=, mod.operator=
         */
        'filter[mod]'?: string;
        /**
         * De asemenea filter[certificate][operator], certificate=, certificate.operator=
         */
        'filter[certificate]'?: string;
        /**
         * De asemenea filter[expeditorId][operator], expeditorId=, expeditorId.operator=
         */
        'filter[expeditorId]'?: string;
        /**
         * De asemenea filter[callbackUrl][operator], callbackUrl=, callbackUrl.operator=
         */
        'filter[callbackUrl]'?: string;
        /**
         * De asemenea filter[plafoane][operator], plafoane=, plafoane.operator=
         */
        'filter[plafoane]'?: string;
        /**
         * De asemenea filter[limitaPeMinut][operator], limitaPeMinut=, limitaPeMinut.operator=
         */
        'filter[limitaPeMinut]'?: string;
        /**
         * De asemenea filter[limitaPeZi][operator], limitaPeZi=, limitaPeZi.operator=
         */
        'filter[limitaPeZi]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[certificateCunoscute][operator], certificateCunoscute=, certificateCunoscute.operator=
         */
        'filter[certificateCunoscute]'?: string;
        /**
         * De asemenea filter[certificatExpiraLa][operator], certificatExpiraLa=, certificatExpiraLa.operator=
         */
        'filter[certificatExpiraLa]'?: string;
        /**
         * De asemenea filter[areCallbackSecret][operator], areCallbackSecret=, areCallbackSecret.operator=
         */
        'filter[areCallbackSecret]'?: string;
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
    200: Sistem;
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
    200: Sistem;
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
    200: Sistem;
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[bodyShort][operator], bodyShort=, bodyShort.operator=
         */
        'filter[bodyShort]'?: string;
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
    url: '/api/v1/admin/templates';
};

export type AdminTemplatesListResponses = {
    /**
     * Reușit
     */
    200: SablonInListaPage;
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
    201: Sablon;
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[bodyShort][operator], bodyShort=, bodyShort.operator=
         */
        'filter[bodyShort]'?: string;
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
    200: Sablon;
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
    200: Sablon;
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
    200: Sablon;
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
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

export type AppNotificationsCreateData = {
    body: AppNotificationRequest;
    path?: never;
    query?: never;
    url: '/api/v1/app/notifications';
};

export type AppNotificationsCreateResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: NotificareAcceptata;
};

export type AppNotificationsCancelData = {
    body?: never;
    path: {
        trackingId: string;
    };
    query?: never;
    url: '/api/v1/app/notifications/{trackingId}';
};

export type AppNotificationsCancelResponses = {
    /**
     * Reușit
     */
    200: NotificareUrmarita;
};

export type AppNotificationsReadData = {
    body?: never;
    path: {
        trackingId: string;
    };
    query?: {
        cursor?: string;
    };
    url: '/api/v1/app/notifications/{trackingId}';
};

export type AppNotificationsReadResponses = {
    /**
     * Reușit
     */
    200: NotificareUrmarita;
};

export type AppNotificationsPatchData = {
    body: OraNoua;
    path: {
        trackingId: string;
    };
    query?: never;
    url: '/api/v1/app/notifications/{trackingId}';
};

export type AppNotificationsPatchResponses = {
    /**
     * Reușit
     */
    200: NotificareUrmarita;
};

export type AppReceiptsRegisterData = {
    body: Recipise;
    path: {
        provider: string;
    };
    query?: never;
    url: '/api/v1/app/receipts/{provider}';
};

export type AppReceiptsRegisterResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: RecipisePrimite;
};

export type AppTemplatesListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[bodyShort][operator], bodyShort=, bodyShort.operator=
         */
        'filter[bodyShort]'?: string;
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
    url: '/api/v1/app/templates';
};

export type AppTemplatesListResponses = {
    /**
     * Reușit
     */
    200: SablonInListaPage;
};

export type AppTemplatesCreateData = {
    body: AppTemplatesCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/app/templates';
};

export type AppTemplatesCreateResponses = {
    /**
     * Creat
     */
    201: Sablon;
};

export type AppTemplatesReplaceData = {
    body: AppTemplatesReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/app/templates/{id}';
};

export type AppTemplatesReplaceResponses = {
    /**
     * Reușit
     */
    200: Sablon;
};

export type AppTokensCreateData = {
    body: CerereToken;
    path?: never;
    query?: never;
    url: '/api/v1/app/tokens';
};

export type AppTokensCreateResponses = {
    /**
     * Reușit
     */
    200: TokenSistem;
};

export type AttachmentsCreateData = {
    body: AtasamentNou;
    path?: never;
    query?: never;
    url: '/api/v1/attachments';
};

export type AttachmentsCreateResponses = {
    /**
     * Creat
     */
    201: AtasamentDeschis;
};

export type CitizenCategoriesListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
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
         * De asemenea filter[refuzabila][operator], refuzabila=, refuzabila.operator=
         */
        'filter[refuzabila]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/v1/citizen/categories';
};

export type CitizenCategoriesListResponses = {
    /**
     * Reușit
     */
    200: CitizenCategoryPage;
};

export type CitizenContactsListData = {
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
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[adresa][operator], adresa=, adresa.operator=
         */
        'filter[adresa]'?: string;
        /**
         * De asemenea filter[verificat][operator], verificat=, verificat.operator=
         */
        'filter[verificat]'?: string;
        /**
         * De asemenea filter[principal][operator], principal=, principal.operator=
         */
        'filter[principal]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[nelivrabil][operator], nelivrabil=, nelivrabil.operator=
         */
        'filter[nelivrabil]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/v1/citizen/contacts';
};

export type CitizenContactsListResponses = {
    /**
     * Reușit
     */
    200: CitizenContactPage;
};

export type CitizenContactsCreateData = {
    body: CitizenContactsCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/citizen/contacts';
};

export type CitizenContactsCreateResponses = {
    /**
     * Creat
     */
    201: CitizenContact;
};

export type CitizenContactsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/contacts/{id}';
};

export type CitizenContactsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type CitizenContactsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/contacts/{id}';
};

export type CitizenContactsReadResponses = {
    /**
     * Reușit
     */
    200: CitizenContact;
};

export type CitizenContactsReplaceData = {
    body: CitizenContactsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/contacts/{id}';
};

export type CitizenContactsReplaceResponses = {
    /**
     * Reușit
     */
    200: CitizenContact;
};

export type CitizenContactsRequestCodeData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/contacts/{id}/resend';
};

export type CitizenContactsRequestCodeResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type CitizenContactsVerifyData = {
    body: CodDeConfirmare;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/contacts/{id}/verify';
};

export type CitizenContactsVerifyResponses = {
    /**
     * Reușit
     */
    200: CitizenContact;
};

export type CitizenNotificationsListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[oficiala][operator], oficiala=, oficiala.operator=
         */
        'filter[oficiala]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/v1/citizen/notifications';
};

export type CitizenNotificationsListResponses = {
    /**
     * Reușit
     */
    200: CitizenNotificationPage;
};

export type CitizenNotificationsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/notifications/{id}';
};

export type CitizenNotificationsReadResponses = {
    /**
     * Reușit
     */
    200: CitizenNotification;
};

export type CitizenNotificationsDownloadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: {
        numar?: number;
    };
    url: '/api/v1/citizen/notifications/{id}/attachments';
};

export type CitizenNotificationsDownloadResponses = {
    /**
     * Conținutul întreg; la Accept: application/json adresa conținutului mare
     */
    200: Blob | File;
    /**
     * Conținutul mare se pregătește; repetați cererea
     */
    202: FisierInPregatire;
};

export type CitizenNotificationsReadContentData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/notifications/{id}/content';
};

export type CitizenNotificationsReadContentResponses = {
    /**
     * Reușit
     */
    200: Mesaj;
};

export type CitizenNotificationsSetReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/notifications/{id}/read';
};

export type CitizenNotificationsSetReadResponses = {
    /**
     * Reușit
     */
    200: CitizenNotification;
};

export type CitizenPreferencesListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[canale][operator], canale=, canale.operator=
         */
        'filter[canale]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[liniste][operator], liniste=, liniste.operator=
         */
        'filter[liniste]'?: string;
        /**
         * De asemenea filter[rezumat][operator], rezumat=, rezumat.operator=
         */
        'filter[rezumat]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/v1/citizen/preferences';
};

export type CitizenPreferencesListResponses = {
    /**
     * Reușit
     */
    200: CitizenPreferencePage;
};

export type CitizenPreferencesCreateData = {
    body: CitizenPreferencesCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/citizen/preferences';
};

export type CitizenPreferencesCreateResponses = {
    /**
     * Creat
     */
    201: CitizenPreference;
};

export type CitizenPreferencesRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/preferences/{id}';
};

export type CitizenPreferencesRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type CitizenPreferencesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/preferences/{id}';
};

export type CitizenPreferencesReadResponses = {
    /**
     * Reușit
     */
    200: CitizenPreference;
};

export type CitizenPreferencesReplaceData = {
    body: CitizenPreferencesReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/preferences/{id}';
};

export type CitizenPreferencesReplaceResponses = {
    /**
     * Reușit
     */
    200: CitizenPreference;
};

export type CitizenPushSubscriptionsListData = {
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
         * De asemenea filter[endpoint][operator], endpoint=, endpoint.operator=
         */
        'filter[endpoint]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/v1/citizen/push-subscriptions';
};

export type CitizenPushSubscriptionsListResponses = {
    /**
     * Reușit
     */
    200: CitizenPushSubscriptionPage;
};

export type CitizenPushSubscriptionsCreateData = {
    body: CitizenPushSubscriptionsCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/citizen/push-subscriptions';
};

export type CitizenPushSubscriptionsCreateResponses = {
    /**
     * Creat
     */
    201: CitizenPushSubscription;
};

export type CitizenPushSubscriptionsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/citizen/push-subscriptions/{id}';
};

export type CitizenPushSubscriptionsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
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

export type NotifyListData = {
    body?: never;
    path?: never;
    query?: {
        dupa?: number;
        size?: number;
    };
    url: '/api/v1/notify';
};

export type NotifyListResponses = {
    /**
     * Reușit
     */
    200: SchimbariDeStare;
};

export type NotifyByIdCreateData = {
    body: CerereDeNotificareDupaNumar;
    path: {
        trackingId: string;
    };
    query?: never;
    url: '/api/v1/notify-by-id/{trackingId}';
};

export type NotifyByIdCreateResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: NotificareAcceptata;
};

export type NotifyCancelData = {
    body?: never;
    path: {
        trackingId: string;
    };
    query?: never;
    url: '/api/v1/notify/{trackingId}';
};

export type NotifyCancelResponses = {
    /**
     * Reușit
     */
    200: NotificareUrmarita;
};

export type NotifyReadData = {
    body?: never;
    path: {
        trackingId: string;
    };
    query?: {
        cursor?: string;
    };
    url: '/api/v1/notify/{trackingId}';
};

export type NotifyReadResponses = {
    /**
     * Reușit
     */
    200: NotificareUrmarita;
};

export type NotifyPatchData = {
    body: OraNoua;
    path: {
        trackingId: string;
    };
    query?: never;
    url: '/api/v1/notify/{trackingId}';
};

export type NotifyPatchResponses = {
    /**
     * Reușit
     */
    200: NotificareUrmarita;
};

export type NotifyCreateData = {
    body: CerereDeNotificare;
    path: {
        trackingId: string;
    };
    query?: never;
    url: '/api/v1/notify/{trackingId}';
};

export type NotifyCreateResponses = {
    /**
     * Acceptat: continuă în fundal
     */
    202: NotificareAcceptata;
};

export type NotifyDownloadReportData = {
    body?: never;
    path: {
        trackingId: string;
    };
    query?: {
        cursor?: string;
    };
    url: '/api/v1/notify/{trackingId}/report';
};

export type NotifyDownloadReportResponses = {
    /**
     * Reușit
     */
    200: string;
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

export type PublicPushKeysReadCurrentData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/public/push-keys/current';
};

export type PublicPushKeysReadCurrentResponses = {
    /**
     * Reușit
     */
    200: CheiePush;
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

export type PublicUnsubscribeReadData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/api/v1/public/unsubscribe/{token}';
};

export type PublicUnsubscribeReadResponses = {
    /**
     * Reușit
     */
    200: Dezabonare;
};

export type PublicUnsubscribeRequestData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/api/v1/public/unsubscribe/{token}';
};

export type PublicUnsubscribeRequestResponses = {
    /**
     * Reușit
     */
    200: MesajeRefuzate;
};

export type StaffCategoriesListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
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
         * De asemenea filter[refuzabila][operator], refuzabila=, refuzabila.operator=
         */
        'filter[refuzabila]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/v1/staff/categories';
};

export type StaffCategoriesListResponses = {
    /**
     * Reușit
     */
    200: CategoriePage;
};

export type StaffCategoriesCountData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
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
         * De asemenea filter[refuzabila][operator], refuzabila=, refuzabila.operator=
         */
        'filter[refuzabila]'?: string;
        /**
         * De asemenea filter[activ][operator], activ=, activ.operator=
         */
        'filter[activ]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
    };
    url: '/api/v1/staff/categories/count';
};

export type StaffCategoriesCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type StaffCategoriesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/categories/{id}';
};

export type StaffCategoriesReadResponses = {
    /**
     * Reușit
     */
    200: Categorie;
};

export type StaffGroupsListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[denumire][operator], denumire=, denumire.operator=
         */
        'filter[denumire]'?: string;
        /**
         * De asemenea filter[id][operator], id=, id.operator=
         */
        'filter[id]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
    };
    url: '/api/v1/staff/groups';
};

export type StaffGroupsListResponses = {
    /**
     * Reușit
     */
    200: GrupInListaPage;
};

export type StaffGroupsCreateData = {
    body: StaffGroupsCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/staff/groups';
};

export type StaffGroupsCreateResponses = {
    /**
     * Creat
     */
    201: Grup;
};

export type StaffGroupsRemoveData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/groups/{id}';
};

export type StaffGroupsRemoveResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type StaffGroupsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/groups/{id}';
};

export type StaffGroupsReadResponses = {
    /**
     * Reușit
     */
    200: Grup;
};

export type StaffGroupsReplaceData = {
    body: StaffGroupsReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/groups/{id}';
};

export type StaffGroupsReplaceResponses = {
    /**
     * Reușit
     */
    200: Grup;
};

export type StaffGroupsRemoveMembersData = {
    body?: never;
    path: {
        id: number;
    };
    query: {
        destinatarId: string;
    };
    url: '/api/v1/staff/groups/{id}/members';
};

export type StaffGroupsRemoveMembersResponses = {
    /**
     * Reușit, fără conținut
     */
    204: void;
};

export type StaffGroupsListMembersData = {
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
         * De asemenea filter[adaugatLa][operator], adaugatLa=, adaugatLa.operator=
         */
        'filter[adaugatLa]'?: string;
        /**
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
    };
    url: '/api/v1/staff/groups/{id}/members';
};

export type StaffGroupsListMembersResponses = {
    /**
     * Reușit
     */
    200: MembruPage;
};

export type StaffGroupsCreateMembersData = {
    body: StaffGroupsCreateMembersBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/groups/{id}/members';
};

export type StaffGroupsCreateMembersResponses = {
    /**
     * Reușit
     */
    200: MembriAdaugati;
};

export type StaffNotificationsListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[trackingId][operator], trackingId=, trackingId.operator=
         */
        'filter[trackingId]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[total][operator], total=, total.operator=
         */
        'filter[total]'?: string;
        /**
         * De asemenea filter[priority][operator], priority=, priority.operator=
         */
        'filter[priority]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[oficiala][operator], oficiala=, oficiala.operator=
         */
        'filter[oficiala]'?: string;
        /**
         * De asemenea filter[templateId][operator], templateId=, templateId.operator=
         */
        'filter[templateId]'?: string;
        /**
         * De asemenea filter[origineId][operator], origineId=, origineId.operator=
         */
        'filter[origineId]'?: string;
        /**
         * De asemenea filter[proba][operator], proba=, proba.operator=
         */
        'filter[proba]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[titlu][operator], titlu=, titlu.operator=
         */
        'filter[titlu]'?: string;
        /**
         * De asemenea filter[scheduledAt][operator], scheduledAt=, scheduledAt.operator=
         */
        'filter[scheduledAt]'?: string;
        /**
         * De asemenea filter[expiresAt][operator], expiresAt=, expiresAt.operator=
         */
        'filter[expiresAt]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[incheiatLa][operator], incheiatLa=, incheiatLa.operator=
         */
        'filter[incheiatLa]'?: string;
    };
    url: '/api/v1/staff/notifications';
};

export type StaffNotificationsListResponses = {
    /**
     * Reușit
     */
    200: NotificarePage;
};

export type StaffNotificationsCreateData = {
    body: StaffNotificationRequest;
    path?: never;
    query?: never;
    url: '/api/v1/staff/notifications';
};

export type StaffNotificationsCreateResponses = {
    /**
     * Creat
     */
    201: Notificare;
};

export type StaffNotificationsCountData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[trackingId][operator], trackingId=, trackingId.operator=
         */
        'filter[trackingId]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[total][operator], total=, total.operator=
         */
        'filter[total]'?: string;
        /**
         * De asemenea filter[priority][operator], priority=, priority.operator=
         */
        'filter[priority]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[oficiala][operator], oficiala=, oficiala.operator=
         */
        'filter[oficiala]'?: string;
        /**
         * De asemenea filter[templateId][operator], templateId=, templateId.operator=
         */
        'filter[templateId]'?: string;
        /**
         * De asemenea filter[origineId][operator], origineId=, origineId.operator=
         */
        'filter[origineId]'?: string;
        /**
         * De asemenea filter[proba][operator], proba=, proba.operator=
         */
        'filter[proba]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[titlu][operator], titlu=, titlu.operator=
         */
        'filter[titlu]'?: string;
        /**
         * De asemenea filter[scheduledAt][operator], scheduledAt=, scheduledAt.operator=
         */
        'filter[scheduledAt]'?: string;
        /**
         * De asemenea filter[expiresAt][operator], expiresAt=, expiresAt.operator=
         */
        'filter[expiresAt]'?: string;
        /**
         * De asemenea filter[creatDe][operator], creatDe=, creatDe.operator=
         */
        'filter[creatDe]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[incheiatLa][operator], incheiatLa=, incheiatLa.operator=
         */
        'filter[incheiatLa]'?: string;
    };
    url: '/api/v1/staff/notifications/count';
};

export type StaffNotificationsCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type StaffNotificationsCreateEstimateData = {
    body: StaffNotificationEstimateRequest;
    path?: never;
    query?: never;
    url: '/api/v1/staff/notifications/estimates';
};

export type StaffNotificationsCreateEstimateResponses = {
    /**
     * Reușit
     */
    200: StaffNotificationEstimate;
};

export type StaffNotificationsCreateTestData = {
    body: StaffNotificationTest;
    path?: never;
    query?: never;
    url: '/api/v1/staff/notifications/tests';
};

export type StaffNotificationsCreateTestResponses = {
    /**
     * Creat
     */
    201: Notificare;
};

export type StaffNotificationsReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/notifications/{id}';
};

export type StaffNotificationsReadResponses = {
    /**
     * Reușit
     */
    200: Notificare;
};

export type StaffNotificationsPatchData = {
    body: StaffNotificationsPatchBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/notifications/{id}';
};

export type StaffNotificationsPatchResponses = {
    /**
     * Reușit
     */
    200: Notificare;
};

export type StaffNotificationsListDeliveriesData = {
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
         * De asemenea filter[notificareId][operator], notificareId=, notificareId.operator=
         */
        'filter[notificareId]'?: string;
        /**
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[destinatarId][operator], destinatarId=, destinatarId.operator=
         */
        'filter[destinatarId]'?: string;
        /**
         * De asemenea filter[canal][operator], canal=, canal.operator=
         */
        'filter[canal]'?: string;
        /**
         * De asemenea filter[destinatar][operator], destinatar=, destinatar.operator=
         */
        'filter[destinatar]'?: string;
        /**
         * De asemenea filter[status][operator], status=, status.operator=
         */
        'filter[status]'?: string;
        /**
         * De asemenea filter[cauza][operator], cauza=, cauza.operator=
         */
        'filter[cauza]'?: string;
        /**
         * De asemenea filter[motiv][operator], motiv=, motiv.operator=
         */
        'filter[motiv]'?: string;
        /**
         * De asemenea filter[providerId][operator], providerId=, providerId.operator=
         */
        'filter[providerId]'?: string;
        /**
         * De asemenea filter[mesajId][operator], mesajId=, mesajId.operator=
         */
        'filter[mesajId]'?: string;
        /**
         * De asemenea filter[incercari][operator], incercari=, incercari.operator=
         */
        'filter[incercari]'?: string;
        /**
         * De asemenea filter[segmente][operator], segmente=, segmente.operator=
         */
        'filter[segmente]'?: string;
        /**
         * De asemenea filter[limba][operator], limba=, limba.operator=
         */
        'filter[limba]'?: string;
        /**
         * De asemenea filter[limbaCeruta][operator], limbaCeruta=, limbaCeruta.operator=
         */
        'filter[limbaCeruta]'?: string;
        /**
         * De asemenea filter[retrimisaIn][operator], retrimisaIn=, retrimisaIn.operator=
         */
        'filter[retrimisaIn]'?: string;
        /**
         * De asemenea filter[proba][operator], proba=, proba.operator=
         */
        'filter[proba]'?: string;
        /**
         * De asemenea filter[sablonVersiune][operator], sablonVersiune=, sablonVersiune.operator=
         */
        'filter[sablonVersiune]'?: string;
        /**
         * De asemenea filter[rezumatId][operator], rezumatId=, rezumatId.operator=
         */
        'filter[rezumatId]'?: string;
        /**
         * De asemenea filter[livrariIncluse][operator], livrariIncluse=, livrariIncluse.operator=
         */
        'filter[livrariIncluse]'?: string;
        /**
         * De asemenea filter[scheduledAt][operator], scheduledAt=, scheduledAt.operator=
         */
        'filter[scheduledAt]'?: string;
        /**
         * De asemenea filter[urmatoareaLa][operator], urmatoareaLa=, urmatoareaLa.operator=
         */
        'filter[urmatoareaLa]'?: string;
        /**
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[trimisLa][operator], trimisLa=, trimisLa.operator=
         */
        'filter[trimisLa]'?: string;
        /**
         * De asemenea filter[incheiatLa][operator], incheiatLa=, incheiatLa.operator=
         */
        'filter[incheiatLa]'?: string;
    };
    url: '/api/v1/staff/notifications/{id}/deliveries';
};

export type StaffNotificationsListDeliveriesResponses = {
    /**
     * Reușit
     */
    200: StaffDeliveryPage;
};

export type StaffNotificationsRetryData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/notifications/{id}/retry';
};

export type StaffNotificationsRetryResponses = {
    /**
     * Creat
     */
    201: Notificare;
};

export type StaffNotificationsReadTextsData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/notifications/{id}/texts';
};

export type StaffNotificationsReadTextsResponses = {
    /**
     * Reușit
     */
    200: StaffNotificationTexts;
};

export type StaffNotificationsReplaceTextsData = {
    body: StaffNotificationTextsReplacement;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/notifications/{id}/texts';
};

export type StaffNotificationsReplaceTextsResponses = {
    /**
     * Reușit
     */
    200: Notificare;
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

export type StaffTemplatesListData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[bodyShort][operator], bodyShort=, bodyShort.operator=
         */
        'filter[bodyShort]'?: string;
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
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
    };
    url: '/api/v1/staff/templates';
};

export type StaffTemplatesListResponses = {
    /**
     * Reușit
     */
    200: StaffTemplateRowPage;
};

export type StaffTemplatesCountData = {
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[bodyShort][operator], bodyShort=, bodyShort.operator=
         */
        'filter[bodyShort]'?: string;
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
         * De asemenea filter[creatLa][operator], creatLa=, creatLa.operator=
         */
        'filter[creatLa]'?: string;
        /**
         * De asemenea filter[modificatLa][operator], modificatLa=, modificatLa.operator=
         */
        'filter[modificatLa]'?: string;
    };
    url: '/api/v1/staff/templates/count';
};

export type StaffTemplatesCountResponses = {
    /**
     * Reușit
     */
    200: number;
};

export type StaffTemplatesReadData = {
    body?: never;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/staff/templates/{id}';
};

export type StaffTemplatesReadResponses = {
    /**
     * Reușit
     */
    200: StaffTemplate;
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
         * De asemenea filter[sistemId][operator], sistemId=, sistemId.operator=
         */
        'filter[sistemId]'?: string;
        /**
         * De asemenea filter[cod][operator], cod=, cod.operator=
         */
        'filter[cod]'?: string;
        /**
         * De asemenea filter[name][operator], name=, name.operator=
         */
        'filter[name]'?: string;
        /**
         * De asemenea filter[categorie][operator], categorie=, categorie.operator=
         */
        'filter[categorie]'?: string;
        /**
         * De asemenea filter[subject][operator], subject=, subject.operator=
         */
        'filter[subject]'?: string;
        /**
         * De asemenea filter[bodyShort][operator], bodyShort=, bodyShort.operator=
         */
        'filter[bodyShort]'?: string;
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
    url: '/api/v1/template';
};

export type MachineTemplatesListResponses = {
    /**
     * Reușit
     */
    200: SablonInListaPage;
};

export type MachineTemplatesCreateData = {
    body: MachineTemplatesCreateBody;
    path?: never;
    query?: never;
    url: '/api/v1/template';
};

export type MachineTemplatesCreateResponses = {
    /**
     * Creat
     */
    201: Sablon;
};

export type MachineTemplatesReplaceData = {
    body: MachineTemplatesReplaceBody;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/template/{id}';
};

export type MachineTemplatesReplaceResponses = {
    /**
     * Reușit
     */
    200: Sablon;
};

export type MachineTemplatesRenderData = {
    body: CerereDePrevizualizare;
    path: {
        id: number;
    };
    query?: never;
    url: '/api/v1/template/{id}/preview';
};

export type MachineTemplatesRenderResponses = {
    /**
     * Reușit
     */
    200: SablonCompletat;
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

