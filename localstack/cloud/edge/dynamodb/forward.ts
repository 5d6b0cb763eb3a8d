import { request, type IncomingMessage, type ServerResponse } from "node:http";
import type { Engine } from "./engine.ts";

export interface Forwarding {
  /** The request's body if it has been read already; else it is streamed. */
  body?: Buffer;
  /** Runs after the engine has accepted the request and before the response goes to the client. */
  accepted?: () => Promise<void>;
  /** Runs when the engine has answered, whatever it said, and before the client hears of it. */
  answered?: () => void;
}

/** Proxies a request to the engine, headers and checksums unchanged. Rejects if the engine is gone. */
export function forward(
  engine: Engine,
  req: IncomingMessage,
  res: ServerResponse,
  { body, accepted, answered }: Forwarding = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { headers, method, url: path } = req;
    const outgoing = request({
      host: "127.0.0.1",
      port: engine.port,
      agent: engine.agent,
      method,
      path,
      headers,
    });
    outgoing.on("error", reject);
    // A client that disconnects must not leave a half-sent request behind.
    res.on("close", () => {
      if (!res.writableFinished) outgoing.destroy();
    });
    outgoing.on("response", (answer) => {
      // Whole, and not piped: answers are at most 16 MB, and one write to a socket costs as much as the work for it.
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        answered?.();
        const sendBack = () => {
          // To a client that has disconnected nothing is sent. The request has been executed.
          if (!res.destroyed)
            res.writeHead(answer.statusCode ?? 500, answer.headers).end(Buffer.concat(parts));
          resolve();
        };
        if (accepted && answer.statusCode === 200) accepted().then(sendBack, reject);
        else sendBack();
      });
    });
    if (body) outgoing.end(body);
    else req.pipe(outgoing);
  });
}
