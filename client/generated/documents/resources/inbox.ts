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
export const inboxList = (client: Client, call?: Call<t.InboxListData>) =>
  client.send<t.InboxListResponses>({"service":"documents","id":"inbox.list","method":"GET","path":"/api/inbox","schemes":["userToken"]}, call);

/**
 * Cum doriți să primiți mesajele
 */
export const inboxReadPreferences = (client: Client, call?: Call<t.InboxReadPreferencesData>) =>
  client.send<t.InboxReadPreferencesResponses>({"service":"documents","id":"inbox.readPreferences","method":"GET","path":"/api/inbox/preferences","schemes":["userToken"]}, call);

/**
 * Schimbă modul de primire a mesajelor
 *
 * NIMIC, CLOPOTEL, MAIL (și clopoțel, și mail imediat) sau REZUMAT (și clopoțel, și un mail pe zi), pentru fiecare grup. Grupul lipsă urmează `implicit`, iar fără acesta modul obișnuit. Fără serviciul de notificări (`cuMail` false) rămâne clopoțelul.
 *
 * NIMIC, CLOPOTEL, MAIL (колокольчик и письмо сразу) или REZUMAT (колокольчик и одно письмо в день) для каждой группы. Группа без выбора следует `implicit`, а без него — обычному способу. Без сервиса уведомлений (`cuMail` false) остаётся колокольчик.
 *
 * NIMIC, CLOPOTEL (the bell), MAIL (the bell, and a mail at once) or REZUMAT (the bell, and a mail a day) for each group. A group that is absent follows `implicit`, and without it the usual way. Without a notification service (`cuMail` false) the bell remains.
 */
export const inboxReplacePreferences = (client: Client, call: Call<t.InboxReplacePreferencesData>) =>
  client.send<t.InboxReplacePreferencesResponses>({"service":"documents","id":"inbox.replacePreferences","method":"PUT","path":"/api/inbox/preferences","body":"json","schemes":["userToken"]}, call);

/**
 * Marchează toate mesajele primite drept citite
 *
 * Cel mult 500 deodată, cele mai noi; o altă cerere continuă. Ce sosește între timp rămâne necitit.
 *
 * Не более 500 за раз, самые новые; следующий запрос продолжает. Пришедшее тем временем остаётся непрочитанным.
 *
 * At most 500 at a time, the newest; another request goes on. What arrives meanwhile stays unread.
 */
export const inboxSetAllRead = (client: Client, call?: Call<t.InboxSetAllReadData>) =>
  client.send<t.InboxSetAllReadResponses>({"service":"documents","id":"inbox.setAllRead","method":"POST","path":"/api/inbox/read-all","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Marchează un mesaj primit drept citit
 *
 * Repetată, nu schimbă nimic.
 *
 * Повторный вызов ничего не меняет.
 *
 * Repeated, it changes nothing.
 */
export const inboxSetRead = (client: Client, call: Call<t.InboxSetReadData>) =>
  client.send<t.InboxSetReadResponses>({"service":"documents","id":"inbox.setRead","method":"POST","path":"/api/inbox/{id}/read","schemes":["userToken"],"isKeyed":true}, call);
