import * as z from "zod";
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

/** Wakes the expander of a notification. */
export const expansions = queue("expansions", z.object({ notificareId: z.int() }));
/** Partition of the `due` index with the notifications whose deliveries are not all made. */
export const EXPANSIONS_DUE = "expansions";
/** Wakes the sender of a callback. */
export const callbacks = queue("callbacks", z.object({ callbackId: z.int() }));

/** High has a queue of its own, so that nothing else delays it. */
export const queueOf = (priority: Priority) => (priority === "High" ? deliveriesHigh : deliveries);
export const deadLettersOf = (priority: Priority) =>
  priority === "High" ? deliveriesHighDlq : deliveriesDlq;

/** Partition of the `due` index with the deliveries of a system that wait for the dispatcher. */
export const waitingIn = (priority: Priority, systemId: number): string => `delivery#${priority}#${systemId}`;
/** Partition of the `due` index with the deliveries of a priority that were given up. */
export const givenUpIn = (priority: Priority): string => `dead#${priority}`;
