import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { fc } from "../../../../shared/testing/properties.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { indexed } from "../search/testing.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import {
  as,
  bucketOf,
  member,
  organization,
  person,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { DocumentView } from "../../records/document.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

type Page = PageOf<DocumentView>;

/*
 * A page by number that is far from the start skips its rows in the index. If the index is away, the rows are read: both
 * must show the same.
 */

/** Hundreds of documents, on a busy machine. */
const LONG = { timeout: 480_000 };
const SIZE = 20;
const DOCUMENTS = 360;
/** The first page with more than 300 rows before it. */
const FAR = 16;

let bucketId: number;
let otherBucketId: number;
let operator: Person;
let insider: Person;
let stranger: Person;
let people: Person[];
const ids: number[] = [];

async function file(by: Person, fields: object): Promise<number> {
  const { status, json } = await as(by).post<{ id: number }>("/api/documents", {
    denumire: "Act",
    ...fields,
  });
  expect(status).toBe(201);
  return json.id;
}

const share = (id: number) =>
  as(insider).post(`/api/documents/${id}/partajeaza`, {
    beneficiarOperatorId: stranger.id,
    drept: "CITIRE",
  });

beforeAll(async () => {
  const home = await organization();
  const [bucket, other] = [await bucketOf(home), await bucketOf(home)];
  ({ id: bucketId } = bucket);
  ({ id: otherBucketId } = other);
  operator = await member(bucket);
  insider = await member(bucket, "ADMIN", { hasSecret: true });
  stranger = await person();
  people = [operator, insider, stranger];
  await aMinuteAgo(async () => {
    for (let at = 0; at < DOCUMENTS; at += SIZE) {
      const some = await Promise.all(Array.from({ length: SIZE }, () => file(insider, { bucketId })));
      await Promise.all(some.map(share));
      ids.push(...some);
    }
  });
  await indexed();
}, LONG.timeout);

afterEach(() => {
  vi.restoreAllMocks();
  clock.resume();
});

const pageOf = (somebody: ServiceClient, page: number, query = "") =>
  somebody.get<Page>(`/api/documents?size=${SIZE}&page=${page}${query}`);

const nextOf = ({ headers }: Answer<Page>) =>
  /<[^>]*\/documents(\/api\/[^>]*)>; rel="next"/.exec(String(headers.link))?.[1];

/** What a page shows, and the one behind it. */
async function shownOn(somebody: Person, page: number) {
  const answer = await pageOf(as(somebody), page);
  expect(answer.status).toBe(200);
  const next = nextOf(answer);
  const behind = next === undefined ? undefined : await as(somebody).get<Page>(next);
  return [answer, behind].map((one) => ({
    ids: one?.json.items.map(({ id }) => id),
    total: one?.headers["x-total-count"],
    relation: one?.headers["x-total-relation"],
  }));
}

/** The same without the index, and how often that was asked. */
async function shownByRows(somebody: Person, page: number) {
  const away = vi.spyOn(searchIndex(), "list").mockRejectedValue(kernel.indisponibil());
  try {
    return { shown: await shownOn(somebody, page), asked: away.mock.calls.length };
  } finally {
    away.mockRestore();
  }
}

describe("a page by number with more than 300 rows before it", () => {
  it("skips them in the index, and its cursor goes on by rows", async () => {
    const asked = vi.spyOn(searchIndex(), "list");
    const { calls, result } = await callsOf(() => pageOf(as(operator), FAR));
    const newest = ids.toSorted((a, b) => b - a);
    expect(result.json.items.map(({ id }) => id)).toEqual(newest.slice(FAR * SIZE, (FAR + 1) * SIZE));
    expect([result.json.total, asked.mock.calls.length]).toEqual([DOCUMENTS, 1]);
    expect(calls.reduce((sum, { capacity }) => sum + capacity, 0)).toBeLessThanOrEqual(60);
    const behind = await as(operator).get<Page>(nextOf(result) ?? "");
    expect(behind.json.items.map(({ id }) => id)).toEqual(newest.slice((FAR + 1) * SIZE));
    expect([behind.json.total, asked.mock.calls.length]).toEqual([DOCUMENTS, 1]);
  });

  it("a page by number with more than 300 rows before it goes on by its cursor in the explicit order of ids, too", async () => {
    const page = await pageOf(as(operator), FAR, "&sort=-id");
    const behind = await as(operator).get<Page>(nextOf(page) ?? "");
    expect([page, behind].flatMap(({ json }) => json.items.map(({ id }) => id))).toEqual(
      ids.toSorted((a, b) => b - a).slice(FAR * SIZE),
    );
  });

  it("a page by number with more than 300 rows before it is read by its rows if the index does not answer, and so is a page near the start", async () => {
    const expected = await shownOn(operator, FAR);
    const asked = vi.spyOn(searchIndex(), "list").mockRejectedValue(kernel.indisponibil());
    expect(await shownOn(operator, FAR)).toEqual(expected);
    expect(asked).toHaveBeenCalledOnce();
    expect((await pageOf(as(operator), FAR - 1)).json.items).toHaveLength(SIZE);
    expect(asked).toHaveBeenCalledOnce();
  });

  type Step = { act: "file" | "archive" | "remove" | "hide" | "move" | "share" | "index"; at: number };
  const step: fc.Arbitrary<Step> = fc.record({
    act: fc.constantFrom("file", "archive", "remove", "hide", "move", "share", "index"),
    at: fc.nat({ max: DOCUMENTS - 1 }),
  });

  /** Steps that the document's state does not allow are refused, without effect. */
  async function run({ act, at }: Step): Promise<void> {
    const id = ids[at] ?? 0;
    const path = `/api/documents/${id}`;
    if (act === "index") return indexed();
    if (act === "file") return void ids.push(await file(operator, { bucketId }));
    if (act === "archive") await as(insider).post(`${path}/arhiveaza`);
    if (act === "remove") await as(insider).delete(path);
    if (act === "share") await share(id);
    if (act === "hide") await as(insider).patch(path, { visibility: at % 2 ? "SECRET" : "PERSONAL" });
    if (act === "move") await as(insider).patch(path, { bucketId: at % 2 ? otherBucketId : bucketId });
  }

  it(
    "a page by number with more than 300 rows before it shows what its rows show after any history, whatever the index has heard of",
    LONG,
    async () => {
      let [asked, compared] = [0, 0];
      const isAlike = async (somebody: Person, page: number) => {
        const shown = await shownOn(somebody, page);
        const byRows = await shownByRows(somebody, page);
        expect([somebody.login, page, shown]).toEqual([somebody.login, page, byRows.shown]);
        asked += byRows.asked;
        compared += 1;
      };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (history) => {
          // Stops the clock, so that the index need not know the latest changes.
          clock.freeze(new Date());
          for (const one of history) await run(one);
          for (const somebody of people) for (const page of [FAR, FAR + 1]) await isAlike(somebody, page);
          clock.resume();
          await indexed();
        }),
        { numRuns: 4 },
      );
      expect(asked).toBe(compared);
    },
  );
});
