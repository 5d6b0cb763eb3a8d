import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import type { List } from "../../../shared/data/lists.ts";
import type { Key } from "../../../shared/data/tables.ts";
import { IdTaken } from "../../../shared/data/transaction.ts";
import { line } from "../../../shared/text-fields.ts";

/** The permissions that a machine can have. */
export const scopes = ["documente.read", "documente.write"] as const;
export type Scope = (typeof scopes)[number];

/** A client's secret as stored: only its hash, never the secret itself. */
export const MachineSecret = z.object({
  hash: z.string(),
  createdAt: z.iso.datetime(),
  /** The time until which it is valid; absent for the newest secret. */
  validUntil: z.iso.datetime().optional(),
});
export type MachineSecret = z.output<typeof MachineSecret>;

/** The fields of a machine client that service administrators set. */
export const MachineClientFields = z.object({
  denumire: line(255),
  emitentId: z.int().positive(),
  /** The bucket in which it files documents; absent: the platform's bucket. */
  bucketId: z.int().positive().optional(),
  scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
  activ: z.boolean().optional(),
});

/** A system that acts for an issuer: an OAuth client. */
export const MachineClient = MachineClientFields.extend({
  id: z.int(),
  /** The public name with which it signs in. */
  clientId: z.string(),
  activ: z.boolean(),
  creatLa: z.iso.datetime(),
  secrets: z.array(MachineSecret),
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

/**
 * The time of a client's last sign-in. It is outside the client's partition, so that it does not change the revision
 * of that partition.
 */
export const useKey = (id: number): Key => ({ pk: `machine-use#${id}`, sk: "use" });

const SECRET_BYTES = 32;

/** A new secret: 256 random bits. */
export const newMachineSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/**
 * The hash by which a secret is stored: HMAC-SHA-256, keyed by the client's name. Argon2id slows down the guessing of
 * passwords chosen by people; 256 random bits cannot be guessed (decision 7).
 */
export const secretHash = (clientId: string, secret: string): string =>
  createHmac("sha256", clientId).update(secret).digest("base64url");

export const isLiveSecret = ({ validUntil }: MachineSecret): boolean =>
  validUntil === undefined || validUntil > clock.iso();
