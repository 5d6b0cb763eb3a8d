import { waitsSince } from "../lanes/settle.ts";
import type { Delivery } from "../records/delivery.ts";

/** Since when a delivery could have been sent; a dead letter: since when it is one. */
export const waitingSince = (row: Delivery): string => row.incheiatLa ?? row.urmatoareaLa ?? waitsSince(row);
