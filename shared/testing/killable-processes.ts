import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { LambdaHandler } from "../http/handler.ts";
import type { GatewayReply } from "../http/responses.ts";
import type { ProcessAnswer, ProcessCall } from "./function-process.ts";

/** The process died before it answered: its effect is unknown, as after a lost connection. */
export class Killed extends Error {
  override readonly name = "Killed";
}

export interface KillableProcesses {
  /** The function that `module` exports as `handler`; calls go to the processes in turn. They reject with Killed, or as it does. */
  handlerOf(module: string): LambdaHandler;
  /** Kills a process (SIGKILL) and starts another in its place. */
  kill(name: string): Promise<void>;
  stop(): Promise<void>;
}

interface KillableProcess {
  child: ChildProcess;
  pending: Map<number, PromiseWithResolvers<GatewayReply>>;
}

interface Options {
  /** By how much the clocks of the processes are ahead at a call, in ms. */
  aheadMs?: () => number;
}

/** Starts processes that run functions. The edge sees their names as the caller's application id. */
export function killableProcesses(names: string[], { aheadMs = () => 0 }: Options = {}): KillableProcesses {
  const living = new Map(names.map((name) => [name, start(name)]));
  let calls = 0;
  return {
    handlerOf: (module) => (event) => {
      calls += 1;
      const { child, pending } = living.get(names[calls % names.length] ?? "") as KillableProcess;
      const answer = Promise.withResolvers<GatewayReply>();
      pending.set(calls, answer);
      child.send({ id: calls, module, event, aheadMs: aheadMs() } satisfies ProcessCall, (fault) => {
        if (fault) answer.reject(new Killed());
      });
      return answer.promise;
    },
    async kill(name) {
      const { child } = living.get(name) as KillableProcess;
      living.set(name, start(name));
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    stop: async () => void (await Promise.all([...living.values()].map(({ child }) => stop(child)))),
  };
}

function start(name: string): KillableProcess {
  const child = fork(join(import.meta.dirname, "function-process.ts"), {
    env: { ...process.env, AWS_SDK_UA_APP_ID: name },
  });
  const pending: KillableProcess["pending"] = new Map();
  child.on("message", ({ id, reply, fault }: ProcessAnswer) => {
    if (fault === undefined) pending.get(id)?.resolve(reply as GatewayReply);
    else pending.get(id)?.reject(new Error(fault));
    pending.delete(id);
  });
  child.once("exit", () => {
    for (const { reject } of pending.values()) reject(new Killed());
  });
  return { child, pending };
}

function stop(child: ChildProcess): Promise<unknown> {
  const exit = once(child, "exit");
  child.disconnect();
  return exit;
}
