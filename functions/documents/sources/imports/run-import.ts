import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { RevisionConflict } from "../../../../shared/data/transaction.ts";
import { AppError, errorKeyOf, isRefusal, means } from "../../../../shared/errors.ts";
import { worker, type Limit, type Work, type Worker } from "../../../../shared/jobs/worker.ts";
import { log } from "../../../../shared/log.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { loadPrincipal } from "../../access/load-person.ts";
import { apiOf } from "../connections/provider-api.ts";
import { endedImport, hasItemEnded, type Import, type ImportItem, progressOf } from "../../records/import.ts";
import { importItem } from "./import-item.ts";
import { importJob } from "./import-job.ts";
import { type ImportState, readImport, saveItem } from "./import-state.ts";
import { refusals as connectionsRefusals } from "../connections/texts.ts";

/** How many items a worker processes concurrently. */
const AT_ONCE = 4;
/** Attempts per item; waiting at the provider's request does not count. */
const MOST_ATTEMPTS = 5;
/** After this time, an item that has not succeeded counts as failed. */
const LONGEST_WAIT_MS = 6 * 3600 * 1000;

/**
 * Works on imports. Each item ends in one transaction with its document, so if a worker is stopped, an item is either
 * complete or not begun.
 * @param keep receives the items in their state afterwards
 */
const importer = (keep: (items: Stored<ImportItem>[]) => void): Worker<Import> =>
  worker(importJob, {
    leaseSeconds: 60,
    // Four items of up to 100 MB.
    closingMs: 300_000,
    async run(row, work) {
      await workOn(row, work);
      const items = (await readImport(row.id))?.items ?? [];
      keep(items);
      if (items.every(hasItemEnded)) return { ended: endedImport(row, items) };
      return { waits: { ...row, ...progressOf(items) }, seconds: secondsToWait(items) };
    },
  });

/** The background job of an import. */
export const runImport = importer(() => undefined);

/** Imports as much as `limit` allows. @returns the state afterwards; undefined if another worker has the import */
export async function importNow({ id }: Import, limit: Limit): Promise<ImportState | undefined> {
  let items: Stored<ImportItem>[] = [];
  const row = await importer((left) => (items = left))(id, limit);
  return row && { row, items };
}

/** After how many seconds an item of the import may continue; 0: now. */
function secondsToWait(items: ImportItem[]): number {
  const now = clock.now().getTime();
  const waits = items
    .filter((item) => !hasItemEnded(item))
    .map(({ waitUntil }) => (waitUntil === undefined ? 0 : Date.parse(waitUntil) - now));
  return waits.length === 0 ? 0 : Math.max(0, Math.ceil(Math.min(...waits) / 1000));
}

const mayGoOn = ({ waitUntil }: ImportItem): boolean => waitUntil === undefined || waitUntil <= clock.iso();

async function workOn(row: Stored<Import>, { signal, isTimeLeft, report }: Work<Import>): Promise<void> {
  const items = (await readImport(row.id))?.items ?? [];
  const open = items.filter((item) => !hasItemEnded(item) && mayGoOn(item));
  const progress = progressOf(items);
  let isPaused = false;
  const work = async () => {
    for (let item = open.shift(); item && !isPaused && isTimeLeft(); item = open.shift()) {
      signal.throwIfAborted();
      const outcome = await tryItem(row, item);
      if (outcome === "imported") progress.importedItems += 1;
      if (outcome === "failed") progress.failedItems += 1;
      report(progress);
      // If the provider asks us to wait, this applies to all of our calls.
      isPaused = outcome === "paused" || isPaused;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The outcome of an attempt; undefined if the item waits for another one, or if another worker decides. */
type ItemOutcome = "imported" | "failed" | "paused" | undefined;

async function tryItem(row: Import, item: Stored<ImportItem>): Promise<ItemOutcome> {
  const { waitUntil: _over, errorKey: _old, ...rest } = item;
  const held = await saveItem(item, { ...rest, status: "IN_LUCRU" });
  if (!held) return undefined;
  try {
    const caller = await loadPrincipal(row.creator);
    if (!caller) throw kernel.neautentificat();
    await importItem(caller, { row, item: held, api: apiOf(row.creator, row.furnizor) });
    return "imported";
  } catch (error) {
    // Another worker has taken the item and decides its outcome.
    if (error instanceof RevisionConflict) return undefined;
    return fail(row, held, error);
  }
}

/**
 * The effect of a failure on an item: throttling does not count as an attempt, and a permanent error ends the item.
 */
async function fail(row: Import, item: Stored<ImportItem>, error: unknown): Promise<ItemOutcome> {
  const refusal = error instanceof AppError ? error : undefined;
  const errorKey = errorKeyOf(error);
  const isThrottled = means(error, connectionsRefusals.furnizorOcupat);
  const attempts = item.attempts + (isThrottled ? 0 : 1);
  const isOld = clock.now().getTime() - Date.parse(row.createdAt) > LONGEST_WAIT_MS;
  const isOver = isRefusal(error) || attempts >= MOST_ATTEMPTS || isOld;
  if (!isThrottled) log.warn("importing an item failed", { object: item.importId, item: item.id, errorKey });
  if (isOver) {
    const isSaved = await saveItem(item, { ...item, status: "ESUATA", attempts, errorKey });
    return isSaved && "failed";
  }
  const seconds = Number(refusal?.headers["retry-after"] ?? 5 * 2 ** attempts);
  const waitUntil = new Date(clock.now().getTime() + seconds * 1000).toISOString();
  await saveItem(item, { ...item, status: "AMANATA", attempts, errorKey, waitUntil });
  return isThrottled ? "paused" : undefined;
}
