// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Cererile de acces proprii
 *
 * Cererile proprii, fără `documentId` până la aprobare.
 *
 * Собственные запросы, без `documentId` до одобрения.
 *
 * One's own requests, without `documentId` before the approval.
 */
export const citizenAccessRequestsList = (client: Client, call?: Call<t.CitizenAccessRequestsListData>) =>
  client.send<t.CitizenAccessRequestsListResponses>({"service":"documents","id":"citizen.access-requests.list","method":"GET","path":"/api/v1/citizen/access-requests","schemes":["sessionToken"]}, call);

/**
 * Cere acces la un document după codul lui
 *
 * Cetățeanul care cunoaște codul unui document cere CITIRE sau SCRIERE pentru clientul care este; un funcționar decide, iar aprobarea îi dă clientului partajarea. O cerere în așteptare pentru același document se întoarce ca atare: 200. Un drept avut deja: 409. Un cod necunoscut: 404; după 20 în zece minute orice cerere este 429. Cel mult 50 de cereri așteaptă deodată: 409. Cine nu este în registrul clienților: 403.
 *
 * Гражданин, знающий код документа, просит CITIRE или SCRIERE для клиента, которым он является; решает служащий, и одобрение предоставляет доступ клиенту. Ожидающий запрос на тот же документ возвращается как есть: 200. Уже имеющееся право: 409. Неизвестный код: 404; после 20 за десять минут любой запрос — 429. Одновременно ожидают не более 50 запросов: 409. Кого нет в реестре клиентов: 403.
 *
 * A citizen who knows a document by its code asks for CITIRE or SCRIERE for the client that they are; an official decides, and the approval gives the grant to the client. A pending request for the same document is answered as it is: 200. A right that one has: 409. An unknown code: 404; after 20 within ten minutes every request is 429. At most 50 requests wait at a time: 409. Who is not in the register of clients: 403.
 */
export const citizenAccessRequestsCreate = (client: Client, call: Call<t.CitizenAccessRequestsCreateData>) =>
  client.send<t.CitizenAccessRequestsCreateResponses>({"service":"documents","id":"citizen.access-requests.create","method":"POST","path":"/api/v1/citizen/access-requests","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * O cerere de acces
 */
export const citizenAccessRequestsRead = (client: Client, call: Call<t.CitizenAccessRequestsReadData>) =>
  client.send<t.CitizenAccessRequestsReadResponses>({"service":"documents","id":"citizen.access-requests.read","method":"GET","path":"/api/v1/citizen/access-requests/{id}","schemes":["sessionToken"]}, call);
