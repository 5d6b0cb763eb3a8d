import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";

/** The progress of long work that takes several runs: a position for each of its parts. */
export interface Progress {
  /** The position from which a part continues; undefined at its start. */
  of(part: string): unknown;
  /** Stores the position from which a part continues; undefined once the part is complete. */
  reach(part: string, position: unknown): Promise<void>;
}

/** Reads the progress of the named work. Concurrent runs may do the same part twice, but never skip one. */
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
