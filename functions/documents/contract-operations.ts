import type { ContractText } from "../../shared/contract/contract-texts.ts";

/** Descriptions that add to the summaries, by operation id: Romanian, Russian, English. */
export const operations: Record<string, ContractText> = {
  "search.list": [
    "Toate cuvintele trebuie să apară în denumire, cod, etichete, descriere sau text; fiecare, de la două litere, și ca început. Diacriticele și literele mari nu contează. Se numără doar ce puteți citi, până la 10 000 exact. Întâi potrivirile în denumire și cod, apoi celelalte, apoi alte forme ale cuvintelor (`împrumuturilor`, `împrumutul`), cele mai noi înainte. Dacă nu se găsește nimic, până la două cuvinte care nu găsesc nimic se caută cu o literă schimbată, iar `correction` spune ce s-a căutat (`searched`), cuvintele (`words`) și un `q` care caută exact ce s-a scris (`exact`); ce stă între ghilimele și ce are cifre nu se schimbă. `filter[etichete|format|emitentId|status|bucketId]` restrânge (equals, in). `highlights` are fragmente HTML, cu `<mark>`, tăiate între cuvinte. O schimbare se găsește în două secunde, textul unui fișier în zece.",
    "Все слова должны быть в названии, коде, метках, описании или тексте; каждое, от двух букв, и как начало. Диакритика и регистр не важны. Считается только то, что вы можете читать, до 10 000 точно. Сначала совпадения в названии и коде, затем остальные, затем другие формы слов (`договоров`, `договором`), новые раньше. Если ничего не найдено, до двух слов, которые ничего не находят, ищутся с одной изменённой буквой, а `correction` говорит, что искали (`searched`), слова (`words`) и `q`, который ищет именно написанное (`exact`); то, что в кавычках, и то, где есть цифры, не меняется. `filter[etichete|format|emitentId|status|bucketId]` сужает (equals, in). `highlights` — фрагменты HTML с `<mark>`, разрезанные между словами. Изменение находится через две секунды, текст файла — через десять.",
    "All words must be in the name, code, labels, description or text; each, from two letters on, also as a prefix. Diacritics and case do not matter. Only what you may read is counted, exactly up to 10,000. Matches in name and code come first, then the others, then other forms of the words (`împrumuturilor`, `împrumutul`), each newest first. Where nothing is found, up to two words that find nothing are searched with one letter changed, and `correction` says what was searched (`searched`), the words (`words`) and a `q` that searches exactly what was typed (`exact`); what is in quotation marks or has digits is not changed. `filter[etichete|format|emitentId|status|bucketId]` narrows (equals, in). `highlights` has fragments of HTML with `<mark>`, cut between words. A change is found within two seconds, the text of a file within ten.",
  ],
  "reindex.run": [
    "Umple o generație nouă a indexului; până se termină, căutările răspund din cea veche. Una la un moment dat (409). Starea: `reindex.read`.",
    "Заполняет новое поколение индекса; до конца поиск отвечает из старого. По одному за раз (409). Состояние: `reindex.read`.",
    "Fills a new generation of the index; until it is whole, searches answer out of the old one. One at a time (409). Its progress: `reindex.read`.",
  ],
  "documents.list": [
    "Documentele din containerele proprii, cele proprii și cele partajate; alte documente PUBLIC se citesc după id. Fără `filter[status]` se arată ACTIV și ARHIVAT; cele STERS le vede cine le poate schimba.",
    "Документы своих контейнеров, собственные и предоставленные; другие документы PUBLIC читаются по id. Без `filter[status]` показаны ACTIV и ARHIVAT; STERS видит тот, кто может их менять.",
    "The documents of one's buckets, one's own and those that were granted; other PUBLIC documents are read by id. Without `filter[status]` ACTIV and ARHIVAT are shown; STERS is seen by who may change them.",
  ],
  "documents.sign": [
    "Un PDF primește semnătura înăuntru (PAdES), ca versiune nouă; orice alt fișier, alături (CAdES), la `semnatura-documents.download`. Cu `numarVersiune` se semnează ce s-a văzut: altă versiune curentă este 409. Serviciul de semnare primește doar amprenta; dacă lipsește, 503 și nimic scris. Un PDF criptat, certificat sau deteriorat este 409, unul peste 50 MB 413.",
    "PDF получает подпись внутри (PAdES), как новую версию; любой другой файл — рядом (CAdES), по `semnatura-documents.download`. С `numarVersiune` подписывается увиденное: другая текущая версия — 409. Сервис подписи получает только хеш; если его нет — 503, и ничего не записано. Зашифрованный, заверенный или повреждённый PDF — 409, больше 50 МБ — 413.",
    "A PDF gets the signature inside (PAdES), as a new version; any other file beside it (CAdES), at `semnatura-documents.download`. With `numarVersiune` what was seen is signed: another current version is 409. The signing service gets the digest alone; without it 503, and nothing is written. A PDF that is encrypted, certified or damaged is 409, one above 50 MB 413.",
  ],
  "semnatura-documents.create": [
    "La fel ca `documents.sign`, cu documentul în corp.",
    "То же, что `documents.sign`, с документом в теле.",
    "The same as `documents.sign`, with the document in the body.",
  ],
  "semnatura-documents.replace": [
    "Se schimbă doar `observatii`, de cine administrează documentul; restul este al semnăturii.",
    "Меняется только `observatii`, тем, кто администрирует документ; остальное принадлежит подписи.",
    "Only `observatii` changes, by who administers the document; the rest is the signature's.",
  ],
  "semnatura-documents.patch": [
    "Ca PUT; null golește `observatii`.",
    "Как PUT; null очищает `observatii`.",
    "As PUT; null clears `observatii`.",
  ],
  "semnatura-documents.remove": [
    "409 cât există conținutul; după eliminarea lui, de cine administrează documentul.",
    "409, пока существует содержимое; после его удаления — тем, кто администрирует документ.",
    "409 while the content exists; after its purge, by who administers the document.",
  ],
  "semnatura-documents.verify": [
    "Se judecă versiunea semnată: octeții, semnătura, certificatul, datele, revocarea. `motiv` spune de ce este INVALIDA. În istoric intră prima verificare și fiecare schimbare a verdictului.",
    "Проверяется подписанная версия: байты, подпись, сертификат, даты, отзыв. `motiv` говорит, почему INVALIDA. В историю попадают первая проверка и каждое изменение вердикта.",
    "The signed version is judged: bytes, signature, certificate, dates, revocation. `motiv` says why it is INVALIDA. The first verification and each change of the verdict go into the history.",
  ],
  "semnatura-documents.verifyAll": [
    "Toate semnăturile din versiunea curentă, cea mai veche întâi, și cele făcute în altă parte (`aici` false). Nu se scrie nimic.",
    "Все подписи текущей версии, начиная со старейшей, и сделанные в другом месте (`aici` false). Ничего не записывается.",
    "All signatures of the current version, oldest first, those made elsewhere too (`aici` false). Nothing is written.",
  ],
  "semnatura-documents.download": [
    "Semnătura detașată (`.p7s`), sau pentru un PDF versiunea semnată, cu parola ei în `X-Document-Password`; descărcarea unei versiuni se notează.",
    "Отсоединённая подпись (`.p7s`), а для PDF — подписанная версия, с её паролем в `X-Document-Password`; скачивание версии записывается.",
    "The detached signature (`.p7s`), or for a PDF the signed version, with its password in `X-Document-Password`; the download of a version is noted.",
  ],
  "documents.read": [
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
  "documents.download": [
    "Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`: fără ea sau greșită 403, după cinci greșite 429. Un document STERS este 409. Descărcarea se notează.",
    "Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`: без него или неверный — 403, после пяти неверных — 429. Документ STERS — 409. Скачивание записывается.",
    "Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`: missing or wrong is 403, after five wrong ones 429. A document that is STERS is 409. Downloads are noted.",
  ],
  "documents.downloadWithPassword": [
    "Ca descărcarea prin GET, cu parola în corp în loc de antet; conținutul mare este la adresa din Location (303), valabilă scurt timp.",
    "Как скачивание через GET, но пароль в теле вместо заголовка; большое содержимое — по адресу из Location (303), действующему недолго.",
    "As the download by GET, with the password in the body instead of the header; large content is at the address in Location (303), valid for a short time.",
  ],
  "public-documents.download": [
    "Ca `documents.download`, fără autentificare, cât documentul este PUBLIC și ACTIV; orice alt document este același 404.",
    "Как `documents.download`, без входа, пока документ PUBLIC и ACTIV; любой другой документ — тот же 404.",
    "As `documents.download`, without signing in, while the document is PUBLIC and ACTIV; any other document is the same 404.",
  ],
  "public-documents.downloadWithPassword": [
    "Ca descărcarea prin GET, cu parola în corp; conținutul mare este la adresa din Location (303).",
    "Как скачивание через GET, с паролем в теле; большое содержимое — по адресу из Location (303).",
    "As the download by GET, with the password in the body; large content is at the address in Location (303).",
  ],
  "linkuri.create": [
    "Cine are adresa descarcă versiunea curentă, cât documentul este ACTIV și nu este SECRET. Fără `dataExpirare`: 7 zile, cel mult 90. Adresa se arată doar aici. Un document care nu este ACTIV, sau SECRET: 409.",
    "Имеющий адрес скачивает текущую версию, пока документ ACTIV и не SECRET. Без `dataExpirare` — 7 дней, не более 90. Адрес показывается только здесь. Документ не ACTIV или SECRET: 409.",
    "Whoever has the address downloads the current version, while the document is ACTIV and not SECRET. Without `dataExpirare`: 7 days, at most 90. The address is shown here alone. A document that is not ACTIV, or is SECRET: 409.",
  ],
  "linkuri.remove": [
    "Linkul nu mai deschide nimic de la următoarea cerere. Repetată, răspunde tot 204.",
    "Ссылка перестаёт работать со следующего запроса. При повторе снова 204.",
    "The link opens nothing from the next request on. Repeated, it is 204 again.",
  ],
  "public-linkuri.download": [
    "Parola linkului în `X-Link-Password`, a documentului în `X-Document-Password`; lipsă sau greșită: 403. O descărcare care începe este o utilizare; părțile ei (`Range`), cerute de același cititor în cinci minute, nu se mai numără. Orice link care nu deschide este același 404.",
    "Пароль ссылки — в `X-Link-Password`, документа — в `X-Document-Password`; отсутствует или неверен: 403. Начатое скачивание — одно использование; его части (`Range`), запрошенные тем же читателем в течение пяти минут, не считаются. Любая недействующая ссылка — один и тот же 404.",
    "The password of the link in `X-Link-Password`, of the document in `X-Document-Password`; missing or wrong: 403. A download that begins is a use; its pieces (`Range`), asked for by the same reader within five minutes, are not counted. Every link that does not open is the same 404.",
  ],
  "public-linkuri.downloadWithPassword": [
    "Ca descărcarea prin GET, cu parolele în corp; conținutul mare este la adresa din Location (303).",
    "Как скачивание через GET, с паролями в теле; большое содержимое — по адресу из Location (303).",
    "As the download by GET, with the passwords in the body; large content is at the address in Location (303).",
  ],
  "documents.archive": [
    "Doar din starea ACTIV, altfel 409. Documentul arhivat se citește, dar nu primește versiuni și schimbări până la `restore`.",
    "Только из состояния ACTIV, иначе 409. Архивный документ читается, но не принимает версии и изменения до `restore`.",
    "From ACTIV alone, else 409. An archived document is read, but takes neither versions nor changes until `restore`.",
  ],
  "documents.restore": [
    "Din ARHIVAT sau STERS, altfel 409. Un document purjat nu se mai întoarce.",
    "Из ARHIVAT или STERS, иначе 409. Окончательно удалённый документ не возвращается.",
    "From ARHIVAT or STERS, else 409. A purged document does not come back.",
  ],
  "documents.purge": [
    "Doar din STERS și fără `retinereLegala`, altfel 409. Șterge octeții tuturor versiunilor și nu se poate anula; înregistrarea și istoricul rămân.",
    "Только из STERS и без `retinereLegala`, иначе 409. Удаляет байты всех версий, отменить нельзя; запись и история остаются.",
    "From STERS alone and without `retinereLegala`, else 409. Deletes the bytes of all versions and cannot be undone; the record and its history stay.",
  ],
  "versions.list": [
    "Un tablou; numărul lor și paginile sunt în X-Total-Count și Link. Versiunile nu se schimbă și nu dispar.",
    "Массив; их число и страницы — в X-Total-Count и Link. Версии не меняются и не исчезают.",
    "An array; their number and the pages are in X-Total-Count and Link. Versions neither change nor disappear.",
  ],
  "versions.create": [
    "Un formular cu `file`; o încărcare pe părți devine versiune printr-un corp JSON cu `uploadId`: `x-alternative-content`. Conținutul foarte mare continuă în fundal: 202. Protecția documentului rămâne; una diferită este refuzată. Un document care nu este ACTIV, sau un container oprit: 409.",
    "Форма с `file`; загрузка по частям становится версией через JSON с `uploadId`: `x-alternative-content`. Очень большое содержимое обрабатывается в фоне: 202. Защита документа сохраняется; другая отклоняется. Документ не в состоянии ACTIV или остановленный контейнер: 409.",
    "A form with `file`; an upload in parts becomes a version by JSON with `uploadId`: `x-alternative-content`. Very large content continues in the background: 202. The document's protection stays; another one is refused. A document that is not ACTIV, or a stopped bucket: 409.",
  ],
  "versions.download": [
    "Ca `documents.download`, cu numele `denumire.ext (v<n>)`; o versiune necunoscută este 404.",
    "Как `documents.download`, с именем `denumire.ext (v<n>)`; неизвестная версия — 404.",
    "As `documents.download`, named `denumire.ext (v<n>)`; an unknown version is 404.",
  ],
  "versions.downloadWithPassword": [
    "Ca descărcarea versiunii prin GET, cu parola în corp; conținutul mare este la adresa din Location (303).",
    "Как скачивание версии через GET, с паролем в теле; большое содержимое — по адресу из Location (303).",
    "As the download of the version by GET, with the password in the body; large content is at the address in Location (303).",
  ],
  "versions.restore": [
    "Adaugă o versiune nouă cu acel conținut; nimic nu se pierde. Conținutul mare se copiază în fundal: 202, cu starea la adresa din Location. Un document care nu este ACTIV: 409.",
    "Добавляет новую версию с этим содержимым; ничего не теряется. Большое содержимое копируется в фоне: 202, состояние — по адресу из Location. Документ не в состоянии ACTIV: 409.",
    "Adds a new version with that content; nothing is lost. Large content is copied in the background: 202, with its status at the address in Location. A document that is not ACTIV: 409.",
  ],
  "uploads.create": [
    "Fiecare parte se trimite cu PUT la adresa ei; toate în afară de ultima au `partSize` octeți. Apoi `documents.upload` sau `versions.create` primește `uploadId`. Cu `documentId` se refuză de la început ce s-ar refuza versiunii. Ce nu este încheiat până la `expiresAt` se șterge.",
    "Каждая часть отправляется PUT по своему адресу; все, кроме последней, имеют `partSize` байт. Затем `documents.upload` или `versions.create` принимает `uploadId`. С `documentId` сразу отклоняется то, что было бы отклонено для версии. Не завершённое до `expiresAt` удаляется.",
    "Each part is PUT to its own address; all but the last have `partSize` bytes. Then `documents.upload` or `versions.create` takes the `uploadId`. With `documentId` whatever would refuse the version refuses the upload. What is not completed by `expiresAt` is removed.",
  ],
  "uploads.read": [
    "Doar pentru cine a deschis-o. După 202 se citește până la FINALIZATA, cu documentul, sau ESUATA, cu cheia refuzului; `octeti` arată cât s-a prelucrat.",
    "Только для открывшего её. После 202 читается до FINALIZATA, с документом, или ESUATA, с ключом отказа; `octeti` показывает, сколько обработано.",
    "Only for who opened it. After a 202 it is read until FINALIZATA, with the document, or ESUATA, with the key of the refusal; `octeti` shows how much was processed.",
  ],
  "documents.share": [
    "Exact un beneficiar: un client sau un utilizator. `drept` este CITIRE sau SCRIERE; `dataExpirare` este în viitor. Cine are deja o partajare o primește cu noii termeni: 200. Un document șters: 409. Un document secret îl citesc doar cei cu `hasSecret`, și cu partajare.",
    "Ровно один получатель: клиент или пользователь. `drept` — CITIRE или SCRIERE; `dataExpirare` — в будущем. У кого доступ уже есть, получает его на новых условиях: 200. Удалённый документ: 409. Секретный документ читают только те, у кого есть `hasSecret`, даже с доступом.",
    "Exactly one beneficiary: a client or a user. `drept` is CITIRE or SCRIERE; `dataExpirare` is in the future. Who has a grant already gets it under the new terms: 200. A deleted document: 409. A secret document is read only by those with `hasSecret`, with a grant, too.",
  ],
  "documents.readExplanation": [
    "Pentru administratorii documentului: fiecare relație a persoanei cu documentul, dacă dă drepturi și, dacă nu, de ce: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. Un login necunoscut este 404.",
    "Для администраторов документа: каждое отношение человека к документу, даёт ли оно права и, если нет, почему: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. Неизвестный логин — 404.",
    "For administrators of the document: each relation of the person to it, whether it gives rights and, if not, why: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. An unknown login is 404.",
  ],
  "partajare-documents.list": [
    "Partajările documentelor pe care le puteți partaja, și cele prin care citiți documentul altora. `filter[documentId]` și `filter[cod]` aleg un document.",
    "Доступы к документам, которыми вы можете делиться, и те, по которым вы читаете чужой документ. `filter[documentId]` и `filter[cod]` выбирают документ.",
    "The grants of the documents that you may share, and those by which you read somebody else's. `filter[documentId]` and `filter[cod]` choose a document.",
  ],
  "partajare-documents.create": [
    "Ca `documents.share`, cu documentul în corp.",
    "Как `documents.share`, с документом в теле.",
    "As `documents.share`, with the document in the body.",
  ],
  "partajare-documents.replace": [
    "Schimbă `drept` și `dataExpirare`; documentul și beneficiarul rămân.",
    "Меняет `drept` и `dataExpirare`; документ и получатель остаются.",
    "Changes `drept` and `dataExpirare`; the document and the beneficiary stay.",
  ],
  "partajare-documents.patch": [
    "Schimbă `drept` sau `dataExpirare` (null: fără sfârșit); restul se ignoră.",
    "Меняет `drept` или `dataExpirare` (null: без срока); остальное игнорируется.",
    "Changes `drept` or `dataExpirare` (null: without an end); the rest is ignored.",
  ],
  "partajare-documents.remove": [
    "Retrage accesul de la următoarea cerere; rămâne scris în istoricul documentului. Repetată, răspunde tot 204.",
    "Доступ прекращается со следующего запроса; в истории документа остаётся запись. При повторе снова 204.",
    "Takes the access back from the next request on; the document's history keeps it. Repeated, it is 204 again.",
  ],
  "documents.readPreview": [
    "PDF, JPEG și PNG; alt tip 415, un fișier deteriorat 422, unul de peste 100 MB 413. `x-page-count` spune câte pagini sunt; una care nu există este 404. Drepturile și parola sunt ale descărcării; se notează o dată pe oră.",
    "PDF, JPEG и PNG; другой тип 415, повреждённый файл 422, больше 100 МБ — 413. `x-page-count` сообщает число страниц; несуществующая — 404. Права и пароль — как при скачивании; записывается раз в час.",
    "PDF, JPEG and PNG; another type is 415, a damaged file 422, one above 100 MB 413. `x-page-count` says how many pages there are; one that does not exist is 404. Rights and password are those of a download; it is noted once an hour.",
  ],
  "transcriere.create": [
    "`tip` AUTO ia textul pe care îl are fișierul, iar paginile fără text le citește din imagine; TEXT doar primul, OCR doar al doilea. 200 când textul e gata, altfel 202, cu starea la adresa din Location. `limba` ro, ru sau en, una pentru tot; fără date de recunoaștere 409. Cel mult 300 de pagini și 200 MB: 413; alt tip de fișier 415. Un fișier deteriorat: ESUATA, cu motivul în `eroare`. Parola documentului în `X-Document-Password`.",
    "`tip` AUTO берёт текст, который есть в файле, а страницы без текста читает с изображения; TEXT — только первое, OCR — только второе. 200, если текст готов, иначе 202, состояние — по адресу из Location. `limba` — ro, ru или en, одна на всё; без данных распознавания 409. Не более 300 страниц и 200 МБ: 413; другой тип файла 415. Повреждённый файл: ESUATA, причина в `eroare`. Пароль документа — в `X-Document-Password`.",
    "`tip` AUTO takes the text that the file has, and reads pages without text from their picture; TEXT is the first alone, OCR the second. 200 when the text is ready, else 202, with its state at the address in Location. `limba` ro, ru or en, one for all; without data 409. At most 300 pages and 200 MB: 413; another type of file 415. A damaged file: ESUATA, its reason in `eroare`. The document's password in `X-Document-Password`.",
  ],
  "transcriere.upload": [
    "Ca `transcriere.create`, pentru un fișier care nu devine document; textul îl vede doar cine l-a trimis. Fișierul însuși nu se păstrează după citire.",
    "Как `transcriere.create`, для файла, который не становится документом; текст видит только отправитель. Сам файл после чтения не хранится.",
    "As `transcriere.create`, for a file that becomes no document; only its sender sees the text. The file itself is not kept once it was read.",
  ],
  "transcriere.download": [
    "`format=pdf` este originalul cu textul recunoscut peste imagini, în care se poate căuta; există doar unde s-au citit imagini, altfel 409. Paginile textului se despart prin form feed. Cât textul nu e gata: 409, cu Retry-After. Conținutul mare este la adresa din Location (307).",
    "`format=pdf` — оригинал с распознанным текстом поверх изображений, по которому можно искать; есть только там, где читались изображения, иначе 409. Страницы текста разделяет form feed. Пока текст не готов: 409 с Retry-After. Большое содержимое — по адресу из Location (307).",
    "`format=pdf` is the original with the recognised text over its pictures, which can be searched; it is there only where pictures were read, else 409. Form feeds separate the pages of the text. While the text is not ready: 409 with Retry-After. Large content is at the address in Location (307).",
  ],
  "transcriere.save": [
    "Documentul nou are protecția (și parola) celui citit; este al celui care îl salvează. `format` txt sau pdf.",
    "Новый документ получает защиту (и пароль) прочитанного; он принадлежит сохранившему. `format` — txt или pdf.",
    "The new document has the protection (and password) of the one that was read; it belongs to who saves it. `format` txt or pdf.",
  ],
  "conversies.create": [
    "Ca `transcriere.create`, cu transcrierea în răspuns.",
    "Как `transcriere.create`, с записью распознавания в ответе.",
    "As `transcriere.create`, with the record in the answer.",
  ],
  "conversies.replace": [
    "Schimbă `denumire`, pentru cine a început-o; restul se ignoră.",
    "Меняет `denumire`, для начавшего; остальное игнорируется.",
    "Changes `denumire`, for who started it; the rest is ignored.",
  ],
  "conversies.patch": [
    "Schimbă `denumire` (null o șterge), pentru cine a început-o; restul se ignoră.",
    "Меняет `denumire` (null удаляет), для начавшего; остальное игнорируется.",
    "Changes `denumire` (null removes it), for who started it; the rest is ignored.",
  ],
  "conversies.remove": [
    "O oprește și îi elimină textul; pentru cine a început-o sau administrează documentul. Repetată, răspunde tot 204.",
    "Останавливает и удаляет текст; для начавшего или администратора документа. При повторе снова 204.",
    "Cancels it and removes its text; for who started it, or administers the document. Repeated, it is 204 again.",
  ],
  "authorities.create": [
    "O autoritate nouă se poate da conturilor și apare în `auth` al tokenurilor; în acest serviciu nu dă niciun drept. Un nume luat: 409.",
    "Новую роль можно дать учётным записям, она видна в `auth` токенов; прав в этом сервисе не даёт. Занятое имя: 409.",
    "A new authority can be given to accounts and stands in `auth` of tokens; in this service it gives no right. A taken name: 409.",
  ],
  "authorities.replace": [
    "`{authority}` este numărul sau numele. Numele nu se schimbă: același este 200, altul 409. Cele ale sistemului: 409.",
    "`{authority}` — номер или имя. Имя не меняется: то же — 200, другое — 409. Системные: 409.",
    "`{authority}` is the number or the name. The name does not change: the same one is 200, another 409. Those of the system: 409.",
  ],
  "authorities.patch": [
    "Ca `authorities.replace`.",
    "Как `authorities.replace`.",
    "As `authorities.replace`.",
  ],
  "authorities.remove": [
    "Una pe care o are un cont este 409, ca și cele ale sistemului. Repetată după număr, răspunde tot 204.",
    "Роль, которая есть у учётной записи, — 409, как и системные. При повторе по номеру снова 204.",
    "One that an account has is 409, as those of the system are. Repeated by its number, it is 204 again.",
  ],
  "machine-clients.list": [
    "Administratorul serviciului îi vede pe toți, cel al unei organizații pe cei care depun în containerele ei.",
    "Администратор сервиса видит всех, администратор организации — тех, кто загружает в её контейнеры.",
    "A service administrator sees all, an organization's those that file into its buckets.",
  ],
  "machine-clients.create": [
    "Cine îl are citește toate documentele emitentului, în afară de cele secrete. `clientSecret` se arată doar acum.",
    "Владелец читает все документы издателя, кроме секретных. `clientSecret` показывается только сейчас.",
    "Who has it reads all documents of the issuer but secret ones. `clientSecret` is shown only now.",
  ],
  "machine-clients.replace": [
    "Un drept retras, sau `activ: false`, se simte de la următoarea cerere; un `activ` absent rămâne.",
    "Отозванное право или `activ: false` действует со следующего запроса; отсутствующий `activ` остаётся.",
    "A scope that is taken away, or `activ: false`, is felt from the next request on; an absent `activ` stays.",
  ],
  "machine-clients.setActive": [
    "`false` se simte de la următoarea cerere și îl poate pune și administratorul organizației în al cărei container depune; `true`, doar administratorul serviciului.",
    "`false` действует со следующего запроса, его может задать и администратор организации, в чей контейнер загружает клиент; `true` — только администратор сервиса.",
    "`false` is felt from the next request on, and may be set by an administrator of the organization into whose bucket it files, too; `true` by service administrators alone.",
  ],
  "machine-clients.rotate": [
    "Secretul de până acum rămâne valabil `suprapunereOre` (implicit 24); cel de dinaintea lui se încheie. Cel nou se arată doar acum.",
    "Прежний секрет действует ещё `suprapunereOre` часов (по умолчанию 24); предыдущий ему прекращается. Новый показывается только сейчас.",
    "The secret of before stays valid for `suprapunereOre` (default 24); the one before it ends. The new one is shown only now.",
  ],
  "machine-clients.remove": [
    "Secretele și tokenurile lui se încheie de la următoarea cerere. Repetată, răspunde tot 204.",
    "Его секреты и токены прекращаются со следующего запроса. При повторе снова 204.",
    "Its secrets and tokens end with the next request. Repeated, it is 204 again.",
  ],
  "machine-documents.list": [
    "Documentele PUBLIC ale tuturor și cele ale emitentului din token, cele noi întâi; niciodată SECRET sau STERS, orice ar cere filtrele. Cele ARHIVAT sunt doar ale emitentului.",
    "Документы PUBLIC всех издателей и собственные документы издателя из токена, сначала новые; никогда SECRET и STERS, что бы ни просили фильтры. ARHIVAT — только собственные.",
    "The PUBLIC documents of everybody and those of the token's issuer, newest first; never SECRET or STERS, whatever filters ask for. Those that are ARHIVAT are the issuer's alone.",
  ],
  "machine-documents.create": [
    "Un formular cu `file`, până la limita unei cereri; ce este mai mare se trimite pe părți (`machine-uploads.create`) și se încheie aici cu un corp JSON cu `uploadId`: `x-alternative-content`. Documentul este al emitentului din token, PERSONAL dacă nu se cere PUBLIC (SECRET este 400), și nu are proprietar. Un `cod` ocupat este 409, un program 415.",
    "Форма с `file`, до предела одного запроса; большее отправляется по частям (`machine-uploads.create`) и завершается здесь JSON с `uploadId`: `x-alternative-content`. Документ принадлежит издателю из токена, он PERSONAL, если не указано PUBLIC (SECRET — 400), и не имеет владельца. Занятый `cod` — 409, программа — 415.",
    "A form with `file`, up to the limit of one request; what is larger is sent in parts (`machine-uploads.create`) and finished here by JSON with `uploadId`: `x-alternative-content`. The document is the issuer's of the token, PERSONAL unless PUBLIC is asked for (SECRET is 400), and has no owner. A taken `cod` is 409, a program 415.",
  ],
  "machine-documents.read": [
    "Un cod necunoscut, un document SECRET și unul care nu este al emitentului sunt același 404.",
    "Неизвестный код, документ SECRET и чужой документ — один и тот же 404.",
    "An unknown code, a SECRET document and one of another issuer are the same 404.",
  ],
  "machine-documents.download": [
    "Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`: fără ea sau greșită 403. Un document STERS este 409.",
    "Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`: без него или неверный — 403. Документ STERS — 409.",
    "Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`: missing or wrong is 403. A document that is STERS is 409.",
  ],
  "machine-versions.create": [
    "Un formular cu `file` și `comentariu`, sau JSON cu `uploadId`: `x-alternative-content`. Ajunge documente.write: cine nu poate citi documentul îi poate adăuga versiuni. Un document care nu este ACTIV este refuzat: 409.",
    "Форма с `file` и `comentariu` или JSON с `uploadId`: `x-alternative-content`. Достаточно documente.write: кто не может читать документ, может добавлять версии. Документ не в состоянии ACTIV отклоняется: 409.",
    "A form with `file` and `comentariu`, or JSON with `uploadId`: `x-alternative-content`. documente.write is enough: who cannot read the document can add versions to it. A document that is not ACTIV is refused: 409.",
  ],
  "machine-versions.download": [
    "Ca descărcarea conținutului curent, și cu parola documentului.",
    "Как скачивание текущего содержимого, в том числе с паролем документа.",
    "As the download of the current content, also with the document's password.",
  ],
  "machine-versions.restore": [
    "Conținutul versiunii devine din nou curent, ca versiune nouă; nimic nu se șterge. Conținutul foarte mare continuă în fundal: 202, cu starea la adresa din Location.",
    "Содержимое версии снова становится текущим как новая версия; ничего не удаляется. Очень большое содержимое обрабатывается в фоне: 202, состояние — по адресу из Location.",
    "The content of the version becomes current again, as a new version; nothing is deleted. Very large content continues in the background: 202, with its status at the address in Location.",
  ],
  "machine-uploads.create": [
    "Fiecare parte se trimite cu PUT la adresa ei; apoi `machine-documents.create` sau `machine-versions.create` primește `uploadId`. Cu `cod` se refuză de la început ce s-ar refuza versiunii. Peste 5 GiB este 413.",
    "Каждая часть отправляется PUT по её адресу; затем `machine-documents.create` или `machine-versions.create` принимает `uploadId`. С `cod` сразу отклоняется то, что было бы отклонено для версии. Больше 5 ГиБ — 413.",
    "Each part is PUT to its address; then `machine-documents.create` or `machine-versions.create` takes the `uploadId`. With `cod` whatever would refuse the version refuses the upload. Above 5 GiB is 413.",
  ],
  "machine-events.list": [
    "Evenimentele documentelor proprii ale emitentului, cel mai vechi întâi, fără descărcări și fără documentele SECRET. Se continuă cu `dupa` = `urmatorul`, până când rămâne același. Un eveniment apare după vreo 40 de secunde: atunci nimic mai vechi nu mai poate veni.",
    "События собственных документов издателя, сначала старые, без скачиваний и без документов SECRET. Продолжают с `dupa` = `urmatorul`, пока значение не перестанет меняться. Событие появляется примерно через 40 секунд: тогда ничего более раннего прийти уже не может.",
    "The events of the issuer's own documents, oldest first, without downloads and without SECRET documents. One goes on with `dupa` = `urmatorul` until it stays the same. An event appears after some 40 seconds: by then nothing older can come any more.",
  ],
  "machine-tokens.create": [
    "Un formular cu `grant_type=client_credentials`; numele și secretul în formular sau prin Basic, niciodată în adresă. `scope` cere doar o parte din drepturi; unul pe care clientul nu îl are este 400. Tokenul este valabil o oră.",
    "Форма с `grant_type=client_credentials`; имя и секрет в форме или через Basic, никогда в адресе. `scope` запрашивает часть прав; право, которого у клиента нет, — 400. Токен действует час.",
    "A form with `grant_type=client_credentials`; name and secret in the form or by Basic, never in the address. `scope` asks for some of the scopes alone; one that the client lacks is 400. The token is valid for an hour.",
  ],
  "templates.create": [
    "`{{a.b}}` este o valoare, `{{#lista}}…{{/lista}}` o listă sau ce există, `{{^lista}}…{{/lista}}` ce lipsește sau este gol. Un DOCX se trimite în base64. Ciorna este a celui care o face și a administratorilor organizației; `publicat: true` pun doar administratorii. Un cod luat: 409; un conținut care nu este șablon: 400, 415 sau 422 cu motivul.",
    "`{{a.b}}` — значение, `{{#lista}}…{{/lista}}` — список или то, что есть, `{{^lista}}…{{/lista}}` — то, чего нет. DOCX отправляется в base64. Черновик принадлежит автору и администраторам организации; `publicat: true` ставят только администраторы. Занятый код: 409; содержимое, не являющееся шаблоном: 400, 415 или 422 с причиной.",
    "`{{a.b}}` is a value, `{{#lista}}…{{/lista}}` a list or what is there, `{{^lista}}…{{/lista}}` what is absent or empty. A DOCX is sent in base64. A draft belongs to its maker and to the organization's administrators; `publicat: true` is for administrators alone. A taken code: 409; a content that is no template: 400, 415 or 422 with the reason.",
  ],
  "templates.replace": [
    "Un conținut nou este o versiune nouă. Ce este publicat schimbă doar administratorii.",
    "Новое содержимое — новая версия. Опубликованное изменяют только администраторы.",
    "A new content is a new version. What is published is changed by administrators alone.",
  ],
  "templates.patch": [
    "Schimbă doar câmpurile trimise; `publicat` schimbă administratorii.",
    "Изменяет только присланные поля; `publicat` меняют администраторы.",
    "Changes only the fields that are sent; `publicat` is changed by administrators.",
  ],
  "templates.remove": [
    "Versiunile pe care le numesc documentele rămân în depozit. Repetată, răspunde tot 204.",
    "Версии, на которые ссылаются документы, остаются в хранилище. Повторный запрос — снова 204.",
    "The versions that documents name stay in the store. Repeated, it answers 204 again.",
  ],
  "templates.download": [
    "Un fișier JSON cu conținutul; importat, dă același șablon.",
    "Файл JSON с содержимым; импортированный даёт тот же шаблон.",
    "A JSON file with the content; imported, it is the same template.",
  ],
  "templates.import": [
    "Un fișier exportat sau un DOCX; `cod`, `denumire` și `descriere` înlocuiesc ce spune fișierul. Șablonul este o ciornă.",
    "Экспортированный файл или DOCX; `cod`, `denumire` и `descriere` заменяют указанное в файле. Шаблон становится черновиком.",
    "An exported file or a DOCX; `cod`, `denumire` and `descriere` replace what the file says. The template is a draft.",
  ],
  "templates.render": [
    "Un șablon (`templateId`) sau un conținut care se scrie (`continut`, `format`). Ce lipsește rămâne vizibil. Text simplu; cu `Accept: application/json` și lista `lipsa`.",
    "Шаблон (`templateId`) или ещё не сохранённое содержимое (`continut`, `format`). Недостающее остаётся видимым. Простой текст; с `Accept: application/json` также список `lipsa`.",
    "A template (`templateId`) or a content that is being written (`continut`, `format`). What is missing stays visible. Plain text; with `Accept: application/json` also the list `lipsa`.",
  ],
  "templates.generate": [
    "Strict: fiecare valoare care lipsește este numită într-un singur 400. Documentul este al celui care îl cere; GENERAT stă în istoricul lui, cu versiunea șablonului. Un PDF dintr-un DOCX pierde aranjarea: antetul `Warning`.",
    "Строго: все недостающие значения названы в одном 400. Документ принадлежит запросившему; GENERAT в его истории называет версию шаблона. PDF из DOCX теряет вёрстку: заголовок `Warning`.",
    "Strict: one 400 names every value that is missing. The document belongs to who asks; GENERAT in its history names the template's version. A PDF of a DOCX loses its layout: the header `Warning`.",
  ],
  "templates.downloadResult": [
    "Ca la generare, dar nu se păstrează nimic.",
    "Как при создании документа, но ничего не сохраняется.",
    "As for a document, and nothing is kept.",
  ],
  "machine-templates.render": [
    "Ca `templates.render`, pentru un șablon publicat.",
    "Как `templates.render`, для опубликованного шаблона.",
    "As `templates.render`, for a published template.",
  ],
  "documents.requestAccess": [
    "Cine cunoaște codul unui document cere CITIRE sau SCRIERE; decide cine îl administrează. O cerere în așteptare pentru același document se întoarce ca atare: 200. Un drept avut deja: 409 `error.areDreptul`. Un cod necunoscut: 404; după 20 în zece minute orice cerere este 429, cu Retry-After. Cel mult 50 de cereri așteaptă deodată: 409.",
    "Кто знает код документа, просит CITIRE или SCRIERE; решает тот, кто им управляет. Ожидающий запрос на тот же документ возвращается как есть: 200. Уже имеющееся право: 409 `error.areDreptul`. Неизвестный код: 404; после 20 за десять минут любой запрос — 429 с Retry-After. Одновременно ожидают не более 50 запросов: 409.",
    "Who knows a document by its code asks for CITIRE or SCRIERE; who administers it decides. A pending request for the same document is answered as it is: 200. A right that one has: 409 `error.areDreptul`. An unknown code: 404; after 20 within ten minutes every request is 429 with Retry-After. At most 50 requests wait at a time: 409.",
  ],
  "cerere-acces.list": [
    "Cererile proprii, fără `documentId` până la aprobare, și cele pentru documentele pe care le administrați. `filter[status]=IN_ASTEPTARE` arată ce este de decis, la orice mărime a listei.",
    "Собственные запросы, без `documentId` до одобрения, и запросы на документы, которыми вы управляете. `filter[status]=IN_ASTEPTARE` показывает ожидающие решения при любом размере списка.",
    "One's own requests, without `documentId` before the approval, and those for the documents that one administers. `filter[status]=IN_ASTEPTARE` shows what is to be decided, however long the list is.",
  ],
  "cerere-acces.create": [
    "Ca `documents.requestAccess`, cu cererea întreagă în răspuns.",
    "Как `documents.requestAccess`, с полным запросом в ответе.",
    "As `documents.requestAccess`, answered with the whole request.",
  ],
  "cerere-acces.replace": [
    "Cât așteaptă, cine administrează documentul schimbă `drept` și `motivare`; după decizie 409.",
    "Пока запрос ожидает, управляющий документом меняет `drept` и `motivare`; после решения 409.",
    "While it waits, who administers the document changes `drept` and `motivare`; after the decision 409.",
  ],
  "cerere-acces.patch": [
    "Schimbă `drept` sau `motivare` cât cererea așteaptă; restul se ignoră.",
    "Меняет `drept` или `motivare`, пока запрос ожидает; остальное игнорируется.",
    "Changes `drept` or `motivare` while the request waits; the rest is ignored.",
  ],
  "cerere-acces.remove": [
    "Retrage o cerere în așteptare: cine a făcut-o, sau cine administrează documentul. Repetată, răspunde tot 204; o cerere decisă este 409.",
    "Отзывает ожидающий запрос: тот, кто его сделал, или управляющий документом. При повторе снова 204; решённый запрос — 409.",
    "Withdraws a pending request: who made it, or who administers the document. Repeated, it is 204 again; a decided one is 409.",
  ],
  "cerere-acces.approve": [
    "Pentru administratorii documentului. Persoana primește partajarea, sau cea pe care o are se lărgește; `drept` și `dataExpirare` înlocuiesc ce s-a cerut. Ce are deja pe alt termen nu se pierde și nu se prelungește: 409 `error.partajareDiferita`. A doua decizie și un document șters: 409.",
    "Для администраторов документа. Человек получает доступ, или имеющийся расширяется; `drept` и `dataExpirare` заменяют запрошенное. Имеющееся на другой срок не теряется и не продлевается: 409 `error.partajareDiferita`. Второе решение и удалённый документ: 409.",
    "For administrators of the document. The person gets the grant, or the one that they have is widened; `drept` and `dataExpirare` replace what was asked for. What they have for another time is neither lost nor prolonged: 409 `error.partajareDiferita`. A second decision, and a deleted document: 409.",
  ],
  "cerere-acces.reject": [
    "Pentru administratorii documentului; `motiv` îl citește cine a cerut. A doua decizie: 409.",
    "Для администраторов документа; `motiv` читает тот, кто просил. Второе решение: 409.",
    "For administrators of the document; `motiv` is read by who asked. A second decision: 409.",
  ],
  "eveniment-documents.list": [
    "Evenimentele documentelor pe care le puteți citi. DESCARCAT se arată celor care pot schimba documentul.",
    "События документов, которые вы можете читать. DESCARCAT видят те, кто может менять документ.",
    "The events of the documents that you may read. DESCARCAT is shown to those who may change the document.",
  ],
  "eveniment-documents.create": [
    "Pentru administratorii documentului; nota intră în lanț și nu se mai schimbă. Celelalte evenimente le scrie serviciul.",
    "Для администраторов документа; заметка входит в цепочку и не меняется. Остальные события пишет сервис.",
    "For administrators of the document; the note becomes part of the chain and does not change. All other events are written by the service.",
  ],
  "integritate.verify": [
    "Recalculează amprenta fiecărui eveniment și legătura cu cel dinainte; `ruptLa` este cel mai vechi care nu se potrivește. Descărcările sunt în afara lanțului.",
    "Пересчитывает отпечаток каждого события и связь с предыдущим; `ruptLa` — самое раннее, которое не сходится. Скачивания вне цепочки.",
    "Computes the hash of every event anew and its link to the one before; `ruptLa` is the oldest that does not fit. Downloads are outside the chain.",
  ],
  "acl.read": [
    "L1: documente publice; L2: cele cu care aveți o legătură; L3: cele secrete, cu `hasSecret`.",
    "L1: публичные документы; L2: связанные с вами; L3: секретные, с `hasSecret`.",
    "L1: public documents; L2: those that you have a relation to; L3: secret ones, with `hasSecret`.",
  ],
  "tenant.read": [
    "`tier` este SERVICE pentru administratorul serviciului, ORGANIZATIE pentru membrii uneia, altfel PERSONAL. `implicit` arată containerul documentelor fără `bucketId`.",
    "`tier` — SERVICE для администратора сервиса, ORGANIZATIE для членов организации, иначе PERSONAL. `implicit` отмечает контейнер документов без `bucketId`.",
    "`tier` is SERVICE for a service administrator, ORGANIZATIE for the members of one, else PERSONAL. `implicit` marks the bucket of documents without `bucketId`.",
  ],
  "tenant.listBuckets": [
    "Doar cele pornite, cu cel implicit; niciunul pentru o organizație suspendată.",
    "Только включённые, вместе с контейнером по умолчанию; ни одного для приостановленной организации.",
    "Only those in use, with the default one; none for a suspended organization.",
  ],
  "organizatii.replace": [
    "`cod` nu se schimbă; `idno` și `statut` absente rămân. Un IDNO al altei organizații este 409.",
    "`cod` не меняется; отсутствующие `idno` и `statut` остаются. IDNO другой организации — 409.",
    "`cod` does not change; an absent `idno` or `statut` stays. Another organization's IDNO is 409.",
  ],
  "organizatii.setStatut": [
    "Oamenii unei organizații SUSPENDAT citesc în continuare, dar nu mai scriu: 403.",
    "Люди организации SUSPENDAT продолжают читать, но не пишут: 403.",
    "The people of an organization that is SUSPENDAT go on reading, but do not write: 403.",
  ],
  "buckets.create": [
    "Administratorul unei organizații poate lăsa `organizatieId`; alta este 403. Cu `endpoint`, sau doar `regiune` pentru AWS, conținutul stă în depozitul propriu; `secret` nu se mai arată niciodată.",
    "Администратор организации может не указывать `organizatieId`; чужая — 403. С `endpoint` или только `regiune` для AWS содержимое лежит в собственном хранилище; `secret` больше никогда не показывается.",
    "An organization's administrator may leave out `organizatieId`; another one is 403. With an `endpoint`, or a `regiune` alone for AWS, content lies in a store of one's own; `secret` is never shown again.",
  ],
  "buckets.replace": [
    "Câmpurile absente ale conexiunii rămân, null le șterge; documentele de până acum rămân în depozitul lor. Doar administratorul serviciului mută un container: accesul se schimbă pe loc, iar membrii altor organizații sunt scoși.",
    "Отсутствующие поля подключения остаются, null их удаляет; прежние документы остаются в своём хранилище. Переносит контейнер только администратор сервиса: доступ меняется сразу, участники других организаций исключаются.",
    "Absent fields of the connection stay, null removes them; the documents of before stay in their store. Only a service administrator moves a bucket: access changes at once, and members of other organizations are removed.",
  ],
  "buckets.setActive": [
    "Un container oprit refuză încărcările (409); descărcările merg în continuare.",
    "Остановленный контейнер отклоняет загрузки (409); скачивание продолжает работать.",
    "A stopped bucket refuses uploads (409); downloads go on working.",
  ],
  "bucket-acces.create": [
    "Persoana este din organizația containerului, în cel al platformei oricine; alta este 400, o a doua apartenență 409.",
    "Человек — из организации контейнера, в контейнере платформы — любой; иначе 400, второе членство — 409.",
    "The person is of the bucket's organization, in the platform's bucket anybody; another one is 400, a second membership 409.",
  ],
  "bucket-acces.remove": [
    "Accesul se încheie de la următoarea cerere. Repetată, răspunde tot 204.",
    "Доступ прекращается со следующего запроса. При повторе снова 204.",
    "Access ends with the next request. Repeated, it is 204 again.",
  ],
  "tenant-users.assign": [
    "Doar administratorul serviciului înscrie; cel al organizației poate elibera pe ai săi, cu `organizatieId: null`. Cine pleacă pierde apartenențele la containere și rolul de administrator.",
    "Зачисляет только администратор сервиса; администратор организации может отпустить своих, с `organizatieId: null`. Уходящий теряет членство в контейнерах и роль администратора.",
    "Only a service administrator enrols; an organization's administrator may release their own people, by `organizatieId: null`. Who leaves loses their memberships in buckets and the role of an administrator.",
  ],
  "app-users.list": [
    "Administratorul serviciului vede pe toți, ceilalți oamenii organizației lor, cine nu are una doar pe sine.",
    "Администратор сервиса видит всех, остальные — людей своей организации, без организации — только себя.",
    "A service administrator sees all, others the people of their organization, who has none only themselves.",
  ],
  "app-users.create": [
    "Același cont ca la `/api/admin/users`, cu aceleași reguli. Persoana primește prin e-mail o cheie pentru a-și alege parola.",
    "Та же учётная запись, что и в `/api/admin/users`, с теми же правилами. Человек получает по e-mail ключ для выбора пароля.",
    "The same account as in `/api/admin/users`, by the same rules. The person gets a key by mail to choose a password.",
  ],
  "app-users.remove": [
    "Șterge contul, cu apartenențele lui; ultimul administrator al serviciului nu se șterge: 409.",
    "Удаляет учётную запись с её членством; последний администратор сервиса не удаляется: 409.",
    "Removes the account and its memberships; the last service administrator is not removed: 409.",
  ],
  "clients.list": [
    "Registrul îl vede administratorul serviciului. Ceilalți se văd pe sine; cine lucrează pentru o instituție găsește un client doar după `filter[idnp]`, `filter[idno]` sau `filter[id]` exact, iar căutarea se notează.",
    "Реестр видит администратор сервиса. Остальные видят себя; работающий в учреждении находит клиента только по точному `filter[idnp]`, `filter[idno]` или `filter[id]`, и поиск записывается.",
    "The register is seen by service administrators. Others see themselves; who works for an institution finds a client by an exact `filter[idnp]`, `filter[idno]` or `filter[id]` alone, and the look-up is noted.",
  ],
  "clients.read": [
    "Cine nu administrează serviciul și citește alt client decât pe sine este notat în istoricul lui; cine nu îl poate căuta primește 404.",
    "Кто не администрирует сервис и читает чужого клиента, записывается в его историю; кто не может его искать, получает 404.",
    "Who does not administer the service and reads another client than themselves is noted in its history; who may not look it up gets 404.",
  ],
  "clients.remove": [
    "Un client ale cărui documente există nu se șterge (409): se retrage cu `activ: false`. Istoricul rămâne.",
    "Клиент, у которого есть документы, не удаляется (409): он выводится через `activ: false`. История остаётся.",
    "A client who has documents is not removed (409), but retired by `activ: false`. The history stays.",
  ],
  "emitents.remove": [
    "Un emitent ale cărui documente există nu se șterge (409): se retrage cu `activ: false`. Istoricul rămâne.",
    "Издатель, у которого есть документы, не удаляется (409): он выводится через `activ: false`. История остаётся.",
    "An issuer that has documents is not removed (409), but retired by `activ: false`. The history stays.",
  ],
  "maintenance.run": [
    "Lucrează un timp mărginit și continuă la următoarea cerere, până la `terminat: true`. Administratorul unei organizații întreține doar containerele ei.",
    "Работает ограниченное время и продолжает при следующем запросе, до `terminat: true`. Администратор организации обслуживает только её контейнеры.",
    "Works for a bounded time and goes on with the next request, until `terminat: true`. An organization's administrator maintains its buckets alone.",
  ],
  "conexiuni.authorize": [
    "`authorizationUrl` se deschide într-o fereastră; răspunsul pune și un cookie, fără care întoarcerea nu se încheie. Valabil zece minute, o singură dată. Un furnizor neconfigurat: 503, cu setările care lipsesc.",
    "`authorizationUrl` открывается в окне; ответ ставит и cookie, без которого возврат не завершится. Действует десять минут, один раз. Ненастроенный поставщик: 503 с отсутствующими настройками.",
    "`authorizationUrl` is opened in a popup; the answer also sets a cookie, without which the way back does not end. Valid for ten minutes, once. A provider that is not set up: 503 that names the missing settings.",
  ],
  "conexiuni.finish": [
    "Aici se întoarce fereastra de la furnizor. Răspunsul este mereu o pagină care se închide; o stare falsă, expirată, folosită sau a altui browser: 400.",
    "Сюда окно возвращается от поставщика. Ответ — всегда страница, которая закрывается; поддельное, истёкшее, использованное или чужое состояние: 400.",
    "The popup comes back here from the provider. The answer is always a page that closes itself; a forged, expired, used or foreign state: 400.",
  ],
  "conexiuni.remove": [
    "Tokenurile se șterg și când furnizorul nu răspunde. Copiile rămân; legăturile nu se mai descarcă (409). Fără conexiune: tot 204.",
    "Токены удаляются, даже если поставщик не отвечает. Копии остаются; ссылки больше не скачиваются (409). Без подключения — тоже 204.",
    "The tokens are deleted also where the provider does not answer. Copies stay; links are no longer downloaded (409). Without a connection: 204 as well.",
  ],
  "imports.create": [
    "Până la 200 de fișiere. COPIE copiază conținutul; LEGATURA îl citește de la furnizor la fiecare descărcare. Cel mult cinci, gata în 20 de secunde: 200; altfel 202, cu adresa stării. Fiecare fișier reușește sau eșuează singur. Un singur import în curs pentru fiecare furnizor (409); documentele secrete se refuză (400).",
    "До 200 файлов. COPIE копирует содержимое; LEGATURA читает его у поставщика при каждом скачивании. Не более пяти, готовых за 20 секунд: 200; иначе 202 с адресом состояния. Каждый файл удаётся или нет сам по себе. Один импорт на поставщика одновременно (409); секретные документы отклоняются (400).",
    "Up to 200 files. COPIE copies the content; LEGATURA reads it at the provider with each download. At most five that finish in 20 seconds: 200; else 202, with the address of the status. Each file succeeds or fails by itself. One live import for each provider (409); secret documents are refused (400).",
  ],
  "imports.resync": [
    "Doar pentru un document importat ca COPIE, cu conexiunea celui care l-a importat; altfel 409. O sursă neschimbată: `schimbat: false`, fără versiune nouă. O sursă dispărută: 404, documentul rămâne.",
    "Только для документа, импортированного как COPIE, с подключением импортировавшего; иначе 409. Источник не изменился: `schimbat: false`, без новой версии. Источник исчез: 404, документ остаётся.",
    "For a document that was imported as COPIE alone, with the connection of who imported it; else 409. A source without a change: `schimbat: false`, and no version. A source that is gone: 404, the document stays.",
  ],
};
