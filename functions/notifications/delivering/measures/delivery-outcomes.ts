import type { Histogram } from "../../../../shared/metrics/histograms.ts";

/** Deliveries that providers took or refused, and those that were given up. Each observation is 1. */
export const deliveryOutcomes: Histogram<"outcome"> = {
  name: "notifications_deliveries",
  help: "Deliveries that ended, by outcome",
  labels: ["outcome"],
  bounds: [],
  lines: ({ outcome }) => [{ name: `deliveries#${outcome}`, isFine: true }],
};
