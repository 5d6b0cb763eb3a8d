import { config } from "../config.ts";

/** The table of a service: single-table design inside it. */
export const tableOf = (serviceName: string): string => `${config.tablePrefix}-${serviceName}`;

/** The table of values that expire: idempotency marks, rate windows, one-time keys, metric deltas. */
export const ephemeralTable = (): string => tableOf("ephemeral");

/** A primary key. Every table of the system has these two text attributes. */
export interface Key {
  pk: string;
  sk: string;
}
