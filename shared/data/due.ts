import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws.ts";
import type { Key } from "./tables.ts";

/** Where a reading of the index stopped. */
export type DuePosition = Record<string, unknown>;

export interface DueReading {
  /** What the records that wait carry as `dueStatus`. */
  partition: string;
  /** ISO 8601: what has been due since then, or longer. */
  until: string;
  limit: number;
  from?: DuePosition | undefined;
}

/**
 * A page of the keys of what is due, longest due first. The `due` index follows its table after a while: whoever
 * acts reads the record before.
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
