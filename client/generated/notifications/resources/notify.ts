// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Schimbările de stare ale notificărilor sistemului, cea mai veche întâi
 *
 * Pentru cine a pierdut un apel: fiecare schimbare de stare o dată, cea mai veche întâi. `dupa` este `urmatorul` din răspunsul precedent, la început 0. O schimbare apare după cel mult un minut.
 *
 * Для тех, кто пропустил вызов: каждое изменение состояния один раз, от старых к новым. `dupa` — это `urmatorul` прежнего ответа, вначале 0. Изменение появляется не позднее чем через минуту.
 *
 * For those who missed a callback: each change of state once, the oldest first. `dupa` is `urmatorul` of the former answer, 0 at the beginning. A change appears within a minute.
 */
export const notifyList = (client: Client, call?: Call<t.NotifyListData>) =>
  client.send<t.NotifyListResponses>({"service":"notifications","id":"notify.list","method":"GET","path":"/api/v1/notify","schemes":["mutualTLS"]}, call);

/**
 * Anulează ce nu s-a trimis încă
 *
 * Ce nu s-a trimis încă nu se mai trimite: livrările unei notificări mici sunt anulate în răspuns, ale uneia mari în fundal. O livrare care tocmai se trimite se încheie cum îi este dat. Repetată, răspunde la fel; dacă totul s-a trimis sau a eșuat: 409.
 *
 * Что ещё не отправлено, уже не отправится: доставки малого уведомления отменены в ответе, большого — в фоне. Доставка, отправляемая в эту минуту, завершается сама. При повторе ответ тот же; если всё отправлено или не удалось: 409.
 *
 * What is not sent yet will not be sent: the deliveries of a small notification are cancelled in the answer, those of a large one in the background. A delivery that is being sent at this moment ends by itself. Repeated, it answers the same; if everything was sent or has failed: 409.
 */
export const notifyCancel = (client: Client, call: Call<t.NotifyCancelData>) =>
  client.send<t.NotifyCancelResponses>({"service":"notifications","id":"notify.cancel","method":"DELETE","path":"/api/v1/notify/{trackingId}","schemes":["mutualTLS"]}, call);

/**
 * Starea unei notificări, cu livrările ei
 *
 * `counts` este exact la orice mărime. Până la 1.000 de livrări pe pagină, în ordinea destinatarilor; `Link` cu rel=next duce mai departe. `recipient` este cel numit de expeditor, iar după încheierea conținutului mascat.
 *
 * `counts` точен при любом размере. До 1000 доставок на странице, в порядке получателей; `Link` с rel=next ведёт дальше. `recipient` — как его назвал отправитель, а после удаления содержимого — скрытый.
 *
 * `counts` is exact at any size. Up to 1,000 deliveries on a page, in the order of recipients; `Link` with rel=next leads on. `recipient` is as the sender named it, and masked once the content has ended.
 */
export const notifyRead = (client: Client, call: Call<t.NotifyReadData>) =>
  client.send<t.NotifyReadResponses>({"service":"notifications","id":"notify.read","method":"GET","path":"/api/v1/notify/{trackingId}","schemes":["mutualTLS"]}, call);

/**
 * Schimbă ora unei notificări programate
 *
 * Doar cât starea este Scheduled și până la un minut înainte de ora veche; altfel 409. O oră trecută, la mai mult de un an de la primire sau după `expiresAt`: 400. Livrările unei notificări mici urmează în răspuns, ale uneia mari în fundal; niciuna nu pleacă înainte de ora nouă.
 *
 * Только пока состояние Scheduled и не позднее чем за минуту до прежнего времени; иначе 409. Прошедшее время, больше года после приёма или после `expiresAt`: 400. Доставки малого уведомления следуют в ответе, большого — в фоне; ни одна не уйдёт раньше нового времени.
 *
 * Only while the state is Scheduled, and until a minute before the former hour; otherwise 409. An hour that has passed, more than a year after acceptance, or after `expiresAt`: 400. The deliveries of a small notification follow in the answer, those of a large one in the background; none leaves before the new hour.
 */
export const notifyPatch = (client: Client, call: Call<t.NotifyPatchData>) =>
  client.send<t.NotifyPatchResponses>({"service":"notifications","id":"notify.patch","method":"PATCH","path":"/api/v1/notify/{trackingId}","body":"json","schemes":["mutualTLS"]}, call);

/**
 * Trimite o notificare
 *
 * Primit înseamnă păstrat: din acest răspuns mesajul se trimite o dată fiecărei adrese. Până la 10.000 de destinatari Email, SMS, IDNP, IDNO și Group, fiecare cu `variables` proprii peste cele ale șablonului; un destinatar numit de două ori primește un mesaj. Textele sunt ale șablonului (`template`) sau ale cererii (`subject` și `body`), așa cum sunt acum. Ce lipsește se enumeră pentru toți destinatarii înainte de a păstra ceva: 400. Aceeași cerere cu același `trackingId` primește același răspuns, oricând; alt conținut: 409. Peste `limitaPeZi` a sistemului: 429 cu Retry-After.
 *
 * Принято — значит сохранено: с этого ответа сообщение отправляется один раз на каждый адрес. До 10 000 получателей Email, SMS, IDNP, IDNO и Group, у каждого могут быть свои `variables` поверх переменных шаблона; названный дважды получает одно сообщение. Тексты берутся из шаблона (`template`) или из запроса (`subject` и `body`) в нынешнем виде. Недостающее перечисляется для всех получателей до сохранения: 400. Тот же запрос с тем же `trackingId` получает тот же ответ; другое содержимое: 409. Сверх `limitaPeZi` системы: 429 с Retry-After.
 *
 * Accepted means stored: from this answer on the message is sent once to each address. Up to 10,000 recipients of type Email, SMS, IDNP, IDNO and Group, each with `variables` of its own over those of the template; one that is named twice gets one message. The texts are those of the template (`template`) or of the request (`subject` and `body`), as they are now. What is missing is listed for all recipients before anything is stored: 400. The same request with the same `trackingId` gets the same answer at any time; other content: 409. Beyond the system's `limitaPeZi`: 429 with Retry-After.
 */
export const notifyCreate = (client: Client, call: Call<t.NotifyCreateData>) =>
  client.send<t.NotifyCreateResponses>({"service":"notifications","id":"notify.create","method":"POST","path":"/api/v1/notify/{trackingId}","body":"json","schemes":["mutualTLS"],"isKeyed":true}, call);

/**
 * Raportul livrărilor unei notificări, ca CSV
 *
 * Un rând pentru fiecare livrare: destinatarul cum a fost numit, canalul, starea, motivul, timpul. 10.000 de rânduri pe pagină; `Link` cu rel=next duce mai departe. O celulă pe care un tabel ar executa-o începe cu apostrof.
 *
 * Строка на каждую доставку: получатель, как он был назван, канал, состояние, причина, время. 10 000 строк на странице; `Link` с rel=next ведёт дальше. Ячейка, которую таблица выполнила бы, начинается с апострофа.
 *
 * A line for each delivery: the recipient as named, channel, state, reason, time. 10,000 lines on a page; `Link` with rel=next leads on. A cell that a spreadsheet would run begins with an apostrophe.
 */
export const notifyDownloadReport = (client: Client, call: Call<t.NotifyDownloadReportData>) =>
  client.send<t.NotifyDownloadReportResponses>({"service":"notifications","id":"notify.downloadReport","method":"GET","path":"/api/v1/notify/{trackingId}/report","schemes":["mutualTLS"]}, call);
