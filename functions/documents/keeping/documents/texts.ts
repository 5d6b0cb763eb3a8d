import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { forbidden, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  faraDreptPeCamp: forbidden([
    "Nu aveți dreptul să schimbați câmpul {camp}.",
    "У вас нет права изменять поле {camp}.",
    "You do not have the right to change the field {camp}.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    documents: [
      "Documente: metadate, conținut curent, stări",
      "Документы: метаданные, текущее содержимое, состояния",
      "Documents: metadata, current content, states",
    ],
  },
  operations: {
    "documents.list": [
      "Documentele din containerele proprii, cele proprii și cele partajate; alte documente PUBLIC se citesc după id. Fără `filter[status]` se arată ACTIV și ARHIVAT; cele STERS le vede cine le poate schimba.",
      "Документы своих контейнеров, собственные и предоставленные; другие документы PUBLIC читаются по id. Без `filter[status]` показаны ACTIV и ARHIVAT; STERS видит тот, кто может их менять.",
      "The documents of one's buckets, one's own and those that were granted; other PUBLIC documents are read by id. Without `filter[status]` ACTIV and ARHIVAT are shown; STERS is seen by who may change them.",
    ],
    "documents.read|citizen.documents.read": [
      "Un document care nu poate fi citit este 404, la fel ca unul necunoscut.",
      "Документ, который нельзя читать, — 404, как и неизвестный.",
      "A document that may not be read is 404, like an unknown one.",
    ],
    "documents.create": [
      "Documentul nu are conținut până la prima versiune (`versions.create`). Fără `bucketId` merge în containerul implicit; `cod` este unic (409) și nu se mai schimbă. Protecția se alege acum: `criptat`, `parola`, `secret`.",
      "До первой версии (`versions.create`) у документа нет содержимого. Без `bucketId` он попадает в контейнер по умолчанию; `cod` уникален (409) и не меняется. Защита выбирается сейчас: `criptat`, `parola`, `secret`.",
      "The document has no content until its first version (`versions.create`). Without `bucketId` it goes to the default bucket; `cod` is unique (409) and never changes. Protection is chosen now: `criptat`, `parola`, `secret`.",
    ],
    "documents.upload": [
      "Un formular cu `file` și metadate, până la limita unei cereri. Fișierele mai mari se trimit pe părți (`uploads.create`) și devin document printr-un corp JSON cu `uploadId` la aceeași adresă: `x-alternative-content`. Conținutul foarte mare continuă în fundal: 202, cu starea la adresa din Location.",
      "Форма с `file` и метаданными, до предела одного запроса. Большие файлы отправляются по частям (`uploads.create`) и становятся документом через JSON с `uploadId` по тому же адресу: `x-alternative-content`. Очень большое содержимое обрабатывается в фоне: 202, состояние — по адресу из Location.",
      "A form with `file` and metadata, up to the limit of one request. Larger files are sent in parts (`uploads.create`) and become a document by JSON with `uploadId` at the same address: `x-alternative-content`. Very large content continues in the background: 202, with its status at the address in Location.",
    ],
    "documents.replace": [
      "Câmpurile descriptive absente se golesc; proprietarul, containerul și accesul rămân. Un document care nu este ACTIV este refuzat: 409.",
      "Отсутствующие описательные поля очищаются; владелец, контейнер и доступ остаются. Документ не в состоянии ACTIV отклоняется: 409.",
      "Descriptive fields that are absent are cleared; owner, bucket and access stay. A document that is not ACTIV is refused: 409.",
    ],
    "documents.patch": [
      "Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Containerul, proprietarul și `visibility` cer drepturi de conducere, `emitentId` și `retinereLegala` administrarea: 403 numește câmpul. Un document care nu este ACTIV primește doar `retinereLegala`: altfel 409.",
      "Меняются только отправленные поля, null очищает необязательное (RFC 7396). Контейнер, владелец и `visibility` требуют права управления, `emitentId` и `retinereLegala` — администрирования: 403 называет поле. Документ не в состоянии ACTIV принимает только `retinereLegala`: иначе 409.",
      "Only the fields that were sent change, null clears an optional one (RFC 7396). Bucket, owner and `visibility` need the right to govern, `emitentId` and `retinereLegala` administration: 403 names the field. A document that is not ACTIV takes `retinereLegala` alone: else 409.",
    ],
    "documents.remove": [
      "Documentul poate fi readus cu `restore`; `purge` îi elimină conținutul definitiv. Repetată, răspunde tot 204.",
      "Документ можно вернуть через `restore`; `purge` удаляет содержимое окончательно. При повторе снова 204.",
      "The document can be brought back by `restore`; `purge` removes its content for good. Repeated, it is 204 again.",
    ],
    "documents.archive": [
      "Doar din starea ACTIV, altfel 409. Documentul arhivat se citește, dar nu primește versiuni și schimbări până la `restore`.",
      "Только из состояния ACTIV, иначе 409. Архивный документ читается, но не принимает версии и изменения до `restore`.",
      "Only from ACTIV, else 409. An archived document is read, but takes neither versions nor changes until `restore`.",
    ],
    "documents.restore": [
      "Din ARHIVAT sau STERS, altfel 409. Un document purjat nu se mai întoarce.",
      "Из ARHIVAT или STERS, иначе 409. Окончательно удалённый документ не возвращается.",
      "From ARHIVAT or STERS, else 409. A purged document does not come back.",
    ],
    "admin.documents.purge": [
      "Răspunsul este cererea de aprobare; conținutul se elimină când un alt administrator o aprobă, dacă documentul nu s-a schimbat între timp. Doar din STERS și fără `retinereLegala`, altfel 409.",
      "Ответ — запрос согласования; содержимое удаляется, когда его одобрит другой администратор, если документ не изменился за это время. Только из STERS и без `retinereLegala`, иначе 409.",
      "The answer is the approval that waits; the content is removed once another administrator approves it, if the document has not changed meanwhile. Only from STERS and without `retinereLegala`, else 409.",
    ],
    "documents.purge": [
      "Doar din STERS și fără `retinereLegala`, altfel 409. Șterge octeții tuturor versiunilor și nu se poate anula; înregistrarea și istoricul rămân. Eliminarea unui conținut infectat o aprobă întotdeauna a doua persoană: 202.",
      "Только из STERS и без `retinereLegala`, иначе 409. Удаляет байты всех версий, отменить нельзя; запись и история остаются. Уничтожение заражённого содержимого всегда согласует второе лицо: 202.",
      "Only from STERS and without `retinereLegala`, else 409. Deletes the bytes of all versions and cannot be undone; the record and its history stay. The purge of infected content always waits for a second person: 202.",
    ],
    "documents.release|admin.documents.release": [
      "Pentru administratorii documentului. Răspunsul este cererea de aprobare; conținutul se citește din nou când un alt administrator o aprobă. Numai pentru conținutul curent în care scanarea a găsit un virus, altfel 409. Dacă mai târziu se găsește altceva, este reținut iarăși.",
      "Для администраторов документа. Ответ — запрос согласования; содержимое снова читается, когда его одобрит другой администратор. Только для текущего содержимого, в котором проверка нашла вирус, иначе 409. Если позже найдётся другое, оно снова удерживается.",
      "For administrators of the document. The answer is the approval that waits; the content is readable again once another administrator approves it. Only for a current content in which the scan found a virus, else 409. If something else is found later, it is held back again.",
    ],
  },
  properties: {
    "CitizenDocument|Document|DocumentGasit|DocumentPentruMasini|StaffDocument.status": [
      "Starea documentului",
      "Состояние документа",
      "State of the document",
    ],
    secret: ["Documentul este SECRET", "Документ — SECRET", "The document is SECRET"],
    cod: ["Codul unic", "Уникальный код", "Unique code"],
    denumire: ["Denumirea", "Название", "Name"],
    descriere: ["Descrierea", "Описание", "Description"],
    etichete: ["Etichetele", "Метки", "Tags"],
    bucketId: ["Containerul", "Контейнер", "The bucket"],
    emitentId: ["Emitentul", "Издатель", "The issuer"],
    proprietarId: ["Clientul căruia îi aparține", "Клиент-владелец", "The client who owns it"],
    visibility: [
      "Cine îl vede: PUBLIC, PERSONAL, SECRET",
      "Кто видит: PUBLIC, PERSONAL, SECRET",
      "Who sees it: PUBLIC, PERSONAL, SECRET",
    ],
    tipSecuritate: [
      "Cum este protejat conținutul",
      "Как защищено содержимое",
      "How the content is protected",
    ],
    numarVersiune: ["Numărul versiunii", "Номер версии", "Number of the version"],
    storageUri: ["Unde se află conținutul", "Где находится содержимое", "Where the content lies"],
    dimensiune: ["Mărimea, octeți", "Размер, байты", "Size in bytes"],
    extensie: ["Extensia fișierului", "Расширение файла", "File extension"],
    format: ["Felul fișierului", "Вид файла", "Kind of file"],
    contentType: ["Tipul conținutului", "Тип содержимого", "Media type"],
    proprietati: [
      "Ce spune fișierul despre sine, după ce a fost citit",
      "Что файл говорит о себе, после того как он прочитан",
      "What the file says about itself, after it was read",
    ],
    "ProprietatileFisierului.titlu": ["Titlul din fișier", "Заголовок из файла", "Title in the file"],
    "ProprietatileFisierului.autor": ["Autorul din fișier", "Автор из файла", "Author in the file"],
    "ProprietatileFisierului.data": [
      "Data din fișier: creare sau trimitere",
      "Дата из файла: создание или отправка",
      "Date in the file: creation or sending",
    ],
    "ProprietatileFisierului.limba": [
      "Limba textului (ISO 639)",
      "Язык текста (ISO 639)",
      "Language of the text (ISO 639)",
    ],
    "ProprietatileFisierului.pagini": ["Pagini sau diapozitive", "Страницы или слайды", "Pages or slides"],
    retinereLegala: [
      "Reținut legal: nu se șterge",
      "Запрет уничтожения: не удаляется",
      "Legal hold: it is not removed",
    ],
    eliminareCuAprobare: [
      "Eliminarea așteaptă întotdeauna o a doua persoană",
      "Уничтожение всегда ждёт второго лица",
      "Its purge always waits for a second person",
    ],
    creatDe: ["Cine a creat", "Кто создал", "Who created it"],
    creatLa: ["Când a fost creat", "Когда создано", "When it was created"],
    modificatDe: ["Cine a schimbat ultimul", "Кто изменил последним", "Who changed it last"],
    modificatLa: ["Când s-a schimbat", "Когда изменено", "When it was changed"],
    arhivatLa: ["Când a fost arhivat", "Когда архивировано", "When it was archived"],
    stersLa: ["Când a fost șters", "Когда удалено", "When it was removed"],
    documentId: ["Documentul", "Документ", "The document"],
  },
};

export const matrix = `
                   nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
documents.list     401    200      200    200      200   200         200      200          200          401     401          401          401
documents.count    401    200      200    200      200   200         200      200          200          401     401          401          401
documents.create   401    201      201    201      201   201         201      201          201          401     401          401          401
documents.upload   401    201      201    201      201   201         201      201          201          401     401          401          401
documents.read     401    404      200    200      200   200         200      404          200          401     401          401          401
documents.replace  401    404      403    200      200   200         200      404          200          401     401          401          401
documents.patch    401    404      403    200      200   200         200      404          200          401     401          401          401
documents.remove   401    404      403    204      204   204         204      404          204          401     401          401          401
documents.archive  401    404      403    200      200   200         200      404          200          401     401          401          401
documents.restore  401    404      403    200      200   200         200      404          200          401     401          401          401
documents.purge    401    404      404    403      200   200         200      404          200          401     401          401          401
admin.documents.purge    401    403      403    403      403   403         202      404          202          403     403          403          401
documents.release        401    404      403    403      403   403         409      404          409          401     401          401          401
admin.documents.release  401    403      403    403      403   403         409      404          409          403     403          403          401
`;
