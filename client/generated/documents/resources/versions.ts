// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Istoricul versiunilor, cea mai nouă întâi
 *
 * Un tablou; numărul lor și paginile sunt în X-Total-Count și Link. Versiunile nu se schimbă și nu dispar.
 *
 * Массив; их число и страницы — в X-Total-Count и Link. Версии не меняются и не исчезают.
 *
 * An array; their number and the pages are in X-Total-Count and Link. Versions neither change nor disappear.
 */
export const versionsList = (client: Client, call: Call<t.VersionsListData>) =>
  client.send<t.VersionsListResponses>({"service":"documents","id":"versions.list","method":"GET","path":"/api/documents/{id}/versions","schemes":["userToken"]}, call);

/**
 * Adaugă o versiune, care devine curentă
 *
 * Un formular cu `file`; o încărcare pe părți devine versiune printr-un corp JSON cu `uploadId`: `x-alternative-content`. Conținutul foarte mare continuă în fundal: 202. Protecția documentului rămâne; una diferită este refuzată. Un document care nu este ACTIV, sau un container oprit: 409.
 *
 * Форма с `file`; загрузка по частям становится версией через JSON с `uploadId`: `x-alternative-content`. Очень большое содержимое обрабатывается в фоне: 202. Защита документа сохраняется; другая отклоняется. Документ не в состоянии ACTIV или остановленный контейнер: 409.
 *
 * A form with `file`; an upload in parts becomes a version by JSON with `uploadId`: `x-alternative-content`. Very large content continues in the background: 202. The document's protection stays; another one is refused. A document that is not ACTIV, or a stopped bucket: 409.
 */
export const versionsCreate = (client: Client, call: Call<t.VersionsCreateData>) =>
  client.send<t.VersionsCreateResponses>({"service":"documents","id":"versions.create","method":"POST","path":"/api/documents/{id}/versions","body":"multipart","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Conținutul unei versiuni
 *
 * Ca `documents.download`, cu numele `denumire.ext (v<n>)`; o versiune necunoscută este 404.
 *
 * Как `documents.download`, с именем `denumire.ext (v<n>)`; неизвестная версия — 404.
 *
 * As `documents.download`, named `denumire.ext (v<n>)`; an unknown version is 404.
 */
export const versionsDownload = (client: Client, call: Call<t.VersionsDownloadData>) =>
  client.send<t.VersionsDownloadResponses>({"service":"documents","id":"versions.download","method":"GET","path":"/api/documents/{id}/versions/{numar}/download","isFile":true,"schemes":["userToken"]}, call);

/**
 * Conținutul unei versiuni, cu parola în corp
 *
 * Ca descărcarea versiunii prin GET, cu parola în corp; conținutul mare este la adresa din Location (303).
 *
 * Как скачивание версии через GET, с паролем в теле; большое содержимое — по адресу из Location (303).
 *
 * As the download of the version by GET, with the password in the body; large content is at the address in Location (303).
 */
export const versionsDownloadWithPassword = (client: Client, call: Call<t.VersionsDownloadWithPasswordData>) =>
  client.send<t.VersionsDownloadWithPasswordResponses>({"service":"documents","id":"versions.downloadWithPassword","method":"POST","path":"/api/documents/{id}/versions/{numar}/download","body":"json","isFile":true,"schemes":["userToken"]}, call);

/**
 * Readuce o versiune ca versiune nouă
 *
 * Adaugă o versiune nouă cu acel conținut; nimic nu se pierde. Conținutul mare se copiază în fundal: 202, cu starea la adresa din Location. Un document care nu este ACTIV: 409.
 *
 * Добавляет новую версию с этим содержимым; ничего не теряется. Большое содержимое копируется в фоне: 202, состояние — по адресу из Location. Документ не в состоянии ACTIV: 409.
 *
 * Adds a new version with that content; nothing is lost. Large content is copied in the background: 202, with its status at the address in Location. A document that is not ACTIV: 409.
 */
export const versionsRestore = (client: Client, call: Call<t.VersionsRestoreData>) =>
  client.send<t.VersionsRestoreResponses>({"service":"documents","id":"versions.restore","method":"POST","path":"/api/documents/{id}/versions/{numar}/restore","schemes":["userToken"],"isKeyed":true}, call);
