import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

/** Texts about the record of a document: its states, its fields and the acts on it. */
export const recordWords = words({
  tabs: {
    label: ["Despre document", "О документе", "About the document"],
    detalii: ["Detalii", "Сведения", "Details"],
    versiuni: ["Versiuni", "Версии", "Versions"],
    acces: ["Acces", "Доступ", "Access"],
    semnaturi: ["Semnături", "Подписи", "Signatures"],
    text: ["Text", "Текст", "Text"],
    activitate: ["Activitate", "События", "Activity"],
  },
  status: {
    ACTIV: ["activ", "активен", "active"],
    ARHIVAT: ["în arhivă", "в архиве", "in the archive"],
    STERS: ["în coș", "в корзине", "in the bin"],
    PURJAT: ["eliminat definitiv", "уничтожен", "destroyed"],
  },
  visibility: {
    PUBLIC: ["public", "открытый", "public"],
    PERSONAL: ["personal", "личный", "personal"],
    SECRET: ["secret", "секретный", "secret"],
  },
  visibilityHints: {
    PUBLIC: ["îl poate citi oricine", "его может читать каждый", "anyone can read it"],
    PERSONAL: [
      "îl văd proprietarul, membrii containerului și cei cărora le-a fost partajat",
      "его видят владелец, участники контейнера и те, кому дан доступ",
      "seen by the owner, the members of the container and those it has been shared with",
    ],
    SECRET: [
      "îl văd numai cei cu drept la documente secrete",
      "его видят только имеющие право на секретные документы",
      "seen only by those with the right to secret documents",
    ],
  },
  security: {
    CRIPTAT: ["criptat", "шифрован", "encrypted"],
    PAROLA: ["cu parolă", "с паролем", "with a password"],
  },
  securityHints: {
    CRIPTAT: [
      "păstrat criptat; se citește ca oricare altul de cei care au dreptul",
      "хранится зашифрованным; имеющие право читают его как любой другой",
      "kept encrypted; those with the right read it like any other",
    ],
    PAROLA: [
      "păstrat criptat; se citește numai cu parola documentului",
      "хранится зашифрованным; читается только с паролем документа",
      "kept encrypted; can be read only with the document password",
    ],
  },
  held: ["reținere legală", "под запретом уничтожения", "legal hold"],
  scan: {
    label: ["Scanare de viruși", "Проверка на вирусы", "Virus scan"],
    badges: {
      asteapta: ["se scanează", "проверяется", "being scanned"],
      infectat: ["virus găsit", "найден вирус", "virus found"],
      eliberat: ["eliberat după scanare", "освобождён после проверки", "released after a scan"],
    },
    waits: [
      "Se scanează conținutul. Până la rezultat, organizația îl poate da numai celor care îl pot modifica.",
      "Содержимое проверяется на вирусы. До результата организация может выдавать его только тем, кто может его изменять.",
      "The content is being scanned. Until there is a result, the organization can give it only to those who can change it.",
    ],
    found: [
      (name: string) => `Scanarea a găsit în conținut un virus (${name}). Nimeni nu îl poate deschide.`,
      (name: string) => `Проверка нашла в содержимом вирус (${name}). Открыть его не может никто.`,
      (name: string) => `The scan found a virus in the content (${name}). Nobody can open it.`,
    ],
    mayRelease: [
      "Dacă este o alarmă falsă, cereți eliberarea lui; altfel mutați documentul în coș și eliminați-l. Ambele le aprobă alt administrator.",
      "Если тревога ложная, запросите его освобождение; иначе переместите документ в корзину и уничтожьте. И то и другое одобряет другой администратор.",
      "If it is a false alarm, request its release; otherwise move the document to the bin and destroy it. Another administrator approves either.",
    ],
    mayReplace: [
      "Adăugați o versiune curată sau scrieți administratorului.",
      "Добавьте чистую версию или напишите администратору.",
      "Add a clean version or write to the administrator.",
    ],
    results: {
      asteapta: ["în curs", "идёт", "in progress"],
      curat: ["nu s-a găsit nimic", "ничего не найдено", "nothing found"],
      infectat: [
        (name: string) => `virus găsit: ${name}`,
        (name: string) => `найден вирус: ${name}`,
        (name: string) => `virus found: ${name}`,
      ],
      eliberat: [
        (name: string) => `s-a găsit ${name}; doi administratori l-au declarat inofensiv`,
        (name: string) => `найдено: ${name}; два администратора признали содержимое безвредным`,
        (name: string) => `${name} was found; two administrators declared it harmless`,
      ],
    },
    reasons: {
      neconfigurat: [
        "nescanat: niciun scaner nu este configurat",
        "не проверено: проверка не настроена",
        "not scanned: no scanner is set up",
      ],
      indisponibil: [
        "nescanat: scanerul nu răspunde",
        "не проверено: антивирус не отвечает",
        "not scanned: the scanner is not responding",
      ],
      preaMare: [
        "nescanat: fișierul este prea mare",
        "не проверено: файл слишком большой",
        "not scanned: the file is too large",
      ],
      criptat: [
        "nescanat: fișierul este criptat",
        "не проверено: файл зашифрован",
        "not scanned: the file is encrypted",
      ],
      nesuportat: [
        "nescanat: scanerul nu citește acest fișier",
        "не проверено: антивирус не читает такой файл",
        "not scanned: the scanner does not read this file",
      ],
      termen: [
        "nescanat: scanarea a durat prea mult",
        "не проверено: проверка заняла слишком много времени",
        "not scanned: the scan took too long",
      ],
    },
  },
  live: ["la furnizor", "у поставщика", "with the provider"],
  formats: {
    pdf: ["PDF", "PDF", "PDF"],
    office: ["document Office", "документ Office", "Office document"],
    image: ["imagine", "изображение", "image"],
    text: ["text", "текст", "text"],
    archive: ["arhivă", "архив", "archive"],
    other: ["alt fișier", "другой файл", "other file"],
  },
  providers: {
    provider_a: ["furnizorul A", "поставщик A", "provider A"],
    provider_b: ["furnizorul B", "поставщик B", "provider B"],
  },
  modes: {
    COPIE: ["copie", "копия", "copy"],
    LEGATURA: ["legătură vie", "живая ссылка", "live link"],
  },
  rights: {
    CITIRE: ["citire", "чтение", "read"],
    SCRIERE: ["scriere și partajare", "изменение и передача доступа", "change and share"],
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
      plural.en({ one: "{} valid signature", other: "{} valid signatures" }),
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
      plural.en({ one: "{} signature not valid", other: "{} signatures not valid" }),
    ],
  },
  banners: {
    archived: [
      (day: string) => `Documentul este în arhivă din ${day}: se citește, dar nu se schimbă.`,
      (day: string) => `Документ в архиве с ${day}: он читается, но не изменяется.`,
      (day: string) => `The document has been in the archive since ${day}: it can be read but not changed.`,
    ],
    removed: [
      (day: string) =>
        `Documentul este în coș din ${day}. Conținutul lui nu se poate citi până nu este restaurat.`,
      (day: string) => `Документ в корзине с ${day}: пока его не вернули, содержимое прочитать нельзя.`,
      (day: string) =>
        `The document has been in the bin since ${day}. Its content cannot be read until it is restored.`,
    ],
    removedHeld: [
      "Este sub reținere legală, deci nu va fi eliminat.",
      "Он под запретом уничтожения и уничтожен не будет.",
      "It is under legal hold, so it will not be destroyed.",
    ],
    purged: [
      (day: string) =>
        `Conținutul a fost eliminat definitiv la ${day}. Au rămas datele documentului și istoricul lui.`,
      (day: string) =>
        `Содержимое окончательно уничтожено (${day}). Остались сведения о документе и его история.`,
      (day: string) =>
        `The content was destroyed on ${day}. The details of the document and its history remain.`,
    ],
    altered: [
      "Conținutul a fost schimbat după semnare",
      "Содержимое изменено после подписания",
      "The content was changed after signing",
    ],
    badSignature: [
      "O semnătură din acest fișier nu este valabilă",
      "Подпись в этом файле недействительна",
      "A signature in this file is not valid",
    ],
    signedBy: [
      (name: string) => `Semnătura lui ${name}.`,
      (name: string) => `Подпись: ${name}.`,
      (name: string) => `Signature of ${name}.`,
    ],
    seeSignatures: ["Vezi semnăturile", "Смотреть подписи", "View the signatures"],
  },
  missing: {
    title: ["Document indisponibil", "Документ недоступен", "Document not available"],
    unread: [
      "Documentul nu a putut fi citit",
      "Документ не удалось прочитать",
      "The document could not be read",
    ],
    reason: [
      "Documentul nu există sau nu aveți acces la el",
      "Документа нет, или у вас нет к нему доступа",
      "The document does not exist or you do not have access to it",
    ],
    hint: [
      "Verificați adresa. Dacă știți codul documentului, puteți cere acces la el.",
      "Проверьте адрес. Если вы знаете код документа, можно запросить доступ.",
      "Check the address. If you know the code of the document, you can request access to it.",
    ],
    back: ["Lista documentelor", "Список документов", "List of documents"],
    ask: ["Cere acces", "Запросить доступ", "Request access"],
  },
  acts: {
    more: ["Alte acțiuni", "Другие действия", "More actions"],
    undo: ["Anulează", "Отменить", "Undo"],
    undone: ["Am anulat acțiunea.", "Действие отменено.", "The action was undone."],
    download: ["Descarcă", "Скачать", "Download"],
    downloaded: [
      (name: string) => `Descărcat: ${name}.`,
      (name: string) => `Скачано: ${name}.`,
      (name: string) => `Downloaded: ${name}.`,
    ],
    verified: [
      (name: string) => `Descărcat: ${name}. SHA-256 se potrivește.`,
      (name: string) => `Скачано: ${name}. SHA-256 совпадает.`,
      (name: string) => `Downloaded: ${name}. The SHA-256 fingerprint matches.`,
    ],
    edit: ["Modifică", "Изменить", "Change"],
    share: ["Dă acces", "Дать доступ", "Give access"],
    addVersion: ["Versiune nouă", "Новая версия", "New version"],
    sign: ["Semnează", "Подписать", "Sign"],
    createLink: ["Creează un link", "Создать ссылку", "Create a link"],
    readText: ["Citește textul", "Прочитать текст", "Read the text"],
    resync: ["Resincronizează cu sursa", "Обновить из источника", "Resynchronize with the source"],
    resynced: [
      "Conținutul nou al sursei este acum versiunea curentă.",
      "Новое содержимое источника теперь текущая версия.",
      "The new content of the source is now the current version.",
    ],
    unchanged: ["Sursa nu s-a schimbat.", "Источник не изменился.", "The source has not changed."],
    openSource: ["Deschide la furnizor", "Открыть у поставщика", "Open at the provider"],
    proof: ["Dovada documentului", "Доказательство документа", "Proof of the document"],
    hold: ["Pune reținere legală", "Запретить уничтожение", "Place a legal hold"],
    release: ["Ridică reținerea legală", "Снять запрет уничтожения", "Lift the legal hold"],
    held: [
      "Documentul este sub reținere legală: nu poate fi eliminat.",
      "Документ под запретом уничтожения: уничтожить его нельзя.",
      "The document is under legal hold: it cannot be destroyed.",
    ],
    released: ["Reținerea legală a fost ridicată.", "Запрет уничтожения снят.", "The legal hold was lifted."],
    archive: ["Arhivează", "В архив", "Archive"],
    archived: [
      (name: string) => `„${name}” este în arhivă.`,
      (name: string) => `«${name}» в архиве.`,
      (name: string) => `‘${name}’ is in the archive.`,
    ],
    restore: ["Restaurează", "Восстановить", "Restore"],
    restored: [
      (name: string) => `„${name}” este din nou activ.`,
      (name: string) => `«${name}» снова активен.`,
      (name: string) => `‘${name}’ is active again.`,
    ],
    remove: ["Mută în coș", "В корзину", "Move to bin"],
    removeTitle: [
      (name: string) => `Mutați în coș „${name}”?`,
      (name: string) => `Переместить «${name}» в корзину?`,
      (name: string) => `Move ‘${name}’ to the bin?`,
    ],
    removeText: [
      "Nimeni nu îl mai poate citi până nu este restaurat. Nu se pierde nimic.",
      "Пока его не вернут, прочитать его нельзя. Ничего не теряется.",
      "Nobody can read it until it is restored. Nothing is lost.",
    ],
    removed: [
      (name: string) => `„${name}” este în coș.`,
      (name: string) => `«${name}» в корзине.`,
      (name: string) => `‘${name}’ is in the bin.`,
    ],
    purge: ["Elimină definitiv", "Уничтожить", "Destroy"],
    purgeTitle: [
      (name: string) => `Eliminați definitiv „${name}”?`,
      (name: string) => `Уничтожить «${name}» окончательно?`,
      (name: string) => `Destroy ‘${name}’?`,
    ],
    purgeText: [
      "Conținutul tuturor versiunilor se șterge și nu mai poate fi adus înapoi.",
      "Содержимое всех версий удаляется, вернуть его нельзя.",
      "The content of all versions is deleted and cannot be brought back.",
    ],
    purgeAsked: [
      (name: string) => `Eliminarea documentului „${name}” așteaptă aprobarea altui administrator.`,
      (name: string) => `Уничтожение документа «${name}» ожидает согласования другим администратором.`,
      (name: string) =>
        `The destruction of the document ‘${name}’ is waiting for approval by another administrator.`,
    ],
    releaseContent: [
      "Cere eliberarea conținutului",
      "Запросить освобождение",
      "Request release of the content",
    ],
    releaseTitle: [
      (name: string) => `Cereți eliberarea conținutului „${name}”?`,
      (name: string) => `Запросить освобождение содержимого «${name}»?`,
      (name: string) => `Request release of the content of ‘${name}’?`,
    ],
    releaseText: [
      "Spuneți că ceea ce a găsit scanarea este inofensiv. După ce un alt administrator aprobă, conținutul se poate deschide din nou.",
      "Вы подтверждаете, что найденное проверкой безвредно. После согласования другим администратором содержимое снова можно будет открыть.",
      "You state that what the scan found is harmless. After another administrator approves, the content can be opened again.",
    ],
    releaseAsked: [
      (name: string) => `Eliberarea documentului „${name}” așteaptă aprobarea altui administrator.`,
      (name: string) => `Освобождение документа «${name}» ожидает согласования другим администратором.`,
      (name: string) =>
        `The release of the document ‘${name}’ is waiting for approval by another administrator.`,
    ],
    purged: [
      (name: string) => `Conținutul documentului „${name}” a fost eliminat.`,
      (name: string) => `Содержимое документа «${name}» уничтожено.`,
      (name: string) => `The content of the document ‘${name}’ was destroyed.`,
    ],
  },
  fields: {
    denumire: ["Denumire", "Название", "Name"],
    descriere: ["Descriere", "Описание", "Description"],
    etichete: ["Etichete", "Метки", "Labels"],
    visibility: ["Vizibilitate", "Видимость", "Visibility"],
    bucketId: ["Container", "Контейнер", "Container"],
    emitentId: ["Emitent", "Издатель", "Issuer"],
    proprietarId: ["Proprietar", "Владелец", "Owner"],
  },
  edit: {
    title: [
      (name: string) => `Modifică „${name}”`,
      (name: string) => `Изменить «${name}»`,
      (name: string) => `Change ‘${name}’`,
    ],
    save: ["Salvează", "Сохранить", "Save"],
    saved: ["Modificările au fost salvate.", "Изменения сохранены.", "The changes were saved."],
    nameMissing: ["Scrieți denumirea", "Введите название", "Enter the name"],
    secretHint: [
      "Secret poate fi numai un document păstrat criptat de la început",
      "Секретным может быть только документ, который с самого начала хранится зашифрованным",
      "Only a document kept encrypted from the start can be secret",
    ],
    sameBucket: ["containerul de acum", "нынешний контейнер", "current container"],
    sameIssuer: ["emitentul de acum", "нынешний издатель", "current issuer"],
    noIssuer: ["fără emitent", "без издателя", "no issuer"],
    sameOwner: ["proprietarul de acum", "нынешний владелец", "current owner"],
    ownerHint: [
      "IDNP-ul sau IDNO-ul întreg al unui client din registru",
      "Полный IDNP или IDNO клиента из реестра",
      "The whole IDNP or IDNO of a client from the register",
    ],
  },
  details: {
    code: ["Cod", "Код", "Code"],
    copyCode: ["Copiază codul", "Копировать код", "Copy the code"],
    otherBucket: ["alt container decât ale dumneavoastră", "не ваш контейнер", "not one of your containers"],
    owner: ["Proprietar", "Владелец", "Owner"],
    ownerClient: [
      "un client din registru (numele, în fila Acces)",
      "клиент из реестра (имя на вкладке «Доступ»)",
      "a client from the register (name in the Access tab)",
    ],
    security: ["Protecție", "Защита", "Protection"],
    unprotected: ["fără protecție suplimentară", "без дополнительной защиты", "no additional protection"],
    hold: ["Reținere legală", "Запрет уничтожения", "Legal hold"],
    heldText: [
      "da: documentul nu poate fi eliminat",
      "да: уничтожить документ нельзя",
      "yes: the document cannot be destroyed",
    ],
    notHeld: ["nu", "нет", "no"],
    kind: ["Tip", "Вид", "Type"],
    size: ["Mărime", "Размер", "Size"],
    title: ["Titlul din fișier", "Заголовок в файле", "Title in the file"],
    useTitle: ["Folosește ca denumire", "Использовать как название", "Use as the name"],
    titleUsed: [
      (name: string) => `Denumirea este acum „${name}”.`,
      (name: string) => `Название изменено на «${name}».`,
      (name: string) => `The name is now ‘${name}’.`,
    ],
    author: ["Autorul din fișier", "Автор в файле", "Author in the file"],
    fileDate: ["Data din fișier", "Дата в файле", "Date in the file"],
    language: ["Limba textului", "Язык текста", "Language of the text"],
    pages: ["Pagini", "Страницы", "Pages"],
    version: ["Versiune", "Версия", "Version"],
    source: ["Sursă", "Источник", "Source"],
    hash: ["SHA-256", "SHA-256", "SHA-256"],
    copyHash: ["Copiază SHA-256", "Копировать SHA-256", "Copy SHA-256"],
    created: ["Creat", "Создан", "Created"],
    changed: ["Modificat", "Изменён", "Changed"],
    archived: ["Arhivat", "В архиве с", "Archived"],
    removed: ["Pus în coș", "В корзине с", "Moved to bin"],
    byAt: [
      (name: string, moment: string) => `${name}, ${moment}`,
      (name: string, moment: string) => `${name}, ${moment}`,
      (name: string, moment: string) => `${name}, ${moment}`,
    ],
  },
});
