import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { above, below, onlyIf } from "../../../shared/data/conditions.ts";
import { entity } from "../../../shared/data/entity.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { line, paragraphs } from "../../../shared/text-fields.ts";
import { refusals } from "./texts.ts";

const MOST_LABEL = 100;
const MOST_MESSAGE = 500;

/** What the maker of a link writes to whoever opens it. */
export const LinkNote = z.object({
  eticheta: line(MOST_LABEL).optional(),
  mesaj: paragraphs(MOST_MESSAGE).trim().min(1).optional(),
});

/** What became of the mail with the address of a link. `refuzat`: the mail server refused the recipient, or the mail. */
const mailStates = ["asteapta", "trimis", "refuzat", "netrimis"] as const;
export type LinkMailState = (typeof mailStates)[number];

/** An address that gives access to the current version of one document to all who have it, until the link ends. */
export const Link = LinkNote.extend({
  id: z.int(),
  documentId: z.int(),
  /** Only a hash of the token is stored. */
  tokenHash: z.string(),
  dataExpirare: z.iso.datetime(),
  /** argon2id hash of the link's password; never part of a view. */
  passwordHash: z.string().optional(),
  maxDescarcari: z.int().optional(),
  /** The number of answers with content. */
  descarcari: z.int(),
  /** Key of its maker (`user#3`): the link works while they may share the document. */
  creator: z.string(),
  creatDe: z.string(),
  creatLa: z.iso.datetime(),
  /** The name of its maker and of their institution, as they were when it was made. */
  expeditor: z.string().optional(),
  institutie: z.string().optional(),
  /** The address to which it was sent by mail. */
  catre: z.string().optional(),
  trimitere: z.enum(mailStates).optional(),
  /** The table's TTL attribute, which deletes an expired link automatically. Until then its date decides. */
  forgetAt: z.int(),
});

export type Link = z.output<typeof Link>;

export const LinkView = Link.omit({ tokenHash: true, passwordHash: true, creator: true, forgetAt: true })
  .extend({ cuParola: z.boolean() })
  .meta({ id: "LegaturaDocumentului" });
export type LinkView = z.output<typeof LinkView>;

/** The list of the links of a document. Its rows carry the key of the record. */
export const linksOf = (documentId: number): string => `links#${documentId}`;

export const Links = entity({
  name: "link",
  service: "documents",
  schema: Link,
  key: ({ tokenHash }: Pick<Link, "tokenHash">) => ({ pk: `link#${tokenHash}`, sk: "link" }),
  lists: ({ documentId, tokenHash, forgetAt }) => [
    { partition: linksOf(documentId), attributes: { tokenHash, forgetAt }, counter: null },
  ],
});

const TOKEN_BYTES = 32;

/** A new token: 256 random bits. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/**
 * The hash that a token is stored and found by. 256 random bits cannot be guessed, so a slow hash is unnecessary; the
 * key separates it from hashes for other purposes.
 */
export const hashOfToken = (token: string): string =>
  createHmac("sha256", "temelia.document-link").update(token).digest("base64url");

export const hasExpired = ({ dataExpirare }: Pick<Link, "dataExpirare">): boolean =>
  dataExpirare <= clock.iso();

/** True if the number of uses is limited. */
export const isCounted = ({ maxDescarcari }: Link): boolean => maxDescarcari !== undefined;

export const isUsedUp = ({ maxDescarcari, descarcari }: Link): boolean =>
  maxDescarcari !== undefined && descarcari >= maxDescarcari;

/**
 * The same refusal for every link that does not work: unknown, revoked, expired, used up, its document deleted, or
 * its maker without the right.
 */
export const noSuchLink = () => refusals.linkInexistent();

/** The write that counts a use, on condition that the link still works. */
export const usingLink = (link: Link): Write =>
  onlyIf<Link>(
    {
      Update: {
        TableName: Links.table,
        Key: Links.key(link),
        UpdateExpression: "ADD descarcari :one",
        ExpressionAttributeValues: { ":one": 1 },
      },
    },
    {
      dataExpirare: above(clock.iso()),
      ...(link.maxDescarcari === undefined ? {} : { descarcari: below(link.maxDescarcari) }),
    },
    noSuchLink,
  );

/** The write that notes what became of the mail of a link. Its count and its revision stay: whoever opens it meanwhile is not refused. */
export const notingMail = (link: Pick<Link, "tokenHash">, state: LinkMailState): Write =>
  onlyIf(
    {
      Update: {
        TableName: Links.table,
        Key: Links.key(link),
        UpdateExpression: "SET trimitere = :state",
        ExpressionAttributeValues: { ":state": state },
      },
    },
    "present",
  );
