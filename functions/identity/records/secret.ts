import * as z from "zod";
import { hashOfSecret, isLiveSecret } from "../../../shared/auth/client-secrets.ts";
import { tableOf, type Key } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";

/** A project's secret token as stored: only its hash, never the token itself. */
export const Secret = z.object({
  hash: z.string(),
  created_at: z.iso.datetime(),
  /** The time until which it is valid; absent for the current secret. */
  valid_until: z.iso.datetime().optional(),
});
export type Secret = z.output<typeof Secret>;

/**
 * The hash that a secret is stored and found by, keyed by the organization's secret name. It finds the project in one
 * read, however many the organization has.
 */
export const hashOf = (secretName: string, token: string): string =>
  hashOfSecret(secretName, token.normalize("NFC"));

export const isLive = ({ valid_until }: Secret): boolean => isLiveSecret({ validUntil: valid_until });

/** The lookup row from a secret to its project: sign-in reads this row first. */
export const secretKey = (hash: string): Key => ({ pk: `secret#${hash}`, sk: "secret" });

interface Owner {
  id: number;
  organization_id: number;
}

/** The writes that bring the lookup rows of a project's secrets in line with its record. */
export function linkingSecrets({ id, organization_id }: Owner, before: Secret[], after: Secret[]): Write[] {
  const TableName = tableOf("identity");
  const missing = (secrets: Secret[], { hash }: Secret) => !secrets.some((other) => other.hash === hash);
  return [
    ...before
      .filter((secret) => missing(after, secret))
      .map(({ hash }) => ({ item: { Delete: { TableName, Key: secretKey(hash) } } })),
    ...after
      .filter((secret) => missing(before, secret))
      .map(({ hash }) => ({
        item: { Put: { TableName, Item: { ...secretKey(hash), project_id: id, organization_id } } },
      })),
  ];
}
