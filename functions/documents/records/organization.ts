import * as z from "zod";
import { inOwnPartition, entity } from "../../../shared/data/entity.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code, line } from "../../../shared/text-fields.ts";
import { LimitValue } from "./quota.ts";
import { refusals } from "./texts.ts";

const statuses = ["ACTIV", "SUSPENDAT"] as const;

/** The list of all organizations. */
export const ORGANIZATIONS = "organizations";

export const Organization = z
  .object({
    id: z.int(),
    cod: Code,
    denumire: line(255),
    idno: z.string(),
    /** SUSPENDAT: its users can only read. */
    statut: z.enum(statuses),
    /** The bytes and the documents that it may hold; absent: as the deployment has it. */
    limitaOcteti: LimitValue.optional(),
    limitaDocumente: LimitValue.optional(),
  })
  .meta({ id: "Organizatie" });

export type Organization = z.output<typeof Organization>;

/** The partition of an organization: its record, and a row for each of its buckets. */
export const organizationPartition = (id: number): string => `organization#${id}`;

export const Organizations = entity({
  name: "organization",
  service: "documents",
  schema: Organization,
  key: inOwnPartition("organization"),
  unique: {
    cod: { of: ({ cod }) => cod, taken: ({ cod }) => kernel.codExista({ cod }) },
    idno: { of: ({ idno }) => idno, taken: () => refusals.idnoExista() },
  },
  history: {},
  indexes: ["denumire"],
  lists: () => [{ partition: ORGANIZATIONS }],
});
