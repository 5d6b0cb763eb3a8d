import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import type { Key } from "./tables.ts";

/** The position in the index after a page. */
export type DuePosition = Record<string, unknown>;

interface DueReading {
  /** The `dueStatus` of the wanted records. */
  partition: string;
  /** ISO 8601: only records due at this time or before. */
  until: string;
  limit: number;
  from?: DuePosition | undefined;
}

/**
 * A page of the keys of due records, longest overdue first. The `due` index is eventually consistent: callers read
 * the record before they act.
 */
export async function readDue(
  table: string,
  { partition, until, limit, from }: DueReading,
): Promise<{ keys: Key[]; next: DuePosition | undefined }> {
  const { Items = [], LastEvaluatedKey } = await dynamo().send(
    new QueryCommand({
      TableName: table,
      IndexName: "due",
      KeyConditionExpression: "dueStatus = :partition AND dueAt <= :until",
      ExpressionAttributeValues: { ":partition": partition, ":until": until },
      Limit: limit,
      ExclusiveStartKey: from,
    }),
  );
  return { keys: Items.map(({ pk, sk }) => ({ pk, sk }) as Key), next: LastEvaluatedKey };
}
