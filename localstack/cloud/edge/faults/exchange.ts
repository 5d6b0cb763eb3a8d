import type { IncomingMessage } from "node:http";
import { callOf, type Services } from "../service.ts";

/** A request for records, content or messages, as faults see it before its body is read. */
export interface Exchange {
  service: keyof Services;
  /** The operation's name; for S3 the method. */
  operation: string;
  /** Path and query, not decoded. */
  address: string;
  /** True if it changes stored data. */
  writes: boolean;
  /** The application id of the client (`AWS_SDK_UA_APP_ID`), if it sends one. */
  application: string | undefined;
}

const reads: Record<string, readonly string[]> = {
  dynamodb: ["GetItem", "BatchGetItem", "Query", "Scan", "TransactGetItems"],
  sqs: ["ReceiveMessage"],
  kms: ["GenerateDataKey", "Decrypt"],
  secretsmanager: ["BatchGetSecretValue"],
  s3: ["GET", "HEAD"],
};
const writes: Record<string, readonly string[]> = {
  dynamodb: ["PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "TransactWriteItems"],
  sqs: [
    "SendMessage",
    "SendMessageBatch",
    "DeleteMessage",
    "DeleteMessageBatch",
    "ChangeMessageVisibility",
    "ChangeMessageVisibilityBatch",
  ],
  kms: [],
  secretsmanager: ["CreateSecret", "PutSecretValue"],
  s3: ["PUT", "POST", "DELETE"],
};

/**
 * The exchange of a request; undefined if no fault applies: definitions of tables, buckets and queues, and presigned
 * URLs, whose clients do not retry.
 */
export function exchangeOf(service: keyof Services, req: IncomingMessage): Exchange | undefined {
  const address = req.url ?? "/";
  if (service === "s3" && !isAboutContent(address)) return undefined;
  const operation = service === "s3" ? (req.method ?? "GET") : callOf(req).operation;
  const isWrite = writes[service]?.includes(operation) ?? false;
  if (!isWrite && !reads[service]?.includes(operation)) return undefined;
  const application = /\bapp\/(\S+)/.exec(req.headers["user-agent"] ?? "")?.[1];
  return { service, operation, address, writes: isWrite, application };
}

/** A key in a bucket (path style), a listing or a batch of deletions. */
function isAboutContent(address: string): boolean {
  const [path = "", query = ""] = address.split("?", 2);
  if (query.includes("X-Amz-Signature=")) return false;
  return /^\/[^/]+\/./.test(path) || /(^|&)(list-type|delete|uploads)\b/.test(query);
}
