// Written by `npm run client` from functions/notifications/openapi.json.

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
