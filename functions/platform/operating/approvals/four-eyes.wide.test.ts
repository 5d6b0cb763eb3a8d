import { administrator, call, createSystem, registration, type Headers } from "../../testing.ts";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { create, read } from "../../../../shared/data/repository.ts";
import { config } from "../../../../shared/features/approvals/config.ts";
import { nextId } from "../../../../shared/ids.ts";
import { needsSecondPersonInEachTest } from "../../../../shared/testing/four-eyes.ts";
import { describeOnePerson } from "../../../../shared/testing/one-person.ts";
import { addPersonTo } from "../../../../shared/testing/people.ts";
import { Accounts } from "../../access/account.ts";
import { contractKey, keep } from "../../evidence/store.ts";
import { Contracts } from "../../records/contract.ts";
import { Systems } from "../../records/system.ts";
import type { ApprovalView } from "../../../../shared/features/approvals/approval.ts";
import { describeFactorReset } from "../../../../shared/testing/second-factors.ts";

/* Every route that reaches a marked verb; `tests/architecture/approvals.test.ts` lists them. */

let [ana, ion]: Headers[] = [{}, {}];
beforeAll(async () => {
  [ana, ion] = [await administrator(), await administrator()];
});
beforeEach(needsSecondPersonInEachTest);

const approve = ({ id }: ApprovalView) =>
  call<ApprovalView>(`POST /api/v1/admin/approvals/${id}/approve`, ion);

/** A call, its subject, and the state that the call changes. */
type Case = () => Promise<{ address: string; body?: object; state(): Promise<unknown> }>;

const waiver = { rule: "noun", pathPattern: "/**", reason: "adrese vechi" };

const cases: Record<string, Case> = {
  "users.remove": async () => {
    const { id, login } = await addPersonTo("platform");
    return { address: `DELETE /api/admin/users/${login}`, state: () => read(Accounts, { id }) };
  },
  "admin.systems.patch with a waiver of a must": async () => {
    const { id } = await createSystem();
    return {
      address: `PATCH /api/v1/admin/systems/${id}`,
      body: { waivers: [waiver] },
      state: () => read(Systems, { id }),
    };
  },
  "admin.systems.acceptContract": async () => {
    const { id: systemId } = await createSystem();
    const sha256 = String(nextId()).padStart(64, "0");
    await keep(contractKey(systemId, sha256), Buffer.from("{}"));
    const made = { id: nextId(), systemId, sha256, version: "1.1.0", operations: 1, auditId: 1 };
    const { id } = await create(Contracts, { ...made, seenAt: "2026-11-01T00:00:00.000Z" });
    return {
      address: `POST /api/v1/admin/systems/${systemId}/accept-contract`,
      body: { sha256, reason: "Schimbări anunțate" },
      state: () => read(Contracts, { id }),
    };
  },
};

it.each(Object.entries(cases))("%s answers 202 and does nothing until it is approved", async (_, make) => {
  const { address, body, state } = await make();
  const before = await state();
  const { status, json, headers } = await call<ApprovalView>(address, ana, body);
  const path = `/platform/api/v1/admin/approvals/${json.id}`;
  expect([status, headers.location, json.status]).toEqual([
    202,
    `http://temelia.test${path}`,
    "IN_ASTEPTARE",
  ]);
  expect(await state()).toEqual(before);
  expect(await approve(json)).toMatchObject({ status: 200, json: { status: "EXECUTATA" } });
  expect(await state()).not.toEqual(before);
});

it.each(Object.entries(cases))("%s acts at once with FOUR_EYES=off", async (_, make) => {
  config.fourEyes = "off";
  const { address, body, state } = await make();
  const before = await state();
  expect([200, 204]).toContain((await call(address, ana, body)).status);
  expect(await state()).not.toEqual(before);
});

it("a waiver of a must has no other way: PUT, POST and a PATCH of further fields are 400 and name the field", async () => {
  const { id } = await createSystem();
  const before = await read(Systems, { id });
  const waivers = [waiver];
  const answers = [
    await call("POST /api/v1/admin/systems", ana, registration({ waivers })),
    await call(`PUT /api/v1/admin/systems/${id}`, ana, registration({ waivers })),
    await call(`PATCH /api/v1/admin/systems/${id}`, ana, { waivers, denumire: "Alt nume" }),
  ];
  expect(answers.map(({ status, text }) => [status, text.includes('"waivers"')])).toEqual(
    answers.map(() => [400, true]),
  );
  expect(await read(Systems, { id })).toEqual(before);
});

it("a waiver that was there before, one of a should and the end of one need nobody", async () => {
  const { id } = await createSystem({ waivers: [{ ...waiver, decision: "63" }] });
  const { waivers = [] } = (await read(Systems, { id })) ?? {};
  const patch = (body: object) => call(`PATCH /api/v1/admin/systems/${id}`, ana, body);
  const should = { ...waiver, rule: "safe-headers" };
  expect((await patch({ waivers: [...waivers, should], denumire: "Alt nume" })).status).toBe(200);
  expect((await patch({ waivers: [] })).status).toBe(200);
  expect((await read(Systems, { id }))?.waivers).toEqual([]);
});

it("a wrong waiver never waits for a second person: 400 that names the field", async () => {
  const { id } = await createSystem();
  const waivers = [{ ...waiver, pathPattern: "api/**" }];
  const { status, text } = await call(`PATCH /api/v1/admin/systems/${id}`, ana, { waivers });
  expect([status, text.includes('"waivers.0.pathPattern"')]).toEqual([400, true]);
});

it("the summary names the rules that are waived, in both languages", async () => {
  const { id } = await createSystem();
  const { json } = await call<ApprovalView>(`PATCH /api/v1/admin/systems/${id}`, ana, { waivers: [waiver] });
  expect([json.rezumat.ro, json.rezumat.ru]).toEqual([
    expect.stringContaining("noun (/**)") as string,
    expect.stringContaining("noun (/**)") as string,
  ]);
});

describeOnePerson({
  service: "platform",
  post: (address, body, headers) => call(`POST ${address}`, headers, body),
  put: (address, body, headers) => call(`PUT ${address}`, headers, body),
  async ask(headers) {
    const { login } = await addPersonTo("platform");
    return (await call<ApprovalView>(`DELETE /api/admin/users/${login}`, headers)).json.id;
  },
});

describeFactorReset("users.revokeFactors", "platform");
