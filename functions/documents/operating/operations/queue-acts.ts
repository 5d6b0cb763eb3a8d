import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import type { ListQuery } from "../../../../shared/data/page.ts";
import { adding, unrevised } from "../../../../shared/data/repository.ts";
import { transact, withNewId } from "../../../../shared/data/transaction.ts";
import { approvable } from "../../../../shared/features/approvals/approvable.ts";
import { log } from "../../../../shared/log.ts";
import { purgeMessages } from "../../../../shared/messaging/purge.ts";
import { deadLettersOf, replayDeadLetters } from "../../../../shared/messaging/dead-letters.ts";
import { kernel } from "../../../../shared/refusals.ts";
import type { Person } from "../../access/principal.ts";
import { actsOn, type QueueAct, QueueActs } from "../../records/queue-act.ts";
import { documents } from "../../service.ts";
import { queueOfDeadLetters } from "./queues.ts";

type Act = z.output<typeof QueueAct>;

export const ReplayedView = z.object({ replayed: z.int() }).meta({ id: "CoadaReluata" });

export const PurgedView = z.object({ coada: z.string() }).meta({ id: "CoadaGolita" });

/** The time for messages within the request, in ms. The next call continues. */
const MESSAGES_MS = 15_000;

/** Records who acts on which queue. The act counts as done with this record: messages move once it is stored. */
const recordAct = ({ login }: Person, act: Pick<Act, "coada" | "act">): Promise<void> =>
  withNewId(async (id) => {
    const stored = unrevised<Act>({ ...act, id, facutDe: login, facutLa: clock.iso() });
    await transact(adding(QueueActs, stored), { repeatable: "fact" });
  });

/** Sends the dead letters of a queue again; rows whose work has ended ignore them. @throws notFound */
export async function replayAbandoned(caller: Person, name: string): Promise<z.output<typeof ReplayedView>> {
  const queue = queueOfDeadLetters(name);
  await recordAct(caller, { coada: name, act: "REIA" });
  return { replayed: await replayDeadLetters(queue, performance.now() + MESSAGES_MS) };
}

/** SQS purges a queue at most once a minute. */
function refuseTooSoon(error: unknown): never {
  log.error("purging a queue failed", error);
  throw kernel.indisponibil();
}

/** The removal of the dead letters of a queue: work that no row repeats, the index of a document, is lost with them. */
export const queuePurge = approvable("queues.purge", {
  service: documents.name,
  demands: "serviceAdmin",
  args: z.object({ queue: z.string() }),
  async subject(_: Person, { queue }) {
    queueOfDeadLetters(queue);
    return Promise.resolve({ record: undefined, at: [] });
  },
  rezumat: (_, { queue }) => [
    `Se șterg mesajele abandonate din coada ${queue}; nu se mai pot relua.`,
    `Необработанные сообщения очереди ${queue} удаляются; повторить их больше нельзя.`,
    `Delete the set-aside messages of the queue ${queue}; they can no longer be replayed.`,
  ],
  async act(caller: Person, { queue }): Promise<z.output<typeof PurgedView>> {
    const dead = deadLettersOf(queueOfDeadLetters(queue));
    await recordAct(caller, { coada: queue, act: "GOLESTE" });
    await purgeMessages(dead).catch(refuseTooSoon);
    return { coada: queue };
  },
});

/** The acts on a queue, newest first. @throws notFound */
export function listQueueActs(name: string, query: ListQuery) {
  queueOfDeadLetters(name);
  return listRecords(QueueActs, wholeList<Act>(actsOn(name)), query);
}
