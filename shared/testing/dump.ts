import { DynamoDBClient, paginateListTables, paginateScan } from "@aws-sdk/client-dynamodb";
import { ListBucketsCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { config } from "../config.ts";

/** All stored data of the stage: every item of every table, every object of every bucket by key and ETag. */
export async function dump(): Promise<string[]> {
  const [items, objects] = await Promise.all([dumpTables(), dumpBuckets()]);
  return [...items, ...objects].sort();
}

async function dumpTables(): Promise<string[]> {
  const client = new DynamoDBClient({ maxAttempts: 10 });
  const all: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) all.push(...TableNames);
  const names = ofStage(all);
  return (await Promise.all(names.map((name) => dumpTable(client, name)))).flat();
}

async function dumpTable(client: DynamoDBClient, TableName: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) {
    lines.push(...Items.map((item) => `${TableName} ${JSON.stringify(item, inOrder)}`));
  }
  return lines;
}

/** A replacer for JSON: the engine returns the entries of a map in any order. */
const inOrder = (_key: string, value: unknown): unknown =>
  isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

async function dumpBuckets(): Promise<string[]> {
  const client = new S3Client({ forcePathStyle: true, maxAttempts: 10 });
  const { Buckets = [] } = await client.send(new ListBucketsCommand());
  const names = ofStage(Buckets.map(({ Name = "" }) => Name));
  return (await Promise.all(names.map((name) => dumpBucket(client, name)))).flat();
}

async function dumpBucket(client: S3Client, Bucket: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    lines.push(...Contents.map(({ Key, ETag }) => `${Bucket} ${Key} ${ETag}`));
  }
  return lines;
}

/** @throws Error if nothing belongs to the stage: an empty dump would always equal another empty dump */
function ofStage(names: string[]): string[] {
  const own = names.filter((name) => name.startsWith(`${config.tablePrefix}-`));
  if (own.length === 0) throw new Error(`Nothing of ${config.tablePrefix} is there to be dumped.`);
  return own;
}
