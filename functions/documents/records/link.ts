import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity } from "../../../shared/data/entity.ts";
import type { Key } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { notFound } from "../../../shared/errors.ts";
import { NOTED_SECONDS } from "./download-mark.ts";

/** An address that opens the current version of one document to whoever has it, until it ends. */
export const Link = z.object({
  id: z.int(),
  documentId: z.int(),
  /** What is kept of its token. */
  tokenHash: z.string(),
  dataExpirare: z.iso.datetime(),
  /** argon2id of its own password; never part of a view. */
  passwordHash: z.string().optional(),
  maxDescarcari: z.int().optional(),
  /** How many downloads have begun. */
  descarcari: z.int(),
  creatDe: z.string(),
  creatLa: z.iso.datetime(),
  /** The table's TTL attribute: an expired link disappears by itself. Until then its date decides. */
  forgetAt: z.int(),
});

export type Link = z.output<typeof Link>;

export const LinkView = Link.omit({ tokenHash: true, passwordHash: true, forgetAt: true })
  .extend({ cuParola: z.boolean() })
  .meta({ id: "LegaturaDocumentului" });

/** The list of the links of a document. Its rows carry the key of the record. */
export const linksOf = (documentId: number): string => `links#${documentId}`;

export const Links = entity({
  name: "link",
  service: "documents",
  schema: Link,
  key: ({ tokenHash = "" }) => ({ pk: `link#${tokenHash}`, sk: "link" }),
  lists: ({ documentId, tokenHash, forgetAt }) => [
    { partition: linksOf(documentId), attributes: { tokenHash, forgetAt }, counter: null },
  ],
});

const TOKEN_BYTES = 32;

/** A new token: 256 random bits. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/**
 * The hash by which a token is stored and found. 256 random bits cannot be guessed, so that nothing has to slow guesses
 * down; the key keeps it apart from hashes of other purposes.
 */
export const hashOfToken = (token: string): string =>
  createHmac("sha256", "temelia.document-link").update(token).digest("base64url");

export const hasExpired = ({ dataExpirare }: Pick<Link, "dataExpirare">): boolean =>
  dataExpirare <= clock.iso();

export const isUsedUp = ({ maxDescarcari, descarcari }: Link): boolean =>
  maxDescarcari !== undefined && descarcari >= maxDescarcari;

/** The one refusal of every link that does not open: invented, revoked, expired, used up, of a document that is gone. */
export const noSuchLink = () => notFound("linkInexistent");

/** Which version a reader has begun to download with a link, and until when pieces of it belong to that download. */
export interface BegunDownload extends Key {
  versiune: number;
  /** Seconds since 1970; the table's TTL attribute. */
  forgetAt: number;
}

/** @param reader key of the principal that uses the link */
export const begunKey = (link: Pick<Link, "tokenHash">, reader: string): Key => ({
  pk: `link#${link.tokenHash}`,
  sk: `begun#${reader}`,
});

/** The version that a reader has begun lately. */
export function begunVersion(item: Record<string, unknown> | undefined): number | undefined {
  const begun = item as BegunDownload | undefined;
  return begun && begun.forgetAt > clock.epochSeconds() ? begun.versiune : undefined;
}

/** The writes that count a download which begins, on condition that the link still opens. */
export function usingLink(link: Link, reader: string, versiune: number): Write[] {
  const TableName = Links.table;
  const Item = { ...begunKey(link, reader), versiune, forgetAt: clock.epochSeconds() + NOTED_SECONDS };
  return [
    {
      item: {
        Update: {
          TableName,
          Key: Links.key(link),
          UpdateExpression: "ADD descarcari :one",
          ConditionExpression:
            "attribute_exists(pk) AND dataExpirare > :now AND " +
            "(attribute_not_exists(maxDescarcari) OR descarcari < maxDescarcari)",
          ExpressionAttributeValues: { ":one": 1, ":now": clock.iso() },
        },
      },
      refused: noSuchLink,
    },
    { item: { Put: { TableName, Item } } },
  ];
}
