import { clock } from "../../../../shared/clock.ts";
import { adding } from "../../../../shared/data/repository.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { job, type Sweepable } from "../../../../shared/jobs/job.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { isScanned } from "../../access/held-back.ts";
import { ContentScans, isWaiting, scanQueue, SCANS_DUE } from "../../records/scan.ts";
import type { Version } from "../../records/version.ts";

/** Scans new contents for viruses. */
export const scanJob = job({
  name: "scan",
  entity: ContentScans,
  queue: scanQueue,
  message: (scanId) => ({ scanId }),
  waitingIn: SCANS_DUE,
  isWaiting,
  waits: ({ forgetAt: _kept, ...row }) => row,
});

/** The writes that store the scan of a version with it: a crash after them loses no scan. None if nobody is asked. */
export const scanning = (version: Version | undefined): Write[] =>
  version === undefined || !isScanned()
    ? []
    : adding(
        ContentScans,
        scanJob.waiting({
          id: version.id,
          documentId: version.documentId,
          numarVersiune: version.numarVersiune,
          creatLa: version.creatLa,
        }),
      );

/** Wakes a worker for the scan of a version that was just stored. */
export async function wakeScanner(version: Version | undefined): Promise<void> {
  if (version !== undefined && isScanned()) await scanJob.wake(version.id);
}

const EVERY_MINUTES = 15;

/** Lets the worker ask the engine for its signatures: the sweep, which runs every minute, does not know the engine. */
export const rescanning: Sweepable = {
  name: "rescan",
  async sweep() {
    if (!isScanned() || clock.now().getUTCMinutes() % EVERY_MINUTES !== 0) return 0;
    await send(scanQueue, { rescan: true });
    return 1;
  },
};
