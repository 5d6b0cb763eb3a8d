import { setTimeout as sleep } from "node:timers/promises";
import { median, quantile } from "../measure.ts";
import type { MachineClient } from "./machine-client.ts";
import type { RunningSystem } from "./running-system.ts";
import { noticeBody } from "./notice.ts";
import type { Sink } from "./sink.ts";

let count = 0;
const fresh = (word: string): string => `${word}-${process.pid}-${(count += 1)}`;

/** A call that was accepted. */
interface Accepted {
  subject: string;
  trackingId: string;
  /** ms since 1970. */
  beganAt: number;
  acceptedAt: number;
}

export async function notify(
  machine: MachineClient,
  { recipients = 1, priority = "Medium" }: { recipients?: number; priority?: string },
): Promise<Accepted> {
  const trackingId = fresh("b");
  const beganAt = Date.now();
  const body = noticeBody(recipients, { subject: trackingId, priority });
  const { status, body: text } = await machine.call("POST", `/api/v1/notify/${trackingId}`, body);
  if (status !== 202) throw new Error(`notify: ${status} ${text}`);
  return { subject: trackingId, trackingId, beganAt, acceptedAt: Date.now() };
}

/** The first arrival of each subject, and of every mail the second in which it came. */
export interface Arrivals {
  first: Map<string, number>;
  perSecond: Map<number, number>;
}

export const noArrivals = (): Arrivals => ({ first: new Map(), perSecond: new Map() });

/** Adds what a sink took since the last time. */
export async function collect(sink: Sink, { first, perSecond }: Arrivals): Promise<void> {
  for (const { subject, at } of await sink.taken()) {
    if (!first.has(subject)) first.set(subject, at);
    const second = Math.floor(at / 1000);
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
  }
}

/** Collects until all these have arrived, or the time is over. */
export async function collectAll(
  sink: Sink,
  arrivals: Arrivals,
  sent: readonly Accepted[],
  seconds: number,
): Promise<void> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    await collect(sink, arrivals);
    if (sent.every(({ subject }) => arrivals.first.has(subject)) || Date.now() > until) return;
    await sleep(100);
  }
}

/** Seconds from acceptance to the sink; Infinity for what has not arrived. */
export const waitsOf = (sent: readonly Accepted[], { first }: Arrivals): number[] =>
  sent.map(({ subject, acceptedAt }) => Math.max(0, ((first.get(subject) ?? Infinity) - acceptedAt) / 1000));

export const p95 = (values: number[]): number => quantile(values, 0.95);

/** Calls a function so many times a second, on time whether or not the one before has ended. */
export async function steadily<T>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  act: () => Promise<T>,
): Promise<T[]> {
  const began = performance.now();
  const running: Promise<T>[] = [];
  for (let i = 0; i < perSecond * seconds; i += 1) {
    await sleep(Math.max(0, began + (i * 1000) / perSecond - performance.now()));
    running.push(act());
  }
  return Promise.all(running);
}

export interface Steady {
  rate: number;
  seconds: number;
  p95: number;
  /** The share that arrived within 10 s of its acceptance. */
  within: number;
  missing: number;
}

const LONGEST_SECONDS = 60;

/** Single notifications at a steady rate through the gateway. */
export async function steady(
  { machines, sink }: RunningSystem,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Steady> {
  const arrivals = noArrivals();
  const sent = await steadily({ perSecond: rate, seconds }, () => notify(machines.alfa, {}));
  await collectAll(sink, arrivals, sent, LONGEST_SECONDS);
  const waits = waitsOf(sent, arrivals);
  return {
    rate,
    seconds,
    p95: p95(waits),
    within: waits.filter((wait) => wait <= 10).length / waits.length,
    missing: waits.filter((wait) => wait === Infinity).length,
  };
}

export interface Bulk {
  recipients: number;
  acceptedSeconds: number;
  firstSeconds: number;
}

/** One call with many recipients. It is cancelled once its first mail has come. */
export async function bulk({ machines, sink }: RunningSystem, recipients: number): Promise<Bulk> {
  const arrivals = noArrivals();
  const sent = await notify(machines.alfa, { recipients });
  await collectAll(sink, arrivals, [sent], LONGEST_SECONDS);
  const [wait = Infinity] = waitsOf([sent], arrivals);
  await machines.alfa.call("DELETE", `/api/v1/notify/${sent.trackingId}`);
  const acceptedSeconds = (sent.acceptedAt - sent.beganAt) / 1000;
  return { recipients, acceptedSeconds, firstSeconds: acceptedSeconds + wait };
}

export interface Crowded {
  waiting: number;
  rate: number;
  high: number;
  other: number;
  /** The most mails of a second, and the usual number. */
  most: number;
  usual: number;
}

interface Crowding {
  /** Recipients of each of the two calls whose deliveries wait. */
  each: number;
  rate: number;
  /** The time for the expansion of what waits. */
  settleSeconds: number;
  seconds: number;
}

/** High, and another system's Medium, while many of one system wait at a provider with a rate. */
export async function crowded(
  { machines, sink, setRate }: RunningSystem,
  { each, rate, settleSeconds, seconds }: Crowding,
): Promise<Crowded> {
  await setRate(rate);
  await sink.taken();
  const bulks = [
    await notify(machines.alfa, { recipients: each }),
    await notify(machines.alfa, { recipients: each }),
  ];
  await sleep(settleSeconds * 1000);
  const arrivals = noArrivals();
  const [high, other] = await Promise.all([
    steadily({ perSecond: 1, seconds }, () => notify(machines.alfa, { priority: "High" })),
    steadily({ perSecond: 1, seconds }, () => notify(machines.beta, {})),
  ]);
  await collectAll(sink, arrivals, [...high, ...other], LONGEST_SECONDS);
  for (const { trackingId } of bulks) await machines.alfa.call("DELETE", `/api/v1/notify/${trackingId}`);
  return {
    waiting: 2 * each,
    rate,
    high: p95(waitsOf(high, arrivals)),
    other: p95(waitsOf(other, arrivals)),
    most: Math.max(0, ...arrivals.perSecond.values()),
    usual: median([...arrivals.perSecond.values()]),
  };
}
