// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Evenimente: listă
 *
 * Administratorii serviciului văd toate evenimentele; operatorii pe ale unei notificări a sistemului lor: `filter[notificareId]`, altfel 403.
 *
 * Администраторы сервиса видят все события; операторы — события уведомления своей системы: `filter[notificareId]`, иначе 403.
 *
 * Service administrators see all events; operators those of a notification of their system: `filter[notificareId]`, otherwise 403.
 */
export const evenimentNotificaresList = (client: Client, call?: Call<t.EvenimentNotificaresListData>) =>
  client.send<t.EvenimentNotificaresListResponses>({"service":"notifications","id":"eveniment-notificares.list","method":"GET","path":"/api/eveniment-notificares","schemes":["userToken"]}, call);

/**
 * Evenimente: creare
 *
 * Adaugă o notă la evenimentele unei notificări, sau ale unei livrări a ei. Alte evenimente le scrie doar serviciul; niciunul nu se schimbă și nu se șterge.
 *
 * Добавляет заметку к событиям уведомления или его доставки. Другие события пишет только сервис; ни одно не меняется и не удаляется.
 *
 * Appends a note to the events of a notification, or of one of its deliveries. Other events are written only by the service; none is changed or removed.
 */
export const evenimentNotificaresCreate = (client: Client, call: Call<t.EvenimentNotificaresCreateData>) =>
  client.send<t.EvenimentNotificaresCreateResponses>({"service":"notifications","id":"eveniment-notificares.create","method":"POST","path":"/api/eveniment-notificares","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Evenimente: număr
 */
export const evenimentNotificaresCount = (client: Client, call?: Call<t.EvenimentNotificaresCountData>) =>
  client.send<t.EvenimentNotificaresCountResponses>({"service":"notifications","id":"eveniment-notificares.count","method":"GET","path":"/api/eveniment-notificares/count","schemes":["userToken"]}, call);

/**
 * Evenimente: citire
 */
export const evenimentNotificaresRead = (client: Client, call: Call<t.EvenimentNotificaresReadData>) =>
  client.send<t.EvenimentNotificaresReadResponses>({"service":"notifications","id":"eveniment-notificares.read","method":"GET","path":"/api/eveniment-notificares/{id}","schemes":["userToken"]}, call);
