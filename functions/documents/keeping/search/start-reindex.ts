import { clock } from "../../../../shared/clock.ts";
import { adding, changing, read } from "../../../../shared/data/repository.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { accepted } from "../../../../shared/http/accepted.ts";
import type { Reply } from "../../../../shared/http/responses.ts";
import { nextId } from "../../../../shared/ids.ts";
import { refusals as recordsRefusals } from "../../records/texts.ts";
import type { SearchIndex } from "../../search-index/search-index.ts";
import { counters } from "../../records/counters.ts";
import { Documents } from "../../records/document.ts";
import { type Reindex, Reindexes } from "../../records/indexing.ts";
import { reindexJob } from "./reindex-job.ts";
import { refusals } from "./texts.ts";

type Started = Reply<Reindex>;

/**
 * Starts to index all documents again, once even if two callers start at the same time. @throws conflict while that
 * is under way
 */
export const startReindex = (index: SearchIndex): Promise<Started> => retry(() => begin(index));

async function begin(index: SearchIndex): Promise<Started> {
  const before = await read(Reindexes, { id: 0 });
  if (before?.status === "IN_LUCRU") throw recordsRefusals.reindexareInCurs();
  const { searched = 0, filling = 0 } = await index.generations();
  const row = reindexJob.waiting({
    id: nextId(),
    status: "IN_LUCRU",
    generatie: Math.max(searched, filling) + 1,
    indexate: 0,
    total: await countDocuments(),
    inceputLa: clock.iso(),
  });
  const answer: Started = accepted(row, STATUS);
  await transact(before ? changing(Reindexes, before, row) : adding(Reindexes, row), { answer });
  await reindexJob.wake(row.id);
  return answer;
}

async function countDocuments(): Promise<number> {
  const [totals] = await readTotals(Documents.table, [counters.all]);
  return [...(totals ?? [])].reduce((sum, [label, n]) => sum + (isLive(label) ? n : 0), 0);
}

/** Labels of documents are `secrecy.status`; those of public ones count a second time. */
const isLive = (label: string): boolean => /^(open|secret)\.(ACTIV|ARHIVAT)$/.test(label);

const STATUS = "/documents/api/admin/search/reindex";

/** The progress of the last one. A read of one whose message was lost wakes a worker again. @throws notFound */
export async function showReindex(): Promise<Reindex> {
  const row = await read(Reindexes, { id: 0 });
  if (!row) throw refusals.reindexareInexistenta();
  await reindexJob.wakeIfForgotten(row);
  return row;
}
