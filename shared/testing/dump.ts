import { DynamoDBClient, ListTablesCommand, paginateScan } from "@aws-sdk/client-dynamodb";
import { ListBucketsCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { config } from "../config.ts";

/** Everything that the stage has stored: every item of every table, every object of every bucket by key and ETag. */
export async function dump(): Promise<string[]> {
  const [items, objects] = await Promise.all([dumpTables(), dumpBuckets()]);
  return [...items, ...objects].sort();
}

async function dumpTables(): Promise<string[]> {
  const client = new DynamoDBClient({ maxAttempts: 10 });
  const { TableNames = [] } = await client.send(new ListTablesCommand());
  const names = TableNames.filter((name) => name.startsWith(`${config.tablePrefix}-`));
  return (await Promise.all(names.map((name) => dumpTable(client, name)))).flat();
}

async function dumpTable(client: DynamoDBClient, TableName: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) {
    lines.push(...Items.map((item) => `${TableName} ${JSON.stringify(Object.entries(item).sort())}`));
  }
  return lines;
}

async function dumpBuckets(): Promise<string[]> {
  const client = new S3Client({ forcePathStyle: true, maxAttempts: 10 });
  const { Buckets = [] } = await client.send(new ListBucketsCommand());
  const names = Buckets.map(({ Name = "" }) => Name).filter((name) =>
    name.startsWith(`${config.tablePrefix}-`),
  );
  const lists = await Promise.all(names.map((Bucket) => client.send(new ListObjectsV2Command({ Bucket }))));
  return lists.flatMap(({ Contents = [], Name }) =>
    Contents.map(({ Key, ETag }) => `${Name} ${Key} ${ETag}`),
  );
}
