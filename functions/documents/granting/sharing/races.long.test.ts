import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { setTimeout as sleep } from "node:timers/promises";
import { readPartition } from "../../../../shared/data/repository.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import { EVENT_PREFIX, type DocumentEvent } from "../../records/event.ts";
import type { Grant } from "../../records/grant.ts";
import { house, isWhole, newDocument, type House } from "../requests/testing.ts";
import { as, person, type Person } from "../../testing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/*
 * The order of the requests is random, answers are lost, transactions conflict, and indexes lag; the stored data must
 * be consistent.
 */

let ours: House;
beforeAll(async () => {
  ours = await house();
});
afterEach(() =>
  ownCloud.faults.change({ transactionConflict: 0, dynamodbDropped: 0, unprocessedKeys: 0, gsiLagMs: 0 }),
);
afterAll(() => ownCloud.stop());

const PAIRS = 200;
const CLIENTS = 8;

/** A client that retries when it is told to wait. */
async function untilDone<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await sleep(Number(answer.headers["retry-after"] ?? 1) * 100);
  }
}

/** Shares and revokes, in turn; returns the statuses. */
async function pair(document: DocumentView, bob: Person, drept: Grant["drept"]): Promise<number[]> {
  const wanted = { beneficiarOperatorId: bob.id, drept };
  const address = `/api/documents/${document.id}/partajeaza`;
  const shared = await untilDone(() => ours.administrator.post<Grant>(address, wanted));
  const revoked = await untilDone(() => ours.owner.delete(`/api/partajare-documents/${shared.json.id}`));
  return [shared.status, revoked.status];
}

/**
 * The grants that result from the history, replayed from its beginning. @throws Error for an event that cannot follow
 * its predecessors
 */
function grantsAfter(events: DocumentEvent[]): number[] {
  let present: number | undefined;
  for (const { tip, detalii } of events.filter((event) => /^(PARTAJAT|REVOCAT)$/.test(event.tip))) {
    const id = detalii.partajareId as number | undefined;
    if (tip === "REVOCAT" ? id !== present : present !== undefined && id !== present)
      throw new Error(`${tip} of ${id} while ${present} was there`);
    present = tip === "REVOCAT" ? undefined : id;
  }
  return present === undefined ? [] : [present];
}

it.each([1, 2])(
  "200 pairs of sharing and revoking with one beneficiary leave record, row, rights and chain agreed (seed %i)",
  async (seed) => {
    const [document, bob] = [await newDocument(ours), await person()];
    const random = seededRandom(`pairs ${seed}`);
    await ownCloud.faults.change({
      seed,
      transactionConflict: 0.1,
      dynamodbDropped: 0.05,
      unprocessedKeys: 0.1,
      gsiLagMs: 500,
    });
    const queue = Array.from({ length: PAIRS }, () => (random() < 0.5 ? "CITIRE" : "SCRIERE")).values();
    const statuses: number[] = [];
    const client = async () => {
      for (const drept of queue) statuses.push(...(await pair(document, bob, drept)));
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    // One case must end with a grant, the other without one.
    if (seed === 1) await untilDone(() => share(document, bob));
    expect(statuses).toHaveLength(2 * PAIRS);
    expect(statuses.filter((status) => ![200, 201, 204].includes(status))).toEqual([]);
    await ownCloud.faults.change({ transactionConflict: 0, dynamodbDropped: 0, unprocessedKeys: 0 });

    const events = await readPartition(Documents.table, `document#${document.id}`, {
      prefix: EVENT_PREFIX,
    });
    const told = grantsAfter(events as unknown as DocumentEvent[]);
    const kinds = (tip: string) => events.filter((event) => event.tip === tip).length;
    expect(kinds("PARTAJAT")).toBe(PAIRS + Number(seed === 1));
    expect(kinds("REVOCAT")).toBe(statuses.filter((status) => status === 201).length);
    expect(told).toHaveLength(Number(seed === 1));
    expect(await seen(document, bob)).toEqual(told.length === 1 ? there(told) : none);
    expect(await isWhole(ours, document)).toBe(true);
  },
  300_000,
);

const share = ({ id }: DocumentView, { id: beneficiarOperatorId }: Person) =>
  ours.administrator.post<Grant>(`/api/documents/${id}/partajeaza`, {
    beneficiarOperatorId,
    drept: "CITIRE",
  });

const there = (grants: number[]) => ({ grants, own: grants, rows: 1, count: 1, reads: 200 });
const none = { grants: [], own: [], rows: 0, count: 0, reads: 404 };

/**
 * All places that show the grant: the document's list, the beneficiary's list, their documents, their total, the
 * rule.
 */
async function seen({ id }: DocumentView, bob: Person) {
  const idsOf = ({ json }: Answer<PageOf<Grant>>) => json.items.map((grant) => grant.id);
  const address = `/api/partajare-documents?filter[documentId]=${id}`;
  return {
    grants: idsOf(await ours.administrator.get<PageOf<Grant>>(address)),
    own: idsOf(await as(bob).get<PageOf<Grant>>("/api/partajare-documents")),
    rows: (await as(bob).get<PageOf<DocumentView>>("/api/documents?filter[partajat]=true")).json.items.length,
    count: (await as(bob).get("/api/documents/count")).json,
    reads: (await as(bob).get(`/api/documents/${id}`)).status,
  };
}
