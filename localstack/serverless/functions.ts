import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { FilterPattern } from "./filter-pattern.ts";
import { root, stage } from "./deployment.ts";
import { projectFile } from "./project-file.ts";
import { resolveParameter, resolvePart } from "./variables.ts";

/** An event of a function in functions.yml; only the fields that are read here. */
export interface FunctionEvent {
  httpApi?: { method: string; path: string };
  schedule?: string;
  /** Events of the default bus that have one of the accepted values at each place of the pattern. */
  eventBridge?: { pattern: FilterPattern };
  stream?: {
    /** A parameter of serverless.yml, `${param:documentsStream}`. */
    arn: string;
    batchSize?: number;
    bisectBatchOnFunctionError?: boolean;
    maximumRetryAttempts?: number;
    maximumRecordAgeInSeconds?: number;
    functionResponseType?: string;
    filterPatterns?: FilterPattern[];
    destinations: { onFailure: { arn: { "Fn::GetAtt": string } } };
  };
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
  /** Files that the package of this function has beside its bundle. */
  package?: { patterns: string[] };
}

/** The service of a function: the folder of its handler in functions/. */
export const serviceOf = ({ handler }: Pick<FunctionDeclaration, "handler">): string =>
  handler.split("/")[1] ?? "";

/** The declaration in functions.yml. */
type Written = Omit<FunctionDeclaration, "environment" | "package"> & {
  environment?: string;
  package?: string;
};

const functionsFolder = join(root, "functions");

/** The folders with functions: those of the services, and the console's. */
const deployedFolders = (): string[] =>
  readdirSync(functionsFolder)
    .filter((name) => existsSync(join(functionsFolder, name, "functions.yml")))
    .sort();

/** The services that have functions. The console has a function, and is no service. */
export const deployedServices = (): string[] =>
  deployedFolders().filter((name) => existsSync(join(functionsFolder, name, "service.ts")));

/** Every function of every functions.yml, by its name. */
function writtenFunctions(): Record<string, Written> {
  const written = deployedFolders().map((name) => projectFile(`functions/${name}/functions.yml`));
  return Object.assign({}, ...written) as Record<string, Written>;
}

/** The handler of every function: also of one that functions/environment.yml and functions/packages.yml do not name yet. */
export const handlers = (): Record<string, string> =>
  Object.fromEntries(Object.entries(writtenFunctions()).map(([name, { handler }]) => [name, handler]));

/** Every function, by its name, with its part of functions/environment.yml and functions/packages.yml. */
export function declaredFunctions(): Record<string, FunctionDeclaration> {
  return Object.fromEntries(
    Object.entries(writtenFunctions()).map(([name, { environment, package: packed, ...rest }]) => [
      name,
      {
        ...rest,
        ...(environment && { environment: resolvePart(environment) as Record<string, string> }),
        ...(packed && { package: resolvePart(packed) as { patterns: string[] } }),
      },
    ]),
  );
}

/** A function that consumes a queue. */
interface Consumer {
  /** Logical id of the queue in resources/queues.yml. */
  queue: string;
  /** The deployed name of the function. */
  functionName: string;
  batchSize: number;
  /** Without it, Lambda ignores which messages a function reports as failed. */
  reportsFailures: boolean;
}

/** Lambda's default. */
const BATCH_SIZE = 10;
const REPORTED = "ReportBatchItemFailures";

export const consumersOf = (functions: Record<string, FunctionDeclaration>): Consumer[] =>
  Object.entries(functions).flatMap(([name, { events = [] }]) =>
    events.flatMap(({ sqs }) => {
      if (!sqs) return [];
      const { arn, batchSize = BATCH_SIZE, functionResponseType } = sqs;
      return [
        {
          queue: logicalId(arn),
          functionName: `temelia-${stage}-${name}`,
          batchSize,
          reportsFailures: functionResponseType === REPORTED,
        },
      ];
    }),
  );

/** The handling of a failed batch by an event source. */
export interface StreamRetries {
  bisectBatchOnFunctionError: boolean;
  /** -1: without end. */
  maximumRetryAttempts: number;
  /** -1: no limit. */
  maximumRecordAgeInSeconds: number;
  /** The event declares `ReportBatchItemFailures`; without it, the function's answer is ignored. */
  reportsFailures: boolean;
}

/** A function that consumes the stream of a table. */
interface StreamConsumer extends StreamRetries {
  /** Logical ids of the table in resources/tables.yml and of the queue for failed records. */
  table: string;
  failureQueue: string;
  functionName: string;
  batchSize: number;
  filterPatterns: FilterPattern[];
}

/** Lambda's defaults for streams. */
const streamDefaults = {
  batchSize: 100,
  bisectBatchOnFunctionError: false,
  maximumRetryAttempts: -1,
  maximumRecordAgeInSeconds: -1,
  filterPatterns: [],
};

export const streamConsumersOf = (functions: Record<string, FunctionDeclaration>): StreamConsumer[] =>
  Object.entries(functions).flatMap(([name, { events = [] }]) =>
    events.flatMap(({ stream }) => {
      if (!stream) return [];
      const { arn, destinations, functionResponseType } = stream;
      const { batchSize, filterPatterns, ...retries } = { ...streamDefaults, ...stream };
      return [
        {
          table: logicalId(resolveParameter(arn) as Attribute),
          failureQueue: logicalId(destinations.onFailure.arn),
          functionName: `temelia-${stage}-${name}`,
          batchSize,
          filterPatterns,
          bisectBatchOnFunctionError: retries.bisectBatchOnFunctionError,
          maximumRetryAttempts: retries.maximumRetryAttempts,
          maximumRecordAgeInSeconds: retries.maximumRecordAgeInSeconds,
          reportsFailures: functionResponseType === REPORTED,
        },
      ];
    }),
  );

interface Attribute {
  "Fn::GetAtt": string;
}

const logicalId = (attribute: Attribute): string => attribute["Fn::GetAtt"].split(".")[0] ?? "";
