// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Destinatari: listă
 *
 * Filtrele `id`, `idnp`, `idno` și `utilizatorLogin` citesc o singură înregistrare.
 *
 * Фильтры `id`, `idnp`, `idno` и `utilizatorLogin` читают одну запись.
 *
 * The filters `id`, `idnp`, `idno` and `utilizatorLogin` read one record.
 */
export const adminRecipientsList = (client: Client, call?: Call<t.AdminRecipientsListData>) =>
  client.send<t.AdminRecipientsListResponses>({"service":"notifications","id":"admin.recipients.list","method":"GET","path":"/api/v1/admin/recipients","schemes":["sessionToken"]}, call);

/**
 * Destinatari: creare
 *
 * Exact unul dintre `idnp` și `idno`, unic: 409. Legătura cu un cont se face prin aprovizionare.
 *
 * Ровно один из `idnp` и `idno`, уникальный: 409. Связь с учётной записью создаётся при подготовке.
 *
 * Exactly one of `idnp` and `idno`, unique: 409. Provisioning links it with an account.
 */
export const adminRecipientsCreate = (client: Client, call: Call<t.AdminRecipientsCreateData>) =>
  client.send<t.AdminRecipientsCreateResponses>({"service":"notifications","id":"admin.recipients.create","method":"POST","path":"/api/v1/admin/recipients","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Destinatari: număr
 */
export const adminRecipientsCount = (client: Client, call?: Call<t.AdminRecipientsCountData>) =>
  client.send<t.AdminRecipientsCountResponses>({"service":"notifications","id":"admin.recipients.count","method":"GET","path":"/api/v1/admin/recipients/count","schemes":["sessionToken"]}, call);

/**
 * Destinatari: ștergere
 *
 * Șterge și contactele, preferințele, abonările push, apartenența la grupuri și legătura cu contul; ce este în curs de trimitere se anulează. Repetată, duce la capăt o ștergere întreruptă.
 *
 * Удаляет и контакты, настройки уведомлений, подписки push, членство в группах и связь с учётной записью; то, что отправляется, отменяется. Повтор завершает прерванное удаление.
 *
 * Also removes contacts, preferences, push subscriptions, memberships of groups and the link with an account; what is under way is cancelled. Repeated, it completes an interrupted removal.
 */
export const adminRecipientsRemove = (client: Client, call: Call<t.AdminRecipientsRemoveData>) =>
  client.send<t.AdminRecipientsRemoveResponses>({"service":"notifications","id":"admin.recipients.remove","method":"DELETE","path":"/api/v1/admin/recipients/{id}","schemes":["sessionToken"]}, call);

/**
 * Destinatari: citire
 */
export const adminRecipientsRead = (client: Client, call: Call<t.AdminRecipientsReadData>) =>
  client.send<t.AdminRecipientsReadResponses>({"service":"notifications","id":"admin.recipients.read","method":"GET","path":"/api/v1/admin/recipients/{id}","schemes":["sessionToken"]}, call);

/**
 * Destinatari: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminRecipientsPatch = (client: Client, call: Call<t.AdminRecipientsPatchData>) =>
  client.send<t.AdminRecipientsPatchResponses>({"service":"notifications","id":"admin.recipients.patch","method":"PATCH","path":"/api/v1/admin/recipients/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Destinatari: înlocuire
 *
 * Numărul, limba și starea rămân dacă nu sunt trimise; numărul nu se schimbă niciodată. Unui destinatar inactiv nu i se trimite nimic.
 *
 * Номер, язык и состояние остаются, если не переданы; номер не меняется никогда. Неактивному получателю ничего не отправляется.
 *
 * Number, language and state stay unless they are sent; the number never changes. Nothing is sent to an inactive recipient.
 */
export const adminRecipientsReplace = (client: Client, call: Call<t.AdminRecipientsReplaceData>) =>
  client.send<t.AdminRecipientsReplaceResponses>({"service":"notifications","id":"admin.recipients.replace","method":"PUT","path":"/api/v1/admin/recipients/{id}","body":"json","schemes":["sessionToken"]}, call);
