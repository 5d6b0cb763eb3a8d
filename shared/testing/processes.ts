import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { LambdaHandler } from "../http/handler.ts";
import type { GatewayReply } from "../http/responses.ts";
import type { SQSBatchResponse } from "aws-lambda";
import type { QueueHandler } from "../messaging/consumer.ts";
import type { ProcessAnswer, ProcessCall } from "./function-process.ts";

interface FunctionProcesses {
  /** The function that `module` exports as `handler`; calls go to the processes in turn. */
  handlerOf(module: string): LambdaHandler;
  /** The same for a function that takes messages. */
  consumerOf(module: string): QueueHandler;
  /** The highest peak memory of any process, as of its last answer (resident set, bytes). */
  peakMemory(): number;
  stop(): Promise<void>;
}

/**
 * Starts `count` processes that run functions, with this process's environment and these options of Node. Their logs are
 * not shown.
 */
export function functionProcesses(count: number, execArgv: string[] = []): FunctionProcesses {
  const processes = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, "function-process.ts"), {
      execArgv,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    }),
  );
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let peak = 0;
  for (const child of processes) {
    child.on("message", ({ id, reply, fault, peakMemory }: ProcessAnswer) => {
      peak = Math.max(peak, peakMemory);
      if (fault === undefined) pending.get(id)?.resolve(reply);
      else pending.get(id)?.reject(new Error(fault));
      pending.delete(id);
    });
  }
  let calls = 0;
  const call = (module: string, event: ProcessCall["event"]) => {
    const answer = Promise.withResolvers<unknown>();
    calls += 1;
    pending.set(calls, answer);
    processes[calls % count]?.send({ id: calls, module, event } satisfies ProcessCall);
    return answer.promise;
  };
  return {
    handlerOf: (module) => (event) => call(module, event) as Promise<GatewayReply>,
    consumerOf: (module) => (event) => call(module, event) as Promise<SQSBatchResponse>,
    peakMemory: () => peak,
    stop: async () => void (await Promise.all(processes.map(stop))),
  };
}

function stop(child: ChildProcess): Promise<unknown> {
  const exit = once(child, "exit");
  child.disconnect();
  return exit;
}
