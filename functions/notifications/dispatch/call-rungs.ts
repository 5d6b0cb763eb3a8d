import { clock } from "../../../shared/clock.ts";
import { walkRows } from "../lanes/due-rows.ts";
import { changeDelivery } from "../progress/change-delivery.ts";
import { callRung } from "../progress/ladder.ts";
import { followSoon } from "../progress/large.ts";
import { LADDER_DUE } from "../records/lanes.ts";

/** Calls the rungs whose time has come. @returns how many were called, or ended because the message has arrived */
export async function callRungs(until: number): Promise<number> {
  const walk = { partitions: [LADDER_DUE], dueUntil: clock.iso(), until };
  const { changed } = await walkRows(walk, async ({ id, notificareId, expiresOn }) => {
    await followSoon({ id: notificareId, expiresOn });
    return callRung(id, changeDelivery);
  });
  return changed;
}
