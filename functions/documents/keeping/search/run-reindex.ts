import { clock } from "../../../../shared/clock.ts";
import { newestFirst } from "../../../../shared/data/lists.ts";
import { over } from "../../../../shared/jobs/row.ts";
import { worker, type Work, type Worker } from "../../../../shared/jobs/worker.ts";
import { sendMany } from "../../../../shared/messaging/send-many.ts";
import type { SearchIndex } from "../../search-index/search-index.ts";
import { allInStates, Documents } from "../../records/document.ts";
import { indexingQueue, type Reindex } from "../../records/indexing.ts";
import { indexDocuments } from "./index-documents.ts";
import { reindexJob } from "./reindex-job.ts";

/** How many documents are read and written at once. */
const CHUNK = 100;

/**
 * Indexes all documents into the new generation, newest first, until all are done or the time is over; then another message
 * continues. The stream writes changes made meanwhile into both generations. If a worker is stopped, its work since the
 * last progress is repeated.
 */
export const reindexer = (index: SearchIndex): Worker<Reindex> =>
  worker(reindexJob, {
    leaseSeconds: 30,
    // A chunk of documents with their texts.
    closingMs: 300_000,
    async run(row, work) {
      const start = (await isLost(index, row)) ? BEGINNING : progressOf(row);
      // Stored before the generation is made again: the next worker could not tell that it was lost.
      if (start === BEGINNING) await work.store(start);
      await index.begin(row.generatie);
      const done = await indexAll(index, start, work);
      if (!done.isWhole) return { waits: { ...row, ...done.progress } };
      await index.finish(row.generatie);
      return { ended: ended(row, done.progress) };
    },
  });

type Progress = Pick<Reindex, "indexate" | "reached">;

/** Above all ids. */
const BEGINNING: Progress = { reached: Number.MAX_SAFE_INTEGER, indexate: 0 };

const progressOf = ({ reached, indexate }: Reindex): Progress => ({ reached, indexate });

function ended(row: Reindex, { indexate }: Progress): Reindex {
  const { reached: _reached, ...rest } = over(row);
  return { ...rest, indexate, status: "FINALIZATA", terminatLa: clock.iso() };
}

/** A generation that was lost on the way, with its domain for example. */
async function isLost(index: SearchIndex, { generatie, reached }: Reindex): Promise<boolean> {
  if (reached === undefined) return false;
  const { searched, filling } = await index.generations();
  return ![searched, filling].includes(generatie);
}

/** Not whole if the time was over before. */
async function indexAll(
  index: SearchIndex,
  start: Progress,
  { isTimeLeft, report }: Work<Reindex>,
): Promise<{ isWhole: boolean; progress: Progress }> {
  const progress = { ...start };
  const rows = newestFirst(Documents.table, allDocuments(), { before: start.reached, most: CHUNK });
  while (isTimeLeft()) {
    const ids = (await rows.take(CHUNK)).map(({ id }) => id);
    const left = await indexDocuments(index, ids);
    // A worker takes them up, and they hold nothing back.
    await sendMany(
      indexingQueue,
      left.map(({ documentId }) => ({ message: { documentId } })),
    );
    progress.indexate += ids.length;
    progress.reached = ids.at(-1) ?? progress.reached;
    report(progress);
    if (ids.length < CHUNK) return { isWhole: true, progress };
  }
  return { isWhole: false, progress };
}

const allDocuments = () =>
  (["open", "secret"] as const).flatMap((secrecy) => allInStates(secrecy, ["ACTIV", "ARHIVAT"]));
