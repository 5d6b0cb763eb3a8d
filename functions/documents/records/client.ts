import * as z from "zod";
import { inOwnPartition, entity } from "../../../shared/data/entity.ts";
import type { List } from "../../../shared/data/lists.ts";
import { sharded, shardOf } from "../../../shared/data/shards.ts";
import { line } from "../../../shared/text-fields.ts";
import { Idno, Idnp } from "../../../shared/state-numbers/idnp.ts";
import { counters } from "./counters.ts";
import { shards } from "./shards.ts";
import { refusals } from "./texts.ts";

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
export const CLIENTS = "clients";
export const clientLists = (): List[] => sharded(CLIENTS, shards.clients);

export const Clients = entity({
  name: "client",
  service: "documents",
  schema: Client,
  key: inOwnPartition("client"),
  history: {},
  unique: {
    idnp: { of: ({ idnp }) => idnp, taken: () => refusals.idnpClientExista() },
    idno: { of: ({ idno }) => idno, taken: () => refusals.idnoClientExista() },
  },
  indexes: ["denumire"],
  lists: ({ id }) => [{ partition: shardOf(CLIENTS, id, shards.clients), counter: CLIENTS }],
  marks: ({ id }) => ({ counter: counters.owner(`client#${id}`), values: { registered: true } }),
});
