import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "../testing/environment.ts";
import { clock } from "../clock.ts";
import { isSignedWebhook, isWebhookSecret, newWebhookSecret, signWebhook } from "./webhooks.ts";

/** The example of the specification. */
const example = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  at: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const { secret } = example;
const message = { id: "msg-17", body: JSON.stringify({ stare: "Delivered", text: "șțâî – доставлено" }) };

const freezeAt = (seconds: number) => clock.freeze(new Date(seconds * 1000));
beforeEach(() => freezeAt(example.at));
afterEach(() => clock.resume());

it("the example of the specification gets the signature that it states", () => {
  expect(signWebhook(secret, example)).toEqual({
    "webhook-id": example.id,
    "webhook-timestamp": String(example.at),
    "webhook-signature": example.signature,
  });
});

describe("the reference implementation", () => {
  const theirs = new Webhook(secret);
  // It reads the time of the machine.
  beforeEach(() => clock.resume());

  it("the reference implementation accepts our signatures", () => {
    const headers = signWebhook(secret, message);
    expect(theirs.verify(message.body, { ...headers })).toEqual(JSON.parse(message.body));
    expect(() => theirs.verify(`${message.body} `, { ...headers })).toThrow();
  });

  it("the reference implementation makes signatures that we accept", () => {
    const at = clock.now();
    const headers = {
      "webhook-id": message.id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": theirs.sign(message.id, at, message.body),
    };
    expect(isSignedWebhook(secret, { headers, body: message.body })).toBe(true);
  });

  it("the reference implementation takes a new secret of ours", () => {
    const ours = newWebhookSecret();
    const headers = signWebhook(ours, message);
    expect(new Webhook(ours).verify(message.body, { ...headers })).toBeTruthy();
    expect(newWebhookSecret()).not.toBe(ours);
  });
});

describe("a received message", () => {
  const { body } = message;
  const isAccepted = (changes: Record<string, string | undefined>, received: string | Uint8Array = body) =>
    isSignedWebhook(secret, { headers: { ...signWebhook(secret, message), ...changes }, body: received });
  const { "webhook-signature": signature } = (freezeAt(example.at), signWebhook(secret, message));

  /** Signed whatever the id and the timestamp are. */
  const signedHeaders = (id: string, timestamp: string) => {
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    const digest = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${digest}` };
  };

  it("a received message is accepted as text and as the bytes of that text", () => {
    expect(isAccepted({})).toBe(true);
    expect(isAccepted({}, Buffer.from(body))).toBe(true);
  });

  it("a received message may have several signatures, one of which is its own", () => {
    const other = signWebhook(newWebhookSecret(), message)["webhook-signature"];
    expect(isAccepted({ "webhook-signature": `v1a,xyz ${other} ${signature}` })).toBe(true);
    expect(isAccepted({ "webhook-signature": `v1a,xyz ${other}` })).toBe(false);
  });

  it.each([
    ["another id", { "webhook-id": "msg-18" }],
    ["no id", { "webhook-id": undefined }],
    ["another timestamp", { "webhook-timestamp": String(example.at + 1) }],
    ["no timestamp", { "webhook-timestamp": undefined }],
    ["no signature", { "webhook-signature": undefined }],
    ["an empty signature", { "webhook-signature": "" }],
    ["the signature of another version", { "webhook-signature": signature.replace("v1,", "v2,") }],
    ["the signature without its version", { "webhook-signature": signature.replace("v1,", "") }],
    ["a shorter signature", { "webhook-signature": signature.slice(0, -1) }],
    ["another spelling of the signature", { "webhook-signature": `${signature}=` }],
    ["two signatures in one", { "webhook-signature": `${signature}${signature}` }],
  ])("a received message with %s is refused", (_, changes) => {
    expect(isAccepted(changes)).toBe(false);
  });

  it("a received message is refused if a byte of its body or its secret has changed", () => {
    expect(isAccepted({}, `${body} `)).toBe(false);
    const headers = { ...signWebhook(newWebhookSecret(), message) };
    expect(isSignedWebhook(secret, { headers, body })).toBe(false);
  });

  it("a received message is refused if a period in its id could move the border to the timestamp", () => {
    const timestamp = String(example.at);
    expect(isSignedWebhook(secret, { headers: signedHeaders("msg-17", timestamp), body })).toBe(true);
    expect(isSignedWebhook(secret, { headers: signedHeaders("msg.17", timestamp), body })).toBe(false);
  });

  it.each([-301, 301])("%i s from now is refused, a second less is accepted", (seconds) => {
    const headers = { ...signWebhook(secret, message) };
    freezeAt(example.at - seconds + Math.sign(seconds));
    expect(isSignedWebhook(secret, { headers, body })).toBe(true);
    freezeAt(example.at - seconds);
    expect(isSignedWebhook(secret, { headers, body })).toBe(false);
  });

  it.each(["1614265330.0", "+1614265330", "0x60381f72", "1e9", "01614265330", " 1614265330"])(
    "a received message with the timestamp %j, which is no number of seconds, is refused though it is signed",
    (timestamp) => {
      expect(isSignedWebhook(secret, { headers: signedHeaders(message.id, timestamp), body })).toBe(false);
    },
  );
});

describe("a secret", () => {
  const of = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;

  it("a secret has 24 to 64 bytes in base64 behind its prefix", () => {
    expect([23, 24, 64, 65].map((bytes) => isWebhookSecret(of(bytes)))).toEqual([false, true, true, false]);
    const wrong = [
      "",
      "whsec_",
      of(32).slice(6),
      `${of(32)}\n`,
      of(32).replace("=", ""),
      "whsec_ș".repeat(9),
    ];
    expect(wrong.filter(isWebhookSecret)).toEqual([]);
  });

  it("a secret of another form neither signs nor verifies", () => {
    expect(() => signWebhook("parola", message)).toThrow(TypeError);
    expect(() => isSignedWebhook("parola", { headers: {}, body: "" })).toThrow(TypeError);
  });

  it.each(["", "a.b", "a b", "ș", "a\n", "x".repeat(257)])(
    "a secret signs no message with the id %j",
    (id) => {
      expect(() => signWebhook(secret, { id, body: "" })).toThrow(TypeError);
    },
  );
});
