// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Notificările primite în ultimele 90 de zile
 *
 * Cele mai noi întâi. Cine nu este în registru primește o listă goală.
 *
 * Сначала новые. Кого нет в реестре, получает пустой список.
 *
 * The newest first. Those who are not in the registry get an empty list.
 */
export const citizenNotificationsList = (client: Client, call?: Call<t.CitizenNotificationsListData>) =>
  client.send<t.CitizenNotificationsListResponses>({"service":"notifications","id":"citizen.notifications.list","method":"GET","path":"/api/v1/citizen/notifications","schemes":["sessionToken"]}, call);

/**
 * O notificare primită
 */
export const citizenNotificationsRead = (client: Client, call: Call<t.CitizenNotificationsReadData>) =>
  client.send<t.CitizenNotificationsReadResponses>({"service":"notifications","id":"citizen.notifications.read","method":"GET","path":"/api/v1/citizen/notifications/{id}","schemes":["sessionToken"]}, call);

/**
 * Marchează o notificare primită drept citită
 *
 * Livrările care au sosit devin Read, ceea ce vede și expeditorul; repetată, răspunde la fel. Dacă nimic nu a sosit: 409.
 *
 * Доставки, которые дошли, становятся Read, что видит и отправитель; при повторе ответ тот же. Если ничего не дошло: 409.
 *
 * The deliveries that arrived become Read, which their sender sees; repeated, it answers the same. If nothing has arrived: 409.
 */
export const citizenNotificationsSetRead = (client: Client, call: Call<t.CitizenNotificationsSetReadData>) =>
  client.send<t.CitizenNotificationsSetReadResponses>({"service":"notifications","id":"citizen.notifications.setRead","method":"POST","path":"/api/v1/citizen/notifications/{id}/read","schemes":["sessionToken"],"isKeyed":true}, call);
