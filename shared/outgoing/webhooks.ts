import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { clock } from "../clock.ts";

/** Signed messages between servers, by Standard Webhooks (https://www.standardwebhooks.com), scheme `v1`. */

/** The difference between the clocks of sender and receiver, plus the age of a message. */
const TOLERANCE_SECONDS = 300;
const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
const LEAST_SECRET_BYTES = 24;
const MOST_SECRET_BYTES = 64;

interface WebhookHeaders {
  "webhook-id": string;
  "webhook-timestamp": string;
  "webhook-signature": string;
}

/** A new secret: 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

/** True for `whsec_`, followed by the canonical base64 of 24 to 64 bytes. */
export const isWebhookSecret = (text: string): boolean => keyOf(text) !== undefined;

/**
 * The headers that sign a message now.
 * @param id without `.`; the same in every attempt to deliver the message
 * @param body the bytes that are sent
 * @throws TypeError for a wrong secret or id
 */
export function signWebhook(
  secret: string,
  { id, body }: { id: string; body: string | Uint8Array },
): WebhookHeaders {
  if (!isMessageId(id)) throw new TypeError("not the id of a webhook");
  const timestamp = String(clock.epochSeconds());
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatureOf(secret, { id, timestamp, body }),
  };
}

interface ReceivedWebhook {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as they were received. */
  body: string | Uint8Array;
}

/**
 * True if one of the signatures of a message is its own and its timestamp is at most 5 minutes from now. A message can be
 * received again within that time: its id tells the receiver.
 * @throws TypeError for a wrong secret
 */
export function isSignedWebhook(secret: string, { headers, body }: ReceivedWebhook): boolean {
  const { "webhook-id": id = "", "webhook-timestamp": timestamp = "" } = headers;
  const expected = signatureOf(secret, { id, timestamp, body });
  const signatures = (headers["webhook-signature"] ?? "").split(" ");
  return isMessageId(id) && isRecent(timestamp) && signatures.some((one) => isEqual(one, expected));
}

const isMessageId = (id: string): boolean => /^[\x21-\x2d\x2f-\x7e]{1,256}$/.test(id);

const isRecent = (timestamp: string): boolean =>
  /^[1-9][0-9]{0,11}$/.test(timestamp) &&
  Math.abs(clock.epochSeconds() - Number(timestamp)) <= TOLERANCE_SECONDS;

function signatureOf(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: string | Uint8Array },
): string {
  const key = keyOf(secret);
  if (!key) throw new TypeError("not the secret of a webhook");
  const digest = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64");
  return `v1,${digest}`;
}

function keyOf(secret: string): Buffer | undefined {
  const [, text = ""] = SECRET.exec(secret) ?? [];
  const key = Buffer.from(text, "base64");
  const hasLength = key.length >= LEAST_SECRET_BYTES && key.length <= MOST_SECRET_BYTES;
  return hasLength && key.toString("base64") === text ? key : undefined;
}

/** In constant time for texts of the same length; the length of a signature is no secret. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
