import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export const root = join(import.meta.dirname, "../..");
export const stage = "local";

interface Deployment {
  provider: { environment: Record<string, string> };
  params: Record<string, Record<string, string>>;
}

/** The settings of serverless.yml for all functions. */
export const deployment = (): Deployment =>
  parse(readFileSync(join(root, "serverless.yml"), "utf8"), { logLevel: "error" }) as Deployment;

/** The parameters of the local cloud in serverless.yml, with their own variables unresolved. */
export const localParameters = (): Record<string, string> => deployment().params[stage] ?? {};
