import {
  administrator,
  call,
  createGroup,
  createMachine,
  createRecipient,
  createSystem,
  createTemplate,
  fresh,
  operatorOf,
} from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { read, readPartition } from "../../../../shared/data/repository.ts";
import {
  Groups,
  groupsOfMember,
  Members,
  membersOf,
  type GroupRow,
  type GroupView,
} from "../../records/group.ts";
import { memberOfNumber } from "../../records/member-number.ts";
import { addMembers } from "../../recipients/groups/members.ts";
import { sweepGroups, unfinished } from "../../recipients/groups/unfinished.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { clock } from "../../../../shared/clock.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import type { MemberView } from "../../recipients/groups/list-members.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import type { TemplateRow } from "../../records/template.ts";

let system: { id: number; cod: string; denumire: string };
let operator: Record<string, string>;
let stranger: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
  system = await createSystem();
  operator = await operatorOf(system);
  stranger = await operatorOf(await createSystem());
});

const group = (fields: object = {}) => ({ cod: fresh("GRUP"), denumire: "Grup", ...fields });
/** People of the registry and others, by number. */
const people = async (count: number) => {
  const numbers = Array.from({ length: count }, () => ({ idnp: newIdnp() }));
  await Promise.all(numbers.filter((_, i) => i % 2 === 0).map((number) => createRecipient(number)));
  return numbers;
};
const idOf = ({ idnp }: { idnp: string } = { idnp: "" }) => memberOfNumber("idnp", idnp).id;
const idsOf = (named: ({ idnp: string } | undefined)[]) => named.map((one) => idOf(one)).sort();
const membersIn = async (id: number) => {
  const { json } = await call<PageOf<MemberView>>(
    `GET /api/operator/groups/${id}/members?size=200`,
    operator,
  );
  return { ids: json.items.map((member) => member.id).sort(), total: json.total };
};

it("GET /api/operator/context is the system of the operator", async () => {
  const { status, json } = await call<{ login: string }>("GET /api/operator/context", operator);
  const { id, cod, denumire } = system;
  expect([status, json]).toEqual([200, { sistem: { id, cod, denumire }, login: json.login }]);
});

it("GET /api/operator/context is refused by the next request where the system is stopped, and given again where it works", async () => {
  const { system: own } = await createMachine();
  const person = await operatorOf(own);
  const status = async () => (await call("GET /api/operator/context", person)).status;
  expect(await status()).toBe(200);
  await call(`PATCH /api/sistems/${own.id}`, admin, { activ: false });
  expect([await status(), (await call("GET /api/notificares", person)).status]).toEqual([403, 403]);
  await call(`PATCH /api/sistems/${own.id}`, admin, { activ: true });
  expect(await status()).toBe(200);
});

it("GET /api/operator/templates are those of the operator's system", async () => {
  const { id } = await createTemplate({ sistemId: system.id });
  const listed = async (person: Record<string, string>) =>
    (await call<PageOf<TemplateRow>>("GET /api/operator/templates", person)).json.items.map((one) => one.id);
  expect([await listed(operator), await listed(stranger)]).toEqual([[id], []]);
});

describe("/api/operator/groups", () => {
  it("/api/operator/groups is a group of the operator's system, whose code no other of its groups has", async () => {
    const body = group();
    const created = await call<GroupView>("POST /api/operator/groups", operator, body);
    const { id } = created.json;
    expect([created.status, created.json, created.headers.location]).toMatchObject([
      201,
      { ...body, sistemId: system.id, numarMembri: 0 },
      `http://temelia.test/notifications/api/operator/groups/${id}`,
    ]);
    expect((await call("POST /api/operator/groups", operator, body)).status).toBe(409);
    expect((await call("POST /api/operator/groups", stranger, body)).status).toBe(201);
    expect(
      (await call<PageOf<GroupRow>>("GET /api/operator/groups", operator)).json.items.map((one) => one.id),
    ).toContain(id);
  });

  it("/api/operator/groups does not exist for the operator of another system", async () => {
    const { id } = await createGroup({ sistemId: system.id });
    const one = `/api/operator/groups/${id}`;
    const answers = [
      call(`GET ${one}`, stranger),
      call(`PUT ${one}`, stranger, group()),
      call(`DELETE ${one}`, stranger),
      call(`GET ${one}/members`, stranger),
      call(`POST ${one}/members`, stranger, { membri: await people(1) }),
      call(`DELETE ${one}/members?destinatarId=1`, stranger),
      call(`GET /api/grups/${id}`, stranger),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect(
      (await call<PageOf<GroupRow>>("GET /api/grups", stranger)).json.items.map((seen) => seen.id),
    ).not.toContain(id);
    expect((await call<PageOf<GroupRow>>(`GET /api/grups?filter[id]=${id}`, stranger)).json.items).toEqual(
      [],
    );
  });

  it("/api/operator/groups takes members by IDNP and IDNO, each once, and by the ids that they have in groups of the system", async () => {
    const [idnp, idno] = [newIdnp(), "1002600003332"];
    await createRecipient({ idnp });
    const first = await call<GroupView>(
      "POST /api/operator/groups",
      operator,
      group({ membri: [{ idnp }, { idno }, { idnp }] }),
    );
    expect([first.status, first.json.numarMembri]).toEqual([201, 2]);
    const { ids } = await membersIn(first.json.id);
    expect(ids).toEqual([idOf({ idnp }), memberOfNumber("idno", idno).id].sort());
    const [a, b] = ids;
    const { status, json } = await call<GroupView>(
      "POST /api/operator/groups",
      operator,
      group({ membri: [a, { destinatarId: b }, { idnp }] }),
    );
    expect([status, json.numarMembri, (await membersIn(json.id)).ids]).toEqual([201, 2, ids]);
  });

  it("1,001 members are 400, and so are none", async () => {
    const { id } = await createGroup({ sistemId: system.id });
    for (const membri of [Array.from({ length: 1001 }, (_, i) => i + 1), []])
      expect((await call(`POST /api/operator/groups/${id}/members`, operator, { membri })).status).toBe(400);
  });

  it("a taken code leaves no member behind", async () => {
    const { cod } = await createGroup({ sistemId: system.id });
    const membri = await people(35);
    expect((await call("POST /api/operator/groups", operator, group({ cod, membri }))).status).toBe(409);
    for (const one of [membri[0], membri[34]])
      expect(await readPartition(Groups.table, groupsOfMember(idOf(one)))).toEqual([]);
  });

  it("members are added once, whoever adds them, 20 at once", async () => {
    const { id } = await createGroup({ sistemId: system.id });
    const membri = await people(40);
    const add = () =>
      call<{ adaugati: number; numarMembri: number }>(`POST /api/operator/groups/${id}/members`, operator, {
        membri,
      });
    const answers = await Promise.all(Array.from({ length: 20 }, add));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.reduce((sum, { json }) => sum + json.adaugati, 0)).toBe(40);
    expect((await add()).json).toEqual({ adaugati: 0, numarMembri: 40 });
    expect((await membersIn(id)).total).toBe(40);
  });

  it("members are taken out by their ids, once", async () => {
    const membri = await people(3);
    const { json } = await call<GroupView>("POST /api/operator/groups", operator, group({ membri }));
    const remove = () =>
      call(
        `DELETE /api/operator/groups/${json.id}/members?destinatarId=${idsOf(membri.slice(0, 2)).join()}`,
        operator,
      );
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect(await membersIn(json.id)).toEqual({ ids: idsOf([membri[2]]), total: 1 });
    expect((await call(`DELETE /api/operator/groups/${json.id}/members`, operator)).status).toBe(400);
  });

  it("/api/operator/groups at most 100 members are taken out at once: 400", async () => {
    const { json } = await call<GroupView>("POST /api/operator/groups", operator, group({ membri: [] }));
    const remove = async (count: number) => {
      const ids = Array.from({ length: count }, (_, i) => i + 1).join(",");
      const address = `/api/operator/groups/${json.id}/members?destinatarId=${ids}`;
      return (await call(`DELETE ${address}`, operator)).status;
    };
    expect([await remove(100), await remove(101)]).toEqual([204, 400]);
  });

  it("PUT without members keeps them, with members it has exactly these; If-Match refuses an old revision", async () => {
    const [a, b, c] = await people(3);
    const { json } = await call<GroupView>("POST /api/operator/groups", operator, group({ membri: [a, b] }));
    const put = (body: object, headers = {}) =>
      call<GroupView>(`PUT /api/operator/groups/${json.id}`, { ...operator, ...headers }, body);
    expect((await put(group())).json.numarMembri).toBe(2);
    expect((await put(group({ membri: [b, c] }))).json.numarMembri).toBe(2);
    expect((await membersIn(json.id)).ids).toEqual(idsOf([b, c]));
    expect((await put(group({ membri: [] }), { "if-match": '"1"' })).status).toBe(412);
    expect((await membersIn(json.id)).total).toBe(2);
  });

  it("20 replacements at once leave the members of one of them, and the others are 200 or 409", async () => {
    const pool = await people(45);
    const { json } = await call<GroupView>("POST /api/operator/groups", operator, group());
    const lists = Array.from({ length: 20 }, (_, i) => [...pool.slice(2 * i), ...pool].slice(0, 33));
    const put = (membri: { idnp: string }[]) =>
      call(`PUT /api/operator/groups/${json.id}`, operator, group({ membri }));
    const statuses = (await Promise.all(lists.map(put))).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
    const { ids, total } = await membersIn(json.id);
    expect(total).toBe(33);
    expect(lists.map(idsOf)).toContainEqual(ids);
  });

  it("/api/operator/groups of 20 groups at once with one code one is created, and no member of another is left", async () => {
    const membri = await people(2);
    const body = group({ membri });
    const created = await Promise.all(
      Array.from({ length: 20 }, () => call<GroupView>("POST /api/operator/groups", operator, body)),
    );
    const statuses = created.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    const rows = await readPartition(Groups.table, groupsOfMember(idOf(membri[0])));
    expect(rows.map(({ sk }) => Number(sk))).toEqual([created.find(({ status }) => status === 201)?.json.id]);
  });

  it("DELETE ends the memberships with the group; repeated it is 204", async () => {
    const [member] = await people(1);
    const { json } = await call<GroupView>(
      "POST /api/operator/groups",
      operator,
      group({ membri: [member] }),
    );
    const remove = async () => (await call(`DELETE /api/operator/groups/${json.id}`, operator)).status;
    expect([await remove(), await remove()]).toEqual([204, 204]);
    expect((await call(`GET /api/operator/groups/${json.id}`, operator)).status).toBe(404);
    expect(await readPartition(Groups.table, groupsOfMember(idOf(member)))).toEqual([]);
    expect(await readPartition(Members.table, membersOf(json.id))).toEqual([]);
  });

  it("/api/operator/groups is of the operator's system also where another is named", async () => {
    const { json } = await call<GroupView>("POST /api/operator/groups", operator, group({ sistemId: 4 }));
    expect(json.sistemId).toBe(system.id);
  });
});

it("a night removes the members of a group that was never finished, but not those of one that is being made", async () => {
  const [{ idnp } = { idnp: "" }] = await people(1);
  const id = 77;
  await transact([unfinished(id)], { repeatable: true });
  await addMembers(id, [memberOfNumber("idnp", idnp)], []);
  await sweepGroups(() => true);
  expect(await readPartition(Members.table, membersOf(id), { below: ":" })).toHaveLength(1);
  clock.freeze(new Date(Date.now() + 2 * 3600_000));
  try {
    await sweepGroups(() => true);
  } finally {
    clock.resume();
  }
  expect(await readPartition(Members.table, membersOf(id), { below: ":" })).toEqual([]);
  expect(await read(Groups, { id })).toBeUndefined();
});

it("a system that has a group or an operator is not removed: 409", async () => {
  const [withGroup, withOperator] = [await createSystem(), await createSystem()];
  await createGroup({ sistemId: withGroup.id });
  await operatorOf(withOperator);
  const statuses = [withGroup, withOperator].map(
    async ({ id }) => (await call(`DELETE /api/sistems/${id}`, admin)).status,
  );
  expect(await Promise.all(statuses)).toEqual([409, 409]);
});
