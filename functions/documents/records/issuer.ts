import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code, line } from "../../../shared/text-fields.ts";
import { Idno } from "../../../shared/state-numbers/idnp.ts";
import { counters } from "./counters.ts";

/** The fields of an issuer that administrators set. */
export const IssuerFields = z.object({
  cod: Code,
  denumire: line(255),
  idno: Idno.optional(),
  activ: z.boolean().optional(),
});

/** An institution that issues documents. */
export const Issuer = IssuerFields.extend({
  id: z.int(),
  idno: z.string().optional(),
  activ: z.boolean(),
}).meta({ id: "Emitent" });

export type Issuer = z.output<typeof Issuer>;

export const Issuers = entity({
  name: "issuer",
  service: "documents",
  schema: Issuer,
  ...inSharedPartition("issuer"),
  history: {},
  indexes: ["denumire"],
  // Lets its machines check at each request if it is active.
  lists: ({ id, cod, activ }) => [{ partition: `issuer#${id}`, attributes: { cod, activ }, counter: null }],
  unique: { cod: { of: ({ cod }) => cod, taken: ({ cod }) => kernel.codExista({ cod }) } },
  marks: ({ id }) => ({ counter: counters.issuer(id), values: { registered: true } }),
});
