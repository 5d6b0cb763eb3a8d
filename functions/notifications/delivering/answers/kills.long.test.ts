import { isDeclinedAt, sentSms, someNumber, tell } from "./testing.ts";
import { createSystem } from "../../testing.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type SmsGateway, startSmsGateway } from "../../../../localstack/providers/sms-gateway.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { newWebhookSecret } from "../../../../shared/outgoing/webhooks.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { gatewayProvider } from "../channels/testing/messages.ts";
import type { Provider } from "../../records/provider.ts";

/* The worker of an answer is stopped before its first write, before its second, and so on until it completes. */

const key = newWebhookSecret();
let gateway: SmsGateway;
let provider: Stored<Provider>;
beforeAll(async () => {
  gateway = await startSmsGateway({ token: "t" });
  provider = await gatewayProvider(gateway.url, { token: "t", secret: key }, { recipise: true });
});
afterEach(() => clock.resume());
afterAll(() => gateway.stop());

const answerOf = (text: string, from: string) => ({ from, text, at: clock.iso() });
const answer = (text: string, from: string) => tell(answerOf(text, from), provider, { key });
const confirmationsTo = (number: string) => gateway.texts().filter(({ to }) => to === number);

/** Longer than the lease of a confirmation. */
const LATER_MS = 20_000;
const WRITES = ["TransactWriteItemsCommand", "UpdateCommand", "PutCommand"];
const MOST_WRITES = 20;

describe.each([
  ["STOP", true],
  ["START", false],
])("%s whose worker is stopped before any of its writes", (text, declined) => {
  it("is completed when it comes again, and confirmed once", async () => {
    let kills = 0;
    for (; kills < MOST_WRITES; kills += 1) {
      const [system, number] = [await createSystem(), someNumber()];
      await sentSms({ to: number, by: provider, system });
      if (!declined) await answer("STOP", number);
      gateway.clear();
      const told = answerOf(text, number);
      let writes = 0;
      const kill = () => ((writes += 1) > kills ? Promise.reject(new Error("killed")) : Promise.resolve());
      const work = () => tell(told, provider, { key });
      await WRITES.reduce<() => Promise<unknown>>(
        (inner, command) => () => beforeCalls({ command, about: "" }, kill, inner),
        work,
      )();
      const wasKilled = writes > kills;
      clock.freeze(new Date(clock.now().getTime() + LATER_MS));
      expect((await tell(told, provider, { key })).status).toBe(202);
      clock.resume();
      expect([kills, await isDeclinedAt(number, { sistemId: system.id })]).toEqual([kills, declined]);
      expect([kills, confirmationsTo(number).length]).toEqual([kills, 1]);
      if (!wasKilled) break;
    }
    expect(kills).toBeGreaterThan(3);
    expect(kills).toBeLessThan(MOST_WRITES);
  });
});
