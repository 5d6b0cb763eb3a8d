import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity } from "../../../shared/data/entity.ts";
import { type Provider, providerNames } from "./provider.ts";

/** The name of a provider, case-insensitive; import requests have it in capitals. */
export const ProviderName = z
  .string()
  .toLowerCase()
  .pipe(z.enum(providerNames))
  .meta({
    override: ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
      jsonSchema.enum = providerNames.map((name) => name.toUpperCase());
    },
  });

/**
 * The connection of a person to a provider. It has its own partition, because the account's partition is read as a
 * whole with every request.
 */
export const Connection = z.object({
  id: z.int(),
  /** Key of the person: `user#3`. */
  creator: z.string(),
  furnizor: z.enum(providerNames),
  status: z.enum(["CONECTAT", "EXPIRAT"]),
  /** The name of the account at the provider. */
  cont: z.string().optional(),
  conectatLa: z.iso.datetime(),
  /** Access and refresh token, encrypted; never part of a view. */
  sealedTokens: z.string(),
  /** The time when the access token expires; absent if the provider does not say. */
  tokenUntil: z.string().optional(),
  /** The lease of the process that refreshes the token, because a refresh token works once. */
  leaseUntil: z.string().optional(),
});

export type Connection = z.output<typeof Connection>;

export const Connections = entity({
  name: "connection",
  service: "documents",
  schema: Connection,
  key: ({ creator, furnizor }: Pick<Connection, "creator" | "furnizor">) => ({
    pk: `connections#${creator}`,
    sk: `connection#${furnizor}`,
  }),
});

/** The key fields of the connection of a person. */
export const connectionKey = (creator: string, furnizor: Provider) => ({ creator, furnizor });

export const ENDED_CONNECTIONS = "ENDED_CONNECTION";

/**
 * The tokens of a connection whose account was deleted or deactivated. They are not used to read; they are kept only
 * until the provider has revoked them, for at most a week.
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
  key: ({ id, creator }: Pick<EndedConnection, "id" | "creator">) => ({
    pk: endedConnectionsOf(creator),
    sk: `connection#${String(id)}`,
  }),
});

const KEPT_SECONDS = 7 * 24 * 3600;

export const endedConnection = (connection: Connection): EndedConnection => {
  const { id, creator, furnizor, sealedTokens } = connection;
  const due = { dueStatus: ENDED_CONNECTIONS, dueAt: clock.iso() } as const;
  return { id, creator, furnizor, sealedTokens, ...due, forgetAt: clock.epochSeconds() + KEPT_SECONDS };
};

/** A connection as its owner sees it; DECONECTAT without one. */
export const ConnectionView = Connection.pick({ furnizor: true })
  .extend({
    status: z.enum(["CONECTAT", "EXPIRAT", "DECONECTAT"]),
    cont: Connection.shape.cont,
    conectatLa: Connection.shape.conectatLa.optional(),
  })
  .meta({ id: "Conexiune" });
export type ConnectionView = z.output<typeof ConnectionView>;
