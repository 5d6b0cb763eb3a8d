import * as z from "zod";
import type { Key } from "../../../shared/data/tables.ts";
import { queue } from "../../../shared/messaging/queue.ts";

/*
 * A lane is a priority's way to the providers: a queue, the due deliveries of each system in partitions of the `due` index,
 * and dead letters.
 */

export const priorities = ["Low", "Medium", "High"] as const;
export type Priority = (typeof priorities)[number];

/** A message names a delivery. The row is authoritative, so a lost message delays and a doubled one does nothing. */
const Signal = z.object({ livrareId: z.int() });

export const deliveries = queue("deliveries", Signal);
export const deliveriesHigh = queue("deliveries-high", Signal);
export const deliveriesDlq = queue("deliveries-dlq", Signal);
export const deliveriesHighDlq = queue("deliveries-high-dlq", Signal);

/** Wakes the expander of a notification, or the dispatcher. */
export const expansions = queue(
  "expansions",
  z.union([z.object({ notificareId: z.int() }), z.object({ wakes: z.literal("dispatcher") })]),
);
/** Partition of the `due` index with the notifications whose deliveries are not all made. */
export const EXPANSIONS_DUE = "expansions";
/** Wakes the sender of a callback, for a change of state or for an SMS that somebody sent back. */
export const callbacks = queue(
  "callbacks",
  z.union([z.object({ callbackId: z.int() }), z.object({ answerId: z.int() })]),
);

/** High has a queue of its own, so that nothing else delays it. */
export const queueOf = (priority: Priority) => (priority === "High" ? deliveriesHigh : deliveries);
export const deadLettersOf = (priority: Priority) =>
  priority === "High" ? deliveriesHighDlq : deliveriesDlq;

/**
 * Partition of the `due` index with the deliveries of a system over a channel that wait for the dispatcher. Each channel has its
 * own, so that an outage of one is not between the dispatcher and the other.
 */
export const waitingIn = (priority: Priority, systemId: number, canal: string): string =>
  `delivery#${priority}#${systemId}#${canal}`;
/** Partition of the `due` index with the deliveries of a priority that were given up. */
export const givenUpIn = (priority: Priority): string => `dead#${priority}`;

/**
 * What waits in a lane, and what a purge takes: deliveries that may be sent, also if another attempt is due later; those that are
 * scheduled; and those that wait for the end of quiet hours or for the hour of a mail of the day.
 */
export const purgeScopes = ["due", "scheduled", "quiet"] as const;
export type PurgeScope = (typeof purgeScopes)[number];

/** The key of a lane's mark: what waited in it at the time `purgedBefore` is no longer sent. */
export const laneMarkKey = (priority: Priority, scope: PurgeScope = "due"): Key => ({
  pk: `lane#${queueOf(priority).name}`,
  sk: scope === "due" ? "mark" : `mark#${scope}`,
});

const RECEIPT_SHARDS = 8;

/** Partitions of the `due` index with the sent deliveries that wait for a receipt. */
export const awaitingReceipts = Array.from({ length: RECEIPT_SHARDS }, (_, shard) => `receipt#${shard}`);

/** The partition among these with a delivery. */
export const awaitingReceiptOf = (deliveryId: number): string => `receipt#${deliveryId % RECEIPT_SHARDS}`;

/** Partition of the `due` index with the large notifications whose own state follows their counter. */
export const LARGE_DUE = "large";

/** Partition of the `due` index with the rungs of ladders that are called at their time. */
export const LADDER_DUE = "ladder";

/** Partition of the `due` index with the mails of the day that still have to pass their state on to their deliveries. */
export const DIGESTS_DUE = "digests";
