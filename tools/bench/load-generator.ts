import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import { join } from "node:path";
import { quantile } from "./measure.ts";
import type { Request } from "./service.ts";
import { endProcess } from "./end-process.ts";

/** Limits of a load run: it ends at the first one reached. */
export interface Most {
  requests: number;
  seconds: number;
}

export interface Load {
  perSecond: number;
  /** NaN if all requests were refused. */
  p50: number;
  p99: number;
  requests: number;
  /** Answers that asked to retry later: 429 and 503. They count as answered, but in no other number. */
  refused: number;
}

/** The orders for one run: the requests sent in turn, over `concurrency` connections to a port. */
export interface Orders {
  port: number;
  requests: Request[];
  concurrency: number;
  most: Most;
}

export interface LoadGenerator {
  /** @throws Error with the first answer that is neither a success nor a refusal for load */
  load(orders: Orders): Promise<Load>;
  stop(): Promise<void>;
}

/**
 * A process that holds only the requests: if the whole system and its data were in the same heap, receiving an answer would
 * cost more than producing it.
 */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, "load-process.ts"), { serialization: "advanced" });
  return {
    async load(orders) {
      child.send(orders);
      const [outcome] = (await once(child, "message")) as [Load | Error];
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    stop: () => endProcess(child),
  };
}

/**
 * Sends requests in turn over `concurrency` keep-alive connections, each after the answer to the one before.
 * @throws Error with the first answer that is neither a success nor a refusal for load
 */
export async function load({ port, requests, concurrency, most }: Orders): Promise<Load> {
  const next = (turn: number) => requests[turn % requests.length] as Request;
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  try {
    await sendTurns(port, agent, next, {
      concurrency,
      most: { requests: 3 * concurrency, seconds: most.seconds },
    });
    const began = performance.now();
    const answers = await sendTurns(port, agent, next, { concurrency, most });
    const seconds = (performance.now() - began) / 1000;
    const times = answers.filter((took) => took !== REFUSED);
    return {
      perSecond: times.length / seconds,
      p50: times.length > 0 ? quantile(times, 0.5) : NaN,
      p99: times.length > 0 ? quantile(times, 0.99) : NaN,
      requests: times.length,
      refused: answers.length - times.length,
    };
  } finally {
    agent.destroy();
  }
}

async function sendTurns(
  port: number,
  agent: Agent,
  next: (turn: number) => Request,
  { concurrency, most }: { concurrency: number; most: Most },
): Promise<Took[]> {
  const times: Took[] = [];
  const end = performance.now() + most.seconds * 1000;
  let turn = 0;
  const worker = async () => {
    while (turn < most.requests && performance.now() < end) times.push(await send(port, agent, next(turn++)));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return times;
}

const REFUSED = "refused";
/** The milliseconds until the last byte of an answer. */
type Took = number | typeof REFUSED;

function send(port: number, agent: Agent, { method, address, headers, body }: Request): Promise<Took> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const options = { host: "127.0.0.1", port, agent, method, path: `/documents${address}` };
    const outgoing = httpRequest(
      { ...options, headers: { ...headers, ...(body ? { "content-length": body.length } : {}) } },
      (incoming) => {
        const { statusCode = 500 } = incoming;
        let text = "";
        incoming.on("data", (part: Buffer) => {
          if (statusCode >= 400) text += part.toString();
        });
        incoming.on("error", reject);
        incoming.on("end", () => {
          if (statusCode < 400) resolve(performance.now() - began);
          else if (statusCode === 429 || statusCode === 503) resolve(REFUSED);
          else reject(new Error(`${method} ${address}: ${statusCode} ${text}`));
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
