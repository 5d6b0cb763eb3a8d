import { personKey } from "../../../functions/documents/access/principal.ts";
import { MACHINE } from "../../../functions/documents/records/document.ts";
import { clock } from "../../../shared/clock.ts";
import type { Account } from "../../../functions/documents/access/account.ts";
import { requests } from "../dataset.ts";
import { EngineFile } from "../engine-file.ts";
import { addDocuments, addGrants, addPerson, addRows, addTenant } from "../fill.ts";
import { type Ask, type Cost, costsOf, PAGE, pageBefore } from "../list-cost.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import type { Request } from "../service.ts";
import { openIssuing, requests as machineRequests, stranger, type Issuing } from "../sharing.ts";
import type { Testbed } from "../testbed.ts";

/** Every tenth grant of a reader has expired. */
const EXPIRED = 10;
const MOST_BY_CURSOR = 1.2;
const MOST_FIRST_PAGE = 2;
/** Only the oldest and the newest public documents are complete, so that pages can show them. */
const WHOLE = 500;
const MINUTE_MS = 60_000;

interface Sizes {
  /** Grants of the readers, ascending. */
  grants: number[];
  /** Numbers of public documents in the lists of a machine, ascending. */
  documents: number[];
  rounds: number;
}

interface Measured extends Cost {
  reader: "grants" | "public documents";
  size: number;
}

/** The cost of lists for a person with many grants, and for a machine with many public documents. */
export async function grants({ directory }: Testbed, { rounds, ...sizes }: Sizes): Promise<Section> {
  const measured: Measured[] = [];
  for (const size of sizes.grants)
    for (const cost of await costsOf(await asksOfGuest(size), rounds))
      measured.push({ reader: "grants", size, ...cost });
  const file = new EngineFile(directory);
  const machine = await openIssuing();
  const documents = new PublicDocuments(file, machine);
  for (const size of sizes.documents) {
    await documents.growTo(size);
    for (const cost of await costsOf(documents.asks(), rounds))
      measured.push({ reader: "public documents", size, ...cost });
  }
  file.close();
  return section(measured, sizes.grants, rounds);
}

const asksBy = (listing: string, request: Request, ids: number[]): Ask[] => [
  { name: "first page", request, rows: PAGE },
  { name: "cursor, near", request: pageBefore({ listing, request, before: ids.at(-PAGE) ?? 0 }), rows: PAGE },
  { name: "cursor, far", request: pageBefore({ listing, request, before: ids[2 * PAGE] ?? 0 }), rows: PAGE },
];

/** The lists of a person who may read documents only through grants. */
async function asksOfGuest(count: number): Promise<Ask[]> {
  const guest = await stranger();
  const { organizatieId, buckets } = await addTenant(1);
  const writer = await addPerson({ organizatieId }, buckets);
  const ids = await addDocuments(count, [writer], buckets);
  const [ended, lasting] = [ids.filter((_, i) => i % EXPIRED === 0), ids.filter((_, i) => i % EXPIRED > 0)];
  await addGrants(lasting, guest);
  await addGrants(ended, guest, { dataExpirare: new Date(clock.now().getTime() - MINUTE_MS).toISOString() });
  return asksBy(`documents#${personKey(guest.id)}#seen`, requests.list(guest), ids);
}

/** Public documents of others, and the lists of a machine that sees them in addition to its issuer's own. */
class PublicDocuments {
  readonly #file: EngineFile;
  readonly #machine: Issuing;
  readonly #ids: number[] = [];
  #stored = 0;
  #writing: Promise<{ writers: Account[]; buckets: number[] }> | undefined;

  constructor(file: EngineFile, machine: Issuing) {
    this.#file = file;
    this.#machine = machine;
  }

  async growTo(size: number): Promise<void> {
    const { writers, buckets } = await (this.#writing ??= this.#newWriters());
    const fields = { visibility: "PUBLIC" as const };
    const whole = async () => this.#ids.push(...(await addDocuments(WHOLE, writers, buckets, fields)));
    if (this.#stored === 0) await whole();
    const between = size - Math.max(this.#stored, WHOLE) - WHOLE;
    if (between > 0) await addRows(this.#file, between, writers, buckets, fields);
    await whole();
    this.#stored = size;
  }

  asks(): Ask[] {
    return asksBy(
      `documents#${MACHINE}${this.#machine.credentials.client_id}#all`,
      machineRequests.machineList(this.#machine),
      this.#ids,
    );
  }

  async #newWriters(): Promise<{ writers: Account[]; buckets: number[] }> {
    const { organizatieId, buckets } = await addTenant(1);
    return { writers: [await addPerson({ organizatieId }, buckets)], buckets };
  }
}

function section(measured: Measured[], sizes: number[], rounds: number): Section {
  const isFlat = measured
    .filter(({ ask }) => ask.startsWith("cursor"))
    .every((row) => overLeast(measured, row) <= MOST_BY_CURSOR);
  const first = (size: number | undefined) =>
    measured.find((row) => row.reader === "grants" && row.size === size && row.ask === "first page")?.took ??
    NaN;
  const [most, fewer, least] = [sizes.at(-1), sizes.at(-2), sizes[0]].map(first) as [number, number, number];
  return {
    title: "6. Growth: grants, and public documents beside a machine's own",
    body: [
      `Pages of ${PAGE}, ${rounds} rounds of all requests in turn, medians. Every ${EXPIRED}th grant has expired. Pages by ` +
        `cursor take at most ${MOST_BY_CURSOR} times as long as beside the fewest: ${verdict(isFlat)}; the first page at ` +
        `${sizes.at(-1)} grants takes ${ratio(most / fewer)} times that at ${sizes.at(-2)} and ${ratio(most / least)} times that at ` +
        `${sizes[0]}, at most ${MOST_FIRST_PAGE}: ${verdict(Math.max(most / fewer, most / least) <= MOST_FIRST_PAGE)}.`,
      table(
        ["beside", "number", "request", "calls", "read units", "ms", "÷ the fewest"],
        measured.map((row) => [
          row.reader,
          row.size.toLocaleString("en"),
          row.ask,
          row.calls,
          row.units,
          ms(row.took),
          ratio(overLeast(measured, row)),
        ]),
      ),
    ],
  };
}

/** Its time, divided by that of the same request by the same kind of reader at the smallest size. */
function overLeast(measured: Measured[], { reader, ask, took }: Measured): number {
  const least = measured.find((row) => row.reader === reader && row.ask === ask);
  return took / (least?.took ?? NaN);
}
