import { useQuery } from "@tanstack/react-query";
import type { Timelines } from "../../client/generated/documents/types.ts";
import type { Service } from "../api/places.ts";
import { type Interval, readTimelines } from "./calls.ts";
import { aboveZeroSince, type Since } from "../kit/plot-lines.ts";

/** A step of the finest interval is five minutes. */
const REREAD_MS = 60_000;

/** What a service measured in an interval that ends now, of one route or in all; read again each minute while the page is seen. */
export const useTimelines = (service: Service, interval: Interval, route?: string) =>
  useQuery({
    queryKey: [service, "timelines", interval, route],
    queryFn: ({ signal }) => readTimelines(service, { interval, route }, signal),
    refetchInterval: REREAD_MS,
  });

export const statesNamed = ({ states }: Timelines, name: string) =>
  states.filter((state) => state.name === name);

/** Since when a queue has not been empty. */
export function queueSince(timelines: Timelines | undefined, queue: string): Since | undefined {
  const state = timelines?.states.find(({ name, label }) => name === "waiting" && label === queue);
  return state && timelines && aboveZeroSince(timelines, state.values);
}
