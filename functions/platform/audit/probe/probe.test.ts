import { describe, expect, it } from "vitest";
import type { Answer } from "../../../../shared/outgoing/answer.ts";
import { CallFailed } from "../../../../shared/outgoing/call-failed.ts";
import { sampleRegistration } from "../../../../shared/testing/sample-system.ts";
import { limitsOf, mostLimits, type Limits } from "../model/registration.ts";
import type { Request } from "../model/evidence.ts";
import { localNetwork } from "../testing/local-network.ts";
import { addressBelow } from "../model/address.ts";
import { probe, type Network } from "./probe.ts";

const answer = (status = 200): Answer => ({
  status,
  headers: new Headers(),
  body: Buffer.from("{}"),
  isCut: false,
});
const requests = (count: number, operation?: string): Request[] =>
  Array.from({ length: count }, (_, i) => ({
    key: String(i),
    reason: "read",
    method: "GET",
    path: `/${String(i)}`,
    caller: "anonymous",
    ...(operation === undefined ? {} : { operation }),
  }));

const probed = (
  fetch: Network["fetch"],
  limits: Partial<Limits> = {},
  timing: Partial<Network["timing"]> = {},
) =>
  probe({
    registration: { ...sampleRegistration("http://exemplu.test/servicii"), limits },
    limits: { ...mostLimits, ...limits },
    auditId: "7",
    network: localNetwork({ fetch, timing: { ...localNetwork().timing, ...timing } }),
  });

describe("the limits of a probe", () => {
  it("the limits of a probe are at most the standard's, whatever a registration asks for", () => {
    const limits = limitsOf({
      limits: { requests: 9_999, seconds: -1, atOnce: 1, answerSeconds: Number.NaN },
    });
    expect(limits).toEqual({ ...mostLimits, atOnce: 1 });
  });

  it("allow two requests at once", async () => {
    let [open, most] = [0, 0];
    const prober = probed(async () => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      return answer();
    });
    expect(await prober.send(requests(20))).toHaveLength(20);
    expect(most).toBe(2);
  });

  it("allow ten requests a second if they are paced", async () => {
    let time = 0;
    const sleep = (ms: number) => Promise.resolve(void (time += ms));
    const prober = probed(
      () => Promise.resolve(answer()),
      { atOnce: 1 },
      { now: () => time, sleep, paced: true },
    );
    await prober.send(requests(31));
    expect(time).toBeCloseTo(3_000);
  });

  it("the limits of a probe end the probing after ten minutes", async () => {
    let time = 0;
    const prober = probed(
      () => Promise.resolve(((time += 60_000), answer())),
      { atOnce: 1 },
      { now: () => time },
    );
    expect((await prober.send(requests(100))).length).toBeLessThanOrEqual(11);
    expect(prober.endedEarly()).toBe("time");
  });

  it("the limits of a probe end it after three faults in a row, and stop asking an operation that failed twice", async () => {
    const failing = () => Promise.reject(new CallFailed("noConnection", { mayHaveArrived: false }));
    const broken = probed(failing, { atOnce: 1 });
    expect(await broken.send(requests(9))).toHaveLength(3);
    expect(broken.endedEarly()).toBe("silence");
    const operation = probed(failing, { atOnce: 1 });
    expect(await operation.send(requests(9, "GET /x"))).toHaveLength(2);
    expect(operation.endedEarly()).toBeUndefined();
  });

  it.each([
    ["texts", "x".repeat(1_000_000), 36],
    ["values, which take more than their text", `[${"[1],".repeat(249_999)}1]`, 4],
  ])("the limits of a probe keep the answers of one audit within memory: %s", async (_, text, megabytes) => {
    const prober = probed(() => Promise.resolve({ ...answer(), body: Buffer.from(text) }));
    const exchanges = await prober.send(requests(300));
    const kept = exchanges.reduce((sum, one) => sum + (one.answer?.text.length ?? 0), 0);
    expect(kept).toBeLessThan(megabytes * 1_000_000);
    expect(exchanges.filter((one) => one.answer?.json !== undefined).length).toBeLessThan(4);
  });

  it("the limits of a probe wait only as long as Retry-After says, and not at all if that is too long", async () => {
    const waits: number[] = [];
    let asked = 0;
    const after = ["5", "3600", "luni"];
    const prober = probed(
      () =>
        Promise.resolve({
          ...answer(429),
          headers: new Headers({ "retry-after": after[(asked += 1) - 1] ?? "0" }),
        }),
      { atOnce: 1 },
      { sleep: (ms) => Promise.resolve(void waits.push(ms)) },
    );
    const [exchange] = await prober.send(requests(1));
    expect([waits, asked, exchange?.answer?.status]).toEqual([[5_000], 2, 429]);
  });
});

describe("an address of a probe", () => {
  it.each([
    ["http://exemplu.test/servicii", "/api/v1/x?a=b", "http://exemplu.test/servicii/api/v1/x?a=b"],
    ["http://exemplu.test/servicii/", "/%zz", "http://exemplu.test/servicii/%zz"],
    ["http://exemplu.test", "//alt.test/x", "http://exemplu.test//alt.test/x"],
    ["http://exemplu.test", "/\\alt.test", "http://exemplu.test//alt.test"],
    ["http://exemplu.test/servicii", "/../altele", undefined],
    ["http://exemplu.test/servicii", "/../serviciiAdmin/x", undefined],
    ["http://exemplu.test/servicii", "/%2e%2e/serviciiAdmin", undefined],
    ["http://exemplu.test/servicii", "/..", undefined],
    ["http://exemplu.test/servicii", "/", "http://exemplu.test/servicii/"],
    ["http://exemplu.test", "@alt.test/x", undefined],
    ["http://exemplu.test", ".alt.test/x", undefined],
    ["http://exemplu.test", "http://alt.test/x", undefined],
    ["nimic", "/x", undefined],
  ])("below %s of %s is %s", (base, path, expected) => {
    expect(addressBelow(base, path)?.href).toBe(expected);
  });
});

it("credentials are sent to the system and kept out of the evidence", async () => {
  const seen: (string | undefined)[] = [];
  const prober = probed((_, call) => Promise.resolve((seen.push(call?.headers?.authorization), answer())));
  const [request] = requests(1);
  const exchanges = await prober.send([{ ...(request as Request), caller: "staff" }]);
  expect(seen).toEqual(["Bearer jeton-de-functionar-c1"]);
  expect(JSON.stringify(exchanges)).not.toContain("jeton");
});

it("credentials that HTTP cannot carry are a fault, and nothing is sent", async () => {
  const prober = probe({
    registration: {
      ...sampleRegistration("http://127.0.0.1:1"),
      credentials: { type: "header", name: "x-cheie", value: "a\r\nb: c" },
    },
    limits: mostLimits,
    auditId: "7",
    network: localNetwork(),
  });
  const [request] = requests(1);
  const [exchange] = await prober.send([{ ...(request as Request), caller: "staff" }]);
  expect(exchange?.fault).toBe("noCredential");
});
