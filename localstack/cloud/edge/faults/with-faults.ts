import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Service, Services } from "../service.ts";
import { exchangeOf, type Exchange } from "./exchange.ts";
import type { FaultName, Faults } from "./faults.ts";
import { refusalsOf } from "./refusals.ts";

/** Handles one request while faults are on: refuses it, or lets the service answer, late or never. */
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

/** Acts when the service begins its response: the operation is done by then. */
function interfere(exchange: Exchange, faults: Faults, res: ServerResponse): void {
  const begin = res.writeHead.bind(res);
  res.writeHead = (status: number, ...rest: never[]) => {
    const isDone = exchange.writes && status < 300;
    const wait = isDone && drawDrop(exchange, faults) ? "forever" : drawDelay(exchange, faults, isDone);
    if (wait === "forever") res.socket?.destroy();
    else if (wait) delayBody(res, wait);
    return begin(status, ...rest);
  };
}

const dropFaults: Partial<Record<keyof Services, FaultName>> = {
  dynamodb: "dynamodbDropped",
  s3: "s3Dropped",
  sqs: "sqsDropped",
};

function drawDrop({ service }: Exchange, faults: Faults): boolean {
  const fault = dropFaults[service];
  if (!fault || !faults.happens(fault)) return false;
  faults.injected(fault);
  return true;
}

function drawDelay(exchange: Exchange, faults: Faults, isDone: boolean): Promise<void> | undefined {
  const held = isDone ? faults.heldBy(exchange) : undefined;
  if (held || !faults.happens("slowAnswers")) return held;
  faults.injected("slowAnswers");
  return sleep(faults.value("slowMs"));
}

/** Sends nothing of the response until `wait` resolves; corking the connection is not enough: `end` uncorks it. */
function delayBody(res: ServerResponse, wait: Promise<void>): void {
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
