import { administrator, call, createMachine } from "./testing.ts";
import { createLinked, type Linked, linkTo } from "./self-service/testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountRightsEnd } from "../../shared/testing/account-rights.ts";
import { callerOf } from "../../shared/testing/caller.ts";
import { addPersonTo, bearerOf } from "../../shared/testing/people.ts";
import { functionProcesses } from "../../shared/testing/processes.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import type { System } from "./records/system.ts";

describe("a right that ends", () => {
  accountRightsEnd("notifications", join(import.meta.dirname, "accounts", "routes.ts"));
});

/* Each process caches systems for an hour; this one, which takes the rights away, caches none. */
process.env.CALLER_CACHE_SECONDS = "3600";
const processes = Array.from({ length: 4 }, () => functionProcesses(1));
afterAll(() => Promise.all(processes.map(({ stop }) => stop())));

const module = join(import.meta.dirname, "access", "testing.ts");
const callers = processes.map(({ handlerOf }) => callerOf(handlerOf(module)));
const ADDRESS = "/notifications/api/v1/caller";

/** The status that each process returns to a system. */
const statuses = (certificate: string): Promise<number[]> =>
  Promise.all(callers.map(async (ask) => (await ask("GET", ADDRESS, { certificate })).status));

/** A system that every process has cached. */
async function cachedMachine(fields: Partial<System> = {}) {
  const machine = await aMinuteAgo(() => createMachine(fields));
  expect(await statuses(machine.certificate)).toEqual([200, 200, 200, 200]);
  return machine;
}

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

const patch = (id: number, fields: object) => call(`PATCH /api/sistems/${id}`, admin, fields);

describe("a system is refused by the next request in every process", () => {
  it.each<[string, (system: System) => Promise<{ status: number }>]>([
    ["its certificate is removed", ({ id }) => patch(id, { certificate: [] })],
    ["it gets another certificate", ({ id }) => patch(id, { certificate: ["e".repeat(64)] })],
    ["it is stopped", ({ id }) => patch(id, { activ: false })],
    ["it is removed", ({ id }) => call(`DELETE /api/sistems/${id}`, admin)],
  ])("where %s", async (_, end) => {
    const { system, certificate } = await cachedMachine();
    expect((await end(system)).status).toBeLessThan(300);
    expect(await statuses(certificate)).toEqual([401, 401, 401, 401]);
  });

  it("and admitted again where it works again, or a system gets its certificate back", async () => {
    const { system, certificate } = await cachedMachine();
    await patch(system.id, { activ: false });
    expect(await statuses(certificate)).toEqual([401, 401, 401, 401]);
    await patch(system.id, { activ: true, certificate: [] });
    expect(await statuses(certificate)).toEqual([401, 401, 401, 401]);
    const { system: heir } = await cachedMachine();
    await patch(heir.id, { certificate: [certificate] });
    expect(await statuses(certificate)).toEqual([200, 200, 200, 200]);
  });

  it("whose Idempotency-Key keeps an answer, which is then not given", async () => {
    const { system, certificate } = await cachedMachine();
    const headers = { "idempotency-key": `k-${system.id}` };
    const create = () =>
      Promise.all(
        callers.map(async (ask) => (await ask("POST", ADDRESS, { certificate, headers, body: {} })).status),
      );
    expect((await callers[0]?.("POST", ADDRESS, { certificate, headers, body: {} }))?.status).toBe(201);
    expect(await create()).toEqual([201, 201, 201, 201]);
    await patch(system.id, { activ: false });
    expect(await create()).toEqual([401, 401, 401, 401]);
  });
});

describe("what a system may do changes with the next request in every process", () => {
  it("where it is in test mode from now on", async () => {
    const { system, certificate } = await cachedMachine();
    await patch(system.id, { mod: "PROBA" });
    const modes = callers.map(async (ask) => (await ask("GET", ADDRESS, { certificate })).json);
    expect(await Promise.all(modes)).toMatchObject(Array(4).fill({ mod: "PROBA" }));
  });
});

describe("a person is refused by the next request in every process", () => {
  const own = join(import.meta.dirname, "self-service", "routes.ts");
  const asking = processes.map(({ handlerOf }) => callerOf(handlerOf(own)));
  const refused = [403, 403, 403, 403];
  const statusesOf = (headers: Record<string, string>): Promise<number[]> =>
    Promise.all(
      asking.map(async (ask) => (await ask("GET", "/notifications/api/registry/me", { headers })).status),
    );

  /** A person whom every process has cached. */
  async function cachedPerson() {
    const person = await aMinuteAgo(() => createLinked());
    expect(await statusesOf(person.headers)).toEqual([200, 200, 200, 200]);
    return person;
  }

  it.each<[string, (person: Linked) => Promise<{ status: number }>]>([
    ["the link is ended", ({ id }) => call(`DELETE /api/admin/provision/link/${id}`, admin)],
    ["the recipient is inactive", ({ id }) => call(`PATCH /api/destinatars/${id}`, admin, { activ: false })],
    ["the recipient is removed", ({ id }) => call(`DELETE /api/destinatars/${id}`, admin)],
  ])("where %s", async (_, end) => {
    const person = await cachedPerson();
    expect((await end(person)).status).toBeLessThan(300);
    expect(await statusesOf(person.headers)).toEqual(refused);
  });

  it("where the account is deactivated or removed", async () => {
    const person = await cachedPerson();
    expect((await call(`DELETE /api/admin/users/${person.account.login}`, admin)).status).toBe(204);
    expect(await statusesOf(person.headers)).toEqual([401, 401, 401, 401]);
  });

  it("and is admitted again where the link is made again, or the recipient is active again", async () => {
    const person = await cachedPerson();
    await call(`PATCH /api/destinatars/${person.id}`, admin, { activ: false });
    expect(await statusesOf(person.headers)).toEqual(refused);
    await call(`PATCH /api/destinatars/${person.id}`, admin, { activ: true });
    expect(await statusesOf(person.headers)).toEqual([200, 200, 200, 200]);
    await call(`DELETE /api/admin/provision/link/${person.id}`, admin);
    const heir = await addPersonTo("notifications");
    await linkTo(heir.login, person.id);
    expect(await statusesOf(person.headers)).toEqual(refused);
    expect(await statusesOf(bearerOf("notifications", heir))).toEqual([200, 200, 200, 200]);
  });
});
