import { clock } from "../../../../shared/clock.ts";
import { readDue } from "../../../../shared/data/due.ts";
import { readItems, recordOf } from "../../../../shared/data/repository.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { waitsSince } from "./settle.ts";

/** Since when a delivery could have been sent, or a dead letter has been one. */
export const waitingSince = (row: Delivery): string => row.incheiatLa ?? row.urmatoareaLa ?? waitsSince(row);

/** The age of the oldest due row in partitions of the `due` index, in seconds; 0 if none is due. */
export async function oldestAgeIn(partitions: readonly string[]): Promise<number> {
  const until = clock.iso();
  const firsts = await Promise.all(
    partitions.map((partition) => readDue(Deliveries.table, { partition, until, limit: 1 })),
  );
  const items = await readItems(
    Deliveries.table,
    firsts.flatMap(({ keys }) => keys),
  );
  const ages = items.flatMap((item) => (item ? [ageOf(recordOf<Delivery>(item))] : []));
  return Math.max(0, ...ages);
}

const ageOf = (row: Delivery): number =>
  Math.floor((clock.now().getTime() - Date.parse(waitingSince(row))) / 1000);
