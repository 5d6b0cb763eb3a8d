import { administrator, call, createAppSystem, tokenRequest } from "../../testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { functionProcesses } from "../../../../shared/testing/processes.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";

/* These processes cache systems for an hour; this one, which takes their rights away, caches none. */
process.env.CALLER_CACHE_SECONDS = "3600";
const processes = Array.from({ length: 4 }, () => functionProcesses(1));
afterAll(() => Promise.all(processes.map(({ stop }) => stop())));
const module = join(import.meta.dirname, "../..", "access", "testing.ts");
const callers = processes.map(({ handlerOf }) => callerOf(handlerOf(module)));

type Headers = Record<string, string>;

/** The status that each process returns to a system. */
const statuses = (headers: Headers, method = "GET"): Promise<number[]> =>
  Promise.all(
    callers.map(async (ask) => {
      const address = `/notifications/api/v1/app/callers${method === "GET" ? "/current" : ""}`;
      return (await ask(method, address, { headers, ...(method === "GET" ? {} : { body: {} }) })).status;
    }),
  );
const [MAY, MAY_NOT] = [
  [200, 200, 200, 200],
  [401, 401, 401, 401],
];

let admin: Headers;
beforeAll(async () => {
  admin = await administrator();
});

/** A system that every process has cached. */
async function cachedSystem() {
  const found = await aMinuteAgo(() => createAppSystem());
  expect(await statuses(found.headers)).toEqual(MAY);
  return { ...found, address: `/api/sistems/${found.system.id}` };
}

const rotate = (address: string, suprapunereOre: number) =>
  call(`POST ${address}/rotate-secret`, admin, { suprapunereOre });

describe("a system's token ends at the next request in every process", () => {
  const ways: [name: string, end: (address: string) => Promise<{ status: number }>][] = [
    ["the system is stopped", (address) => call(`PATCH ${address}`, admin, { activ: false })],
    ["the system is removed", (address) => call(`DELETE ${address}`, admin)],
    ["its secret is rotated without an overlap", (address) => rotate(address, 0)],
    ["its credentials are removed", (address) => call(`DELETE ${address}/credentials`, admin)],
  ];

  it.each(ways)("a system's token ends at the next request in every process where %s", async (_, end) => {
    const { address, headers } = await cachedSystem();
    expect((await end(address)).status).toBeLessThan(300);
    expect(await statuses(headers)).toEqual(MAY_NOT);
  });

  it("a system's token ends at the next request in every process where its secret is rotated twice, and not where it is rotated once", async () => {
    const { address, headers } = await cachedSystem();
    await rotate(address, 24);
    expect(await statuses(headers)).toEqual(MAY);
    await rotate(address, 24);
    expect(await statuses(headers)).toEqual(MAY_NOT);
  });

  it("a system's token ends at the next request in every process and counts again, within its hour, where the system is active again", async () => {
    const { address, headers } = await cachedSystem();
    await call(`PATCH ${address}`, admin, { activ: false });
    expect(await statuses(headers)).toEqual(MAY_NOT);
    await call(`PATCH ${address}`, admin, { activ: true });
    expect(await statuses(headers)).toEqual(MAY);
  });

  it("a system's token ends at the next request in every process also where an Idempotency-Key keeps an answer, which is then not given", async () => {
    const { address, headers, system } = await cachedSystem();
    const sent = { ...headers, "idempotency-key": `k-${system.id}` };
    const body = {};
    const path = "/notifications/api/v1/app/callers";
    expect((await callers[0]?.("POST", path, { headers: sent, body }))?.status).toBe(201);
    expect(await statuses(sent, "POST")).toEqual([201, 201, 201, 201]);
    await rotate(address, 0);
    expect(await statuses(sent, "POST")).toEqual(MAY_NOT);
  });
});

it("a token of the old secret ends with the overlap, and one of the new secret goes on", async () => {
  const { address, clientId, clientSecret, headers } = await cachedSystem();
  const { json } = await call<{ clientSecret: string }>(`POST ${address}/rotate-secret`, admin);
  const tokenOf = async (secret: string) => {
    const form = tokenRequest({ clientId, clientSecret: secret });
    const answer = await call<{ access_token: string }>("POST /api/v1/app/tokens", {}, form);
    return { authorization: `Bearer ${answer.json.access_token}` };
  };
  const [old, renewed] = [await tokenOf(clientSecret), await tokenOf(json.clientSecret)];
  expect([await statuses(headers), await statuses(old), await statuses(renewed)]).toEqual([MAY, MAY, MAY]);
  expect((await rotate(address, 24)).status).toBe(200);
  expect([await statuses(old), await statuses(renewed)]).toEqual([MAY_NOT, MAY]);
});
