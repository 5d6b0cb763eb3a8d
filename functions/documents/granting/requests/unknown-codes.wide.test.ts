import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { refusal, keys } from "../../../../shared/testing/caller.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { fresh, person, type Person } from "../../testing.ts";
import { ask, house, newDocument, type House } from "./testing.ts";
import type { DocumentView } from "../../records/document.ts";

keys.sent = false;

let ours: House;
let secret: DocumentView;
beforeAll(async () => {
  ours = await house();
  secret = await newDocument(ours, { secret: true });
});
afterEach(() => clock.resume());

const unknown = () => ({ cod: fresh("DOC-NICIUNUL") });
const statuses = async (who: Person, documents: Pick<DocumentView, "cod">[]) => {
  const answered = [];
  for (const document of documents) answered.push((await ask(who, document)).status);
  return answered;
};
const times = <T>(count: number, of: () => T): T[] => Array.from({ length: count }, of);

describe("a code that nobody may know of", untilUndisturbed, () => {
  /** The parts of the answer that a caller can see. */
  async function traceOf(who: Person, document: Pick<DocumentView, "cod">) {
    const { calls, result } = await callsOf(() => ask(who, document));
    const { instance, correlationId, ...json } = result.json as unknown as Record<string, unknown>;
    expect([instance, correlationId].every((value) => typeof value === "string")).toBe(true);
    const items = calls.map(({ name, input }) => {
      const { RequestItems = {} } = input as { RequestItems?: Record<string, { Keys: object[] }> };
      return [name, Object.values(RequestItems).reduce((sum, { Keys }) => sum + Keys.length, 0)];
    });
    return { status: result.status, json, tally: tally(calls), items };
  }

  it("a code that nobody may know of is answered alike whether unknown, SECRET without hasSecret, STERS or PURJAT: status, body, AWS calls", async () => {
    const [gone, purged] = [await newDocument(ours), await newDocument(ours)];
    for (const { id } of [gone, purged]) await ours.owner.delete(`/api/documents/${id}`);
    await ours.owner.post(`/api/documents/${purged.id}/purge`);
    const traces = [];
    for (const document of [unknown(), secret, gone, purged])
      traces.push(await traceOf(await person(), document));
    expect(traces[0]).toMatchObject({ status: 404, json: { message: "error.codNecunoscut" } });
    for (const trace of traces) expect(trace).toEqual(traces[0]);
    // The count, the code, the document, and the count again, plus the read of the test account.
    expect(traces[0]?.tally).toEqual([
      "dynamodb.BatchGetItem 2",
      "dynamodb.PutItem 2",
      expect.stringMatching(/^dynamodb\.Query /),
    ]);
  });

  it("a code that nobody may know of counts against the prober alike: 20 in ten minutes, of either kind, then 429 with Retry-After", async () => {
    for (const document of [unknown, () => secret]) {
      const who = await person();
      expect(await statuses(who, times(20, document))).toEqual(times(20, () => 404));
      const next = await ask(who, document());
      expect(refusal(next)).toEqual([429, "error.preaMulteCereri"]);
      expect(Number(next.headers["retry-after"])).toBeGreaterThan(500);
    }
  });

  it("a code that nobody may know of is open to people with hasSecret: their request is registered", async () => {
    expect((await ask(await person({ hasSecret: true }), secret)).status).toBe(201);
  });
});

it("20 unknown codes in ten minutes refuse every further request, the right code included, and nobody else's", async () => {
  const [prober, neighbour] = [await person(), await person()];
  const known = await newDocument(ours);
  await statuses(prober, times(20, unknown));
  expect((await ask(prober, known)).status).toBe(429);
  expect((await ask(neighbour, known)).status).toBe(201);
});

it("20 unknown codes in ten minutes are counted within any ten minutes: each is forgotten ten minutes after it", async () => {
  const who = await person();
  const start = clock.now().getTime();
  const at = (seconds: number) => clock.freeze(new Date(start + seconds * 1000));
  at(0);
  await statuses(who, times(5, unknown));
  at(300);
  await statuses(who, times(15, unknown));
  const refused = await ask(who, unknown());
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "300"]);
  at(601);
  expect(await statuses(who, times(6, unknown))).toEqual([404, 404, 404, 404, 404, 429]);
  at(901);
  expect((await ask(who, await newDocument(ours))).status).toBe(201);
});

it("20 unknown codes in ten minutes are not forgotten for known ones in between", async () => {
  const who = await person();
  const known = await newDocument(ours);
  for (let i = 0; i < 19; i += 1) await ask(who, unknown());
  expect([(await ask(who, known)).status, (await ask(who, known)).status]).toEqual([201, 200]);
  expect(await statuses(who, times(2, unknown))).toEqual([404, 429]);
});

it("20 unknown codes in ten minutes hold for 60 at once", async () => {
  const who = await person();
  const answers = await Promise.all(times(60, unknown).map((document) => ask(who, document)));
  const found = answers.map(({ status }) => status);
  expect(found.filter((status) => status === 404)).toHaveLength(20);
  expect(found.every((status) => status === 404 || status === 429)).toBe(true);
});
