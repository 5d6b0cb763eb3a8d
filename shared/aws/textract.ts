import { TextractClient } from "@aws-sdk/client-textract";
import { retryPolicy } from "./clients.ts";
import { once } from "../once.ts";

export const textract = once(() => new TextractClient(retryPolicy(10)));
