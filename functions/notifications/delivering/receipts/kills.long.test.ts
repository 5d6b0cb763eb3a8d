import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import {
  accept,
  deliverBy,
  deliveryOf,
  eventsOfNotification,
  fakeChannels,
  notificationOf,
  someProvider,
} from "../delivery/testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Webhook } from "standardwebhooks";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { create, read } from "../../../../shared/data/repository.ts";
import { nextId } from "../../../../shared/ids.ts";
import { newWebhookSecret } from "../../../../shared/outgoing/webhooks.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { killAfter, repeat } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { sealSecretOf } from "../channels/secrets.ts";
import { type Provider, Providers } from "../../records/provider.ts";
import { suppressionIdOf, Suppressions } from "../../records/suppression.ts";

/*
 * The function that takes receipts is killed after its first write, after its second, and so on until it completes.
 * State, event, count and suppression of a delivery change together, and a repeat by the gateway applies a receipt
 * once.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const send = callerOf(processes.handlerOf(join(import.meta.dirname, "routes.ts")));
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

const secret = newWebhookSecret();
let provider: Stored<Provider>;
beforeAll(async () => {
  const made = someProvider({ canal: "SMS", tip: "HTTP", recipise: true });
  const sigilate = { secret: await sealSecretOf(made.id, "secret", secret) };
  provider = await create(Providers, { ...made, sigilate });
});

let count = 0;
const hand = () => Promise.resolve({ kind: "accepted" as const, messageId: `sms-${count}`, segments: 1 });

/** An SMS that waits to be sent. */
function acceptSms() {
  count += 1;
  const recipients = [{ canal: "SMS" as const, adresa: `+3736900${String(1000 + count)}` }];
  return accept({ content: { recipients } });
}

const sendSms = (id: number) => deliverBy(fakeChannels([provider], { hand }), id);

/** A call of the gateway with one receipt, signed as Standard Webhooks. */
function tell(livrareId: number, status: "Delivered" | "Failed") {
  const cauza = status === "Failed" ? { cauza: "permanent" } : {};
  const body = JSON.stringify({ reference: `livrare-${livrareId}`, status, ...cauza });
  const id = `msg_${nextId()}`;
  const at = clock.now();
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, at, body),
    "content-type": "application/json",
  };
  return send("POST", `/notifications/api/v1/app/receipts/${provider.cod}`, { headers, body });
}

async function factsOf(id: number, notification: { id: number }) {
  const { status, adresaHmac } = await deliveryOf(id);
  const { counts } = await notificationOf(notification);
  const kinds = (await eventsOfNotification(notification)).map(({ tip }) => tip);
  const suppression = await read(Suppressions, { id: suppressionIdOf(adresaHmac) });
  return { status, counts, kinds, isSuppressed: suppression !== undefined };
}

const sentFacts = { status: "Sent", counts: { Sent: 1 }, kinds: ["TRIMISA"], isSuppressed: false };
const MOST_WRITES = 12;

it.each([
  ["a delivery report", "Delivered", ["TRIMISA", "LIVRATA"], false],
  ["a bounce", "Failed", ["TRIMISA", "ESUATA"], true],
] as const)(
  "%s that is killed between any two writes is applied whole or not at all, and once by its repetition",
  async (_, status, kinds, isSuppressed) => {
    const whole = { status, counts: { [status]: 1 }, kinds, isSuppressed };
    let kills = 0;
    for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
      const { id, notification } = await acceptSms();
      await sendSms(id);
      const answer = await killAfter(nth, target, () => tell(id, status));
      const between = await factsOf(id, notification);
      expect([nth, between]).toEqual([nth, between.status === "Sent" ? sentFacts : whole]);
      const { status: code } = answer ?? (await repeat(() => tell(id, status)));
      expect([nth, code, await factsOf(id, notification)]).toEqual([nth, 202, whole]);
      if (answer) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThanOrEqual(1);
    expect(kills).toBeLessThan(MOST_WRITES);
  },
  600_000,
);

it("a receipt before its message that is killed is applied once the message is sent and the gateway repeats it", async () => {
  let kills = 0;
  for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
    const { id, notification } = await acceptSms();
    const answer = await killAfter(nth, target, () => tell(id, "Delivered"));
    expect((await deliveryOf(id)).status).toBe("Sending");
    await sendSms(id);
    if (!answer) await repeat(() => tell(id, "Delivered"));
    const facts = await factsOf(id, notification);
    expect([nth, facts.status, facts.kinds]).toEqual([nth, "Delivered", ["TRIMISA", "LIVRATA"]]);
    if (answer) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThanOrEqual(1);
  expect(kills).toBeLessThan(MOST_WRITES);
}, 600_000);
