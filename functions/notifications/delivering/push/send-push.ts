import { createECDH } from "node:crypto";
import type { RequestDetails } from "web-push";
import { once } from "../../../../shared/once.ts";
import type { Answer } from "../../../../shared/outgoing/answer.ts";
import { CallFailed } from "../../../../shared/outgoing/call-failed.ts";
import { guardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";
import { retryAfterIn } from "../../../../shared/outgoing/retry-after.ts";
import { config as gateways } from "../channels/config.ts";
import type { Message, Outcome } from "../channels/message.ts";
import type { Device } from "../../records/device.ts";
import type { Priority } from "../../records/lanes.ts";
import { config } from "./config.ts";
import { payloadOf } from "./payload.ts";
import { removeDevice } from "./remove-device.ts";

const outgoing = once(() => guardedFetch(gateways.privateGatewayAddresses));
const webPush = once(async () => (await import("web-push")).default);

interface Pair {
  publicKey: string;
  privateKey: string;
}

function pairOf(privateKey: string): Pair {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return { publicKey: pair.getPublicKey("base64url"), privateKey };
}

/** The key that identifies this application to browsers and push services, base64url. */
export const vapidPublicKey = (): string => pairOf(config.vapidPrivateKeys[0]).publicKey;

/** What a push service says of a key with which the browser did not subscribe (RFC 8292, 4.2). */
const OF_ANOTHER_KEY = new Set([401, 403]);

const urgencies = { High: "high", Medium: "normal", Low: "low" } as const satisfies Record<Priority, string>;

/** A push service answers with a status and little else. */
const MOST_BYTES = 4096;

/**
 * Sends a message to each browser of a recipient at the same time: one request each, within 5 s. It is handed over once one of
 * them took it. A browser that has unsubscribed (404, 410) is removed.
 */
export async function push(message: Message): Promise<Outcome> {
  const { devices = [] } = message.push ?? {};
  const outcomes = await Promise.all(devices.map((device) => sendTo(device, message)));
  return together(outcomes);
}

/** What became of a message at one browser. */
type OfDevice = Outcome | "gone";

async function sendTo(device: Device, message: Message): Promise<OfDevice> {
  try {
    const outcome = outcomeOf(await answerTo(device, message, config.vapidPrivateKeys));
    if (outcome === "gone") await removeDevice(device);
    return outcome;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { kind: error.mayHaveArrived ? "ambiguous" : "provider", code: error.kind };
  }
}

/** The answer to a message that is signed with the first key, or with the one with which this browser subscribed before. */
async function answerTo(
  device: Device,
  message: Message,
  [key, ...earlier]: [string, ...string[]],
): Promise<Answer> {
  const { endpoint, headers, body } = await requestFor(device, message, pairOf(key));
  const answer = await outgoing().fetchWhole(new URL(endpoint), {
    method: "POST",
    headers: stringsOf(headers),
    body: body ?? undefined,
    mostBytes: MOST_BYTES,
    beyond: "cut",
  });
  const [next, ...others] = earlier;
  if (next === undefined || !OF_ANOTHER_KEY.has(answer.status)) return answer;
  return answerTo(device, message, [next, ...others]);
}

/** The encrypted and signed request (RFC 8291, RFC 8292). */
async function requestFor(
  { endpoint, keys }: Device,
  { livrareId, subject, text, push: options }: Message,
  pair: Pair,
): Promise<RequestDetails> {
  const { priority = "Medium", notificareId = 0, ttlSeconds = 0 } = options ?? {};
  const payload = payloadOf({ title: subject, body: text, livrareId });
  return (await webPush()).generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject: config.vapidContact, ...pair },
    TTL: ttlSeconds,
    urgency: urgencies[priority],
    topic: `n${notificareId}`,
    contentEncoding: "aes128gcm",
  });
}

const stringsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Statuses that blame the message; 404 and 410 end the subscription, all others are the push service's fault, or ours. */
const REFUSED = new Set([400, 413]);

function outcomeOf({ status, headers }: Answer): OfDevice {
  const code = String(status);
  if (status >= 200 && status < 300) return { kind: "accepted" };
  if (status === 404 || status === 410) return "gone";
  if (REFUSED.has(status)) return { kind: "recipient", reason: "continut-refuzat", code };
  return { kind: "provider", code, retryAfterSeconds: retryAfterIn(headers) };
}

/** The outcome of a delivery: the best one of its browsers. Without any browser left the recipient cannot be reached. */
function together(outcomes: readonly OfDevice[]): Outcome {
  const others = outcomes.filter((outcome) => outcome !== "gone");
  for (const kind of ["accepted", "ambiguous", "provider", "recipient"] as const) {
    const found = others.find((outcome) => outcome.kind === kind);
    if (found) return found;
  }
  return { kind: "recipient", reason: "fara-abonare", code: "gone" };
}
