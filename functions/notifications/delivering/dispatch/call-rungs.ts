import { clock } from "../../../../shared/clock.ts";
import { walkRows } from "../../state/lanes/due-rows.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { callRung } from "../../state/progress/ladder.ts";
import { followSoon } from "../../state/progress/large.ts";
import { LADDER_DUE } from "../../records/lanes.ts";

/** Calls the rungs whose time has come. @returns how many were called, or cancelled because the message has arrived */
export async function callRungs(until: number): Promise<number> {
  const walk = { partitions: [LADDER_DUE], dueUntil: clock.iso(), until };
  const { changed } = await walkRows(walk, async ({ id, notificareId, expiresOn }) => {
    await followSoon({ id: notificareId, expiresOn });
    return callRung(id, changeDelivery);
  });
  return changed;
}
