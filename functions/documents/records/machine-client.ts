import * as z from "zod";
import { ClientSecret } from "../../../shared/auth/client-secrets.ts";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import type { List } from "../../../shared/data/lists.ts";
import { IdTaken } from "../../../shared/data/transaction.ts";
import { line } from "../../../shared/text-fields.ts";

/** The permissions that a machine can have. */
export const scopes = ["documente.read", "documente.write"] as const;
export type Scope = (typeof scopes)[number];

/** The fields of a machine client that service administrators set. */
export const MachineClientFields = z.object({
  denumire: line(255),
  emitentId: z.int().positive(),
  /** The bucket where it files documents; absent: the platform's bucket. */
  bucketId: z.int().positive().optional(),
  scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
  /** Calls a minute; absent: as the deployment has it. */
  limitaPeMinut: z.int().min(1).max(1_000_000).optional(),
  activ: z.boolean().optional(),
});

/** A system that acts for an issuer: an OAuth client. */
export const MachineClient = MachineClientFields.extend({
  id: z.int(),
  /** The public name that it signs in with. */
  clientId: z.string(),
  activ: z.boolean(),
  creatLa: z.iso.datetime(),
  secrets: z.array(ClientSecret),
});
export type MachineClient = z.output<typeof MachineClient>;

const MACHINES = "machines";

/** The machine clients that file documents in a bucket. */
export const machinesOf = (bucketId: number): List => ({ partitions: [`${MACHINES}#bucket#${bucketId}`] });

/**
 * Its partition has a revision (`shared/data/revisions.ts`), so that a right that is taken from a machine ends at its
 * next request.
 */
export const MachineClients = entity({
  name: "machine",
  service: "documents",
  schema: MachineClient,
  key: inOwnPartition("machine"),
  secrets: ["secrets"],
  history: {},
  unique: {
    clientId: { of: ({ clientId }) => clientId, taken: () => new IdTaken() },
  },
  lists: ({ bucketId }) => [
    { partition: MACHINES },
    ...(bucketId === undefined ? [] : machinesOf(bucketId).partitions.map((partition) => ({ partition }))),
  ],
});

/** All machine clients. */
export const machines: List = { partitions: [MACHINES] };
