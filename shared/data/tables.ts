import { config } from "../config.ts";

/** The table of a service; each service uses single-table design. */
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

/** True if an item can have this key. Requests may carry longer values: no record has such a key, and none is read. */
export const isStorable = ({ pk, sk }: Key): boolean =>
  Buffer.byteLength(pk) <= LONGEST.pk && Buffer.byteLength(sk) <= LONGEST.sk;
