import { request } from "node:https";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { guardedAgents } from "../../../../shared/outgoing/guarded-agents.ts";

const TIMEOUT_MS = 10_000;

/**
 * Reads the end of the certificate of an address in ms since 1970, over one guarded connection that sends nothing;
 * undefined without TLS. The certificate need not be trusted: the requests judge that.
 * @throws if there is no connection
 */
export const certificateEndsAt =
  (privateAddresses: string[]) =>
  async (address: URL): Promise<number | undefined> => {
    if (address.protocol !== "https:") return undefined;
    const { httpsAgent: agent } = guardedAgents(privateAddresses, { keepAlive: false });
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return new Promise((resolve, reject) => {
      const opened = request(address, { agent, signal, rejectUnauthorized: false });
      opened.on("error", reject);
      opened.on("socket", (socket: Socket) => {
        socket.once("secureConnect", () => {
          const end =
            socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : Number.NaN;
          resolve(Number.isNaN(end) ? undefined : end);
          opened.destroy();
        });
      });
    });
  };
