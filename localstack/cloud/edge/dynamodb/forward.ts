import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { Engine } from "./engine.ts";

export interface Forwarding {
  /** The request's body where it has been read already; else it is streamed. */
  body?: Buffer;
  /** Runs after the engine has accepted the request and before the client learns of it. */
  accepted?: () => Promise<void>;
}

/** Passes a request to the engine and its answer back, headers and checksums untouched. Rejects where the engine is gone. */
export function forward(
  engine: Engine,
  req: IncomingMessage,
  res: ServerResponse,
  { body, accepted }: Forwarding = {},
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
    // A client that has gone leaves no half-sent request behind.
    res.on("close", () => {
      if (!res.writableFinished) outgoing.destroy();
    });
    outgoing.on("response", (answer) => {
      const pass = () => {
        // A client that gave up meanwhile is told nothing; what it asked for is done.
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
      if (accepted && answer.statusCode === 200) accepted().then(pass, reject);
      else pass();
    });
    if (body) outgoing.end(body);
    else req.pipe(outgoing);
  });
}
