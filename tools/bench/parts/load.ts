import type { Account } from "../../../functions/documents/access/account.ts";
import { endProcess } from "../end-process.ts";
import { startLoadGenerator, type Load, type Most } from "../load-generator.ts";
import { median } from "../measure.ts";
import { createDataset, requests, type Dataset } from "../dataset.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { KIND_HEADER } from "../server/bare.ts";
import type { BareOptions } from "../server/main.ts";
import { forkServer, portOf } from "../server-process.ts";
import { withHeaders, type Request } from "../service.ts";

/** The concurrencies compared with the bare calls, and one that a process must carry without refusing any request. */
const COMPARED = [1, 10];
const MANY = 50;

/** For each operation, the request of each person. */
type Kinds = Record<string, Map<Account, Request>>;

interface Size {
  documents: number;
  people: number;
  /** Rounds over all operations in turn, so that disturbances of the machine affect all alike; one more warms up. */
  rounds: number;
  /** Limits of each operation in a round. */
  most: Most;
}

/** The load of one operation in a round; `bare` if its calls were measured too. */
interface Run {
  handlers: Load;
  bare?: Load;
}

/** The runs of one operation at a concurrency, round by round. */
interface Measured {
  name: string;
  concurrency: number;
  runs: Run[];
}

/** Line 8: throughput and latency through the handlers, beside the same operations as bare SDK calls. */
export async function load(size: Size): Promise<Section> {
  const dataset = await createDataset(size);
  const kinds = await kindsOf(dataset);
  const servers = { handlers: forkServer(), bare: forkServer() };
  const generator = startLoadGenerator();
  try {
    const serving = {
      handlers: await portOf(servers.handlers, { serves: "handlers" }),
      bare: await portOf(servers.bare, { serves: "bare", ...ordersOf(dataset, kinds) }),
    };
    const measured: Measured[] = [];
    for (const concurrency of [...COMPARED, MANY]) {
      const rows = Object.keys(kinds).map((name): Measured => ({ name, concurrency, runs: [] }));
      for (let round = 0; round <= size.rounds; round += 1)
        for (const { name, runs } of rows) {
          const orders = { requests: [...(kinds[name]?.values() ?? [])], concurrency, most: size.most };
          const bare =
            concurrency === MANY ? {} : { bare: await generator.load({ ...orders, port: serving.bare }) };
          const handlers = await generator.load({ ...orders, port: serving.handlers });
          if (round > 0) runs.push({ handlers, ...bare });
        }
      measured.push(...rows);
    }
    return section(size, measured);
  } finally {
    await Promise.all([...Object.values(servers).map(endProcess), generator.stop()]);
  }
}

/** The least rate of an operation, divided by that of reading one document, at ten at once. */
const LEAST_OF_READ: Record<string, number> = {
  "list 20": 0.2,
  "list 20, keyed filter": 0.2,
  "page 50": 0.05,
  count: 0.7,
  "download 100 KB": 0.45,
};
/** The ratio of handlers to bare calls at ten at once, as of the rebuild of lists, rights and connections. */
const MOST_OF_BARE: Record<string, number> = { login: 1.03, read: 1.14, create: 1.07, "upload 100 KB": 1.1 };
/** Two runs on a quiet machine differ by this much. */
const NOISE = 0.05;
const MOST_SPREAD = 5;

/** The requirements, as ratios within this run, because machines differ. */
function ratiosOf(measured: Measured[]): (string | number)[][] {
  const at = (concurrency: number, name: string): Measured => {
    const found = measured.find((row) => row.concurrency === concurrency && row.name === name);
    if (!found) throw new Error(`${name} was not measured at ${concurrency}`);
    return found;
  };
  const shareOfRead = (name: string) => {
    const reads = at(10, "read").runs;
    return median(
      at(10, name).runs.map(
        ({ handlers }, round) => handlers.perSecond / (reads[round]?.handlers.perSecond ?? NaN),
      ),
    );
  };
  const many = measured.filter(({ concurrency }) => concurrency === MANY);
  const refused = many.flatMap(({ runs }) => runs).reduce((sum, { handlers }) => sum + handlers.refused, 0);
  return [
    ...Object.entries(LEAST_OF_READ).map(([name, least]) => {
      const share = shareOfRead(name);
      return [`10 at once: rate of ${name} ÷ read`, `≥ ${least}`, share.toFixed(3), verdict(share >= least)];
    }),
    ...Object.entries(MOST_OF_BARE).map(([name, most]) => {
      const share = overBare(at(10, name));
      const holds = share <= most + NOISE;
      return [
        `10 at once: p50 of ${name} ÷ its bare calls`,
        `≤ ${most} + ${NOISE}`,
        ratio(share),
        verdict(holds),
      ];
    }),
    [`${MANY} at once: refused`, "0", refused, verdict(refused === 0)],
    ...many.map(({ name, runs }) => {
      const spread = median(runs.map(({ handlers: { p50, p99 } }) => p99 / p50));
      const holds = spread <= MOST_SPREAD;
      return [`${MANY} at once: p99 ÷ p50 of ${name}`, `≤ ${MOST_SPREAD}`, ratio(spread), verdict(holds)];
    }),
  ];
}

const overBare = ({ runs }: Measured): number =>
  median(runs.map(({ handlers, bare }) => handlers.p50 / (bare?.p50 ?? NaN)));

const section = ({ documents, people, rounds, most }: Size, measured: Measured[]): Section => ({
  title: "8. Throughput and latency",
  body: [
    `${documents.toLocaleString("en")} documents, ${people} people in turn; the operations one after the other in ` +
      `${rounds} rounds after one that warms up, each at most ${most.requests} requests or ${most.seconds} s, bare before handlers; ` +
      "medians of the rounds, and of the ratios of each round. " +
      "Load generator, both servers and cloud are processes of the same machine. " +
      "The bare server makes the same AWS calls and nothing else: no token, validation, rights or view. " +
      "Page 50 also asks the search index, which the bare calls leave out. " +
      "Downloads are repeated ones, which are noted already.",
    table(["ratio of this run", "must be", "is", ""], ratiosOf(measured)),
    table(
      [
        "operation",
        "at once",
        "requests/s",
        "p50 ms",
        "p99 ms",
        "refused",
        "bare requests/s",
        "bare p50",
        "bare p99",
        "p50 ratio",
      ],
      measured.map(rowOf),
    ),
  ],
});

const rowOf = (row: Measured) => {
  const { name, concurrency, runs } = row;
  const handlers = runs.map((run) => run.handlers);
  const bare = runs.flatMap((run) => run.bare ?? []);
  const refused = handlers.reduce((sum, run) => sum + run.refused, 0);
  return [
    name,
    concurrency,
    ...numbersOf(handlers),
    refused,
    ...(bare.length > 0 ? [...numbersOf(bare), ratio(overBare(row))] : ["–", "–", "–", "–"]),
  ];
};

const numbersOf = (runs: Load[]): string[] => [
  median(runs.map(({ perSecond }) => perSecond)).toFixed(0),
  ms(median(runs.map(({ p50 }) => p50))),
  ms(median(runs.map(({ p99 }) => p99))),
];

async function kindsOf({ people, tenant, withContent }: Dataset): Promise<Kinds> {
  const [bucket = 0] = tenant.buckets;
  const makers: Record<string, (person: Account) => Request | Promise<Request>> = {
    login: requests.login,
    read: (person) => requests.read(person, withContent),
    "list 20": requests.list,
    "list 20, keyed filter": (person) => requests.keyed(person, bucket),
    "page 50": requests.page50,
    count: requests.count,
    create: requests.create,
    "upload 100 KB": (person) => requests.upload(person),
    "download 100 KB": (person) => requests.download(person, withContent),
  };
  const kinds: Kinds = {};
  for (const [name, make] of Object.entries(makers)) {
    const byPerson = new Map<Account, Request>();
    for (const person of people)
      byPerson.set(person, withHeaders(await make(person), { [KIND_HEADER]: name }));
    kinds[name] = byPerson;
  }
  return kinds;
}

function ordersOf({ people: [first], fixed }: Dataset, kinds: Kinds): BareOptions {
  if (!first?.passwordHash) throw new Error("no account has a password");
  const recorded = Object.entries(kinds).flatMap(([name, byPerson]) => {
    const request = byPerson.get(first);
    return request ? [{ name, request }] : [];
  });
  return { kinds: recorded, kept: [...fixed], passwordHash: first.passwordHash };
}
