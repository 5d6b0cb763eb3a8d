import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { languages } from "../../../shared/context.ts";
import { entity } from "../../../shared/data/entity.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { sortableId } from "../../../shared/ids.ts";

/** The groups of messages, for each of which people choose how they are told. */
export const messageGroups = [
  "PARTAJARI",
  "CERERI",
  "DECIZII",
  "APROBARI",
  "LUCRARI",
  "LINKURI",
  "CERTIFICATE",
  "RETINERI",
] as const;
export type MessageGroup = (typeof messageGroups)[number];

/** How somebody is told: not at all, by the bell, and with it by a mail at once or in a mail of the day. */
export const ways = ["NIMIC", "CLOPOTEL", "MAIL", "REZUMAT"] as const;
export type Way = (typeof ways)[number];

const messageKinds = [
  "PARTAJAT",
  "CERUT",
  "APROBAT",
  "RESPINS",
  "APROBARE_CERUTA",
  "APROBARE_EXECUTATA",
  "APROBARE_RESPINSA",
  "IMPORT_INCHEIAT",
  "TEXT_CITIT",
  "TEXT_NECITIT",
  "INFECTAT",
  "LINK_DESCHIS",
  "DOVADA_EXPIRA",
  "CERTIFICAT_EXPIRA",
  "RETINUT",
  "NERETINUT",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Partitions of the `due` index: messages whose mail is to be sent, and those that wait for the mail of the day. */
export const MAILS_DUE = "INBOX-MAIL";
export const DIGESTS_DUE = "INBOX-DIGEST";

/**
 * What a person was told. It names records and holds no text of theirs: what it says is made when it is read, so that a right
 * that was taken away takes the text with it.
 */
export const InboxMessage = z.object({
  id: z.int(),
  accountId: z.int(),
  fel: z.enum(messageKinds),
  /** What happened, by its record: a person is told of it once. */
  sursa: z.string(),
  /** The name of who did it. */
  de: z.string().optional(),
  documentId: z.int().optional(),
  /** The code of the document, for people who asked for it by its code. */
  cod: z.string().optional(),
  partajareId: z.int().optional(),
  cerereId: z.int().optional(),
  aprobareId: z.int().optional(),
  importId: z.int().optional(),
  conversieId: z.int().optional(),
  /** Files of an import: those that were brought, and all. */
  aduse: z.int().optional(),
  fisiere: z.int().optional(),
  /** The name of a certificate of the installation. */
  certificat: z.string().optional(),
  /** The end of a proof or of a certificate. */
  panaLa: z.iso.datetime().optional(),
  creatLa: z.iso.datetime(),
  cititLa: z.iso.datetime().optional(),
  dueStatus: z.enum([MAILS_DUE, DIGESTS_DUE]).optional(),
  dueAt: z.iso.datetime().optional(),
  /** The table's TTL attribute. */
  forgetAt: z.int(),
});
export type InboxMessage = z.output<typeof InboxMessage>;

/** The person was told already. */
export class AlreadyTold extends Error {
  override readonly name = "AlreadyTold";
}

/** The partition of a person's messages. The messages are its rows. */
export const inboxOf = (accountId: number): string => `inbox#${accountId}`;

/** The list of those that they have not read. Its rows are copies of the messages. */
export const unreadOf = (accountId: number): string => `unread#${accountId}`;

export const isUnread = ({ cititLa }: Pick<InboxMessage, "cititLa">): boolean => cititLa === undefined;

/** What the list of unread messages shows of one. The fields of the `due` index are the message's own. */
const copied = ({ id: _id, dueStatus: _due, dueAt: _at, ...message }: InboxMessage) =>
  Object.fromEntries(
    Object.entries(message).filter((field): field is [string, string | number] => field[1] !== undefined),
  );

export const InboxMessages = entity({
  name: "inbox",
  service: "documents",
  schema: InboxMessage,
  key: ({ id, accountId }: Pick<InboxMessage, "id" | "accountId">) => ({
    pk: inboxOf(accountId),
    sk: sortableId(id),
  }),
  unique: {
    told: {
      of: ({ accountId, sursa }) => `${accountId} ${sursa}`,
      taken: () => new AlreadyTold(),
    },
  },
  lists: (message) =>
    isUnread(message)
      ? [{ partition: unreadOf(message.accountId), attributes: copied(message), counter: null }]
      : [],
  endsAt: ({ forgetAt }) => forgetAt,
});

const KEPT_SECONDS = 90 * 24 * 3600;
/** The time until which a message stays. */
export const messageEnd = (): number => clock.epochSeconds() + KEPT_SECONDS;

/** A message whose mail is done with. */
export function mailed({ dueStatus: _status, dueAt: _at, ...message }: InboxMessage): InboxMessage {
  return message;
}

const way = z.enum(ways);

/** How a person wants to be told. What is absent is as usual. */
export const InboxChoice = z.object({
  /** That of the account. */
  id: z.int(),
  /** The language of mails; absent: the account's. */
  limba: z.enum(languages).optional(),
  /** For groups without a choice of their own. */
  implicit: way.optional(),
  moduri: z
    .object(Object.fromEntries(messageGroups.map((group) => [group, way.optional()])) as Chosen)
    .meta({ id: "ModuriDeAnuntare" }),
});
type Chosen = Record<MessageGroup, z.ZodOptional<typeof way>>;
export type InboxChoice = z.output<typeof InboxChoice>;

/** It lies with the messages of its person, behind them. */
export const InboxChoices = entity({
  name: "inbox-preferences",
  service: "documents",
  schema: InboxChoice,
  key: ({ id }: Pick<InboxChoice, "id">) => ({ pk: inboxOf(id), sk: "preferences" }),
});

/** The write that removes what a deleted account has chosen. */
export const forgettingChoice = ({ id }: Pick<InboxChoice, "id">): Write => ({
  item: { Delete: { TableName: InboxChoices.table, Key: { ...InboxChoices.key({ id }) } } },
});

/** How people are told who have chosen nothing. */
const usual: Record<MessageGroup, Way> = {
  PARTAJARI: "MAIL",
  CERERI: "MAIL",
  DECIZII: "MAIL",
  APROBARI: "MAIL",
  LUCRARI: "CLOPOTEL",
  LINKURI: "CLOPOTEL",
  CERTIFICATE: "REZUMAT",
  RETINERI: "REZUMAT",
};

/** How a person is told of a group. */
export const wayFor = (
  group: MessageGroup,
  chosen: Pick<InboxChoice, "implicit" | "moduri"> | undefined,
): Way => chosen?.moduri[group] ?? chosen?.implicit ?? usual[group];
