import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { newWebhookSecret } from "../../shared/outgoing/webhooks.ts";
import { startSmsGateway, type SmsGateway } from "./sms-gateway.ts";

const secret = newWebhookSecret();
/** What arrived at the address of receipts, verified by the reference implementation of Standard Webhooks. */
const received: unknown[] = [];
const receiver = createServer((incoming, reply) => {
  void text(incoming).then((body) => {
    received.push(new Webhook(secret).verify(body, incoming.headers as Record<string, string>));
    reply.writeHead(202).end();
  });
});

let gateway: SmsGateway;

beforeAll(async () => {
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/receipts`;
  gateway = await startSmsGateway({ token: "t", receipts: { url, secret } });
});
afterEach(() => {
  gateway.recover();
  gateway.clear();
  received.length = 0;
});
afterAll(async () => {
  await gateway.stop();
  receiver.close();
});

let count = 0;
const send = (to = "+37369123456", { key, token = "t" }: { key?: string; token?: string } = {}) => {
  const reference = key ?? `livrare-${(count += 1)}`;
  return fetch(gateway.url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "idempotency-key": reference },
    body: JSON.stringify({ to, text: "Bună", reference }),
  });
};

it("the gateway takes a message, gives it an id and sends a signed receipt", async () => {
  const answer = await send("+37369123456", { key: "livrare-7" });
  const { id } = (await answer.json()) as { id: string };
  expect([answer.status, gateway.texts().map((one) => [one.id, one.to, one.text])]).toEqual([
    202,
    [[id, "+37369123456", "Bună"]],
  ]);
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toMatchObject({ reference: "livrare-7", messageId: id, status: "Delivered" });
});

it("the gateway takes a message with a known Idempotency-Key once, and counts how often it came", async () => {
  const ids = [];
  for (let i = 0; i < 3; i += 1)
    ids.push(((await (await send("+37369123456", { key: "livrare-8" })).json()) as { id: string }).id);
  expect([new Set(ids).size, gateway.texts().length, gateway.counts()]).toEqual([1, 1, { "livrare-8": 3 }]);
});

it("the gateway sends the reply of a phone, signed as its receipts are, with the number, the text and the time", async () => {
  expect(await gateway.reply({ from: "+37369123456", text: "STOP", at: "2026-11-26T10:00:00.000Z" })).toBe(
    202,
  );
  await gateway.reply({ from: "+37369123457", text: "Mulțumesc" });
  expect(received).toEqual([
    { from: "+37369123456", text: "STOP", at: "2026-11-26T10:00:00.000Z" },
    { from: "+37369123457", text: "Mulțumesc", at: expect.any(String) as string },
  ]);
});

it("the gateway asks for its token", async () => {
  expect((await send("+37369123456", { token: "alt" })).status).toBe(401);
  expect(gateway.texts()).toEqual([]);
});

it.each([
  ["+37369000503", 503],
  ["+37369000404", 404],
])("the gateway refuses %s as its number asks for", async (to, status) => {
  expect((await send(to)).status).toBe(status);
  expect(gateway.texts()).toEqual([]);
});

it.each([
  ["+37369000001", 0],
  ["+37369000002", 1],
])("the gateway ends the connection of %s, with %i message taken", async (to, taken) => {
  await expect(send(to)).rejects.toThrow();
  expect(gateway.texts()).toHaveLength(taken);
});

it.each([
  ["+37369000011", ["Failed"]],
  ["+37369000012", []],
  ["+37369000013", ["Delivered", "Delivered"]],
])("the gateway sends the receipts that %s asks for", async (to, statuses) => {
  await send(to);
  await send("+37369123456");
  await expect.poll(() => received).toHaveLength(statuses.length + 1);
  const found = received.map((one) => (one as { status: string }).status).sort();
  expect(found).toEqual([...statuses, "Delivered"].sort());
});

it("the gateway fails with every message until it recovers, and says when to come again", async () => {
  gateway.fail({ status: 429, retryAfter: "7" });
  const refused = await send();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "7"]);
  gateway.recover();
  expect((await send()).status).toBe(202);
});

it("the gateway keeps its messages over a restart, if it has a folder", async () => {
  const directory = mkdtempSync(join(tmpdir(), "temelia-sms-"));
  const first = await startSmsGateway({ directory });
  const body = JSON.stringify({ to: "+37369123456", text: "Bună", reference: "livrare-1" });
  await fetch(first.url, { method: "POST", body });
  await first.stop();
  const second = await startSmsGateway({ directory });
  expect(second.texts().map((one) => one.reference)).toEqual(["livrare-1"]);
  await second.stop();
  rmSync(directory, { recursive: true });
});
