import type { Priority } from "../../records/lanes.ts";
import type { Outlet, Way } from "./ways.ts";

/**
 * The part of a provider's rate for deliveries that are not High. A fifth is only High's, and a tenth is left to single
 * messages, which their acceptance signals.
 */
const BULK_PART = 0.7;
/** The queue holds at most this much work. */
const WINDOW_MS = 60_000;

/** When the messages that were released to an outlet are handed out, ms since 1970: by its name, apart for High. */
export type Clocks = Record<string, number>;

interface Pacing {
  /** The clocks from the run before. */
  clocks: Clocks;
  /** ms since 1970. */
  now: number;
  /** The outlets that are out of order, by name: the messages that were released to them have lost their places. */
  down?: ReadonlySet<string>;
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

/**
 * Spreads messages over the next minute. A message takes the next place of the provider of its way that is free first, so that
 * no provider gets more than it takes, whichever ways lead to it. Clocks that are over are forgotten.
 */
export function pacing({ clocks: before, now, down = new Set() }: Pacing): Pace {
  const clocks = Object.fromEntries(
    Object.entries(before).filter(([name, end]) => end > now && !down.has(name.replace(HIGH, ""))),
  );
  const held = { high: 0, bulk: 0 };
  const probed = new Set<string>();
  const placeIn = (way: Way, isHigh: boolean): Place | undefined => {
    const waiting = isHigh ? held.high : held.bulk;
    const behind = now + (waiting * 1000) / rateFor(way.channelPerSecond, isHigh);
    return firstOf(way.outlets.map((outlet) => ({ outlet, start: startOf(clocks, outlet, isHigh, behind) })));
  };
  const isFull = (way: Way, priority: Priority): boolean => {
    const place = placeIn(way, priority === "High");
    return place ? place.start - now >= WINDOW_MS : !way.isProbeDue || probed.has(way.name);
  };
  return {
    clocks,
    isFull,
    take(way, priority) {
      if (isFull(way, priority)) return undefined;
      const isHigh = priority === "High";
      const place = placeIn(way, isHigh);
      if (!place) {
        probed.add(way.name);
        return 0;
      }
      const { start, outlet } = place;
      clocks[nameOf(outlet, isHigh)] = start + 1000 / rateFor(outlet.perSecond, isHigh);
      return Math.floor((start - now) / 1000);
    },
    giveBack({ outlets: given }, priority, number) {
      const isHigh = priority === "High";
      const rate = given.reduce((sum, { perSecond }) => sum + rateFor(perSecond, isHigh), 0);
      for (const name of given.map((outlet) => nameOf(outlet, isHigh))) {
        const end = clocks[name];
        if (end !== undefined) clocks[name] = end - (number * 1000) / rate;
      }
    },
    hold: (isHigh, waiting) => void (held[isHigh ? "high" : "bulk"] = waiting),
  };
}

/** A place in the minute of an outlet. */
interface Place {
  outlet: Outlet;
  /** ms since 1970. */
  start: number;
}

/** The earliest place; of equal ones the first. */
const firstOf = (places: Place[]): Place | undefined =>
  places.reduce<Place | undefined>(
    (first, place) => (first && first.start <= place.start ? first : place),
    undefined,
  );

/** When an outlet takes its next message, `behind` at the earliest. The others begin after High. */
const startOf = (clocks: Clocks, outlet: Outlet, isHigh: boolean, behind: number): number =>
  Math.max(behind, clocks[nameOf(outlet, isHigh)] ?? 0, isHigh ? 0 : (clocks[nameOf(outlet, true)] ?? 0));

const rateFor = (perSecond: number, isHigh: boolean): number => perSecond * (isHigh ? 1 : BULK_PART);

/** Ends the name of the clock of an outlet for High. */
const HIGH = " High";

const nameOf = ({ name }: Outlet, isHigh: boolean): string => (isHigh ? name + HIGH : name);
