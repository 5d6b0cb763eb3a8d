import "../testing/local-cloud.ts";
import { DeleteMessageCommand, ReceiveMessageCommand, SendMessageCommand } from "@aws-sdk/client-sqs";
import { expect, it } from "vitest";
import * as z from "zod";
import { sqs } from "../aws/sqs.ts";
import { ephemeralKey } from "../data/ephemeral.ts";
import { ephemeralTable } from "../data/tables.ts";
import { RevisionConflict, transact } from "../data/transaction.ts";
import { queue } from "./queue.ts";
import { queueUrl } from "./send.ts";

const QueueUrl = queueUrl(queue("imports", z.string()));
const ids = Array.from({ length: 200 }, (_, index) => String(index));

/** True for the first caller that claims a message. */
async function claim(id: string): Promise<boolean> {
  const Item = ephemeralKey("documents", "claim", id);
  const ConditionExpression = "attribute_not_exists(pk)";
  try {
    await transact([{ item: { Put: { TableName: ephemeralTable(), Item, ConditionExpression } } }]);
    return true;
  } catch (error) {
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}

it("who claims before acting acts once on each of 200 messages, though they come twice and in any order", async () => {
  for (const MessageBody of ids) await sqs().send(new SendMessageCommand({ QueueUrl, MessageBody }));
  const received: string[] = [];
  const acted: string[] = [];
  for (;;) {
    const receive = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 2 });
    const { Messages = [] } = await sqs().send(receive);
    if (Messages.length === 0) break;
    for (const { Body = "", ReceiptHandle } of Messages) {
      received.push(Body);
      if (await claim(Body)) acted.push(Body);
      await sqs().send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    }
  }
  expect(received.length).toBeGreaterThan(ids.length);
  expect(acted).not.toEqual(ids);
  expect(acted.toSorted()).toEqual(ids.toSorted());
});
