// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Preferințe: listă
 */
export const preferintaNotificaresList = (client: Client, call?: Call<t.PreferintaNotificaresListData>) =>
  client.send<t.PreferintaNotificaresListResponses>({"service":"notifications","id":"preferinta-notificares.list","method":"GET","path":"/api/preferinta-notificares","schemes":["userToken"]}, call);

/**
 * Preferințe: creare
 *
 * Cel mult 50 pentru un destinatar activ, una pentru fiecare sistem și categorie: 409.
 *
 * Не более 50 у активного получателя, по одному на систему и категорию: 409.
 *
 * At most 50 for an active recipient, one for each system and category: 409.
 */
export const preferintaNotificaresCreate = (client: Client, call: Call<t.PreferintaNotificaresCreateData>) =>
  client.send<t.PreferintaNotificaresCreateResponses>({"service":"notifications","id":"preferinta-notificares.create","method":"POST","path":"/api/preferinta-notificares","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Preferințe: număr
 */
export const preferintaNotificaresCount = (client: Client, call?: Call<t.PreferintaNotificaresCountData>) =>
  client.send<t.PreferintaNotificaresCountResponses>({"service":"notifications","id":"preferinta-notificares.count","method":"GET","path":"/api/preferinta-notificares/count","schemes":["userToken"]}, call);

/**
 * Preferințe: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const preferintaNotificaresRemove = (client: Client, call: Call<t.PreferintaNotificaresRemoveData>) =>
  client.send<t.PreferintaNotificaresRemoveResponses>({"service":"notifications","id":"preferinta-notificares.remove","method":"DELETE","path":"/api/preferinta-notificares/{id}","schemes":["userToken"]}, call);

/**
 * Preferințe: citire
 */
export const preferintaNotificaresRead = (client: Client, call: Call<t.PreferintaNotificaresReadData>) =>
  client.send<t.PreferintaNotificaresReadResponses>({"service":"notifications","id":"preferinta-notificares.read","method":"GET","path":"/api/preferinta-notificares/{id}","schemes":["userToken"]}, call);

/**
 * Preferințe: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const preferintaNotificaresPatch = (client: Client, call: Call<t.PreferintaNotificaresPatchData>) =>
  client.send<t.PreferintaNotificaresPatchResponses>({"service":"notifications","id":"preferinta-notificares.patch","method":"PATCH","path":"/api/preferinta-notificares/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Preferințe: înlocuire
 *
 * `activ` rămâne dacă nu este trimis; un refuz nu se pierde din greșeală. Preferința nu trece la alt destinatar.
 *
 * `activ` остаётся, если не передан: отказ не теряется по ошибке. Предпочтение не переходит к другому получателю.
 *
 * `activ` stays unless it is sent: a decline is not lost by mistake. A preference does not move to another recipient.
 */
export const preferintaNotificaresReplace = (client: Client, call: Call<t.PreferintaNotificaresReplaceData>) =>
  client.send<t.PreferintaNotificaresReplaceResponses>({"service":"notifications","id":"preferinta-notificares.replace","method":"PUT","path":"/api/preferinta-notificares/{id}","body":"json","schemes":["userToken"]}, call);
