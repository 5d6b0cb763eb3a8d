import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import type { List } from "../../../shared/data/lists.ts";
import { conflict } from "../../../shared/errors.ts";
import { Code, line } from "../../../shared/text-fields.ts";

/** REAL sends to the providers; PROBA goes the whole way and ends at a simulator. */
export const systemModes = ["REAL", "PROBA"] as const;

/** The fields of a system that administrators set. */
export const SystemFields = z.object({
  cod: Code,
  denumire: line(255),
  mod: z.enum(systemModes).optional(),
  /** Calls a minute. */
  limitaPeMinut: z.int().min(1).max(1_000_000).optional(),
  /** Deliveries a day. */
  limitaPeZi: z.int().min(1).max(1_000_000_000).optional(),
  activ: z.boolean().optional(),
});

/** An information system of an institution, in whose name notifications are sent. */
export const System = SystemFields.extend({
  id: z.int(),
  mod: z.enum(systemModes),
  activ: z.boolean(),
}).meta({ id: "Sistem" });

export type System = z.output<typeof System>;

const SYSTEMS = "systems";

/** All systems. */
export const systems: List = { partitions: [SYSTEMS] };

export const Systems = entity({
  name: "system",
  service: "notifications",
  schema: System,
  key: inOwnPartition("system"),
  keepsHistory: true,
  unique: { cod: { of: ({ cod }) => cod, taken: ({ cod }) => conflict("codExista", { values: { cod } }) } },
  lists: () => [{ partition: SYSTEMS }],
});
