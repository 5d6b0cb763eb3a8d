import { deployment, stage } from "./deployment.ts";
import { declaredFunctions } from "./functions.ts";
import { resolveVariables } from "./variables.ts";

/** Every variable that a function may have, as serverless.yml and functions.yml write it. */
export function declaredVariables(): Record<string, string> {
  const own = Object.values(declaredFunctions()).map(({ environment }) => environment);
  return Object.assign({}, deployment().provider.environment, ...own) as Record<string, string>;
}

/**
 * The environment of all functions together on the local cloud, read from serverless.yml, so that what writes demo
 * data beside them has the same configuration. `environment` answers `${env:…}`.
 */
export const localEnvironment = (environment: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(declaredVariables()).map(([name, text]) => [
      name,
      resolveVariables(text, { stage, environment }),
    ]),
  );
