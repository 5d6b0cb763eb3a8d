import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { says } from "../../../shared/http/validation.ts";
import { refusals } from "./texts.ts";

/** In characters; a DynamoDB item has at most 400 KB. */
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
    /**
     * The organization that this template is for, by its id at the identity service; absent for the default
     * template.
     */
    organization_id: z
      .string()
      .regex(/^[0-9]{1,16}$/)
      .optional(),
    /** `1` active, `0` inactive. */
    status_id: z.enum(["0", "1"]),
    /**
     * The JSON text of a list, stored and returned as text, because a database map would reorder the fields of
     * objects.
     */
    template: z
      .string()
      .max(LARGEST_TEMPLATE)
      .refine(isJsonList, says(refusals.sablonulNuEsteLista))
      .meta({ examples: ['[{"cod":"A"}]'] }),
  })
  .meta({ id: "Template" });

export type Template = z.output<typeof Template>;

/** The unique value of the default template, used by every organization without its own template. */
export const EVERYBODY = "*";

export const Templates = entity({
  name: "template",
  service: "template-admin",
  schema: Template,
  ...inSharedPartition("template"),
  history: {},
  unique: {
    // One active template per organization; inactive ones are not limited.
    activeFor: {
      of: ({ status_id, organization_id }) =>
        status_id === "1" ? (organization_id ?? EVERYBODY) : undefined,
      taken: () => refusals.sablonActivExista(),
    },
  },
});
