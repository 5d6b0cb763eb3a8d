import * as z from "zod";
import { approvable } from "../../../../shared/features/approvals/approvable.ts";
import type { User } from "../../../../shared/features/accounts/access.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import type { Text } from "../../../../shared/texts.ts";
import type { Account } from "../../access/account.ts";
import { readSystems } from "../../state/lanes/systems.ts";
import { notifications } from "../../service.ts";
import { orderDeadLetters } from "./dead-letter-orders.ts";
import { countPurged, Purge, totalIn } from "./purge-counts.ts";
import { purgeQueue, type PurgedView } from "./purge-queue.ts";
import { queueNamed, QueueName } from "./queues.ts";
import { Replayed, type ReplayedView, replayQueue } from "./replay-queue.ts";
import { refusals } from "./texts.ts";

type Purged = z.output<typeof PurgedView>;
type WasReplayed = z.output<typeof ReplayedView>;

const Named = z.object({ queue: QueueName });

/** Acts on queues do not change a record: they take what waited when they were requested. */
const noSubject = { record: undefined, at: [] };
const common = { service: notifications.name, demands: "serviceAdmin" } as const;

/** What a purge takes, in words. */
const taken: Record<NonNullable<Purge["scope"]>, Text> = {
  due: ["ce se poate trimite acum", "то, что можно отправить сейчас", "what can be sent now"],
  scheduled: [
    "ce este programat pentru mai târziu",
    "запланированное на будущее",
    "what is scheduled for later",
  ],
  quiet: [
    "ce așteaptă ora de liniște",
    "ожидающее окончания тихих часов",
    "what is waiting for quiet hours to end",
  ],
  all: [
    "tot, și ce este programat pentru mai târziu",
    "всё, включая запланированное на будущее",
    "everything, including what is scheduled for later",
  ],
};

/** The purge of a queue. */
export const queuePurge = approvable("queues.purge", {
  ...common,
  args: Named.extend(Purge.shape),
  async subject(_: User<Account>, { queue: name, scope }) {
    const queue = queueNamed(name);
    if (queue.isDead && scope !== undefined) throw invalidField("scope", refusals.scopFaraRost);
    return { record: await countPurged(queue, await readSystems()), at: [] };
  },
  rezumat: (counts, { queue, scope = "due" }) =>
    queueNamed(queue).isDead
      ? [
          `Livrările abandonate din coada ${queue} nu se mai pot relua: cele de la momentul cererii (acum ${counts.due}).`,
          `Необработанные доставки очереди ${queue} больше нельзя повторить: те, что были при запросе (сейчас ${counts.due}).`,
          `Empty the queue ${queue}: the set-aside deliveries there at the time of the request (now ${counts.due}) can no longer be replayed.`,
        ]
      : [
          `Se golește coada ${queue}: ${taken[scope][0]}, după starea de la momentul cererii (acum ${totalIn(counts, { scope })}), nu se mai trimite.`,
          `Очередь ${queue} очищается: ${taken[scope][1]} по состоянию на момент запроса (сейчас ${totalIn(counts, { scope })}) не отправляется.`,
          `Empty the queue ${queue}: ${taken[scope][2]}, as at the time of the request (now ${totalIn(counts, { scope })}), is no longer sent.`,
        ],
  async act(_, { queue: name, scope }, { approved }): Promise<Purged> {
    const queue = queueNamed(name);
    if (queue.isDead && scope !== undefined) throw invalidField("scope", refusals.scopFaraRost);
    if (!approved || !queue.isDead) return purgeQueue(queue, { scope }, approved?.askedAt);
    return { cancelled: await orderDeadLetters({ queue: name, act: "forget", ...approved }) };
  },
});

/** The replay of dead letters: all, or those that are named. */
export const queueReplay = approvable("queues.replay", {
  ...common,
  args: Named.extend(Replayed.shape),
  async subject(_: User<Account>, { queue }) {
    if (!queueNamed(queue).isDead) throw refusals.coadaFaraScrisori({ coada: queue });
    return noSubject;
  },
  rezumat: (_, { queue, messageIds }) =>
    messageIds
      ? [
          `Se trimit din nou ${messageIds.length} livrări abandonate din coada ${queue}.`,
          `Повторно отправляются необработанные доставки очереди ${queue}: ${messageIds.length}.`,
          `Replay set-aside deliveries from the queue ${queue}: ${messageIds.length}.`,
        ]
      : [
          `Se trimit din nou livrările abandonate din coada ${queue}, cele de la momentul cererii.`,
          `Повторно отправляются необработанные доставки очереди ${queue}, бывшие в ней при запросе.`,
          `Replay the set-aside deliveries that were in the queue ${queue} at the time of the request.`,
        ],
  async act(_, { queue, messageIds }, { approved }): Promise<WasReplayed> {
    if (!approved) return replayQueue(queueNamed(queue), { messageIds });
    return { replayed: await orderDeadLetters({ queue, act: "replay", messageIds, ...approved }) };
  },
});
