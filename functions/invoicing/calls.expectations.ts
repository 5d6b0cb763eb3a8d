import type { Call } from "../../shared/testing/routes-matrix.ts";
import type { ServiceClient } from "./testing.ts";

/** The callers that make the records of the calls of the routes matrix. */
export interface World {
  project: ServiceClient;
  bank: ServiceClient;
  serviceAdmin: ServiceClient;
}

export type Calls = Record<string, Call<World>>;

/** The organization of the administrator who calls. */
export const ORGANIZATION = 4711;
