import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
import { Idno } from "../../../shared/state-numbers/idnp.ts";
import { Cod } from "./document.ts";

/** The fields of an issuer that administrators set. */
export const IssuerFields = z.object({
  cod: Cod,
  denumire: z.string().trim().min(1).max(255),
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
  indexes: ["denumire"],
  unique: { cod: { of: ({ cod }) => cod, taken: ({ cod }) => conflict("codExista", { values: { cod } }) } },
});
