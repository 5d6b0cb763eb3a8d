import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws.ts";

/** How far long work has come that is done in runs: a position for each of its parts. */
export interface Progress {
  /** Where a part goes on; undefined at its beginning. */
  of(part: string): unknown;
  /** Keeps where a part goes on; undefined once it has come to its end. */
  reach(part: string, position: unknown): Promise<void>;
}

/** The progress of the work of that name. Two runs at once may do the same part twice, and lose none. */
export async function readProgress(table: string, name: string): Promise<Progress> {
  const Key = { pk: `progress#${name}`, sk: "progress" };
  const { Item = {} } = await dynamo().send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
  return {
    of: (part) => Item[part],
    async reach(part, position) {
      Item[part] = position;
      await dynamo().send(
        new UpdateCommand({
          TableName: table,
          Key,
          UpdateExpression: position === undefined ? "REMOVE #part" : "SET #part = :position",
          ExpressionAttributeNames: { "#part": part },
          ...(position === undefined ? {} : { ExpressionAttributeValues: { ":position": position } }),
        }),
      );
    },
  };
}
