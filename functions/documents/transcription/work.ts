import { currentBudget } from "../../../shared/context.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { read } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { AppError, conflict, unauthenticated } from "../../../shared/errors.ts";
import { log } from "../../../shared/log.ts";
import { claim, withLease } from "../../../shared/messaging/lease.ts";
import { UnreadableFile } from "../../../shared/text/unreadable.ts";
import { loadPrincipal } from "../access/load-person.ts";
import { attemptRemoval, placeResult, type Holder } from "../content/results.ts";
import {
  type Conversion,
  Conversions,
  ended,
  inWork,
  isOver,
  MOST_ATTEMPTS,
  waiting,
} from "../records/conversion.ts";
import { commitRead, holding, LeaseLost } from "./commit.ts";
import { openForWork, type WorkSource } from "./open-source.ts";
import { readPages, type ReadPages } from "./recognize-pages.ts";
import { keyOf } from "./reasons.ts";
import { wakeWorker } from "./wake-worker.ts";

const LEASE_SECONDS = 60;
/** What a page and the end of the work may take: a worker with less time left hands over. */
const CLOSING_MS = 60_000;

/**
 * Reads a conversion that waits. Idempotent: one worker holds the lease of the row, and goes on with the page at which
 * an earlier one was stopped.
 * @throws failures that may be temporary, so that the queue retries; after the fifth without a page more it has failed
 */
export async function transcribe(id: number): Promise<void> {
  const taken = await claim(Conversions, { id }, LEASE_SECONDS, (row) =>
    isOver(row) ? undefined : inWork(row),
  );
  if (!taken) return;
  const job: Job = { conversion: taken, progress: progressOf(taken), holder: undefined };
  try {
    if (taken.attempts > MOST_ATTEMPTS) throw conflict("transcriereIntrerupta");
    const caller = await loadPrincipal(taken.creator);
    if (!caller) throw unauthenticated();
    const opened = await openForWork(caller, taken);
    job.holder = opened.holder;
    const lease = { seconds: LEASE_SECONDS, progress: () => ({ ...job.progress }) };
    await withLease(Conversions, taken, lease, () => work(job, opened));
  } catch (error) {
    await handleFailure(job, error);
  }
}

/** What the row says while the work goes on. */
type Progress = Pick<Conversion, "attempts"> & { pagini?: number; paginiGata?: number; job?: string };

interface Job {
  conversion: Stored<Conversion>;
  progress: Progress;
  holder: Holder;
}

const progressOf = ({ attempts, pagini, paginiGata, job }: Conversion): Progress => ({
  attempts,
  ...(pagini === undefined ? {} : { pagini }),
  ...(paginiGata === undefined ? {} : { paginiGata }),
  ...(job === undefined ? {} : { job }),
});

const isTimeLeft = (): boolean => {
  const budget = currentBudget();
  return budget === undefined || budget.endsAt - performance.now() > CLOSING_MS;
};

async function work(job: Job, opened: WorkSource): Promise<void> {
  const { conversion, progress } = job;
  const read = await readPages(conversion, opened, {
    isTimeLeft,
    start: (name) => {
      progress.job = name;
    },
    reach: (done, all) => {
      reach(progress, done, all);
    },
  });
  await (read === "unfinished" ? handOver(job) : commit(job, read));
}

/** With a page more, whoever comes after a crash has all attempts again. */
function reach(progress: Progress, done: number, all: number): void {
  progress.pagini = all;
  if (done > (progress.paginiGata ?? -1)) Object.assign(progress, { paginiGata: done, attempts: 0 });
}

async function commit({ conversion, progress, holder }: Job, read: ReadPages): Promise<void> {
  const { id } = conversion;
  const text = await placeResult(holder, id, Buffer.from(read.text), "text/plain");
  const pdf = read.pdf && (await placeResult(holder, id, read.pdf, "application/pdf"));
  const after = ended(
    { ...conversion, ...progress },
    { status: "FINALIZATA", text, ...(pdf ? { pdf } : {}) },
  );
  await commitRead(conversion, holding(conversion, after));
  await attemptRemoval(holder, id, [text.key, ...(pdf ? [pdf.key] : [])]);
}

/** Lets another worker go on. */
async function handOver({ conversion, progress }: Job): Promise<void> {
  await transact(holding(conversion, waiting({ ...conversion, ...progress, attempts: 0 })));
  await wakeWorker(conversion.id);
}

async function handleFailure(job: Job, error: unknown): Promise<void> {
  const { id } = job.conversion;
  if (error instanceof LeaseLost) return forget(job);
  const isRefusal = error instanceof UnreadableFile || (error instanceof AppError && error.status < 500);
  const after = { ...job.conversion, ...job.progress };
  if (isRefusal || after.attempts >= MOST_ATTEMPTS) {
    log.error("a conversion has failed", error, { object: id });
    return settle(job, ended(after, { status: "ESUATA", eroare: keyOf(error) }));
  }
  await settle(job, waiting(after));
  throw error;
}

async function settle({ conversion }: Job, after: Conversion): Promise<void> {
  try {
    await transact(holding(conversion, after));
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
  }
}

/** What this worker wrote of a conversion that was cancelled in between: nobody reads it any more. */
async function forget({ conversion: { id }, holder }: Job): Promise<void> {
  log.info("a conversion was taken away from its worker", { object: id });
  if (!(await read(Conversions, { id }))) await attemptRemoval(holder, id);
}
