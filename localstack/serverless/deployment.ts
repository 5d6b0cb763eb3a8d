import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export const root = join(import.meta.dirname, "../..");
export const stage = "local";

interface Deployment {
  provider: { environment: Record<string, string> };
  params: Record<string, Record<string, string>>;
}

/** What serverless.yml says to all functions. */
export const deployment = (): Deployment =>
  parse(readFileSync(join(root, "serverless.yml"), "utf8"), { logLevel: "error" }) as Deployment;

/** The parameters of the local cloud as serverless.yml writes them: their own variables are not resolved. */
export const localParameters = (): Record<string, string> => deployment().params[stage] ?? {};
