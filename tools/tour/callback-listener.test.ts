import { afterAll, expect, it } from "vitest";
import { newWebhookSecret, signWebhook } from "../../shared/outgoing/webhooks.ts";
import { listenForCallbacks } from "./callback-listener.ts";

const secret = newWebhookSecret();
const listener = await listenForCallbacks(secret);
afterAll(() => {
  listener.stop();
});

/** Calls as the service does, signed with a secret. */
async function call(trackingId: string, status: string, signedWith = secret): Promise<number> {
  const body = JSON.stringify({ trackingId, status });
  const headers = { ...signWebhook(signedWith, { id: `${trackingId}-${status}`, body }) };
  return (await fetch(listener.url, { method: "POST", headers, body })).status;
}

it("a signed call is kept under its id and its state; another signature is refused and not kept", async () => {
  expect(await call("aviz-1", "Sent", newWebhookSecret())).toBe(401);
  expect(await call("aviz-1", "Resolving")).toBe(204);
  const awaited = listener.callOf("aviz-1", "Sent");
  expect(await call("aviz-2", "Sent")).toBe(204);
  expect(await call("aviz-1", "Sent")).toBe(204);
  expect(await awaited).toEqual({ id: "aviz-1-Sent", trackingId: "aviz-1", status: "Sent" });
});
