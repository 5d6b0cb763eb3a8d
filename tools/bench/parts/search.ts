import { statSync } from "node:fs";
import { join } from "node:path";
import { searchIndex } from "../../../functions/documents/files/text/document-index.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { Archive } from "../search/archive.ts";
import { BATCH } from "../search/filling.ts";
import { openHouse } from "../search/house.ts";
import { compareHandler, type Compared } from "../search/overhead.ts";
import { askIndex, PAGE, type Answered } from "../search/queries.ts";
import { BareDatabase, statementsOf } from "../search/statements.ts";
import { fillIndex, writeMore, type Written } from "../search/writing.ts";
import { SEARCH_FILE, type Testbed } from "../testbed.ts";

/** Limit in milliseconds for 95 of 100 queries, by the number of the reader's buckets. */
const MOST_MS: Record<number, number> = { 5: 50, 50: 150 };
const MOST_OF_BARE = 1.5;
const LEAST_PER_SECOND = 500;

interface Sizes {
  documents: number;
  /** Queries of each kind, to the index and to the handler. */
  rounds: number;
  compared: number;
  /** Documents written when the index is full. */
  written: number;
}

/** The embedded index: the time of queries, the handler compared with its statements, and the rate of indexing. */
export async function search({ directory }: Testbed, sizes: Sizes): Promise<Section> {
  const house = await openHouse();
  const archive = new Archive(sizes.documents, house);
  const { result: index, statements: opening } = await statementsOf(async () => searchIndex());
  const filled = await fillIndex(index, archive);
  const bytes = statSync(join(directory, SEARCH_FILE)).size / sizes.documents;
  const { readers } = house;
  const answered = await askIndex(index, archive, { readers, rounds: sizes.rounds });
  const bare = new BareDatabase(join(directory, SEARCH_FILE), opening);
  const compared = await compareHandler({ index, archive, readers, bare, questions: sizes.compared });
  bare.close();
  const written = [...filled, ...(await writeMore(index, archive, sizes.written))];
  return section(sizes, { answered, compared, written, bytes });
}

interface Measured {
  answered: Answered[];
  compared: Compared[];
  written: Written[];
  /** Of the file for each document, texts and fields of lists included. */
  bytes: number;
}

function section(sizes: Sizes, { answered, compared, written, bytes }: Measured): Section {
  return {
    title: "13. Search",
    body: [
      `${sizes.documents.toLocaleString("en")} documents in the embedded index, their words as frequent as those of real text ` +
        "(Zipf), Romanian and some Russian, 65 of 100 with a text of 60 to 1,200 words; 200 buckets of 15 organizations. A member of " +
        "5 buckets, and one of 50 who sees what is secret; both have filed documents and hold some hundreds of grants. A page " +
        `of ${PAGE} with total and facets; every word also finds those that begin with it.`,
      `The index alone, ${sizes.rounds} questions of each kind: ${judgedQueries(answered)}.`,
      queryTable(answered),
      ...comparison(sizes, compared),
      ...writing(written),
      `The file of the index after its ${sizes.documents.toLocaleString("en")} documents: ${bytes.toFixed(0)} bytes for each.`,
    ],
  };
}

const judgedQueries = (answered: Answered[]): string =>
  Object.entries(MOST_MS)
    .map(([buckets, most]) => {
      const rows = answered.filter(({ reader }) => reader.buckets === Number(buckets));
      return `p95 of a member of ${buckets} buckets at most ${most} ms in every row: ${verdict(rows.every(({ p95 }) => p95 <= most))}`;
    })
    .join("; ");

const queryTable = (answered: Answered[]): string =>
  table(
    ["question", "buckets", "found, median", "p50 ms", "p95 ms", "at most"],
    answered.map(({ kind, reader: { buckets }, found, p50, p95 }) => [
      kind,
      buckets,
      found.toLocaleString("en"),
      ms(p50),
      ms(p95),
      MOST_MS[buckets] ?? "–",
    ]),
  );

const comparison = ({ compared: questions }: Sizes, compared: Compared[]): string[] => [
  `\`GET /api/search/documente\` through its handler, ${questions} questions of each kind, A B A B, medians: at most ${MOST_OF_BARE} of ` +
    "the statements that its index sent to SQLite, prepared once on a connection of their own, and its AWS calls made bare: " +
    `${verdict(compared.every(({ share }) => share <= MOST_OF_BARE))}. The ratio is the median of those of the questions.`,
  table(
    ["question", "buckets", "handler ms", "its SQL ms", "SQL and AWS ms", "ratio", "calls"],
    compared.map(({ kind, reader: { buckets }, handler, sql, bare, share, calls }) => [
      kind,
      buckets,
      ms(handler),
      ms(sql),
      ms(bare),
      ratio(share),
      calls.join(", "),
    ]),
  ),
];

const writing = (written: Written[]): string[] => [
  `Documents indexed, ${BATCH} at a time, as the stream brings them; by the index's own write at least ${LEAST_PER_SECOND} a second: ` +
    `${verdict(written.every(({ perSecond, isIndexAlone }) => !isIndexAlone || perSecond >= LEAST_PER_SECOND))}. The indexer reads each ` +
    "document, its grants and its text besides.",
  table(
    ["written", "documents", "a second"],
    written.map(({ what, documents, perSecond }) => [
      what,
      documents.toLocaleString("en"),
      perSecond.toFixed(0),
    ]),
  ),
];
