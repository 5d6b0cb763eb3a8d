import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { lineStore } from "../cloud/line-store.ts";
import { type ReceiptTarget, sendReceipts, sendReply, type SmsReply } from "./receipts.ts";
import { fateOfNumber, faultOfNumber, type SmsFault } from "./sms-faults.ts";

/** A message that the gateway took. */
export interface CaughtText {
  id: string;
  to: string;
  from?: string;
  text: string;
  reference: string;
  receivedAt: string;
}

interface SmsGatewayOptions {
  /** 0 picks a free port. */
  port?: number;
  /** The bearer token that it asks for; without one it asks for none. */
  token?: string;
  /** Keeps the messages there, so that they survive a stop; without it they are kept in memory. */
  directory?: string;
  receipts?: ReceiptTarget;
}

export interface SmsGateway {
  /** The address that takes messages. */
  url: string;
  /** Oldest first; only the newest 500 are kept. */
  texts(): CaughtText[];
  /** How often each message was handed over, by its reference. */
  counts(): Record<string, number>;
  /** The number of requests since the start. */
  requests(): number;
  clear(): void;
  /** Fails with every message until `recover`. Single messages fail by their number, see `sms-faults.ts`. */
  fail(fault: SmsFault): void;
  recover(): void;
  sendReceiptsTo(target: ReceiptTarget): void;
  /** Sends an SMS back, as a phone does. @returns the status of the answer, 503 if the gateway sends no receipts */
  reply(reply: SmsReply): Promise<number>;
  stop(): Promise<void>;
}

const MOST_KEPT = 500;

/** A gateway on loopback that takes every message, keeps it, delivers nothing and says that it did. */
export async function startSmsGateway(options: SmsGatewayOptions = {}): Promise<SmsGateway> {
  const kept = keptTexts(options.directory);
  const state: State = { fault: undefined, receipts: options.receipts, requests: 0, sending: new Set() };
  const server = createServer((incoming, reply) => {
    state.requests += 1;
    answer({ incoming, reply, kept, state, token: options.token }).catch(() => reply.destroy());
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}/messages`,
    texts: kept.texts,
    counts: kept.counts,
    requests: () => state.requests,
    clear: kept.clear,
    fail: (fault) => void (state.fault = fault),
    recover: () => void (state.fault = undefined),
    sendReceiptsTo: (target) => void (state.receipts = target),
    reply: async (reply) => (state.receipts ? sendReply(state.receipts, reply) : 503),
    async stop() {
      await Promise.all(state.sending);
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface State {
  fault: SmsFault | undefined;
  receipts: ReceiptTarget | undefined;
  requests: number;
  /** Receipts on their way. */
  sending: Set<Promise<void>>;
}

type Kept = ReturnType<typeof keptTexts>;

interface Exchange {
  incoming: IncomingMessage;
  reply: ServerResponse;
  kept: Kept;
  state: State;
  token: string | undefined;
}

async function answer({ incoming, reply, kept, state, token }: Exchange): Promise<void> {
  const send = (status: number, body: object, headers: Record<string, string> = {}) => {
    reply.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
  if (incoming.method !== "POST" || incoming.url !== "/messages") return send(404, { error: "not found" });
  if (token !== undefined && incoming.headers.authorization !== `Bearer ${token}`)
    return send(401, { error: "unknown token" });
  const message = JSON.parse(await text(incoming)) as Pick<CaughtText, "to" | "text" | "reference" | "from">;
  const fault = state.fault ?? faultOfNumber(message.to);
  if (typeof fault === "number") return send(fault, { error: "not now" });
  if (fault === "hangup") return void incoming.socket.destroy();
  if (fault === "silence") return;
  if (typeof fault === "object") {
    if ("status" in fault) return send(fault.status, {}, { "retry-after": fault.retryAfter });
    await setTimeout(fault.delayMs);
  }
  const { isNew, id } = kept.take(message, String(incoming.headers["idempotency-key"] ?? ""));
  if (fault === "hangup-taken") incoming.socket.destroy();
  else send(202, { id });
  if (isNew) follow(state, { ...message, id });
}

/** Sends the receipts of a message after its answer. */
function follow({ receipts, sending }: State, message: Pick<CaughtText, "id" | "to" | "reference">): void {
  if (!receipts) return;
  const sent: Promise<void> = sendReceipts(receipts, message, fateOfNumber(message.to)).finally(() =>
    sending.delete(sent),
  );
  sending.add(sent);
}

/** The messages that the gateway took. One with a known Idempotency-Key is not taken again, and gets its first id. */
function keptTexts(directory: string | undefined) {
  const store =
    directory === undefined ? undefined : lineStore<CaughtText>(directory, "texts.jsonl", MOST_KEPT);
  const caught: CaughtText[] = store?.kept() ?? [];
  const counts = new Map<string, number>();
  const ids = new Map<string, string>();
  let taken = caught.length;
  return {
    texts: () => [...caught],
    counts: () => Object.fromEntries(counts),
    clear: () => {
      caught.splice(0);
      for (const map of [counts, ids]) map.clear();
      store?.clear();
    },
    take(message: Omit<CaughtText, "id" | "receivedAt">, key: string): { isNew: boolean; id: string } {
      counts.set(message.reference, (counts.get(message.reference) ?? 0) + 1);
      const known = ids.get(key);
      if (known !== undefined) return { isNew: false, id: known };
      const id = `sms-${String(Date.now())}-${String((taken += 1))}`;
      if (key !== "") ids.set(key, id);
      const text = { ...message, id, receivedAt: new Date().toISOString() };
      store?.add(text);
      caught.push(text);
      if (caught.length > MOST_KEPT) caught.shift();
      return { isNew: true, id };
    },
  };
}
