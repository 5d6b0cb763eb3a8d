import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { Code } from "../../../shared/text-fields.ts";
import { StatusId } from "./status.ts";
import { refusals } from "./texts.ts";

/** The identifier in the header `partnerid`, in `provider_id` and in a service's SYSTEM_ID. */
export const PartnerId = Code;

/** A provider: it registers organizations, and projects use its services. */
export const Partner = z
  .object({ id: z.int(), partnerid: PartnerId, name: z.string().min(1).max(255), status_id: StatusId })
  .meta({ id: "Partner" });

export type Partner = z.output<typeof Partner>;

export const Partners = entity({
  name: "partner",
  service: "identity",
  schema: Partner,
  ...inSharedPartition("partner"),
  history: {},
  unique: { partnerid: { of: ({ partnerid }) => partnerid, taken: () => refusals.partneridExista() } },
});
