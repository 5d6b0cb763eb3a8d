import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { endProcess } from "../end-process.ts";
import type { Taken } from "./sink-process.ts";

export interface Sink {
  port: number;
  /** The mails since the last question. */
  taken(): Promise<Taken[]>;
  stop(): Promise<void>;
}

/** Starts a mail server in a separate process. */
export async function startSink(): Promise<Sink> {
  const child = fork(join(import.meta.dirname, "sink-process.ts"));
  const [port] = (await once(child, "message")) as [number];
  return {
    port,
    async taken() {
      child.send("taken");
      const [found] = (await once(child, "message")) as [Taken[]];
      return found;
    },
    stop: () => endProcess(child),
  };
}
