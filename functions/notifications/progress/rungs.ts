import { clock } from "../../../shared/clock.ts";
import type { Delivery } from "../records/delivery.ts";
import { LADDER_DUE } from "../records/lanes.ts";

const MINUTE_MS = 60_000;

/** The time at which the rung after this one is called, if the message has not arrived by then. */
export const callsNextAt = ({ urmatoareaLa }: Delivery, afterMinutes: number): string => {
  const begins = Math.max(clock.now().getTime(), Date.parse(urmatoareaLa ?? clock.iso()));
  return new Date(begins + afterMinutes * MINUTE_MS).toISOString();
};

/** A rung that waits until the one before calls it, or until a time. */
export const waitingRung = (
  { urmatoareaLa: _next, dueStatus: _status, dueAt: _at, ...delivery }: Delivery,
  dueAt?: string,
): Delivery => ({
  ...delivery,
  status: "Pending",
  ...(dueAt === undefined ? {} : { dueStatus: LADDER_DUE, dueAt }),
});

/** The deliveries of a person as a ladder: the first one is sent, the others wait for their turn. */
export const asLadder = (deliveries: readonly Delivery[], afterMinutes: number): Delivery[] => {
  const [first] = deliveries;
  return deliveries.map((delivery, rung) => {
    const [before, next] = [deliveries[rung - 1]?.id, deliveries[rung + 1]?.id];
    const ladder = {
      afterMinutes,
      ...(before === undefined ? {} : { before }),
      ...(next === undefined ? {} : { next }),
    };
    if (rung === 0 || !first) return { ...delivery, ladder };
    return waitingRung({ ...delivery, ladder }, rung === 1 ? callsNextAt(first, afterMinutes) : undefined);
  });
};
