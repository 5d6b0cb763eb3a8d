import { AwsError } from "../json-protocol.ts";

/** SQS's errors: the JSON protocol's name and the older query protocol's code, which the SDK exposes too. */
const catalogue = {
  missingQueue: ["com.amazonaws.sqs#QueueDoesNotExist", "AWS.SimpleQueueService.NonExistentQueue"],
  queueExists: ["com.amazonaws.sqs#QueueNameExists", "QueueAlreadyExists"],
  emptyBatch: ["com.amazonaws.sqs#EmptyBatchRequest", "AWS.SimpleQueueService.EmptyBatchRequest"],
  tooManyEntries: [
    "com.amazonaws.sqs#TooManyEntriesInBatchRequest",
    "AWS.SimpleQueueService.TooManyEntriesInBatchRequest",
  ],
  idsNotDistinct: [
    "com.amazonaws.sqs#BatchEntryIdsNotDistinct",
    "AWS.SimpleQueueService.BatchEntryIdsNotDistinct",
  ],
  invalidEntryId: ["com.amazonaws.sqs#InvalidBatchEntryId", "AWS.SimpleQueueService.InvalidBatchEntryId"],
  batchTooLong: ["com.amazonaws.sqs#BatchRequestTooLong", "AWS.SimpleQueueService.BatchRequestTooLong"],
  invalidHandle: ["com.amazonaws.sqs#ReceiptHandleIsInvalid", "ReceiptHandleIsInvalid"],
  invalidContents: ["com.amazonaws.sqs#InvalidMessageContents", "InvalidMessageContents"],
  notInFlight: ["com.amazonaws.sqs#MessageNotInflight", "AWS.SimpleQueueService.MessageNotInflight"],
  invalidAttributeName: ["com.amazonaws.sqs#InvalidAttributeName", "InvalidAttributeName"],
  invalidAttributeValue: ["com.amazonaws.sqs#InvalidAttributeValue", "InvalidAttributeValue"],
  invalidParameter: ["com.amazonaws.sqs#InvalidParameterValueException", "InvalidParameterValue"],
  missingParameter: ["com.amazonaws.sqs#MissingRequiredParameterException", "MissingParameter"],
} as const;

export function sqsError(name: keyof typeof catalogue, message: string): AwsError {
  const [code, queryCode] = catalogue[name];
  return new AwsError(code, message, { queryCode });
}

/** The error for a request of the wrong shape. */
export const invalidShape = (message: string, missing: boolean): AwsError =>
  sqsError(missing ? "missingParameter" : "invalidParameter", message);
