import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listenOnLoopback } from "../../../../shared/testing/loopback.ts";
import { s3, type S3Options } from "./server.ts";

export interface RunningS3 {
  port: number;
  directory: string;
  /** Stops the server and keeps the folder. */
  stop(): Promise<void>;
  /** Stops the server and removes the folder. */
  close(): Promise<void>;
}

/** Starts an S3 server on a free port, by default in a new temporary folder. */
export async function runS3(options: Partial<S3Options> = {}): Promise<RunningS3> {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), "s3-"));
  const server = s3({ ...options, directory });
  const http = createServer((incoming, response) => void server.handle(incoming, response));
  const listening = await listenOnLoopback(http);
  const stop = async () => {
    await listening.stop();
    await server.close();
  };
  return {
    port: listening.port,
    directory,
    stop,
    async close() {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The connection, identified by its local port. */
  connection: number | undefined;
}

/** Sends one HTTP request exactly as given: unsigned, without the SDK. */
export function send(options: RequestOptions, body?: Buffer | string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", ...options }, (incoming) => {
      const pieces: Buffer[] = [];
      const connection = incoming.socket.localPort;
      incoming.on("data", (piece: Buffer) => pieces.push(piece));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const { statusCode: status = 0, headers } = incoming;
        resolve({
          status,
          headers,
          text: Buffer.concat(pieces).toString("utf8"),
          connection,
        });
      });
    });
    outgoing.on("error", reject).end(body);
  });
}
