import type { HandlerExecutionContext, InitializeHandler, MiddlewareStack } from "@smithy/types";
import { dynamo } from "../aws/clients.ts";
import { s3 } from "../aws/s3.ts";
import { kms } from "../aws/kms.ts";
import { sqs } from "../aws/sqs.ts";

/** One call of the AWS SDK, as the code made it; retries by the SDK belong to the same call. */
export interface AwsCall {
  /** `dynamodb.Query`, `s3.PutObject` … */
  name: string;
  input: Record<string, unknown>;
  /** Capacity units that DynamoDB counted for it; 0 elsewhere. */
  capacity: number;
  /** Milliseconds of `performance.now()`. */
  beganAt: number;
  endedAt: number;
}

interface Consumed {
  CapacityUnits?: number;
}

interface Output {
  ConsumedCapacity?: Consumed | Consumed[];
}

type Recorder = (call: AwsCall) => void;

let record: Recorder | undefined;
let watched = false;

/**
 * The AWS calls that `act` makes, in the order of their beginnings, and its result. Every call of this process during
 * `act` counts.
 */
export async function callsOf<T>(act: () => Promise<T>): Promise<{ calls: AwsCall[]; result: T }> {
  watchClients();
  const calls: AwsCall[] = [];
  record = (call) => calls.push(call);
  try {
    return { result: await act(), calls };
  } finally {
    record = undefined;
  }
}

/** The names of calls with their number, sorted: `["dynamodb.BatchGetItem 1", "s3.PutObject 1"]`. */
export function tally(calls: AwsCall[]): string[] {
  const groups = Object.entries(Object.groupBy(calls, ({ name }) => name));
  return groups.map(([name, same = []]) => `${name} ${same.length}`).sort();
}

function watchClients(): void {
  if (watched) return;
  watched = true;
  const clients = { dynamodb: dynamo(), s3: s3(), sqs: sqs(), kms: kms() };
  for (const [service, client] of Object.entries(clients)) watchClient(service, client);
}

/** Records the calls of a client as well, under the name of its service. */
export function watchClient(service: string, { middlewareStack }: { middlewareStack: object }): void {
  const stack = middlewareStack as MiddlewareStack<object, object>;
  stack.add((next, context) => recordingHandler(service, next, context), { step: "initialize" });
}

function recordingHandler(
  service: string,
  next: InitializeHandler<object, object>,
  { commandName = "" }: HandlerExecutionContext,
): InitializeHandler<object, object> {
  return async (args) => {
    if (!record) return next(args);
    const name = `${service}.${commandName.replace(/Command$/, "")}`;
    const beganAt = performance.now();
    const input = args.input as AwsCall["input"];
    const call: AwsCall = { name, input, capacity: 0, beganAt, endedAt: Infinity };
    record(call);
    const extra = service === "dynamodb" ? { ReturnConsumedCapacity: "TOTAL" } : {};
    const result = await next({ ...args, input: { ...input, ...extra } });
    call.capacity = capacityOf(result.output);
    call.endedAt = performance.now();
    return result;
  };
}

const capacityOf = ({ ConsumedCapacity = [] }: Output): number =>
  [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
