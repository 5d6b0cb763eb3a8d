import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { mustExist } from "../../../shared/data/precondition.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { conflict, unknownReference } from "../../../shared/errors.ts";
import { Code, line } from "../../../shared/text-fields.ts";

/** REAL sends to the providers; PROBA goes the whole way and ends at a simulator. */
const systemModes = ["REAL", "PROBA"] as const;

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

/** The partition of all systems. */
export const SYSTEMS = "systems";

export const Systems = entity({
  name: "system",
  service: "notifications",
  schema: System,
  key: inOwnPartition("system"),
  keepsHistory: true,
  unique: { cod: { of: ({ cod }) => cod, taken: ({ cod }) => conflict("codExista", { values: { cod } }) } },
  lists: () => [{ partition: SYSTEMS }],
});

interface OfSystem {
  sistemId?: number | undefined;
}

/** The system to which a record is added or moved must exist. */
export const requiringSystem = ({ sistemId }: OfSystem, before: OfSystem | undefined): Write[] =>
  sistemId === undefined || sistemId === before?.sistemId
    ? []
    : [mustExist(Systems, { id: sistemId }, () => unknownReference("sistemId"))];
