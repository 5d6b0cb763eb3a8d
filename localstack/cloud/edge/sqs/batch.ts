import type { Faults } from "../faults/faults.ts";
import { AwsError, type LiveCall, type Operation, operation } from "../json-protocol.ts";
import { invalidShape, sqsError } from "./errors.ts";
import { MessageAttributes, sizeOf } from "./message-attributes.ts";
import { payloadLimit } from "./queue-attributes.ts";
import { type Batch, shapes } from "./shapes.ts";

const entryLimit = 10;

interface Failure {
  Id: string;
  SenderFault: boolean;
  Code: string;
  Message: string;
}

/** An operation over up to ten entries: each runs as the single operation and fails on its own. */
export const inBatches = (single: Operation): Operation =>
  operation(shapes.Batch, invalidShape, async ({ QueueUrl, Entries }, call) => {
    checkEntries(Entries);
    const Successful: object[] = [];
    const Failed: Failure[] = [];
    for (const { Id, ...entry } of Entries)
      try {
        Successful.push({ Id, ...((await single({ ...entry, QueueUrl }, call)) as object | undefined) });
      } catch (error) {
        Failed.push(failure(Id, error));
      }
    return { Successful, Failed };
  });

/** A batch of messages also has a limit on its total size, and the fault `refusedEntries` may refuse some of them. */
export const inSizedBatches = (single: Operation, faults: Faults): Operation => {
  const run = inBatches((entry, call) => {
    if (!faults.happens("refusedEntries")) return single(entry, call);
    faults.injected("refusedEntries");
    throw new AwsError("ServiceUnavailable", "Service is currently unavailable.", { status: 503 });
  });
  return (input: unknown, call: LiveCall) => {
    const batch = shapes.Batch.safeParse(input);
    if (batch.success && batch.data.Entries.reduce((sum, entry) => sum + entrySize(entry), 0) > payloadLimit)
      throw sqsError("batchTooLong", `Batch requests cannot be longer than ${String(payloadLimit)} bytes.`);
    return run(input, call);
  };
};

function checkEntries(entries: Batch["Entries"]): void {
  const ids = entries.map(({ Id }) => Id);
  if (ids.length === 0) throw sqsError("emptyBatch", "There should be at least one entry in the request.");
  if (ids.length > entryLimit)
    throw sqsError(
      "tooManyEntries",
      `Maximum number of entries per request are 10. You have sent ${String(ids.length)}.`,
    );
  if (!ids.every((id) => /^[\w-]{1,80}$/.test(id)))
    throw sqsError(
      "invalidEntryId",
      "A batch entry id can only contain alphanumeric characters, hyphens and underscores.",
    );
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at);
  if (repeated !== undefined) throw sqsError("idsNotDistinct", `Id ${repeated} repeated.`);
}

function entrySize(entry: Batch["Entries"][number]): number {
  const attributes = MessageAttributes.safeParse(entry.MessageAttributes ?? {});
  return sizeOf(String(entry.MessageBody), attributes.data ?? {});
}

function failure(Id: string, error: unknown): Failure {
  if (!(error instanceof AwsError)) throw error;
  const Code = error.queryCode ?? error.code;
  return { Id, SenderFault: error.status < 500, Code, Message: error.message };
}
