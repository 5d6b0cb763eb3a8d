import type { Histogram } from "../../../../shared/metrics/histograms.ts";

/** The time from the acceptance of a notification, or from its scheduled time, until a provider took a delivery. */
export const handOverSeconds: Histogram<"channel" | "priority"> = {
  name: "notifications_hand_over_seconds",
  help: "Time from acceptance to hand-over of a delivery in seconds",
  labels: ["channel", "priority"],
  bounds: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800, 14_400],
};
