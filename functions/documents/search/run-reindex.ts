import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { newestFirst } from "../../../shared/data/lists.ts";
import { changing, revised } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { claim, withLease } from "../../../shared/messaging/lease.ts";
import { send } from "../../../shared/messaging/send.ts";
import type { SearchIndex } from "../../../shared/search/search-index.ts";
import { allInStates, Documents } from "../records/document.ts";
import { indexingQueue, type Reindex, Reindexes } from "../records/indexing.ts";
import { indexDocuments } from "./index-documents.ts";
import { wakeWorker } from "./start-reindex.ts";

const LEASE_SECONDS = 30;
/** Documents that are read and written at once. */
const CHUNK = 100;
/** Below Lambda's 900 s, with time for the chunk that is in hand. */
const WORK_MS = 600_000;

/**
 * Indexes all documents into the new generation, newest first, until that is done or the time is over; then another message
 * goes on. What changes meanwhile goes into both generations by the stream. Only one worker holds it; one that is killed
 * leaves what it has done since its last progress to be done again.
 */
export async function continueReindex(index: SearchIndex, id: number, workMs = WORK_MS): Promise<void> {
  const claimed = await claim(Reindexes, { id: 0 }, LEASE_SECONDS, (found) =>
    found.id === id && found.status === "IN_LUCRU" ? found : undefined,
  );
  if (!claimed) return;
  const row = await fromWhereItIs(index, claimed);
  await index.begin(row.generatie);
  const done = { reached: row.reached, indexate: row.indexate };
  const until = performance.now() + workMs;
  const isWhole = await withLease(
    Reindexes,
    row,
    { seconds: LEASE_SECONDS, progress: () => progressOf(done) },
    () => indexAll(index, done, until),
  );
  if (isWhole) await index.finish(row.generatie);
  await transact(changing(Reindexes, row, isWhole ? ended(row, done) : paused(row, done)), {
    repeatable: true,
  });
  if (!isWhole) await wakeWorker(id);
}

/** A generation that was lost on the way, with its domain for example, is filled from the first document on. */
async function fromWhereItIs(index: SearchIndex, row: Stored<Reindex>): Promise<Stored<Reindex>> {
  const { reached, ...rest } = row;
  const { searched, filling } = await index.generations();
  if (reached === undefined || [searched, filling].includes(row.generatie)) return row;
  const after = { ...rest, indexate: 0 };
  await transact(changing(Reindexes, row, after), { repeatable: true });
  return revised(row, after);
}

interface Done {
  reached: number | undefined;
  indexate: number;
}

const progressOf = ({ reached, indexate }: Done): Partial<Reindex> => ({
  indexate,
  ...(reached === undefined ? {} : { reached }),
});

function paused(row: Stored<Reindex>, done: Done): Reindex {
  const { leaseUntil: _free, ...rest } = row;
  return { ...rest, ...progressOf(done) };
}

function ended(row: Stored<Reindex>, done: Done): Reindex {
  const { reached: _reached, ...rest } = paused(row, done);
  return { ...rest, status: "FINALIZATA", terminatLa: clock.iso() };
}

/** False where the time was over before. */
async function indexAll(index: SearchIndex, done: Done, until: number): Promise<boolean> {
  const rows = newestFirst(Documents.table, allDocuments(), { before: done.reached, most: CHUNK });
  while (performance.now() < until) {
    const ids = (await rows.take(CHUNK)).map(({ id }) => id);
    const left = await indexDocuments(index, ids);
    // A worker takes them up, and they hold nothing back.
    for (const documentId of left) await send(indexingQueue, { documentId });
    done.indexate += ids.length;
    done.reached = ids.at(-1) ?? done.reached;
    if (ids.length < CHUNK) return true;
  }
  return false;
}

const allDocuments = () =>
  (["open", "secret"] as const).flatMap((secrecy) => allInStates(secrecy, ["ACTIV", "ARHIVAT"]));
