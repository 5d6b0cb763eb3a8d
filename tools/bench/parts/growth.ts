import type { Account } from "../../../functions/documents/access/account.ts";
import { personKey } from "../../../functions/documents/access/principal.ts";
import { addDocuments, addGrants, addPerson, addRows, addTenant } from "../fill.ts";
import { EngineFile } from "../engine-file.ts";
import { type Ask, type Cost, costsOf, PAGE, pageBefore } from "../list-cost.ts";
import { timed } from "../measure.ts";
import { requests } from "../dataset.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import type { Testbed } from "../testbed.ts";

const BUCKETS = 20;
const GRANTS = 300;
const MOST_TIMES = 1.2;

/** A reader, and the ids of the documents that they see, oldest first. */
interface Reader {
  name: string;
  person: Account;
  seen(): number[];
}

interface Measured extends Cost {
  reader: string;
  size: number;
}

/** Line 6: the cost of lists and counts while the number of documents grows. */
export async function growth(
  { directory }: Testbed,
  { sizes, rounds }: { sizes: number[]; rounds: number },
): Promise<Section> {
  const file = new EngineFile(directory);
  const dataset = await createDataset(file);
  const measured: Measured[] = [];
  const fillTimes: string[] = [];
  for (const size of sizes) {
    const { ms: took } = await timed(() => dataset.growTo(size));
    fillTimes.push(`${size.toLocaleString("en")} in ${(took / 1000).toFixed(0)} s`);
    for (const reader of dataset.readers) measured.push(...(await measureReader(reader, size, rounds)));
  }
  file.close();
  return section(measured, fillTimes, rounds);
}

interface GrowingDataset {
  readers: Reader[];
  growTo(size: number): Promise<void>;
}

/** Only the oldest and the newest documents of each size are complete; between them there are only rows. */
const WHOLE = 1000;

async function createDataset(file: EngineFile): Promise<GrowingDataset> {
  const { organizatieId, buckets } = await addTenant(BUCKETS);
  const [clerk, one, writer, guest] = [
    await addPerson({ organizatieId }, buckets),
    await addPerson({ organizatieId }, buckets.slice(0, 1)),
    await addPerson({ organizatieId }, buckets),
    await addPerson({}),
  ];
  const admin = await addPerson({
    authorities: ["ROLE_USER", "ROLE_ADMIN"],
    adminServiciu: true,
    hasSecret: true,
  });
  const whole: number[] = [];
  let stored = 0;
  let granted: number[] = [];
  // Every second document is in the first bucket, so that a reader of one bucket sees many documents too.
  const spread = buckets.flatMap((bucket) => [buckets[0] as number, bucket]);
  const add = async (count: number) => whole.push(...(await addDocuments(count, [writer], spread)));
  return {
    readers: [
      {
        name: "1 bucket",
        person: one,
        seen: () => whole.filter((_, i) => spread[i % spread.length] === buckets[0]),
      },
      { name: `${BUCKETS} buckets`, person: clerk, seen: () => whole },
      { name: `${GRANTS} grants`, person: guest, seen: () => granted },
      { name: "service administrator", person: admin, seen: () => whole },
    ],
    async growTo(size) {
      if (stored === 0) await add(WHOLE);
      const between = size - Math.max(stored, WHOLE) - (size > WHOLE ? WHOLE : 0);
      if (between > 0) await addRows(file, between, [writer], spread);
      if (size > WHOLE) await add(WHOLE);
      stored = size;
      if (granted.length === 0) {
        granted = whole.filter((_, i) => i % Math.floor(WHOLE / GRANTS) === 0).slice(0, GRANTS);
        await addGrants(granted, guest);
      }
    },
  };
}

async function measureReader(reader: Reader, size: number, rounds: number): Promise<Measured[]> {
  const costs = await costsOf(asksOf(reader), rounds);
  return costs.map((cost) => ({ reader: reader.name, size, ...cost }));
}

function asksOf({ person, seen }: Reader): Ask[] {
  const ids = seen().toSorted((a, b) => a - b);
  const request = requests.list(person);
  const before = (id = 0) =>
    pageBefore({ listing: `documents#${personKey(person.id)}#seen`, request, before: id });
  return [
    { name: "first page", request, rows: PAGE },
    { name: "cursor, near", request: before(ids.at(-PAGE)), rows: PAGE },
    { name: "cursor, far", request: before(ids[2 * PAGE]), rows: PAGE },
    { name: "count", request: requests.count(person) },
  ];
}

function section(measured: Measured[], fillTimes: string[], rounds: number): Section {
  const kinds = Object.entries(Object.groupBy(measured, ({ reader, ask }) => `${reader}\n${ask}`));
  const judged = kinds.map(([kind, rows = []]) => ({ kind: kind.split("\n"), ...judge(rows) }));
  return {
    title: "6. Growth: lists and counts while documents become more",
    body: [
      `Pages of ${PAGE}, ${rounds} rounds of all requests in turn, medians. Filled: ${fillTimes.join(", ")}; of most ` +
        `documents only their rows. Calls and units of a reader's request differ by at most 1 over all sizes: ` +
        `${verdict(judged.every(({ calls, units }) => calls <= 1 && units <= 1))}; its time at the largest size is at most ` +
        `${MOST_TIMES} of that at the smallest: ${verdict(judged.every(({ times }) => times <= MOST_TIMES))}.`,
      table(
        ["reader", "request", "documents", "calls", "read units", "ms"],
        measured.map(({ reader, ask, size, calls, units, took }) => [
          reader,
          ask,
          size.toLocaleString("en"),
          calls,
          units,
          ms(took),
        ]),
      ),
      table(
        ["reader", "request", "calls: most − least", "units: most − least", "ms: largest ÷ smallest"],
        judged.map(({ kind, calls, units, times }) => [...kind, calls, units, ratio(times)]),
      ),
    ],
  };
}

function judge(rows: Measured[]): { calls: number; units: number; times: number } {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    calls: spread(rows.map(({ calls }) => calls)),
    units: spread(rows.map(({ units }) => units)),
    times: first && last ? last.took / first.took : 1,
  };
}
