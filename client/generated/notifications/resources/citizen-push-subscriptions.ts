// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Abonările push proprii
 */
export const citizenPushSubscriptionsList = (client: Client, call?: Call<t.CitizenPushSubscriptionsListData>) =>
  client.send<t.CitizenPushSubscriptionsListResponses>({"service":"notifications","id":"citizen.push-subscriptions.list","method":"GET","path":"/api/v1/citizen/push-subscriptions","schemes":["sessionToken"]}, call);

/**
 * Abonează un browser la mesaje push
 *
 * Un `endpoint` aparține celui abonat ultimul; la al unsprezecelea browser cel mai vechi cedează locul. Sunt primite doar serviciile push din configurație.
 *
 * `endpoint` принадлежит подписавшемуся последним; при одиннадцатом браузере самый старый уступает место. Принимаются только сервисы push из настроек.
 *
 * An `endpoint` belongs to who subscribed last; at the eleventh browser the oldest gives way. Only configured push services are accepted.
 */
export const citizenPushSubscriptionsCreate = (client: Client, call: Call<t.CitizenPushSubscriptionsCreateData>) =>
  client.send<t.CitizenPushSubscriptionsCreateResponses>({"service":"notifications","id":"citizen.push-subscriptions.create","method":"POST","path":"/api/v1/citizen/push-subscriptions","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Dezabonează un browser
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const citizenPushSubscriptionsRemove = (client: Client, call: Call<t.CitizenPushSubscriptionsRemoveData>) =>
  client.send<t.CitizenPushSubscriptionsRemoveResponses>({"service":"notifications","id":"citizen.push-subscriptions.remove","method":"DELETE","path":"/api/v1/citizen/push-subscriptions/{id}","schemes":["sessionToken"]}, call);
