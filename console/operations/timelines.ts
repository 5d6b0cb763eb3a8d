import { useQuery } from "@tanstack/react-query";
import type { Timelines } from "../../client/generated/documents/types.ts";
import type { Service } from "../api/places.ts";
import { type Interval, type Period, readTimelines } from "./calls.ts";
import { aboveZeroSince, type Since } from "../kit/plot-lines.ts";

/** A step of the finest interval is five minutes. */
const REREAD_MS = 60_000;

/** What a service measured in a period, of one route or in all; until now, it is read again each minute while the page is seen. */
export const useTimelines = (service: Service, { interval, until }: Period, route?: string) =>
  useQuery({
    queryKey: [service, "timelines", interval, until, route],
    queryFn: ({ signal }) => readTimelines(service, { interval, until, route }, signal),
    refetchInterval: until === undefined && REREAD_MS,
  });

/** The last day. */
export const LAST_DAY: Period = { interval: "day" };

const HOUR_MS = 3_600_000;
const lengths: Record<Interval, number> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
};
/** For how long measurements are kept. */
const KEPT_MS = 90 * 24 * HOUR_MS;

export interface Neighbours {
  /** When the shown period ends; undefined: now. */
  until: string | undefined;
  /** When the period before it ends; undefined if nothing was kept of it. */
  earlier: string | undefined;
  /** The same of the period after it; "" for the one that ends now, undefined after that one. */
  later: string | undefined;
}

/** The periods beside one that begins at `from`. A period contains its end. */
export function neighboursOf({ interval, until }: Period, from: string, now: number): Neighbours {
  const first = Date.parse(from);
  const endOf = (begin: number): string => new Date(begin + lengths[interval] - 1).toISOString();
  const end = first + lengths[interval];
  return {
    until: until === undefined ? undefined : endOf(first),
    earlier: first > now - KEPT_MS ? endOf(first - lengths[interval]) : undefined,
    later: until === undefined ? undefined : end + lengths[interval] > now ? "" : endOf(end),
  };
}

export const statesNamed = ({ states }: Timelines, name: string) =>
  states.filter((state) => state.name === name);

/** Since when a queue has not been empty. */
export function queueSince(timelines: Timelines | undefined, queue: string): Since | undefined {
  const state = timelines?.states.find(({ name, label }) => name === "waiting" && label === queue);
  return state && timelines && aboveZeroSince(timelines, state.values);
}
