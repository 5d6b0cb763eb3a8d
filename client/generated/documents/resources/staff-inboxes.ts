// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Cum doriți să primiți mesajele
 */
export const staffInboxesReadPreferences = (client: Client, call?: Call<t.StaffInboxesReadPreferencesData>) =>
  client.send<t.StaffInboxesReadPreferencesResponses>({"service":"documents","id":"staff.inboxes.readPreferences","method":"GET","path":"/api/v1/staff/inboxes/current/preferences","schemes":["sessionToken"]}, call);

/**
 * Schimbă modul de primire a mesajelor
 *
 * NIMIC, CLOPOTEL, MAIL (și clopoțel, și mail imediat) sau REZUMAT (și clopoțel, și un mail pe zi), pentru fiecare grup. Grupul lipsă urmează `implicit`, iar fără acesta modul obișnuit. Fără serviciul de notificări (`cuMail` false) rămâne clopoțelul.
 *
 * NIMIC, CLOPOTEL, MAIL (колокольчик и письмо сразу) или REZUMAT (колокольчик и одно письмо в день) для каждой группы. Группа без выбора следует `implicit`, а без него — обычному способу. Без сервиса уведомлений (`cuMail` false) остаётся колокольчик.
 *
 * NIMIC, CLOPOTEL (the bell), MAIL (the bell, and a mail at once) or REZUMAT (the bell, and a mail a day) for each group. A group that is absent follows `implicit`, and without it the usual way. Without a notification service (`cuMail` false) the bell remains.
 */
export const staffInboxesReplacePreferences = (client: Client, call: Call<t.StaffInboxesReplacePreferencesData>) =>
  client.send<t.StaffInboxesReplacePreferencesResponses>({"service":"documents","id":"staff.inboxes.replacePreferences","method":"PUT","path":"/api/v1/staff/inboxes/current/preferences","body":"json","schemes":["sessionToken"]}, call);

/**
 * Marchează toate mesajele primite drept citite
 *
 * Cel mult 500 deodată, cele mai noi; o altă cerere continuă. Ce sosește între timp rămâne necitit.
 *
 * Не более 500 за раз, самые новые; следующий запрос продолжает. Пришедшее тем временем остаётся непрочитанным.
 *
 * At most 500 at a time, the newest; another request goes on. What arrives meanwhile stays unread.
 */
export const staffInboxesSetRead = (client: Client, call?: Call<t.StaffInboxesSetReadData>) =>
  client.send<t.StaffInboxesSetReadResponses>({"service":"documents","id":"staff.inboxes.setRead","method":"POST","path":"/api/v1/staff/inboxes/current/read","schemes":["sessionToken"],"isKeyed":true}, call);
