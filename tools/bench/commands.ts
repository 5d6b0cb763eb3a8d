import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from "@aws-sdk/client-kms";
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import {
  GetQueueAttributesCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { once } from "../../shared/once.ts";
import { watchClient, type AwsCall } from "../../shared/testing/aws-calls.ts";

type Input = never;

/** A client as the SDK makes it, at its first use: the environment is set by then. Its calls are recorded as the handler's. */
const client = <T extends { middlewareStack: object }>(service: string, make: () => T): (() => T) =>
  once(() => {
    const made = make();
    watchClient(service, made);
    return made;
  });
const dynamo = client("dynamodb", () =>
  DynamoDBDocumentClient.from(new DynamoDBClient(), { marshallOptions: { removeUndefinedValues: true } }),
);
const s3 = client("s3", () => new S3Client({ forcePathStyle: true }));
const sqs = client("sqs", () => new SQSClient());
const kms = client("kms", () => new KMSClient());

/** The bare SDK call for a recorded one. */
const bare: Record<string, (input: Input) => Promise<unknown>> = {
  "dynamodb.BatchGetItem": (input) => dynamo().send(new BatchGetCommand(input)),
  "dynamodb.DeleteItem": (input) => dynamo().send(new DeleteCommand(input)),
  "dynamodb.GetItem": (input) => dynamo().send(new GetCommand(input)),
  "dynamodb.PutItem": (input) => dynamo().send(new PutCommand(input)),
  "dynamodb.Query": (input) => dynamo().send(new QueryCommand(input)),
  // A new transaction, not a retry of the recorded one: the SDK generates its token.
  "dynamodb.TransactWriteItems": (input: TransactWriteCommandInput) =>
    dynamo().send(new TransactWriteCommand({ ...input, ClientRequestToken: undefined })),
  "dynamodb.UpdateItem": (input) => dynamo().send(new UpdateCommand(input)),
  "kms.Decrypt": (input) => kms().send(new DecryptCommand(input)),
  "kms.GenerateDataKey": (input) => kms().send(new GenerateDataKeyCommand(input)),
  "s3.GetObject": async (input) =>
    (await s3().send(new GetObjectCommand(input))).Body?.transformToByteArray(),
  "s3.HeadObject": (input) => s3().send(new HeadObjectCommand(input)),
  "s3.PutObject": (input) => s3().send(new PutObjectCommand(input)),
  "sqs.GetQueueAttributes": (input) => sqs().send(new GetQueueAttributesCommand(input)),
  "sqs.SendMessage": (input) => sqs().send(new SendMessageCommand(input)),
  "sqs.SendMessageBatch": (input) => sqs().send(new SendMessageBatchCommand(input)),
};

/** @throws Error for a call that is not in this list */
export function commandOf({ name, input }: AwsCall): Promise<unknown> {
  const send = bare[name];
  if (!send) throw new Error(`tools/bench/commands.ts does not support ${name}`);
  return send(input as Input);
}
