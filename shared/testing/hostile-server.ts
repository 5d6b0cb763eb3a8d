import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { listenOnLoopback } from "./loopback.ts";

const MIB = 1024 ** 2;
/** More than the socket buffers of both sides and every limit of an answer. A server writes no more, so that a mistake harms no machine. */
export const FAR_TOO_MUCH = 64 * MIB;

/** How a server that means harm answers any request. */
const manners = {
  /** Bytes without end. */
  endless: (reply) => writeForever(reply.writeHead(200, { "content-type": "application/json" })),
  /** A byte now and then, so that the connection is never idle. */
  slow: (reply) => {
    reply.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => reply.write(" "), 20);
    reply.on("close", () => clearInterval(timer));
  },
  /** An announced length that nobody asked for. */
  "too long": (reply) =>
    writeForever(reply.writeHead(200, { "content-length": 64 * FAR_TOO_MUCH, etag: '"a"' })),
  /** Few bytes that unpack to many. */
  compressed: (reply) => reply.writeHead(200, { "content-encoding": "gzip" }).end(bomb),
} satisfies Record<string, (reply: ServerResponse) => void>;

export type Manner = keyof typeof manners;
export const mannersOfHarm = Object.keys(manners) as Manner[];

const bomb = gzipSync(Buffer.alloc(FAR_TOO_MUCH));
const piece = Buffer.alloc(64 * 1024, " ");

function writeForever(reply: ServerResponse): void {
  let left = FAR_TOO_MUCH / piece.length;
  const write = () => {
    while (!reply.destroyed && (left -= 1) >= 0 && reply.write(piece));
  };
  reply.on("drain", write);
  write();
}

export interface HostileServer {
  /** `http://127.0.0.1:<port>` */
  url: string;
  manner: Manner;
  /** The requests since the start. */
  requests: number;
  /** The requests whose answer has neither ended nor lost its connection. */
  beingAnswered(): number;
  /** Bytes written in answers that have ended since the last call. */
  takeWritten(): number;
  /** Closes every connection. */
  drop(): void;
  stop(): Promise<void>;
}

/** A server on loopback that tries to exhaust whoever calls it. */
export async function startHostileServer(): Promise<HostileServer> {
  let [open, written] = [0, 0];
  const answer: RequestListener = (request, reply) => {
    request.resume();
    const before = reply.socket?.bytesWritten ?? 0;
    const { socket } = reply;
    open += 1;
    hostile.requests += 1;
    reply.on("close", () => {
      open -= 1;
      written += (socket?.bytesWritten ?? 0) - before;
    });
    // To a HEAD there is no body, so nothing to harm with.
    if (request.method === "HEAD") reply.writeHead(200, { etag: '"a"', "content-length": 10 }).end();
    else manners[hostile.manner](reply);
  };
  const listening = createServer(answer);
  const { url, stop } = await listenOnLoopback(listening);
  const hostile: HostileServer = {
    url,
    manner: "endless",
    requests: 0,
    beingAnswered: () => open,
    takeWritten: () => {
      const taken = written;
      written = 0;
      return taken;
    },
    drop: () => listening.closeAllConnections(),
    stop,
  };
  return hostile;
}
