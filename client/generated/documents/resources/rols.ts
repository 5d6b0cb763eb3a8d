// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Roluri: listă
 */
export const rolsList = (client: Client, call?: Call<t.RolsListData>) =>
  client.send<t.RolsListResponses>({"service":"documents","id":"rols.list","method":"GET","path":"/api/rols","schemes":["userToken"]}, call);

/**
 * Roluri: creare
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const rolsCreate = (client: Client, call: Call<t.RolsCreateData>) =>
  client.send<t.RolsCreateResponses>({"service":"documents","id":"rols.create","method":"POST","path":"/api/rols","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Roluri: număr
 */
export const rolsCount = (client: Client, call?: Call<t.RolsCountData>) =>
  client.send<t.RolsCountResponses>({"service":"documents","id":"rols.count","method":"GET","path":"/api/rols/count","schemes":["userToken"]}, call);

/**
 * Roluri: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const rolsRemove = (client: Client, call: Call<t.RolsRemoveData>) =>
  client.send<t.RolsRemoveResponses>({"service":"documents","id":"rols.remove","method":"DELETE","path":"/api/rols/{id}","schemes":["userToken"]}, call);

/**
 * Roluri: citire
 */
export const rolsRead = (client: Client, call: Call<t.RolsReadData>) =>
  client.send<t.RolsReadResponses>({"service":"documents","id":"rols.read","method":"GET","path":"/api/rols/{id}","schemes":["userToken"]}, call);

/**
 * Roluri: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const rolsPatch = (client: Client, call: Call<t.RolsPatchData>) =>
  client.send<t.RolsPatchResponses>({"service":"documents","id":"rols.patch","method":"PATCH","path":"/api/rols/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Roluri: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const rolsReplace = (client: Client, call: Call<t.RolsReplaceData>) =>
  client.send<t.RolsReplaceResponses>({"service":"documents","id":"rols.replace","method":"PUT","path":"/api/rols/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Roluri: istoric, cu valorile de dinainte
 */
export const rolsListHistory = (client: Client, call: Call<t.RolsListHistoryData>) =>
  client.send<t.RolsListHistoryResponses>({"service":"documents","id":"rols.listHistory","method":"GET","path":"/api/rols/{id}/istoric","schemes":["userToken"]}, call);
