import { createSystem } from "../../testing.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { log } from "../../../../shared/log.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { accepted, current, deliveriesIn } from "../expansion/testing.ts";
import { handler as expander } from "../expansion/consumer.ts";
import { noteFault } from "../channels/breaker.ts";
import { Providers } from "../../records/provider.ts";
import { expansions } from "../../records/lanes.ts";
import { expansionJob } from "../../accepting/sending/expansion-job.ts";
import { createMachine } from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import { handler } from "../../handlers/dispatcher.ts";
import { createProvider, indexed, signalled, startAnew, stored, waiting } from "./testing.ts";

beforeEach(startAnew);
afterEach(() => clock.resume());

const past = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

it("each minute: releases what is due, ends what has expired, and tells the age of the oldest delivery that is due", async () => {
  const { id } = await createSystem();
  const [due, expired] = [
    await waiting(id, { priority: "High", creatLa: past(500) }),
    await waiting(id, { priority: "Low", expiresAt: past(1) }),
  ];
  await indexed();
  const metric = vi.spyOn(log, "metric");
  await handler();
  expect(await signalled("High")).toEqual([due.id]);
  expect(await stored(expired)).toMatchObject({ status: "Failed", motiv: "expirat" });
  expect(metric).toHaveBeenCalledWith("OldestDueSeconds", expect.any(Number));
  metric.mockRestore();
});

it("while the breaker of the only provider of a channel is open, one delivery probes it, and none before its time", async () => {
  const provider = await createProvider();
  for (let fault = 0; fault < 3; fault += 1) await noteFault(provider.id, { probe: undefined });
  const { id } = await createSystem();
  await Promise.all(Array.from({ length: 5 }, () => waiting(id, { priority: "High" })));
  await indexed();
  const metric = vi.spyOn(log, "metric");
  await handler();
  expect(metric).toHaveBeenCalledWith("ProvidersDown", 1);
  metric.mockRestore();
  expect(await signalled("High")).toEqual([]);
  clock.freeze(new Date(Date.now() + 31_000));
  await handler();
  expect(await signalled("High")).toHaveLength(1);
  await transact(removing(Providers, provider));
});

it("wakes an expander for a notification whose message was lost", async () => {
  const wake = vi.spyOn(expansionJob, "wake").mockResolvedValue(false);
  const notification = await accepted(await createMachine(), 21);
  wake.mockRestore();
  clock.freeze(new Date(Date.now() + 70_000));
  await vi.waitFor(
    async () => {
      await handler();
      expect(await drain(expansions, expander)).toEqual({ handled: 1, failed: 0 });
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(await deliveriesIn(notification)).toHaveLength(21);
  expect((await current(notification)).isResolving).toBe(false);
});
