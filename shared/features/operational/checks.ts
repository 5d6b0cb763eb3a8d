import { GetQueueAttributesCommand } from "@aws-sdk/client-sqs";
import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../../aws/clients.ts";
import { sqs } from "../../aws/sqs.ts";
import { ephemeralKey } from "../../data/ephemeral.ts";
import { ephemeralTable, tableOf, type Key } from "../../data/tables.ts";
import type { Check } from "./health.ts";

/** No record has this key: reading it touches the table and costs half a read unit. */
const tableCheck =
  (TableName: string, Key: Key): Check =>
  (abortSignal) =>
    dynamo().send(new GetCommand({ TableName, Key }), { abortSignal });

/** `db`: one read in the service's table. */
export const databaseCheck = (serviceName: string): Check =>
  tableCheck(tableOf(serviceName), { pk: "health", sk: "health" });

/** `cache`: one read in the ephemeral table. */
export const ephemeralCheck = (serviceName: string): Check =>
  tableCheck(ephemeralTable(), ephemeralKey(serviceName, "health"));

/** `queue`: reads the depth of the queue at an address. */
export const queueCheck =
  (url: string): Check =>
  (abortSignal) =>
    sqs().send(
      new GetQueueAttributesCommand({
        QueueUrl: url,
        AttributeNames: ["ApproximateNumberOfMessages"],
      }),
      { abortSignal },
    );
