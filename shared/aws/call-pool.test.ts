import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Readable } from "node:stream";
import { HttpRequest } from "@smithy/core/protocols";
import { expect, it } from "vitest";
import { CallPool } from "./call-pool.ts";
import { wholeBody } from "./whole-body.ts";

it("a connection keeps nothing of the request that opened it", async () => {
  const server = createServer((_, reply) => reply.end("{}")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const pool = new CallPool({});
  const storage = new AsyncLocalStorage<string>();
  const call = async () => {
    const { response } = await pool.handle(
      new HttpRequest({ hostname: "127.0.0.1", port, protocol: "http:" }),
    );
    const body = response.body as Readable & { socket: Socket };
    const { socket } = body;
    await wholeBody(body);
    return socket;
  };
  try {
    const socket = await storage.run("the request", call);
    const closed = new Promise((resolve) => socket.once("close", () => resolve(storage.getStore())));
    server.closeAllConnections();
    expect(await closed).toBeUndefined();
  } finally {
    pool.destroy();
    server.close();
  }
});
