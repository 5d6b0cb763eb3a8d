import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
import { textKey } from "../../../shared/http/validation.ts";

/** Characters; an item of a DynamoDB table has 400 KB. */
const LARGEST_TEMPLATE = 100_000;

function isJsonList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

export const Template = z
  .object({
    id: z.int(),
    name: z.string().trim().min(1).max(255),
    /** The organization, by its id at the identity service, that gets this one; absent where all others do. */
    organization_id: z
      .string()
      .regex(/^[0-9]{1,16}$/)
      .optional(),
    /** `1` active, `0` inactive. */
    status_id: z.enum(["0", "1"]),
    /** The JSON text of a list, answered as it was written: a database would order the fields of objects anew. */
    template: z.string().max(LARGEST_TEMPLATE).refine(isJsonList, textKey("sablonulNuEsteLista")),
  })
  .meta({ id: "Template" });

export type Template = z.output<typeof Template>;

/** Stands for every organization without a template of its own. */
export const EVERYBODY = "*";

export const Templates = entity({
  name: "template",
  service: "template-admin",
  schema: Template,
  key: inSharedPartition("template"),
  unique: {
    // One active template per organization; inactive ones hold no place.
    organization_id: {
      of: ({ status_id, organization_id }) =>
        status_id === "1" ? (organization_id ?? EVERYBODY) : undefined,
      taken: () => conflict("sablonActivExista"),
    },
  },
});
