import type { Call } from "../../shared/testing/routes-matrix.ts";
import type { Linked } from "./self-service/testing.ts";

/** The records that the calls of the routes matrix name. */
export interface World {
  /** The system of the operator. */
  systemId: number;
  /** The citizen to whom the records of self-service belong. */
  citizen: Linked;
}

export type Calls = Record<string, Call<World>>;
