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
export const queuesList = (client: Client, call?: Call<t.QueuesListData>) =>
  client.send<t.QueuesListResponses>({"service":"notifications","id":"queues.list","method":"GET","path":"/api/admin/rabbit/queues","schemes":["userToken"]}, call);

/**
 * O coadă, cu ce ar lua o golire
 *
 * `purge` spune câte livrări ar lua o golire, după `scope`: `due` pot fi trimise sau reîncercate, `scheduled` sunt programate, `quiet` așteaptă sfârșitul orelor de liniște sau mesajul zilei. Până la 10.000.
 *
 * `purge` говорит, сколько доставок взяла бы очистка, по `scope`: `due` можно отправить или повторить, `scheduled` запланированы, `quiet` ждут окончания тихих часов или письма дня. До 10 000.
 *
 * `purge` tells how many deliveries a purge would take, by `scope`: `due` may be sent or tried again, `scheduled` are scheduled, `quiet` wait for the end of quiet hours or the mail of the day. Up to 10,000.
 */
export const queuesRead = (client: Client, call: Call<t.QueuesReadData>) =>
  client.send<t.QueuesReadResponses>({"service":"notifications","id":"queues.read","method":"GET","path":"/api/admin/rabbit/queues/{queue}","schemes":["userToken"]}, call);

/**
 * Primele mesaje ale unei cozi
 *
 * Cel mult zece, cele care așteaptă de mai mult timp. Se citesc din rânduri: nimic nu este preluat și nimic nu se mută.
 *
 * Не более десяти, ожидающие дольше всех. Читаются из строк: ничего не забирается и не перемещается.
 *
 * At most ten, those that are due first. They are read from their rows: nothing is received and nothing moves.
 */
export const queuesListMessages = (client: Client, call: Call<t.QueuesListMessagesData>) =>
  client.send<t.QueuesListMessagesResponses>({"service":"notifications","id":"queues.listMessages","method":"GET","path":"/api/admin/rabbit/queues/{queue}/messages","schemes":["userToken"]}, call);

/**
 * Golește o coadă
 *
 * Ia ce se poate trimite acum; ce este programat sau așteaptă ora de liniște, numai cu `scope`. De la acest răspuns nimic din ce a luat nu se mai trimite. Rândurile devin Cancelled, cu motivul `golit`: o parte acum, restul (`remaining`) în fundal. Livrările abandonate rămân Failed și nu se mai pot relua.
 *
 * Берёт то, что можно отправить сейчас; запланированное и ожидающее окончания тихих часов — только со `scope`. С этого ответа ничего из взятого не отправляется. Строки становятся Cancelled с причиной `golit`: часть сразу, остальные (`remaining`) в фоне. Необработанные доставки остаются Failed и больше не повторяются.
 *
 * It takes deliveries that can be sent now; those that are scheduled or wait for the end of quiet hours only by `scope`. From this answer on nothing that it took is sent. The rows become Cancelled with the reason `golit`: some now, the rest (`remaining`) in the background. Deliveries that were given up stay Failed and can no longer be replayed.
 */
export const queuesPurge = (client: Client, call: Call<t.QueuesPurgeData>) =>
  client.send<t.QueuesPurgeResponses>({"service":"notifications","id":"queues.purge","method":"POST","path":"/api/admin/rabbit/queues/{queue}/purge","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Reia livrările abandonate
 *
 * Livrările abandonate se trimit din nou, cu încercările de la început: toate sau cele din `messageIds`. Cele expirate rămân. Fiecare se reia o singură dată, oricâte cereri vin deodată. O coadă fără -dlq: 409.
 *
 * Необработанные доставки отправляются снова, попытки с начала: все или названные в `messageIds`. Истёкшие остаются. Каждая повторяется один раз, сколько бы запросов ни пришло. Очередь без -dlq: 409.
 *
 * Deliveries that were given up are sent again, their attempts from the beginning: all, or those in `messageIds`. Expired ones stay. Each is replayed once, however many calls come at once. A queue without -dlq: 409.
 */
export const queuesReplay = (client: Client, call: Call<t.QueuesReplayData>) =>
  client.send<t.QueuesReplayResponses>({"service":"notifications","id":"queues.replay","method":"POST","path":"/api/admin/rabbit/queues/{queue}/replay","body":"json","schemes":["userToken"],"isKeyed":true}, call);
