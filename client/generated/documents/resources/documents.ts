// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Documentele pe care le puteți vedea
 *
 * Documentele din containerele proprii, cele proprii și cele partajate; alte documente PUBLIC se citesc după id. Fără `filter[status]` se arată ACTIV și ARHIVAT; cele STERS le vede cine le poate schimba.
 *
 * Документы своих контейнеров, собственные и предоставленные; другие документы PUBLIC читаются по id. Без `filter[status]` показаны ACTIV и ARHIVAT; STERS видит тот, кто может их менять.
 *
 * The documents of one's buckets, one's own and those that were granted; other PUBLIC documents are read by id. Without `filter[status]` ACTIV and ARHIVAT are shown; STERS is seen by who may change them.
 */
export const documentsList = (client: Client, call?: Call<t.DocumentsListData>) =>
  client.send<t.DocumentsListResponses>({"service":"documents","id":"documents.list","method":"GET","path":"/api/documents","schemes":["userToken"]}, call);

/**
 * Creează un document din metadate
 *
 * Documentul nu are conținut până la prima versiune (`versions.create`). Fără `bucketId` merge în containerul implicit; `cod` este unic (409) și nu se mai schimbă. Protecția se alege acum: `criptat`, `parola`, `secret`.
 *
 * До первой версии (`versions.create`) у документа нет содержимого. Без `bucketId` он попадает в контейнер по умолчанию; `cod` уникален (409) и не меняется. Защита выбирается сейчас: `criptat`, `parola`, `secret`.
 *
 * The document has no content until its first version (`versions.create`). Without `bucketId` it goes to the default bucket; `cod` is unique (409) and never changes. Protection is chosen now: `criptat`, `parola`, `secret`.
 */
export const documentsCreate = (client: Client, call: Call<t.DocumentsCreateData>) =>
  client.send<t.DocumentsCreateResponses>({"service":"documents","id":"documents.create","method":"POST","path":"/api/documents","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Cere acces la un document după codul lui
 *
 * Cine cunoaște codul unui document cere CITIRE sau SCRIERE; decide cine îl poate partaja. O cerere în așteptare pentru același document se întoarce ca atare: 200. Un drept avut deja: 409 `error.areDreptul`. Un cod necunoscut: 404; după 20 în zece minute orice cerere este 429, cu Retry-After. Cel mult 50 de cereri așteaptă deodată: 409.
 *
 * Кто знает код документа, просит CITIRE или SCRIERE; решает тот, кто может дать к нему доступ. Ожидающий запрос на тот же документ возвращается как есть: 200. Уже имеющееся право: 409 `error.areDreptul`. Неизвестный код: 404; после 20 за десять минут любой запрос — 429 с Retry-After. Одновременно ожидают не более 50 запросов: 409.
 *
 * Who knows a document by its code asks for CITIRE or SCRIERE; who may share it decides. A pending request for the same document is answered as it is: 200. A right that one has: 409 `error.areDreptul`. An unknown code: 404; after 20 within ten minutes every request is 429 with Retry-After. At most 50 requests wait at a time: 409.
 */
export const documentsRequestAccess = (client: Client, call: Call<t.DocumentsRequestAccessData>) =>
  client.send<t.DocumentsRequestAccessResponses>({"service":"documents","id":"documents.requestAccess","method":"POST","path":"/api/documents/cerere","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Numărul documentelor din listă
 */
export const documentsCount = (client: Client, call?: Call<t.DocumentsCountData>) =>
  client.send<t.DocumentsCountResponses>({"service":"documents","id":"documents.count","method":"GET","path":"/api/documents/count","schemes":["userToken"]}, call);

/**
 * Încarcă un document cu conținut
 *
 * Un formular cu `file` și metadate, până la limita unei cereri. Fișierele mai mari se trimit pe părți (`uploads.create`) și devin document printr-un corp JSON cu `uploadId` la aceeași adresă: `x-alternative-content`. Conținutul foarte mare continuă în fundal: 202, cu starea la adresa din Location.
 *
 * Форма с `file` и метаданными, до предела одного запроса. Большие файлы отправляются по частям (`uploads.create`) и становятся документом через JSON с `uploadId` по тому же адресу: `x-alternative-content`. Очень большое содержимое обрабатывается в фоне: 202, состояние — по адресу из Location.
 *
 * A form with `file` and metadata, up to the limit of one request. Larger files are sent in parts (`uploads.create`) and become a document by JSON with `uploadId` at the same address: `x-alternative-content`. Very large content continues in the background: 202, with its status at the address in Location.
 */
export const documentsUpload = (client: Client, call: Call<t.DocumentsUploadData>) =>
  client.send<t.DocumentsUploadResponses>({"service":"documents","id":"documents.upload","method":"POST","path":"/api/documents/upload","body":"multipart","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șterge documentul (reversibil)
 *
 * Documentul poate fi readus cu `restore`; `purge` îi elimină conținutul definitiv. Repetată, răspunde tot 204.
 *
 * Документ можно вернуть через `restore`; `purge` удаляет содержимое окончательно. При повторе снова 204.
 *
 * The document can be brought back by `restore`; `purge` removes its content for good. Repeated, it is 204 again.
 */
export const documentsRemove = (client: Client, call: Call<t.DocumentsRemoveData>) =>
  client.send<t.DocumentsRemoveResponses>({"service":"documents","id":"documents.remove","method":"DELETE","path":"/api/documents/{id}","schemes":["userToken"]}, call);

/**
 * Un document
 *
 * Un document care nu poate fi citit este 404, la fel ca unul necunoscut.
 *
 * Документ, который нельзя читать, — 404, как и неизвестный.
 *
 * A document that may not be read is 404, like an unknown one.
 */
export const documentsRead = (client: Client, call: Call<t.DocumentsReadData>) =>
  client.send<t.DocumentsReadResponses>({"service":"documents","id":"documents.read","method":"GET","path":"/api/documents/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă câmpuri
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Containerul, proprietarul și `visibility` cer drepturi de conducere, `emitentId` și `retinereLegala` administrarea: 403 numește câmpul. Un document care nu este ACTIV primește doar `retinereLegala`: altfel 409.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Контейнер, владелец и `visibility` требуют права управления, `emitentId` и `retinereLegala` — администрирования: 403 называет поле. Документ не в состоянии ACTIV принимает только `retinereLegala`: иначе 409.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Bucket, owner and `visibility` need the right to govern, `emitentId` and `retinereLegala` administration: 403 names the field. A document that is not ACTIV takes `retinereLegala` alone: else 409.
 */
export const documentsPatch = (client: Client, call: Call<t.DocumentsPatchData>) =>
  client.send<t.DocumentsPatchResponses>({"service":"documents","id":"documents.patch","method":"PATCH","path":"/api/documents/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Înlocuiește metadatele
 *
 * Câmpurile descriptive absente se golesc; proprietarul, containerul și accesul rămân. Un document care nu este ACTIV este refuzat: 409.
 *
 * Отсутствующие описательные поля очищаются; владелец, контейнер и доступ остаются. Документ не в состоянии ACTIV отклоняется: 409.
 *
 * Descriptive fields that are absent are cleared; owner, bucket and access stay. A document that is not ACTIV is refused: 409.
 */
export const documentsReplace = (client: Client, call: Call<t.DocumentsReplaceData>) =>
  client.send<t.DocumentsReplaceResponses>({"service":"documents","id":"documents.replace","method":"PUT","path":"/api/documents/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Arhivează
 *
 * Doar din starea ACTIV, altfel 409. Documentul arhivat se citește, dar nu primește versiuni și schimbări până la `restore`.
 *
 * Только из состояния ACTIV, иначе 409. Архивный документ читается, но не принимает версии и изменения до `restore`.
 *
 * Only from ACTIV, else 409. An archived document is read, but takes neither versions nor changes until `restore`.
 */
export const documentsArchive = (client: Client, call: Call<t.DocumentsArchiveData>) =>
  client.send<t.DocumentsArchiveResponses>({"service":"documents","id":"documents.archive","method":"POST","path":"/api/documents/{id}/arhiveaza","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Cuvintele paginilor conținutului curent, cu locurile lor
 *
 * Cel mult 20 de pagini, de la `pagina` (1): rândurile fiecăreia, în ordinea textului, și marginea stângă și lățimea fiecărui cuvânt, în zecimi de punct, pe pagina așa cum se vede. Cuvintele unei pagini scanate vin din ultima transcriere a versiunii curente; fără transcriere, pagina nu are rânduri. Fișierele fără pagini, drepturile, parola și notarea sunt ca la previzualizare.
 *
 * Не больше 20 страниц, начиная с `pagina` (1): строки каждой в порядке текста, левый край и ширина каждого слова в десятых долях пункта, на странице в том виде, как она показана. Слова сканированной страницы берутся из последней расшифровки текущей версии; без неё у страницы нет строк. Файлы без страниц, права, пароль и запись — как у предпросмотра.
 *
 * At most 20 pages, from `pagina` (1) on: the lines of each in the order of the text, and the left edge and the width of each word in tenths of a point, on the page as it is shown. The words of a scanned page come from the last transcription of the current version; without one, the page has no lines. Files without pages, rights, password and record are as for the preview.
 */
export const documentsReadWords = (client: Client, call: Call<t.DocumentsReadWordsData>) =>
  client.send<t.DocumentsReadWordsResponses>({"service":"documents","id":"documents.readWords","method":"GET","path":"/api/documents/{id}/cuvinte","schemes":["userToken"]}, call);

/**
 * Conținutul curent
 *
 * Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`: fără ea sau greșită 403, după cinci greșite 429. Un document STERS este 409. Citirea se notează: ca descărcare, sau, pentru un text de cel mult 2 MB pe care o pagină îl arată, cum spune `mod`.
 *
 * Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`: без него или неверный — 403, после пяти неверных — 429. Документ STERS — 409. Чтение записывается: как скачивание или, для текста не больше 2 МБ, который показывает страница, так, как говорит `mod`.
 *
 * Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`: missing or wrong is 403, after five wrong ones 429. A document that is STERS is 409. Reading is noted: as a download, or, for a text of at most 2 MB that a page shows, as `mod` says.
 */
export const documentsDownload = (client: Client, call: Call<t.DocumentsDownloadData>) =>
  client.send<t.DocumentsDownloadResponses>({"service":"documents","id":"documents.download","method":"GET","path":"/api/documents/{id}/download","isFile":true,"schemes":["userToken"]}, call);

/**
 * Conținutul curent, cu parola în corp
 *
 * Ca descărcarea prin GET, cu parola în corp în loc de antet; conținutul mare este la adresa din Location (303), valabilă scurt timp.
 *
 * Как скачивание через GET, но пароль в теле вместо заголовка; большое содержимое — по адресу из Location (303), действующему недолго.
 *
 * As the download by GET, with the password in the body instead of the header; large content is at the address in Location (303), valid for a short time.
 */
export const documentsDownloadWithPassword = (client: Client, call: Call<t.DocumentsDownloadWithPasswordData>) =>
  client.send<t.DocumentsDownloadWithPasswordResponses>({"service":"documents","id":"documents.downloadWithPassword","method":"POST","path":"/api/documents/{id}/download","body":"json","isFile":true,"schemes":["userToken"]}, call);

/**
 * De ce poate sau nu poate cineva folosi documentul
 *
 * Pentru administratorii documentului: fiecare relație a persoanei cu documentul, dacă dă drepturi și, dacă nu, de ce: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. Un login necunoscut este 404.
 *
 * Для администраторов документа: каждое отношение человека к документу, даёт ли оно права и, если нет, почему: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. Неизвестный логин — 404.
 *
 * For administrators of the document: each relation of the person to it, whether it gives rights and, if not, why: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. An unknown login is 404.
 */
export const documentsReadExplanation = (client: Client, call: Call<t.DocumentsReadExplanationData>) =>
  client.send<t.DocumentsReadExplanationResponses>({"service":"documents","id":"documents.readExplanation","method":"GET","path":"/api/documents/{id}/explica-acces","schemes":["userToken"]}, call);

/**
 * Vederea de citire a conținutului curent: textul cu titluri și tabele
 *
 * Nu este imaginea paginii: textul fișierelor Office și OpenDocument, al paginilor HTML, al scrisorilor, al PDF și al textului simplu, în blocuri, cel mult 300.000 de caractere (`trunchiat`). Alt tip 415. Drepturile, parola și notarea sunt ale previzualizării.
 *
 * Это не изображение страницы: текст файлов Office и OpenDocument, страниц HTML, писем, PDF и простого текста, блоками, не больше 300 000 знаков (`trunchiat`). Другой тип — 415. Права, пароль и запись — как у предпросмотра.
 *
 * This is no picture of the page: the text of Office and OpenDocument files, HTML pages, mails, PDF and plain text, in blocks, at most 300,000 characters (`trunchiat`). Another type is 415. Rights, password and record are those of the preview.
 */
export const documentsReadView = (client: Client, call: Call<t.DocumentsReadViewData>) =>
  client.send<t.DocumentsReadViewResponses>({"service":"documents","id":"documents.readView","method":"GET","path":"/api/documents/{id}/lectura","schemes":["userToken"]}, call);

/**
 * Dă unui client sau unui utilizator acces la document
 *
 * Exact un beneficiar: un client sau un utilizator. `drept` este CITIRE sau SCRIERE; `dataExpirare` este în viitor. Cine are deja o partajare o primește cu noii termeni: 200. Un document șters: 409. Un document secret îl citesc doar cei cu `hasSecret`, și cu partajare.
 *
 * Ровно один получатель: клиент или пользователь. `drept` — CITIRE или SCRIERE; `dataExpirare` — в будущем. У кого доступ уже есть, получает его на новых условиях: 200. Удалённый документ: 409. Секретный документ читают только те, у кого есть `hasSecret`, даже с доступом.
 *
 * Exactly one beneficiary: a client or a user. `drept` is CITIRE or SCRIERE; `dataExpirare` is in the future. Who has a grant already gets it under the new terms: 200. A deleted document: 409. A secret document is read only by those with `hasSecret`, with a grant, too.
 */
export const documentsShare = (client: Client, call: Call<t.DocumentsShareData>) =>
  client.send<t.DocumentsShareResponses>({"service":"documents","id":"documents.share","method":"POST","path":"/api/documents/{id}/partajeaza","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Imaginea unei pagini a conținutului curent, PNG
 *
 * PDF și imagini (JPEG, PNG, TIFF, HEIC, WebP, GIF); alt tip 415, un fișier deteriorat 422, unul de peste 100 MB 413. `x-page-count` spune câte pagini sunt; una care nu există este 404. Paginile fișierelor Office le face un convertor, dacă este configurat; altfel 415, și `lectura` dă textul. Drepturile și parola sunt ale descărcării; se notează o dată pe oră.
 *
 * PDF и изображения (JPEG, PNG, TIFF, HEIC, WebP, GIF); другой тип 415, повреждённый файл 422, больше 100 МБ — 413. `x-page-count` сообщает число страниц; несуществующая — 404. Страницы файлов Office делает конвертер, если он настроен; иначе 415, а `lectura` даёт текст. Права и пароль — как при скачивании; записывается раз в час.
 *
 * PDF and pictures (JPEG, PNG, TIFF, HEIC, WebP, GIF); another type is 415, a damaged file 422, one above 100 MB 413. `x-page-count` says how many pages there are; one that does not exist is 404. A converter makes the pages of office files, if one is configured; otherwise 415, and `lectura` gives the text. Rights and password are those of a download; it is noted once an hour.
 */
export const documentsReadPreview = (client: Client, call: Call<t.DocumentsReadPreviewData>) =>
  client.send<t.DocumentsReadPreviewResponses>({"service":"documents","id":"documents.readPreview","method":"GET","path":"/api/documents/{id}/previzualizare","isFile":true,"schemes":["userToken"]}, call);

/**
 * Elimină definitiv conținutul
 *
 * Doar din STERS și fără `retinereLegala`, altfel 409. Șterge octeții tuturor versiunilor și nu se poate anula; înregistrarea și istoricul rămân. Eliminarea unui conținut infectat o aprobă întotdeauna a doua persoană: 202.
 *
 * Только из STERS и без `retinereLegala`, иначе 409. Удаляет байты всех версий, отменить нельзя; запись и история остаются. Уничтожение заражённого содержимого всегда согласует второе лицо: 202.
 *
 * Only from STERS and without `retinereLegala`, else 409. Deletes the bytes of all versions and cannot be undone; the record and its history stay. The purge of infected content always waits for a second person: 202.
 */
export const documentsPurge = (client: Client, call: Call<t.DocumentsPurgeData>) =>
  client.send<t.DocumentsPurgeResponses>({"service":"documents","id":"documents.purge","method":"POST","path":"/api/documents/{id}/purge","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Cere eliberarea conținutului în care scanarea a găsit un virus
 *
 * Pentru administratorii documentului. Răspunsul este cererea de aprobare; conținutul se citește din nou când un alt administrator o aprobă. Numai pentru conținutul curent în care scanarea a găsit un virus, altfel 409. Dacă mai târziu se găsește altceva, este reținut iarăși.
 *
 * Для администраторов документа. Ответ — запрос согласования; содержимое снова читается, когда его одобрит другой администратор. Только для текущего содержимого, в котором проверка нашла вирус, иначе 409. Если позже найдётся другое, оно снова удерживается.
 *
 * For administrators of the document. The answer is the approval that waits; the content is readable again once another administrator approves it. Only for a current content in which the scan found a virus, else 409. If something else is found later, it is held back again.
 */
export const documentsRelease = (client: Client, call: Call<t.DocumentsReleaseData>) =>
  client.send<t.DocumentsReleaseResponses>({"service":"documents","id":"documents.release","method":"POST","path":"/api/documents/{id}/release","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Readuce în starea ACTIV
 *
 * Din ARHIVAT sau STERS, altfel 409. Un document purjat nu se mai întoarce.
 *
 * Из ARHIVAT или STERS, иначе 409. Окончательно удалённый документ не возвращается.
 *
 * From ARHIVAT or STERS, else 409. A purged document does not come back.
 */
export const documentsRestore = (client: Client, call: Call<t.DocumentsRestoreData>) =>
  client.send<t.DocumentsRestoreResponses>({"service":"documents","id":"documents.restore","method":"POST","path":"/api/documents/{id}/restore","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Semnează versiunea curentă
 *
 * Un PDF primește semnătura înăuntru (PAdES), ca versiune nouă; orice alt fișier, alături (CAdES), la `semnatura-documents.download`. Cu `numarVersiune` se semnează ce s-a văzut: altă versiune curentă este 409. Serviciul de semnare primește doar amprenta; dacă lipsește, 503 și nimic scris. Un PDF criptat, certificat sau deteriorat este 409, unul peste 50 MB 413.
 *
 * PDF получает подпись внутри (PAdES), как новую версию; любой другой файл — рядом (CAdES), по `semnatura-documents.download`. С `numarVersiune` подписывается увиденное: другая текущая версия — 409. Сервис подписи получает только отпечаток; если его нет — 503, и ничего не записано. Зашифрованный, заверенный или повреждённый PDF — 409, больше 50 МБ — 413.
 *
 * A PDF gets the signature inside (PAdES), as a new version; any other file beside it (CAdES), at `semnatura-documents.download`. With `numarVersiune` what was seen is signed: another current version is 409. The signing service gets only the digest; without it 503, and nothing is written. A PDF that is encrypted, certified or damaged is 409, one above 50 MB 413.
 */
export const documentsSign = (client: Client, call: Call<t.DocumentsSignData>) =>
  client.send<t.DocumentsSignResponses>({"service":"documents","id":"documents.sign","method":"POST","path":"/api/documents/{id}/semneaza","body":"json","schemes":["userToken"],"isKeyed":true}, call);
