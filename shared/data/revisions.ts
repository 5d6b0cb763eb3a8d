import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { clock } from "../clock.ts";
import { assumptionFailed, type Assumption } from "./assumptions.ts";
import type { Key } from "./tables.ts";

type Item = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/*
 * A partition of these kinds has a revision, an item of its own: every transaction that writes into the partition moves
 * it. What was read from the partition holds as long as the revision stands. The rule is here and in `transact`, so
 * that no verb and no record can forget it.
 */
const revised = ["user", "organization"] as const;

/** A kind of partition with a revision: the first word of its pk. */
export type RevisedKind = (typeof revised)[number];

export const revisedPartition = (kind: RevisedKind, id: number | string): string => `${kind}#${id}`;

const prefixes = revised.map((kind) => `${kind}#`);
const isRevised = (pk: string): boolean => prefixes.some((prefix) => pk.startsWith(prefix));

const REVISION = "revision";

export const revisionKey = (pk: string): Key => ({ pk, sk: REVISION });

export const isRevision = ({ sk }: Record<string, unknown>): boolean => sk === REVISION;

export interface Revision {
  /** How often the partition was written; 0 where it never was. Ids are not reused, so it only grows. */
  revision: number;
  /** Milliseconds since 1970. */
  movedAt: number;
}

/** The revision in its item. */
export const revisionIn = (item: Record<string, unknown> | undefined): Revision => ({
  revision: Number(item?.revision ?? 0),
  movedAt: Number(item?.movedAt ?? 0),
});

/** A write of a transaction, as `transact` takes it. */
interface RevisionWrite {
  item: Item;
  refused?: () => Error;
}

interface Touched {
  TableName: string;
  Key: Key;
  isMoved: boolean;
  assumed: Assumption | undefined;
}

/**
 * The writes that a transaction needs for revisions: it moves those of the partitions that it writes into, and has the
 * condition that those which the request assumes still stand. One write for each, whatever the transaction holds.
 */
export function revising(items: Item[], assumed: readonly Assumption[]): RevisionWrite[] {
  const touched = new Map<string, Touched>();
  for (const { TableName, pk } of items.flatMap(writtenPartition))
    touched.set(`${TableName}\n${pk}`, {
      TableName,
      Key: revisionKey(pk),
      isMoved: true,
      assumed: undefined,
    });
  for (const assumption of assumed) {
    const { table: TableName, pk } = assumption;
    const isMoved = touched.has(`${TableName}\n${pk}`);
    touched.set(`${TableName}\n${pk}`, { TableName, Key: revisionKey(pk), isMoved, assumed: assumption });
  }
  return [...touched.values()].map(writeOf);
}

/** The partition with a revision that the item of a transaction writes into. */
function writtenPartition({ Put, Update, Delete }: Item): { TableName: string; pk: string }[] {
  const written = Put ? { ...Put, Key: Put.Item } : (Update ?? Delete);
  const pk = String(written?.Key?.pk);
  return isRevised(pk) ? [{ TableName: String(written?.TableName), pk }] : [];
}

function writeOf({ TableName, Key, isMoved, assumed }: Touched): RevisionWrite {
  const condition = assumed && conditionOf(assumed);
  const refused = assumed && { refused: () => assumptionFailed(assumed) };
  if (!isMoved) return { item: { ConditionCheck: { TableName, Key, ...conditionOf(assumed) } }, ...refused };
  const move = {
    TableName,
    Key,
    UpdateExpression: "ADD revision :one SET movedAt = :now",
    ...condition,
    ExpressionAttributeValues: {
      ":one": 1,
      ":now": clock.now().getTime(),
      ...condition?.ExpressionAttributeValues,
    },
  };
  return { item: { Update: move }, ...refused };
}

const conditionOf = (assumed: Assumption | undefined) =>
  assumed?.revision
    ? {
        ConditionExpression: "revision = :assumed",
        ExpressionAttributeValues: { ":assumed": assumed.revision },
      }
    : { ConditionExpression: "attribute_not_exists(pk)" };
