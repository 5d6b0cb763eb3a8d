import { DecryptCommand, GenerateDataKeyCommand } from "@aws-sdk/client-kms";
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { dynamo, kms, s3 } from "../../shared/aws.ts";
import type { AwsCall } from "../../shared/testing/aws-calls.ts";

type Input = never;

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
};

/** @throws Error for a call that is not in this list */
export function commandOf({ name, input }: AwsCall): Promise<unknown> {
  const send = bare[name];
  if (!send) throw new Error(`tools/bench/commands.ts knows no ${name}`);
  return send(input as Input);
}
