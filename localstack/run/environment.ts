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
  /** `${file(…)}` for each service. */
  functions: string[];
}

const readYaml = (file: string): unknown =>
  parse(readFileSync(join(root, file), "utf8"), { logLevel: "error" });

const deployment = (): Deployment => readYaml("serverless.yml") as Deployment;

/** The variables that single functions get beside what all get. */
function ownVariables(): Record<string, string> {
  const files = deployment().functions.map((reference) => /\((.+)\)/.exec(reference)?.[1] ?? "");
  const functions = files.flatMap((file) =>
    Object.values(readYaml(file) as Record<string, { environment?: Record<string, string> }>),
  );
  return Object.assign({}, ...functions.map(({ environment }) => environment)) as Record<string, string>;
}

/** Every variable that a function may have, as serverless.yml and functions.yml write it. */
export const declaredVariables = (): Record<string, string> => ({
  ...deployment().provider.environment,
  ...ownVariables(),
});

/** The parameters of the local cloud as serverless.yml writes them: their own variables are not resolved. */
export const localParameters = (): Record<string, string> => deployment().params[stage] ?? {};

/**
 * The environment of all functions together on the local cloud, read from serverless.yml, so that what writes demo
 * data beside them has the same configuration. `given` answers `${env:…}`.
 */
export function localEnvironment(given: Record<string, string>): Record<string, string> {
  const { params } = deployment();
  const sources: Record<string, (name: string) => string | undefined> = {
    sls: () => stage,
    env: (name) => given[name],
    param: (name) => params[stage]?.[name],
    "file(./package.json)": packageField,
  };
  const resolved = (text: string): string =>
    text.replace(
      /\$\{([^:}]+):(\w+)(?:, '([^']*)')?\}/g,
      (variable, source: string, name: string, other?: string) => {
        const value = sources[source]?.(name) ?? other;
        if (value === undefined)
          throw new Error(`serverless.yml: ${variable} has no value on the local cloud`);
        return resolved(value);
      },
    );
  const variables = Object.entries(declaredVariables()).map(([name, text]) => [name, resolved(text)]);
  return Object.fromEntries(variables) as Record<string, string>;
}

function packageField(name: string): string | undefined {
  const fields = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, string>;
  return fields[name];
}
