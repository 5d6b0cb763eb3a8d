// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Notificările primite în ultimele 90 de zile
 */
export const meNotificationsList = (client: Client, call?: Call<t.MeNotificationsListData>) =>
  client.send<t.MeNotificationsListResponses>({"service":"notifications","id":"me-notifications.list","method":"GET","path":"/api/registry/me/notifications","schemes":["userToken"]}, call);

/**
 * Marchează o notificare primită drept citită
 *
 * Livrările care au sosit devin Read, ceea ce vede și expeditorul; repetată, răspunde la fel. Dacă nimic nu a sosit: 409.
 *
 * Доставки, которые дошли, становятся Read, что видит и отправитель; при повторе ответ тот же. Если ничего не дошло: 409.
 *
 * The deliveries that arrived become Read, which their sender sees; repeated, it answers the same. If nothing has arrived: 409.
 */
export const meNotificationsSetRead = (client: Client, call: Call<t.MeNotificationsSetReadData>) =>
  client.send<t.MeNotificationsSetReadResponses>({"service":"notifications","id":"me-notifications.setRead","method":"POST","path":"/api/registry/me/notifications/{id}/read","schemes":["userToken"],"isKeyed":true}, call);
