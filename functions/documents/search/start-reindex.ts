import { config } from "../../../shared/config.ts";
import { clock } from "../../../shared/clock.ts";
import { adding, changing, read } from "../../../shared/data/repository.ts";
import { readTotals } from "../../../shared/data/totals.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { conflict, notFound } from "../../../shared/errors.ts";
import { Reply } from "../../../shared/http/responses.ts";
import { nextId } from "../../../shared/ids.ts";
import { log } from "../../../shared/log.ts";
import { isLeased } from "../../../shared/messaging/lease.ts";
import { send } from "../../../shared/messaging/send.ts";
import type { SearchIndex } from "../../../shared/search/search-index.ts";
import { counters } from "../records/counters.ts";
import { Documents } from "../records/document.ts";
import { indexingQueue, type Reindex, Reindexes } from "../records/indexing.ts";

type Started = Reply<Reindex>;

/** Begins to index all documents anew; of two who begin at once one does. @throws conflict while that is in work */
export const startReindex = (index: SearchIndex): Promise<Started> => retry(() => begin(index));

async function begin(index: SearchIndex): Promise<Started> {
  const before = await read(Reindexes, { id: 0 });
  if (before?.status === "IN_LUCRU") throw conflict("reindexareInCurs");
  const { searched = 0, filling = 0 } = await index.generations();
  const row: Reindex = {
    id: nextId(),
    status: "IN_LUCRU",
    generatie: Math.max(searched, filling) + 1,
    indexate: 0,
    total: await countDocuments(),
    inceputLa: clock.iso(),
  };
  const answer = accepted(row);
  await transact(before ? changing(Reindexes, before, row) : adding(Reindexes, row), { answer });
  await wakeWorker(row.id);
  return answer;
}

async function countDocuments(): Promise<number> {
  const [totals] = await readTotals(Documents.table, [counters.all]);
  return [...(totals ?? [])].reduce((sum, [label, n]) => sum + (isLive(label) ? n : 0), 0);
}

/** Labels of documents are `secrecy.status`; those of public ones count a second time. */
const isLive = (label: string): boolean => /^(open|secret)\.(ACTIV|ARHIVAT)$/.test(label);

function accepted(row: Reindex): Started {
  const location = `${config.publicUrl}/documents/api/admin/search/reindex`;
  return new Reply(row, { status: 202, headers: { location, "retry-after": "5" } });
}

/** The progress of the last one. A read of one whose message was lost wakes a worker again. @throws notFound */
export async function showReindex(): Promise<Reindex> {
  const row = await read(Reindexes, { id: 0 });
  if (!row) throw notFound("reindexareInexistenta");
  if (isForgotten(row)) await wakeWorker(row.id);
  return row;
}

const PATIENCE_MS = 60_000;

/** Nobody works on it, and has not for a minute. */
const isForgotten = (row: Reindex): boolean =>
  row.status === "IN_LUCRU" &&
  !isLeased(row) &&
  clock.now().getTime() - Date.parse(row.leaseUntil ?? row.inceputLa) > PATIENCE_MS;

/** Wakes a worker. Where that fails, the next read of the progress wakes one. */
export async function wakeWorker(reindexId: number): Promise<void> {
  try {
    await send(indexingQueue, { reindexId });
  } catch (error) {
    log.error("no worker was told of a reindex", error, { object: reindexId });
  }
}
