import { createPublicKey } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import jwt from "jsonwebtoken";
import { lineStore } from "../cloud/line-store.ts";
import { type Browser, browserWith } from "./push-decryption.ts";

/** A message that the service took, as its browser shows it. */
export interface CaughtPush {
  /** The name of the subscription. */
  device: string;
  /** The decrypted content. */
  content: { title: string; body: string; url?: string; livrareId: number };
  urgency: string;
  topic: string;
  ttl: number;
  receivedAt: string;
}

/** What the service does to a message: a status, with `Retry-After` for 429 and 503, or a late answer. */
export type PushFault = number | { delayMs: number };

interface PushServiceOptions {
  /** 0 picks a free port. */
  port?: number;
  /** The key that the application must sign with (VAPID), base64url. */
  vapidPublicKey: string;
  /** Keeps the messages there, so that they survive a stop; without it they are kept in memory. */
  directory?: string;
  /** The keys of all its browsers; default: new ones. */
  browser?: Browser;
}

export interface PushService {
  /** A subscription as a browser gives it. The end of its name is a status that the service answers: `maria-410`. */
  subscription(device: string): { endpoint: string; keys: Browser["keys"] };
  /** Oldest first. */
  pushes(): CaughtPush[];
  /** How often a message came for each device, refused ones included. */
  counts(): Record<string, number>;
  /** The most messages that it had at the same time. */
  mostAtOnce(): number;
  clear(): void;
  /** Fails with every message until `recover`. */
  fail(fault: PushFault): void;
  recover(): void;
  stop(): Promise<void>;
}

const MOST_KEPT = 500;
const MOST_BODY = 4096;
const RETRY_AFTER_SECONDS = 5;
const CREATED = 201;

/** A push service on loopback that holds the keys of its browsers: it verifies, decrypts and keeps every message. */
export async function startPushService(options: PushServiceOptions): Promise<PushService> {
  const browser = options.browser ?? browserWith();
  const kept = keptPushes(options.directory);
  const counts: Record<string, number> = {};
  let fault: PushFault | undefined;
  let [atOnce, mostAtOnce] = [0, 0];
  const server = createServer((incoming, reply) => {
    const device = deviceOf(incoming);
    counts[device] = (counts[device] ?? 0) + 1;
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
    answer(incoming, { device, browser, fault, vapidPublicKey: options.vapidPublicKey })
      .then(({ status, push }) => {
        if (push) kept.add(push);
        end(reply, status);
      })
      .catch(() => reply.destroy())
      .finally(() => (atOnce -= 1));
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  return {
    subscription: (device) => ({ endpoint: `${origin}/push/${device}`, keys: browser.keys }),
    pushes: kept.pushes,
    counts: () => ({ ...counts }),
    mostAtOnce: () => mostAtOnce,
    clear() {
      kept.clear();
      for (const device of Object.keys(counts)) Reflect.deleteProperty(counts, device);
    },
    fail: (wanted) => void (fault = wanted),
    recover: () => void (fault = undefined),
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function keptPushes(directory: string | undefined) {
  const store =
    directory === undefined ? undefined : lineStore<CaughtPush>(directory, "pushes.jsonl", MOST_KEPT);
  const caught = store?.kept() ?? [];
  return {
    pushes: () => [...caught],
    add(push: CaughtPush) {
      store?.add(push);
      caught.push(push);
      if (caught.length > MOST_KEPT) caught.shift();
    },
    clear() {
      caught.splice(0);
      store?.clear();
    },
  };
}

const deviceOf = ({ url = "" }: IncomingMessage): string => url.split("/").at(-1) ?? "";

function end(reply: ServerResponse, status: number): void {
  const waits = status === 429 || status === 503;
  reply.writeHead(status, waits ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {}).end();
}

interface Asked {
  device: string;
  browser: Browser;
  fault: PushFault | undefined;
  vapidPublicKey: string;
}

async function answer(
  incoming: IncomingMessage,
  { device, browser, fault, vapidPublicKey }: Asked,
): Promise<{ status: number; push?: CaughtPush }> {
  const body = await buffer(incoming);
  if (typeof fault === "object") await setTimeout(fault.delayMs);
  if (typeof fault === "number") return { status: fault };
  const [, wanted] = /-([45]\d\d)$/.exec(device) ?? [];
  if (wanted !== undefined) return { status: Number(wanted) };
  if (!isSigned(incoming, vapidPublicKey)) return { status: 403 };
  if (body.length > MOST_BODY) return { status: 413 };
  const { urgency = "", topic = "", ttl = "0" } = incoming.headers as Record<string, string>;
  const content = JSON.parse(browser.decrypt(body)) as CaughtPush["content"];
  const receivedAt = new Date().toISOString();
  return { status: CREATED, push: { device, content, urgency, topic, ttl: Number(ttl), receivedAt } };
}

/** True if the application signed the request with its key for this origin (RFC 8292). */
function isSigned({ headers }: IncomingMessage, vapidPublicKey: string): boolean {
  const [, token = "", key] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? "") ?? [];
  if (key !== vapidPublicKey) return false;
  try {
    const audience = `http://${headers.host ?? ""}`;
    const { sub = "" } = jwt.verify(token, publicKeyOf(key), {
      algorithms: ["ES256"],
      audience,
    }) as jwt.JwtPayload;
    return /^(mailto|https):/.test(sub);
  } catch {
    return false;
  }
}

function publicKeyOf(point: string) {
  const bytes = Buffer.from(point, "base64url");
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString("base64url"));
  return createPublicKey({ key: { kty: "EC", crv: "P-256", x, y } as never, format: "jwk" });
}
