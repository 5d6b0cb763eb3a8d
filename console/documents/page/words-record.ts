import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

/** Texts about the record of a document: its states, its fields and the acts on it. */
export const recordWords = words({
  tabs: {
    label: ["Despre document", "О документе"],
    detalii: ["Detalii", "Сведения"],
    versiuni: ["Versiuni", "Версии"],
    acces: ["Acces", "Доступ"],
    semnaturi: ["Semnături", "Подписи"],
    text: ["Text", "Текст"],
    activitate: ["Activitate", "События"],
  },
  status: {
    ACTIV: ["activ", "активен"],
    ARHIVAT: ["în arhivă", "в архиве"],
    STERS: ["în coș", "в корзине"],
    PURJAT: ["eliminat definitiv", "уничтожен"],
  },
  visibility: {
    PUBLIC: ["public", "открытый"],
    PERSONAL: ["personal", "личный"],
    SECRET: ["secret", "секретный"],
  },
  visibilityHints: {
    PUBLIC: ["îl poate citi oricine", "его может читать каждый"],
    PERSONAL: [
      "îl văd proprietarul, membrii containerului și cei cărora le-a fost partajat",
      "его видят владелец, участники контейнера и те, кому дан доступ",
    ],
    SECRET: [
      "îl văd numai cei cu drept la documente secrete",
      "его видят только имеющие право на секретные документы",
    ],
  },
  security: {
    CRIPTAT: ["criptat", "шифрован"],
    PAROLA: ["cu parolă", "с паролем"],
  },
  securityHints: {
    CRIPTAT: [
      "păstrat criptat; se citește ca oricare altul de cei care au dreptul",
      "хранится зашифрованным; имеющие право читают его как любой другой",
    ],
    PAROLA: [
      "păstrat criptat; se citește numai cu parola documentului",
      "хранится зашифрованным; читается только с паролем документа",
    ],
  },
  held: ["reținere legală", "под запретом уничтожения"],
  scan: {
    label: ["Scanare de viruși", "Проверка на вирусы"],
    badges: {
      asteapta: ["se scanează", "проверяется"],
      infectat: ["virus găsit", "найден вирус"],
      eliberat: ["eliberat după scanare", "освобождён после проверки"],
    },
    waits: [
      "Se scanează conținutul. Până la rezultat, organizația îl poate da numai celor care îl pot modifica.",
      "Содержимое проверяется на вирусы. До результата организация может выдавать его только тем, кто может его изменять.",
    ],
    found: [
      (name: string) => `Scanarea a găsit în conținut un virus (${name}). Nimeni nu îl poate deschide.`,
      (name: string) => `Проверка нашла в содержимом вирус (${name}). Открыть его не может никто.`,
    ],
    mayRelease: [
      "Dacă este o alarmă falsă, cereți eliberarea lui; altfel mutați documentul în coș și eliminați-l. Ambele le aprobă alt administrator.",
      "Если тревога ложная, запросите его освобождение; иначе переместите документ в корзину и уничтожьте. И то и другое одобряет другой администратор.",
    ],
    mayReplace: [
      "Adăugați o versiune curată sau scrieți administratorului.",
      "Добавьте чистую версию или напишите администратору.",
    ],
    results: {
      asteapta: ["în curs", "идёт"],
      curat: ["nu s-a găsit nimic", "ничего не найдено"],
      infectat: [(name: string) => `virus găsit: ${name}`, (name: string) => `найден вирус: ${name}`],
      eliberat: [
        (name: string) => `s-a găsit ${name}; doi administratori l-au declarat inofensiv`,
        (name: string) => `найдено: ${name}; два администратора признали содержимое безвредным`,
      ],
    },
    reasons: {
      neconfigurat: ["nescanat: niciun scaner nu este configurat", "не проверено: проверка не настроена"],
      indisponibil: ["nescanat: scanerul nu răspunde", "не проверено: антивирус не отвечает"],
      preaMare: ["nescanat: fișierul este prea mare", "не проверено: файл слишком большой"],
      criptat: ["nescanat: fișierul este criptat", "не проверено: файл зашифрован"],
      nesuportat: [
        "nescanat: scanerul nu citește acest fișier",
        "не проверено: антивирус не читает такой файл",
      ],
      termen: ["nescanat: scanarea a durat prea mult", "не проверено: проверка заняла слишком много времени"],
    },
  },
  live: ["la furnizor", "у поставщика"],
  formats: {
    pdf: ["PDF", "PDF", "PDF"],
    office: ["document Office", "документ Office"],
    image: ["imagine", "изображение"],
    text: ["text", "текст"],
    archive: ["arhivă", "архив"],
    other: ["alt fișier", "другой файл"],
  },
  providers: {
    provider_a: ["furnizorul A", "поставщик A"],
    provider_b: ["furnizorul B", "поставщик B"],
  },
  modes: {
    COPIE: ["copie", "копия"],
    LEGATURA: ["legătură vie", "живая ссылка"],
  },
  rights: {
    CITIRE: ["citire", "чтение"],
    SCRIERE: ["scriere și partajare", "изменение и передача доступа"],
  },
  signed: {
    good: [
      plural.ro({
        one: "semnătură valabilă",
        few: "{} semnături valabile",
        other: "{} de semnături valabile",
      }),
      plural.ru({
        one: "{} действительная подпись",
        few: "{} действительные подписи",
        many: "{} действительных подписей",
      }),
    ],
    bad: [
      plural.ro({
        one: "semnătură nevalabilă",
        few: "{} semnături nevalabile",
        other: "{} de semnături nevalabile",
      }),
      plural.ru({
        one: "{} недействительная подпись",
        few: "{} недействительные подписи",
        many: "{} недействительных подписей",
      }),
    ],
  },
  banners: {
    archived: [
      (day: string) => `Documentul este în arhivă din ${day}: se citește, dar nu se schimbă.`,
      (day: string) => `Документ в архиве с ${day}: он читается, но не изменяется.`,
    ],
    removed: [
      (day: string) =>
        `Documentul este în coș din ${day}. Conținutul lui nu se poate citi până nu este restaurat.`,
      (day: string) => `Документ в корзине с ${day}: пока его не вернули, содержимое прочитать нельзя.`,
    ],
    removedHeld: [
      "Este sub reținere legală, deci nu va fi eliminat.",
      "Он под запретом уничтожения и уничтожен не будет.",
    ],
    purged: [
      (day: string) =>
        `Conținutul a fost eliminat definitiv la ${day}. Au rămas datele documentului și istoricul lui.`,
      (day: string) =>
        `Содержимое окончательно уничтожено (${day}). Остались сведения о документе и его история.`,
    ],
    altered: ["Conținutul a fost schimbat după semnare", "Содержимое изменено после подписания"],
    badSignature: ["O semnătură din acest fișier nu este valabilă", "Подпись в этом файле недействительна"],
    signedBy: [(name: string) => `Semnătura lui ${name}.`, (name: string) => `Подпись: ${name}.`],
    seeSignatures: ["Vezi semnăturile", "Смотреть подписи"],
  },
  missing: {
    title: ["Document indisponibil", "Документ недоступен"],
    unread: ["Documentul nu a putut fi citit", "Документ не удалось прочитать"],
    reason: ["Documentul nu există sau nu aveți acces la el", "Документа нет, или у вас нет к нему доступа"],
    hint: [
      "Verificați adresa. Dacă știți codul documentului, puteți cere acces la el.",
      "Проверьте адрес. Если вы знаете код документа, можно запросить доступ.",
    ],
    back: ["Lista documentelor", "Список документов"],
    ask: ["Cere acces", "Запросить доступ"],
    code: ["Codul documentului", "Код документа"],
    codeMissing: ["Scrieți codul documentului", "Введите код документа"],
    codeUnknown: [
      "Niciun document nu are acest cod; verificați cum este scris",
      "Документа с таким кодом нет; проверьте, как он написан",
    ],
    why: ["De ce aveți nevoie de el", "Зачем он вам нужен"],
    whyMissing: ["Scrieți de ce aveți nevoie de document", "Напишите, зачем вам нужен документ"],
    send: ["Trimite cererea", "Отправить запрос"],
    asked: ["Cererea de acces așteaptă o decizie.", "Запрос доступа ожидает решения."],
  },
  acts: {
    more: ["Alte acțiuni", "Другие действия"],
    undo: ["Anulează", "Отменить"],
    undone: ["Am anulat acțiunea.", "Действие отменено."],
    download: ["Descarcă", "Скачать"],
    downloaded: [(name: string) => `Descărcat: ${name}.`, (name: string) => `Скачано: ${name}.`],
    verified: [
      (name: string) => `Descărcat: ${name}. SHA-256 se potrivește.`,
      (name: string) => `Скачано: ${name}. SHA-256 совпадает.`,
    ],
    edit: ["Modifică", "Изменить"],
    share: ["Dă acces", "Дать доступ"],
    addVersion: ["Versiune nouă", "Новая версия"],
    sign: ["Semnează", "Подписать"],
    createLink: ["Creează un link", "Создать ссылку"],
    readText: ["Citește textul", "Прочитать текст"],
    resync: ["Resincronizează cu sursa", "Обновить из источника"],
    resynced: [
      "Conținutul nou al sursei este acum versiunea curentă.",
      "Новое содержимое источника теперь текущая версия.",
    ],
    unchanged: ["Sursa nu s-a schimbat.", "Источник не изменился."],
    openSource: ["Deschide la furnizor", "Открыть у поставщика"],
    proof: ["Dovada documentului", "Доказательство документа"],
    hold: ["Pune reținere legală", "Запретить уничтожение"],
    release: ["Ridică reținerea legală", "Снять запрет уничтожения"],
    held: [
      "Documentul este sub reținere legală: nu poate fi eliminat.",
      "Документ под запретом уничтожения: уничтожить его нельзя.",
    ],
    released: ["Reținerea legală a fost ridicată.", "Запрет уничтожения снят."],
    archive: ["Arhivează", "В архив"],
    archived: [(name: string) => `„${name}” este în arhivă.`, (name: string) => `«${name}» в архиве.`],
    restore: ["Restaurează", "Восстановить"],
    restored: [
      (name: string) => `„${name}” este din nou activ.`,
      (name: string) => `«${name}» снова активен.`,
    ],
    remove: ["Mută în coș", "В корзину"],
    removeTitle: [
      (name: string) => `Mutați în coș „${name}”?`,
      (name: string) => `Переместить «${name}» в корзину?`,
    ],
    removeText: [
      "Nimeni nu îl mai poate citi până nu este restaurat. Nu se pierde nimic.",
      "Пока его не вернут, прочитать его нельзя. Ничего не теряется.",
    ],
    removed: [(name: string) => `„${name}” este în coș.`, (name: string) => `«${name}» в корзине.`],
    purge: ["Elimină definitiv", "Уничтожить"],
    purgeTitle: [
      (name: string) => `Eliminați definitiv „${name}”?`,
      (name: string) => `Уничтожить «${name}» окончательно?`,
    ],
    purgeText: [
      "Conținutul tuturor versiunilor se șterge și nu mai poate fi adus înapoi.",
      "Содержимое всех версий удаляется, вернуть его нельзя.",
    ],
    purgeAsked: [
      (name: string) => `Eliminarea documentului „${name}” așteaptă aprobarea altui administrator.`,
      (name: string) => `Уничтожение документа «${name}» ожидает одобрения другого администратора.`,
    ],
    releaseContent: ["Cere eliberarea conținutului", "Запросить освобождение"],
    releaseTitle: [
      (name: string) => `Cereți eliberarea conținutului „${name}”?`,
      (name: string) => `Запросить освобождение содержимого «${name}»?`,
    ],
    releaseText: [
      "Spuneți că ceea ce a găsit scanarea este inofensiv. După ce un alt administrator aprobă, conținutul se poate deschide din nou.",
      "Вы подтверждаете, что найденное проверкой безвредно. После одобрения другим администратором содержимое снова можно будет открыть.",
    ],
    releaseAsked: [
      (name: string) => `Eliberarea documentului „${name}” așteaptă aprobarea altui administrator.`,
      (name: string) => `Освобождение документа «${name}» ожидает одобрения другого администратора.`,
    ],
    purged: [
      (name: string) => `Conținutul documentului „${name}” a fost eliminat.`,
      (name: string) => `Содержимое документа «${name}» уничтожено.`,
    ],
  },
  fields: {
    denumire: ["Denumire", "Название"],
    descriere: ["Descriere", "Описание"],
    etichete: ["Etichete", "Метки"],
    visibility: ["Vizibilitate", "Видимость"],
    bucketId: ["Container", "Контейнер"],
    emitentId: ["Emitent", "Эмитент"],
    proprietarId: ["Proprietar", "Владелец"],
  },
  edit: {
    title: [(name: string) => `Modifică „${name}”`, (name: string) => `Изменить «${name}»`],
    save: ["Salvează", "Сохранить"],
    saved: ["Modificările au fost salvate.", "Изменения сохранены."],
    nameMissing: ["Scrieți denumirea", "Введите название"],
    secretHint: [
      "Secret poate fi numai un document păstrat criptat de la început",
      "Секретным может быть только документ, который с самого начала хранится зашифрованным",
    ],
    sameBucket: ["containerul de acum", "нынешний контейнер"],
    sameIssuer: ["emitentul de acum", "нынешний эмитент"],
    noIssuer: ["fără emitent", "без эмитента"],
    sameOwner: ["proprietarul de acum", "нынешний владелец"],
    ownerHint: [
      "IDNP-ul sau IDNO-ul întreg al unui client din registru",
      "Полный IDNP или IDNO клиента из реестра",
    ],
  },
  details: {
    code: ["Cod", "Код"],
    copyCode: ["Copiază codul", "Копировать код"],
    otherBucket: ["alt container decât ale dumneavoastră", "не ваш контейнер"],
    owner: ["Proprietar", "Владелец"],
    ownerClient: [
      "un client din registru (numele, în fila Acces)",
      "клиент из реестра (имя на вкладке «Доступ»)",
    ],
    security: ["Protecție", "Защита"],
    unprotected: ["fără protecție suplimentară", "без дополнительной защиты"],
    hold: ["Reținere legală", "Запрет уничтожения"],
    heldText: ["da: documentul nu poate fi eliminat", "да: уничтожить документ нельзя"],
    notHeld: ["nu", "нет"],
    kind: ["Tip", "Вид"],
    size: ["Mărime", "Размер"],
    title: ["Titlul din fișier", "Заголовок в файле"],
    useTitle: ["Folosește ca denumire", "Использовать как название"],
    titleUsed: [
      (name: string) => `Denumirea este acum „${name}”.`,
      (name: string) => `Название изменено на «${name}».`,
    ],
    author: ["Autorul din fișier", "Автор в файле"],
    fileDate: ["Data din fișier", "Дата в файле"],
    language: ["Limba textului", "Язык текста"],
    pages: ["Pagini", "Страницы"],
    version: ["Versiune", "Версия"],
    source: ["Sursă", "Источник"],
    hash: ["SHA-256", "SHA-256", "SHA-256"],
    copyHash: ["Copiază SHA-256", "Копировать SHA-256"],
    created: ["Creat", "Создан"],
    changed: ["Modificat", "Изменён"],
    archived: ["Arhivat", "В архиве с"],
    removed: ["Pus în coș", "В корзине с"],
    byAt: [
      (name: string, moment: string) => `${name}, ${moment}`,
      (name: string, moment: string) => `${name}, ${moment}`,
      (name: string, moment: string) => `${name}, ${moment}`,
    ],
  },
});
