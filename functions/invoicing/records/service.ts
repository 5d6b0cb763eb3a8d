import * as z from "zod";
import { kernel } from "../../../shared/refusals.ts";
import { Code } from "../../../shared/text-fields.ts";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { AmountInput, AmountView } from "../money.ts";

/** The fields of a paid service that administrators set. */
export const ServiceFields = z.object({
  code: Code,
  name: z.string().trim().min(1).max(255),
  amount: AmountInput,
  active: z.boolean().optional(),
});

const stored = { code: z.string(), name: z.string(), active: z.boolean() };

export const Service = z.object({ id: z.int(), ...stored, amount: z.int() });
export type Service = z.output<typeof Service>;

/** A service as administrators see it. */
export const ServiceAdminView = z
  .object({ id: z.int(), ...stored, amount: AmountView })
  .meta({ id: "ServiceRecord" });
export type ServiceAdminView = z.output<typeof ServiceAdminView>;

/** A service as the organizations see it. */
export const ServiceView = z.object({ ...stored, amount: AmountView }).meta({ id: "Service" });

/** The partition of all services. */
export const SERVICES = "service";

export const Services = entity({
  name: "service",
  service: "invoicing",
  schema: Service,
  ...inSharedPartition(SERVICES),
  history: {},
  unique: {
    code: { of: ({ code }) => code, taken: ({ code }) => kernel.codExista({ cod: code }) },
  },
});
