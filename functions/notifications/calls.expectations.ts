import type { Call } from "../../shared/testing/routes-matrix.ts";

/** The records that the calls of the routes matrix name. */
export interface World {
  /** The system of the operator. */
  systemId: number;
}

export type Calls = Record<string, Call<World>>;
