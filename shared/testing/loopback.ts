import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Loopback {
  port: number;
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  url: string;
  /** Closes open connections too. */
  stop(): Promise<void>;
}

/** Makes a server listen on a free port of this machine. */
export async function listenOnLoopback(server: Server): Promise<Loopback> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
