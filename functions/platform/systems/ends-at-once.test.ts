import { administrator, call, createSystem, type Headers, systemHeader } from "../testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOf } from "../../../shared/testing/caller.ts";
import { functionProcesses } from "../../../shared/testing/processes.ts";
import { aMinuteAgo } from "../../../shared/testing/settled.ts";

/* These processes cache systems for an hour; this one, which ends their tokens, caches none. */
process.env.CALLER_CACHE_SECONDS = "3600";
const processes = Array.from({ length: 3 }, () => functionProcesses(1));
afterAll(() => Promise.all(processes.map(({ stop }) => stop())));
const zones = join(import.meta.dirname, "../operating/zone-routes.ts");
const callers = processes.map(({ handlerOf }) => callerOf(handlerOf(zones)));

/** The status that each process returns to a system: 404 for an audit that is not its own, 401 without a valid token. */
const statuses = (headers: Headers): Promise<number[]> =>
  Promise.all(
    callers.map(async (ask) => (await ask("GET", "/platform/api/v1/app/audits/1", { headers })).status),
  );
const [MAY, MAY_NOT] = [
  [404, 404, 404],
  [401, 401, 401],
];

let admin: Headers;
beforeAll(async () => {
  admin = await administrator();
});

const ways: [name: string, end: (address: string) => Promise<{ status: number }>][] = [
  ["it is rotated", (address) => call(`POST ${address}/rotate-token`, admin)],
  ["its system is inactive", (address) => call(`PATCH ${address}`, admin, { activ: false })],
  ["its system is gone", (address) => call(`DELETE ${address}`, admin)],
];

describe("a system's token ends at the next request in every process", () => {
  it.each(ways)("once %s", async (_, end) => {
    const { system, headers } = await aMinuteAgo(async () => {
      const created = await createSystem();
      return { system: created, headers: await systemHeader(created) };
    });
    expect(await statuses(headers)).toEqual(MAY);
    expect((await end(`/api/v1/admin/systems/${system.id}`)).status).toBeLessThan(300);
    expect(await statuses(headers)).toEqual(MAY_NOT);
  });
});
