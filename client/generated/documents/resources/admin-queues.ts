// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Cozile serviciului
 *
 * Numărate de SQS, aproximativ și cu până la un minut întârziere. `dlq` este coada mesajelor abandonate.
 *
 * Подсчитаны SQS, приблизительно и с задержкой до минуты. `dlq` — очередь необработанных сообщений.
 *
 * Counted by SQS, approximately and up to a minute late. `dlq` is the queue of dead letters.
 */
export const adminQueuesList = (client: Client, call?: Call<t.AdminQueuesListData>) =>
  client.send<t.AdminQueuesListResponses>({"service":"documents","id":"admin.queues.list","method":"GET","path":"/api/v1/admin/queues","schemes":["sessionToken"]}, call);

/**
 * Cine a reluat sau a golit mesajele abandonate ale unei cozi
 *
 * Cele mai noi întâi.
 *
 * Сначала новые.
 *
 * Newest first.
 */
export const adminQueuesListEvents = (client: Client, call: Call<t.AdminQueuesListEventsData>) =>
  client.send<t.AdminQueuesListEventsResponses>({"service":"documents","id":"admin.queues.listEvents","method":"GET","path":"/api/v1/admin/queues/{queue}/events","schemes":["sessionToken"]}, call);

/**
 * Mesaje abandonate ale unei cozi, fără conținut
 *
 * Cel mult zece, fără conținut: ce înregistrare numesc și sub ce cod de corelare. Nimic nu se mută. Doar cozile -dlq; în spatele celorlalte sunt lucrările (`admin.jobs.list`).
 *
 * Не более десяти, без содержимого: какую запись называют и под каким кодом корреляции. Ничего не перемещается. Только очереди -dlq; за остальными стоят работы (`admin.jobs.list`).
 *
 * At most ten, without content: the record that they name and their correlation id. Nothing moves. Only queues with -dlq; behind the others are the jobs (`admin.jobs.list`).
 */
export const adminQueuesListMessages = (client: Client, call: Call<t.AdminQueuesListMessagesData>) =>
  client.send<t.AdminQueuesListMessagesResponses>({"service":"documents","id":"admin.queues.listMessages","method":"GET","path":"/api/v1/admin/queues/{queue}/messages","schemes":["sessionToken"]}, call);

/**
 * Cere golirea mesajelor abandonate
 *
 * Răspunsul este cererea de aprobare; mesajele se șterg când un alt administrator aprobă.
 *
 * Ответ — запрос согласования; сообщения удаляются, когда одобрит другой администратор.
 *
 * The answer is the approval that waits; the messages are removed once another administrator approves.
 */
export const adminQueuesPurge = (client: Client, call: Call<t.AdminQueuesPurgeData>) =>
  client.send<t.AdminQueuesPurgeResponses>({"service":"documents","id":"admin.queues.purge","method":"POST","path":"/api/v1/admin/queues/{queue}/purge","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Trimite din nou mesajele abandonate
 *
 * Lucrează cel mult 15 secunde; o altă cerere continuă. Un mesaj este doar un semnal: înregistrarea a cărei lucrare s-a încheiat îl ignoră. Rapoartele fluxului de schimbări rămân: după ele se reface indexul.
 *
 * Работает до 15 секунд; другой запрос продолжает. Сообщение — лишь сигнал: запись с завершённой работой его игнорирует. Отчёты потока изменений остаются: после них перестраивается индекс.
 *
 * Works for at most 15 seconds; another call goes on. A message is only a signal: a record whose work has ended ignores it. Reports of the stream of changes stay: after them the index is filled again.
 */
export const adminQueuesReplay = (client: Client, call: Call<t.AdminQueuesReplayData>) =>
  client.send<t.AdminQueuesReplayResponses>({"service":"documents","id":"admin.queues.replay","method":"POST","path":"/api/v1/admin/queues/{queue}/replay","schemes":["sessionToken"],"isKeyed":true}, call);
