import { once } from "node:events";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { onLoopback } from "./loopback.ts";

export interface Passing {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

export interface Passed {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The connection ends in the middle of the body. */
  isCut?: boolean;
}

/** What a store makes of a request; `pass` has the local cloud do its work. "cut" is no answer at all. */
export type Manner = (
  asked: Passing,
  pass: () => Promise<Passed>,
) => Passed | "cut" | Promise<Passed | "cut">;

export interface StoreProxy {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** How the store behaves from now on; without a manner as the local cloud does. */
  behave(manner?: Manner): void;
  stop(): Promise<void>;
}

/** A store with manners of its own: an address on loopback before the local cloud, which still does the work. */
export async function storeProxy(cloud: string): Promise<StoreProxy> {
  const honest: Manner = (_asked, pass) => pass();
  let manner = honest;
  const server = createServer((incoming, outgoing) => {
    // Where the cloud hangs up, so does its proxy.
    answer(incoming, outgoing, cloud, manner).catch(() => outgoing.destroy());
  });
  const { url, stop } = await onLoopback(server);
  return {
    url,
    behave: (next = honest) => void (manner = next),
    stop,
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  cloud: string,
  manner: Manner,
): Promise<void> {
  const { method = "GET", url = "/", headers } = incoming;
  const body = await collected(incoming);
  const reply = await manner({ method, url, headers }, () => forwarded(cloud, incoming, body));
  if (reply === "cut") return void outgoing.destroy();
  const { "transfer-encoding": _chunked, connection: _ours, ...rest } = reply.headers;
  const length = method === "HEAD" || reply.status === 204 ? {} : { "content-length": reply.body.length };
  outgoing.writeHead(reply.status, { ...rest, ...length });
  if (!reply.isCut) return void outgoing.end(method === "HEAD" ? undefined : reply.body);
  const half = reply.body.subarray(0, reply.body.length / 2);
  outgoing.write(half, () => outgoing.destroy());
}

async function forwarded(cloud: string, incoming: IncomingMessage, body: Buffer): Promise<Passed> {
  const outgoing = request(new URL(incoming.url ?? "/", cloud), {
    method: incoming.method,
    headers: incoming.headers,
  });
  outgoing.end(body);
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await collected(answer) };
}

async function collected(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
