import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ServerOptions } from "./server/main.ts";

/** A process for handlers or for bare calls; it starts to serve when it receives its orders. */
export const forkServer = (): ChildProcess => fork(join(import.meta.dirname, "server/main.ts"));

export async function portOf(server: ChildProcess, options: ServerOptions): Promise<number> {
  server.send(options);
  const [port] = (await once(server, "message")) as [number];
  return port;
}
