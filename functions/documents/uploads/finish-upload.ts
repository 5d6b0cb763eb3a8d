import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing } from "../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../shared/data/transaction.ts";
import { AppError, unauthenticated } from "../../../shared/errors.ts";
import { log } from "../../../shared/log.ts";
import { claim, withLease } from "../../../shared/messaging/lease.ts";
import { loadPrincipal } from "../access/authentication.ts";
import type { Principal } from "../access/principal.ts";
import { placeCopy } from "../content/content-at-rest.ts";
import { openForVersion, writeVersion } from "../content/new-version.ts";
import { restoreContent } from "../content/restore.ts";
import { discard, prepare, type Prepared } from "../content/staged.ts";
import {
  type Destination,
  ended,
  finishing,
  inWork,
  isPromised,
  type NewFromUpload,
  type NextFromUpload,
  type Restore,
  type Upload,
  Uploads,
} from "../records/upload.ts";
import { prepareFiling, fileDocument, chooseBucket } from "../content/new-document.ts";
import { versionOf } from "../content/read-version.ts";

/** A claimed upload on its way to its place. */
interface Work {
  caller: Principal;
  upload: Stored<Upload>;
  /** Told how many bytes were read, piece by piece. */
  progress?(bytes: number): void;
}

/**
 * Makes a document of a claimed upload, as one fact with the upload's end. Whoever lost the claim meanwhile stores
 * nothing.
 */
export async function finishDocument({ caller, upload, progress }: Work, { document }: NewFromUpload) {
  // The right to file there may have ended since the request.
  chooseBucket(caller, document);
  await prepareFiling(document, document);
  const stored = await usePrepared(await prepare(upload, document, progress), ({ facts, source }) =>
    fileDocument(caller, {
      document,
      facts,
      place: (target) => placeCopy(target, document, source, facts.contentType),
      also: finishing(upload, { documentId: document.id, numarVersiune: 1 }),
    }),
  );
  await clear(upload);
  return stored;
}

/** Makes the next version of a document of it, in the same way. */
export async function finishVersion(
  { caller, upload, progress }: Work,
  { documentId, comentariu }: NextFromUpload,
) {
  const { document, reopen } = await openForVersion(caller, documentId);
  const ready = await prepare(upload, document, progress);
  const version = await usePrepared(ready, async ({ facts, source }) => {
    const content = {
      facts,
      comentariu,
      tip: "MODIFICAT" as const,
      also: ({ numarVersiune }: { numarVersiune: number }) =>
        finishing(upload, { documentId, numarVersiune }),
    };
    // Read again: preparing may have taken minutes.
    return writeVersion(await reopen(), {
      content,
      place: (target) => placeCopy(target, document, source, facts.contentType),
    });
  });
  await clear(upload);
  return version;
}

/** Brings an earlier version back. */
async function finishRestore({ caller, upload, progress }: Work, { documentId, fromVersion }: Restore) {
  const opened = await openForVersion(caller, documentId);
  return restoreContent(opened, await versionOf(opened.document, fromVersion), {
    progress,
    also: ({ numarVersiune }) => finishing(upload, { documentId, numarVersiune }),
  });
}

/** Places what was prepared. What lies beside it in a tenant's store goes either way; the sweep takes what stays. */
async function usePrepared<T>(ready: Prepared, act: (ready: Prepared) => Promise<T>): Promise<T> {
  try {
    return await act(ready);
  } finally {
    await ready
      .forget()
      .catch((error: unknown) => log.error("an upload was not removed from staging", error));
  }
}

/** What was stored is stored: what stays in the staging bucket is removed by the sweep. */
async function clear(upload: Upload): Promise<void> {
  try {
    await discard(upload);
  } catch (error) {
    log.error("an upload was not removed from staging", error, { object: upload.id });
  }
}

/** The content itself is refused: sending it again would change nothing. */
export const isContentFault = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === "unsupportedMedia" || error.kind === "unprocessable");

/** Ends a claimed upload without a document; nothing of it is left in the staging bucket. */
export async function fail(upload: Stored<Upload>, error: unknown): Promise<void> {
  const errorKey = `error.${error instanceof AppError ? error.key : "intern"}`;
  if (await settle(upload, ended(upload, { status: "ESUATA", errorKey }))) await clear(upload);
}

/** Gives a claimed upload back, to be tried again. */
export async function release(upload: Stored<Upload>): Promise<void> {
  const { leaseUntil: _free, ...rest } = upload;
  await settle(upload, { ...rest, status: "IN_ASTEPTARE", bytesRead: 0 });
}

/** False where another worker has taken the upload: then it is theirs to settle. */
async function settle(upload: Stored<Upload>, after: Upload): Promise<boolean> {
  try {
    await transact(changing(Uploads, upload, after), { repeatable: true });
    return true;
  } catch (error) {
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}

const LEASE_SECONDS = 60;
/** As often as the queue delivers a message before it goes to the dead letters. */
const MOST_ATTEMPTS = 5;

/**
 * The background job of an upload. Safe to run twice and from the start: of several workers one holds the row, and
 * what it has prepared is written over.
 * @throws what may pass by itself, so that the message comes again; at the fifth time the upload has failed
 */
export async function finishInBackground(id: number): Promise<void> {
  const upload = await claim(Uploads, { id }, LEASE_SECONDS, (row) =>
    isPromised(row) ? inWork(row) : undefined,
  );
  if (!upload?.destination) return;
  const { destination } = upload;
  let bytesRead = 0;
  const started = clock.now().getTime();
  try {
    const caller = await loadPrincipal(upload.creator);
    if (!caller) throw unauthenticated();
    const lease = {
      seconds: LEASE_SECONDS,
      progress: () => ({ bytesRead: Math.min(bytesRead, upload.dimensiune) }),
    };
    await withLease(Uploads, upload, lease, () =>
      finish({ caller, upload, progress: (bytes) => (bytesRead += bytes) }, destination),
    );
    log.info("an upload was finished", { object: id, bytesRead, ms: clock.now().getTime() - started });
  } catch (error) {
    await settleFailure(upload, error);
  }
}

function finish(work: Work, destination: Destination): Promise<unknown> {
  if ("document" in destination) return finishDocument(work, destination);
  return "fromVersion" in destination ? finishRestore(work, destination) : finishVersion(work, destination);
}

async function settleFailure(upload: Stored<Upload>, error: unknown): Promise<void> {
  const isRefusal = error instanceof AppError && error.status < 500;
  if (isRefusal || upload.attempts >= MOST_ATTEMPTS) {
    log.error("an upload has failed", error, { object: upload.id });
    return fail(upload, error);
  }
  await release(upload);
  throw error;
}
