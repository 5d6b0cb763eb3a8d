// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Abonări push: listă
 */
export const pushSubscriptionsList = (client: Client, call?: Call<t.PushSubscriptionsListData>) =>
  client.send<t.PushSubscriptionsListResponses>({"service":"notifications","id":"push-subscriptions.list","method":"GET","path":"/api/push-subscriptions","schemes":["userToken"]}, call);

/**
 * Abonări push: creare
 *
 * Un `endpoint` aparține celui abonat ultimul; la al unsprezecelea browser al unui destinatar cel mai vechi cedează locul. Sunt primite doar serviciile push din configurație, prin https.
 *
 * `endpoint` принадлежит подписавшемуся последним; при одиннадцатом браузере получателя самый старый уступает место. Принимаются только сервисы push из настроек, по https.
 *
 * An `endpoint` belongs to who subscribed last; at a recipient's eleventh browser the oldest gives way. Only configured push services are accepted, over https.
 */
export const pushSubscriptionsCreate = (client: Client, call: Call<t.PushSubscriptionsCreateData>) =>
  client.send<t.PushSubscriptionsCreateResponses>({"service":"notifications","id":"push-subscriptions.create","method":"POST","path":"/api/push-subscriptions","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Abonări push: număr
 */
export const pushSubscriptionsCount = (client: Client, call?: Call<t.PushSubscriptionsCountData>) =>
  client.send<t.PushSubscriptionsCountResponses>({"service":"notifications","id":"push-subscriptions.count","method":"GET","path":"/api/push-subscriptions/count","schemes":["userToken"]}, call);

/**
 * Abonări push: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const pushSubscriptionsRemove = (client: Client, call: Call<t.PushSubscriptionsRemoveData>) =>
  client.send<t.PushSubscriptionsRemoveResponses>({"service":"notifications","id":"push-subscriptions.remove","method":"DELETE","path":"/api/push-subscriptions/{id}","schemes":["userToken"]}, call);

/**
 * Abonări push: citire
 */
export const pushSubscriptionsRead = (client: Client, call: Call<t.PushSubscriptionsReadData>) =>
  client.send<t.PushSubscriptionsReadResponses>({"service":"notifications","id":"push-subscriptions.read","method":"GET","path":"/api/push-subscriptions/{id}","schemes":["userToken"]}, call);

/**
 * Abonări push: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const pushSubscriptionsPatch = (client: Client, call: Call<t.PushSubscriptionsPatchData>) =>
  client.send<t.PushSubscriptionsPatchResponses>({"service":"notifications","id":"push-subscriptions.patch","method":"PATCH","path":"/api/push-subscriptions/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Abonări push: înlocuire
 *
 * Un `endpoint` al altei abonări este 409. Abonarea nu trece la alt destinatar.
 *
 * `endpoint` другой подписки — 409. Подписка не переходит к другому получателю.
 *
 * An `endpoint` of another subscription is 409. A subscription does not move to another recipient.
 */
export const pushSubscriptionsReplace = (client: Client, call: Call<t.PushSubscriptionsReplaceData>) =>
  client.send<t.PushSubscriptionsReplaceResponses>({"service":"notifications","id":"push-subscriptions.replace","method":"PUT","path":"/api/push-subscriptions/{id}","body":"json","schemes":["userToken"]}, call);
