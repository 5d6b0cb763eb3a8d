import { administrator, call } from "../../testing.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { readPartition, recordOf, removing } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { createProvider, createSender } from "../providers/testing.ts";
import { type Provider, PROVIDERS, Providers } from "../../records/provider.ts";
import type { Outcome } from "./message.ts";
import { senderFor } from "./senders.ts";
import { openWay, report, type OpenWay, type Way, waysFor } from "./ways.ts";

const START = Date.parse("2026-11-26T10:00:00Z");
let start = START;
/** Each test moves the time on, because a process reads providers once a second. */
const at = (seconds: number) => clock.freeze(new Date(start + seconds * 1000));

let first: Stored<Provider>;
let second: Stored<Provider>;
beforeEach(async () => {
  start += 3_600_000;
  at(0);
  const old = (await readPartition(Providers.table, PROVIDERS)).map((item) => recordOf<Provider>(item));
  await Promise.all(old.map((provider) => transact(removing(Providers, provider))));
  second = await createProvider({ prioritate: 2 });
  first = await createProvider({ prioritate: 1 });
});
afterAll(() => clock.resume());

const FAULT: Outcome = { kind: "provider", code: "421" };
const ACCEPTED: Outcome = { kind: "accepted" };

const providerOf = (way: Way) => ("provider" in way ? way.provider.id : way.reason);
const opened = (way: Way): OpenWay => ("provider" in way ? way : expect.fail(`closed: ${way.reason}`));
const send = async (outcome: Outcome | "unsent") => {
  const way = opened(await openWay("Email", "Medium"));
  await report(way, outcome);
  return way.provider.id;
};
async function breakFirst(): Promise<void> {
  for (let i = 0; i < 3; i += 1) await send(FAULT);
}

describe("the ways of a channel", () => {
  it("the ways of a channel are its active providers, by their priority", async () => {
    await createProvider({ prioritate: 1, activ: false });
    await createProvider({ canal: "SMS", tip: "SIMULATOR" });
    expect((await waysFor("Email")).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(providerOf(await openWay("Email", "Low"))).toBe(first.id);
  });

  it("a channel has no ways where no provider is active", async () => {
    expect(await openWay("SMS", "High")).toEqual({
      closedUntil: new Date(start + 60_000).toISOString(),
      reason: "none",
    });
  });

  it("the ways of a channel are read once a second, and a change counts after that second", async () => {
    await waysFor("Email");
    expect((await callsOf(() => waysFor("Email"))).calls).toEqual([]);
    await call(`PATCH /api/providers/${first.id}`, await administrator(), { activ: false });
    at(1.001);
    expect((await waysFor("Email")).map(({ id }) => id)).toEqual([second.id]);
  });

  it("the provider of a sender is the only one that is asked while it is active", async () => {
    expect(providerOf(await openWay("Email", "Low", { providerId: second.id }))).toBe(second.id);
    await call(`PATCH /api/providers/${second.id}`, await administrator(), { activ: false });
    at(1.001);
    expect(providerOf(await openWay("Email", "Low", { providerId: second.id }))).toBe(first.id);
  });

  it.each([
    { isTest: true, adresa: "ana@exemplu.md" },
    { adresa: "livrat@simulator.test" },
    { adresa: "Lent@simulator.test" },
  ])("the ways of a channel lead to the simulator for %j, whatever the providers do", async (routed) => {
    await breakFirst();
    const way = opened(await openWay("Email", "Medium", routed));
    expect([way.provider.tip, way.provider.id]).toEqual(["SIMULATOR", 0]);
    for (let i = 0; i < 5; i += 1) await report(way, FAULT);
    expect(providerOf(await openWay("Email", "Medium", routed))).toBe(0);
  });

  it("numbers of the simulator touch no gateway, and other numbers do", async () => {
    const gateway = await createProvider({
      canal: "SMS",
      tip: "HTTP",
      configuratie: { url: "https://x.md" },
    });
    at(1.001);
    const ids = await Promise.all(
      ["+37300000001", "+37300000004", "+37300000005", "+37369123456"].map(async (adresa) =>
        providerOf(await openWay("SMS", "Medium", { adresa })),
      ),
    );
    expect(ids).toEqual([0, 0, gateway.id, gateway.id]);
  });
});

describe("an outage", () => {
  it("an outage after three faults the second provider sends; the first is back after one probe", async () => {
    await breakFirst();
    expect(await send(ACCEPTED)).toBe(second.id);
    at(30);
    const [probe, others] = [
      opened(await openWay("Email", "Medium")),
      await Promise.all(Array.from({ length: 5 }, () => openWay("Email", "Medium"))),
    ];
    expect([probe.provider.id, ...new Set(others.map(providerOf))]).toEqual([first.id, second.id]);
    await report(probe, ACCEPTED);
    expect(await send(ACCEPTED)).toBe(first.id);
  });

  it("an outage of every provider closes the channel until the first may be probed, and spends nothing", async () => {
    await breakFirst();
    at(10);
    await breakFirst();
    const { calls, result } = await callsOf(() => openWay("Email", "High"));
    expect(result).toEqual({ closedUntil: new Date(start + 30_000).toISOString(), reason: "outage" });
    expect(calls.filter(({ name }) => !/Get|Query/.test(name))).toEqual([]);
  });

  it("a recipient that is refused is an answer: it opens nothing, and ends a row of faults", async () => {
    const refused: Outcome = { kind: "recipient", reason: "adresa-refuzata", code: "550" };
    for (const outcome of [FAULT, FAULT, refused, FAULT, FAULT, refused, refused, refused])
      expect(await send(outcome)).toBe(first.id);
  });

  it("an ambiguous outcome neither opens a breaker nor closes one", async () => {
    const ambiguous: Outcome = { kind: "ambiguous", code: "timeout" };
    for (let i = 0; i < 4; i += 1) expect(await send(ambiguous)).toBe(first.id);
    await breakFirst();
    at(30);
    expect(await send(ambiguous)).toBe(first.id);
    expect(await send(ACCEPTED)).toBe(second.id);
    at(60);
    expect(await send(ACCEPTED)).toBe(first.id);
  });

  it("a probe that was not sent after all leaves its turn to the next delivery", async () => {
    await breakFirst();
    at(30);
    expect([await send("unsent"), await send(ACCEPTED), await send(ACCEPTED)]).toEqual([
      first.id,
      first.id,
      first.id,
    ]);
  });
});

it("the rate goes on at the next provider, and then closes the channel for the rest of the second", async () => {
  const admin = await administrator();
  for (const { id } of [first, second]) await call(`PATCH /api/providers/${id}`, admin, { peSecunda: 2 });
  at(1.001);
  const ways = [];
  for (let i = 0; i < 5; i += 1) ways.push(await openWay("Email", "Medium"));
  expect(ways.map(providerOf)).toEqual([first.id, first.id, second.id, second.id, "rate"]);
  expect(ways.at(-1)).toMatchObject({ closedUntil: new Date(start + 2000).toISOString() });
});

it("the rate without a token there is no probe, so that its lease is not lost", async () => {
  await call(`PATCH /api/providers/${first.id}`, await administrator(), { peSecunda: 3 });
  at(1.001);
  await breakFirst();
  at(31.001);
  for (let i = 0; i < 3; i += 1)
    await openWay("Email", "Medium", { providerId: first.id }).then((way) => report(opened(way), "unsent"));
  expect(providerOf(await openWay("Email", "Medium", { providerId: first.id }))).toBe("rate");
  at(32.001);
  expect(providerOf(await openWay("Email", "Medium", { providerId: first.id }))).toBe(first.id);
});

it("the sender of a mail is the named one, else the default one; a retired one is neither", async () => {
  const named = await createSender();
  const retired = await createSender({ activ: false });
  at(1.001);
  expect(await senderFor(retired.id)).toBeUndefined();
  const implicit = await createSender({ implicit: true });
  at(2.002);
  expect((await senderFor(named.id))?.id).toBe(named.id);
  expect((await senderFor(retired.id))?.id).toBe(implicit.id);
  expect((await senderFor(undefined))?.id).toBe(implicit.id);
});
