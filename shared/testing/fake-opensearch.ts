import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnLoopback, type Loopback } from "./loopback.ts";

export interface ReceivedRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status?: number;
  body: object;
}

export interface FakeOpenSearch extends Loopback {
  /** All requests so far. */
  asked: ReceivedRequest[];
}

/** A server that answers like OpenSearch in a state into which a real one cannot be brought. */
export async function fakeOpenSearch(
  answer: (asked: ReceivedRequest, time: number) => Answer,
): Promise<FakeOpenSearch> {
  const asked: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = "", url: path = "", headers } = request;
      const one = { method, path, headers, body };
      const { status = 200, body: answered } = answer(one, asked.push(one));
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answered));
    });
  });
  return { ...(await listenOnLoopback(server)), asked };
}
