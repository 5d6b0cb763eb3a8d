import * as z from "zod";

/** `1` active, `0` inactive; other values have no meaning. */
export const StatusId = z.enum(["0", "1"]);
export type StatusId = z.output<typeof StatusId>;

export const ACTIVE: StatusId = "1";

/** In the form that callers send: a text or a number; active by default. */
export const SentStatus = z
  .union([StatusId, z.literal([0, 1]).transform((number): StatusId => (number === 1 ? "1" : "0"))])
  .default(ACTIVE);

export const isActive = ({ status_id }: { status_id: StatusId }): boolean => status_id === ACTIVE;
