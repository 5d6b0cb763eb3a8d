import { type Document, Documents } from "../../../functions/documents/records/document.ts";
import { newGrant } from "../../../functions/documents/records/grant.ts";
import { personKey } from "../../../functions/documents/access/principal.ts";
import { PLATFORM_BUCKET_ID } from "../../../functions/documents/records/bucket.ts";
import { entryOf } from "../../../functions/documents/keeping/search/entry.ts";
import { adding } from "../../../shared/data/repository.ts";
import type { Account } from "../../../functions/documents/access/account.ts";
import { searchIndex } from "../../../functions/documents/files/text/document-index.ts";
import { aMinuteAgo } from "../../../shared/testing/settled.ts";
import { requests } from "../dataset.ts";
import { endProcess } from "../end-process.ts";
import { addGrants, addPerson, document, fill } from "../fill.ts";
import { type Ask, type Cost, costsOf, PAGE, pageBefore } from "../list-cost.ts";
import { startLoadGenerator, type Load, type LoadGenerator, type Most } from "../load-generator.ts";
import { median } from "../measure.ts";
import { processorMs } from "../process-tree.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { forkServer, portOf } from "../server-process.ts";
import { bearer, type Request } from "../service.ts";

/*
 * The data of an office: people with their own documents, and with grants on documents of others. The cost of a list must
 * not depend on the number of grants.
 */

const TYPES = ["CONTRACT", "FACTURA", "CERERE", "DECIZIE", "RAPORT"];
/** Every tenth document is public. */
const PUBLIC = 10;
const AT_ONCE = 10;
const MOST_CALLS = 6;
const MOST_UNITS = 60;
const MOST_OF_CPU = 1.5;
/** Least rate of requests that the index answers. */
const LEAST_PER_SECOND = 100;
const BY_LABEL = "list 20, filter by label";
/** The requests that the limits of calls, units and processor time apply to. */
const LISTS = ["list 20", "list 20, by cursor", "count"];
const INDEXED_AT_ONCE = 100;
/** Readers per number of grants. */
const READERS = 2;

interface Size {
  documents: number;
  people: number;
  /** Numbers of grants; READERS people have each. */
  grants: number[];
  rounds: number;
  most: Most;
}

/** People with the same number of grants. */
interface Group {
  grants: number;
  people: Account[];
}

interface Measured extends Cost {
  grants: number;
  load: Load;
  /** Processor time of the handlers' process per answer. */
  processorMs: number;
}

export async function office(size: Size): Promise<Section> {
  const { documents, groups } = await createOffice(size);
  const server = forkServer();
  const generator = startLoadGenerator();
  try {
    const port = await portOf(server, { serves: "handlers" });
    const pid = server.pid ?? 0;
    const kinds = groups.map((group) => ({ group, asks: group.people.map((one) => asksOf(one, documents)) }));
    const loads = new Map<string, { load: Load; processorMs: number }[]>();
    for (let round = 0; round <= size.rounds; round += 1)
      for (const { group, asks } of kinds)
        for (const [i, { name }] of (asks[0] ?? []).entries()) {
          const sent = asks.flatMap((ofPerson) => ofPerson[i]?.request ?? []);
          const loaded = await loadOf({ generator, pid, port, requests: sent, most: size.most });
          const key = nameOf(group.grants, name);
          if (round > 0) loads.set(key, [...(loads.get(key) ?? []), loaded]);
        }
    const measured: Measured[] = [];
    for (const { group, asks } of kinds)
      for (const cost of await costsOf(asks[0] ?? [], size.rounds))
        measured.push({
          ...cost,
          grants: group.grants,
          ...middle(loads.get(nameOf(group.grants, cost.ask)) ?? []),
        });
    return section(size, measured);
  } finally {
    await Promise.all([endProcess(server), generator.stop()]);
  }
}

const nameOf = (grants: number, ask: string): string => `${grants} ${ask}`;

interface Loading {
  generator: LoadGenerator;
  pid: number;
  port: number;
  requests: Request[];
  most: Most;
}

async function loadOf({ generator, pid, ...orders }: Loading) {
  const before = processorMs(pid);
  const load = await generator.load({ ...orders, concurrency: AT_ONCE });
  // The warm-up answers are counted with the others in both.
  const answers = load.requests + load.refused + 3 * AT_ONCE;
  return { load, processorMs: (processorMs(pid) - before) / answers };
}

function middle(runs: { load: Load; processorMs: number }[]): Pick<Measured, "load" | "processorMs"> {
  const of = (value: (load: Load) => number) => median(runs.map(({ load }) => value(load)));
  const [first] = runs;
  if (!first) throw new Error("nothing was measured");
  return {
    load: {
      ...first.load,
      perSecond: of(({ perSecond }) => perSecond),
      p50: of(({ p50 }) => p50),
      p99: of(({ p99 }) => p99),
    },
    processorMs: median(runs.map((run) => run.processorMs)),
  };
}

async function createOffice(size: Size): Promise<{ documents: Document[]; groups: Group[] }> {
  const people = await aMinuteAgo(async () => {
    const all: Account[] = [];
    for (let i = 0; i < size.people; i += 1) all.push(await addPerson({}));
    return all;
  });
  const documents = Array.from({ length: size.documents }, (_, i) =>
    document(people[i % people.length] as Account, PLATFORM_BUCKET_ID, {
      etichete: [TYPES[i % TYPES.length] as string],
      visibility: i % PUBLIC === 0 ? "PUBLIC" : "PERSONAL",
    }),
  );
  await fill(documents.flatMap((one) => adding(Documents, one)));
  const groups = size.grants.map((grants, i): Group => ({
    grants,
    people: people.slice(i * READERS, (i + 1) * READERS),
  }));
  const given = new Map<number, Account[]>();
  for (const { grants, people: group } of groups)
    for (const reader of group) {
      const ids = documentsFor(reader, documents, grants);
      await addGrants(ids, reader);
      for (const id of ids) given.set(id, [...(given.get(id) ?? []), reader]);
    }
  await index(documents, given);
  return { documents, groups };
}

/** Documents of others, spread over all of them. */
function documentsFor(reader: Account, documents: Document[], count: number): number[] {
  const others = documents.filter(({ creator }) => creator !== personKey(reader.id));
  if (others.length < count) throw new Error(`there are no ${count} documents of others`);
  return Array.from(
    { length: count },
    (_, i) => (others[Math.floor((i * others.length) / count)] as Document).id,
  );
}

async function index(documents: Document[], given: Map<number, Account[]>): Promise<void> {
  for (let start = 0; start < documents.length; start += INDEXED_AT_ONCE)
    await searchIndex().write(
      documents.slice(start, start + INDEXED_AT_ONCE).map((one) => {
        const grants = (given.get(one.id) ?? []).map(({ id }) => {
          const beneficiary = { beneficiarOperatorId: id };
          return newGrant(one, { beneficiary, terms: { drept: "CITIRE" }, actor: "bench" });
        });
        return entryOf(one, { grants, head: { hash: "", lastId: 1 } });
      }),
    );
}

function asksOf(person: Account, documents: Document[]): Ask[] {
  const own = documents.filter(({ creator }) => creator === personKey(person.id));
  const get = (address: string): Request => ({ method: "GET", address, headers: bearer(person) });
  const list = requests.list(person);
  const before = own.at(-PAGE)?.id ?? 0;
  const label = TYPES[documents.indexOf(own[0] as Document) % TYPES.length] ?? "";
  return [
    { name: "read", request: requests.read(person, own[0]?.id ?? 0) },
    { name: "list 20", request: list, rows: PAGE },
    {
      name: "list 20, by cursor",
      request: pageBefore({ listing: `documents#${personKey(person.id)}#seen`, request: list, before }),
      rows: PAGE,
    },
    { name: BY_LABEL, request: get(`/api/documents?size=${PAGE}&filter[etichete]=${label}`), rows: PAGE },
    { name: "page 10", request: get(`/api/documents?size=${PAGE}&page=10`), rows: PAGE },
    { name: "count", request: requests.count(person) },
    { name: "search", request: get(`/api/search/documente?q=registru&size=${PAGE}`), rows: PAGE },
  ];
}

function section({ documents, people, grants, rounds, most }: Size, measured: Measured[]): Section {
  const lists = measured.filter(({ ask }) => LISTS.includes(ask));
  const of = (ask: string, count: number | undefined) =>
    measured.find((row) => row.ask === ask && row.grants === count)?.processorMs ?? NaN;
  const overNone = (row: Measured) => row.processorMs / of(row.ask, grants[0]);
  const highest = (value: (row: Measured) => number) => Math.max(...lists.map(value));
  const slowest = Math.min(
    ...measured.filter(({ ask }) => ask === BY_LABEL).map(({ load }) => load.perSecond),
  );
  return {
    title: "6. Growth: an office, whose people were given documents",
    body: [
      `${documents.toLocaleString("en")} documents of ${people} people without an organization, each with as many of their ` +
        `own; every ${PUBLIC}th is public. ${READERS} of them each were given ${grants.map((n) => n.toLocaleString("en")).join(", ")} ` +
        `documents of others. Calls, read units and ms of one request at a time; rate and processor time of the handlers' process ` +
        `at ${AT_ONCE} at once, at most ${most.requests} requests or ${most.seconds} s in ${rounds} rounds, medians. The load ` +
        "generator, the handlers and the cloud are processes of the same machine.",
      table(
        ["ratio of this run", "must be", "is", ""],
        [
          row(
            "lists and counts: calls",
            `≤ ${MOST_CALLS}`,
            highest(({ calls }) => calls),
            MOST_CALLS,
          ),
          row(
            "lists and counts: read units",
            `≤ ${MOST_UNITS}`,
            highest(({ units }) => units),
            MOST_UNITS,
          ),
          row(
            "lists and counts: processor time ÷ without grants",
            `≤ ${MOST_OF_CPU}`,
            highest(overNone),
            MOST_OF_CPU,
          ),
          [
            `${BY_LABEL}: requests/s`,
            `≥ ${LEAST_PER_SECOND}`,
            slowest.toFixed(0),
            verdict(slowest >= LEAST_PER_SECOND),
          ],
        ],
      ),
      table(
        [
          "request",
          "grants",
          "calls",
          "read units",
          "ms",
          "requests/s",
          "p50 ms",
          "CPU ms",
          "÷ without grants",
        ],
        measured
          .toSorted((a, b) => orderOf(measured, a) - orderOf(measured, b))
          .map((one) => [
            one.ask,
            one.grants.toLocaleString("en"),
            one.calls,
            one.units,
            ms(one.took),
            one.load.perSecond.toFixed(0),
            ms(one.load.p50),
            ms(one.processorMs),
            ratio(overNone(one)),
          ]),
      ),
    ],
  };
}

const row = (name: string, must: string, is: number, most: number) => [
  name,
  must,
  Number.isInteger(is) ? is : ratio(is),
  verdict(is <= most),
];

/** By request, then by grants. */
const orderOf = (measured: Measured[], { ask, grants }: Measured): number =>
  measured.findIndex((other) => other.ask === ask) * 1e6 + grants;
