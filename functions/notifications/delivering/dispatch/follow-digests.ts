import { clock } from "../../../../shared/clock.ts";
import { readDue, type DuePosition } from "../../../../shared/data/due.ts";
import { doEach } from "../../state/lanes/due-rows.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { digestIn, followDigest } from "../../state/progress/follow-digest.ts";
import { DIGESTS_DUE } from "../../records/lanes.ts";
import { Deliveries } from "../../records/delivery.ts";

const PAGE = 100;

/** Lets deliveries follow their mails of the day, if the change of a mail was interrupted. @returns how many mails */
export async function followDigests(until: number): Promise<number> {
  let followed = 0;
  let from: DuePosition | undefined;
  do {
    const due = { partition: DIGESTS_DUE, until: clock.iso(), limit: PAGE, from };
    const { keys, next } = await readDue(Deliveries.table, due);
    followed += await doEach(keys, until, (key) => followDigest(digestIn(key), changeDelivery));
    from = next;
  } while (from && performance.now() < until);
  return followed;
}
