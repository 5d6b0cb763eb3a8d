import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Ports } from "./ports.ts";

export const root = join(import.meta.dirname, "../..");
export const stage = "local";
const account = "000000000000";

/** What serverless.yml takes from outside: the addresses of this run. AWS's SDK reads the rest of these by itself. */
export function addressVariables({ front, cloud, smtp }: Ports) {
  const endpoint = `http://localhost:${String(cloud)}`;
  return {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: "eu-central-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    QUEUE_URL_PREFIX: `${endpoint}/${account}/temelia-${stage}-`,
    PUBLIC_URL: `http://localhost:${String(front)}`,
    CORS_ORIGINS: `http://localhost:${String(front)}`,
    IDENTITY_URL: `http://localhost:${String(front)}/identity`,
    SMTP_URL: `smtp://localhost:${String(smtp)}`,
  };
}

interface Deployment {
  provider: { environment: Record<string, string> };
  params: Record<string, Record<string, string>>;
}

/** What serverless.yml says to all functions. */
export const deployment = (): Deployment =>
  parse(readFileSync(join(root, "serverless.yml"), "utf8"), { logLevel: "error" }) as Deployment;

/** The parameters of the local cloud as serverless.yml writes them: their own variables are not resolved. */
export const localParameters = (): Record<string, string> => deployment().params[stage] ?? {};
