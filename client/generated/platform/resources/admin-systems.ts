// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Sisteme: listă
 */
export const adminSystemsList = (client: Client, call?: Call<t.AdminSystemsListData>) =>
  client.send<t.AdminSystemsListResponses>({"service":"platform","id":"admin.systems.list","method":"GET","path":"/api/v1/admin/systems","schemes":["sessionToken"]}, call);

/**
 * Sisteme: creare
 *
 * Un sistem se înregistrează prin `baseUrl`, prin `openapiUrl` sau prin amândouă: fără prima se judecă doar contractul, fără a doua contractul se caută la `/api/v1/openapi.json`. Datele de acces se păstrează sigilate și nu se arată.
 *
 * Система регистрируется через `baseUrl`, `openapiUrl` или оба: без первого проверяется только контракт, без второго контракт ищется по `/api/v1/openapi.json`. Данные доступа хранятся запечатанными и не показываются.
 *
 * A system is registered by `baseUrl`, by `openapiUrl` or by both: without the first only its contract is judged, without the second the contract is looked for at `/api/v1/openapi.json`. Credentials are kept sealed and never shown.
 */
export const adminSystemsCreate = (client: Client, call: Call<t.AdminSystemsCreateData>) =>
  client.send<t.AdminSystemsCreateResponses>({"service":"platform","id":"admin.systems.create","method":"POST","path":"/api/v1/admin/systems","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Sisteme: număr
 */
export const adminSystemsCount = (client: Client, call?: Call<t.AdminSystemsCountData>) =>
  client.send<t.AdminSystemsCountResponses>({"service":"platform","id":"admin.systems.count","method":"GET","path":"/api/v1/admin/systems/count","schemes":["sessionToken"]}, call);

/**
 * Sisteme: ștergere
 *
 * Un sistem care a fost auditat nu se șterge: 409; retrageți-l cu `activ: false`.
 *
 * Проверявшаяся система не удаляется: 409; выведите её из работы через `activ: false`.
 *
 * A system that was audited is not removed: 409; retire it by `activ: false`.
 */
export const adminSystemsRemove = (client: Client, call: Call<t.AdminSystemsRemoveData>) =>
  client.send<t.AdminSystemsRemoveResponses>({"service":"platform","id":"admin.systems.remove","method":"DELETE","path":"/api/v1/admin/systems/{id}","schemes":["sessionToken"]}, call);

/**
 * Sisteme: citire
 */
export const adminSystemsRead = (client: Client, call: Call<t.AdminSystemsReadData>) =>
  client.send<t.AdminSystemsReadResponses>({"service":"platform","id":"admin.systems.read","method":"GET","path":"/api/v1/admin/systems/{id}","schemes":["sessionToken"]}, call);

/**
 * Sisteme: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminSystemsPatch = (client: Client, call: Call<t.AdminSystemsPatchData>) =>
  client.send<t.AdminSystemsPatchResponses>({"service":"platform","id":"admin.systems.patch","method":"PATCH","path":"/api/v1/admin/systems/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Sisteme: înlocuire
 *
 * Intervalul, starea, publicarea și excepțiile rămân dacă nu sunt trimise; datele de acces rămân dacă nu sunt trimise și se scot cu null. O adresă a altui server le cere din nou, și la PATCH.
 *
 * Интервал, состояние, публикация и исключения остаются, если не переданы; данные доступа остаются, если не переданы, и удаляются через null. Адрес другого сервера требует их снова, в том числе при PATCH.
 *
 * Interval, state, publication and waivers stay unless they are sent; credentials stay unless they are sent, and null removes them. An address of another server needs them again, with PATCH too.
 */
export const adminSystemsReplace = (client: Client, call: Call<t.AdminSystemsReplaceData>) =>
  client.send<t.AdminSystemsReplaceResponses>({"service":"platform","id":"admin.systems.replace","method":"PUT","path":"/api/v1/admin/systems/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Acceptarea unui contract cu schimbările lui
 *
 * Contractele de mai târziu se compară cu acesta. Unul pe care niciun audit nu l-a primit este 400.
 *
 * Последующие контракты сравниваются с этим. Контракт, который не получил ни один аудит, — 400.
 *
 * Later contracts are compared with this one. One that no audit has received is 400.
 */
export const adminSystemsAcceptContract = (client: Client, call: Call<t.AdminSystemsAcceptContractData>) =>
  client.send<t.AdminSystemsAcceptContractResponses>({"service":"platform","id":"admin.systems.acceptContract","method":"POST","path":"/api/v1/admin/systems/{id}/accept-contract","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Auditurile sistemului
 */
export const adminSystemsListAudits = (client: Client, call: Call<t.AdminSystemsListAuditsData>) =>
  client.send<t.AdminSystemsListAuditsResponses>({"service":"platform","id":"admin.systems.listAudits","method":"GET","path":"/api/v1/admin/systems/{id}/audits","schemes":["sessionToken"]}, call);

/**
 * Un audit al sistemului, acum
 *
 * 202 cu adresa auditului. Cât timp rulează unul, altul este 409 cu adresa primului; un sistem inactiv este 409.
 *
 * 202 с адресом аудита. Пока идёт один, другой — 409 с адресом первого; неактивная система — 409.
 *
 * 202 with the address of the audit. While one runs, another is 409 with the address of the first; an inactive system is 409.
 */
export const adminSystemsCreateAudit = (client: Client, call: Call<t.AdminSystemsCreateAuditData>) =>
  client.send<t.AdminSystemsCreateAuditResponses>({"service":"platform","id":"admin.systems.createAudit","method":"POST","path":"/api/v1/admin/systems/{id}/audits","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Contractele primite de la sistem
 */
export const adminSystemsListContracts = (client: Client, call: Call<t.AdminSystemsListContractsData>) =>
  client.send<t.AdminSystemsListContractsResponses>({"service":"platform","id":"admin.systems.listContracts","method":"GET","path":"/api/v1/admin/systems/{id}/contracts","schemes":["sessionToken"]}, call);

/**
 * Abaterile sistemului
 */
export const adminSystemsListIssues = (client: Client, call: Call<t.AdminSystemsListIssuesData>) =>
  client.send<t.AdminSystemsListIssuesResponses>({"service":"platform","id":"admin.systems.listIssues","method":"GET","path":"/api/v1/admin/systems/{id}/issues","schemes":["sessionToken"]}, call);

/**
 * Un token nou al sistemului; se vede doar acum
 *
 * Tokenul se arată acum și niciodată mai târziu; cel vechi se oprește de la următoarea cerere.
 *
 * Токен показывается сейчас и больше никогда; прежний прекращается со следующего запроса.
 *
 * The token is shown now and never again; the former one ends with the next request.
 */
export const adminSystemsRotateToken = (client: Client, call: Call<t.AdminSystemsRotateTokenData>) =>
  client.send<t.AdminSystemsRotateTokenResponses>({"service":"platform","id":"admin.systems.rotateToken","method":"POST","path":"/api/v1/admin/systems/{id}/rotate-token","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cum s-a schimbat verdictul
 */
export const adminSystemsListTrend = (client: Client, call: Call<t.AdminSystemsListTrendData>) =>
  client.send<t.AdminSystemsListTrendResponses>({"service":"platform","id":"admin.systems.listTrend","method":"GET","path":"/api/v1/admin/systems/{id}/trend","schemes":["sessionToken"]}, call);
