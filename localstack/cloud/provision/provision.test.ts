import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from "@aws-sdk/client-dynamodb";
import { KMSClient, ListAliasesCommand } from "@aws-sdk/client-kms";
import { GetBucketCorsCommand, GetBucketLifecycleConfigurationCommand, S3Client } from "@aws-sdk/client-s3";
import { GetQueueAttributesCommand, SQSClient } from "@aws-sdk/client-sqs";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Cloud, startCloud } from "../start-cloud.ts";
import { provision, type ProvisionedNames } from "./provision.ts";

let cloud: Cloud;
let clients: { dynamodb: DynamoDBClient; sqs: SQSClient; s3: S3Client; kms: KMSClient };

beforeAll(async () => {
  cloud = await startCloud();
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const config = { endpoint: cloud.endpoint, region: "us-east-1", credentials };
  clients = {
    dynamodb: new DynamoDBClient(config),
    sqs: new SQSClient(config),
    s3: new S3Client({ ...config, forcePathStyle: true }),
    kms: new KMSClient(config),
  };
});

afterAll(() => cloud.stop());

describe("the resources of the project", () => {
  let names: ProvisionedNames;

  beforeAll(async () => {
    names = await provision({ stage: "project", endpoint: cloud.endpoint, streams: true });
  });

  it("every service has a table with text keys, paid per request", async () => {
    const services = ["documents", "notifications", "platform", "identity", "templateAdmin", "invoicing"];
    const tables = await Promise.all(services.map((service) => describeTable(names.tables[service] ?? "")));
    expect(tables.map((table) => [table?.KeySchema, table?.BillingModeSummary?.BillingMode])).toEqual(
      services.map(() => [
        [
          { AttributeName: "pk", KeyType: "HASH" },
          { AttributeName: "sk", KeyType: "RANGE" },
        ],
        "PAY_PER_REQUEST",
      ]),
    );
  });

  it("documents have a stream and the due index", async () => {
    const table = await describeTable(names.tables.documents ?? "");
    expect(table?.StreamSpecification).toEqual({ StreamEnabled: true, StreamViewType: "KEYS_ONLY" });
    expect(table?.GlobalSecondaryIndexes).toMatchObject([
      { IndexName: "due", Projection: { ProjectionType: "KEYS_ONLY" } },
    ]);
  });

  it("what notifications keep ends by itself: records by their attribute, contents by their prefix", async () => {
    const TableName = names.tables.notifications ?? "";
    const { TimeToLiveDescription } = await clients.dynamodb.send(
      new DescribeTimeToLiveCommand({ TableName }),
    );
    expect(TimeToLiveDescription).toMatchObject({ AttributeName: "expiresOn" });
    expect((await describeTable(TableName))?.GlobalSecondaryIndexes).toMatchObject([
      { IndexName: "due", Projection: { ProjectionType: "KEYS_ONLY" } },
    ]);
    const lifecycle = await clients.s3.send(
      new GetBucketLifecycleConfigurationCommand({ Bucket: names.buckets.notifications }),
    );
    const expiring = (lifecycle.Rules ?? []).flatMap(({ Filter, Expiration }) =>
      Expiration ? [[Filter?.Prefix, Expiration.Days]] : [],
    );
    expect(expiring).toEqual([
      ["content/", 90],
      ["scheduled/", 456],
      ["attachments/", 2],
    ]);
  });

  it("what is ephemeral expires and has no stream", async () => {
    const TableName = names.tables.ephemeral ?? "";
    const { TimeToLiveDescription } = await clients.dynamodb.send(
      new DescribeTimeToLiveCommand({ TableName }),
    );
    const table = await describeTable(TableName);
    expect(TimeToLiveDescription).toMatchObject({ AttributeName: "expiresAt" });
    expect(table?.StreamSpecification?.StreamEnabled ?? false).toBe(false);
  });

  it("every queue gives up after five receives to a dead-letter queue of its own", async () => {
    const queues = ["deliveries", "deliveriesHigh", "imports", "transcriptions", "uploads"];
    const policies = await Promise.all(queues.map(async (queue) => policyOf(names.queues[queue] ?? "")));
    expect(policies).toEqual(
      queues.map((queue) => ({
        deadLetterTargetArn: expect.stringMatching(
          new RegExp(`:${names.queues[`${queue}Dlq`]?.split("/").at(-1) ?? ""}$`),
        ) as string,
        maxReceiveCount: 5,
      })),
    );
  });

  it("buckets take uploads from the configured origin and clean up after themselves", async () => {
    const Bucket = names.buckets.staging;
    const cors = await clients.s3.send(new GetBucketCorsCommand({ Bucket }));
    const lifecycle = await clients.s3.send(new GetBucketLifecycleConfigurationCommand({ Bucket }));
    expect(cors.CORSRules).toMatchObject([
      { AllowedOrigins: ["http://localhost:3000"], AllowedMethods: ["GET", "PUT"] },
    ]);
    expect(lifecycle.Rules).toMatchObject([
      { ID: "expire", Expiration: { Days: 2 } },
      { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 2 } },
    ]);
  });

  it("the content key is found by its alias", async () => {
    const { Aliases } = await clients.kms.send(new ListAliasesCommand({ KeyId: names.keys.content }));
    expect(Aliases?.map((alias) => alias.AliasName)).toEqual(["alias/temelia-project-content"]);
  });

  it("a second run changes nothing", async () => {
    const dump = async () => [
      await describeTable(names.tables.documents ?? ""),
      await attributesOf(names.queues.deliveries ?? ""),
      await clients.kms.send(new ListAliasesCommand({})).then(({ Aliases }) => Aliases),
    ];
    const before = await dump();
    expect(await provision({ stage: "project", endpoint: cloud.endpoint, streams: true })).toEqual(names);
    expect(await dump()).toEqual(before);
  });

  it("another stage has everything of its own", async () => {
    const other = await provision({ stage: "other", endpoint: cloud.endpoint });
    const flat = (all: ProvisionedNames) =>
      [all.tables, all.buckets, all.queues, all.keys].flatMap((part) => Object.values(part));
    expect(flat(other).filter((name) => flat(names).includes(name))).toEqual([]);
  });

  it("tables have no stream where nobody asks for it, and lose one that they had", async () => {
    const stage = "unread";
    const streamOf = async ({ tables }: ProvisionedNames) =>
      (await describeTable(tables.documents ?? ""))?.StreamSpecification?.StreamEnabled ?? false;
    expect(await streamOf(await provision({ stage, endpoint: cloud.endpoint, streams: true }))).toBe(true);
    expect(await streamOf(await provision({ stage, endpoint: cloud.endpoint }))).toBe(false);
  });
});

describe("declarations that change", () => {
  it("a queue's attributes follow", async () => {
    const queue = (seconds: number) => `
      JobsQueue:
        Type: AWS::SQS::Queue
        Properties: { QueueName: "changing-\${sls:stage}", VisibilityTimeout: ${String(seconds)} }`;
    const first = await provisionText(queue(30));
    await provisionText(queue(60));
    expect(await attributesOf(first.queues.jobs ?? "")).toMatchObject({ VisibilityTimeout: "60" });
  });

  it("a table's stream, index and expiry follow, and its items stay", async () => {
    const item = { TableName: "growing", Item: { pk: { S: "kept" } } };
    await provisionText(table({ name: "growing" }));
    await clients.dynamodb.send(new PutItemCommand(item));
    await provisionText(
      table({
        name: "growing",
        more: `
          StreamSpecification: { StreamViewType: KEYS_ONLY }
          TimeToLiveSpecification: { AttributeName: expiresAt, Enabled: true }
          GlobalSecondaryIndexes:
            - IndexName: reversed
              KeySchema: [{ AttributeName: sk, KeyType: HASH }]
              Projection: { ProjectionType: ALL }`,
      }),
    );
    expect(await describeTable("growing")).toMatchObject({
      StreamSpecification: { StreamEnabled: true, StreamViewType: "KEYS_ONLY" },
      GlobalSecondaryIndexes: [{ IndexName: "reversed" }],
    });
    expect(await expiryOf("growing")).toMatchObject({
      AttributeName: "expiresAt",
      TimeToLiveStatus: "ENABLED",
    });
    await provisionText(table({ name: "growing" }));
    const shrunk = await describeTable("growing");
    const { Items } = await clients.dynamodb.send(new ScanCommand({ TableName: "growing" }));
    expect(shrunk?.GlobalSecondaryIndexes ?? []).toEqual([]);
    expect(shrunk?.StreamSpecification?.StreamEnabled ?? false).toBe(false);
    expect(await expiryOf("growing")).toMatchObject({ TimeToLiveStatus: "DISABLED" });
    expect(Items).toEqual([item.Item]);
  });

  it("a table with another key is refused: it would be another table", async () => {
    await provisionText(table({ name: "rekeyed" }));
    await expect(provisionText(table({ name: "rekeyed", hash: "sk" }))).rejects.toThrow(
      "The table rekeyed exists with a different key: remove it first",
    );
  });
});

it("templates know short and long forms, Serverless variables and pseudo parameters", async () => {
  const { queues, references } = await provisionText(`
      FirstQueue:
        Type: AWS::SQS::Queue
        Properties:
          QueueName: !Sub "first-\${sls:stage}-\${AWS::AccountId}-\${env:NOT_SET_ANYWHERE, 'default'}"
      SecondQueue:
        Type: AWS::SQS::Queue
        Properties:
          QueueName: { "Fn::Join": ["-", [second, !GetAtt FirstQueue.QueueName]] }
      ThirdQueue:
        Type: AWS::SQS::Queue
        Properties:
          QueueName: !Sub ["\${name}-\${SecondQueue.QueueName}-\${param:pathStyleS3}", { name: third }]`);
  const last = (name: string) => queues[name]?.split("/").at(-1);
  expect(last("third")).toBe("third-second-first-text-000000000000-default-true");
  expect(references.FirstQueue?.ref).toBe(queues.first);
});

it("templates leave to AWS what only exists there", async () => {
  const { references } = await provisionText(`
      DepthAlarm: { Type: AWS::CloudWatch::Alarm, Properties: { Threshold: 1 } }`);
  expect(references).toEqual({});
});

it.each([
  ["a type that nobody knows", "X: { Type: AWS::Kinesis::Stream }", /^X: AWS::Kinesis::Stream is neither/],
  [
    "a property that nobody knows",
    "X: { Type: AWS::SQS::Queue, Properties: { QueueName: x, FifoQueue: true } }",
    /^X: the property FifoQueue of AWS::SQS::Queue is neither/,
  ],
  ["a resource that does not exist", named("!GetAtt Missing.QueueName"), /^There is no resource Missing$/],
  [
    "an attribute that does not exist",
    `${named("a")}\n      Y: ${queueNamed("!GetAtt X.Nothing")}`,
    /^The resource X has no attribute Nothing here$/,
  ],
  ["a variable without a value", named('"${env:NOT_SET_ANYWHERE}"'), /has no value here$/],
  [
    "a function that nobody knows",
    named('!Select [0, ["a"]]'),
    /^The provisioner does not support Fn::Select$/,
  ],
  ["a key without an alias", "X: { Type: AWS::KMS::Key }", /^The key X has no alias/],
])("templates refuse %s", async (_, text, message) => {
  await expect(provisionText(text)).rejects.toThrow(message);
});

it("templates leave out what has a condition: a deployment can do without it", async () => {
  const { queues } = await provisionText("X: { Type: AWS::SQS::Queue, Condition: IsProduction }");
  expect(queues).toEqual({});
});

it("templates refuse a resource that two files declare", async () => {
  const twice = provisionText(named("a"), named("b"));
  await expect(twice).rejects.toThrow(/the resource X is declared twice$/);
});

it("templates are never provisioned without an endpoint", async () => {
  await expect(provision({ stage: "x", endpoint: "" })).rejects.toThrow(/^Set AWS_ENDPOINT_URL/);
});

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "temelia-provision-"));
  return () => {
    rmSync(directory, { recursive: true, force: true });
  };
});

/** Provisions inline resources, one file each. */
function provisionText(...resources: string[]): Promise<ProvisionedNames> {
  resources.forEach((text, index) => {
    writeFileSync(join(directory, `${String(index)}.yml`), `Resources:\n      ${text}\n`);
  });
  return provision({ stage: "text", endpoint: cloud.endpoint, resourcesDirectory: directory, streams: true });
}

function queueNamed(name: string): string {
  return `{ Type: AWS::SQS::Queue, Properties: { QueueName: ${name} } }`;
}

function named(name: string): string {
  return `X: ${queueNamed(name)}`;
}

const table = ({ name, hash = "pk", more = "" }: { name: string; hash?: string; more?: string }) => `
      Table:
        Type: AWS::DynamoDB::Table
        Properties:
          TableName: ${name}
          BillingMode: PAY_PER_REQUEST
          KeySchema: [{ AttributeName: ${hash}, KeyType: HASH }]
          AttributeDefinitions:
            - { AttributeName: ${hash}, AttributeType: S }
            ${more.includes("reversed") ? "- { AttributeName: sk, AttributeType: S }" : ""}${more}`;

async function describeTable(TableName: string) {
  return (await clients.dynamodb.send(new DescribeTableCommand({ TableName }))).Table;
}

async function expiryOf(TableName: string) {
  return (await clients.dynamodb.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription;
}

async function attributesOf(QueueUrl: string): Promise<Record<string, string>> {
  const described = await clients.sqs.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ["All"] }),
  );
  return described.Attributes ?? {};
}

const policyOf = async (QueueUrl: string): Promise<unknown> =>
  JSON.parse((await attributesOf(QueueUrl)).RedrivePolicy ?? "null");
