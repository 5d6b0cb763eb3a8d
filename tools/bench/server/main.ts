import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { handler } from "../service.ts";
import { bareServer, type Kind } from "./bare.ts";
import { proxyOf } from "./proxy.ts";

/** The operations and data of the bare server. */
export interface BareOptions {
  kinds: Kind[];
  kept: number[];
  passwordHash: string;
}

/** The choice of server for the process. */
export type ServerOptions = { serves: "handlers" } | ({ serves: "bare" } & BareOptions);

/*
 * The handlers or the bare calls in a process apart from the load generator and from the cloud, so that one's garbage is
 * not collected in the other's time. Answers with its port, and ends with its parent.
 */
process.on("message", (orders: ServerOptions) => {
  void (async () => {
    const server = orders.serves === "handlers" ? proxyOf(handler) : await bareOf(orders);
    process.send?.(await listen(server));
  })();
});
process.on("disconnect", () => process.exit());

const bareOf = ({ kinds, kept, passwordHash }: BareOptions): Promise<Server> =>
  bareServer(
    kinds.map(({ name, request }) => ({ name, request: withBuffer(request) })),
    new Set(kept),
    passwordHash,
  );

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
