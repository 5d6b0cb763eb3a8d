import type { Call } from "../../shared/testing/routes-matrix.ts";

/** The records that the calls of the routes matrix name. */
export interface World {
  /** A user of the organization whose project calls. */
  userId: number;
}

export type Calls = Record<string, Call<World>>;
