import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity } from "../../../shared/data/entity.ts";

/** The sources of imports, by the names used in addresses. */
export const suppliers = ["provider_a", "provider_b"] as const;
export type Supplier = (typeof suppliers)[number];

/** The name of a supplier, case-insensitive; import requests have it in capitals. */
export const SupplierName = z
  .string()
  .toLowerCase()
  .pipe(z.enum(suppliers))
  .meta({
    override: ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
      jsonSchema.enum = suppliers.map((name) => name.toUpperCase());
    },
  });

/**
 * The connection of a person to a supplier. It has its own partition, because the account's partition is read as a
 * whole with every request.
 */
export const Connection = z.object({
  id: z.int(),
  /** Key of the person: `user#3`. */
  creator: z.string(),
  furnizor: z.enum(suppliers),
  status: z.enum(["CONECTAT", "EXPIRAT"]),
  /** The name of the account at the supplier. */
  cont: z.string().optional(),
  conectatLa: z.iso.datetime(),
  /** Access and refresh token, encrypted; never part of a view. */
  sealedTokens: z.string(),
  /** The time when the access token expires; absent if the supplier does not say. */
  tokenUntil: z.string().optional(),
  /** The lease of the process that refreshes the token, because a refresh token works once. */
  leaseUntil: z.string().optional(),
});

export type Connection = z.output<typeof Connection>;

export const Connections = entity({
  name: "connection",
  service: "documents",
  schema: Connection,
  key: ({ creator = "", furnizor = "" }) => ({ pk: `connections#${creator}`, sk: `connection#${furnizor}` }),
});

/** The key fields of the connection of a person. */
export const connectionKey = (creator: string, furnizor: Supplier) => ({ id: 0, creator, furnizor });

export const ENDED_CONNECTIONS = "ENDED_CONNECTION";

/**
 * The tokens of a connection whose account was deleted or deactivated. They are not used to read; they are kept only
 * until the supplier has revoked them, for a week at most.
 */
export const EndedConnection = Connection.pick({
  id: true,
  creator: true,
  furnizor: true,
  sealedTokens: true,
}).extend({
  dueStatus: z.literal(ENDED_CONNECTIONS),
  dueAt: z.iso.datetime(),
  /** The table's TTL attribute. */
  forgetAt: z.int(),
});

export type EndedConnection = z.output<typeof EndedConnection>;

/** The partition of the ended connections of a person. */
export const endedConnectionsOf = (creator: string): string => `ended-connections#${creator}`;

export const EndedConnections = entity({
  name: "ended-connection",
  service: "documents",
  schema: EndedConnection,
  key: ({ id, creator = "" }) => ({ pk: endedConnectionsOf(creator), sk: `connection#${String(id)}` }),
});

const KEPT_SECONDS = 7 * 24 * 3600;

export const endedConnection = (connection: Connection): EndedConnection => {
  const { id, creator, furnizor, sealedTokens } = connection;
  const due = { dueStatus: ENDED_CONNECTIONS, dueAt: clock.iso() } as const;
  return { id, creator, furnizor, sealedTokens, ...due, forgetAt: clock.epochSeconds() + KEPT_SECONDS };
};

/** A connection as its owner sees it; DECONECTAT if there is none. */
export const ConnectionView = Connection.pick({ furnizor: true })
  .extend({
    status: z.enum(["CONECTAT", "EXPIRAT", "DECONECTAT"]),
    cont: Connection.shape.cont,
    conectatLa: Connection.shape.conectatLa.optional(),
  })
  .meta({ id: "Conexiune" });
