import type { Request } from "../model/evidence.ts";
import type { Situation } from "./choices.ts";

const get = (reason: Request["reason"], path: string): Request => ({
  key: `${reason} ${path}`,
  reason,
  method: "GET",
  path,
  caller: "anonymous",
  operation: `GET ${path}`,
});

export const operationalRequests = (): Request[] => [
  get("metrics", "/metrics"),
  get("live", "/health/live"),
  get("ready", "/health/ready"),
  get("health", "/health"),
  get("info", "/info"),
];

export const scrapedAgain = (_: Situation): Request[] => [get("metrics-again", "/metrics")];
