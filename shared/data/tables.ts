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

/** DynamoDB's limits, in bytes of UTF-8. */
const LONGEST = { pk: 2048, sk: 1024 };

/** Whether an item can have this key. What is sent may be longer: no record has it, and none is asked for. */
export const isStorable = ({ pk, sk }: Key): boolean =>
  Buffer.byteLength(pk) <= LONGEST.pk && Buffer.byteLength(sk) <= LONGEST.sk;
