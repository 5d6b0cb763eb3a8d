import { DescribeTableCommand, DynamoDBClient, UpdateTableCommand } from "@aws-sdk/client-dynamodb";
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from "@aws-sdk/client-dynamodb-streams";
import type { DynamoDBRecord } from "aws-lambda";
import type { StreamHandler } from "../messaging/stream-consumer.ts";

/** A batch of Lambda's event sources. */
const BATCH = 100;

interface TakenStream {
  /**
   * Passes the records written since the last call to a function, in batches, as Lambda's event source does.
   * @throws any error of the function
   */
  drain(handler: StreamHandler, isWanted: (keys: { pk: string; sk: string }) => boolean): Promise<void>;
}

/** Turns on the stream of a table, which is off for tables of tests. */
export async function takeStream(TableName: string): Promise<TakenStream> {
  const tables = new DynamoDBClient({});
  const StreamSpecification = { StreamEnabled: true, StreamViewType: "KEYS_ONLY" } as const;
  await tables.send(new UpdateTableCommand({ TableName, StreamSpecification }));
  const { Table } = await tables.send(new DescribeTableCommand({ TableName }));
  const records = recordsOf(Table?.LatestStreamArn ?? "");
  return {
    async drain(handler, isWanted) {
      const wanted = (await records()).filter((record) => isWanted(keysOf(record)));
      for (let start = 0; start < wanted.length; start += BATCH)
        await handler({ Records: wanted.slice(start, start + BATCH) });
    },
  };
}

const keysOf = ({ dynamodb }: DynamoDBRecord) => ({
  pk: dynamodb?.Keys?.pk?.S ?? "",
  sk: dynamodb?.Keys?.sk?.S ?? "",
});

/** A function that returns the records since its last call. */
function recordsOf(StreamArn: string): () => Promise<DynamoDBRecord[]> {
  const streams = new DynamoDBStreamsClient({});
  let next: string | undefined;
  const begin = async () => {
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
    const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
    const wanted = { StreamArn, ShardId, ShardIteratorType: "TRIM_HORIZON" as const };
    return (await streams.send(new GetShardIteratorCommand(wanted))).ShardIterator;
  };
  return async () => {
    next ??= await begin();
    const found: DynamoDBRecord[] = [];
    for (;;) {
      const { Records = [], NextShardIterator } = await streams.send(
        new GetRecordsCommand({ ShardIterator: next }),
      );
      next = NextShardIterator;
      if (Records.length === 0) return found;
      found.push(...(Records as unknown as DynamoDBRecord[]));
    }
  };
}
