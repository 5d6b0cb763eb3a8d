import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";

/** An act of an administrator on the dead letters of a queue. */
export const QueueAct = z.object({
  id: z.int(),
  coada: z.string(),
  act: z.enum(["REIA", "GOLESTE"]),
  /** Login. */
  facutDe: z.string(),
  facutLa: z.iso.datetime(),
});

export const QueueActView = QueueAct.meta({ id: "ActAsupraCozii" });

export const actsOn = (queue: string): string => `queue-acts#${queue}`;

export const QueueActs = entity({
  name: "queue-act",
  service: "documents",
  schema: QueueAct,
  key: inOwnPartition("queue-act"),
  lists: ({ coada }) => [{ partition: actsOn(coada), counter: null }],
});
