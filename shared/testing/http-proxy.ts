import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { bodyOf, eventOf } from "../../localstack/run/gateway-event.ts";
import type { LambdaHandler } from "../http/handler.ts";
import { listenOnLoopback } from "./loopback.ts";

interface HttpProxy {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  url: string;
  /** Requests received, in order: `GET /identity/api/v1/jwks`. */
  seen: string[];
  /** Sets the handler of the next requests; without one, connections are cut. */
  serve(handler: LambdaHandler | undefined): void;
  stop(): Promise<void>;
}

/**
 * A gateway on a free port in front of a function in this process, so that one service can reach another over
 * HTTP in a test. Unlike some gateways it passes on the body of a GET. Its address is known before its handler
 * is, because the handler may load the configuration that contains the address.
 */
export async function httpProxy(handler?: LambdaHandler): Promise<HttpProxy> {
  const seen: string[] = [];
  let current = handler;
  const server = createServer((incoming, outgoing) => {
    void forward(current, incoming, outgoing, seen);
  });
  const { url, stop } = await listenOnLoopback(server);
  return {
    url,
    seen,
    serve: (next) => void (current = next),
    stop,
  };
}

async function forward(
  handler: LambdaHandler | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  seen: string[],
): Promise<void> {
  const { method = "GET", url = "/" } = incoming;
  if (!handler) return void outgoing.destroy();
  seen.push(`${method} ${url}`);
  const reply = await handler(eventOf(incoming, await bodyOf(incoming)));
  outgoing.writeHead(reply.statusCode, reply.headers);
  outgoing.end(Buffer.from(reply.body ?? "", reply.isBase64Encoded ? "base64" : "utf8"));
}
