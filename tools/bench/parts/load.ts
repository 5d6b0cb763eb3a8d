import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Account } from "../../../shared/features/accounts/account.ts";
import { endProcess } from "../testbed.ts";
import { load as loadOf, type Load, type Most } from "../load-generator.ts";
import { createDataset, requests, type Dataset } from "../dataset.ts";
import { ms, ratio, table, type Section } from "../report.ts";
import { KIND_HEADER } from "../server/bare.ts";
import type { ServerOptions, ServerPorts } from "../server/main.ts";
import { withHeaders, type Request } from "../service.ts";

const CONCURRENCY = [1, 10];

/** For each operation, the request of each person. */
type Kinds = Record<string, Map<Account, Request>>;

interface Size {
  documents: number;
  people: number;
  most: Most;
}

/** Line 8: throughput and latency through the handlers, beside the same operations as bare SDK calls. */
export async function load({ documents, people, most }: Size): Promise<Section> {
  const dataset = await createDataset({ documents, people });
  const kinds = await kindsOf(dataset);
  const server = fork(join(import.meta.dirname, "../server/main.ts"));
  try {
    server.send(ordersOf(dataset, kinds));
    const [serving] = (await once(server, "message")) as [ServerPorts];
    const rows = [];
    for (const concurrency of CONCURRENCY) {
      for (const [name, byPerson] of Object.entries(kinds)) {
        const inTurn = [...byPerson.values()];
        const next = (turn: number) => inTurn[turn % inTurn.length] as Request;
        const bare = await loadOf(serving.bare, next, { concurrency, most });
        const handlers = await loadOf(serving.handlers, next, { concurrency, most });
        rows.push(row(name, concurrency, handlers, bare));
      }
    }
    return section({ documents, people, most }, rows);
  } finally {
    await endProcess(server);
  }
}

const row = (name: string, concurrency: number, handlers: Load, bare: Load) => [
  name,
  concurrency,
  handlers.perSecond.toFixed(0),
  ms(handlers.p50),
  ms(handlers.p99),
  bare.perSecond.toFixed(0),
  ms(bare.p50),
  ms(bare.p99),
  ratio(handlers.p50 / bare.p50),
];

const section = ({ documents, people, most }: Size, rows: (string | number)[][]): Section => ({
  title: "8. Throughput and latency",
  body: [
    `${documents.toLocaleString("en")} documents, ${people} people in turn; each line at most ${most.requests} requests or ${most.seconds} s, ` +
      "bare before handlers. Load generator, servers and cloud are three processes of the same machine. " +
      "The bare server makes the same AWS calls and nothing else: no token, validation, rights or view.",
    table(
      [
        "operation",
        "at once",
        "requests/s",
        "p50 ms",
        "p99 ms",
        "bare requests/s",
        "bare p50",
        "bare p99",
        "p50 ratio",
      ],
      rows,
    ),
  ],
});

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

function ordersOf({ people: [first], fixed }: Dataset, kinds: Kinds): ServerOptions {
  if (!first?.passwordHash) throw new Error("nobody has a password");
  const recorded = Object.entries(kinds).flatMap(([name, byPerson]) => {
    const request = byPerson.get(first);
    return request ? [{ name, request }] : [];
  });
  return { kinds: recorded, kept: [...fixed], passwordHash: first.passwordHash };
}
