import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import type { List } from "../../../shared/data/lists.ts";
import type { Key } from "../../../shared/data/tables.ts";
import { IdTaken } from "../../../shared/data/transaction.ts";
import { line } from "../../../shared/text-fields.ts";

/** What a machine may be allowed to do. */
export const scopes = ["documente.read", "documente.write"] as const;
export type Scope = (typeof scopes)[number];

/** A secret of a client as it is stored: never the secret itself. */
export const MachineSecret = z.object({
  hash: z.string(),
  createdAt: z.iso.datetime(),
  /** Until when it is valid; absent for the newest. */
  validUntil: z.iso.datetime().optional(),
});
export type MachineSecret = z.output<typeof MachineSecret>;

/** The fields of a machine client that service administrators set. */
export const MachineClientFields = z.object({
  denumire: line(255),
  emitentId: z.int().positive(),
  /** Where it files; absent: in the platform's bucket. */
  bucketId: z.int().positive().optional(),
  scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
  activ: z.boolean().optional(),
});

/** A system that acts for an issuer: an OAuth client. */
export const MachineClient = MachineClientFields.extend({
  id: z.int(),
  /** The public name by which it signs in. */
  clientId: z.string(),
  activ: z.boolean(),
  creatLa: z.iso.datetime(),
  secrets: z.array(MachineSecret),
});
export type MachineClient = z.output<typeof MachineClient>;

const MACHINES = "machines";

/** The machine clients that file into a bucket. */
export const machinesOf = (bucketId: number): List => ({ partitions: [`${MACHINES}#bucket#${bucketId}`] });

/** Its partition has a revision (`shared/data/revisions.ts`): what a machine may do ends at its next request. */
export const MachineClients = entity({
  name: "machine",
  service: "documents",
  schema: MachineClient,
  key: inOwnPartition("machine"),
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

/** When a client last signed in: outside its partition, whose revision must not move with it. */
export const useKey = (id: number): Key => ({ pk: `machine-use#${id}`, sk: "use" });

const SECRET_BYTES = 32;

/** A new secret: 256 random bits. */
export const newMachineSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/**
 * The hash by which a secret is stored: HMAC-SHA-256, keyed by the client's name. Argon2id slows down guessing what
 * people choose; 256 random bits cannot be guessed (decision 7).
 */
export const secretHash = (clientId: string, secret: string): string =>
  createHmac("sha256", clientId).update(secret).digest("base64url");

export const isLiveSecret = ({ validUntil }: MachineSecret): boolean =>
  validUntil === undefined || validUntil > clock.iso();
