import { createRecipient } from "../../testing.ts";
import { createECDH } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startPushService, type PushService } from "../../../../localstack/providers/push-service.ts";
import { clock } from "../../../../shared/clock.ts";
import { create, readById } from "../../../../shared/data/repository.ts";
import { nextId } from "../../../../shared/ids.ts";
import { handOver } from "./hand-over.ts";
import type { Message, Outcome } from "../channels/message.ts";
import { createProvider } from "../providers/testing.ts";
import { type Device, Devices } from "../../records/device.ts";
import { config } from "./config.ts";
import { vapidPublicKey } from "./send-push.ts";

let service: PushService;
beforeAll(async () => {
  service = await startPushService({ vapidPublicKey: vapidPublicKey() });
});
afterEach(() => {
  service.recover();
  service.clear();
});
afterAll(() => service.stop());

const deviceAt = async (name: string, fields: Partial<Device> = {}) =>
  create(Devices, {
    id: nextId(),
    destinatarId: (await createRecipient()).id,
    creatLa: clock.iso(),
    ...service.subscription(name),
    ...fields,
  });

/** Sends a message to the browsers of a person. */
async function send(devices: readonly Device[], fields: Partial<Message> = {}): Promise<Outcome> {
  const push = { devices, priority: "High", notificareId: 7, ttlSeconds: 3600 } as const;
  const message = {
    livrareId: 5,
    canal: "Push",
    to: "",
    subject: "Aviz",
    text: "Ați primit un aviz",
  } as const;
  const provider = await createProvider({ canal: "Push", tip: "WEBPUSH", configuratie: {} });
  return handOver({ ...message, push, ...fields }, provider);
}

describe("a push message", () => {
  it("a push message is decrypted only by the browser (RFC 8291), signed for its push service (RFC 8292), with TTL, urgency and topic", async () => {
    expect(await send([await deviceAt("maria")])).toEqual({ kind: "accepted" });
    expect(service.pushes()).toMatchObject([
      {
        device: "maria",
        content: { title: "Aviz", body: "Ați primit un aviz", livrareId: 5 },
        urgency: "high",
        topic: "n7",
        ttl: 3600,
      },
    ]);
  });

  it("a push message is one request for each device, and one that takes it is enough", async () => {
    const devices = await Promise.all(["a", "b-503", "c"].map((name) => deviceAt(name)));
    expect(await send(devices)).toEqual({ kind: "accepted" });
    expect(service.counts()).toEqual({ a: 1, "b-503": 1, c: 1 });
  });

  it("a push message to a browser that subscribed before a rotation is signed by the earlier key", async () => {
    const [earlier] = config.vapidPrivateKeys;
    const device = await deviceAt("veche");
    const fresh = createECDH("prime256v1");
    fresh.generateKeys();
    const key = fresh.getPrivateKey("base64url");
    try {
      config.vapidPrivateKeys = [key, earlier];
      expect(await send([device])).toEqual({ kind: "accepted" });
      expect(service.counts()).toEqual({ veche: 2 });
      config.vapidPrivateKeys = [key];
      expect(await send([device])).toMatchObject({ kind: "provider", code: "403" });
    } finally {
      config.vapidPrivateKeys = [earlier];
    }
  });

  it.each([404, 410])(
    "a device that answers %i is removed; without another the person is not subscribed",
    async (status) => {
      const device = await deviceAt(`gone-${status}`);
      expect(await send([device])).toMatchObject({ kind: "recipient", reason: "fara-abonare" });
      expect(await readById(Devices, device.id)).toBeUndefined();
    },
  );

  it("a device that subscribed again meanwhile stays", async () => {
    const device = await deviceAt("gone-410");
    await send([{ ...device, endpoint: service.subscription("former-410").endpoint }]);
    expect(await readById(Devices, device.id)).toBeDefined();
  });

  it.each([
    [429, { kind: "provider", code: "429", retryAfterSeconds: 5 }],
    [503, { kind: "provider", code: "503", retryAfterSeconds: 5 }],
    [403, { kind: "provider", code: "403" }],
    [413, { kind: "recipient", reason: "continut-refuzat", code: "413" }],
  ])("an answer %i is %o, and the device stays", async (status, outcome) => {
    const device = await deviceAt(`d-${status}`);
    expect(await send([device])).toEqual(outcome);
    expect(await readById(Devices, device.id)).toBeDefined();
  });

  it("a push message without devices reaches no one", async () => {
    expect(await send([])).toMatchObject({ kind: "recipient", reason: "fara-abonare" });
  });

  it("a push message to an address that only this network has is not sent", async () => {
    const device = await deviceAt("maria", { endpoint: "https://10.0.0.7/push/x" });
    expect(await send([device])).toMatchObject({ kind: "provider" });
    expect(service.counts()).toEqual({});
  });

  it("100 devices that answer slowly hold nobody up: fifty are asked at the same time", async () => {
    const device = await deviceAt("slow");
    service.fail({ delayMs: 300 });
    await send(Array.from({ length: 100 }, () => device));
    expect(service.counts()).toEqual({ slow: 100 });
    expect(service.mostAtOnce()).toBeGreaterThanOrEqual(50);
  });

  it("a push message is below 4,096 bytes, whatever the text, and cut at a whole letter", async () => {
    const text = "👩‍👩‍👧‍👦".repeat(1000);
    expect(await send([await deviceAt("long")], { text })).toEqual({ kind: "accepted" });
    const [{ content } = { content: { body: "" } }] = service.pushes();
    const letters = [...new Intl.Segmenter("ro").segment(content.body)].map(({ segment }) => segment);
    expect(new Set(letters)).toEqual(new Set(["👩‍👩‍👧‍👦", "…"]));
  });
});
