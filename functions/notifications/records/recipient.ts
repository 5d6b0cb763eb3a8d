import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { mustExist } from "../../../shared/data/precondition.ts";
import type { Key } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { unknownReference } from "../../../shared/refusals.ts";
import { Idno, Idnp } from "../../../shared/state-numbers/idnp.ts";
import { line } from "../../../shared/text-fields.ts";
import { hmacOf } from "./hmac.ts";
import { noticeLanguages } from "./localized.ts";
import { rowAmong } from "./shards.ts";
import { refusals } from "./texts.ts";

/** The fields of a recipient that administrators set: exactly one of the two numbers, which never changes. */
export const RecipientFields = z
  .object({
    /** The number of a person. */
    idnp: Idnp.optional(),
    /** The number of a legal entity. */
    idno: Idno.optional(),
    nume: line(255),
    limba: z.enum(noticeLanguages).optional(),
    activ: z.boolean().optional(),
  })
  .meta({ examples: [{ idnp: "2004001234567", nume: "Ana Rusu", limba: "ro", activ: true }] });

/**
 * A person or a legal entity that institutions address by number. Its partition contains what decides about its
 * messages: contacts, preferences, devices and the link with an account. It has a revision
 * (`shared/data/revisions.ts`), so what changes with every message is elsewhere.
 */
export const Recipient = RecipientFields.extend({
  id: z.int(),
  limba: z.enum(noticeLanguages),
  activ: z.boolean(),
  /** The login of the linked account. */
  utilizatorLogin: z.string().optional(),
  /** The id of the linked account. Never shown. */
  utilizatorId: z.int().optional(),
  legatLa: z.iso.datetime().optional(),
  creatLa: z.iso.datetime(),
});
export type Recipient = z.output<typeof Recipient>;

/** A recipient as administrators see it. */
export const RecipientView = Recipient.omit({ utilizatorId: true, legatLa: true }).meta({
  id: "Destinatar",
});

/** The kinds of numbers that senders name a recipient by. */
export const numberKinds = ["idnp", "idno"] as const;
export type NumberKind = (typeof numberKinds)[number];

/** The unique value that stands for a number. */
export const hmacOfNumber = (kind: NumberKind, number: string): string => hmacOf(kind, number);

/** The value that stands for a number that no recipient had, in the delivery that failed for it. */
export const hmacOfUnknown = (kind: NumberKind, number: string): string => hmacOf(`unknown ${kind}`, number);

/** The name of the partition of a recipient. */
export const RECIPIENT = "recipient";
export const partitionOfRecipient = (id: number): string => `${RECIPIENT}#${id}`;

/** The item in the partition of a recipient that keeps the number of its records of a kind. */
export const boundOf = (kind: string, id: number): Key => ({
  pk: partitionOfRecipient(id),
  sk: `bound#${kind}`,
});

const uniqueNumber = (kind: NumberKind) => ({
  of: (recipient: Recipient) => {
    const number = recipient[kind];
    return number === undefined ? undefined : hmacOfNumber(kind, number);
  },
  taken: () => refusals.destinatarExista(),
});

export const Recipients = entity({
  name: RECIPIENT,
  service: "notifications",
  schema: Recipient,
  key: inOwnPartition(RECIPIENT),
  isPersonal: true,
  unique: {
    idnpHmac: uniqueNumber("idnp"),
    idnoHmac: uniqueNumber("idno"),
    utilizatorLogin: {
      of: ({ utilizatorLogin }) => utilizatorLogin,
      taken: () => refusals.contLegat(),
    },
  },
  lists: ({ id }) => [rowAmong("recipients#all", id)],
});

/** The recipient that a record is added to must exist. */
export const requiringRecipient = (destinatarId: number): Write =>
  mustExist(Recipients, { id: destinatarId }, () => unknownReference("destinatarId"));
