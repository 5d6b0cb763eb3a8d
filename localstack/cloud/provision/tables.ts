import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  type AttributeDefinition,
  type BillingMode,
  type GlobalSecondaryIndex,
  type GlobalSecondaryIndexDescription,
  type KeySchemaElement,
  type StreamViewType,
  type TableDescription,
  UpdateTableCommand,
  type UpdateTableCommandInput,
  UpdateTimeToLiveCommand,
  ResourceInUseException,
} from "@aws-sdk/client-dynamodb";
import { isDeepStrictEqual } from "node:util";
import { setTimeout as wait } from "node:timers/promises";
import type { ResourceKind } from "./resource-kind.ts";

interface TableProperties {
  TableName: string;
  BillingMode: BillingMode;
  AttributeDefinitions: AttributeDefinition[];
  KeySchema: KeySchemaElement[];
  GlobalSecondaryIndexes?: GlobalSecondaryIndex[];
  StreamSpecification?: { StreamViewType: StreamViewType };
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
}

const pollMs = 20;

export const tables: ResourceKind<TableProperties> = {
  applied: [
    "TableName",
    "BillingMode",
    "AttributeDefinitions",
    "KeySchema",
    "GlobalSecondaryIndexes",
    "StreamSpecification",
    "TimeToLiveSpecification",
  ],
  leftToAws: ["DeletionProtectionEnabled", "PointInTimeRecoverySpecification", "SSESpecification", "Tags"],

  async make({ properties, clients: { dynamodb } }) {
    const isNew = await create(dynamodb, properties);
    const existing = await waitUntilActive(dynamodb, properties.TableName);
    if (!isNew) await updateTable(dynamodb, existing, properties);
    await setTimeToLive(dynamodb, properties, isNew);
    const { TableArn = "", LatestStreamArn } = isNew
      ? existing
      : await waitUntilActive(dynamodb, properties.TableName);
    return {
      ref: properties.TableName,
      attributes: { Arn: TableArn, ...(LatestStreamArn && { StreamArn: LatestStreamArn }) },
    };
  },
};

/** Creates the table; false if one of this name exists. */
async function create(dynamodb: DynamoDBClient, properties: TableProperties): Promise<boolean> {
  const { TableName, BillingMode, AttributeDefinitions, KeySchema, GlobalSecondaryIndexes } = properties;
  const table = { TableName, BillingMode, AttributeDefinitions, KeySchema, GlobalSecondaryIndexes };
  try {
    await dynamodb.send(new CreateTableCommand({ ...table, StreamSpecification: streamOf(properties) }));
    return true;
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  }
}

const streamOf = ({ StreamSpecification }: TableProperties) =>
  StreamSpecification && { StreamEnabled: true, ...StreamSpecification };

async function waitUntilActive(dynamodb: DynamoDBClient, TableName: string): Promise<TableDescription> {
  for (;;) {
    const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName }));
    const indexes = Table?.GlobalSecondaryIndexes ?? [];
    if (Table?.TableStatus === "ACTIVE" && indexes.every((index) => index.IndexStatus === "ACTIVE"))
      return Table;
    await wait(pollMs);
  }
}

/** Updates an existing table, one change at a time, as DynamoDB requires. Throws if only a new table would do. */
async function updateTable(
  dynamodb: DynamoDBClient,
  existing: TableDescription,
  wanted: TableProperties,
): Promise<void> {
  if (!isDeepStrictEqual(keysOf(existing.KeySchema), keysOf(wanted.KeySchema)))
    throw new Error(`The table ${wanted.TableName} exists with a different key: remove it first`);
  for (const change of changesFor(existing, wanted)) {
    await dynamodb.send(new UpdateTableCommand({ TableName: wanted.TableName, ...change }));
    await waitUntilActive(dynamodb, wanted.TableName);
  }
}

type Change = Omit<UpdateTableCommandInput, "TableName">;

function changesFor(existing: TableDescription, wanted: TableProperties): Change[] {
  return [
    ...billingChanges(existing, wanted),
    ...streamChanges(existing, wanted),
    ...indexChanges(existing, wanted),
  ];
}

function billingChanges(existing: TableDescription, { BillingMode }: TableProperties): Change[] {
  const current = existing.BillingModeSummary?.BillingMode ?? "PROVISIONED";
  return current === BillingMode ? [] : [{ BillingMode }];
}

/** A stream cannot change its view type: it must be disabled and enabled again. */
function streamChanges(existing: TableDescription, wanted: TableProperties): Change[] {
  const { StreamEnabled = false, StreamViewType } = existing.StreamSpecification ?? {};
  const stream = streamOf(wanted);
  if (StreamEnabled === Boolean(stream) && StreamViewType === stream?.StreamViewType) return [];
  const end = StreamEnabled ? [{ StreamSpecification: { StreamEnabled: false } }] : [];
  return stream ? [...end, { StreamSpecification: stream }] : end;
}

function indexChanges(existing: TableDescription, wanted: TableProperties): Change[] {
  const have = existing.GlobalSecondaryIndexes ?? [];
  const want = wanted.GlobalSecondaryIndexes ?? [];
  const surplus = have.filter((index) => !want.some((candidate) => sameIndex(index, candidate)));
  const missing = want.filter((index) => !have.some((candidate) => sameIndex(candidate, index)));
  const { AttributeDefinitions } = wanted;
  return [
    ...surplus.map(({ IndexName }) => ({ GlobalSecondaryIndexUpdates: [{ Delete: { IndexName } }] })),
    ...missing.map((Create) => ({ AttributeDefinitions, GlobalSecondaryIndexUpdates: [{ Create }] })),
  ];
}

function sameIndex(have: GlobalSecondaryIndexDescription, want: GlobalSecondaryIndex): boolean {
  return (
    have.IndexName === want.IndexName &&
    have.Projection?.ProjectionType === want.Projection?.ProjectionType &&
    isDeepStrictEqual(keysOf(have.KeySchema), keysOf(want.KeySchema))
  );
}

const keysOf = (schema: KeySchemaElement[] = []) => schema.map((key) => [key.AttributeName, key.KeyType]);

async function setTimeToLive(
  dynamodb: DynamoDBClient,
  properties: TableProperties,
  isNew: boolean,
): Promise<void> {
  const { TableName, TimeToLiveSpecification } = properties;
  const wanted = TimeToLiveSpecification?.Enabled ? TimeToLiveSpecification.AttributeName : undefined;
  const current = isNew ? undefined : await readTimeToLive(dynamodb, TableName);
  if (wanted === current) return;
  const changes = [
    ...(current ? [{ AttributeName: current, Enabled: false }] : []),
    ...(wanted ? [{ AttributeName: wanted, Enabled: true }] : []),
  ];
  for (const change of changes)
    await dynamodb.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: change }));
}

/** The TTL attribute of the table; undefined if TTL is off. */
async function readTimeToLive(dynamodb: DynamoDBClient, TableName: string): Promise<string | undefined> {
  const { TimeToLiveDescription } = await dynamodb.send(new DescribeTimeToLiveCommand({ TableName }));
  const { AttributeName, TimeToLiveStatus = "DISABLED" } = TimeToLiveDescription ?? {};
  return TimeToLiveStatus.startsWith("ENABL") ? AttributeName : undefined;
}
