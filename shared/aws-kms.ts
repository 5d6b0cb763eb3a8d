import { KMSClient } from "@aws-sdk/client-kms";
import { retryPolicy } from "./aws.ts";
import { once } from "./once.ts";

export const kms = once(() => new KMSClient(retryPolicy(5)));
