import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { ZodError } from "zod";
import type { Faults } from "./faults/faults.ts";
import { handleWithFaults } from "./faults/with-faults.ts";
import { AwsError, answerError } from "./json-protocol.ts";
import { bodyOf, localAccount, type Service, type Services } from "./service.ts";

interface Edge {
  port: number;
  close(): Promise<void>;
}

const targets: [prefix: string, service: keyof Services][] = [
  ["DynamoDB_20120810.", "dynamodb"],
  ["DynamoDBStreams_20120810.", "dynamodb"],
  ["AmazonSQS.", "sqs"],
  ["TrentService.", "kms"],
  ["secretsmanager.", "secretsmanager"],
  ["Logs_20140328.", "logs"],
];

/**
 * Implements LocalStack's contract: one endpoint for every service. `GET /_localstack/health` lists the services;
 * `/_temelia/faults` shows (GET) and sets (POST) the injected faults.
 */
export async function startEdge(options: {
  port: number;
  services: Services;
  faults: Faults;
}): Promise<Edge> {
  const { services, faults } = options;
  const http = createHttpServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      answerError(res, "1.0", error);
    });
  });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.url?.startsWith("/_")) return answerOwn(req, res);
    const name = serviceOf(req);
    if (name !== "s3" && !req.headers.authorization)
      throw new AwsError("MissingAuthenticationTokenException", "Missing Authentication Token");
    const service = services[name];
    return faults.isQuiet ? service.handle(req, res) : handleWithFaults({ name, service, faults }, req, res);
  }

  async function answerOwn(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = req.url?.split("?")[0] ?? "";
    if (path === "/_localstack/health") return answerPlain(res, 200, health(services));
    if (path === "/_temelia/faults") return answerFaults(faults, req, res);
    return answerPlain(res, 404, { message: `Nothing at ${path}` });
  }

  // Long polls and idle keep-alive connections outlive Node's default limits.
  http.requestTimeout = 0;
  http.keepAliveTimeout = 60_000;
  const connections = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    connections.add(client);
    client.once("close", () => connections.delete(client));
    services.dynamodb.relay(client, serveByHttp);
  });

  /** Serves a connection by HTTP from what it has brought already. */
  function serveByHttp(client: Socket, brought: Buffer): void {
    http.emit("connection", client);
    client.unshift(brought);
    client.resume();
  }

  const port = await listen(server, options.port);
  return { port, close: () => closeAll({ server, connections, services }) };
}

/** The service of a request: by its target header, by a queue's URL, else S3. */
function serviceOf(req: IncomingMessage): keyof Services {
  const target = String(req.headers["x-amz-target"] ?? "");
  const byTarget = targets.find(([prefix]) => target.startsWith(prefix));
  if (byTarget) return byTarget[1];
  return req.url?.startsWith(`/${localAccount}/`) ? "sqs" : "s3";
}

function health(services: Services) {
  const running = Object.keys(services).map((name) => [name, "running"]);
  return { services: Object.fromEntries(running) as object, edition: "community", version: "4.14.0" };
}

async function answerFaults(faults: Faults, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    if (req.method === "POST") await faults.change(JSON.parse((await bodyOf(req)).toString()));
    answerPlain(res, 200, faults.state());
  } catch (error) {
    if (!(error instanceof ZodError || error instanceof SyntaxError)) throw error;
    answerPlain(res, 400, { message: error.message });
  }
}

function answerPlain(res: ServerResponse, status: number, value: unknown): void {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new Error(takenPort(port)) : error);
    });
    server.listen(port, "127.0.0.1", () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const takenPort = (port: number) =>
  `Port ${String(port)} is in use: stop the local cloud (or LocalStack) that is running there, or choose another port.`;

async function closeAll({
  server,
  connections,
  services,
}: {
  server: Server;
  connections: Set<Socket>;
  services: Services;
}): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Closing the connections ends the long polls.
  for (const connection of connections) connection.destroy();
  await closed;
  await Promise.all(Object.values(services).map((service: Service) => service.close()));
}
