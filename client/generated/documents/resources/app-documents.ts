// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Documentele publice și cele ale emitentului
 */
export const appDocumentsList = (client: Client, call?: Call<t.AppDocumentsListData>) =>
  client.send<t.AppDocumentsListResponses>({"service":"documents","id":"app.documents.list","method":"GET","path":"/api/v1/app/documents","schemes":["machineToken"]}, call);

/**
 * Depune un document al emitentului
 *
 * Un formular cu `file`; o încărcare pe părți devine document printr-un corp JSON cu `uploadId`: `x-alternative-content`. Documentul aparține emitentului.
 *
 * Форма с `file`; загрузка по частям становится документом через JSON с `uploadId`: `x-alternative-content`. Документ принадлежит издателю.
 *
 * A form with `file`; an upload in parts becomes a document by JSON with `uploadId`: `x-alternative-content`. The document belongs to the issuer.
 */
export const appDocumentsCreate = (client: Client, call: Call<t.AppDocumentsCreateData>) =>
  client.send<t.AppDocumentsCreateResponses>({"service":"documents","id":"app.documents.create","method":"POST","path":"/api/v1/app/documents","body":"multipart","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Un document, după cod
 */
export const appDocumentsRead = (client: Client, call: Call<t.AppDocumentsReadData>) =>
  client.send<t.AppDocumentsReadResponses>({"service":"documents","id":"app.documents.read","method":"GET","path":"/api/v1/app/documents/{cod}","schemes":["machineToken"]}, call);

/**
 * Conținutul curent, sau al unei versiuni, după cod
 *
 * Fără `numarVersiune` conținutul curent. Conținutul mare este la adresa din Location (303).
 *
 * Без `numarVersiune` — текущее содержимое. Большое содержимое — по адресу из Location (303).
 *
 * Without `numarVersiune` the current content. Large content is at the address in Location (303).
 */
export const appDocumentsDownload = (client: Client, call: Call<t.AppDocumentsDownloadData>) =>
  client.send<t.AppDocumentsDownloadResponses>({"service":"documents","id":"app.documents.download","method":"GET","path":"/api/v1/app/documents/{cod}/content","isFile":true,"schemes":["machineToken"]}, call);

/**
 * Readuce o versiune a unui document al emitentului ca versiune nouă
 *
 * Adaugă o versiune nouă cu acel conținut; nimic nu se șterge. Conținutul foarte mare continuă în fundal: 202.
 *
 * Добавляет новую версию с этим содержимым; ничего не удаляется. Очень большое содержимое обрабатывается в фоне: 202.
 *
 * Adds a new version with that content; nothing is deleted. Very large content continues in the background: 202.
 */
export const appDocumentsRestoreVersion = (client: Client, call: Call<t.AppDocumentsRestoreVersionData>) =>
  client.send<t.AppDocumentsRestoreVersionResponses>({"service":"documents","id":"app.documents.restoreVersion","method":"POST","path":"/api/v1/app/documents/{cod}/restore-version","body":"json","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Versiunile unui document, cea mai nouă întâi
 */
export const appDocumentsListVersions = (client: Client, call: Call<t.AppDocumentsListVersionsData>) =>
  client.send<t.AppDocumentsListVersionsResponses>({"service":"documents","id":"app.documents.listVersions","method":"GET","path":"/api/v1/app/documents/{cod}/versions","schemes":["machineToken"]}, call);

/**
 * Adaugă o versiune a unui document al emitentului
 *
 * Un formular cu `file`; o încărcare pe părți devine versiune printr-un corp JSON cu `uploadId`: `x-alternative-content`. Conținutul foarte mare continuă în fundal: 202.
 *
 * Форма с `file`; загрузка по частям становится версией через JSON с `uploadId`: `x-alternative-content`. Очень большое содержимое обрабатывается в фоне: 202.
 *
 * A form with `file`; an upload in parts becomes a version by JSON with `uploadId`: `x-alternative-content`. Very large content continues in the background: 202.
 */
export const appDocumentsCreateVersion = (client: Client, call: Call<t.AppDocumentsCreateVersionData>) =>
  client.send<t.AppDocumentsCreateVersionResponses>({"service":"documents","id":"app.documents.createVersion","method":"POST","path":"/api/v1/app/documents/{cod}/versions","body":"multipart","schemes":["machineToken"],"isKeyed":true}, call);
