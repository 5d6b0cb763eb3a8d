import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeEach, expect, it } from "vitest";
import "../testing/environment.ts";

const { guardedFetch } = await import("./guarded-fetch.ts");
const outgoing = guardedFetch(["127.0.0.1"]);

/** The requests that arrived, with the numbers of their connections. */
let arrived: { method: string; connection: number }[] = [];
const connections = new Map<Socket, number>();
let answers: RequestListener;
const server = createServer((request, reply) => {
  const connection = connections.get(request.socket) ?? connections.size;
  connections.set(request.socket, connection);
  arrived.push({ method: request.method ?? "", connection });
  answers(request, reply);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const address = new URL(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Closes a connection at its second request, like a server whose idle timeout has just passed. */
const endsKeptConnections = (): RequestListener => {
  const seen = new Set<Socket>();
  return ({ socket }, reply) => {
    if (seen.has(socket)) socket.destroy();
    else reply.setHeader("content-length", 2).end("da");
    seen.add(socket);
  };
};

beforeEach(() => {
  arrived = [];
  connections.clear();
  answers = endsKeptConnections();
});

const textOf = async (method: string) => {
  const { body } = await outgoing.fetchWhole(address, { method });
  // The agent reuses a connection only one turn after the end of the answer.
  await setImmediate();
  return body.toString();
};

it.each(["GET", "HEAD"])(
  "a %s on a kept connection that its server has closed is sent again",
  async (method) => {
    const text = method === "HEAD" ? "" : "da";
    expect([await textOf(method), await textOf(method)]).toEqual([text, text]);
    expect(arrived).toEqual([
      { method, connection: 0 },
      { method, connection: 0 },
      { method, connection: 1 },
    ]);
  },
);

it("a POST, which may act twice, is never sent on a kept connection", async () => {
  await textOf("GET");
  expect([await textOf("POST"), await textOf("POST")]).toEqual(["da", "da"]);
  expect(arrived.filter(({ method }) => method === "POST").map(({ connection }) => connection)).toEqual([
    1, 2,
  ]);
});

it("a server that closes each connection is a failure, after one more attempt at most", async () => {
  answers = ({ socket }) => socket.destroy();
  await expect(outgoing.fetchWhole(address)).rejects.toMatchObject({
    kind: "noConnection",
    mayHaveArrived: true,
    cause: { code: "ECONNRESET" },
  });
  expect(arrived.length).toBeLessThanOrEqual(2);
});
