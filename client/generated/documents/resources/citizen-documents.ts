// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Documentele proprii și cele partajate
 *
 * Documentele clientului care este cetățeanul și cele partajate cu el; alte documente PUBLIC se citesc după id. Cine nu este în registrul clienților vede o listă goală.
 *
 * Документы клиента, которым является гражданин, и предоставленные ему; другие документы PUBLIC читаются по id. Кого нет в реестре клиентов, тот видит пустой список.
 *
 * The documents of the client that the citizen is, and those that were granted to it; other PUBLIC documents are read by id. Who is not in the register of clients sees an empty list.
 */
export const citizenDocumentsList = (client: Client, call?: Call<t.CitizenDocumentsListData>) =>
  client.send<t.CitizenDocumentsListResponses>({"service":"documents","id":"citizen.documents.list","method":"GET","path":"/api/v1/citizen/documents","schemes":["sessionToken"]}, call);

/**
 * Un document
 *
 * Un document care nu poate fi citit este 404, la fel ca unul necunoscut.
 *
 * Документ, который нельзя читать, — 404, как и неизвестный.
 *
 * A document that may not be read is 404, like an unknown one.
 */
export const citizenDocumentsRead = (client: Client, call: Call<t.CitizenDocumentsReadData>) =>
  client.send<t.CitizenDocumentsReadResponses>({"service":"documents","id":"citizen.documents.read","method":"GET","path":"/api/v1/citizen/documents/{id}","schemes":["sessionToken"]}, call);

/**
 * Conținutul curent, sau al unei versiuni
 *
 * Versiunea curentă, sau cea numită de `numarVersiune`; una necunoscută este 404. Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`; fără ea sau greșită 403. Un document legat de alt serviciu este 409: se citește cu un cont.
 *
 * Текущая версия или названная в `numarVersiune`; неизвестная — 404. Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`; без него или неверный — 403. Документ, связанный с другим сервисом, — 409: он читается с учётной записью.
 *
 * The current version, or the one that `numarVersiune` names; an unknown one is 404. Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`; missing or wrong is 403. A document that is linked from another service is 409: it is read with an account.
 */
export const citizenDocumentsDownload = (client: Client, call: Call<t.CitizenDocumentsDownloadData>) =>
  client.send<t.CitizenDocumentsDownloadResponses>({"service":"documents","id":"citizen.documents.download","method":"GET","path":"/api/v1/citizen/documents/{id}/content","isFile":true,"schemes":["sessionToken"]}, call);

/**
 * Istoricul versiunilor, cea mai nouă întâi
 */
export const citizenDocumentsListVersions = (client: Client, call: Call<t.CitizenDocumentsListVersionsData>) =>
  client.send<t.CitizenDocumentsListVersionsResponses>({"service":"documents","id":"citizen.documents.listVersions","method":"GET","path":"/api/v1/citizen/documents/{id}/versions","schemes":["sessionToken"]}, call);
