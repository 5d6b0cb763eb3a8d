import type { SearchIndex } from "../../../functions/documents/search-index/search-index.ts";
import { callsOf, tally } from "../../../shared/testing/aws-calls.ts";
import { median, timed } from "../measure.ts";
import { isOfRequest, replay } from "../replay.ts";
import { bearer, ready, type Request } from "../service.ts";
import type { Archive } from "./archive.ts";
import { storeDocuments } from "./filling.ts";
import type { Reader } from "./house.ts";
import { keysFor, PAGE, queryOf } from "./queries.ts";
import { type Question, questionsOf } from "./questions.ts";
import { type BareDatabase, statementsOf } from "./statements.ts";

/** A request compared with its own calls made bare: medians of milliseconds, and of the ratios of each query. */
export interface Compared {
  reader: Reader;
  kind: string;
  handler: number;
  /** Only its SQL, and its SQL with its AWS calls. */
  sql: number;
  bare: number;
  share: number;
  calls: string[];
}

const KINDS = [
  "no word",
  "frequent word",
  "rare word",
  "two frequent words",
  "phrase of two words",
  "four letters of a word",
  "frequent word, by label and format",
];
/** Number of runs of every query; the first ones do not count. */
const TIMES = { warming: 3, measured: 5 };

interface Comparing {
  index: SearchIndex;
  archive: Archive;
  readers: readonly Reader[];
  bare: BareDatabase;
  /** Queries per kind. */
  questions: number;
}

/** The handler of a search, compared with the statements that its index sent to SQLite and the AWS calls that it made. */
export async function compareHandler({
  index,
  archive,
  readers,
  bare,
  questions,
}: Comparing): Promise<Compared[]> {
  const compared: Compared[] = [];
  // The first kind is sent twice: a function that has just started runs code that is not yet compiled.
  for (const reader of readers)
    for (const kind of [...KINDS.slice(0, 1), ...KINDS]) {
      const asked = questionsOf(kind, questions, archive);
      await storeFound(asked, reader, { index, archive });
      const requests = asked.map((question) => requestFor(reader, question));
      compared.push({ reader, kind, ...(await compare(requests, bare)) });
    }
  return compared.filter(({ kind }, i) => compared[i + 1]?.kind !== kind);
}

/** Stores the documents that the queries find, and no others: the handler reads the documents of a page again. */
async function storeFound(
  questions: Question[],
  reader: Reader,
  { index, archive }: Pick<Comparing, "index" | "archive">,
): Promise<void> {
  const keys = await keysFor(reader);
  for (const question of questions) {
    const { hits } = await index.search(queryOf(question, keys));
    await storeDocuments(hits.map(({ id }) => archive.filed(archive.numberOf(id))));
  }
}

async function compare(requests: Request[], bare: BareDatabase): Promise<Omit<Compared, "reader" | "kind">> {
  const rows: Omit<Compared, "reader" | "kind">[] = [];
  for (const request of requests) rows.push(await compareOne(request, bare));
  const of = (name: "handler" | "sql" | "bare" | "share") => median(rows.map((row) => row[name]));
  return {
    handler: of("handler"),
    sql: of("sql"),
    bare: of("bare"),
    share: of("share"),
    calls: rows[0]?.calls ?? [],
  };
}

/** @throws Error if the request is refused, or a hit was left out */
async function answered(request: Request): Promise<void> {
  const { statusCode, body = "" } = await ready(request)();
  const { items, total } = JSON.parse(body) as { items?: object[]; total?: number };
  if (statusCode !== 200 || items?.length !== Math.min(PAGE, total ?? NaN))
    throw new Error(`${request.address}: ${statusCode}, ${items?.length} of ${total}`);
}

async function compareOne(request: Request, bare: BareDatabase) {
  const send = () => answered(request);
  await send();
  const { calls: all, result } = await callsOf(() => statementsOf(send));
  const calls = all.filter(isOfRequest);
  const times = { handler: [0], sql: [0], aws: [0] };
  for (let time = -TIMES.warming; time < TIMES.measured; time += 1) {
    const took = {
      handler: await timed(send),
      sql: await timed(() => bare.send(result.statements)),
      aws: await timed(() => replay(calls)),
    };
    if (time === 0) for (const of of Object.values(times)) of.length = 0;
    for (const name of ["handler", "sql", "aws"] as const) times[name].push(took[name].ms);
  }
  const [handler, sql, aws] = [median(times.handler), median(times.sql), median(times.aws)];
  return { handler, sql, bare: sql + aws, share: handler / (sql + aws), calls: tally(calls) };
}

const requestFor = ({ person }: Reader, { q, filters }: Question): Request => ({
  method: "GET",
  address: `/api/search/documente?${new URLSearchParams([
    ["q", q],
    ["size", String(PAGE)],
    ...filters.map(({ field, values }) => [`filter[${field}]`, values.join(",")]),
  ] as [string, string][]).toString()}`,
  headers: bearer(person),
});
