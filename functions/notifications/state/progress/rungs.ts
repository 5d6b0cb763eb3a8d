import { clock } from "../../../../shared/clock.ts";
import type { Delivery } from "../../records/delivery.ts";
import { LADDER_DUE } from "../../records/lanes.ts";

const MINUTE_MS = 60_000;

/** The time after a delivery begins, in minutes. For the first rung its start counts, which may be in the future. */
export function callsNextAt({ urmatoareaLa }: Pick<Delivery, "urmatoareaLa">, afterMinutes: number): string {
  const begins = Math.max(clock.now().getTime(), Date.parse(urmatoareaLa ?? clock.iso()));
  return new Date(begins + afterMinutes * MINUTE_MS).toISOString();
}

/** A rung that waits until the one before calls it, or until this time. */
export const waitingRung = ({ urmatoareaLa: _next, ...delivery }: Delivery, dueAt: string): Delivery => ({
  ...delivery,
  ...{ status: "Pending", dueStatus: LADDER_DUE, dueAt },
});

/** The deliveries of a person as a ladder: the first one is sent, the others wait for their turn. */
export function asLadder(deliveries: readonly Delivery[], afterMinutes: number): Delivery[] {
  const [first] = deliveries;
  return deliveries.map((delivery, rung) => {
    const [before, next] = [deliveries[rung - 1]?.id, deliveries[rung + 1]?.id];
    const ladder = {
      afterMinutes,
      ...(before === undefined ? {} : { before }),
      ...(next === undefined ? {} : { next }),
    };
    const placed = { ...delivery, ladder };
    return rung === 0 || !first ? placed : waitingRung(placed, callsNextAt(first, rung * afterMinutes));
  });
}
