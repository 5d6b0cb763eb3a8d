import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import "../testing.ts";
import { clock } from "../../../shared/clock.ts";
import { cutConnections } from "../../../shared/testing/connection-faults.ts";
import { callerOf } from "../../../shared/testing/caller.ts";
import { functionProcesses } from "../../../shared/testing/processes.ts";
import { seededRandom } from "../../../shared/testing/random.ts";
import type { Audit } from "./testing/audit.ts";
import { playHistory } from "./testing/history.ts";

const processes = functionProcesses(1);
afterAll(() => {
  clock.resume();
  return processes.stop();
});
const call = callerOf(processes.handlerOf(join(import.meta.dirname, "testing/audit.ts")));
const audit = async (id: number) => (await call("GET", String(id))).json as Audit;

/** `ledger.long.test.ts` sets a larger number. */
const STEPS = Number(process.env.LEDGER_STEPS ?? 60);
const SEED = process.env.TEMELIA_SEED ?? "1";

it(`${STEPS} random payments, refunds and expiries, with duplicates and cut connections: at every step the balance is the sum of the ledger's lines, read from rows by another process`, async () => {
  const stop = cutConnections(seededRandom(`cuts ${SEED}`), 0.03);
  const did = new Map<string, number>();
  for await (const step of playHistory({ random: seededRandom(`acts ${SEED}`), steps: STEPS, audit })) {
    const { answered, expected, audit: found } = step;
    const { balance, paid, status } = found;
    expect({ answers: answered, status, balance, paid }, step.did).toEqual(expected);
    expect([found.sum, found.paidSum, found.numbers]).toEqual([
      balance,
      paid,
      Array.from({ length: found.lines }, (_, i) => i + 1),
    ]);
    const name = `${step.did} ${answered[0] ?? ""}`;
    did.set(name, (did.get(name) ?? 0) + 1);
  }
  expect(stop()).toBeGreaterThan(0);
  expect([...did.keys()]).toEqual(
    expect.arrayContaining(["pay 200", "pay 409", "payAgain 200", "refund 200", "expire "]),
  );
}, 600_000);
