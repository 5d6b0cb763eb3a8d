// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Notificări: listă
 */
export const notificaresList = (client: Client, call?: Call<t.NotificaresListData>) =>
  client.send<t.NotificaresListResponses>({"service":"notifications","id":"notificares.list","method":"GET","path":"/api/notificares","schemes":["userToken"]}, call);

/**
 * Notificări: trimitere
 *
 * Trimite, ca `/api/admin/notify`, și răspunde cu notificarea. O cerere repetată cu același `trackingId` primește notificarea primei cereri.
 *
 * Отправляет, как `/api/admin/notify`, и отвечает уведомлением. Повторный запрос с тем же `trackingId` получает уведомление первого запроса.
 *
 * Sends, as `/api/admin/notify` does, and answers with the notification. A repeated request with the same `trackingId` gets the notification of the first one.
 */
export const notificaresCreate = (client: Client, call: Call<t.NotificaresCreateData>) =>
  client.send<t.NotificaresCreateResponses>({"service":"notifications","id":"notificares.create","method":"POST","path":"/api/notificares","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Notificări: număr
 */
export const notificaresCount = (client: Client, call?: Call<t.NotificaresCountData>) =>
  client.send<t.NotificaresCountResponses>({"service":"notifications","id":"notificares.count","method":"GET","path":"/api/notificares/count","schemes":["userToken"]}, call);

/**
 * Notificări: ștergere
 *
 * Șterge o notificare încheiată, împreună cu textele, destinatarii și fișierele ei; `trackingId` devine liber. Livrările și evenimentele, fără adrese, rămân până la termenul lor. În curs: 409.
 *
 * Удаляет завершённое уведомление вместе с его текстами, получателями и файлами; `trackingId` освобождается. Доставки и события, без адресов, остаются до своего срока. В процессе: 409.
 *
 * Removes a notification that has ended, with its texts, recipients and files; `trackingId` becomes free. Deliveries and events, which have no addresses, stay until their time. Under way: 409.
 */
export const notificaresRemove = (client: Client, call: Call<t.NotificaresRemoveData>) =>
  client.send<t.NotificaresRemoveResponses>({"service":"notifications","id":"notificares.remove","method":"DELETE","path":"/api/notificares/{id}","schemes":["userToken"]}, call);

/**
 * Notificări: citire
 */
export const notificaresRead = (client: Client, call: Call<t.NotificaresReadData>) =>
  client.send<t.NotificaresReadResponses>({"service":"notifications","id":"notificares.read","method":"GET","path":"/api/notificares/{id}","schemes":["userToken"]}, call);

/**
 * Notificări: modificare
 *
 * Anulează, cu `status` Cancelled, sau schimbă ora unei notificări programate, cu `scheduledAt`. Aceeași stare și aceeași oră încă o dată: 200; altă stare, nimic de anulat, sau mai puțin de un minut până la ora veche: 409. Restul câmpurilor se ignoră.
 *
 * Отменяет (`status` — Cancelled) или меняет время запланированного уведомления (`scheduledAt`). Те же состояние и время ещё раз: 200; иное состояние, нечего отменять или до прежнего времени меньше минуты: 409. Остальные поля игнорируются.
 *
 * Cancels, by `status` Cancelled, or gives a scheduled notification another hour, by `scheduledAt`. The same state and hour again: 200; another state, nothing to cancel, or less than a minute to the former hour: 409. Other fields are ignored.
 */
export const notificaresPatch = (client: Client, call: Call<t.NotificaresPatchData>) =>
  client.send<t.NotificaresPatchResponses>({"service":"notifications","id":"notificares.patch","method":"PATCH","path":"/api/notificares/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Notificări: înlocuire
 *
 * Anulează, cu `status` Cancelled, sau schimbă ora unei notificări programate, cu `scheduledAt`. Aceeași stare și aceeași oră încă o dată: 200; altă stare, nimic de anulat, sau mai puțin de un minut până la ora veche: 409. Restul câmpurilor se ignoră.
 *
 * Отменяет (`status` — Cancelled) или меняет время запланированного уведомления (`scheduledAt`). Те же состояние и время ещё раз: 200; иное состояние, нечего отменять или до прежнего времени меньше минуты: 409. Остальные поля игнорируются.
 *
 * Cancels, by `status` Cancelled, or gives a scheduled notification another hour, by `scheduledAt`. The same state and hour again: 200; another state, nothing to cancel, or less than a minute to the former hour: 409. Other fields are ignored.
 */
export const notificaresReplace = (client: Client, call: Call<t.NotificaresReplaceData>) =>
  client.send<t.NotificaresReplaceResponses>({"service":"notifications","id":"notificares.replace","method":"PUT","path":"/api/notificares/{id}","body":"json","schemes":["userToken"]}, call);
