import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { waitFor } from "./wait-for.ts";

/** A call that the service made, with a signature that was valid. */
export interface Callback {
  /** The same in each attempt to deliver the same change. */
  id: string;
  trackingId: string;
  status: string;
}

export interface CallbackListener {
  url: string;
  /** The first call about a notification in this state. @throws Error if none arrives within the time */
  callOf(trackingId: string, status: string): Promise<Callback>;
  stop(): void;
}

const PATIENCE_SECONDS = 30;

/** Listens on this machine for the calls of the service. It verifies them with the library of Standard Webhooks. */
export async function listenForCallbacks(secret: string): Promise<CallbackListener> {
  const webhook = new Webhook(secret);
  const calls: Callback[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.statusCode = keep(body, request.headers as Record<string, string>) ? 204 : 401;
      response.end();
    });
  });

  function keep(body: string, headers: Record<string, string>): boolean {
    try {
      const { trackingId, status } = webhook.verify(body, headers) as Omit<Callback, "id">;
      calls.push({ id: String(headers["webhook-id"]), trackingId, status });
      return true;
    } catch {
      return false;
    }
  }

  const callOf = (trackingId: string, status: string): Promise<Callback> =>
    waitFor(
      `a callback that tells of ${trackingId} in the state ${status}`,
      () => Promise.resolve(calls.find((call) => call.trackingId === trackingId && call.status === status)),
      PATIENCE_SECONDS,
    );

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/notificari`,
    callOf,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
