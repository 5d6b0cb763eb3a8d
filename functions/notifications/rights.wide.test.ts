import { administrator, call, createGroup, createMachine, createSystem, createTemplate } from "./testing.ts";
import {
  addOwnContact,
  type CitizenCaller,
  createCitizen,
  createLinked,
  type Linked,
  linkTo,
  withMail,
} from "./self-service/testing.ts";
import { storeNotification } from "./accepting/tracking/testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountRightsEnd } from "../../shared/testing/account-rights.ts";
import { type Caller, callerOf } from "../../shared/testing/caller.ts";
import { functionModulesOf } from "../../shared/testing/function-modules.ts";
import { addPersonTo, bearerOf } from "../../shared/testing/people.ts";
import { functionProcesses } from "../../shared/testing/processes.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import type { System } from "./records/system.ts";

describe("a right that ends", () => {
  accountRightsEnd("notifications", join(import.meta.dirname, "operating/accounts", "routes.ts"));
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

it.each<[string, (system: System) => Promise<{ status: number }>]>([
  ["its certificate is removed", ({ id }) => patch(id, { certificate: [] })],
  ["it gets another certificate", ({ id }) => patch(id, { certificate: ["e".repeat(64)] })],
  ["it is stopped", ({ id }) => patch(id, { activ: false })],
  ["it is removed", ({ id }) => call(`DELETE /api/sistems/${id}`, admin)],
])("a system is refused by the next request in every process where %s", async (_, end) => {
  const { system, certificate } = await cachedMachine();
  expect((await end(system)).status).toBeLessThan(300);
  expect(await statuses(certificate)).toEqual([401, 401, 401, 401]);
});

it("a system is refused by the next request in every process and admitted again where it works again, or a system gets its certificate back", async () => {
  const { system, certificate } = await cachedMachine();
  await patch(system.id, { activ: false });
  expect(await statuses(certificate)).toEqual([401, 401, 401, 401]);
  await patch(system.id, { activ: true, certificate: [] });
  expect(await statuses(certificate)).toEqual([401, 401, 401, 401]);
  const { system: heir } = await cachedMachine();
  await patch(heir.id, { certificate: [certificate] });
  expect(await statuses(certificate)).toEqual([200, 200, 200, 200]);
});

it("a system is refused by the next request in every process whose Idempotency-Key keeps an answer, which is then not given", async () => {
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

it("what a system may do changes with the next request in every process where it is in test mode from now on", async () => {
  const { system, certificate } = await cachedMachine();
  await patch(system.id, { mod: "PROBA" });
  const modes = callers.map(async (ask) => (await ask("GET", ADDRESS, { certificate })).json);
  expect(await Promise.all(modes)).toMatchObject(Array(4).fill({ mod: "PROBA" }));
});

describe("an operator who is moved to another system", () => {
  const lists = [
    ["sistems.list", "/api/sistems"],
    ["templates.list", "/api/templates"],
    ["operator.listTemplates", "/api/operator/templates"],
    ["grups.list", "/api/grups"],
    ["operator-groups.list", "/api/operator/groups"],
    ["notificares.list", "/api/notificares"],
  ] as const;

  /** A system with a template, a group and a notification: the ids that each of the lists has. */
  async function filledSystem() {
    const { id } = await createSystem();
    const template = (await createTemplate({ sistemId: id })).id;
    const group = (await createGroup({ sistemId: id })).id;
    const notification = (await storeNotification({ sistemId: id })).id;
    return { id, ids: [id, template, template, group, group, notification] };
  }

  it("an operator who is moved to another system reads the lists of that one from the next request in every process", async () => {
    const modules = await functionModulesOf(import.meta.dirname);
    const [former, next] = [await filledSystem(), await filledSystem()];
    const operator = { authorities: ["ROLE_USER", "ROLE_OPERATOR"], sistemId: former.id };
    const account = await aMinuteAgo(() => addPersonTo("notifications", operator));
    const headers = bearerOf("notifications", account);
    const idsIn = async ([operationId, path]: (typeof lists)[number]) => {
      const asked = processes.map(async ({ handlerOf }) => {
        const ask = callerOf(handlerOf(modules.get(operationId) ?? ""));
        const { json } = await ask("GET", `/notifications${path}`, { headers });
        return (json as { items: { id: number }[] }).items.map(({ id }) => id);
      });
      return Promise.all(asked);
    };
    const everywhere = ({ ids }: { ids: number[] }) => ids.map((id) => Array(4).fill([id]));
    expect(await Promise.all(lists.map(idsIn))).toEqual(everywhere(former));
    const { id, login, email } = account;
    const moved = { id, login, email, ...operator, sistemId: next.id };
    expect((await call("PUT /api/admin/users", admin, moved)).status).toBe(200);
    expect(await Promise.all(lists.map(idsIn))).toEqual(everywhere(next));
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

  /** A person that every process has cached. */
  async function cachedPerson() {
    const person = await aMinuteAgo(() => createLinked());
    expect(await statusesOf(person.headers)).toEqual([200, 200, 200, 200]);
    return person;
  }

  it.each<[string, (person: Linked) => Promise<{ status: number }>]>([
    ["the link is ended", ({ id }) => call(`DELETE /api/admin/provision/link/${id}`, admin)],
    ["the recipient is inactive", ({ id }) => call(`PATCH /api/destinatars/${id}`, admin, { activ: false })],
    ["the recipient is removed", ({ id }) => call(`DELETE /api/destinatars/${id}`, admin)],
  ])("a person is refused by the next request in every process where %s", async (_, end) => {
    const person = await cachedPerson();
    expect((await end(person)).status).toBeLessThan(300);
    expect(await statusesOf(person.headers)).toEqual(refused);
  });

  it("a person is refused by the next request in every process where the account is deactivated or removed", async () => {
    const person = await cachedPerson();
    expect((await call(`DELETE /api/admin/users/${person.account.login}`, admin)).status).toBe(204);
    expect(await statusesOf(person.headers)).toEqual([401, 401, 401, 401]);
  });

  it("a person is refused by the next request in every process and is admitted again where the link is made again, or the recipient is active again", async () => {
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

describe("a citizen with a session loses a right at the next request in every process", () => {
  const ofFunction = (...path: string[]) =>
    processes.map(({ handlerOf }) => callerOf(handlerOf(join(import.meta.dirname, ...path))));
  const asking = ofFunction("self-service", "routes.ts");
  const [signOut] = ofFunction("operating/accounts", "routes.ts") as [Caller];

  /** A citizen that every process has cached, and the statuses that the processes answer with for a contact of theirs. */
  async function cachedCitizen() {
    const [citizen, { id }] = await aMinuteAgo(async () => {
      const created = await createCitizen();
      return [created, await addOwnContact(created, {}, "/api/v1/citizen/contacts")] as const;
    });
    const path = `/notifications/api/v1/citizen/contacts/${id}`;
    const read = async () => {
      const answers = asking.map((ask) => ask("GET", path, { headers: citizen.headers }));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await read()).toEqual([200, 200, 200, 200]);
    return { citizen, read };
  }

  beforeAll(() => withMail());

  it.each<[string, number, (citizen: CitizenCaller) => Promise<{ status: number }>]>([
    [
      "they sign out",
      401,
      ({ headers }) => signOut("DELETE", "/notifications/api/v1/citizen/sessions/current", { headers }),
    ],
    [
      "the recipient is inactive",
      404,
      ({ id }) => call(`PATCH /api/destinatars/${id}`, admin, { activ: false }),
    ],
    ["the recipient is removed", 404, ({ id }) => call(`DELETE /api/destinatars/${id}`, admin)],
  ])(
    "a citizen with a session loses a right at the next request in every process if %s: %s",
    async (_, status, end) => {
      const { citizen, read } = await cachedCitizen();
      expect((await end(citizen)).status).toBeLessThan(300);
      expect(await read()).toEqual([status, status, status, status]);
    },
  );
});
