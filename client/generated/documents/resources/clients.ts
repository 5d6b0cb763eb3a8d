// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Clienți: listă
 *
 * Registrul îl vede administratorul serviciului. Ceilalți se văd pe sine; cine lucrează pentru o instituție găsește un client doar după `filter[idnp]`, `filter[idno]` sau `filter[id]` exact, iar căutarea se notează.
 *
 * Реестр видит администратор сервиса. Остальные видят себя; работающий в учреждении находит клиента только по точному `filter[idnp]`, `filter[idno]` или `filter[id]`, и поиск записывается.
 *
 * The register is seen by service administrators. Others see themselves; who works for an institution finds a client only by an exact `filter[idnp]`, `filter[idno]` or `filter[id]`, and the look-up is noted.
 */
export const clientsList = (client: Client, call?: Call<t.ClientsListData>) =>
  client.send<t.ClientsListResponses>({"service":"documents","id":"clients.list","method":"GET","path":"/api/clients","schemes":["userToken"]}, call);

/**
 * Clienți: creare
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const clientsCreate = (client: Client, call: Call<t.ClientsCreateData>) =>
  client.send<t.ClientsCreateResponses>({"service":"documents","id":"clients.create","method":"POST","path":"/api/clients","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Clienți: număr
 */
export const clientsCount = (client: Client, call?: Call<t.ClientsCountData>) =>
  client.send<t.ClientsCountResponses>({"service":"documents","id":"clients.count","method":"GET","path":"/api/clients/count","schemes":["userToken"]}, call);

/**
 * Clienți: ștergere
 *
 * Un client ale cărui documente există nu se șterge (409): se retrage cu `activ: false`. Istoricul rămâne.
 *
 * Клиент, у которого есть документы, не удаляется (409): он выводится через `activ: false`. История остаётся.
 *
 * A client who has documents is not removed (409), but retired by `activ: false`. The history stays.
 */
export const clientsRemove = (client: Client, call: Call<t.ClientsRemoveData>) =>
  client.send<t.ClientsRemoveResponses>({"service":"documents","id":"clients.remove","method":"DELETE","path":"/api/clients/{id}","schemes":["userToken"]}, call);

/**
 * Clienți: citire
 *
 * Cine nu administrează serviciul și citește alt client decât pe sine este notat în istoricul lui; cine nu îl poate căuta primește 404.
 *
 * Кто не администрирует сервис и читает чужого клиента, записывается в его историю; кто не может его искать, получает 404.
 *
 * Who does not administer the service and reads another client than themselves is noted in its history; who may not look it up gets 404.
 */
export const clientsRead = (client: Client, call: Call<t.ClientsReadData>) =>
  client.send<t.ClientsReadResponses>({"service":"documents","id":"clients.read","method":"GET","path":"/api/clients/{id}","schemes":["userToken"]}, call);

/**
 * Clienți: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const clientsPatch = (client: Client, call: Call<t.ClientsPatchData>) =>
  client.send<t.ClientsPatchResponses>({"service":"documents","id":"clients.patch","method":"PATCH","path":"/api/clients/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Clienți: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const clientsReplace = (client: Client, call: Call<t.ClientsReplaceData>) =>
  client.send<t.ClientsReplaceResponses>({"service":"documents","id":"clients.replace","method":"PUT","path":"/api/clients/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Clienți: istoric, cu valorile de dinainte
 */
export const clientsListHistory = (client: Client, call: Call<t.ClientsListHistoryData>) =>
  client.send<t.ClientsListHistoryResponses>({"service":"documents","id":"clients.listHistory","method":"GET","path":"/api/clients/{id}/istoric","schemes":["userToken"]}, call);
