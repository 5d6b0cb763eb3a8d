import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
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
      answered?.();
      const sendBack = () => {
        // The client has disconnected: drop the response. The request has been executed.
        if (res.destroyed) {
          answer.resume();
          resolve();
          return;
        }
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        pipeline(answer, res, (error) => {
          if (error) reject(error);
          else resolve();
        });
      };
      if (accepted && answer.statusCode === 200) accepted().then(sendBack, reject);
      else sendBack();
    });
    if (body) outgoing.end(body);
    else req.pipe(outgoing);
  });
}
