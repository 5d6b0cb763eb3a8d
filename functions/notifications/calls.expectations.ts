import type { Call } from "../../shared/testing/routes-matrix.ts";
import type { Linked } from "./self-service/testing.ts";

/*
 * The columns of the routes matrix. The operator works for the system that the calls name, and `machine` is that
 * system with its certificate; self-service names records of the citizen. The owner of a record comes last, so that
 * it is still there for the others.
 */
const people = [
  "nobody",
  "user",
  "otherCitizen",
  "citizen",
  "organizationAdmin",
  "otherOperator",
  "operator",
  "serviceAdmin",
] as const;
const machines = ["machine", "otherMachine"] as const;
export type Person = (typeof people)[number];
export type Machine = (typeof machines)[number];
export const columns = [...people, ...machines];

export const isMachine = (column: string): column is Machine =>
  machines.some((machine) => machine === column);

/** Where a room does not name them, a link and an organization give no right, and all operators may do the same. */
export const likeOf = {
  otherCitizen: "user",
  citizen: "user",
  organizationAdmin: "user",
  otherOperator: "operator",
};

/** The records that the calls of the routes matrix name. */
export interface World {
  /** The system of the operator. */
  systemId: number;
  /** The citizen who owns the records of self-service. */
  citizen: Linked;
}

export type Calls = Record<string, Call<World>>;
