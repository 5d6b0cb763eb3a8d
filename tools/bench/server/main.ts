import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { handler } from "../service.ts";
import { bareServer, type Kind } from "./bare.ts";
import { proxyOf } from "./proxy.ts";

/** What the process must serve. */
export interface ServerOptions {
  kinds: Kind[];
  kept: number[];
  passwordHash: string;
}

/** Ports of the handlers and of the bare calls. */
export interface ServerPorts {
  handlers: number;
  bare: number;
}

/*
 * Both servers in a process of their own, apart from the load generator and from the cloud. It ends with its parent.
 */
process.on("message", (orders: ServerOptions) => {
  void (async () => {
    const kinds = orders.kinds.map(({ name, request }) => ({ name, request: withBuffer(request) }));
    const bare = await bareServer(kinds, new Set(orders.kept), orders.passwordHash);
    const serving: ServerPorts = { handlers: await listen(proxyOf(handler)), bare: await listen(bare) };
    process.send?.(serving);
  })();
});
process.on("disconnect", () => process.exit());

async function listen(server: Server): Promise<number> {
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A Buffer arrives as JSON from another process. */
const withBuffer = ({ body, ...request }: Kind["request"]): Kind["request"] => ({
  ...request,
  ...(body ? { body: Buffer.from(body) } : {}),
});
