import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// Read when the configuration is loaded, so it comes before every import.
vi.hoisted(() => (process.env.METRICS_FLUSH_SECONDS = "0"));

import { call } from "../../testing.ts";
import { accept, deliverBy, fakeChannels, later, someProvider } from "../delivery/testing.ts";
import { simulatorOf } from "../channels/simulator.ts";
import type { Outcome } from "../channels/message.ts";
import { clock } from "../../../../shared/clock.ts";
import { flushWhenDue } from "../../../../shared/metrics/histograms.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { applyReceipt } from "../receipts/apply.ts";
import { emitOutcomes } from "./outcomes.ts";

afterEach(() => clock.resume());
beforeEach(() => emitOutcomes());

const accepted: Outcome = { kind: "accepted", messageId: "1" };
const refused: Outcome = { kind: "recipient", reason: "adresa-refuzata", code: "550" };
/** The address does not exist, so it is suppressed. */
const gone: Outcome = { ...refused, isAddressGone: true };

/** A worker takes a delivery, whose provider answers like this. */
async function deliver(outcome: Outcome, provider = someProvider(), delivery = {}): Promise<number> {
  const { id } = await accept({ delivery });
  await deliverBy(fakeChannels([provider], { hand: () => Promise.resolve(outcome) }), id);
  return id;
}

/** The metrics that `act` and the end of its batch emit. */
async function metricsOf(act: () => Promise<unknown>): Promise<unknown[]> {
  const lines = await logLinesOf(async () => {
    await act();
    emitOutcomes();
  });
  return lines
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => "_aws" in line)
    .map(({ DeliveriesAnswered, DeliveriesRefused, DeliveriesGivenUp, AddressesSuppressed }) => ({
      DeliveriesAnswered,
      DeliveriesRefused,
      DeliveriesGivenUp,
      AddressesSuppressed,
    }));
}

const OLD = { attempts: 10 };

it("the metrics of deliveries count what providers took and refused, and what was given up, as one line for a batch", async () => {
  const emitted = await metricsOf(async () => {
    await deliver(accepted);
    await deliver(accepted);
    await deliver(refused);
    await deliver(gone);
    await deliver(accepted, someProvider(), OLD);
  });
  expect(emitted).toEqual([
    { DeliveriesAnswered: 4, DeliveriesRefused: 2, DeliveriesGivenUp: 1, AddressesSuppressed: 1 },
  ]);
  expect(await metricsOf(() => Promise.resolve())).toEqual([]);
});

it("the metrics of deliveries do not count what ends at the simulator, nor what is tried again", async () => {
  const provider = simulatorOf("Email");
  expect(await metricsOf(() => deliver(accepted, provider))).toEqual([]);
  expect(await metricsOf(() => deliver(refused, provider))).toEqual([]);
  expect(await metricsOf(() => deliver({ kind: "ambiguous", code: "timeout" }))).toEqual([]);
});

it("the metrics of deliveries count a bounce as a refusal of a delivery that was answered before, once", async () => {
  const id = await deliver(accepted, someProvider({ recipise: true }));
  emitOutcomes();
  const bounce = () => applyReceipt(id, { status: "Failed", cauza: "permanent" });
  expect(await metricsOf(bounce)).toMatchObject([{ DeliveriesRefused: 1, AddressesSuppressed: 1 }]);
  expect(await metricsOf(bounce)).toEqual([]);
  const other = await deliver(accepted, someProvider({ recipise: true }));
  emitOutcomes();
  expect(await metricsOf(() => applyReceipt(other, { status: "Failed" }))).toEqual([]);
});

/** The number of observations of a series up to a bound, as /metrics shows it. */
async function shown(series: string, bound: string): Promise<number> {
  flushWhenDue();
  const { text } = await call("GET /metrics");
  const line = text
    .split("\n")
    .find((one) => one.startsWith(`notifications_hand_over_seconds_bucket{${series},le="${bound}"}`));
  return Number(line?.split(" ").at(-1) ?? 0);
}

describe("/metrics", () => {
  it("/metrics shows the time from acceptance to hand-over by channel and priority, to read the share within 10 s from", async () => {
    const series = 'channel="Email",priority="Low",service="notifications"';
    const provider = someProvider();
    const hand = () => Promise.resolve(accepted);
    for (const seconds of [1, 4, 40]) {
      clock.freeze(clock.now());
      const { id } = await accept({ notification: { priority: "Low" }, delivery: { priority: "Low" } });
      later(seconds);
      await deliverBy(fakeChannels([provider], { hand }), id);
      clock.resume();
    }
    expect([await shown(series, "10"), await shown(series, "+Inf")]).toEqual([2, 3]);
  });

  it("measures a scheduled notification from its time on, and nothing that was refused", async () => {
    const series = 'channel="Email",priority="High",service="notifications"';
    clock.freeze(clock.now());
    const scheduledAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const priority = "High" as const;
    const { id } = await accept({ notification: { priority, scheduledAt }, delivery: { priority } });
    later(3_602);
    await deliverBy(fakeChannels([someProvider()], { hand: () => Promise.resolve(accepted) }), id);
    await deliver(refused, someProvider(), { priority });
    expect([await shown(series, "1"), await shown(series, "2.5"), await shown(series, "+Inf")]).toEqual([
      0, 1, 1,
    ]);
  });
});
