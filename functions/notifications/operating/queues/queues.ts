import * as z from "zod";
import { kernel } from "../../../../shared/refusals.ts";
import { type Priority } from "../../records/lanes.ts";

/** The queues that administrators see. */
export const queueNames = ["deliveries", "deliveries-high", "deliveries-dlq", "deliveries-high-dlq"] as const;
export const QueueName = z.enum(queueNames);
export type QueueName = z.output<typeof QueueName>;

/** A queue of the lanes. */
export interface LaneQueue {
  name: QueueName;
  /** One of its priorities: those that share a lane have the same rows, marks and dead letters. */
  priority: Priority;
  /** True for dead letters. */
  isDead: boolean;
  /** The name of its dead letters. */
  dlq: QueueName | null;
}

const all: Record<QueueName, Omit<LaneQueue, "name">> = {
  deliveries: { priority: "Medium", isDead: false, dlq: "deliveries-dlq" },
  "deliveries-high": { priority: "High", isDead: false, dlq: "deliveries-high-dlq" },
  "deliveries-dlq": { priority: "Medium", isDead: true, dlq: null },
  "deliveries-high-dlq": { priority: "High", isDead: true, dlq: null },
};

export const laneQueues: LaneQueue[] = queueNames.map((name) => ({ name, ...all[name] }));

/** @throws notFound */
export function queueNamed(name: string): LaneQueue {
  const found = laneQueues.find((queue) => queue.name === name);
  if (!found) throw kernel.negasit();
  return found;
}
