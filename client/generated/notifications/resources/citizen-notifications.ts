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
 * Un fișier al unei notificări primite
 *
 * `numar` este cel din `fisiere`. Un fișier infectat, sau unul care trebuie scanat și nu a fost, este 423; peste `MAX_INLINE_BYTES` se cere pe părți (`Range`), altfel 413.
 *
 * `numar` — из `fisiere`. Заражённый файл или непроверенный, если проверка обязательна, — 423; больше `MAX_INLINE_BYTES` запрашивается частями (`Range`), иначе 413.
 *
 * `numar` is that of `fisiere`. A file that is infected, or was not scanned and has to be, is 423; above `MAX_INLINE_BYTES` it is asked for in parts (`Range`), otherwise 413.
 */
export const citizenNotificationsDownload = (client: Client, call: Call<t.CitizenNotificationsDownloadData>) =>
  client.send<t.CitizenNotificationsDownloadResponses>({"service":"notifications","id":"citizen.notifications.download","method":"GET","path":"/api/v1/citizen/notifications/{id}/attachments","isFile":true,"schemes":["sessionToken"]}, call);

/**
 * Textul unei notificări primite, cu fișierele ei
 *
 * Textul așa cum l-a primit persoana, fără marcaje; lipsește după ce conținutul a fost șters (`CONTENT_DAYS`).
 *
 * Текст, как его получил человек, без разметки; отсутствует после удаления содержимого (`CONTENT_DAYS`).
 *
 * The text as the person got it, without markup; absent once the content was removed (`CONTENT_DAYS`).
 */
export const citizenNotificationsReadContent = (client: Client, call: Call<t.CitizenNotificationsReadContentData>) =>
  client.send<t.CitizenNotificationsReadContentResponses>({"service":"notifications","id":"citizen.notifications.readContent","method":"GET","path":"/api/v1/citizen/notifications/{id}/content","schemes":["sessionToken"]}, call);

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
