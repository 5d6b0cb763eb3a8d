import type { Stored } from "../../../../shared/data/entity.ts";
import { read } from "../../../../shared/data/repository.ts";
import { isRefusal } from "../../../../shared/errors.ts";
import { LeaseLost } from "../../../../shared/jobs/lease.ts";
import { worker, type Outcome, type Work } from "../../../../shared/jobs/worker.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { UnreadableFile } from "../../../../shared/text/unreadable.ts";
import { loadPrincipal } from "../../access/load-person.ts";
import { scanBytes } from "../../files/scanning/scan-bytes.ts";
import { refuseUnfit } from "../../files/scanning/unfit.ts";
import { attemptRemoval, placeResult } from "../../files/text/conversion-files.ts";
import { type Conversion, Conversions, ended, failed, inWork } from "../../records/conversion.ts";
import type { Scan } from "../../records/scan.ts";
import { commitRead, holding } from "./commit.ts";
import { conversionJob } from "./conversion-job.ts";
import { openForWork, type WorkSource } from "./open-source.ts";
import { ownPages, wholeText } from "./read-pages.ts";
import { keyOf } from "./reasons.ts";
import { qualityIn, type ReadPages, recognizePages, wordsFile } from "./recognize-pages.ts";
import { refusals } from "./texts.ts";

/** The background job of a conversion. A worker continues with the page where an earlier one was stopped. */
export const transcribe = worker(conversionJob, {
  leaseSeconds: 60,
  taken: inWork,
  async run(conversion, work) {
    const caller = await loadPrincipal(conversion.creator);
    if (!caller) throw kernel.neautentificat();
    const opened = await openForWork(caller, conversion);
    const scanned = await scanSent(conversion, opened, work);
    try {
      return await readAndCommit(scanned, opened, work);
    } catch (error) {
      if (error instanceof LeaseLost) await removeIfCancelled(conversion, opened);
      throw error;
    }
  },
  isFinal: (error) => error instanceof UnreadableFile || isRefusal(error),
  failed: {
    attempts: 5,
    interrupted: () => refusals.transcriereIntrerupta(),
    ended: (row, _key, error) => failed(row, keyOf(error)),
    // The daily sweep removes all other files whose reading failed.
    async afterwards({ id, scanare }) {
      if (scanare?.stare === "infectat") await attemptRemoval(undefined, id);
    },
  },
});

/**
 * Scans a sent file before anything reads it. What is said about it stays with the row.
 * @throws locked, unavailable
 */
async function scanSent(
  conversion: Stored<Conversion>,
  { source: { bytes } }: WorkSource,
  { report }: Work<Conversion>,
): Promise<Stored<Conversion>> {
  if (conversion.scanare === undefined || isScanOver(conversion.scanare)) {
    refuseUnfit(conversion.scanare);
    return conversion;
  }
  const scanare = await scanBytes(bytes);
  report({ scanare });
  refuseUnfit(scanare);
  return { ...conversion, scanare };
}

/** A verdict, or a reason for none that stays. */
const isScanOver = ({ stare, motiv }: Scan): boolean =>
  stare !== "asteapta" && motiv !== "indisponibil" && motiv !== "termen";

/** The fields of the row about its scan and its pages. */
type Progress = Partial<Pick<Conversion, "attempts" | "pagini" | "paginiGata" | "job">>;

async function readAndCommit(
  conversion: Stored<Conversion>,
  opened: WorkSource,
  { isTimeLeft, report }: Work<Conversion>,
): Promise<Outcome<Conversion>> {
  const progress: Progress = {};
  const advance = (fields: Progress) => {
    Object.assign(progress, fields);
    report(fields);
  };
  const start = (job: string) => {
    advance({ job });
  };
  const reach = (done: number, all: number) => {
    const isFurther = done > (progress.paginiGata ?? conversion.paginiGata ?? -1);
    // Progress resets the attempts, so that after a crash the next worker has all of them.
    advance({ pagini: all, ...(isFurther ? { paginiGata: done, attempts: 0 } : {}) });
  };
  const own = await ownPages(opened.source, conversion.tip);
  reach(own.filter((page) => !page.isPicture).length, own.length);
  const text = wholeText(own);
  const found =
    text !== undefined
      ? { text }
      : await recognizePages(conversion, { opened, own, reporting: { isTimeLeft, start, reach } });
  const reached = { ...conversion, ...progress };
  if (found === "unfinished") return { waits: { ...reached, attempts: 0 } };
  return commit(conversion, reached, { opened, found });
}

/** The transaction of the text ends the conversion. */
async function commit(
  conversion: Stored<Conversion>,
  reached: Conversion,
  { opened: { holder }, found }: { opened: WorkSource; found: ReadPages },
): Promise<undefined> {
  const { id } = conversion;
  const text = await placeResult(holder, id, Buffer.from(found.text), "text/plain");
  const pdf = found.pdf && (await placeResult(holder, id, found.pdf, "application/pdf"));
  const calitate = found.words && qualityIn(found.words);
  const words =
    found.words && calitate && (await placeResult(holder, id, wordsFile(found.words), "application/json"));
  const results = { ...(pdf ? { pdf } : {}), ...(words ? { words } : {}) };
  const after = ended(reached, {
    status: "FINALIZATA",
    text,
    ...results,
    ...(calitate ? { calitate } : {}),
  });
  await commitRead(conversion, holding(conversion, after));
  await attemptRemoval(
    holder,
    id,
    [text, ...Object.values(results)].map(({ key }) => key),
  );
}

/** Removes what this worker wrote of a conversion that was cancelled meanwhile. */
async function removeIfCancelled({ id }: Conversion, { holder }: WorkSource): Promise<void> {
  if (!(await read(Conversions, { id }))) await attemptRemoval(holder, id);
}
