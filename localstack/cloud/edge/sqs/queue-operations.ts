import type { Faults } from "../faults/faults.ts";
import { notImplemented, operation, type Operation } from "../json-protocol.ts";
import { type Call, localAccount } from "../service.ts";
import type { Arrivals } from "./arrivals.ts";
import { invalidShape, sqsError } from "./errors.ts";
import type { Messages } from "./messages.ts";
import { parseAttributes } from "./queue-attributes.ts";
import type { Queue, Queues } from "./queues.ts";
import { shapes } from "./shapes.ts";

export interface Stores {
  queues: Queues;
  messages: Messages;
  arrivals: Arrivals;
  faults: Faults;
}

const pageLimit = 1000;

const urlOf = (name: string, { host }: Call) => `http://${host}/${localAccount}/${name}`;

/** The queue name in a queue URL; the host does not matter. */
export const nameOf = (url: string): string => url.split("/").at(-1) ?? "";

export function queueOperations({ queues, messages, arrivals }: Stores): Record<string, Operation> {
  return {
    CreateQueue: operation(shapes.CreateQueue, invalidShape, ({ QueueName, Attributes }, call) => {
      checkName(QueueName);
      queues.create(QueueName, parseAttributes(Attributes));
      return { QueueUrl: urlOf(QueueName, call) };
    }),

    GetQueueUrl: operation(shapes.GetQueueUrl, invalidShape, ({ QueueName }, call) => ({
      QueueUrl: urlOf(queues.get(QueueName).name, call),
    })),

    GetQueueAttributes: operation(shapes.GetQueueAttributes, invalidShape, (input, call) => {
      const all = allAttributes(queues.get(nameOf(input.QueueUrl)), messages, call);
      if (input.AttributeNames.length === 0) return {};
      return { Attributes: input.AttributeNames.includes("All") ? all : chosen(all, input.AttributeNames) };
    }),

    SetQueueAttributes: operation(shapes.SetQueueAttributes, invalidShape, ({ QueueUrl, Attributes }) => {
      queues.change(queues.get(nameOf(QueueUrl)), parseAttributes(Attributes));
    }),

    ListQueues: operation(shapes.ListQueues, invalidShape, (input, call) => {
      const { QueueNamePrefix: prefix, NextToken: after = "", MaxResults: limit } = input;
      const names = queues.list({ prefix, after, limit: limit ?? pageLimit });
      const QueueUrls = names.map((name) => urlOf(name, call));
      return names.length === limit ? { QueueUrls, NextToken: names.at(-1) } : { QueueUrls };
    }),

    DeleteQueue: operation(shapes.ByQueue, invalidShape, ({ QueueUrl }) => {
      const { name } = queues.get(nameOf(QueueUrl));
      messages.purge(name);
      queues.remove(name);
      arrivals.ring(name);
    }),

    PurgeQueue: operation(shapes.ByQueue, invalidShape, ({ QueueUrl }) => {
      messages.purge(queues.get(nameOf(QueueUrl)).name);
    }),
  };
}

function checkName(name: string): void {
  if (name.endsWith(".fifo")) throw notImplemented("FIFO queues");
  if (!/^[\w-]{1,80}$/.test(name))
    throw sqsError(
      "invalidParameter",
      "Can only include alphanumeric characters, hyphens, or underscores. 1 to 80 in length",
    );
}

/** Everything that GetQueueAttributes returns; times in seconds since 1970. */
function allAttributes(queue: Queue, messages: Messages, call: Call): Record<string, string> {
  const { visible, inFlight, delayed } = messages.depth(queue.name);
  const { RedrivePolicy, ...attributes } = queue.attributes;
  return {
    ...attributes,
    ...(RedrivePolicy ? { RedrivePolicy } : {}),
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    CreatedTimestamp: String(Math.floor(queue.createdAt / 1000)),
    LastModifiedTimestamp: String(Math.floor(queue.modifiedAt / 1000)),
    QueueArn: `arn:aws:sqs:${call.region}:${localAccount}:${queue.name}`,
  };
}

function chosen(all: Record<string, string>, names: string[]): Record<string, string> {
  const unknown = names.find((name) => !(name in all) && name !== "RedrivePolicy");
  if (unknown) throw sqsError("invalidAttributeName", `Unknown Attribute ${unknown}.`);
  return Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}
