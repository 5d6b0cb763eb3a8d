// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Mesajele primite în ultimele 90 de zile
 *
 * Cele mai noi întâi. `filter[citit]=false` arată ce nu s-a citit; `total` este atunci numărul de la clopoțel. `titlu` este în limba cererii. Când nu mai aveți dreptul asupra documentului, rămân doar felul și momentul.
 *
 * Сначала новые. `filter[citit]=false` показывает непрочитанные; тогда `total` — число у колокольчика. `titlu` на языке запроса. Если права на документ больше нет, остаются только вид и время.
 *
 * Newest first. `filter[citit]=false` shows those not read; `total` is then the number at the bell. `titlu` is in the language of the request. Without the right on the document any more, only kind and time are left.
 */
export const staffMessagesList = (client: Client, call?: Call<t.StaffMessagesListData>) =>
  client.send<t.StaffMessagesListResponses>({"service":"documents","id":"staff.messages.list","method":"GET","path":"/api/v1/staff/messages","schemes":["sessionToken"]}, call);

/**
 * Marchează un mesaj primit drept citit
 *
 * Repetată, nu schimbă nimic.
 *
 * Повторный вызов ничего не меняет.
 *
 * Repeated, it changes nothing.
 */
export const staffMessagesSetRead = (client: Client, call: Call<t.StaffMessagesSetReadData>) =>
  client.send<t.StaffMessagesSetReadResponses>({"service":"documents","id":"staff.messages.setRead","method":"POST","path":"/api/v1/staff/messages/{id}/read","schemes":["sessionToken"],"isKeyed":true}, call);
