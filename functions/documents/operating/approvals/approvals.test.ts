import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  type Person,
} from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import { read, update } from "../../../../shared/data/repository.ts";
import { refusal, keys } from "../../../../shared/testing/caller.ts";
import { logEntriesOf } from "../../../../shared/testing/log-lines.ts";
import { Accounts } from "../../access/account.ts";
import { Documents } from "../../records/document.ts";
import { type Approval, askForPurge, decide, PATH, removedDocument } from "./testing.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let ana: Person;
let ion: Person;
beforeAll(async () => {
  [ana, ion] = [await serviceAdmin(), await serviceAdmin()];
});
afterEach(() => clock.resume());

const statusOf = async (id: number) => (await read(Documents, { id }))?.status;
const approvalOf = async (id: number, reader = ion) => (await as(reader).get<Approval>(`${PATH}/${id}`)).json;

/** A purge that Ana asked for. */
async function asked() {
  const id = await removedDocument(ana);
  const { json } = await askForPurge(ana, id);
  return { id, approval: json };
}

it("an act that needs a second person is asked for with 202 and the address of its approval, and does nothing", async () => {
  const id = await removedDocument(ana);
  const { status, json, headers } = await askForPurge(ana, id);
  expect([status, headers.location]).toEqual([202, `http://temelia.test/documents${PATH}/${json.id}`]);
  expect(json).toEqual({
    id: json.id,
    verb: "documents.purge",
    args: { id },
    rezumat: {
      ro: expect.stringContaining("(Dosar)") as string,
      ru: expect.stringContaining("(Dosar)") as string,
      en: expect.stringContaining("(Dosar)") as string,
    },
    requestedBy: ana.login,
    requestedAt: expect.any(String) as string,
    expiresAt: new Date(Date.parse(json.requestedAt) + 24 * 3_600_000).toISOString(),
    status: "IN_ASTEPTARE",
  });
  expect(await statusOf(id)).toBe("STERS");
  expect((await as(ana).get(`${PATH}/${json.id}`)).json).toEqual(json);
});

it("an act that needs a second person is carried out for its requester once another administrator approves", async () => {
  const { id, approval } = await asked();
  const answer = await decide(ion, approval, "approve");
  expect([answer.status, answer.json]).toEqual([
    200,
    { ...approval, status: "EXECUTATA", decidedBy: ion.login, decidedAt: expect.any(String) as string },
  ]);
  expect(await read(Documents, { id })).toMatchObject({ status: "PURJAT", modificatDe: ana.login });
  expect(await approvalOf(approval.id)).toEqual(answer.json);
});

it("an act that needs a second person is refused as the act itself: 404, 403, 409, and 412 by If-Match, without an approval", async () => {
  const [id, live] = [
    await removedDocument(ana),
    await as(ana).post<{ id: number }>("/api/documents", { denumire: "Viu" }),
  ];
  expect((await askForPurge(await person(), id)).status).toBe(404);
  expect((await askForPurge(ana, live.json.id)).status).toBe(409);
  expect((await askForPurge(ana, id, { "if-match": '"1"' })).status).toBe(412);
  const rev = (await read(Documents, { id }))?.rev;
  expect((await askForPurge(ana, id, { "if-match": `"${rev}"` })).status).toBe(202);
  expect(await as(ion).get(`${PATH}?filter[verb]=documents.purge&size=200`)).toSatisfy(
    ({ json }: { json: PageOf<Approval> }) =>
      json.items.filter(({ args }) => args.id === id || args.id === live.json.id).length === 1,
  );
});

it("an act that needs a second person is asked for once by an Idempotency-Key, and approved once by one", async () => {
  const id = await removedDocument(ana);
  const key = { "idempotency-key": `purge-${id}` };
  const [first, again] = [await askForPurge(ana, id, key), await askForPurge(ana, id, key)];
  expect([again.status, again.json.id, again.headers["idempotent-replayed"]]).toEqual([
    202,
    first.json.id,
    "true",
  ]);
  const approve = () =>
    as(ion).post<Approval>(`${PATH}/${first.json.id}/approve`, undefined, {
      "idempotency-key": `yes-${id}`,
    });
  const [yes, repeated] = [await approve(), await approve()];
  expect([yes.status, repeated.status, repeated.json]).toEqual([200, 200, yes.json]);
});

it("a decision about one's own is 403, an unknown approval 404, one without the right 403 or 404", async () => {
  const { id, approval } = await asked();
  expect((await decide(ana, approval, "approve")).status).toBe(403);
  expect((await decide(ana, approval, "reject")).status).toBe(403);
  expect((await decide(ion, { id: 7 }, "approve")).status).toBe(404);
  expect((await decide(await person(), approval, "approve")).status).toBe(403);
  const stranger = await organizationAdmin(await organization());
  expect((await decide(stranger, approval, "approve")).status).toBe(404);
  expect(await statusOf(id)).toBe("STERS");
});

it("a decision of an administrator who lacks the right to the act itself is 403, and nothing happens", async () => {
  const [seeing, blind] = [await serviceAdmin({ hasSecret: true }), ion];
  const id = await removedDocument(seeing, { visibility: "SECRET", tipSecuritate: "CRIPTAT" });
  const { json } = await askForPurge(seeing, id);
  expect(json.rezumat.ro).not.toContain("Dosar");
  expect((await decide(blind, json, "approve")).status).toBe(403);
  expect([await statusOf(id), (await approvalOf(json.id)).status]).toEqual(["STERS", "IN_ASTEPTARE"]);
  expect((await decide(await serviceAdmin({ hasSecret: true }), json, "approve")).status).toBe(200);
});

it("a decision is made once: approved, rejected, withdrawn or expired, every further one is 409", async () => {
  for (const [who, act, status] of [
    [ion, "approve", "EXECUTATA"],
    [ion, "reject", "RESPINSA"],
    [ana, "withdraw", "RETRASA"],
  ] as const) {
    const { approval } = await asked();
    expect((await decide(who, approval, act)).json.status).toBe(status);
    for (const [again, further] of [
      [ion, "approve"],
      [ion, "reject"],
      [ana, "withdraw"],
    ] as const)
      expect((await decide(again, approval, further)).status).toBe(409);
  }
});

it("a decision may give a reason, and only who asked withdraws", async () => {
  const { id, approval } = await asked();
  expect((await decide(ion, approval, "withdraw")).status).toBe(403);
  const { json } = await decide(ion, approval, "reject", { reason: "Mai așteptăm arhiva" });
  expect(json).toMatchObject({ status: "RESPINSA", reason: "Mai așteptăm arhiva", decidedBy: ion.login });
  expect(await statusOf(id)).toBe("STERS");
});

it("a decision that refuses is a metric with an alarm, and one that approves or withdraws is none", async () => {
  const refusedBy = async (who: typeof ana, act: "approve" | "reject" | "withdraw") => {
    const { approval } = await asked();
    const entries = await logEntriesOf(() => decide(who, approval, act));
    return entries.filter(({ ApprovalsRefused }) => ApprovalsRefused === 1).length;
  };
  expect([
    await refusedBy(ion, "reject"),
    await refusedBy(ion, "approve"),
    await refusedBy(ana, "withdraw"),
  ]).toEqual([1, 0, 0]);
});

it("a decision comes within 24 hours: then the approval has expired", async () => {
  const { id, approval } = await asked();
  clock.freeze(new Date(Date.parse(approval.expiresAt) - 1));
  expect((await approvalOf(approval.id)).status).toBe("IN_ASTEPTARE");
  clock.freeze(approval.expiresAt);
  expect((await approvalOf(approval.id)).status).toBe("EXPIRATA");
  const { json } = await as(ion).get<PageOf<Approval>>(
    `${PATH}?filter[status]=EXPIRATA&filter[id]=${approval.id}`,
  );
  expect(json.items.map(({ status }) => status)).toEqual(["EXPIRATA"]);
  expect((await decide(ion, approval, "approve")).status).toBe(409);
  clock.resume();
  expect(await statusOf(id)).toBe("STERS");
});

it("a decision about a record that has changed since is 409, and nothing happens", async () => {
  const { id, approval } = await asked();
  await as(ana).post(`/api/documents/${id}/restore`);
  await as(ana).delete(`/api/documents/${id}`);
  expect(refusal(await decide(ion, approval, "approve"))).toEqual([409, "error.subiectSchimbat"]);
  expect([await statusOf(id), (await approvalOf(approval.id)).status]).toEqual(["STERS", "IN_ASTEPTARE"]);
});

it("a decision counts with the rights that the requester has by then: 403, and nothing happens", async () => {
  for (const change of [{ adminServiciu: false }, { activated: false }]) {
    const former = await serviceAdmin();
    const id = await removedDocument(ana);
    const { json } = await askForPurge(former, id);
    await update(Accounts, { id: former.id }, (account) => ({ ...account, ...change }));
    expect((await decide(ion, json, "approve")).status).toBe(403);
    expect([await statusOf(id), (await approvalOf(json.id)).status]).toEqual(["STERS", "IN_ASTEPTARE"]);
  }
});

describe("who sees an approval", () => {
  it("service administrators see all, those of an organization its own, and requesters theirs", async () => {
    const home = await organization();
    const bucket = await bucketOf(home);
    const [clerk, colleague] = [await organizationAdmin(home), await organizationAdmin(home)];
    const { json: made } = await as(clerk).upload<{ id: number }>("/api/documents/upload", {
      file: textFile("x"),
      bucketId: String(bucket.id),
    });
    await as(clerk).delete(`/api/documents/${made.id}`);
    const { json: approval } = await askForPurge(clerk, made.id);
    const listed = async (reader: Person) => (await as(reader).get<PageOf<Approval>>(PATH)).json;
    for (const reader of [clerk, colleague])
      expect(await listed(reader)).toMatchObject({ total: 1, items: [{ id: approval.id }] });
    expect(await listed(await organizationAdmin(await organization()))).toMatchObject({
      total: 0,
      items: [],
    });
    expect((await listed(ion)).items.map(({ id }) => id)).toContain(approval.id);
    expect((await decide(colleague, approval, "approve")).status).toBe(200);
  });

  it("its summary tells of the record as it is now", async () => {
    const { id, approval } = await asked();
    await as(ana).post(`/api/documents/${id}/restore`);
    await as(ana).patch(`/api/documents/${id}`, { denumire: "Dosar nou" });
    expect((await approvalOf(approval.id)).rezumat.ro).toContain("(Dosar nou)");
    const { json } = await as(ion).get<PageOf<Approval>>(`${PATH}?filter[id]=${approval.id}`);
    expect(json.items.map(({ rezumat }) => rezumat.ru)).toEqual([expect.stringContaining("(Dosar nou)")]);
  });
});

describe("decisions at once", () => {
  it("decisions at once of 20 approvers execute the act once", async () => {
    const { id, approval } = await asked();
    const before = (await read(Documents, { id }))?.rev ?? 0;
    const approvers = await Promise.all(Array.from({ length: 20 }, () => serviceAdmin()));
    const answers = await Promise.all(approvers.map((approver) => decide(approver, approval, "approve")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await read(Documents, { id })).toMatchObject({ status: "PURJAT", rev: before + 1 });
  });

  it.each([
    ["reject", "RESPINSA"],
    ["withdraw", "RETRASA"],
  ])("approve and %s: one of them counts", async (other, end) => {
    for (let round = 0; round < 4; round += 1) {
      const { id, approval } = await asked();
      const second = other === "reject" ? await serviceAdmin() : ana;
      const answers = await Promise.all([decide(ion, approval, "approve"), decide(second, approval, other)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { status } = await approvalOf(approval.id);
      expect([status, await statusOf(id)]).toEqual(
        answers[0].status === 200 ? ["EXECUTATA", "PURJAT"] : [end, "STERS"],
      );
    }
  });
});

it("an approval without an Idempotency-Key is the same fact", async () => {
  keys.sent = false;
  try {
    const { id, approval } = await asked();
    expect((await decide(ion, approval, "approve")).json.status).toBe("EXECUTATA");
    expect(await statusOf(id)).toBe("PURJAT");
  } finally {
    keys.sent = true;
  }
});
