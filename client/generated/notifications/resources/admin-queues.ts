// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Cozile livrărilor
 *
 * Numărate în rândurile din spatele cozii, până la 10.000: `visible` pot fi trimise acum, `delayed` mai târziu; `inFlight` după SQS. `dlq` este coada livrărilor abandonate.
 *
 * Подсчитаны по строкам за очередью, до 10 000: `visible` можно отправить сейчас, `delayed` — позже; `inFlight` по данным SQS. `dlq` — очередь необработанных доставок.
 *
 * Counted in the rows behind the queue, up to 10,000: `visible` can be sent now, `delayed` later; `inFlight` by SQS. `dlq` is the queue of deliveries that were given up.
 */
export const adminQueuesList = (client: Client, call?: Call<t.AdminQueuesListData>) =>
  client.send<t.AdminQueuesListResponses>({"service":"notifications","id":"admin.queues.list","method":"GET","path":"/api/v1/admin/queues","schemes":["sessionToken"]}, call);

/**
 * O coadă, cu ce ar lua o golire
 *
 * `purge` spune câte livrări ar lua o golire, după `scope`: `due` pot fi trimise sau reîncercate, `scheduled` sunt programate, `quiet` așteaptă sfârșitul orelor de liniște sau mesajul zilei. Până la 10.000.
 *
 * `purge` говорит, сколько доставок взяла бы очистка, по `scope`: `due` можно отправить или повторить, `scheduled` запланированы, `quiet` ждут окончания тихих часов или письма дня. До 10 000.
 *
 * `purge` tells how many deliveries a purge would take, by `scope`: `due` may be sent or tried again, `scheduled` are scheduled, `quiet` wait for the end of quiet hours or the mail of the day. Up to 10,000.
 */
export const adminQueuesRead = (client: Client, call: Call<t.AdminQueuesReadData>) =>
  client.send<t.AdminQueuesReadResponses>({"service":"notifications","id":"admin.queues.read","method":"GET","path":"/api/v1/admin/queues/{queue}","schemes":["sessionToken"]}, call);

/**
 * Primele mesaje ale unei cozi
 *
 * Cel mult zece, cele care așteaptă de mai mult timp. Se citesc din rânduri: nimic nu este preluat și nimic nu se mută.
 *
 * Не более десяти, ожидающие дольше всех. Читаются из строк: ничего не забирается и не перемещается.
 *
 * At most ten, those that are due first. They are read from their rows: nothing is received and nothing moves.
 */
export const adminQueuesListMessages = (client: Client, call: Call<t.AdminQueuesListMessagesData>) =>
  client.send<t.AdminQueuesListMessagesResponses>({"service":"notifications","id":"admin.queues.listMessages","method":"GET","path":"/api/v1/admin/queues/{queue}/messages","schemes":["sessionToken"]}, call);

/**
 * Cere golirea unei cozi
 *
 * Răspunsul este cererea de aprobare; se anulează ce se putea trimite la momentul cererii, când un alt administrator aprobă. Ce este programat sau așteaptă ora de liniște rămâne, dacă `scope` nu le numește.
 *
 * Ответ — запрос согласования; то, что можно было отправить на момент запроса, отменяется, когда одобрит другой администратор. Запланированное и ожидающее окончания тихих часов остаётся, если `scope` их не называет.
 *
 * The answer is the approval that waits; deliveries that could be sent by then are cancelled once another administrator approves. Those that are scheduled or wait for the end of quiet hours stay, unless `scope` names them.
 */
export const adminQueuesPurge = (client: Client, call: Call<t.AdminQueuesPurgeData>) =>
  client.send<t.AdminQueuesPurgeResponses>({"service":"notifications","id":"admin.queues.purge","method":"POST","path":"/api/v1/admin/queues/{queue}/purge","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cere reluarea livrărilor abandonate
 *
 * Răspunsul este cererea de aprobare; se reiau livrările abandonate la momentul cererii, când un alt administrator aprobă.
 *
 * Ответ — запрос согласования; необработанные на момент запроса доставки повторяются, когда одобрит другой администратор.
 *
 * The answer is the approval that waits; the deliveries that were given up by then are sent again once another administrator approves.
 */
export const adminQueuesReplay = (client: Client, call: Call<t.AdminQueuesReplayData>) =>
  client.send<t.AdminQueuesReplayResponses>({"service":"notifications","id":"admin.queues.replay","method":"POST","path":"/api/v1/admin/queues/{queue}/replay","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);
