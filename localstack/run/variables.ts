import { readFileSync } from "node:fs";
import { join } from "node:path";
import { declaredFunctions } from "./consumers.ts";
import { deployment, root, stage } from "./environment.ts";

/** Every variable that a function may have, as serverless.yml and functions.yml write it. */
export function declaredVariables(): Record<string, string> {
  const own = Object.values(declaredFunctions()).map(({ environment }) => environment);
  return Object.assign({}, deployment().provider.environment, ...own) as Record<string, string>;
}

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
