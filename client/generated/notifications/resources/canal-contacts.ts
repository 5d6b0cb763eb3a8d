// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Contacte: listă
 *
 * Filtrele `id`, `destinatarId` și `adresa` aleg rândurile direct.
 *
 * Фильтры `id`, `destinatarId` и `adresa` выбирают строки напрямую.
 *
 * The filters `id`, `destinatarId` and `adresa` choose their rows directly.
 */
export const canalContactsList = (client: Client, call?: Call<t.CanalContactsListData>) =>
  client.send<t.CanalContactsListResponses>({"service":"notifications","id":"canal-contacts.list","method":"GET","path":"/api/canal-contacts","schemes":["userToken"]}, call);

/**
 * Contacte: creare
 *
 * Cel mult 20 pentru un destinatar activ, o adresă o singură dată: 409. O adresă pusă de un administrator este verificată; prima unui canal este cea principală, iar o nouă principală îi ia locul.
 *
 * Не более 20 у активного получателя, адрес один раз: 409. Адрес, внесённый администратором, считается проверенным; первый адрес канала — основной, новый основной занимает его место.
 *
 * At most 20 for an active recipient, an address once: 409. An address that an administrator sets is verified; the first of a channel is the principal one, and a new principal one takes its place.
 */
export const canalContactsCreate = (client: Client, call: Call<t.CanalContactsCreateData>) =>
  client.send<t.CanalContactsCreateResponses>({"service":"notifications","id":"canal-contacts.create","method":"POST","path":"/api/canal-contacts","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Contacte: număr
 */
export const canalContactsCount = (client: Client, call?: Call<t.CanalContactsCountData>) =>
  client.send<t.CanalContactsCountResponses>({"service":"notifications","id":"canal-contacts.count","method":"GET","path":"/api/canal-contacts/count","schemes":["userToken"]}, call);

/**
 * Contacte: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const canalContactsRemove = (client: Client, call: Call<t.CanalContactsRemoveData>) =>
  client.send<t.CanalContactsRemoveResponses>({"service":"notifications","id":"canal-contacts.remove","method":"DELETE","path":"/api/canal-contacts/{id}","schemes":["userToken"]}, call);

/**
 * Contacte: citire
 */
export const canalContactsRead = (client: Client, call: Call<t.CanalContactsReadData>) =>
  client.send<t.CanalContactsReadResponses>({"service":"notifications","id":"canal-contacts.read","method":"GET","path":"/api/canal-contacts/{id}","schemes":["userToken"]}, call);

/**
 * Contacte: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const canalContactsPatch = (client: Client, call: Call<t.CanalContactsPatchData>) =>
  client.send<t.CanalContactsPatchResponses>({"service":"notifications","id":"canal-contacts.patch","method":"PATCH","path":"/api/canal-contacts/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Contacte: înlocuire
 *
 * `verificat` și `principal` rămân dacă nu sunt trimise; o altă adresă este verificată și nu mai este nelivrabilă. Contactul nu trece la alt destinatar.
 *
 * `verificat` и `principal` остаются, если не переданы; другой адрес считается проверенным и доставляемым. Контакт не переходит к другому получателю.
 *
 * `verificat` and `principal` stay unless they are sent; another address is verified and deliverable again. A contact does not move to another recipient.
 */
export const canalContactsReplace = (client: Client, call: Call<t.CanalContactsReplaceData>) =>
  client.send<t.CanalContactsReplaceResponses>({"service":"notifications","id":"canal-contacts.replace","method":"PUT","path":"/api/canal-contacts/{id}","body":"json","schemes":["userToken"]}, call);
