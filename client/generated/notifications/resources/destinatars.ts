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
export const destinatarsList = (client: Client, call?: Call<t.DestinatarsListData>) =>
  client.send<t.DestinatarsListResponses>({"service":"notifications","id":"destinatars.list","method":"GET","path":"/api/destinatars","schemes":["userToken"]}, call);

/**
 * Destinatari: creare
 *
 * Exact unul dintre `idnp` și `idno`, unic: 409. Legătura cu un cont se face prin aprovizionare.
 *
 * Ровно один из `idnp` и `idno`, уникальный: 409. Связь с учётной записью создаётся при подготовке.
 *
 * Exactly one of `idnp` and `idno`, unique: 409. Provisioning links it with an account.
 */
export const destinatarsCreate = (client: Client, call: Call<t.DestinatarsCreateData>) =>
  client.send<t.DestinatarsCreateResponses>({"service":"notifications","id":"destinatars.create","method":"POST","path":"/api/destinatars","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Destinatari: număr
 */
export const destinatarsCount = (client: Client, call?: Call<t.DestinatarsCountData>) =>
  client.send<t.DestinatarsCountResponses>({"service":"notifications","id":"destinatars.count","method":"GET","path":"/api/destinatars/count","schemes":["userToken"]}, call);

/**
 * Destinatari: ștergere
 *
 * Șterge și contactele, preferințele, abonările push, apartenența la grupuri și legătura cu contul; ce este în curs de trimitere se anulează. Repetată, duce la capăt o ștergere întreruptă.
 *
 * Удаляет и контакты, настройки уведомлений, подписки push, членство в группах и связь с учётной записью; то, что отправляется, отменяется. Повтор завершает прерванное удаление.
 *
 * Also removes contacts, preferences, push subscriptions, memberships of groups and the link with an account; what is under way is cancelled. Repeated, it completes an interrupted removal.
 */
export const destinatarsRemove = (client: Client, call: Call<t.DestinatarsRemoveData>) =>
  client.send<t.DestinatarsRemoveResponses>({"service":"notifications","id":"destinatars.remove","method":"DELETE","path":"/api/destinatars/{id}","schemes":["userToken"]}, call);

/**
 * Destinatari: citire
 */
export const destinatarsRead = (client: Client, call: Call<t.DestinatarsReadData>) =>
  client.send<t.DestinatarsReadResponses>({"service":"notifications","id":"destinatars.read","method":"GET","path":"/api/destinatars/{id}","schemes":["userToken"]}, call);

/**
 * Destinatari: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const destinatarsPatch = (client: Client, call: Call<t.DestinatarsPatchData>) =>
  client.send<t.DestinatarsPatchResponses>({"service":"notifications","id":"destinatars.patch","method":"PATCH","path":"/api/destinatars/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Destinatari: înlocuire
 *
 * Numărul, limba și starea rămân dacă nu sunt trimise; numărul nu se schimbă niciodată. Unui destinatar inactiv nu i se trimite nimic.
 *
 * Номер, язык и состояние остаются, если не переданы; номер не меняется никогда. Неактивному получателю ничего не отправляется.
 *
 * Number, language and state stay unless they are sent; the number never changes. Nothing is sent to an inactive recipient.
 */
export const destinatarsReplace = (client: Client, call: Call<t.DestinatarsReplaceData>) =>
  client.send<t.DestinatarsReplaceResponses>({"service":"notifications","id":"destinatars.replace","method":"PUT","path":"/api/destinatars/{id}","body":"json","schemes":["userToken"]}, call);
