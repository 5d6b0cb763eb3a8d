import * as z from "zod";
import { entity, shelved } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
import { Idno, Idnp } from "../../../shared/idnp.ts";

/** What administrators say of a client. */
export const ClientFields = z.object({
  idnp: Idnp.optional(),
  idno: Idno.optional(),
  denumire: z.string().trim().min(1).max(255),
  email: z.email().max(254).optional(),
  telefon: z
    .string()
    .regex(/^\+?[0-9 ()-]{3,32}$/)
    .optional(),
  activ: z.boolean().optional(),
});

/** A person or a legal entity that owns documents. */
export const ClientRecord = ClientFields.extend({
  id: z.int(),
  idnp: z.string().optional(),
  idno: z.string().optional(),
  activ: z.boolean(),
}).meta({ id: "Client" });

export type Client = z.output<typeof ClientRecord>;

export const Client = entity({
  name: "client",
  service: "documents",
  schema: ClientRecord,
  key: shelved("client"),
  unique: {
    idnp: { of: ({ idnp }) => idnp, taken: () => conflict("idnpClientExista") },
    idno: { of: ({ idno }) => idno, taken: () => conflict("idnoClientExista") },
  },
});
