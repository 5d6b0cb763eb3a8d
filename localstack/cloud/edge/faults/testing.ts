import {
  BatchGetItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { CreateKeyCommand, GenerateDataKeyCommand, KMSClient } from "@aws-sdk/client-kms";
import {
  CreateBucketCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import {
  CreateQueueCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Agent } from "node:http";
import { startCloud } from "../../start-cloud.ts";
import type { FaultName } from "./faults.ts";

/** A test bed: a cloud with one table, bucket, queue and key, and clients with short method names. */
export type Bed = Awaited<ReturnType<typeof startBed>>;
export type Clients = ReturnType<typeof clientsOf>;

const name = "bed";

export async function startBed() {
  const cloud = await startCloud();
  const { endpoint, faults } = cloud;
  const agents: Agent[] = [];
  const clients = (options: { maxAttempts: number; userAgentAppId?: string }) => {
    const agent = new Agent({ keepAlive: true });
    agents.push(agent);
    return clientsOf(endpoint, keyId, { ...options, requestHandler: { httpAgent: agent } });
  };
  let keyId = "";
  const first = clients({ maxAttempts: 3 });
  keyId = await first.create();
  const state = () => faults.state();
  const off = Object.keys(state()).filter((fault) => fault !== "slowMs" && fault !== "seed");
  return {
    clients,
    faults,
    state,
    switch: (values: object) => faults.change(values),
    quiet: () => faults.change(Object.fromEntries(off.map((fault) => [fault, 0]))),
    injected: (fault: string) => state()[fault as FaultName].injected,
    /** Closes the connections of all clients. */
    cut: () => agents.splice(0).forEach((agent) => agent.destroy()),
    stop: () => cloud.stop(),
  };
}

interface ClientOptions {
  maxAttempts: number;
  userAgentAppId?: string;
  requestHandler: { httpAgent: Agent };
}

function clientsOf(endpoint: string, KeyId: string, options: ClientOptions) {
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const common = { endpoint, region: "eu-central-1", credentials, ...options };
  const dynamodb = new DynamoDBClient(common);
  const s3 = new S3Client({ ...common, forcePathStyle: true });
  const sqs = new SQSClient(common);
  const kms = new KMSClient(common);
  const QueueUrl = `${endpoint}/000000000000/${name}`;
  const itemOf = (pk: string) => ({ TableName: name, Item: { pk: { S: pk } } });
  return {
    dynamodb,
    async create() {
      await dynamodb.send(
        new CreateTableCommand({
          TableName: name,
          BillingMode: "PAY_PER_REQUEST",
          AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
          KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
        }),
      );
      await s3.send(new CreateBucketCommand({ Bucket: name }));
      await sqs.send(new CreateQueueCommand({ QueueName: name }));
      return (await kms.send(new CreateKeyCommand({}))).KeyMetadata?.KeyId ?? "";
    },
    /** Describes what `create` has created, as a health check does. */
    async define() {
      await dynamodb.send(new DescribeTableCommand({ TableName: name }));
      await s3.send(new HeadBucketCommand({ Bucket: name }));
      await sqs.send(new GetQueueAttributesCommand({ QueueUrl }));
    },
    putItem: (pk: string) => dynamodb.send(new PutItemCommand(itemOf(pk))),
    transact: (pk: string) =>
      dynamodb.send(new TransactWriteItemsCommand({ TransactItems: [{ Put: itemOf(pk) }] })),
    async getItem(pk: string) {
      const read = new GetItemCommand({ TableName: name, Key: { pk: { S: pk } }, ConsistentRead: true });
      return [(await dynamodb.send(read)).Item?.pk?.S];
    },
    async batchGet(pk: string) {
      const RequestItems = { [name]: { Keys: [{ pk: { S: pk } }] } };
      const answer = await dynamodb.send(new BatchGetItemCommand({ RequestItems }));
      const left = answer.UnprocessedKeys?.[name]?.Keys ?? [];
      return { found: answer.Responses?.[name]?.length, left: left.length };
    },
    putObject: (Key: string, Body: string) => s3.send(new PutObjectCommand({ Bucket: name, Key, Body })),
    async getObject(Key: string) {
      await s3.send(new GetObjectCommand({ Bucket: name, Key }));
      return [Key];
    },
    async textOf(Key: string) {
      return (await s3.send(new GetObjectCommand({ Bucket: name, Key }))).Body?.transformToString();
    },
    listObjects: () => s3.send(new ListObjectsV2Command({ Bucket: name })),
    presigned: (Key: string) => getSignedUrl(s3, new PutObjectCommand({ Bucket: name, Key })),
    dataKey: () => kms.send(new GenerateDataKeyCommand({ KeyId, KeySpec: "AES_256" })),
    send: (MessageBody: string) => sqs.send(new SendMessageCommand({ QueueUrl, MessageBody })),
    /** Sends a batch. Tells for each refused entry if the sender is at fault. */
    async sendBatch(bodies: string[]) {
      const Entries = bodies.map((MessageBody, i) => ({ Id: String(i), MessageBody }));
      const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
      return Failed.map(({ SenderFault }) => SenderFault);
    },
    /** Receives the visible messages and deletes them. */
    async receive() {
      const receive = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 });
      const { Messages = [] } = await sqs.send(receive);
      for (const { ReceiptHandle } of Messages)
        await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      return Messages.map(({ Body }) => Body);
    },
  };
}
