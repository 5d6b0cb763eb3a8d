import { once } from "node:events";
import type { Server } from "node:http";
import { declaredFunctions } from "../serverless/functions.ts";
import { eventBus } from "./event-bus.ts";
import { invokeApi } from "./invoke-api.ts";
import { lambda } from "./lambda.ts";
import { separateEnvironments } from "./own-environment.ts";
import { separateModules } from "./own-modules.ts";
import { startSchedules } from "./schedules.ts";

/*
 * The process of the functions: runs their TypeScript as it is, behind Lambda's invoke API and on their schedules.
 * SIGTERM ends it after the invocations in progress.
 */
const port = Number(process.argv[2]);
separateEnvironments();
separateModules();
const functions = declaredFunctions();
const running = lambda(functions, { ...process.env } as Record<string, string>);
const server = await listen(invokeApi(running, Object.keys(functions), eventBus(running, functions)));
startSchedules(running, functions);
process.on("SIGTERM", () => {
  void close().then(() => process.exit());
});

async function listen(server: Server): Promise<Server> {
  server.requestTimeout = 0;
  server.keepAliveTimeout = 60_000;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** Ends once the last invocation is answered. */
async function close(): Promise<void> {
  const closed = once(server, "close");
  server.close();
  await closed;
}
