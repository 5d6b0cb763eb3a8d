import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { FEW_ROWS } from "../../../../shared/data/list-page.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { fc } from "../../../../shared/testing/properties.ts";
import { counters } from "../../records/counters.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import { indexed } from "../search/testing.ts";
import { as, bucketOf, member, organization, type Person } from "../../testing.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/*
 * Documents are filed, changed and removed while a list is read page by page, and its pages come from the rows and from the
 * index in turn.
 */

/** Hundreds of requests, on a busy machine. */
const LONG = { timeout: 480_000 };

let operator: Person;
let bucketId: number;

beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  ({ id: bucketId } = bucket);
  operator = await member(bucket, "ADMIN");
});
afterEach(() => {
  vi.restoreAllMocks();
  clock.resume();
});

async function file(denumire: string, fields: object = {}): Promise<number> {
  const { status, json } = await as(operator).post<{ id: number }>("/api/documents", {
    denumire,
    bucketId,
    ...fields,
  });
  expect(status).toBe(201);
  return json.id;
}
const removed = async (id: number) =>
  expect((await as(operator).delete(`/api/documents/${id}`)).status).toBe(204);
const changed = (id: number, fields: object) => as(operator).patch(`/api/documents/${id}`, fields);

/** Claims that the list is long: then the index is asked. */
const pretend = (counter: string) =>
  transact([{ table: Documents.table, count: { counter, label: "open.ACTIV" }, by: FEW_ROWS + 1 }]);

const page = async (address: string) => {
  const answer = await as(operator).get<PageOf<DocumentView>>(address);
  expect([answer.status, address]).toEqual([200, address]);
  return answer;
};
const nextOf = ({ headers }: Answer<PageOf<DocumentView>>) =>
  /<[^>]*\/documents(\/api\/[^>]*)>; rel="next"/.exec(String(headers.link))?.[1];

describe("a list of documents that is read by cursor", () => {
  it("a list of documents that is read by cursor goes on behind the last document that was shown, whatever was removed before it", async () => {
    const label = "litere";
    const ids = new Map<string, number>();
    for (const letter of "ABCDEFGHIJKL") ids.set(letter, await file(letter, { etichete: [label] }));
    const first = await page(`/api/documents?size=4&sort=denumire&filter[etichete]=${label}`);
    await removed(ids.get("A") ?? 0);
    const second = await page(nextOf(first) ?? "");
    const names = [first, second].map(({ json }) => json.items.map(({ denumire }) => denumire).join(""));
    expect(names).toEqual(["ABCD", "EFGH"]);
  });

  it("a list of documents that is read by cursor finds a text in a field without its case and diacritics, from the rows and from the index", async () => {
    const id = await aMinuteAgo(() => file("Anunț de LICITAȚIE publică"));
    await indexed();
    const found = async () => {
      const { json } = await page("/api/documents?filter[denumire][contains]=licitatie");
      return json.items.map((item) => item.id);
    };
    const other = async () => {
      const { json } = await page("/api/documents?filter[denumire][doesNotContain]=anunţ&size=200");
      return json.items.map((item) => item.id).includes(id);
    };
    const asked = vi.spyOn(searchIndex(), "list");
    expect([await found(), await other()]).toEqual([[id], false]);
    expect(asked).not.toHaveBeenCalled();
    await pretend(counters.bucket(bucketId));
    expect([await found(), await other()]).toEqual([[id], false]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  const sorts = ["denumire", "-denumire", "descriere,-creatLa", "-descriere", "-creatLa", "dimensiune", ""];
  const names = ["Școală", "scoala", "Țară 2", "Țară 10", "Ёлка"];
  const step = fc.record({
    act: fc.constantFrom("file", "rename", "describe", "label", "remove", "index", "away", "back", "later"),
    at: fc.nat({ max: 40 }),
  });
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  it(
    "a list of documents that is read by cursor shows each that was there throughout exactly once, from the rows and from the index, whatever happens meanwhile",
    LONG,
    async () => {
      await pretend(counters.bucket(bucketId));
      const list = searchIndex().list;
      let isAway = false;
      const asked = vi
        .spyOn(searchIndex(), "list")
        .mockImplementation((query) => (isAway ? Promise.reject(kernel.indisponibil()) : list(query)));
      let [byIndex, byRows, round] = [0, 0, 0];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...sorts),
          fc.boolean(),
          fc.array(fc.array(step, { maxLength: 3 }), { minLength: 2, maxLength: 3 }),
          async (sort, beginsByRows, turns) => {
            clock.resume();
            isAway = beginsByRows;
            round += 1;
            const label = `runda${round}`;
            const there: number[] = [];
            await aMinuteAgo(async () => {
              for (let i = 0; i < 9; i += 1) there.push(await filed(i, label));
            });
            await indexed();
            const [lost, moved] = [new Set<number>(), new Set<number>()];
            const happens = async ({ act, at }: Step) => {
              const id = there[at % there.length] ?? 0;
              if (act === "index") await indexed();
              if (act === "away") isAway = true;
              if (act === "back") isAway = false;
              if (act === "later") clock.freeze(new Date(Date.now() + 11_000));
              if (act === "file") await filed(at, label);
              if (lost.has(id)) return;
              if (act === "remove") await removed(id);
              if (act === "rename") await changed(id, { denumire: `${names[at % 5]} nou` });
              if (act === "describe") await changed(id, { descriere: `descriere ${at % 2}` });
              if (act === "label") await changed(id, { etichete: [label, "alta"] });
              if (act === "remove") lost.add(id);
              if (act === "rename" && sort.includes("denumire")) moved.add(id);
              if (act === "describe" && sort.includes("descriere")) moved.add(id);
            };
            const seen: number[] = [];
            let address: string | undefined = `/api/documents?size=3&filter[etichete]=${label}&sort=${sort}`;
            for (let turn = 0; address !== undefined; turn += 1) {
              asked.mockClear();
              const answer: Answer<PageOf<DocumentView>> = await page(address);
              if (asked.mock.calls.length > 0 && !isAway) byIndex += 1;
              else byRows += 1;
              seen.push(...answer.json.items.map(({ id }) => id));
              address = nextOf(answer);
              for (const one of turns[turn] ?? []) await happens(one);
            }
            // Within a millisecond ids do not follow one another.
            const throughout = there.filter((id) => !lost.has(id) && !moved.has(id)).sort((a, b) => a - b);
            expect(seen.filter((id) => throughout.includes(id)).sort((a, b) => a - b)).toEqual(throughout);
            const unmoved = seen.filter((id) => !moved.has(id));
            expect(unmoved).toEqual([...new Set(unmoved)]);
          },
        ),
        { numRuns: 25 },
      );
      expect(Math.min(byIndex, byRows)).toBeGreaterThan(10);
    },
  );

  const filed = (at: number, label: string) =>
    file(names[at % names.length] ?? "", {
      etichete: [label],
      ...(at % 3 === 0 ? {} : { descriere: `descriere ${at % 2}` }),
    });

  it(
    "a list of documents that is read by cursor asks the index while a colleague files hundreds, and reads what the index has not heard of",
    LONG,
    async () => {
      await pretend(counters.bucket(bucketId));
      clock.freeze(new Date());
      for (let i = 0; i < 210; i += 1) await file("Dosar", { etichete: ["val"] });
      await indexed();
      // Ids of one millisecond are in no order.
      clock.freeze(new Date(clock.now().getTime() + 1));
      const newest = await file("Dosar", { etichete: ["val"] });
      const asked = vi.spyOn(searchIndex(), "list");
      const { calls, result } = await callsOf(() =>
        page("/api/documents?sort=-creatLa&filter[etichete]=val"),
      );
      expect([result.json.items[0]?.id, result.json.total]).toEqual([newest, 211]);
      expect(asked).toHaveBeenCalledOnce();
      const units = calls.reduce((sum, { capacity }) => sum + capacity, 0);
      expect(units).toBeLessThan(100);
    },
  );
});
