import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  scopFaraRost: badRequest([
    "O coadă de livrări abandonate se golește întreagă, fără `scope`.",
    "Очередь необработанных доставок очищается целиком, без `scope`.",
    "A queue of set-aside deliveries is emptied whole, without `scope`.",
  ]),
  coadaFaraScrisori: conflict([
    "Coada {coada} nu ține livrări abandonate; se reia o coadă cu -dlq.",
    "Очередь {coada} не содержит необработанных доставок; повторяется очередь с -dlq.",
    "The queue {coada} does not keep set-aside deliveries; replay a queue with -dlq.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    queues: ["Cozile livrărilor", "Очереди доставок", "The queues of deliveries"],
  },
  operations: {
    "queues.list|admin.queues.list": [
      "Numărate în rândurile din spatele cozii, până la 10.000: `visible` pot fi trimise acum, `delayed` mai târziu; `inFlight` după SQS. `dlq` este coada livrărilor abandonate.",
      "Подсчитаны по строкам за очередью, до 10 000: `visible` можно отправить сейчас, `delayed` — позже; `inFlight` по данным SQS. `dlq` — очередь необработанных доставок.",
      "Counted in the rows behind the queue, up to 10,000: `visible` can be sent now, `delayed` later; `inFlight` by SQS. `dlq` is the queue of deliveries that were given up.",
    ],
    "queues.read|admin.queues.read": [
      "`purge` spune câte livrări ar lua o golire, după `scope`: `due` pot fi trimise sau reîncercate, `scheduled` sunt programate, `quiet` așteaptă sfârșitul orelor de liniște sau mesajul zilei. Până la 10.000.",
      "`purge` говорит, сколько доставок взяла бы очистка, по `scope`: `due` можно отправить или повторить, `scheduled` запланированы, `quiet` ждут окончания тихих часов или письма дня. До 10 000.",
      "`purge` tells how many deliveries a purge would take, by `scope`: `due` may be sent or tried again, `scheduled` are scheduled, `quiet` wait for the end of quiet hours or the mail of the day. Up to 10,000.",
    ],
    "queues.listMessages|admin.queues.listMessages": [
      "Cel mult zece, cele care așteaptă de mai mult timp. Se citesc din rânduri: nimic nu este preluat și nimic nu se mută.",
      "Не более десяти, ожидающие дольше всех. Читаются из строк: ничего не забирается и не перемещается.",
      "At most ten, those that are due first. They are read from their rows: nothing is received and nothing moves.",
    ],
    "admin.queues.replay": [
      "Răspunsul este cererea de aprobare; se reiau livrările abandonate la momentul cererii, când un alt administrator aprobă.",
      "Ответ — запрос согласования; необработанные на момент запроса доставки повторяются, когда одобрит другой администратор.",
      "The answer is the approval that waits; the deliveries that were given up by then are sent again once another administrator approves.",
    ],
    "admin.queues.purge": [
      "Răspunsul este cererea de aprobare; se anulează ce se putea trimite la momentul cererii, când un alt administrator aprobă. Ce este programat sau așteaptă ora de liniște rămâne, dacă `scope` nu le numește.",
      "Ответ — запрос согласования; то, что можно было отправить на момент запроса, отменяется, когда одобрит другой администратор. Запланированное и ожидающее окончания тихих часов остаётся, если `scope` их не называет.",
      "The answer is the approval that waits; deliveries that could be sent by then are cancelled once another administrator approves. Those that are scheduled or wait for the end of quiet hours stay, unless `scope` names them.",
    ],
    "queues.replay": [
      "Livrările abandonate se trimit din nou, cu încercările de la început: toate sau cele din `messageIds`. Cele expirate rămân. Fiecare se reia o singură dată, oricâte cereri vin deodată. O coadă fără -dlq: 409.",
      "Необработанные доставки отправляются снова, попытки с начала: все или названные в `messageIds`. Истёкшие остаются. Каждая повторяется один раз, сколько бы запросов ни пришло. Очередь без -dlq: 409.",
      "Deliveries that were given up are sent again, their attempts from the beginning: all, or those in `messageIds`. Expired ones stay. Each is replayed once, however many calls come at once. A queue without -dlq: 409.",
    ],
    "queues.purge": [
      "Ia ce se poate trimite acum; ce este programat sau așteaptă ora de liniște, numai cu `scope`. De la acest răspuns nimic din ce a luat nu se mai trimite. Rândurile devin Cancelled, cu motivul `golit`: o parte acum, restul (`remaining`) în fundal. Livrările abandonate rămân Failed și nu se mai pot relua.",
      "Берёт то, что можно отправить сейчас; запланированное и ожидающее окончания тихих часов — только со `scope`. С этого ответа ничего из взятого не отправляется. Строки становятся Cancelled с причиной `golit`: часть сразу, остальные (`remaining`) в фоне. Необработанные доставки остаются Failed и больше не повторяются.",
      "It takes deliveries that can be sent now; those that are scheduled or wait for the end of quiet hours only by `scope`. From this answer on nothing that it took is sent. The rows become Cancelled with the reason `golit`: some now, the rest (`remaining`) in the background. Deliveries that were given up stay Failed and can no longer be replayed.",
    ],
  },
  properties: {
    "MesajInCoada.messageId": ["Mesajul din coadă", "Сообщение в очереди", "The message in the queue"],
    visible: ["Pot fi trimise acum", "Можно отправить сейчас", "Can be sent now"],
    inFlight: ["Preluate acum, după SQS", "Обрабатываются сейчас, по данным SQS", "In flight, by SQS"],
    delayed: ["Se trimit mai târziu", "Отправляются позже", "Are sent later"],
    oldestAgeSeconds: [
      "De câte secunde așteaptă cea mai veche",
      "Сколько секунд ожидает самая старая",
      "Seconds for which the oldest one has waited",
    ],
    "GolireDeCoada.scope": [
      "Ce ia golirea; fără el, `due`",
      "Что берёт очистка; без него — `due`",
      "What the purge takes; without it, `due`",
    ],
    purge: ["Ce ar lua o golire", "Что взяла бы очистка", "What a purge would take"],
    due: ["Pot fi trimise sau reîncercate", "Можно отправить или повторить", "May be sent or tried again"],
    scheduled: ["Programate pentru mai târziu", "Запланированы на будущее", "Scheduled for later"],
    quiet: [
      "Așteaptă sfârșitul orelor de liniște sau mesajul zilei",
      "Ждут окончания тихих часов или письма дня",
      "Wait for the end of quiet hours or the mail of the day",
    ],
    dlq: ["Coada livrărilor abandonate", "Очередь необработанных доставок", "The queue of its dead letters"],
    messageIds: [
      "Livrările; fără ele, toate",
      "Доставки; без них — все",
      "The deliveries; without them, all",
    ],
    notificareId: ["Notificarea", "Уведомление", "The notification"],
    sistem: ["Codul sistemului", "Код системы", "The code of the system"],
    incercari: ["Încercările făcute", "Сделанные попытки", "The attempts made"],
    asteaptaDin: ["De când așteaptă", "С какого времени ожидает", "Since when it has waited"],
    replayed: ["Livrările reluate", "Повторённые доставки", "The deliveries that were replayed"],
    cancelled: ["Livrările anulate acum", "Отменённые сейчас доставки", "The deliveries cancelled now"],
    remaining: [
      "Cele care se anulează în fundal, până la 10.000",
      "Отменяемые в фоне, до 10 000",
      "Those that are cancelled in the background, up to 10,000",
    ],
  },
};

export const matrix = `
                          nobody user operator serviceAdmin machine otherMachine
queues.list               401    403  403      200          401     401
queues.read               401    403  403      200          401     401
queues.listMessages       401    403  403      200          401     401
queues.replay             401    403  403      200          401     401
queues.purge              401    403  403      200          401     401
admin.queues.list         401    403  403      200          401     401
admin.queues.read         401    403  403      200          401     401
admin.queues.listMessages 401    403  403      200          401     401
admin.queues.replay       401    403  403      202          401     401
admin.queues.purge        401    403  403      202          401     401
`;
