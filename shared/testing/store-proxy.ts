import { once } from "node:events";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { listenOnLoopback } from "./loopback.ts";

export interface StoreRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface StoreReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The connection ends in the middle of the body. */
  isCut?: boolean;
  /** Called if the caller closes the connection before the body has ended. */
  onCut?: () => void;
}

/** How a store answers a request: `pass` forwards it to the local cloud, "cut" closes the connection unanswered. */
export type StoreBehaviour = (
  asked: StoreRequest,
  pass: () => Promise<StoreReply>,
) => StoreReply | "cut" | Promise<StoreReply | "cut">;

export interface StoreProxy {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Sets how the store behaves from now on; by default, like the local cloud. */
  behave(manner?: StoreBehaviour): void;
  /** The most connections that were open at once. */
  mostConnections(): number;
  stop(): Promise<void>;
}

/** Starts a proxy on loopback in front of the local cloud, which still does the work; a test sets how it behaves. */
export async function storeProxy(cloud: string): Promise<StoreProxy> {
  const passThrough: StoreBehaviour = (_asked, pass) => pass();
  let manner = passThrough;
  const server = createServer((incoming, outgoing) => {
    // If the cloud closes the connection, so does its proxy.
    answer(incoming, outgoing, cloud, manner).catch(() => outgoing.destroy());
  });
  let [open, most] = [0, 0];
  server.on("connection", (socket) => {
    most = Math.max(most, (open += 1));
    socket.once("close", () => (open -= 1));
  });
  const { url, stop } = await listenOnLoopback(server);
  return {
    url,
    behave: (next = passThrough) => void (manner = next),
    mostConnections: () => most,
    stop,
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  cloud: string,
  manner: StoreBehaviour,
): Promise<void> {
  const { method = "GET", url = "/", headers } = incoming;
  const body = await readBody(incoming);
  const reply = await manner({ method, url, headers, body }, () => forward(cloud, incoming, body));
  if (reply === "cut") return void outgoing.destroy();
  const { "transfer-encoding": _chunked, connection: _ours, ...rest } = reply.headers;
  const length = method === "HEAD" || reply.status === 204 ? {} : { "content-length": reply.body.length };
  outgoing.writeHead(reply.status, { ...rest, ...length });
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) reply.onCut?.();
  });
  if (!reply.isCut) return void outgoing.end(method === "HEAD" ? undefined : reply.body);
  const half = reply.body.subarray(0, reply.body.length / 2);
  outgoing.write(half, () => outgoing.destroy());
}

async function forward(cloud: string, incoming: IncomingMessage, body: Buffer): Promise<StoreReply> {
  const outgoing = request(new URL(incoming.url ?? "/", cloud), {
    method: incoming.method,
    headers: incoming.headers,
  });
  outgoing.end(body);
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await readBody(answer) };
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
