// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Cereri de acces: listă
 *
 * Cererile proprii, fără `documentId` până la aprobare, și cele pentru documentele pe care le puteți partaja. `filter[deDecis]=true` arată ce așteaptă decizia dumneavoastră, la orice mărime a listei; `filter[status]=IN_ASTEPTARE` și cererile proprii care așteaptă.
 *
 * Собственные запросы, без `documentId` до одобрения, и запросы на документы, доступ к которым вы можете дать. `filter[deDecis]=true` показывает ожидающие вашего решения при любом размере списка; `filter[status]=IN_ASTEPTARE` — и собственные ожидающие.
 *
 * One's own requests, without `documentId` before the approval, and those for the documents that one may share. `filter[deDecis]=true` shows what waits for one's decision, however long the list is; `filter[status]=IN_ASTEPTARE` also one's own that wait.
 */
export const cerereAccesList = (client: Client, call?: Call<t.CerereAccesListData>) =>
  client.send<t.CerereAccesListResponses>({"service":"documents","id":"cerere-acces.list","method":"GET","path":"/api/cerere-acces","schemes":["userToken"]}, call);

/**
 * Cereri de acces: creare
 *
 * Ca `documents.requestAccess`, cu cererea întreagă în răspuns.
 *
 * Как `documents.requestAccess`, с полным запросом в ответе.
 *
 * As `documents.requestAccess`, answered with the whole request.
 */
export const cerereAccesCreate = (client: Client, call: Call<t.CerereAccesCreateData>) =>
  client.send<t.CerereAccesCreateResponses>({"service":"documents","id":"cerere-acces.create","method":"POST","path":"/api/cerere-acces","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Cereri de acces: număr
 */
export const cerereAccesCount = (client: Client, call?: Call<t.CerereAccesCountData>) =>
  client.send<t.CerereAccesCountResponses>({"service":"documents","id":"cerere-acces.count","method":"GET","path":"/api/cerere-acces/count","schemes":["userToken"]}, call);

/**
 * Cereri de acces: ștergere
 *
 * Retrage o cerere în așteptare: cine a făcut-o, sau cine administrează documentul. Repetată, răspunde tot 204; o cerere decisă este 409.
 *
 * Отзывает ожидающий запрос: тот, кто его сделал, или управляющий документом. При повторе снова 204; решённый запрос — 409.
 *
 * Withdraws a pending request: who made it, or who administers the document. Repeated, it is 204 again; a decided one is 409.
 */
export const cerereAccesRemove = (client: Client, call: Call<t.CerereAccesRemoveData>) =>
  client.send<t.CerereAccesRemoveResponses>({"service":"documents","id":"cerere-acces.remove","method":"DELETE","path":"/api/cerere-acces/{id}","schemes":["userToken"]}, call);

/**
 * Cereri de acces: citire
 */
export const cerereAccesRead = (client: Client, call: Call<t.CerereAccesReadData>) =>
  client.send<t.CerereAccesReadResponses>({"service":"documents","id":"cerere-acces.read","method":"GET","path":"/api/cerere-acces/{id}","schemes":["userToken"]}, call);

/**
 * Cereri de acces: modificare
 *
 * Schimbă `drept` sau `motivare` cât cererea așteaptă; restul se ignoră.
 *
 * Меняет `drept` или `motivare`, пока запрос ожидает; остальное игнорируется.
 *
 * Changes `drept` or `motivare` while the request waits; the rest is ignored.
 */
export const cerereAccesPatch = (client: Client, call: Call<t.CerereAccesPatchData>) =>
  client.send<t.CerereAccesPatchResponses>({"service":"documents","id":"cerere-acces.patch","method":"PATCH","path":"/api/cerere-acces/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Cereri de acces: înlocuire
 *
 * Cât așteaptă, cine administrează documentul schimbă `drept` și `motivare`; după decizie 409.
 *
 * Пока запрос ожидает, управляющий документом меняет `drept` и `motivare`; после решения 409.
 *
 * While it waits, who administers the document changes `drept` and `motivare`; after the decision 409.
 */
export const cerereAccesReplace = (client: Client, call: Call<t.CerereAccesReplaceData>) =>
  client.send<t.CerereAccesReplaceResponses>({"service":"documents","id":"cerere-acces.replace","method":"PUT","path":"/api/cerere-acces/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Aprobă o cerere: cine a cerut primește acces
 *
 * Pentru cine poate partaja documentul, niciodată pentru cine a cerut. Persoana primește partajarea, sau cea pe care o are se lărgește; `drept` și `dataExpirare` înlocuiesc ce s-a cerut. Ce are deja pe alt termen nu se pierde și nu se prelungește: 409 `error.partajareDiferita`. A doua decizie și un document șters: 409.
 *
 * Для тех, кто может дать доступ к документу, но не для просившего. Человек получает доступ, или имеющийся расширяется; `drept` и `dataExpirare` заменяют запрошенное. Имеющееся на другой срок не теряется и не продлевается: 409 `error.partajareDiferita`. Второе решение и удалённый документ: 409.
 *
 * For whoever may share the document, never for who asked. The person gets the grant, or the one that they have is widened; `drept` and `dataExpirare` replace what was asked for. What they have for another time is neither lost nor prolonged: 409 `error.partajareDiferita`. A second decision, and a deleted document: 409.
 */
export const cerereAccesApprove = (client: Client, call: Call<t.CerereAccesApproveData>) =>
  client.send<t.CerereAccesApproveResponses>({"service":"documents","id":"cerere-acces.approve","method":"POST","path":"/api/cereri/{id}/aproba","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Respinge o cerere de acces
 *
 * Pentru cine poate partaja documentul, niciodată pentru cine a cerut; `motiv` îl citește cine a cerut. A doua decizie: 409.
 *
 * Для тех, кто может дать доступ к документу, но не для просившего; `motiv` читает тот, кто просил. Второе решение: 409.
 *
 * For whoever may share the document, never for who asked; `motiv` is read by who asked. A second decision: 409.
 */
export const cerereAccesReject = (client: Client, call: Call<t.CerereAccesRejectData>) =>
  client.send<t.CerereAccesRejectResponses>({"service":"documents","id":"cerere-acces.reject","method":"POST","path":"/api/cereri/{id}/respinge","body":"json","schemes":["userToken"],"isKeyed":true}, call);
