import { deployment, stage } from "./deployment.ts";
import { declaredFunctions } from "./functions.ts";
import { resolveVariables } from "./variables.ts";

/** Every environment variable of a function in serverless.yml and functions.yml, unresolved. */
export function declaredVariables(): Record<string, string> {
  const own = Object.values(declaredFunctions()).map(({ environment }) => environment);
  return Object.assign({}, deployment().provider.environment, ...own) as Record<string, string>;
}

/**
 * The merged environment of all functions on the local cloud, read from serverless.yml, so that the demo seed has the
 * same configuration. `environment` resolves `${env:…}`.
 */
export const localEnvironment = (environment: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(declaredVariables()).map(([name, text]) => [
      name,
      resolveVariables(text, { stage, environment }),
    ]),
  );
