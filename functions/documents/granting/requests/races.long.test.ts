import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { as, person } from "../../testing.ts";
import type { Grant } from "../../records/grant.ts";
import { approve, ask, eventsOf, house, isWhole, newDocument, reject, type House } from "./testing.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/*
 * The order of the requests is random, answers are lost, and transactions conflict; the stored data must be
 * consistent.
 */

let ours: House;
beforeAll(async () => {
  ours = await house();
});
afterEach(() =>
  ownCloud.faults.change({ transactionConflict: 0, dynamodbDropped: 0, unprocessedKeys: 0, gsiLagMs: 0 }),
);
afterAll(() => ownCloud.stop());

const ACTS = 200;

it.each([1, 2, 3])(
  "200 parallel approvals, refusals and withdrawals of one request have one outcome, one event of it and at most one grant (seed %i)",
  async (seed) => {
    const [document, ana] = [await newDocument(ours), await person()];
    const { id } = (await ask(ana, document)).json;
    await ownCloud.faults.change({
      seed,
      transactionConflict: 0.1,
      dynamodbDropped: 0.05,
      unprocessedKeys: 0.1,
      gsiLagMs: 500,
    });
    const acts: (() => Promise<{ status: number }>)[] = [
      () => approve(ours.administrator, id),
      () => reject(ours.administrator, id),
      () => as(ana).delete(`/api/cerere-acces/${id}`),
    ];
    const all = Array.from({ length: ACTS }, () => acts)
      .flat()
      .slice(0, ACTS);
    const answers = await Promise.all(all.map((act) => act()));
    expect(answers.filter(({ status }) => ![200, 204, 404, 409].includes(status))).toEqual([]);

    const kinds = (await eventsOf(ours, document)).map(({ tip }) => tip);
    const decisions = kinds.filter((tip) => tip === "APROBAT" || tip === "RESPINS");
    expect(decisions).toHaveLength(1);
    const isApproved = decisions[0] === "APROBAT";
    const grants = await ours.administrator.get<PageOf<Grant>>(
      `/api/partajare-documents?filter[documentId]=${document.id}`,
    );
    expect(grants.json.total).toBe(isApproved ? 1 : 0);
    expect((await as(ana).get(`/api/documents/${document.id}`)).status).toBe(isApproved ? 200 : 404);
    expect(await isWhole(ours, document)).toBe(true);
    expect((await ask(ana, document)).status).toBe(isApproved ? 409 : 201);
  },
  120_000,
);
