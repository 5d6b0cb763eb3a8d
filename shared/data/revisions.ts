import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { clock } from "../clock.ts";
import type { Key } from "./tables.ts";

type Item = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/*
 * A partition of these kinds has a revision in a separate item: every transaction that writes into the partition
 * moves it. Data read from the partition is valid as long as the revision is unchanged. The rule is enforced here and
 * in `transact`, so that no operation and no record can forget it.
 */
const revised = ["user", "organization", "machine", "issuer"] as const;

/** A kind of partition with a revision: the first word of its pk. */
export type RevisedKind = (typeof revised)[number];

export const revisedPartition = (kind: RevisedKind, id: number | string): string => `${kind}#${id}`;

const prefixes = revised.map((kind) => `${kind}#`);
const isRevised = (pk: string): boolean => prefixes.some((prefix) => pk.startsWith(prefix));

const REVISION = "revision";

export const revisionKey = (pk: string): Key => ({ pk, sk: REVISION });

export const isRevision = ({ sk }: Record<string, unknown>): boolean => sk === REVISION;

export interface Revision {
  /** The number of writes into the partition; 0 if there were none. Ids are not reused, so it only grows. */
  revision: number;
  /** Milliseconds since 1970. */
  movedAt: number;
}

/** The revision in its item. */
export const revisionIn = (item: Record<string, unknown> | undefined): Revision => ({
  revision: Number(item?.revision ?? 0),
  movedAt: Number(item?.movedAt ?? 0),
});

/** The writes that move the revisions of all partitions that a transaction writes into, one for each. */
export function movingRevisions(items: Item[]): { item: Item }[] {
  const written = items.flatMap(writtenPartition).map((at) => [`${at.TableName}\n${at.pk}`, at] as const);
  return [...new Map(written).values()].map(({ TableName, pk }) => ({
    item: {
      Update: {
        TableName,
        Key: { ...revisionKey(pk) },
        UpdateExpression: "ADD revision :one SET movedAt = :now",
        ExpressionAttributeValues: { ":one": 1, ":now": clock.now().getTime() },
      },
    },
  }));
}

/** The revised partition that an item of a transaction writes into. */
function writtenPartition({ Put, Update, Delete }: Item): { TableName: string; pk: string }[] {
  const written = Put ? { ...Put, Key: Put.Item } : (Update ?? Delete);
  const pk = String(written?.Key?.pk);
  return isRevised(pk) ? [{ TableName: String(written?.TableName), pk }] : [];
}
