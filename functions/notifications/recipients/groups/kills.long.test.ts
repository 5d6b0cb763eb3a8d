import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { createGroup, createSystem, fresh, operatorOf } from "../../testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { readPartition, readUnique } from "../../../../shared/data/repository.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { killAfter, repeat } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import { Groups, groupsOfMember, Members, membersOf } from "../../records/group.ts";
import { memberOfNumber } from "../../records/member-number.ts";
import { withMembers } from "./groups.ts";
import { sweepGroups } from "./unfinished.ts";

/*
 * What changes a group is killed after its first write, after its second, and so on until it completes. A group is
 * never seen with only some of its members; repeating the call completes it, and the next night removes what nobody
 * repeated.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const send = callerOf(processes.handlerOf(join(import.meta.dirname, "../../handlers/registry-routes.ts")));
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

let systemId: number;
let headers: Record<string, string>;
let people: { idnp: string }[];
beforeAll(async () => {
  const system = await createSystem();
  systemId = system.id;
  headers = await operatorOf(system);
  people = Array.from({ length: 65 }, () => ({ idnp: newIdnp() }));
});

const idOf = ({ idnp }: { idnp: string }) => memberOfNumber("idnp", idnp).id;

const MOST_WRITES = 12;

/** The groups of each person. */
const memberships = async () =>
  (await Promise.all(people.map((one) => readPartition(Groups.table, groupsOfMember(idOf(one)))))).flat();

/** The group with a code, and the number of its members by the counter and by the rows. */
async function groupOf(cod: string) {
  const group = await readUnique(Groups, "code", `${systemId}/${cod}`);
  if (!group) return undefined;
  const rows = await readPartition(Members.table, membersOf(group.id), { below: ":" });
  return { id: group.id, counted: (await withMembers(group)).numarMembri, rows: rows.length };
}

async function sweep(): Promise<void> {
  clock.freeze(new Date(Date.now() + 2 * 3600_000));
  try {
    await sweepGroups(() => true);
  } finally {
    clock.resume();
  }
}

it("a group that is created with members is there with all of them or not at all", async () => {
  let kills = 0;
  for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
    const cod = fresh("KILL");
    const body = { cod, denumire: "Grup", membri: people };
    const key = { "idempotency-key": cod };
    const call = () =>
      send("POST", "/notifications/api/operator/groups", { headers: { ...headers, ...key }, body });
    const unharmed = await killAfter(nth, target, call);
    const between = await groupOf(cod);
    if (between) expect([nth, between]).toMatchObject([nth, { counted: 65, rows: 65 }]);
    const answer = unharmed ?? (await repeat(call));
    expect([nth, answer.status, await groupOf(cod)]).toMatchObject([nth, 201, { counted: 65, rows: 65 }]);
    const { id } = (await groupOf(cod)) ?? { id: 0 };
    await send("DELETE", `/notifications/api/operator/groups/${id}`, { headers });
    await sweep();
    expect([nth, await memberships()]).toEqual([nth, []]);
    if (unharmed) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(3);
  expect(kills).toBeLessThan(MOST_WRITES);
}, 600_000);

it("a removal that is killed leaves no membership once a night has passed", async () => {
  for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
    const { id, cod } = await createGroup({ sistemId: systemId });
    const one = `/notifications/api/operator/groups/${id}`;
    await send("POST", `${one}/members`, { headers, body: { membri: people } });
    const call = () => send("DELETE", one, { headers });
    const unharmed = await killAfter(nth, target, call);
    const between = await groupOf(cod);
    if (between) expect([nth, between]).toMatchObject([nth, { counted: 65, rows: 65 }]);
    const { status } = unharmed ?? (await repeat(call));
    await sweep();
    expect([nth, status, await groupOf(cod), await memberships()]).toEqual([nth, 204, undefined, []]);
    if (unharmed) return;
  }
  expect.fail("the removal never completed");
}, 600_000);

it("members that are added by a call that is killed are added by its repetition, each once", async () => {
  for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
    const { id, cod } = await createGroup({ sistemId: systemId });
    const call = () =>
      send("POST", `/notifications/api/operator/groups/${id}/members`, { headers, body: { membri: people } });
    const unharmed = await killAfter(nth, target, call);
    const between = await groupOf(cod);
    expect([nth, between?.counted]).toEqual([nth, between?.rows]);
    const { status } = unharmed ?? (await repeat(call));
    expect([nth, status, await groupOf(cod)]).toMatchObject([nth, 200, { counted: 65, rows: 65 }]);
    if (unharmed) return;
  }
  expect.fail("the addition never completed");
}, 600_000);

it("members that are replaced by a call that is killed are replaced by its repetition", async () => {
  const [former, wanted] = [people.slice(0, 40), people.slice(20)];
  for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
    const { id, cod } = await createGroup({ sistemId: systemId });
    const one = `/notifications/api/operator/groups/${id}`;
    await send("POST", `${one}/members`, { headers, body: { membri: former } });
    const call = () => send("PUT", one, { headers, body: { cod, denumire: "Alt nume", membri: wanted } });
    const unharmed = await killAfter(nth, target, call);
    const between = await groupOf(cod);
    expect([nth, between?.counted]).toEqual([nth, between?.rows]);
    const { status } = unharmed ?? (await repeat(call));
    const rows = await readPartition(Members.table, membersOf(id), { below: ":" });
    expect([nth, status, rows.map(({ sk }) => Number(sk)).sort()]).toEqual([
      nth,
      200,
      wanted.map(idOf).sort(),
    ]);
    expect(await groupOf(cod)).toMatchObject({ counted: 45, rows: 45 });
    if (unharmed) return;
  }
  expect.fail("the replacement never completed");
}, 600_000);
