import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, stage } from "./deployment.ts";
import { parseTemplate } from "./yaml.ts";

/** An event of a function in functions.yml; only the fields that are read here. */
export interface FunctionEvent {
  httpApi?: { method: string; path: string };
  schedule?: string;
  sqs?: { arn: { "Fn::GetAtt": string }; batchSize?: number; functionResponseType?: string };
}

export interface FunctionDeclaration {
  handler: string;
  role?: string;
  timeout?: number;
  memorySize?: number;
  /** This function's variables, in addition to those of all functions. */
  environment?: Record<string, string>;
  events?: FunctionEvent[];
}

const functionsFolder = join(root, "functions");

/** The services that have functions: the folders with a functions.yml. */
export const deployedServices = (): string[] =>
  readdirSync(functionsFolder)
    .filter((name) => existsSync(join(functionsFolder, name, "functions.yml")))
    .sort();

/** Every function of every functions.yml, by its name. */
export function declaredFunctions(): Record<string, FunctionDeclaration> {
  const files = deployedServices().map((name) => join(functionsFolder, name, "functions.yml"));
  return Object.assign({}, ...files.map((file) => parseTemplate(readFileSync(file, "utf8")))) as Record<
    string,
    FunctionDeclaration
  >;
}

/** A function that consumes a queue. */
export interface Consumer {
  /** Logical id of the queue in resources/queues.yml. */
  queue: string;
  /** The deployed name of the function. */
  functionName: string;
  batchSize: number;
}

/** Lambda's default. */
const BATCH_SIZE = 10;

export const consumersOf = (functions: Record<string, FunctionDeclaration>): Consumer[] =>
  Object.entries(functions).flatMap(([name, { events = [] }]) =>
    events.flatMap(({ sqs }) => {
      if (!sqs) return [];
      const [queue = ""] = sqs.arn["Fn::GetAtt"].split(".");
      return [{ queue, functionName: `temelia-${stage}-${name}`, batchSize: sqs.batchSize ?? BATCH_SIZE }];
    }),
  );
