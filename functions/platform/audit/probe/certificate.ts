import { once } from "node:events";
import { request } from "node:https";
import type { TLSSocket } from "node:tls";
import { guardedAgents } from "../../../../shared/outgoing/guarded-agents.ts";

const TIMEOUT_MS = 10_000;

/**
 * Reads the end of the certificate of an address in ms since 1970, over one guarded connection; undefined without TLS.
 * @throws if there is no connection, or the certificate is not trusted
 */
export const certificateEndsAt =
  (privateAddresses: string[]) =>
  async (address: URL): Promise<number | undefined> => {
    if (address.protocol !== "https:") return undefined;
    const { httpsAgent: agent } = guardedAgents(privateAddresses, { keepAlive: false });
    const sent = request(address, { method: "HEAD", agent, signal: AbortSignal.timeout(TIMEOUT_MS) });
    sent.end();
    const [answer] = (await once(sent, "response")) as [{ socket: TLSSocket }];
    const { valid_to: end } = answer.socket.getPeerCertificate();
    sent.destroy();
    return Date.parse(end);
  };
