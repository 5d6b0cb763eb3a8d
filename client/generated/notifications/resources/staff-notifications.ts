// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Notificări: listă
 *
 * Administratorii serviciului văd toate notificările, operatorii pe ale sistemului lor.
 *
 * Администраторы сервиса видят все уведомления, операторы — уведомления своей системы.
 *
 * Service administrators see all notifications, operators those of their system.
 */
export const staffNotificationsList = (client: Client, call?: Call<t.StaffNotificationsListData>) =>
  client.send<t.StaffNotificationsListResponses>({"service":"notifications","id":"staff.notifications.list","method":"GET","path":"/api/v1/staff/notifications","schemes":["sessionToken"]}, call);

/**
 * Trimite o notificare în numele unui sistem
 *
 * Operatorii trimit în numele sistemului lor; administratorii serviciului numesc unul cu `sistemId`. Fără `trackingId` se face unul. Un sistem oprit: 409.
 *
 * Операторы отправляют от имени своей системы; администраторы сервиса называют её в `sistemId`. Без `trackingId` он создаётся. Остановленная система: 409.
 *
 * Operators send in the name of their system; service administrators name one by `sistemId`. Without `trackingId` one is made. A stopped system: 409.
 */
export const staffNotificationsCreate = (client: Client, call: Call<t.StaffNotificationsCreateData>) =>
  client.send<t.StaffNotificationsCreateResponses>({"service":"notifications","id":"staff.notifications.create","method":"POST","path":"/api/v1/staff/notifications","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Notificări: număr
 */
export const staffNotificationsCount = (client: Client, call?: Call<t.StaffNotificationsCountData>) =>
  client.send<t.StaffNotificationsCountResponses>({"service":"notifications","id":"staff.notifications.count","method":"GET","path":"/api/v1/staff/notifications/count","schemes":["sessionToken"]}, call);

/**
 * Notificări: citire
 */
export const staffNotificationsRead = (client: Client, call: Call<t.StaffNotificationsReadData>) =>
  client.send<t.StaffNotificationsReadResponses>({"service":"notifications","id":"staff.notifications.read","method":"GET","path":"/api/v1/staff/notifications/{id}","schemes":["sessionToken"]}, call);

/**
 * Notificări: modificare
 *
 * Anulează, cu `status` Cancelled, sau schimbă ora unei notificări programate, cu `scheduledAt`. Aceeași stare și aceeași oră încă o dată: 200; altă stare, nimic de anulat, sau mai puțin de un minut până la ora veche: 409. Restul câmpurilor se ignoră.
 *
 * Отменяет (`status` — Cancelled) или меняет время запланированного уведомления (`scheduledAt`). Те же состояние и время ещё раз: 200; иное состояние, нечего отменять или до прежнего времени меньше минуты: 409. Остальные поля игнорируются.
 *
 * Cancels, by `status` Cancelled, or gives a scheduled notification another hour, by `scheduledAt`. The same state and hour again: 200; another state, nothing to cancel, or less than a minute to the former hour: 409. Other fields are ignored.
 */
export const staffNotificationsPatch = (client: Client, call: Call<t.StaffNotificationsPatchData>) =>
  client.send<t.StaffNotificationsPatchResponses>({"service":"notifications","id":"staff.notifications.patch","method":"PATCH","path":"/api/v1/staff/notifications/{id}","body":"merge","schemes":["sessionToken"]}, call);
