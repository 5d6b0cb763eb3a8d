import type { Histogram } from "../metrics/histograms.ts";

/** The labels that the platform standard requires. `route` is the pattern, never the address. */
export interface RequestLabels {
  service: string;
  version: string;
  zone: string;
  method: string;
  route: string;
  status: string;
}

/** The duration of requests, which every service measures. */
export const requestSeconds: Histogram<Exclude<keyof RequestLabels, "service">> = {
  name: "http_server_requests_seconds",
  help: "Duration of HTTP requests in seconds",
  labels: ["version", "zone", "method", "route", "status"],
  lines: ({ method, route, status }) => [
    { name: `requests#${outcomeOf(status)}`, isFine: true },
    { name: `routes#${method} ${route}#${outcomeOf(status)}` },
  ],
  bounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

/** What plots tell apart: answered, refused, failed. */
const outcomeOf = (status: string): string => {
  if (status.startsWith("5")) return "failed";
  return status.startsWith("4") ? "refused" : "answered";
};
