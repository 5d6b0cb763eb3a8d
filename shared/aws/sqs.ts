import { SQSClient } from "@aws-sdk/client-sqs";
import { retryPolicy } from "./clients.ts";
import { once } from "../once.ts";

export const sqs = once(() => new SQSClient(retryPolicy(5)));
