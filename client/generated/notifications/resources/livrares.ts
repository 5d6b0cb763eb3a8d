// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Livrări: listă
 *
 * Administratorii serviciului văd toate livrările; operatorii pe ale unei notificări a sistemului lor: `filter[notificareId]`, altfel 403.
 *
 * Администраторы сервиса видят все доставки; операторы — доставки уведомления своей системы: `filter[notificareId]`, иначе 403.
 *
 * Service administrators see all deliveries; operators those of a notification of their system: `filter[notificareId]`, otherwise 403.
 */
export const livraresList = (client: Client, call?: Call<t.LivraresListData>) =>
  client.send<t.LivraresListResponses>({"service":"notifications","id":"livrares.list","method":"GET","path":"/api/livrares","schemes":["userToken"]}, call);

/**
 * Livrări: număr
 */
export const livraresCount = (client: Client, call?: Call<t.LivraresCountData>) =>
  client.send<t.LivraresCountResponses>({"service":"notifications","id":"livrares.count","method":"GET","path":"/api/livrares/count","schemes":["userToken"]}, call);

/**
 * Livrări: ștergere
 *
 * Șterge o livrare încheiată; sumele notificării o numără mai departe. În curs: 409.
 *
 * Удаляет завершённую доставку; в суммах уведомления она остаётся. В процессе: 409.
 *
 * Removes a delivery that has ended; the counts of its notification keep it. Under way: 409.
 */
export const livraresRemove = (client: Client, call: Call<t.LivraresRemoveData>) =>
  client.send<t.LivraresRemoveResponses>({"service":"notifications","id":"livrares.remove","method":"DELETE","path":"/api/livrares/{id}","schemes":["userToken"]}, call);

/**
 * Livrări: citire
 */
export const livraresRead = (client: Client, call: Call<t.LivraresReadData>) =>
  client.send<t.LivraresReadResponses>({"service":"notifications","id":"livrares.read","method":"GET","path":"/api/livrares/{id}","schemes":["userToken"]}, call);

/**
 * Livrări: modificare
 *
 * Doar anulează: `status` este Cancelled. O livrare încheiată, sau care se trimite chiar acum: 409.
 *
 * Только отменяет: `status` — Cancelled. Завершённая или отправляемая сейчас доставка: 409.
 *
 * Only cancels: `status` is Cancelled. A delivery that has ended, or is being sent now: 409.
 */
export const livraresPatch = (client: Client, call: Call<t.LivraresPatchData>) =>
  client.send<t.LivraresPatchResponses>({"service":"notifications","id":"livrares.patch","method":"PATCH","path":"/api/livrares/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Livrări: înlocuire
 *
 * Doar anulează: `status` este Cancelled. O livrare încheiată, sau care se trimite chiar acum: 409.
 *
 * Только отменяет: `status` — Cancelled. Завершённая или отправляемая сейчас доставка: 409.
 *
 * Only cancels: `status` is Cancelled. A delivery that has ended, or is being sent now: 409.
 */
export const livraresReplace = (client: Client, call: Call<t.LivraresReplaceData>) =>
  client.send<t.LivraresReplaceResponses>({"service":"notifications","id":"livrares.replace","method":"PUT","path":"/api/livrares/{id}","body":"json","schemes":["userToken"]}, call);
