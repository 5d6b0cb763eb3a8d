import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { keyed, notFound } from "../../../../shared/errors.ts";

export const refusals = keyed({
  coadaInexistenta: notFound([
    "Serviciul nu are o coadă de mesaje abandonate cu acest nume; numele se termină în -dlq.",
    "У сервиса нет очереди необработанных сообщений с таким именем; имя оканчивается на -dlq.",
    "The service has no queue of set-aside messages with this name; the name ends in -dlq.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    queues: [
      "Cozile și mesajele abandonate",
      "Очереди и необработанные сообщения",
      "Queues and dead letters",
    ],
  },
  operations: {
    "admin.queues.list": [
      "Numărate de SQS, aproximativ și cu până la un minut întârziere. `dlq` este coada mesajelor abandonate.",
      "Подсчитаны SQS, приблизительно и с задержкой до минуты. `dlq` — очередь необработанных сообщений.",
      "Counted by SQS, approximately and up to a minute late. `dlq` is the queue of dead letters.",
    ],
    "admin.queues.listMessages": [
      "Cel mult zece, fără conținut: ce înregistrare numesc și sub ce cod de corelare. Nimic nu se mută. Doar cozile -dlq; în spatele celorlalte sunt lucrările (`admin.jobs.list`).",
      "Не более десяти, без содержимого: какую запись называют и под каким кодом корреляции. Ничего не перемещается. Только очереди -dlq; за остальными стоят работы (`admin.jobs.list`).",
      "At most ten, without content: the record that they name and their correlation id. Nothing moves. Only queues with -dlq; behind the others are the jobs (`admin.jobs.list`).",
    ],
    "admin.queues.listEvents": ["Cele mai noi întâi.", "Сначала новые.", "Newest first."],
    "admin.queues.replay": [
      "Lucrează cel mult 15 secunde; o altă cerere continuă. Un mesaj este doar un semnal: înregistrarea a cărei lucrare s-a încheiat îl ignoră. Rapoartele fluxului de schimbări rămân: după ele se reface indexul.",
      "Работает до 15 секунд; другой запрос продолжает. Сообщение — лишь сигнал: запись с завершённой работой его игнорирует. Отчёты потока изменений остаются: после них перестраивается индекс.",
      "Works for at most 15 seconds; another call goes on. A message is only a signal: a record whose work has ended ignores it. Reports of the stream of changes stay: after them the index is filled again.",
    ],
    "admin.queues.purge": [
      "Răspunsul este cererea de aprobare; mesajele se șterg când un alt administrator aprobă.",
      "Ответ — запрос согласования; сообщения удаляются, когда одобрит другой администратор.",
      "The answer is the approval that waits; the messages are removed once another administrator approves.",
    ],
  },
  properties: {
    visible: ["Așteaptă un lucrător", "Ожидают исполнителя", "Wait for a worker"],
    inFlight: ["Preluate acum", "Обрабатываются сейчас", "In flight"],
    delayed: ["Se arată mai târziu", "Появятся позже", "Become visible later"],
    dlq: [
      "Coada mesajelor ei abandonate; null pentru una de mesaje abandonate",
      "Очередь её необработанных сообщений; null для самой такой очереди",
      "The queue of its dead letters; null for one of dead letters",
    ],
    messageId: ["Mesajul, după SQS", "Сообщение, по SQS", "The message, by SQS"],
    trimisLa: ["Când a fost trimis întâi", "Когда отправлено впервые", "When it was sent for the first time"],
    "MesajAbandonat.correlationId": [
      "Codul de corelare al cererii care l-a trimis",
      "Код корреляции запроса, который его отправил",
      "The correlation id of the request that sent it",
    ],
    obiect: [
      "Felul înregistrării pe care o numește; lipsește la un raport al fluxului",
      "Вид записи, которую оно называет; отсутствует у отчёта потока",
      "The kind of the record that it names; absent in a report of the stream",
    ],
    obiectId: ["Înregistrarea", "Запись", "The record"],
    coada: ["Coada", "Очередь", "The queue"],
    act: ["REIA sau GOLESTE", "REIA — повтор, GOLESTE — очистка", "REIA is a replay, GOLESTE a purge"],
    facutDe: ["Cine", "Кто", "Who"],
    facutLa: ["Când", "Когда", "When"],
    replayed: [
      "Mesajele trimise din nou",
      "Повторно отправленные сообщения",
      "Messages that were sent again",
    ],
  },
};

export const matrix = `
                           nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
admin.jobs.list            401    403      403    403      403   403         403      403          200          403     403          403          401
admin.jobs.retry           401    403      403    403      403   403         403      403          200          403     403          403          401
admin.queues.list          401    403      403    403      403   403         403      403          200          403     403          403          401
admin.queues.listMessages  401    403      403    403      403   403         403      403          200          403     403          403          401
admin.queues.listEvents    401    403      403    403      403   403         403      403          200          403     403          403          401
admin.queues.replay        401    403      403    403      403   403         403      403          200          403     403          403          401
admin.queues.purge         401    403      403    403      403   403         403      403          202          403     403          403          401
`;
