// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Categorii: listă
 */
export const adminCategoriesList = (client: Client, call?: Call<t.AdminCategoriesListData>) =>
  client.send<t.AdminCategoriesListResponses>({"service":"notifications","id":"admin.categories.list","method":"GET","path":"/api/v1/admin/categories","schemes":["sessionToken"]}, call);

/**
 * Categorii: creare
 *
 * Codul este unic în sistemul său, cel mult 50 la un sistem: 409. `refuzabila: false`: mesajele sunt oficiale și nu pot fi refuzate.
 *
 * Код уникален в своей системе, не более 50 на систему: 409. `refuzabila: false`: сообщения официальные, отказаться от них нельзя.
 *
 * The code is unique within its system, which has at most 50: 409. `refuzabila: false`: the messages are official and cannot be declined.
 */
export const adminCategoriesCreate = (client: Client, call: Call<t.AdminCategoriesCreateData>) =>
  client.send<t.AdminCategoriesCreateResponses>({"service":"notifications","id":"admin.categories.create","method":"POST","path":"/api/v1/admin/categories","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Categorii: număr
 */
export const adminCategoriesCount = (client: Client, call?: Call<t.AdminCategoriesCountData>) =>
  client.send<t.AdminCategoriesCountResponses>({"service":"notifications","id":"admin.categories.count","method":"GET","path":"/api/v1/admin/categories/count","schemes":["sessionToken"]}, call);

/**
 * Categorii: ștergere
 *
 * Notificările, șabloanele și preferințele păstrează codul ei.
 *
 * Уведомления, шаблоны и настройки сохраняют её код.
 *
 * Notifications, templates and preferences keep its code.
 */
export const adminCategoriesRemove = (client: Client, call: Call<t.AdminCategoriesRemoveData>) =>
  client.send<t.AdminCategoriesRemoveResponses>({"service":"notifications","id":"admin.categories.remove","method":"DELETE","path":"/api/v1/admin/categories/{id}","schemes":["sessionToken"]}, call);

/**
 * Categorii: citire
 */
export const adminCategoriesRead = (client: Client, call: Call<t.AdminCategoriesReadData>) =>
  client.send<t.AdminCategoriesReadResponses>({"service":"notifications","id":"admin.categories.read","method":"GET","path":"/api/v1/admin/categories/{id}","schemes":["sessionToken"]}, call);

/**
 * Categorii: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminCategoriesPatch = (client: Client, call: Call<t.AdminCategoriesPatchData>) =>
  client.send<t.AdminCategoriesPatchResponses>({"service":"notifications","id":"admin.categories.patch","method":"PATCH","path":"/api/v1/admin/categories/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Categorii: înlocuire
 *
 * Ce a fost primit rămâne cum a fost primit. Sistemul nu se schimbă: 400.
 *
 * Принятое остаётся принятым как было. Система не меняется: 400.
 *
 * What was accepted stays as it was accepted. The system does not change: 400.
 */
export const adminCategoriesReplace = (client: Client, call: Call<t.AdminCategoriesReplaceData>) =>
  client.send<t.AdminCategoriesReplaceResponses>({"service":"notifications","id":"admin.categories.replace","method":"PUT","path":"/api/v1/admin/categories/{id}","body":"json","schemes":["sessionToken"]}, call);
