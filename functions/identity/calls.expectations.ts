import type { Call } from "../../shared/testing/routes-matrix.ts";
import type { Registered } from "./testing.ts";

/** The records that the calls of the routes matrix name. */
export interface World {
  /** An organization of the partner, and its project. */
  made: Registered;
  partnerRecordId: number;
  /** Another project of the organization: it gets other secrets and is removed. */
  changedProjectId: string;
}

export type Calls = Record<string, Call<World>>;
