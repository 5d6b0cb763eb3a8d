import { request, type IncomingMessage, type ServerResponse } from "node:http";
import type { Engine } from "./engine.ts";

export interface Forwarding {
  /** The request's body if it has been read already; otherwise it is streamed. */
  body?: Buffer | undefined;
  /** Runs after the engine has accepted the request and before the response goes to the client. */
  accepted?: () => Promise<void>;
  /** Runs when the engine has answered, with success or an error, before the client receives the response. */
  answered?: () => void;
  /** Replaces the engine's answer to a request that it accepted. */
  rewrite?: (answer: Buffer) => Buffer;
}

/** Proxies a request to the engine, headers and checksums unchanged. Rejects if the engine is gone. */
export function forward(
  engine: Engine,
  req: IncomingMessage,
  res: ServerResponse,
  { body, accepted, answered, rewrite }: Forwarding = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url: path } = req;
    const headers = headersFor(req, body);
    const outgoing = request({
      host: "127.0.0.1",
      port: engine.port,
      agent: engine.agent,
      method,
      path,
      headers,
    });
    outgoing.on("error", reject);
    // A client that disconnects must not leave a half-sent request behind. A request that was sent whole is executed, as on
    // AWS.
    res.on("close", () => {
      if (!outgoing.writableFinished) outgoing.destroy();
    });
    outgoing.on("response", (answer) => {
      // Buffered, not piped: answers are at most 16 MB, and one write to a socket costs as much as all other work for the
      // answer.
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        answered?.();
        const sendBack = () => {
          // Nothing is sent to a client that has disconnected; its request has been executed.
          if (!res.destroyed) sendAnswer(res, answer, Buffer.concat(parts), rewrite);
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

/** As they came: in this form, Node neither parses nor checks them again. */
function headersFor({ rawHeaders, headers }: IncomingMessage, body: Buffer | undefined) {
  const isUnchanged = !body || headers["content-length"] === String(body.length);
  return isUnchanged ? rawHeaders : { ...headers, "content-length": String(body.length) };
}

function sendAnswer(
  res: ServerResponse,
  { statusCode = 500, headers, rawHeaders }: IncomingMessage,
  body: Buffer,
  rewrite: Forwarding["rewrite"],
): void {
  if (!rewrite || statusCode !== 200) return void res.writeHead(statusCode, rawHeaders).end(body);
  const { "x-amz-crc32": _checksum, ...rest } = headers;
  const sent = rewrite(body);
  res.writeHead(statusCode, { ...rest, "content-length": sent.length }).end(sent);
}
