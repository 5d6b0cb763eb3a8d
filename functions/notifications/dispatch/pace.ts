import type { Priority } from "../records/lanes.ts";
import type { Capacity, Way } from "./capacity.ts";

/**
 * The part of a way's capacity for deliveries that are not High. A fifth is High's alone, and a tenth is left to single
 * messages, which their acceptance signals.
 */
const BULK_PART = 0.7;
/** The queue holds at most this much work. */
const WINDOW_MS = 60_000;

/** When the messages that were released over a way are handed out, ms since 1970: by way, apart for High. */
export type Clocks = Record<string, number>;

interface Pacing {
  capacities: Readonly<Record<Way, Capacity>>;
  /** As the run before left them. */
  clocks: Clocks;
  /** ms since 1970. */
  now: number;
}

export interface Pace {
  /** The delay in seconds of the next message over a way; undefined if its minute is full. */
  take(way: Way, priority: Priority): number | undefined;
  isFull(way: Way, priority: Priority): boolean;
  /** Messages that were released over a way and are cancelled: others take their places. */
  giveBack(way: Way, priority: Priority, number: number): void;
  /** Messages whose time has come: workers are behind, so as many fewer are released. */
  hold(isHigh: boolean, waiting: number): void;
  readonly clocks: Clocks;
}

/** Spreads messages over the next minute, no faster than each way takes them. Clocks that are over are forgotten. */
export function pacing({ capacities, clocks: before, now }: Pacing): Pace {
  const clocks = Object.fromEntries(Object.entries(before).filter(([, end]) => end > now));
  const held = { high: 0, bulk: 0 };
  const probed = new Set<Way>();
  const rateOf = (way: Way, isHigh: boolean): number => {
    const capacity = capacities[way];
    return capacity === "probe" ? 1 : capacity * (isHigh ? 1 : BULK_PART);
  };
  const startOf = (way: Way, isHigh: boolean): number => {
    const waiting = isHigh ? held.high : held.bulk;
    const others = isHigh ? 0 : (clocks[nameOf(way, true)] ?? 0);
    const free = now + (waiting * 1000) / rateOf(way, isHigh);
    return Math.max(free, clocks[nameOf(way, isHigh)] ?? 0, others);
  };
  const isFull = (way: Way, priority: Priority): boolean => {
    if (capacities[way] === "probe") return probed.has(way);
    return startOf(way, priority === "High") - now >= WINDOW_MS;
  };
  return {
    clocks,
    isFull,
    take(way, priority) {
      if (isFull(way, priority)) return undefined;
      if (capacities[way] === "probe") {
        probed.add(way);
        return 0;
      }
      const isHigh = priority === "High";
      const start = startOf(way, isHigh);
      clocks[nameOf(way, isHigh)] = start + 1000 / rateOf(way, isHigh);
      return Math.floor((start - now) / 1000);
    },
    giveBack(way, priority, number) {
      const isHigh = priority === "High";
      const name = nameOf(way, isHigh);
      const end = clocks[name];
      if (end !== undefined) clocks[name] = end - (number * 1000) / rateOf(way, isHigh);
    },
    hold: (isHigh, waiting) => void (held[isHigh ? "high" : "bulk"] = waiting),
  };
}

const nameOf = (way: Way, isHigh: boolean): string => (isHigh ? `${way} High` : way);
