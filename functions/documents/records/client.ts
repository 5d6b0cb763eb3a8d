import * as z from "zod";
import { inOwnPartition, entity } from "../../../shared/data/entity.ts";
import { sharded, shardOf } from "../../../shared/data/lists.ts";
import { conflict } from "../../../shared/errors.ts";
import { line } from "../../../shared/text-fields.ts";
import { Idno, Idnp } from "../../../shared/state-numbers/idnp.ts";
import { counters } from "./counters.ts";

/** The fields of a client that administrators set. */
export const ClientFields = z.object({
  idnp: Idnp.optional(),
  idno: Idno.optional(),
  denumire: line(255),
  email: z.email().max(254).optional(),
  telefon: z
    .string()
    .regex(/^\+?[0-9 ()-]{3,32}$/)
    .optional(),
  activ: z.boolean().optional(),
});

/** A person or a legal entity that owns documents. */
export const Client = ClientFields.extend({
  id: z.int(),
  idnp: z.string().optional(),
  idno: z.string().optional(),
  activ: z.boolean(),
}).meta({ id: "Client" });

export type Client = z.output<typeof Client>;

/** Millions of citizens: the list has shards and is read page by page. */
const CLIENTS = "clients";
const CLIENT_SHARDS = 8;
export const clients = sharded(CLIENTS, CLIENT_SHARDS);

export const Clients = entity({
  name: "client",
  service: "documents",
  schema: Client,
  key: inOwnPartition("client"),
  keepsHistory: true,
  unique: {
    idnp: { of: ({ idnp }) => idnp, taken: () => conflict("idnpClientExista") },
    idno: { of: ({ idno }) => idno, taken: () => conflict("idnoClientExista") },
  },
  indexes: ["denumire"],
  lists: ({ id }) => [{ partition: shardOf(CLIENTS, id, CLIENT_SHARDS), counter: CLIENTS }],
  marks: ({ id }) => ({ counter: counters.owner(`client#${id}`), values: { registered: true } }),
});
