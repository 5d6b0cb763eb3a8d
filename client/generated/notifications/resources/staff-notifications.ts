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
 * La câți ar ajunge o notificare
 *
 * Corpul este al trimiterii, fără fișiere; nimic nu se scrie. `total` este exact. Restul este despre `verificati`, cel mult 300 de destinatari: pe fiecare canal la câți ajunge, câți nu au o adresă, au adresa suprimată sau au refuzat. Sub 10 destinatari un operator află numai totalul. Ce află se numără între cei 20 000 pe care îi poate numi într-o oră: 429.
 *
 * Тело — как при отправке, без файлов; ничего не записывается. `total` точен. Остальное — о `verificati`, не более 300 получателей: по каждому каналу, до скольких дойдёт, у скольких нет адреса, адрес заблокирован или есть отказ. Меньше 10 получателей — оператор узнаёт только общее число. Узнанное входит в 20 000, которых можно назвать за час: 429.
 *
 * The body is that of the sending, without files; nothing is written. `total` is exact. The rest is about `verificati`, at most 300 recipients: by channel how many are reached, have no address, have a suppressed one, or have declined. Of fewer than 10 recipients an operator learns only the total. What is learned counts among the 20,000 that may be named in an hour: 429.
 */
export const staffNotificationsCreateEstimate = (client: Client, call: Call<t.StaffNotificationsCreateEstimateData>) =>
  client.send<t.StaffNotificationsCreateEstimateResponses>({"service":"notifications","id":"staff.notifications.createEstimate","method":"POST","path":"/api/v1/staff/notifications/estimates","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Trimite o probă celui care o cere
 *
 * Pleacă la adresa contului, marcată ca probă, fără fișiere și pe același drum ca orice mesaj; nu apare în liste, totaluri sau rapoarte. Cel mult 10 pe oră: 429. Un cont fără adresă: 409.
 *
 * Уходит на адрес учётной записи, с пометкой пробы, без файлов и тем же путём, что любое сообщение; не входит в списки, итоги и отчёты. Не более 10 в час: 429. Учётная запись без адреса: 409.
 *
 * It goes to the address of the account, marked as a test, without files and by the way of every message; it is in no list, total or report. At most 10 an hour: 429. An account without an address: 409.
 */
export const staffNotificationsCreateTest = (client: Client, call: Call<t.StaffNotificationsCreateTestData>) =>
  client.send<t.StaffNotificationsCreateTestResponses>({"service":"notifications","id":"staff.notifications.createTest","method":"POST","path":"/api/v1/staff/notifications/tests","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

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

/**
 * Livrările unei notificări
 *
 * Cine a trimis-o vede destinatarii așa cum i-a numit (`numit`), cât timp se păstrează conținutul; administratorii serviciului văd numele din registru (`nume`); ceilalți o mască. `limbaCeruta`: limba destinatarului, dacă textul nu există în ea.
 *
 * Отправивший видит получателей так, как их назвал (`numit`), пока хранится содержимое; администраторы сервиса видят имена из реестра (`nume`); остальные — маску. `limbaCeruta`: язык получателя, если текста на нём нет.
 *
 * Whoever sent it sees the recipients as they named them (`numit`), as long as the content is kept; service administrators see names of the registry (`nume`); others a mask. `limbaCeruta`: the language of the recipient, if there is no text in it.
 */
export const staffNotificationsListDeliveries = (client: Client, call: Call<t.StaffNotificationsListDeliveriesData>) =>
  client.send<t.StaffNotificationsListDeliveriesResponses>({"service":"notifications","id":"staff.notifications.listDeliveries","method":"GET","path":"/api/v1/staff/notifications/{id}/deliveries","schemes":["sessionToken"]}, call);

/**
 * Retrimite o notificare celor la care nu a ajuns
 *
 * O notificare nouă, cu `origineId`, către destinatarii la care nicio livrare nu a ajuns și nu mai poate ajunge; cine nu a confirmat primirea poate că a primit-o și nu este între ei. Fiecare livrare eșuată se retrimite o dată (`retrimisaIn`). Repetată cât timp se pregătește, răspunde cu aceeași; dacă nu mai este cui: 409.
 *
 * Новое уведомление с `origineId` тем получателям, до которых ни одна доставка не дошла и уже не дойдёт; кто не подтвердил получение, мог его получить и в их число не входит. Каждая неудавшаяся доставка отправляется повторно один раз (`retrimisaIn`). При повторе во время подготовки ответ тот же; если некому: 409.
 *
 * A new notification, with `origineId`, to the recipients to whom no delivery has arrived or may still arrive; one without a receipt may have arrived and is not among them. Each failed delivery is sent again once (`retrimisaIn`). Repeated while it is being made, it answers with the same one; if there is nobody left: 409.
 */
export const staffNotificationsRetry = (client: Client, call: Call<t.StaffNotificationsRetryData>) =>
  client.send<t.StaffNotificationsRetryResponses>({"service":"notifications","id":"staff.notifications.retry","method":"POST","path":"/api/v1/staff/notifications/{id}/retry","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Textele unei notificări
 *
 * Înainte de completarea variabilelor. După termenul de păstrare: 409.
 *
 * До заполнения переменных. После срока хранения: 409.
 *
 * Before the variables are filled in. After their retention: 409.
 */
export const staffNotificationsReadTexts = (client: Client, call: Call<t.StaffNotificationsReadTextsData>) =>
  client.send<t.StaffNotificationsReadTextsResponses>({"service":"notifications","id":"staff.notifications.readTexts","method":"GET","path":"/api/v1/staff/notifications/{id}/texts","schemes":["sessionToken"]}, call);

/**
 * Schimbă textele unei notificări programate
 *
 * Texte sau un șablon, ca la trimitere, până cu un minut înainte de ora ei: după aceea 409. Destinatarii, categoria și fișierele rămân.
 *
 * Тексты или шаблон, как при отправке, не позднее чем за минуту до её времени: после этого 409. Получатели, категория и файлы остаются.
 *
 * Texts or a template, as when sending, until a minute before its hour: after that 409. Recipients, category and files stay.
 */
export const staffNotificationsReplaceTexts = (client: Client, call: Call<t.StaffNotificationsReplaceTextsData>) =>
  client.send<t.StaffNotificationsReplaceTextsResponses>({"service":"notifications","id":"staff.notifications.replaceTexts","method":"PUT","path":"/api/v1/staff/notifications/{id}/texts","body":"json","schemes":["sessionToken"]}, call);
