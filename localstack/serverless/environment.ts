import { deployment, stage } from "./deployment.ts";
import { declaredFunctions, type FunctionDeclaration } from "./functions.ts";
import { resolveVariables } from "./variables.ts";

type Variables = Record<string, string>;

/** Every environment variable of a function in serverless.yml and functions.yml, unresolved. */
export function declaredVariables(): Variables {
  const own = Object.values(declaredFunctions()).map(({ environment }) => environment);
  return Object.assign({}, deployment().provider.environment, ...own) as Variables;
}

/** The variables of one function on the local cloud: those of all functions and its own. */
export const environmentOf = ({ environment: own }: FunctionDeclaration, environment: Variables): Variables =>
  resolved({ ...deployment().provider.environment, ...own }, environment);

/**
 * The merged environment of all functions on the local cloud, read from serverless.yml, so that the demo seed has the
 * same configuration. `environment` resolves `${env:…}`.
 */
export const localEnvironment = (environment: Variables): Variables =>
  resolved(declaredVariables(), environment);

const resolved = (variables: Variables, environment: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, text]) => [name, resolveVariables(text, { stage, environment })]),
  );
