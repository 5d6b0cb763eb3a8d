import type { Call } from "../../shared/testing/routes-matrix.ts";

/** The records that the calls of the routes matrix name. */
export interface World {
  /** The system whose token `system` sends. */
  systemId: number;
  cod: string;
  /** Its finished audit. */
  auditId: number;
  /** An issue of it. */
  issueId: number;
  /** The hash of the contract that the audit received. */
  sha256: string;
}

export type Calls = Record<string, Call<World>>;
