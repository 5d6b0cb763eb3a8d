// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Documentele pe care le puteți vedea
 */
export const staffDocumentsList = (client: Client, call?: Call<t.StaffDocumentsListData>) =>
  client.send<t.StaffDocumentsListResponses>({"service":"documents","id":"staff.documents.list","method":"GET","path":"/api/v1/staff/documents","schemes":["sessionToken"]}, call);

/**
 * Un document nou, cu sau fără conținut
 *
 * Metadate în JSON, sau un formular cu `file`. Fără `bucketId` documentul merge în containerul implicit; `cod` este unic (409).
 *
 * Метаданные в JSON или форма с `file`. Без `bucketId` документ попадает в контейнер по умолчанию; `cod` уникален (409).
 *
 * Metadata as JSON, or a form with `file`. Without `bucketId` the document goes to the default bucket; `cod` is unique (409).
 */
export const staffDocumentsCreate = (client: Client, call: Call<t.StaffDocumentsCreateData>) =>
  client.send<t.StaffDocumentsCreateResponses>({"service":"documents","id":"staff.documents.create","method":"POST","path":"/api/v1/staff/documents","body":"multipart","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Numărul documentelor din listă
 */
export const staffDocumentsCount = (client: Client, call?: Call<t.StaffDocumentsCountData>) =>
  client.send<t.StaffDocumentsCountResponses>({"service":"documents","id":"staff.documents.count","method":"GET","path":"/api/v1/staff/documents/count","schemes":["sessionToken"]}, call);

/**
 * Șterge documentul (reversibil)
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const staffDocumentsRemove = (client: Client, call: Call<t.StaffDocumentsRemoveData>) =>
  client.send<t.StaffDocumentsRemoveResponses>({"service":"documents","id":"staff.documents.remove","method":"DELETE","path":"/api/v1/staff/documents/{id}","schemes":["sessionToken"]}, call);

/**
 * Un document
 */
export const staffDocumentsRead = (client: Client, call: Call<t.StaffDocumentsReadData>) =>
  client.send<t.StaffDocumentsReadResponses>({"service":"documents","id":"staff.documents.read","method":"GET","path":"/api/v1/staff/documents/{id}","schemes":["sessionToken"]}, call);

/**
 * Schimbă câmpuri
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const staffDocumentsPatch = (client: Client, call: Call<t.StaffDocumentsPatchData>) =>
  client.send<t.StaffDocumentsPatchResponses>({"service":"documents","id":"staff.documents.patch","method":"PATCH","path":"/api/v1/staff/documents/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Arhivează
 *
 * Doar din starea ACTIV, altfel 409.
 *
 * Только из состояния ACTIV, иначе 409.
 *
 * Only from ACTIV, else 409.
 */
export const staffDocumentsArchive = (client: Client, call: Call<t.StaffDocumentsArchiveData>) =>
  client.send<t.StaffDocumentsArchiveResponses>({"service":"documents","id":"staff.documents.archive","method":"POST","path":"/api/v1/staff/documents/{id}/archive","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Conținutul curent, sau al unei versiuni
 *
 * Fără `numarVersiune` conținutul curent; cel al unui document legat se citește la furnizor. Conținutul mare este la adresa din Location (303).
 *
 * Без `numarVersiune` — текущее содержимое; у связанного документа оно читается у поставщика. Большое содержимое — по адресу из Location (303).
 *
 * Without `numarVersiune` the current content; that of a linked document is read at its provider. Large content is at the address in Location (303).
 */
export const staffDocumentsDownload = (client: Client, call: Call<t.StaffDocumentsDownloadData>) =>
  client.send<t.StaffDocumentsDownloadResponses>({"service":"documents","id":"staff.documents.download","method":"GET","path":"/api/v1/staff/documents/{id}/content","isFile":true,"schemes":["sessionToken"]}, call);

/**
 * Istoricul documentului
 */
export const staffDocumentsListEvents = (client: Client, call: Call<t.StaffDocumentsListEventsData>) =>
  client.send<t.StaffDocumentsListEventsResponses>({"service":"documents","id":"staff.documents.listEvents","method":"GET","path":"/api/v1/staff/documents/{id}/events","schemes":["sessionToken"]}, call);

/**
 * Partajările documentului
 */
export const staffDocumentsListGrants = (client: Client, call: Call<t.StaffDocumentsListGrantsData>) =>
  client.send<t.StaffDocumentsListGrantsResponses>({"service":"documents","id":"staff.documents.listGrants","method":"GET","path":"/api/v1/staff/documents/{id}/grants","schemes":["sessionToken"]}, call);

/**
 * Dă unui client sau unui utilizator acces la document
 *
 * Un beneficiar care are deja o partajare primește noii termeni: 200. Nimeni nu dă mai mult decât are.
 *
 * Получатель, у которого уже есть доступ, получает новые условия: 200. Никто не даёт больше, чем имеет.
 *
 * A beneficiary who already has a grant gets the new terms: 200. Nobody gives more than they hold.
 */
export const staffDocumentsShare = (client: Client, call: Call<t.StaffDocumentsShareData>) =>
  client.send<t.StaffDocumentsShareResponses>({"service":"documents","id":"staff.documents.share","method":"POST","path":"/api/v1/staff/documents/{id}/grants","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Readuce în starea ACTIV
 *
 * Din ARHIVAT sau STERS, altfel 409.
 *
 * Из ARHIVAT или STERS, иначе 409.
 *
 * From ARHIVAT or STERS, else 409.
 */
export const staffDocumentsRestore = (client: Client, call: Call<t.StaffDocumentsRestoreData>) =>
  client.send<t.StaffDocumentsRestoreResponses>({"service":"documents","id":"staff.documents.restore","method":"POST","path":"/api/v1/staff/documents/{id}/restore","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Readuce o versiune ca versiune nouă
 *
 * Adaugă o versiune nouă cu acel conținut; nimic nu se pierde. Conținutul mare se copiază în fundal: 202.
 *
 * Добавляет новую версию с этим содержимым; ничего не теряется. Большое содержимое копируется в фоне: 202.
 *
 * Adds a new version with that content; nothing is lost. Large content is copied in the background: 202.
 */
export const staffDocumentsRestoreVersion = (client: Client, call: Call<t.StaffDocumentsRestoreVersionData>) =>
  client.send<t.StaffDocumentsRestoreVersionResponses>({"service":"documents","id":"staff.documents.restoreVersion","method":"POST","path":"/api/v1/staff/documents/{id}/restore-version","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Versiunile documentului, cea mai nouă întâi
 */
export const staffDocumentsListVersions = (client: Client, call: Call<t.StaffDocumentsListVersionsData>) =>
  client.send<t.StaffDocumentsListVersionsResponses>({"service":"documents","id":"staff.documents.listVersions","method":"GET","path":"/api/v1/staff/documents/{id}/versions","schemes":["sessionToken"]}, call);

/**
 * Adaugă o versiune, care devine curentă
 *
 * Un formular cu `file`, până la limita unei cereri. Protecția documentului rămâne. Un document care nu este ACTIV: 409.
 *
 * Форма с `file`, до предела одного запроса. Защита документа сохраняется. Документ не в состоянии ACTIV: 409.
 *
 * A form with `file`, up to the limit of one request. The document's protection stays. A document that is not ACTIV: 409.
 */
export const staffDocumentsCreateVersion = (client: Client, call: Call<t.StaffDocumentsCreateVersionData>) =>
  client.send<t.StaffDocumentsCreateVersionResponses>({"service":"documents","id":"staff.documents.createVersion","method":"POST","path":"/api/v1/staff/documents/{id}/versions","body":"multipart","schemes":["sessionToken"],"isKeyed":true}, call);
