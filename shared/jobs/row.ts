import * as z from "zod";
import type { Leased } from "./lease.ts";

/** The fields of a row that has a background job. Views omit `hiddenJobFields`. */
export const jobFields = {
  leaseUntil: z.string().optional(),
  /** Workers that have claimed the row since the work last progressed. */
  attempts: z.int().optional(),
  /** Key of the `due` index while the row waits: from `dueAt` on the sweep wakes a worker. */
  dueStatus: z.string().optional(),
  dueAt: z.string().optional(),
};

export const hiddenJobFields = {
  leaseUntil: true,
  attempts: true,
  dueStatus: true,
  dueAt: true,
} as const satisfies Record<keyof typeof jobFields, true>;

export interface JobRow extends Leased {
  attempts?: number | undefined;
  dueStatus?: string | undefined;
  dueAt?: string | undefined;
}

/** The row without a lease and outside the `due` index: nothing is left to do. */
export function over<T extends JobRow>(row: T): Omit<T, "leaseUntil" | "dueStatus" | "dueAt"> {
  const { leaseUntil: _lease, dueStatus: _partition, dueAt: _time, ...rest } = row;
  return rest;
}
