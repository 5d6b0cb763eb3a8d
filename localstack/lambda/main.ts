import { once } from "node:events";
import type { Server } from "node:http";
import { declaredFunctions } from "../serverless/functions.ts";
import { router } from "../serverless/routing.ts";
import { gateway } from "./gateway.ts";
import { invokeApi } from "./invoke-api.ts";
import { lambda } from "./lambda.ts";
import { separateEnvironments } from "./own-environment.ts";
import { separateModules } from "./own-modules.ts";
import { startSchedules } from "./schedules.ts";

/*
 * The process of the functions: runs their TypeScript as it is, behind API Gateway's HTTP API on one port and Lambda's
 * invoke API on another, and on their schedules. SIGTERM ends it after the requests in progress.
 */
const [gatewayPort, lambdaPort] = process.argv.slice(2).map(Number);
separateEnvironments();
separateModules();
const functions = declaredFunctions();
const running = lambda(functions, { ...process.env } as Record<string, string>);
const servers = [
  await listen(invokeApi(running, Object.keys(functions)), lambdaPort),
  await listen(gateway(running, router(functions)), gatewayPort),
];
startSchedules(running, functions);
process.on("SIGTERM", () => {
  void Promise.all(servers.map(close)).then(() => process.exit());
});

async function listen(server: Server, port: number | undefined): Promise<Server> {
  server.requestTimeout = 0;
  server.keepAliveTimeout = 60_000;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** Ends when the last request has its answer. */
async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  await closed;
}
