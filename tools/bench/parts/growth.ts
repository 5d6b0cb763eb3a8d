import type { Account } from "../../../shared/features/accounts/account.ts";
import { encodeCursor } from "../../../shared/data/cursor.ts";
import { callsOf } from "../../../shared/testing/aws-calls.ts";
import { addDocuments, addGrants, addPerson, addTenant } from "../fill.ts";
import { median, timed } from "../measure.ts";
import { requests } from "../dataset.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { answer, type Request } from "../service.ts";

const BUCKETS = 20;
const GRANTS = 300;
const PAGE = 20;
const MOST_TIMES = 1.2;

/** A person who reads, and the ids of the documents that they see, oldest first. */
interface Reader {
  name: string;
  person: Account;
  seen(): number[];
}

interface Measured {
  reader: string;
  size: number;
  near: Cost;
  far: Cost;
}

interface Cost {
  capacity: number;
  took: number;
  queries: number;
}

/** Line 6: what a page by cursor costs, near and at the far end, while the number of documents grows. */
export async function growth({ sizes, rounds }: { sizes: number[]; rounds: number }): Promise<Section> {
  const dataset = await createDataset();
  const measured: Measured[] = [];
  const fillTimes: string[] = [];
  for (const size of sizes) {
    const { ms: took } = await timed(() => dataset.growTo(size));
    fillTimes.push(`${size.toLocaleString("en")} in ${(took / 1000).toFixed(0)} s`);
    for (const reader of dataset.readers) measured.push(await measureReader(reader, size, rounds));
  }
  return section(measured, fillTimes, rounds);
}

interface GrowingDataset {
  readers: Reader[];
  growTo(size: number): Promise<void>;
}

async function createDataset(): Promise<GrowingDataset> {
  const { organizatieId, buckets } = await addTenant(BUCKETS);
  const clerk = await addPerson({ organizatieId }, buckets);
  const one = await addPerson({ organizatieId }, buckets.slice(0, 1));
  const guest = await addPerson({});
  const admin = await addPerson({
    authorities: ["ROLE_USER", "ROLE_ADMIN"],
    adminServiciu: true,
    hasSecret: true,
  });
  const ids: number[] = [];
  const granted: number[] = [];
  // Every second document lies in the first bucket, so that a reader of one bucket sees many documents too.
  const spread = buckets.flatMap((bucket) => [buckets[0] as number, bucket]);
  return {
    readers: [
      {
        name: "1 bucket",
        person: one,
        seen: () => ids.filter((_, i) => spread[i % spread.length] === buckets[0]),
      },
      { name: `${BUCKETS} buckets`, person: clerk, seen: () => ids },
      { name: `${GRANTS} grants`, person: guest, seen: () => granted },
      { name: "service administrator", person: admin, seen: () => ids },
    ],
    async growTo(size) {
      ids.push(...(await addDocuments(size - ids.length, [clerk], spread)));
      const step = Math.max(1, Math.floor(ids.length / (GRANTS - granted.length || 1)));
      const chosen = ids
        .filter((id, i) => i % step === 0 && !granted.includes(id))
        .slice(0, GRANTS - granted.length);
      await addGrants(chosen, guest);
      granted.push(...chosen);
    },
  };
}

async function measureReader(
  { name, person, seen }: Reader,
  size: number,
  rounds: number,
): Promise<Measured> {
  const ids = seen().toSorted((a, b) => a - b);
  const near = pageBefore(person, ids.at(-PAGE) ?? 0, ids.length);
  const far = pageBefore(person, ids[2 * PAGE] ?? 0, ids.length);
  const costs: Record<"near" | "far", Cost[]> = { near: [], far: [] };
  for (let round = -2; round < rounds; round += 1) {
    for (const [place, request] of Object.entries({ near, far }) as ["near" | "far", Request][]) {
      const cost = await measureCost(request);
      if (round >= 0) costs[place].push(cost);
    }
  }
  return { reader: name, size, near: middle(costs.near), far: middle(costs.far) };
}

/** The request for a page by a cursor that the list itself would have returned. */
function pageBefore(person: Account, before: number, total: number): Request {
  const query = { page: 0, size: PAGE, sort: [], filters: [] };
  const position = { before, page: 1, total: Math.min(total, 10_000), relation: "eq" as const };
  const cursor = encodeCursor(query, `documents#${person.id}`, position);
  return { ...requests.list(person), address: `/api/documents?size=${PAGE}&cursor=${cursor}` };
}

async function measureCost(request: Request): Promise<Cost> {
  const { calls, result } = await callsOf(() => timed(() => answer(request)));
  const { items } = result.result.json as { items: object[] };
  if (items.length !== PAGE) throw new Error(`a page has ${items.length} rows`);
  const ofPage = calls.filter(({ name }) => !name.endsWith("UpdateItem"));
  return {
    capacity: ofPage.reduce((sum, { capacity }) => sum + capacity, 0),
    queries: ofPage.filter(({ name }) => name.endsWith("Query")).length,
    took: result.ms,
  };
}

const middle = (costs: Cost[]): Cost => ({
  capacity: median(costs.map(({ capacity }) => capacity)),
  queries: median(costs.map(({ queries }) => queries)),
  took: median(costs.map(({ took }) => took)),
});

function section(measured: Measured[], fillTimes: string[], rounds: number): Section {
  const readers = Object.entries(Object.groupBy(measured, ({ reader }) => reader));
  const judged = readers.map(([, rows = []]) => judge(rows));
  return {
    title: "6. Growth: a page by cursor, near and at the far end",
    body: [
      `Pages of ${PAGE}, ${rounds} rounds near and far in turn, medians. Filled: ${fillTimes.join(", ")}. ` +
        `Capacity of all pages of a reader within 1 unit: ${verdict(judged.every(({ units }) => units <= 1))}; ` +
        `far over near, and largest over smallest, at most ${MOST_TIMES}: ` +
        `${verdict(judged.every(({ depth, size }) => depth <= MOST_TIMES && size <= MOST_TIMES))}.`,
      table(
        ["reader", "documents", "queries", "units near", "units far", "ms near", "ms far", "far ÷ near"],
        measured.map(({ reader, size, near, far }) => [
          reader,
          size.toLocaleString("en"),
          near.queries,
          near.capacity,
          far.capacity,
          ms(near.took),
          ms(far.took),
          ratio(far.took / near.took),
        ]),
      ),
      table(
        ["reader", "units: most − least", "worst far ÷ near", "near: largest ÷ smallest"],
        readers.map(([reader], i) => [
          reader,
          judged[i]?.units ?? 0,
          ratio(judged[i]?.depth ?? 0),
          ratio(judged[i]?.size ?? 0),
        ]),
      ),
    ],
  };
}

function judge(rows: Measured[]) {
  const units = rows.flatMap(({ near, far }) => [near.capacity, far.capacity]);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    units: Math.max(...units) - Math.min(...units),
    depth: Math.max(...rows.map(({ near, far }) => far.took / near.took)),
    size: first && last ? last.near.took / first.near.took : 1,
  };
}
