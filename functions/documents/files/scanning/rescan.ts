import { clock } from "../../../../shared/clock.ts";
import { readDue, type DuePosition } from "../../../../shared/data/due.ts";
import { readProgress } from "../../../../shared/data/progress.ts";
import { changing, readItems, recordOf } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { scanEngine } from "../../../../shared/scan/configured-engine.ts";
import { type ContentScan, ContentScans, SCANS_DONE } from "../../records/scan.ts";
import { scanJob } from "../content/scan-job.ts";

const PAGE = 100;
/** Contents that one run asks to be scanned again; the next run continues after them. */
const MOST = 1_000;
/** Sorts above all times. */
const EVER = "9";

/** Scans that began by earlier signatures have ended by then, and stand in the index. */
const SETTLED_MS = 10 * 60_000;

/** How far the contents of the last days were looked at for these signatures. */
interface Reached {
  signatures: string;
  /** When the run met these signatures. */
  since: string;
  from?: DuePosition;
  isDone?: true;
}

/**
 * Asks for another scan of the contents of the last days, oldest first, once the engine has other signatures than those that
 * answered. An engine that does not answer, or does not tell its signatures, changes nothing.
 * @returns for how many
 */
export async function rescan(most = MOST): Promise<number> {
  const signatures = await scanEngine()?.signatures();
  if (signatures === undefined) return 0;
  const progress = await readProgress(ContentScans.table, "rescan");
  const reached = progress.of("contents") as Reached | undefined;
  const isSame = reached?.signatures === signatures;
  if (isSame && reached.isDone) return 0;
  const since = isSame ? reached.since : clock.iso();
  let from = isSame ? reached.from : undefined;
  for (let asked = 0, seen = 0; ;) {
    const page = await readDue(ContentScans.table, { partition: SCANS_DONE, until: EVER, limit: PAGE, from });
    const rows = (await readItems(ContentScans.table, page.keys)).flatMap((item) =>
      item ? [recordOf<ContentScan>(item)] : [],
    );
    for (const row of rows)
      if (row.dueStatus === SCANS_DONE && row.semnaturi !== signatures && (await askAgain(row))) asked += 1;
    seen += page.keys.length;
    from = page.next;
    if (!from || seen >= most) {
      await progress.reach("contents", { signatures, since, ...(from ? { from } : endOf(since)) });
      return asked;
    }
  }
}

/** Contents that were being scanned when the signatures changed are seen by a second walk through all. */
const endOf = (since: string): Pick<Reached, "isDone"> =>
  clock.now().getTime() - Date.parse(since) > SETTLED_MS ? { isDone: true } : {};

/** The content keeps its former answer until there is another one. */
async function askAgain(row: Stored<ContentScan>): Promise<boolean> {
  const isWaiting = await transactIfUnchanged(changing(ContentScans, row, scanJob.waiting(row)));
  return isWaiting && scanJob.wake(row.id);
}
