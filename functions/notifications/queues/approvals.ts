import * as z from "zod";
import { approvable } from "../../../shared/features/approvals/approvable.ts";
import type { User } from "../../../shared/features/accounts/access.ts";
import { conflict } from "../../../shared/errors.ts";
import type { Account } from "../access/account.ts";
import { notifications } from "../service.ts";
import { orderDeadLetters } from "./dead-letter-orders.ts";
import { purgeQueue, type PurgedView } from "./purge-queue.ts";
import { queueNamed, QueueName } from "./queues.ts";
import { Replayed, type ReplayedView, replayQueue } from "./replay-queue.ts";

type Purged = z.output<typeof PurgedView>;
type WasReplayed = z.output<typeof ReplayedView>;

const Named = z.object({ queue: QueueName });

/** Acts on queues change no record of their own: they take what waited when they were asked for. */
const noSubject = { record: undefined, at: [] };
const common = { service: notifications.name, demands: "serviceAdmin" } as const;

/** The purge of a queue. */
export const queuePurge = approvable("queues.purge", {
  ...common,
  args: Named,
  subject: (_: User<Account>) => Promise.resolve(noSubject),
  rezumat: (_, { queue }) =>
    queueNamed(queue).isDead
      ? {
          ro: `Livrările abandonate din coada ${queue} nu se mai pot relua: cele de la momentul cererii.`,
          ru: `Оставленные доставки очереди ${queue} больше нельзя повторить: те, что были при запросе.`,
        }
      : {
          ro: `Se golește coada ${queue}: ce aștepta la momentul cererii nu se mai trimite.`,
          ru: `Очередь ${queue} очищается: ожидавшее при запросе не отправляется.`,
        },
  async act(_, { queue: name }, { approved }): Promise<Purged> {
    const queue = queueNamed(name);
    if (!approved || !queue.isDead) return purgeQueue(queue, approved?.askedAt);
    return { cancelled: await orderDeadLetters({ queue: name, act: "forget", ...approved }) };
  },
});

/** The replay of dead letters: all, or those that are named. */
export const queueReplay = approvable("queues.replay", {
  ...common,
  args: Named.extend(Replayed.shape),
  async subject(_: User<Account>, { queue }) {
    if (!queueNamed(queue).isDead) throw conflict("coadaFaraScrisori", { values: { coada: queue } });
    return noSubject;
  },
  rezumat: (_, { queue, messageIds }) =>
    messageIds
      ? {
          ro: `Se trimit din nou ${messageIds.length} livrări abandonate din coada ${queue}.`,
          ru: `Повторно отправляются оставленные доставки очереди ${queue}: ${messageIds.length}.`,
        }
      : {
          ro: `Se trimit din nou livrările abandonate din coada ${queue}, cele de la momentul cererii.`,
          ru: `Повторно отправляются оставленные доставки очереди ${queue}, бывшие в ней при запросе.`,
        },
  async act(_, { queue, messageIds }, { approved }): Promise<WasReplayed> {
    if (!approved) return replayQueue(queueNamed(queue), { messageIds });
    return { replayed: await orderDeadLetters({ queue, act: "replay", messageIds, ...approved }) };
  },
});
