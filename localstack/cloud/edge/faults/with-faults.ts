import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Services } from "../edge.ts";
import type { Service } from "../service.ts";
import { exchangeOf, type Exchange } from "./exchange.ts";
import type { FaultName, Faults } from "./faults.ts";
import { refusalsOf } from "./refusals.ts";

/** Handles one request while faults are on: refused in place of the service, or answered by it late, or never. */
export async function handleWithFaults(
  { name, service, faults }: { name: keyof Services; service: Service; faults: Faults },
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const exchange = exchangeOf(name, req);
  if (!exchange) return service.handle(req, res);
  const refusal = refusalsOf(exchange).find(({ fault }) => faults.happens(fault));
  if (refusal) {
    faults.injected(refusal.fault);
    return refusal.answer(req, res);
  }
  interfere(exchange, faults, res);
  return service.handle(req, res);
}

/**
 * Acts at the moment when the service begins to answer: what it was asked for is done by then.
 */
function interfere(exchange: Exchange, faults: Faults, res: ServerResponse): void {
  const begin = res.writeHead.bind(res);
  res.writeHead = (status: number, ...rest: never[]) => {
    const isDone = exchange.writes && status < 300;
    const wait = isDone && drops(exchange, faults) ? "forever" : delayOf(exchange, faults, isDone);
    if (wait === "forever") res.socket?.destroy();
    else if (wait) keepBack(res, wait);
    return begin(status, ...rest);
  };
}

const dropFaults: Partial<Record<keyof Services, FaultName>> = {
  dynamodb: "dynamodbDropped",
  s3: "s3Dropped",
  sqs: "sqsDropped",
};

function drops({ service }: Exchange, faults: Faults): boolean {
  const fault = dropFaults[service];
  if (!fault || !faults.happens(fault)) return false;
  faults.injected(fault);
  return true;
}

function delayOf(exchange: Exchange, faults: Faults, isDone: boolean): Promise<void> | undefined {
  const held = isDone ? faults.heldBy(exchange) : undefined;
  if (held || !faults.happens("slowAnswers")) return held;
  faults.injected("slowAnswers");
  return sleep(faults.value("slowMs"));
}

/** Nothing of the answer is sent before `wait` is over; corking the connection would not do: `end` uncorks it. */
function keepBack(res: ServerResponse, wait: Promise<void>): void {
  const calls: (() => unknown)[] = [];
  const own = res as unknown as Partial<Record<"write" | "end", (...given: never[]) => unknown>>;
  for (const name of ["write", "end"] as const) {
    const send = (res[name] as (...given: never[]) => unknown).bind(res);
    own[name] = (...given) => {
      calls.push(() => send(...given));
      return false;
    };
  }
  void wait.then(() => {
    delete own.write;
    delete own.end;
    for (const call of calls) call();
    res.emit("drain");
  });
}
