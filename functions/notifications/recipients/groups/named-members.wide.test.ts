import {
  administrator,
  call,
  createGroup,
  createRecipient,
  createSystem,
  operatorOf,
} from "../../testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { keys, type Answer } from "../../../../shared/testing/caller.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import { groupsOfMember, Members } from "../../records/group.ts";
import { memberOfNumber } from "../../records/member-number.ts";
import { readPartition } from "../../../../shared/data/repository.ts";
import { addMembers } from "./members.ts";
import { MOST_NAMED } from "./named-members.ts";
import type { MemberView } from "./list-members.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let admin: Record<string, string>;
let system: { id: number };
let operator: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
  system = await createSystem();
  operator = await operatorOf(system);
});
afterEach(() => clock.resume());

const known = async () => (await createRecipient()).idnp ?? "";
const newGroup = async (of = system) => (await createGroup({ sistemId: of.id })).id;

/** The ways in which operators name members. */
const ways: Record<string, (membri: unknown[], headers: Record<string, string>) => Promise<Answer<unknown>>> =
  {
    "POST of members": async (membri, headers) =>
      call(`POST /api/operator/groups/${await newGroup()}/members`, headers, { membri }),
    "POST of a group": (membri, headers) =>
      call("POST /api/operator/groups", headers, { cod: `G${newIdnp()}`, denumire: "Grup", membri }),
    "PUT of a group": async (membri, headers) =>
      call(`PUT /api/operator/groups/${await newGroup()}`, headers, {
        cod: `G${newIdnp()}`,
        denumire: "Grup",
        membri,
      }),
    "POST of members in the zone": async (membri, headers) =>
      call(`POST /api/v1/staff/groups/${await newGroup()}/members`, headers, { membri }),
    "POST of a group in the zone": (membri, headers) =>
      call("POST /api/v1/staff/groups", headers, { cod: `G${newIdnp()}`, denumire: "Grup", membri }),
    "PUT of a group in the zone": async (membri, headers) =>
      call(`PUT /api/v1/staff/groups/${await newGroup()}`, headers, {
        cod: `G${newIdnp()}`,
        denumire: "Grup",
        membri,
      }),
  };

describe("an operator who names numbers", () => {
  it("learns nothing of who is in the registry: answers, members and calls are the same", async () => {
    keys.sent = false;
    const seen = async (idnp: string) => {
      const id = await newGroup();
      const address = `/api/operator/groups/${id}`;
      const added = await callsOf(() => call(`POST ${address}/members`, operator, { membri: [{ idnp }] }));
      const { json: list } = await call<PageOf<MemberView>>(`GET ${address}/members`, operator);
      const { json: group } = await call<{ numarMembri: number }>(`GET ${address}`, operator);
      const [member] = list.items;
      expect(String(member?.id)).toMatch(/^[4-9]\d{15}$/);
      return {
        ...{ status: added.result.status, json: added.result.json, calls: tally(added.calls) },
        ...{ fields: Object.keys(member ?? {}), total: list.total, numarMembri: group.numarMembri },
      };
    };
    await seen(newIdnp());
    const ofUnknown = await seen(newIdnp());
    expect(ofUnknown).toMatchObject({ status: 200, json: { adaugati: 1, numarMembri: 1 }, total: 1 });
    expect(await seen(await known())).toEqual(ofUnknown);
    keys.sent = true;
  });

  it.each(Object.entries(ways))(
    "an operator who names numbers has them taken by %s, whether or not somebody has them",
    async (_, name) => {
      const answer = await name(
        [{ idnp: newIdnp() }, { idnp: await known() }, { idno: "1002600003332" }],
        operator,
      );
      expect(answer.status).toBeOneOf([200, 201]);
      expect(answer.json).toMatchObject({ numarMembri: 3 });
    },
  );

  it.each(Object.entries(ways))(
    "an operator who names numbers gets 404 for the id of a person that they did not name, by %s",
    async (_, name) => {
      const { id } = await createRecipient();
      const elsewhere = memberOfNumber("idnp", newIdnp());
      await addMembers(await newGroup(await createSystem()), [{ id }, elsewhere]);
      const statuses = [];
      for (const one of [id, { destinatarId: id }, 7, elsewhere.id])
        statuses.push((await name([{ idnp: newIdnp() }, one], operator)).status);
      expect(statuses).toEqual([404, 404, 404, 404]);
      expect(await readPartition(Members.table, groupsOfMember(id))).toHaveLength(1);
    },
  );

  it("an operator who names numbers names at most 20000 an hour, on all ways together, and administrators any number", async () => {
    clock.freeze(new Date("2026-11-26T10:20:00.000Z"));
    const busy = await operatorOf(system);
    const named = Array.from({ length: 1000 }, () => ({ idnp: newIdnp() }));
    const address = `/api/operator/groups/${await newGroup()}/members`;
    for (let sent = 0; sent < MOST_NAMED; sent += 1000)
      expect((await call(`POST ${address}`, busy, { membri: named })).status).toBe(200);
    const statuses = [];
    for (const name of Object.values(ways)) statuses.push((await name(named.slice(0, 1), busy)).status);
    expect(statuses).toEqual(Array(6).fill(429));
    const { headers } = await call(`POST ${address}`, busy, { membri: named.slice(0, 1) });
    expect(headers["retry-after"]).toBe("2400");
    expect((await call(`POST ${address}`, operator, { membri: named.slice(0, 1) })).status).toBe(200);
    const staff = address.replace("/api/operator", "/api/v1/staff");
    expect((await call(`POST ${staff}`, admin, { membri: named })).status).toBe(200);
    clock.freeze(new Date("2026-11-26T11:00:00.000Z"));
    expect((await call(`POST ${address}`, busy, { membri: named.slice(0, 1) })).status).toBe(200);
  });

  it("an operator who names numbers leaves a line of it in the history of the group, without a number", async () => {
    const headers = await operatorOf(system);
    const { json: context } = await call<{ login: string }>("GET /api/operator/context", headers);
    const id = await newGroup();
    const idnp = newIdnp();
    await call(`POST /api/operator/groups/${id}/members`, headers, {
      membri: [{ idnp }, { idnp: newIdnp() }, { idno: "1002600003332" }],
    });
    const { status, json, text } = await call<PageOf<object>>(
      `GET /api/v1/admin/records/groups-${id}/changes`,
      admin,
    );
    expect([status, json.items]).toMatchObject([
      200,
      [{ fapt: "CAUTAT", actor: context.login, despre: "member", valori: { idnp: 2, idno: 1 } }],
    ]);
    expect(text).not.toContain(idnp);
  });
});

it("an administrator of the service names recipients by id, gets 400 for one that does not exist, and sees who is whom", async () => {
  const { id, idnp = "" } = await createRecipient();
  const other = await createRecipient();
  const address = `/api/v1/staff/groups/${await newGroup()}/members`;
  const refused = await call<{ errors: { field: string }[] }>(`POST ${address}`, admin, {
    membri: [other.id, 4],
  });
  expect([refused.status, refused.json.errors.map(({ field }) => field)]).toEqual([400, ["membri.1"]]);
  const unknown = newIdnp();
  const membri = [other.id, { idnp }, { idnp: unknown }];
  expect((await call(`POST ${address}`, admin, { membri })).json).toEqual({ adaugati: 3, numarMembri: 3 });
  const { items } = (await call<PageOf<MemberView>>(`GET ${address}`, admin)).json;
  expect(new Map(items.map((one) => [one.id, one.destinatarId]))).toEqual(
    new Map([
      [other.id, other.id],
      [memberOfNumber("idnp", idnp).id, id],
      [memberOfNumber("idnp", unknown).id, undefined],
    ]),
  );
});

it("the erasure of a person takes their number out of every group", async () => {
  const { id, idnp = "" } = await createRecipient();
  const groupId = await newGroup();
  const member = memberOfNumber("idnp", idnp);
  await addMembers(groupId, [member]);
  expect((await call(`DELETE /api/destinatars/${id}`, admin)).status).toBe(204);
  expect(await readPartition(Members.table, groupsOfMember(member.id))).toEqual([]);
  expect((await call(`GET /api/v1/staff/groups/${groupId}`, admin)).json).toMatchObject({ numarMembri: 0 });
});
