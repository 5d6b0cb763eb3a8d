import type { IncomingMessage, ServerResponse } from "node:http";
import { answerCancelled } from "../cancelled-transaction.ts";
import { AwsError, answerError, answerJson } from "../json-protocol.ts";
import { errorDocument } from "../s3/xml.ts";
import { bodyOf } from "../service.ts";
import type { Exchange } from "./exchange.ts";
import type { FaultName } from "./faults.ts";

/** A fault that answers in place of the service, which never sees the request. */
interface Refusal {
  fault: FaultName;
  meets(exchange: Exchange): boolean;
  answer(req: IncomingMessage, res: ServerResponse): Promise<void>;
}

interface Transaction {
  TransactItems: unknown[];
}

/** The response of a transaction cancelled for a transient reason of its first item. */
const cancelled = (code: string, message: string): Refusal["answer"] => {
  return async (req, res) => {
    const { TransactItems } = JSON.parse((await bodyOf(req)).toString()) as Transaction;
    answerCancelled(
      res,
      TransactItems.map((_, index) => (index === 0 ? { Code: code, Message: message } : { Code: "None" })),
    );
  };
};

const jsonError = (version: "1.0" | "1.1", code: string, message: string): Refusal["answer"] => {
  return async (req, res) => {
    await bodyOf(req);
    answerError(res, version, new AwsError(code, message));
  };
};

/** S3's 503; the response to a HEAD has no body. */
const unavailable = (code: string, message: string): Refusal["answer"] => {
  return async (req, res) => {
    for await (const _ of req) void _;
    const document = errorDocument({ Code: code, Message: message, Resource: req.url?.split("?")[0] ?? "/" });
    res.writeHead(503, { "content-type": "application/xml" });
    res.end(req.method === "HEAD" ? "" : document);
  };
};

const everyKeyUnprocessed: Refusal["answer"] = async (req, res) => {
  const { RequestItems } = JSON.parse((await bodyOf(req)).toString()) as { RequestItems: object };
  const Responses = Object.fromEntries(Object.keys(RequestItems).map((table) => [table, []]));
  answerJson(res, "1.0", 200, { Responses, UnprocessedKeys: RequestItems });
};

const isTransaction = ({ operation }: Exchange) => operation === "TransactWriteItems";

/** The more specific responses come first. Sources: the services' API references, "Errors". */
const refusals: Refusal[] = [
  {
    fault: "transactionConflict",
    meets: isTransaction,
    answer: cancelled("TransactionConflict", "Transaction is ongoing for the item"),
  },
  {
    fault: "dynamodbThrottling",
    meets: isTransaction,
    answer: cancelled("ThrottlingError", "Throughput exceeds the current capacity of your table or index."),
  },
  {
    fault: "dynamodbThrottling",
    meets: ({ service, writes }) => service === "dynamodb" && writes,
    answer: jsonError("1.0", "ThrottlingException", "Throughput exceeds the current capacity of your table."),
  },
  {
    fault: "dynamodbThrottling",
    meets: ({ service }) => service === "dynamodb",
    answer: jsonError(
      "1.0",
      "ProvisionedThroughputExceededException",
      "The level of configured provisioned throughput for the table was exceeded.",
    ),
  },
  {
    fault: "unprocessedKeys",
    meets: ({ operation }) => operation === "BatchGetItem",
    answer: everyKeyUnprocessed,
  },
  {
    fault: "kmsThrottling",
    meets: ({ service }) => service === "kms",
    answer: jsonError("1.1", "ThrottlingException", "You have exceeded the rate at which you may call KMS."),
  },
  {
    fault: "s3Unavailable",
    meets: ({ service }) => service === "s3",
    answer: unavailable("ServiceUnavailable", "Please reduce your request rate."),
  },
  {
    fault: "s3SlowDown",
    meets: ({ service }) => service === "s3",
    answer: unavailable("SlowDown", "Please reduce your request rate."),
  },
];

/** The refusals that apply to an exchange: one of each fault, so that each is drawn once. */
export const refusalsOf = (exchange: Exchange): Refusal[] =>
  refusals.filter(
    ({ fault, meets }, index) =>
      meets(exchange) &&
      refusals.findIndex((other) => other.fault === fault && other.meets(exchange)) === index,
  );
